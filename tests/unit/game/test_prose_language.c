/* The language of the words around the moves: common words of each language that has a list of them
 * name it among all languages. */
#include "check.h"

#include "algnot/notation.h"
#include "prose_language.h"
#include "text.h"

static const struct {
    const char *language, *text;
} rows[] = {
    {"en", "the board after this round"}, {"fr", "le tournoi et des parties dans une ronde"},
    {"de", "das Turnier und die Runde"},  {"es", "el torneo, pero muy después"},
    {"it", "il torneo che non gli è"},    {"pt", "os torneios, mas não com uma mesa"},
    {"ca", "el torneig dels amb aquí"},   {"nl", "het bord, een partij met niet"},
    {"sv", "och efter att inte är som"},  {"da", "og efter ikke af det blev"},
    {"nb", "og etter ikke av det ble"},   {"ro", "și după este cu"},
};

static size_t index_of(const char *code)
{
    size_t index = 0;
    while (!an_text_is(an_text_of(an_languages[index].code), code))
        index++;
    return index;
}

static void common_words_name_their_language(void **state)
{
    (void)state;
    an_notation notations[64];
    uint64_t set = 0;
    for (size_t i = 0; i < an_language_count; i++)
        notations[i] = an_notation_of(&an_languages[i], AN_STYLE_SHORT);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        set |= UINT64_C(1) << index_of(rows[i].language);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t named = an__language_named(an_text_of(rows[i].text), notations, set);
        assert_string_equal(an_languages[named].code, rows[i].language);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(common_words_name_their_language)};
    return cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
