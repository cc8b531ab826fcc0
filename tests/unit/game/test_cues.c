/* Each word of articles that tells whether a move was played is read as what it says, in whole. */
#include "tsv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algnot/notation.h"
#include "cue_rows.h"
#include "cues.h"
#include "text.h"

enum { ROOM = 96 };

static const char *const names[AN_CUE_COUNT] = {[AN_CUE_NOT_PLAYED] = "not played",
                                                [AN_CUE_OR] = "or",
                                                [AN_CUE_AFTER] = "after",
                                                [AN_CUE_PLAYED] = "played",
                                                [AN_CUE_END] = "end",
                                                [AN_CUE_BEHIND] = "behind",
                                                [AN_CUE_UNREAL] = "unreal",
                                                [AN_CUE_GENERAL] = "general",
                                                [AN_CUE_IF] = "if",
                                                [AN_CUE_WEAK] = "weak",
                                                [AN_CUE_ELSEWHERE] = "elsewhere",
                                                [AN_CUE_CONTRAST] = "contrast",
                                                [AN_CUE_THAT] = "that",
                                                [AN_CUE_REFUSED] = "refused"};

/* Copies words, with a name for *, and another word behind them. Returns the size of the copy
 * without that word. */
static size_t fill_in(char *out, const char *words, size_t size)
{
    const char *name = memchr(words, '*', size);
    size_t before = name == NULL ? size : (size_t)(name - words);
    int count = name == NULL ? snprintf(out, ROOM, "%.*s", (int)size, words)
                             : snprintf(out, ROOM, "%.*sMüller%.*s", (int)before, words,
                                        (int)(size - before - 1), name + 1);
    assert_in_range(count, 1, ROOM - 1);
    return (size_t)count;
}

static void check_words(const an_cues *cues, an_cue cue, const char *words, size_t words_size)
{
    char text[ROOM];
    size_t due = fill_in(text, words, words_size), size = due;
    an_text written = an_text_of(text);
    an_cue read = cue == AN_CUE_BEHIND         ? AN_CUE_BEHIND
                  : cue != AN_CUE_REFUSED      ? an__cue_read(cues, written, &size)
                  : an__refuses(cues, written) ? cue
                                               : AN_CUE_NONE;
    if (read != cue || size != due)
        fail_msg("%s: '%s' in %zu of %zu bytes", text, read == AN_CUE_NONE ? "none" : names[read],
                 size, due);
    bool looks_back = cue == AN_CUE_BEHIND || cue == AN_CUE_UNREAL || cue == AN_CUE_ELSEWHERE ||
                      cue == AN_CUE_PLAYED;
    an_cue behind = looks_back ? an__cue_behind(cues, written) : cue;
    /* "ging" may go before a move that was played, or be about the move before it */
    if (behind != cue && (cue != AN_CUE_PLAYED || behind != AN_CUE_BEHIND))
        fail_msg("%s: not '%s' behind a move", text, names[cue]);
}

static void check_ending(const an_cues *cues, const char *ending, size_t size)
{
    char text[ROOM];
    snprintf(text, sizeof text, "xyz%.*s", (int)size, ending);
    if (an__cue_behind(cues, an_text_of(text)) != AN_CUE_BEHIND)
        fail_msg("%s: not 'behind'", text);
}

static void each_word_says_its_cue(void **state)
{
    const tsv_row *row = *state;
    const char *name = tsv_field(row, "cue"), *words = tsv_field(row, "words");
    an_cue cue = AN_CUE_COUNT;
    while (cue > AN_CUE_NONE && (cue == AN_CUE_COUNT || strcmp(names[cue], name) != 0))
        cue--;
    an_cues *cues = calloc(1, sizeof *cues);
    assert_non_null(cues);
    an__cues_find(cues, an_text_of(""),
                  an_language_from_name(an_text_of(tsv_field(row, "language"))));
    for (size_t size; *words != '\0'; words += size + (words[size] == '|')) {
        size = strcspn(words, "|");
        if (cue == AN_CUE_NONE)
            check_ending(cues, words, size);
        else
            check_words(cues, cue, words, size);
    }
    free(cues);
}

/* The language of the moves is that of the words, unless those of another are clearly more; and for
 * certain where enough of its own begin the text. */
static void words_tell_their_language(void **state)
{
#define FRENCH  "un an plus tard "
#define ENGLISH "a year later "
    static const struct {
        const char *text, *of_moves, *language;
    } rows[] = {
        {"", "fr", "fr"},
        {FRENCH, NULL, "fr"},
        {FRENCH ENGLISH ENGLISH, NULL, "en"},
        {ENGLISH, "fr", "fr"},
        {ENGLISH ENGLISH, "fr", "en"},
        {FRENCH ENGLISH ENGLISH, "fr", "fr"},
        {FRENCH ENGLISH ENGLISH ENGLISH, "fr", "en"},
        {FRENCH FRENCH ENGLISH ENGLISH ENGLISH ENGLISH ENGLISH, "fr", "fr"},
    };
    an_cues *cues = calloc(1, sizeof *cues);
    (void)state;
    assert_non_null(cues);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        an__cues_find(
            cues, an_text_of(rows[i].text),
            rows[i].of_moves == NULL ? NULL : an_language_from_name(an_text_of(rows[i].of_moves)));
        assert_in_range(cues->language, 0, AN_CUE_LANGUAGES - 1);
        const char *found = an__cue_rows[cues->language]->language;
        if (strcmp(found, rows[i].language) != 0)
            fail_msg("'%s': %s", rows[i].text, found);
    }
    free(cues);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(words_tell_their_language)};
    int failed = tsv_run("tests/data/cues.tsv", each_word_says_its_cue);
    return failed + cmocka_run_group_tests(tests, NULL, NULL);
}
