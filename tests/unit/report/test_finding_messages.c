/* The sentences of the catalogue: every code has one in English and one in French, and both have
 * the same holes. */
#include "check.h"

#include <string.h>

#include "finding_details.h"
#include "finding_messages.h"
#include "position.h"
#include "terms.h"

/* The holes that finding_messages.h lists; the grammar of a language may wrap them. */
static const char *const holes[] = {
    "move",      "due",        "piece",    "by",       "king",        "target",
    "role",      "candidates", "other",    "number",   "detail",      "language",
    "languages", "letters",    "side",     "opponent", "move number", "suggestions",
    "best",      "best count", "prospect", "after",    "following",   "pgn",
    "numbering", "hex",        "origin",   "earlier",  "fitting",
};

enum { HOLES = sizeof holes / sizeof *holes };

/* {of piece} and {no role} are {piece} and {role}; {e:piece} is an ending, no hole. */
static void count_hole(unsigned *counts, const char *name, size_t size)
{
    static const char *const wrappings[] = {"of ", "no ", "e:"};
    for (size_t i = 0; i < sizeof wrappings / sizeof *wrappings; i++) {
        size_t wrapped = strlen(wrappings[i]);
        if (size <= wrapped || memcmp(name, wrappings[i], wrapped) != 0)
            continue;
        if (wrappings[i][wrapped - 1] == ':')
            return;
        name += wrapped;
        size -= wrapped;
    }
    for (size_t i = 0; i < HOLES; i++)
        if (strlen(holes[i]) == size && memcmp(name, holes[i], size) == 0) {
            counts[i]++;
            return;
        }
    print_error("unknown hole {%.*s}\n", (int)size, name);
    fail();
}

static void count_holes(unsigned *counts, const char *words)
{
    for (const char *open; (open = strchr(words, '{')) != NULL;) {
        const char *close = strchr(open, '}');
        assert_non_null(close);
        count_hole(counts, open + 1, (size_t)(close - open) - 1);
        words = close + 1;
    }
    assert_null(strchr(words, '}'));
}

static void check_words(an_message words)
{
    unsigned counts[AN_MESSAGE_LANGUAGE_COUNT][HOLES] = {{0}};
    for (an_message_language message_language = AN_MESSAGES_ENGLISH;
         message_language < AN_MESSAGE_LANGUAGE_COUNT; message_language++) {
        assert_non_null(words.in[message_language]);
        count_holes(counts[message_language], words.in[message_language]);
        assert_null(
            strstr(words.in[message_language], "«")); /* quotation marks come with the hole */
    }
    for (size_t i = 0; i < HOLES; i++)
        assert_int_equal(counts[AN_MESSAGES_ENGLISH][i], counts[AN_MESSAGES_FRENCH][i]);
}

static void every_code_has_a_sentence(void **state)
{
    unsigned missing = 0;
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        an_finding finding = {.code = code};
        an_message words = an__message_of_finding(&finding);
        for (an_message_language message_language = AN_MESSAGES_ENGLISH;
             message_language < AN_MESSAGE_LANGUAGE_COUNT; message_language++)
            if (words.in[message_language] == NULL || *words.in[message_language] == '\0') {
                print_error("%s has no sentence in %s (report/words/finding_messages.c)\n",
                            an_code_slug(code),
                            message_language == AN_MESSAGES_ENGLISH ? "English" : "French");
                missing++;
            }
    }
    assert_int_equal(missing, 0);
}

static void holes_agree(void **state)
{
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        an_finding finding = {.code = code};
        an_message words = an__message_of_finding(&finding);
        if (words.in[AN_MESSAGES_ENGLISH] != NULL)
            check_words(words);
    }
}

/* What fills {detail}: a row for each detail, defect or lack. */
static void holes_of_details_agree(void **state)
{
    static const struct {
        an_code code;
        unsigned first, last; /* of an_reason.detail */
    } details[] = {
        {AN_UNREADABLE_TOKEN, AN_UNREADABLE_WORD, AN_PARTLY_READ},
        {AN_CASTLING_REFUSED, AN_CASTLING_NO_RIGHT, AN_CASTLING_ROOK_TAKEN},
        {AN_BAD_FEN, AN_FEN_EMPTY, AN_FEN_EN_PASSANT_RIGHT},
        {AN_BAD_ENCODING, 0, 2},
        {AN_NO_SUCH_MOVE, AN_MISSING_WAY, AN_MISSING_ON_SQUARE},
        {AN_CHECK_SIGN_WRONG, 0, 1},
        {AN_MATE_SIGN_WRONG, 0, 1},
        {AN_MOVE_NUMBER_FORM, AN_NUMBER_FORM, AN_NUMBER_STRAY},
        {AN_BAD_DATE, AN_DATE_FORM, AN_DATE_NO_SUCH_DAY},
    };
    (void)state;
    for (size_t i = 0; i < sizeof details / sizeof *details; i++)
        for (unsigned detail = details[i].first; detail <= details[i].last; detail++) {
            an_finding finding = {.code = details[i].code, .facts.reason.detail = (uint8_t)detail};
            an_message words = an__detail_of_finding(&finding);
            check_words(words);
            assert_string_not_equal(words.in[AN_MESSAGES_ENGLISH], "");
            assert_string_not_equal(words.in[AN_MESSAGES_FRENCH], "");
        }
}

/* What stands under a sentence: whose move it is, and help. */
static void holes_of_help_agree(void **state)
{
    (void)state;
    check_words(an__message_of_turn(AN_WHITE));
    check_words(an__message_of_turn(AN_BLACK));
    check_words(an__message_of_best());
    for (uint32_t second = 0; second < 3; second++)
        for (uint32_t after = second; after < 3; after++)
            for (uint32_t of = after; of < 4; of++) {
                an_finding finding = {.help.count = 2,
                                      .help.list = {{.legal_after = after, .of = of},
                                                    {.legal_after = second, .of = of}}};
                check_words(an__message_of_prospect(&finding.help));
                for (finding.help.fitting = 0; finding.help.fitting < 4; finding.help.fitting++)
                    check_words(an__message_of_help(&finding));
            }
    for (uint32_t fits = 1; fits < 3; fits++) /* nothing is suggested, or the only move */
        check_words(
            an__message_of_help(&(an_finding){.help.fitting = fits, .help.count = fits == 1}));
}

static void roles_levels_and_groups_have_names(void **state)
{
    (void)state;
    for (an_message_language message_language = AN_MESSAGES_ENGLISH;
         message_language < AN_MESSAGE_LANGUAGE_COUNT; message_language++) {
        for (an_role role = AN_NO_ROLE; role < AN_ROLE_COUNT; role++)
            assert_in_range(strlen(an__term_role(message_language, role)), 3, 16);
        for (an_level level = AN_LEVEL_NOTE; level <= AN_LEVEL_ERROR; level++)
            assert_in_range(strlen(an__term_level(message_language, level)), 4, 16);
        for (an_group group = AN_GROUP_TROUBLE; group <= AN_GROUP_FACTS; group++)
            assert_in_range(strlen(an__term_group(message_language, group)), 4, 20);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_code_has_a_sentence),
        cmocka_unit_test(holes_agree),
        cmocka_unit_test(holes_of_details_agree),
        cmocka_unit_test(holes_of_help_agree),
        cmocka_unit_test(roles_levels_and_groups_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
