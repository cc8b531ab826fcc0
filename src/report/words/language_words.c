/* Parts of sentences about languages, and about the letters of their pieces. */
#include "language_words.h"

#include <string.h>

#include "finding_messages.h"
#include "letters.h"
#include "terms.h"
#include "text.h"
#include "utf8.h"

void an__put_language(an_buffer *out, const an_finding *finding, an_message_language language)
{
    const an_notation *notation = finding->notation;
    if (notation->language != NULL)
        an__buffer_put(out, an_language_name(notation->language, language));
    else
        an__buffer_put(out, an_style_name((an_style)notation->style));
}

void an__put_languages(an_buffer *out, const an_finding *finding, an_message_language language)
{
    uint64_t languages = finding->facts.languages;
    const char *joint = "";
    for (size_t i = 0; i < an_language_count; i++) {
        if (!(languages >> i & 1))
            continue;
        languages &= ~(UINT64_C(1) << i);
        AN_PUT_ALL(out, joint, an_language_name(&an_languages[i], language));
        bool last_follows = (languages & (languages - 1)) == 0;
        joint = last_follows ? an__term(language, AN_TERM_OR) : ", ";
    }
}

/* Returns the number of letters before the first square of a word: 1 in Xf3, 3 in Kune2. */
static size_t letters_before_square(an_text word)
{
    size_t count = 0, size;
    while (word.size > 0 && (an_is_letter(word.at[0]) || (unsigned char)word.at[0] >= 0x80)) {
        an_utf8_decode(word, &size);
        word = an_text_after(word, size);
        count++;
    }
    bool ends_with_file = count > 0 && word.size > 0 && an_is_digit(word.at[0]);
    return ends_with_file ? count - 1 : count;
}

void an__put_no_piece(an_buffer *out, const an_finding *finding, an_message_language language)
{
    static const an_message letter = {
        {"this letter names no piece", "cette lettre ne désigne aucune pièce"}};
    static const an_message letters = {
        {"these letters name no piece", "ces lettres ne désignent aucune pièce"}};
    bool is_word = letters_before_square(finding->facts.text) > 2;
    an__buffer_put(out, (is_word ? letters : letter).in[language]);
}

/* Returns the rest of the word, from the first letter on that its language does not have. */
static an_text strange_letter(const an_finding *finding)
{
    an_text rest = finding->facts.text;
    while (rest.size > 0) {
        an_letter found[AN_LETTERS_MAX];
        size_t size = an__foreign_letter_size(rest);
        if (size > 0 && an__letters_read(found, rest, finding->notation->language, false) == 0)
            break;
        an_utf8_decode(rest, &size);
        rest = an_text_after(rest, size);
    }
    return rest;
}

/* Returns the role whose letter a text begins with. *size becomes the bytes of the letter. */
static an_role role_of_letter(const an_language *language, an_text text, size_t *size)
{
    an_role found = AN_NO_ROLE;
    *size = 0;
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++) {
        const char *letter = language->letter[role];
        if (strlen(letter) <= *size || !an_text_starts(text, letter))
            continue;
        found = role;
        *size = strlen(letter);
    }
    return found;
}

static bool is_well_known(const an_language *language)
{
    return language->confidence <= AN_CONFIDENCE_MEDIUM;
}

/* Returns the bytes of the longest piece letter, of any language, at the beginning of a text. For
 * Крf1 that is Кр. */
static size_t longest_letter(an_text text)
{
    size_t longest = 0, size;
    for (size_t i = 0; i < an_language_count; i++)
        if (is_well_known(&an_languages[i]) &&
            role_of_letter(&an_languages[i], text, &size) != AN_NO_ROLE && size > longest)
            longest = size;
    return longest;
}

void an__put_letter_meanings(an_buffer *out, const an_finding *finding,
                             an_message_language language)
{
    an_text letter = strange_letter(finding);
    const char *joint = " (";
    bool told[AN_ROLE_COUNT] = {false};
    size_t longest = longest_letter(letter), size;
    for (size_t i = 0; i < an_language_count; i++) {
        an_role role = role_of_letter(&an_languages[i], letter, &size);
        if (role == AN_NO_ROLE || size < longest || told[role] || !is_well_known(&an_languages[i]))
            continue;
        told[role] = true;
        AN_PUT_ALL(out, joint, an__term_article(language, AN_A, role),
                   an__term_role(language, role), an__term(language, AN_TERM_IN_LANGUAGE),
                   an_language_name(&an_languages[i], language));
        joint = ", ";
    }
    an__buffer_put(out, *joint == ',' ? ")" : "");
}
