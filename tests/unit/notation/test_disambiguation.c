/* The least disambiguation, written and read: a row of disambiguation.tsv is a move in English, in
 * French and in full, or one that would leave the king attacked. */
#include "positions.h"

#include "algnot/notation.h"

static an_code read_move(an_move *move, const an_position *position, const char *text,
                         const an_notation *notation)
{
    an_san san;
    an_code code = an_san_parse(&san, an_text_of(text), notation);
    return code != AN_OK ? code : an_san_resolve(move, position, &san, NULL);
}

static void check_text(const tsv_row *row, const an_position *position, const char *language,
                       an_style style, const char *column)
{
    an_notation notation = an_notation_of(an_language_from_name(an_text_of(language)), style);
    an_move due = move_of(position, tsv_field(row, "uci")), read;
    char text[AN_SAN_MAX];
    an_move_write(text, position, due, &notation);
    assert_string_equal(text, tsv_field(row, column));
    assert_int_equal(read_move(&read, position, text, &notation), AN_OK);
    assert_memory_equal(&read, &due, sizeof due);
}

static void is_the_least(void **state)
{
    const tsv_row *row = *state;
    an_position position = position_of(tsv_field(row, "fen"), AN_STANDARD);
    an_notation coordinates = an_notation_of(NULL, AN_STYLE_UCI);
    an_move move;
    an_code code = read_move(&move, &position, tsv_field(row, "uci"), &coordinates);
    assert_string_equal(an_code_slug(code), tsv_field(row, "code"));
    if (code != AN_OK)
        return;
    check_text(row, &position, "en", AN_STYLE_SHORT, "san_en");
    check_text(row, &position, "fr", AN_STYLE_SHORT, "san_fr");
    check_text(row, &position, "en", AN_STYLE_LONG, "lan");
}

int main(void)
{
    return tsv_run("tests/data/disambiguation.tsv", is_the_least) > 0;
}
