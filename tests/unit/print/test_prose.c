/* Comments as they are printed: the spaces of French, what is left out, and what stays. */
#include "check.h"

#include <string.h>

#include "latex_text.h"
#include "markup.h"
#include "print_prose.h"
#include "text.h"

/* In the tables _ stands for a space at which no line is broken, and | for a thin one. */
static void expect_prose(const char *comment, bool is_french, const char *due)
{
    an_buffer out = {0}, shown = {0};
    an__buffer_put(&out, "");
    an__print_prose(&out, an_text_of(comment), is_french);
    for (an_text left = an_text_from(out.at, out.size); left.size > 0;) {
        bool is_thin = an_text_starts(left, AN_THIN), is_wide = an_text_starts(left, AN_NO_BREAK);
        size_t size = is_thin ? strlen(AN_THIN) : is_wide ? strlen(AN_NO_BREAK) : 1;
        if (is_thin || is_wide)
            an_buffer_put_char(&shown, is_thin ? '|' : '_');
        else
            an_buffer_add(&shown, left.at, 1);
        left = an_text_after(left, size);
    }
    assert_string_equal(shown.at != NULL ? shown.at : "", due);
    an__buffer_free(&out);
    an__buffer_free(&shown);
}

static void french_has_its_spaces(void **state)
{
    static const char *const rows[][2] = {
        {"Joli !", "Joli|!"},
        {"Joli!", "Joli|!"},
        {"Pourquoi?!", "Pourquoi|?!"},
        {"Oui ; non", "Oui|; non"},
        {"Voici : rien", "Voici_: rien"},
        {"Voici: rien", "Voici_: rien"},
        {"« Oui »", "«|Oui|»"},
        {"«Oui»: non", "«|Oui|»_: non"},
        {"«\xC2\xA0Oui\xE2\x80\xAF»", "«|Oui|»"},
        {"Cf3! et Dh5?!", "Cf3! et Dh5?!"},
        {"Cf3 !", "Cf3|!"},
        {"à 12:30", "à 12:30"},
        {"http://a.b", "http://a.b"},
        {"(mat!)", "(mat|!)"},
        {"e8=D!", "e8=D!"},
        {"l'as, d'Eté", "l’as, d’Eté"},
        {"' seul '", "' seul '"},
        {"3... Cf6", "3...|Cf6"},
        {"12. 0-0 suit", "12.|0-0 suit"},
        {"3… exd4", "3…|exd4"},
        {"en 1858. Paul", "en 1858. Paul"},
        {"! seul", "! seul"},
        {"", ""},
        {"  \n ", ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_prose(rows[i][0], true, rows[i][1]);
}

static void other_languages_keep_theirs(void **state)
{
    static const char *const rows[][2] = {
        {"Nice ! Yes: it's", "Nice ! Yes: it's"},
        {"a\n\t b", "a b"},
        {"3... Nf6", "3...|Nf6"},
        {"one\xC2\xA0two", "one_two"},
        {"[%clk 1:00:00]", ""},
        {"[%clk 1:00:00] good [%csl Re4] move", "good move"},
        {"[%clk 1:00", "[%clk 1:00"},
        {"\xff\xe9", "ÿé"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_prose(rows[i][0], false, rows[i][1]);
}

/* ---- escapes ---- */

typedef void put_text(an_buffer *out, an_text text);

static void expect_text(put_text *put, const char *text, const char *due)
{
    an_buffer out = {0};
    an__buffer_put(&out, "");
    put(&out, an_text_of(text));
    assert_string_equal(out.at, due);
    an__buffer_free(&out);
}

static void latex_is_escaped(void **state)
{
    static const char *const rows[][2] = {
        {"a_b & 100% #1 $5 {x} \\y ^ ~",
         "a\\_b \\& 100\\% \\#1 \\$5 \\{x\\} \\textbackslash{}y \\textasciicircum{} "
         "\\textasciitilde{}"},
        {"a\nb\tc", "a b c"},
        {"♘f3 ⩲ ±", "\\symknight{}f3 \\wbetter{} \\wupperhand{}"},
        {"国际 x", "\\Han{国际} x"},
        {"שלום עולם!", "\\RightToLeft{שלום עולם}!"},
        {"שלום国", "\\RightToLeft{שלום}\\Han{国}"},
        {"Карпов", "Карпов"},
        {"\x1b", "\\Sign{␛}"},
        {"\u202e"
         "a\u2066",
         "a"},
        {"1\u2212"
         "2 1\u20602",
         "1−2 12"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_text(an__latex_put_text, rows[i][0], rows[i][1]);
}

static void markup_is_escaped(void **state)
{
    static const char *const rows[][2] = {
        {"<a href=\"x\">&amp;", "&lt;a href=&quot;x&quot;&gt;&amp;amp;"},
        {"\x01\x1b\x7f\xc2\x85", "␁␛␡�"},
        {"\xef\xbf\xbe\xef\xb7\x90", "��"},
        {"\xe9t\xe9", "été"},
        {"a\nb", "a\nb"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        expect_text(an__put_markup_text, rows[i][0], rows[i][1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(french_has_its_spaces),
        cmocka_unit_test(other_languages_keep_theirs),
        cmocka_unit_test(latex_is_escaped),
        cmocka_unit_test(markup_is_escaped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
