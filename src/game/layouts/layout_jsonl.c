/* Layout jsonl: a game as one JSON object with its tags, start, main line and result. */
#include "layouts.h"

#include "buffer.h"
#include "heading.h"
#include "json_text.h"
#include "main_line.h"
#include "moves.h"
#include "packed_move.h"
#include "scribe.h"

static void put_comma(an_buffer *out)
{
    char last = out->failed ? ',' : out->at[out->size - 1];
    if (last != '{' && last != '[')
        an_buffer_put_char(out, ',');
}

static void put_tag(an_buffer *out, const an_pair *pair)
{
    an_buffer plain = {0};
    an_text value = pair->value;
    put_comma(out);
    an__json_put_text(out, pair->name);
    an_buffer_put_char(out, ':');
    if (!pair->is_plain) {
        an__buffer_put_unescaped(&plain, value);
        value = an_buffer_text(&plain);
        out->failed = out->failed || plain.failed;
    }
    an__json_put_text(out, value);
    an__buffer_free(&plain);
}

static void put_start(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    char fen[AN_FEN_MAX];
    bool has_fen = judgement->board.is_known && !an__starts_as_usual(scribe);
    if (has_fen)
        an_position_to_fen(fen, &judgement->board.start);
    an__json_put_member(&scribe->page.out, "variant",
                        an_text_of(an_variant_name(judgement->variant)));
    an__json_put_member(&scribe->page.out, "fen", an_text_of(has_fen ? fen : NULL));
}

/* Writes a move of the main line. No notation has a character that JSON would escape. */
static void put_move(an_scribe *scribe, an_entry move)
{
    enum { AROUND = 3 }; /* the comma and the quotes */
    char text[AN_SAN_MAX + AROUND] = ",\"";
    const char *begin = text + (an_scribe_current(scribe)->ply == 0);
    size_t size = 2 + an_scribe_write_move(scribe, text + 2, move);
    text[size++] = '"';
    an_buffer_add(&scribe->page.out, begin, size - (size_t)(begin - text));
    an_scribe_current(scribe)->ply++;
}

/* Writes the main line up to its first error. */
static void put_moves(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    const an_game *game = judgement->game;
    const an_entry *entries = judgement->own.entries;
    an__json_put_key(&scribe->page.out, "moves");
    an_buffer_put_char(&scribe->page.out, '[');
    an_scribe_begin_lines(scribe);
    if (scribe->failed)
        return;
    for (an_packed_run s = {0}; entries != NULL && an__next_packed_run(judgement, &s);)
        for (size_t i = s.from; i < s.to; i++)
            put_move(scribe, entries[i]);
    for (size_t i = 0; entries == NULL; i++) {
        i = an__line_next(game, i, AN_TOKEN_MOVE);
        if (i == game->token_count)
            break;
        if (judgement->plies[i].is_played)
            put_move(scribe, an_entry_of(&judgement->plies[i]));
    }
    an_buffer_put_char(&scribe->page.out, ']');
}

/* Returns the slug of the first error, or of the reason why the game was not played; NULL if there
 * is neither. */
static const char *error_of(const an_judgement *judgement)
{
    bool is_played = judgement->notation != NULL && judgement->board.is_known;
    for (size_t i = 0; i < judgement->findings.count; i++)
        if (judgement->findings.list[i].level == AN_LEVEL_ERROR)
            return an_code_slug(judgement->findings.list[i].code);
    return is_played || judgement->findings.count == 0
               ? NULL
               : an_code_slug(judgement->findings.list[0].code);
}

void an__layout_jsonl(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    const an_notation *notation = &scribe->options.notation;
    an_buffer *out = &scribe->page.out;
    an__buffer_put(out, "{\"v\":1");
    an__json_put_member(out, "type", an_text_of("game"));
    an__json_put_key(out, "tags");
    an_buffer_put_char(out, '{');
    an__scribe_gather_tags(scribe);
    for (size_t i = 0; i < scribe->heading.count; i++)
        put_tag(out, &scribe->heading.pairs[i]);
    an_buffer_put_char(out, '}');
    put_start(scribe);
    an__json_put_member(out, "language",
                        an_text_of(notation->language != NULL ? notation->language->code : NULL));
    an__json_put_member(out, "style", an_text_of(an_style_name((an_style)notation->style)));
    put_moves(scribe);
    bool has_result = scribe->heading.result != AN_NO_RESULT;
    an__json_put_member(out, "result",
                        an_text_of(has_result ? an_result_name(scribe->heading.result) : NULL));
    an__json_put_member(out, "error", an_text_of(error_of(judgement)));
    an__json_put_key(out, "played_illegal");
    an_buffer_put_char(out, '[');
    an__main_line_put_illegal(out, judgement);
    an__buffer_put(out, "]}\n");
}
