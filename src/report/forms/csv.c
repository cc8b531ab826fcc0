/* Games as CSV (RFC 4180): one row for each game. Lines end with CR LF, and a field that contains a
 * comma, a quotation mark or a line end stands in quotation marks. */
#include "csv.h"

#include <string.h>

#include "forms.h"
#include "text.h"
#include "utf8.h"

static void csv_begin(an_report *report)
{
    an__buffer_put(&report->out, "file,White,Black,result,plies,slips,certain\r\n");
}

static bool needs_quotes(an_text text)
{
    for (size_t i = 0; i < text.size; i++)
        if (an_is_among(text.at[i], ",\"\r\n"))
            return true;
    return false;
}

void an__csv_put_text(an_buffer *out, an_text text)
{
    bool is_quoted = needs_quotes(text);
    an__buffer_put(out, is_quoted ? "\"" : "");
    while (text.size > 0) {
        size_t size;
        an_utf8_decode(text, &size);
        an__buffer_put(out, *text.at == '"' ? "\"" : "");
        an__buffer_put_utf8(out, an_text_from(text.at, size));
        text = an_text_after(text, size);
    }
    an__buffer_put(out, is_quoted ? "\"" : "");
}

static void put_field(an_buffer *out, an_text text)
{
    an__csv_put_text(out, text);
    an_buffer_put_char(out, ',');
}

/* Puts a player's name. Puts nothing for "?", which means that the name is unknown. */
static void put_player(an_buffer *out, const an_game_summary *game, const char *tag)
{
    an_buffer name = {0};
    for (size_t i = 0; i < game->tag_count; i++)
        if (an_text_is(game->tags[2 * i], tag) && !an_text_is(game->tags[2 * i + 1], "?"))
            an__buffer_put_unescaped(&name, game->tags[2 * i + 1]);
    put_field(out, an_buffer_text(&name));
    an__buffer_free_part(&name, out);
}

/* Returns how many half-moves were read, in the likeliest reading if one was needed. */
static uint64_t plies_of(const an_game_summary *game)
{
    return game->read.uci.size > 0 ? an_text_count(game->read.uci, ' ') + 1 : game->plies;
}

/* The number of slips is unknown if the game was not read to its end. */
static void csv_game(an_report *report, const an_game_summary *game)
{
    an_buffer *out = &report->out;
    bool was_mended = game->read.uci.size > 0;
    put_field(out, an_text_of(game->place->file));
    put_player(out, game, "White");
    put_player(out, game, "Black");
    put_field(out, an_text_of(game->result != NULL ? game->result : ""));
    an__buffer_put_number(out, plies_of(game));
    an_buffer_put_char(out, ',');
    if (was_mended || game->is_valid)
        an__buffer_put_number(out, was_mended ? game->read.slips : 0);
    an__buffer_put(out,
                   (was_mended ? game->read.is_certain : game->is_valid) ? ",yes\r\n" : ",no\r\n");
}

const an_form an__csv_form = {.name = "csv",
                              .traits = AN_OUTPUT_FOR_PROGRAMS | AN_OUTPUT_IS_DOCUMENT |
                                        AN_OUTPUT_NAMES_PLAYERS,
                              .begin = csv_begin,
                              .game = csv_game};
