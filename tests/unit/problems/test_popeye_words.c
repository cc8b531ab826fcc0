/* The words of Popeye's language: popeye-words.tsv has the lists that Popeye reads, and each of
 * them is known here, whole and cut short, in the same way. */
#include "tsv.h"

#include <string.h>

#include "popeye_words.h"
#include "text.h"

static const char *const lists[AN_POPEYE_LIST_COUNT] = {"section", "color", "option", "twinning",
                                                        "condition"};
static const char *const languages[AN_POPEYE_LANGUAGE_COUNT] = {"en", "fr", "de"};
static tsv words;

static an_popeye_list list_of(const tsv_row *row)
{
    unsigned list = 0;
    while (strcmp(lists[list], tsv_field(row, "list")) != 0)
        list++;
    return (an_popeye_list)list;
}

/* Returns how many words of a list begin with `size` bytes; 0 if one of them is just that. */
static size_t alike(const char *list, const char *language, const char *word, size_t size)
{
    size_t count = 0;
    for (size_t i = 1; i < words.count; i++) {
        const char *other = tsv_field(&words.rows[i], language);
        if (strcmp(tsv_field(&words.rows[i], "list"), list) != 0 || strncmp(other, word, size) != 0)
            continue;
        if (strlen(other) == size)
            return 0;
        count++;
    }
    return count;
}

/* A word means the same in every language, and so does each of its beginnings, if it is no
 * beginning of another word. Conditions are not cut, as Popeye has many more of them. */
static void is_known(void **state)
{
    const tsv_row *row = *state;
    const an_popeye_list list = list_of(row);
    unsigned means = AN_POPEYE_NO_WORD;
    for (unsigned i = 0; i < AN_POPEYE_LANGUAGE_COUNT; i++) {
        const char *word = tsv_field(row, languages[i]);
        const an_popeye_language language = (an_popeye_language)i;
        const unsigned whole = an__popeye_word(language, list, an_text_of(word));
        assert_int_not_equal(whole, AN_POPEYE_NO_WORD);
        assert_true(means == AN_POPEYE_NO_WORD || whole == means);
        means = whole;
        for (size_t size = 1; size < strlen(word) && list != AN_POPEYE_CONDITIONS; size++) {
            const size_t count = alike(lists[list], languages[i], word, size);
            const unsigned due = count == 1 ? whole : (unsigned)AN_POPEYE_NO_WORD;
            if (count > 0 && an__popeye_word(language, list, an_text_from(word, size)) != due)
                fail_msg("%.*s", (int)size, word);
        }
    }
}

int main(void)
{
    words = tsv_load("tests/data/popeye-words.tsv");
    int failed = tsv_run("tests/data/popeye-words.tsv", is_known);
    tsv_free(&words);
    return failed > 0;
}
