/* Written moves: a row of san.tsv is read, resolved, described and written in both languages. */
#include "positions.h"

#include <string.h>

#include "algnot/notation.h"

/* "en", "fr", or "uci" for coordinates without a language. */
static an_notation notation_named(const char *name)
{
    an_style style = an_style_from_name(an_text_of(name));
    if (style != AN_STYLE_COUNT)
        return an_notation_of(NULL, style);
    const an_language *language = an_language_from_name(an_text_of(name));
    assert_non_null(language);
    return an_notation_of(language, AN_STYLE_SHORT);
}

static void check_written(const tsv_row *row, const an_position *position, an_move move,
                          const char *language, an_style style, const char *column)
{
    char text[AN_SAN_MAX];
    an_notation notation = notation_named(language);
    notation.style = (uint8_t)style;
    size_t size = an_move_write(text, position, move, &notation);
    assert_string_equal(text, tsv_field(row, column));
    assert_int_equal(size, strlen(text));
}

static void reads_and_writes(void **state)
{
    const tsv_row *row = *state;
    an_position position = position_of(tsv_field(row, "fen"), AN_STANDARD);
    an_notation notation = notation_named(tsv_field(row, "language"));
    an_move move;
    an_code code =
        an_move_read(&move, &position, an_text_of(tsv_field(row, "text")), &notation, NULL);
    assert_string_equal(an_code_slug(code), tsv_field(row, "code"));
    if (code != AN_OK)
        return;

    char uci[AN_UCI_MAX];
    an_move_to_uci(uci, &position, move);
    assert_string_equal(uci, tsv_field(row, "uci"));
    check_written(row, &position, move, "en", AN_STYLE_SHORT, "en_short");
    check_written(row, &position, move, "en", AN_STYLE_LONG, "en_long");
    check_written(row, &position, move, "fr", AN_STYLE_SHORT, "fr_short");
    check_written(row, &position, move, "fr", AN_STYLE_LONG, "fr_long");
    check_written(row, &position, move, "uci", AN_STYLE_UCI, "uci");
}

int main(void)
{
    return tsv_run("tests/data/san.tsv", reads_and_writes) > 0;
}
