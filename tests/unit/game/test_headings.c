/* Headings: a row of headings.tsv is read, and what becomes tags and what is left of it are held
 * against it. The tables of words have no clashes, and each word of round-words.tsv counts. */
#include "tsv.h"

#include <string.h>

#include "algnot/game.h"
#include "buffer.h"
#include "event_words.h"
#include "fold.h"
#include "heading_labels.h"
#include "heading_rest.h"
#include "headings.h"
#include "month_names.h"
#include "passage.h"

static void put_tags(an_buffer *out, const an_found_tags *found)
{
    for (unsigned i = 0; i < AN_FOUND_COUNT; i++) {
        an_text value = an__found_value(&found->said, (an_found_tag)i);
        if (value.at == NULL)
            continue;
        an__buffer_put(out, out->size > 0 ? " | " : "");
        an__buffer_put(out, an__found_tag_name((an_found_tag)i));
        an_buffer_put_char(out, '=');
        an_buffer_put_text(out, value);
    }
}

static void reads(void **state)
{
    const tsv_row *row = *state;
    an_buffer heading = unescaped(tsv_field(row, "heading")),
              left = unescaped(tsv_field(row, "left"));
    an_buffer tags = {0}, rest = {0};
    an_found_tags found = {0};
    an__buffer_put(&tags, "");
    an__buffer_put(&rest, "");
    an__headings_read(text_of(&heading), an__day_order_of(tsv_field(row, "language")), &found);
    put_tags(&tags, &found);
    an__heading_put_rest(&rest, text_of(&heading), &found);
    assert_string_equal(tags.at, tsv_field(row, "tags"));
    assert_same(&rest, &left);
    an__buffer_free(&heading);
    an__buffer_free(&left);
    an__buffer_free(&tags);
    an__buffer_free(&rest);
}

static void each_label_names_one_thing(void **state)
{
    (void)state;
    for (size_t i = 0; i < an_language_count; i++)
        for (an_heading_label due = AN_LABELS_WHITE; due <= AN_LABELS_GAME; due++)
            for (const char *list = an__heading_labels(an_languages[i].code, due); list != NULL;) {
                an_text words = an__next_listed(&list);
                size_t size;
                an_heading_label label = an__heading_label_read(words, &size);
                if (label != due)
                    print_error("%.*s names two things\n", (int)words.size, words.at);
                assert_int_equal(label, due);
                assert_int_equal(size, words.size);
            }
}

static void each_name_is_of_one_month(void **state)
{
    const char *name;
    (void)state;
    for (unsigned month = 1; month <= 12; month++)
        for (size_t i = 0; (name = an__month_name(i, month)) != NULL; i++) {
            size_t size;
            if (an__month_read(an_text_of(name), &size) != month)
                print_error("%s is two months\n", name);
            assert_int_equal(an__month_read(an_text_of(name), &size), month);
            assert_int_equal(size, strlen(name));
        }
}

static void check_round(const char *number, const char *before, an_text word, const char *behind)
{
    an_buffer text = {0};
    an_text found = {0};
    an__buffer_put(&text, before);
    an_buffer_put_text(&text, word);
    an__buffer_put(&text, behind);
    size_t size = an__counted_round_size(text_of(&text), &found);
    if (size != text.size)
        print_error("%.*s is no round\n", (int)text.size, text.at);
    assert_int_equal(size, text.size);
    assert_true(an_text_is(found, number));
    an__buffer_free(&text);
}

static void counts(void **state)
{
    const tsv_row *row = *state;
    const char *number = tsv_field(row, "number");
    for (const char *list = tsv_field(row, "ordinals"); list != NULL;) {
        an_text word = an__next_listed(&list);
        check_round(number, "", word, " ronde");
        check_round(number, "ronde ", word, "");
    }
    for (const char *list = tsv_field(row, "cardinals"); list != NULL;)
        check_round(number, "ronde ", an__next_listed(&list), "");
}

int main(void)
{
    const struct CMUnitTest tables[] = {
        cmocka_unit_test(each_label_names_one_thing),
        cmocka_unit_test(each_name_is_of_one_month),
    };
    int failed = cmocka_run_group_tests(tables, NULL, NULL);
    failed += tsv_run("tests/data/round-words.tsv", counts);
    return failed + tsv_run("tests/data/headings.tsv", reads) > 0;
}
