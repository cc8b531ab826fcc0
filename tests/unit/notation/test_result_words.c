/* Results that are said in words, in many languages, and words that name none. */
#include "tsv.h"

#include "algnot/notation.h"
#include "result_words.h"

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

static const struct {
    const char *words;
    an_result result;
} said[] = {
    {"White resigns", AN_BLACK_WINS},
    {"black resigned", AN_WHITE_WINS},
    {"White wins on time", AN_WHITE_WINS},
    {"Black lost the game on time", AN_WHITE_WINS},
    {"Draw agreed", AN_DRAW},
    {"draw by threefold  repetition", AN_DRAW},
    {"abandon des Noirs", AN_WHITE_WINS},
    {"LES BLANCS ABANDONNENT", AN_BLACK_WINS},
    {"et les Noirs ont abandonne", AN_WHITE_WINS},
    {"Les Noirs perdent au temps", AN_WHITE_WINS},
    {"Nulle", AN_DRAW},
    {"partie nulle par accord mutuel", AN_DRAW},
    {"Weiß gibt auf", AN_BLACK_WINS},
    {"WEISS GAB AUF", AN_BLACK_WINS},
    {"Schwarz verliert durch Zeitüberschreitung", AN_WHITE_WINS},
    {"Remis durch Dauerschach", AN_DRAW},
    {"Las blancas abandonan", AN_BLACK_WINS},
    {"abandonan las negras", AN_WHITE_WINS},
    {"Tablas de común acuerdo", AN_DRAW},
    {"Il Nero abbandona", AN_WHITE_WINS},
    {"vince il bianco per il tempo", AN_WHITE_WINS},
    {"Patta d'accordo", AN_DRAW},
    {"As pretas abandonam", AN_WHITE_WINS},
    {"vitória das brancas", AN_WHITE_WINS},
    {"Empate por acordo", AN_DRAW},
    {"Zwart geeft op", AN_WHITE_WINS},
    {"wit gaf het op", AN_BLACK_WINS},
    {"remise door herhaling", AN_DRAW},
    {"Чёрные сдались", AN_WHITE_WINS},
    {"черные сдаются", AN_WHITE_WINS},
    {"победа белых", AN_WHITE_WINS},
    {"Ничья по соглашению", AN_DRAW},
    {"Czarne poddały się", AN_WHITE_WINS},
    {"wygrana białych na czas", AN_WHITE_WINS},
    {"Remis przez zgodę", AN_DRAW},
    {"Bílý se vzdal", AN_BLACK_WINS},
    {"výhra černého", AN_BLACK_WINS},
    {"Remíza dohodou", AN_DRAW},
    {"i blanques abandonen", AN_BLACK_WINS},
    {"Beli predaje", AN_BLACK_WINS},
};

static const char *const unsaid[] = {
    "",
    "et",
    "resigns",        /* who? */
    "Gagné au temps", /* by whom? */
    "White",
    "White to move",
    "White does not resign",
    "White resigns himself to a draw",
    "les Noirs n'abandonnent pas",
    "les Noirs devraient abandonner",
    "Nulle part",
    "Nulle, dit-il",
    "refuse la nulle",
    "proposition de nulle",
    "Weiß gibt auf h7 Schach",
    "drawn out",
    "les blancs gibt auf", /* in two languages */
};

static void results_are_read(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(said); i++) {
        an_result result = an__result_in_words(an_text_of(said[i].words));
        if (result != said[i].result)
            print_error("%s reads as %s\n", said[i].words, an_result_name(result));
        assert_int_equal(result, said[i].result);
    }
}

static void each_row_is_read(void **state)
{
    an_result result = an__result_in_words(an_text_of(tsv_field(*state, "words")));
    assert_string_equal(an_result_name(result), tsv_field(*state, "result"));
}

static void each_resignation_is_read(void **state)
{
    an_text words = an_text_of(tsv_field(*state, "words"));
    an_result of_white = an__ending_in_words(words, AN_WHITE, false);
    assert_string_equal(an_result_name(of_white), tsv_field(*state, "result"));
}

static void each_offer_is_read(void **state)
{
    bool is_accepted = an__tells_accepted_offer(an_text_of(tsv_field(*state, "sentence")),
                                                an_text_of(tsv_field(*state, "next")));
    assert_string_equal(is_accepted ? "yes" : "no", tsv_field(*state, "accepted"));
}

static void what_is_not_sure_is_none(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(unsaid); i++) {
        if (an__result_in_words(an_text_of(unsaid[i])) != AN_NO_RESULT)
            print_error("%s reads as a result\n", unsaid[i]);
        assert_int_equal(an__result_in_words(an_text_of(unsaid[i])), AN_NO_RESULT);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(results_are_read),
        cmocka_unit_test(what_is_not_sure_is_none),
    };
    int failed = tsv_run("tests/data/result-words.tsv", each_row_is_read);
    failed += tsv_run("tests/data/resignations.tsv", each_resignation_is_read);
    failed += tsv_run("tests/data/draw-offers.tsv", each_offer_is_read);
    return failed + cmocka_run_group_tests(tests, NULL, NULL) > 0;
}
