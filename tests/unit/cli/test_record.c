/* The commands of the recorder: no move, however it is spelled, is one of them or its beginning. */
#include "check.h"

#include <string.h>

#include "positions.h"
#include "record_commands.h"
#include "said.h"
#include "text.h"

/* The English name of the command that a word names; NULL: none. */
static const char *name_of(const char *word, bool in_full)
{
    const record_command *found = record_command_find(an_text_of(word), in_full);
    return found == NULL ? NULL : found->name[AN_MESSAGES_ENGLISH];
}

/* ---- moves are no commands ---- */

static size_t spellings;

static void check_spelling(const char *text)
{
    const char *name = name_of(text, false);
    spellings++;
    if (name != NULL)
        fail_msg("%s, a move, would be %s", text, name);
}

/* As it is, and as who does not care for capitals types it; with no sign behind it, too. */
static void check_move(const an_position *position, an_move move, const an_notation *notation)
{
    char text[AN_SAN_MAX];
    an_move_write(text, position, move, notation);
    check_spelling(text);
    for (char *at = text; *at != '\0'; at++)
        *at = an_lower(*at);
    check_spelling(text);
    text[strcspn(text, "+#=")] = '\0';
    check_spelling(text);
}

static void check_position(const an_position *position)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    for (size_t i = 0; i < count; i++)
        for (size_t l = 0; l < an_language_count; l++)
            for (an_style style = AN_STYLE_SHORT; style < AN_STYLE_COUNT; style++) {
                an_notation notation = an_notation_of(&an_languages[l], style);
                check_move(position, moves[i], &notation);
            }
}

static void no_move_is_a_command(void **state)
{
    static const char *const fens[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/pP1p1p1p/1p1p1p1p/P1P1P1P1/p1p1p1p1/1P1P1P1P/Pp1P1PpP/R3K2R w KQkq - 0 1",
        "r3k2r/p2p1p1p/1p1p1p1p/P1P1P1P1/p1p1p1p1/1P1P1P1P/Pp1P1PpP/R3K2R b KQkq - 0 1",
        "3q1r2/2P1P1k1/1n3b2/4pP2/2B2N2/8/1QR2R2/4K3 w - e6 0 1",
        "1n1q1b1r/P1P1P1P1/7k/8/8/7K/p1p1p1p1/1N1Q1B1R b - - 0 1",
    };
    (void)state;
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        an_position position;
        if (an_position_from_fen(&position, an_text_of(fens[i]), AN_STANDARD, NULL) != AN_OK)
            fail_msg("%s", fens[i]);
        check_position(&position);
    }
    assert_true(spellings > 100000);
}

/* Captures of pawns in two letters, and what is no move but meant for one. */
static void no_attempt_is_a_command(void **state)
{
    static const char *const words[] = {"ab",  "ba", "bc",      "cb", "cd", "dc", "de",
                                        "ed",  "ef", "fe",      "fg", "gf", "gh", "hg",
                                        "Cf9", "e9", "0-0-0-0", "--", "Z0"};
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        check_spelling(words[i]);
}

/* ---- names ---- */

static const struct {
    const char *word, *name; /* NULL: none */
} named[] = {
    {"undo", "undo"},       {"annule", "undo"},
    {"annulera", NULL},     {"QUITTER", "quit"},
    {"alle", NULL},         {"un", "undo"},
    {"an", "undo"},         {"redo", "redo"},
    {"refais", "redo"},     {"red", "redo"},
    {"re", NULL},           {"res", NULL},
    {"resi", "resign"},     {"resu", "result"},
    {"résultat", "result"}, {"resultat", "result"},
    {"RESULTAT", "result"}, {"rés", NULL},
    {"board", "board"},     {"plateau", "board"},
    {"pl", "board"},        {"co", NULL},
    {"com", "comment"},     {"commente", "comment"},
    {"coups", "moves"},     {"cou", "moves"},
    {"go", "go"},           {"va", "go"},
    {"var", "variation"},   {"variante", "variation"},
    {"end", "end"},         {"fin", "end"},
    {"ab", NULL},           {"aba", "resign"},
    {"nulle", "draw"},      {"draw", "draw"},
    {"offer", "offer"},     {"propose", "offer"},
    {"étiquette", "tag"},   {"etiq", "tag"},
    {"partie", "list"},     {"enregistre", "save"},
    {"aide", "help"},       {"q", NULL},
    {"qu", "quit"},         {"quitte", "quit"},
    {"quittez", NULL},      {"", NULL},
    {"e4", NULL},           {"tourne", "flip"},
    {"EFFACER", "undo"},    {"retou", NULL},
    {"retablis", "redo"},   {"sauv", NULL},
    {"??", NULL},           {"!", NULL},
};

static void commands_go_by_their_beginnings(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
        const char *name = name_of(named[i].word, false);
        if ((name == NULL) != (named[i].name == NULL) ||
            (name != NULL && strcmp(name, named[i].name) != 0))
            fail_msg("%s: %s, not %s", named[i].word, name == NULL ? "none" : name,
                     named[i].name == NULL ? "none" : named[i].name);
    }
    assert_null(name_of("und", true));
    assert_string_equal(name_of("undo", true), "undo");
}

/* Synonyms. In a sheet, those of people are words or signs like others: "Retour de manivelle",
 * "sauve qui peut". */
static const struct {
    const char *word, *name;
    bool is_for_people;
} synonyms[] = {
    {"annuler", "undo", false},    {"retour", "undo", true},        {"revenir", "undo", true},
    {"reviens", "undo", true},     {"effacer", "undo", true},       {"efface", "undo", true},
    {"supprimer", "undo", true},   {"supprime", "undo", true},      {"retirer", "undo", true},
    {"retire", "undo", true},      {"reprendre", "undo", true},     {"reprends", "undo", true},
    {"back", "undo", true},        {"takeback", "undo", true},      {"delete", "undo", true},
    {"erase", "undo", true},       {"remove", "undo", true},        {"refaire", "redo", false},
    {"rétablir", "redo", true},    {"rétablis", "redo", true},      {"échiquier", "board", true},
    {"tourner", "flip", false},    {"aller", "go", false},          {"corriger", "correct", false},
    {"rectifie", "correct", true}, {"promouvoir", "promote", true}, {"commenter", "comment", false},
    {"proposer", "offer", false},  {"abandonne", "resign", false},  {"abandonner", "resign", false},
    {"liste", "list", false},      {"enregistrer", "save", false},  {"sauver", "save", true},
    {"sauve", "save", true},       {"sauvegarder", "save", true},   {"sauvegarde", "save", true},
    {"commandes", "help", true},   {"commands", "help", true},      {"quoi", "help", true},
    {"quoi?", "help", true},       {"what", "help", true},          {"what?", "help", true},
    {"?", "help", true},           {"quitter", "quit", false},      {"exit", "quit", false},
    {"sortir", "quit", true},      {"bye", "quit", true},
};

static void each_synonym_is_known(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++) {
        const char *word = synonyms[i].word, *name = name_of(word, false);
        if (name == NULL || strcmp(name, synonyms[i].name) != 0)
            fail_msg("%s: %s, not %s", word, name == NULL ? "none" : name, synonyms[i].name);
        if ((name_of(word, true) == NULL) != synonyms[i].is_for_people)
            fail_msg("%s: %s in a sheet", word, synonyms[i].is_for_people ? "a command" : "none");
    }
}

static void every_command_in_both_languages(void **state)
{
    (void)state;
    const record_command *row;
    for (size_t i = 0; (row = record_command_at(i)) != NULL; i++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             language < AN_MESSAGE_LANGUAGE_COUNT; language++) {
            const char *name = row->name[language];
            const char *found = name_of(name, true);
            assert_non_null(found);
            assert_string_equal(found, row->name[AN_MESSAGES_ENGLISH]);
            assert_true(*row->help[language] != '\0' && row->handler != NULL);
            assert_int_equal(*row->arguments[language] == '\0',
                             *row->arguments[AN_MESSAGES_ENGLISH] == '\0');
        }
}

/* ---- what is said ---- */

static void every_message_in_both_languages(void **state)
{
    (void)state;
    for (record_message which = 0; which < RECORD_MESSAGE_COUNT; which++)
        check_said_in_both(record_message_text(AN_MESSAGES_ENGLISH, which),
                           record_message_text(AN_MESSAGES_FRENCH, which));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_move_is_a_command),
        cmocka_unit_test(no_attempt_is_a_command),
        cmocka_unit_test(commands_go_by_their_beginnings),
        cmocka_unit_test(each_synonym_is_known),
        cmocka_unit_test(every_command_in_both_languages),
        cmocka_unit_test(every_message_in_both_languages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
