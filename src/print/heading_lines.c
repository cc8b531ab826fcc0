/* The heading of a game on paper: its players, and what else its tags say. */
#include "printer.h"

#include "print_prose.h"
#include "text.h"

/* Returns whether a PGN value is known, and not "?" or the like. */
static bool is_known(an_text value)
{
    return value.size > 0 && !an_text_is(value, "?") && !an_text_is(value, "-") &&
           !an_text_starts(value, "????");
}

bool an__print_tag(an_buffer *out, const an_game *game, const char *name)
{
    an_text value = an_text_trimmed(an_game_tag(game, name));
    if (!is_known(value))
        return false;
    an__buffer_put_unescaped(out, value);
    return true;
}

/* ---- players ---- */

/* Puts "GM Carlsen, Magnus (2882)". */
static void put_player(an_buffer *out, const an_game *game, const char *title, const char *name,
                       const char *rating)
{
    if (an__print_tag(out, game, title))
        an__buffer_put(out, AN_NO_BREAK);
    if (!an__print_tag(out, game, name))
        an__buffer_put(out, "N." AN_NO_BREAK "N.");
    an_text elo = an_text_trimmed(an_game_tag(game, rating));
    if (!is_known(elo) || an_text_is(elo, "0"))
        return;
    an__buffer_put(out, " (");
    an__print_tag(out, game, rating);
    an_buffer_put_char(out, ')');
}

static void put_players(an_printer *printer, an_setter *setter, const an_game *game)
{
    an_buffer *line = an_printer_next_word(printer);
    if (is_known(an_game_tag(game, "White")) || is_known(an_game_tag(game, "Black"))) {
        put_player(line, game, "WhiteTitle", "White", "WhiteElo");
        an__buffer_put(line, " – ");
        put_player(line, game, "BlackTitle", "Black", "BlackElo");
    } else {
        an__buffer_put(line, an__print_word(AN_WORD_GAME, printer->words));
    }
    an__setter_put_part(setter, AN_PART_PLAYERS, an_buffer_text(line));
}

/* ---- the event ---- */

/* Puts ", " unless the line is empty, then `before`, which introduces the next item, and a
 * space. */
static void put_joint(an_buffer *line, const char *before)
{
    if (line->size > 0)
        an__buffer_put(line, ", ");
    an__buffer_put(line, before);
    if (*before != '\0')
        an__buffer_put(line, AN_NO_BREAK);
}

static void put_item(an_buffer *line, const an_game *game, const char *name, const char *before)
{
    if (!is_known(an_text_trimmed(an_game_tag(game, name))))
        return;
    put_joint(line, before);
    an__print_tag(line, game, name);
}

static void put_date(an_buffer *line, const an_game *game, an_message_language words)
{
    an_text date = an_text_trimmed(an_game_tag(game, "Date"));
    if (!is_known(date))
        return;
    put_joint(line, "");
    an__print_date(line, date, words);
}

static void end_line(an_printer *printer, an_setter *setter)
{
    const an_buffer *line = &printer->word;
    if (line->size > 0)
        an__setter_put_part(setter, AN_PART_EVENT, an_buffer_text(line));
    an_printer_next_word(printer);
}

void an__print_heading(an_printer *printer, an_setter *setter, const an_game *game,
                       const an_judgement *judgement)
{
    an_message_language words = printer->words;
    put_players(printer, setter, game);
    an_buffer *line = an_printer_next_word(printer);
    put_item(line, game, "Event", "");
    put_item(line, game, "Site", "");
    put_item(line, game, "Round", an__print_word(AN_WORD_ROUND, words));
    put_date(line, game, words);
    end_line(printer, setter);
    put_item(line, game, "Opening", "");
    put_item(line, game, "Variation", "");
    put_item(line, game, "ECO", "");
    if (judgement->variant != AN_STANDARD) {
        put_joint(line, "");
        an__buffer_put(line, an_variant_tag(judgement->variant));
    }
    end_line(printer, setter);
    put_item(line, game, "Annotator", an__print_word(AN_WORD_NOTES, words));
    end_line(printer, setter);
}
