/* Texts through splitter, reader, arbiter and scribe. */
#include "passage.h"

#include <string.h>

#include "check.h"
#include "file.h"

an_notation notation_of(const char *name)
{
    for (an_style style = AN_STYLE_UCI; style <= AN_STYLE_ICCF; style++)
        if (strcmp(name, an_style_name(style)) == 0)
            return an_notation_of(NULL, style);
    const an_language *row = an_language_from_name(an_text_of(name));
    assert_non_null(row);
    return an_notation_of(row, AN_STYLE_SHORT);
}

void each_game_under(an_text text, const an_judge_options *rules, game_taker *take, void *context)
{
    an_splitter *splitter = an_splitter_open(64 << 20);
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(rules);
    an_batch batch;
    an_game game;
    an_judgement judgement;
    for (size_t sent = 0, size = 1; size > 0; sent += size) {
        size_t room;
        char *to = an_splitter_room(splitter, &room);
        size = text.size - sent < room ? text.size - sent : room;
        if (size > 0)
            memcpy(to, text.at + sent, size);
        an_splitter_filled(splitter, size);
        while (an_splitter_next(splitter, &batch)) {
            an_reader_take(reader, &batch);
            while (an_game_next(reader, arbiter, &game, &judgement) == AN_OK)
                if (!game.is_empty || game.faults.count > 0)
                    take(context, &judgement);
        }
    }
    an_splitter_close(splitter);
    an_reader_close(reader);
    an_arbiter_close(arbiter);
}

void each_game(an_text text, const an_notation *from, game_taker *take, void *context)
{
    an_judge_options rules = {.from = from, .from_count = from != NULL};
    each_game_under(text, &rules, take, context);
}

typedef struct writing {
    an_scribe *scribe;
    an_buffer out;
} writing;

static void write_game(void *context, const an_judgement *judgement)
{
    writing *w = context;
    an_text text = an_scribe_write(w->scribe, judgement);
    assert_non_null(text.at);
    an_buffer_put_text(&w->out, text);
}

an_buffer written(an_text text, const an_notation *from, const an_write_options *script)
{
    writing w = {.scribe = an_scribe_open(script)};
    an__buffer_put(&w.out, "");
    each_game(text, from, write_game, &w);
    an_scribe_close(w.scribe);
    assert_false(w.out.failed);
    return w.out;
}

static unsigned hex_value(char digit)
{
    const char *digits = "0123456789abcdef", *found = strchr(digits, digit);
    assert_true(digit != '\0' && found != NULL);
    return (unsigned)(found - digits);
}

an_buffer unescaped(const char *field)
{
    an_buffer out = {0};
    an__buffer_put(&out, "");
    for (; *field != '\0'; field++) {
        const char *escape =
            *field == '\\' && field[1] != '\0' ? strchr("n\nr\rt\t", field[1]) : NULL;
        if (*field == '\\' && field[1] == 'x') {
            an_buffer_put_char(&out, (char)(hex_value(field[2]) << 4 | hex_value(field[3])));
            field += 3;
            continue;
        }
        an_buffer_put_char(&out, escape == NULL ? *field : escape[1]);
        field += escape != NULL;
    }
    return out;
}

an_text text_of(const an_buffer *buffer)
{
    return (an_text){buffer->at, buffer->size};
}

an_buffer load(const char *path)
{
    an_buffer text = {0};
    text.at = file_load(path, &text.size);
    assert_non_null(text.at);
    return text;
}

void assert_same(const an_buffer *a, const an_buffer *b)
{
    size_t same = 0, from;
    while (same < a->size && a->at[same] == b->at[same])
        same++;
    from = same < 60 ? 0 : same - 60;
    if (same < a->size || a->size != b->size)
        fail_msg("%.120s\n!=\n%.120s", a->at + from, b->at + from);
}
