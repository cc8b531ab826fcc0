/* The reader: a row of reader.tsv is read, and its tokens and faults are held against it. */
#include "tsv.h"

#include <string.h>

#include "algnot/game.h"
#include "buffer.h"
#include "passage.h"

static void put_token(an_buffer *out, const an_token *token)
{
    static const char *const names[] = {"N", "M", "S", "$", "{}", ";", "(", ")", "R", "A", "P"};
    an__buffer_put(out, names[token->kind]);
    if (token->kind == AN_TOKEN_RESULT)
        an__buffer_put(out, an_result_name((an_result)token->value));
    else if (token->kind == AN_TOKEN_NUMBER || token->kind == AN_TOKEN_NAG)
        an__buffer_put_number(out, token->value);
    if (token->kind == AN_TOKEN_NUMBER && token->says_black)
        an_buffer_put_char(out, 'b');
}

static void put_space(an_buffer *out)
{
    if (out->size > 0)
        an_buffer_put_char(out, ' ');
}

/* T for a tag, then the tokens; prose counts once, however many words. */
static void put_game(an_buffer *tokens, an_buffer *faults, const an_game *game)
{
    if (game->is_empty) {
        put_space(tokens);
        an_buffer_put_char(tokens, '-');
    }
    for (size_t i = 0; i < game->tag_count; i++) {
        put_space(tokens);
        an_buffer_put_char(tokens, 'T');
    }
    for (size_t i = 0; i < game->token_count; i++) {
        bool goes_on = i > 0 && game->tokens[i].kind == AN_TOKEN_PROSE &&
                       game->tokens[i - 1].kind == AN_TOKEN_PROSE;
        if (goes_on)
            continue;
        put_space(tokens);
        put_token(tokens, &game->tokens[i]);
    }
    for (size_t i = 0; i < game->faults.count; i++) {
        put_space(faults);
        an__buffer_put(faults, an_code_slug(game->faults.list[i].code));
        an_buffer_put_char(faults, '@');
        an__buffer_put_number(faults, game->offset + game->faults.list[i].offset);
    }
}

static void reads(void **state)
{
    const tsv_row *row = *state;
    an_buffer text = unescaped(tsv_field(row, "text")), tokens = {0}, faults = {0};
    an__buffer_put(&tokens, "");
    an__buffer_put(&faults, "");
    an_batch batch = {.bytes = {text.at, text.size}, .is_text = tsv_number(row, "is_text") == 1};
    an_reader *reader = an_reader_open();
    an_game game;
    an_reader_take(reader, &batch);
    while (an_reader_next(reader, &game) == AN_OK) {
        if (game.offset > 0)
            an__buffer_put(&tokens, " |");
        put_game(&tokens, &faults, &game);
    }
    assert_string_equal(tokens.at, tsv_field(row, "tokens"));
    assert_string_equal(faults.at, tsv_field(row, "faults"));
    an_reader_close(reader);
    an__buffer_free(&text);
    an__buffer_free(&tokens);
    an__buffer_free(&faults);
}

int main(void)
{
    return tsv_run("tests/data/reader.tsv", reads) > 0;
}
