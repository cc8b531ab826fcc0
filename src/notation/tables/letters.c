/* Reading piece letters. */
#include "letters.h"

#include "bitboard.h"
#include "extremes.h"
#include "fold.h"
#include "glyphs.h"
#include "sign_words.h"
#include "text.h"
#include "utf8.h"

size_t an__foreign_letter_size(an_text text)
{
    if (text.size == 0)
        return 0;
    if (an_is_upper(*text.at))
        return 1 + an__marks_size(an_text_after(text, 1));
    if ((unsigned char)*text.at < 0x80)
        return 0;
    size_t size;
    uint32_t point = an_utf8_decode(text, &size);
    bool is_letter = (point >= 0xc0 && point < 0x2000 && point != 0xd7 && point != 0xf7) ||
                     (point >= 0x3040 && point != AN_REPLACEMENT);
    return is_letter ? size : 0;
}

/* Inserts a reading, so that the longest readings stay first. */
static void add(an_letter *found, size_t *count, an_role role, size_t size, unsigned forms)
{
    if (*count == AN_LETTERS_MAX)
        return;
    size_t at = (*count)++;
    for (; at > 0 && found[at - 1].size < size; at--)
        found[at] = found[at - 1];
    found[at] = (an_letter){(uint8_t)role, (uint8_t)size, (uint8_t)forms};
}

/* Returns the bytes at the beginning of `text` that look like `letter`; 0 if they do not look
 * alike. */
static size_t similar_size(an_text text, an_text letter)
{
    size_t used = 0;
    /* No two ASCII characters look alike. */
    if (letter.size > 0 && (unsigned char)(*text.at | *letter.at) < 0x80 && *text.at != *letter.at)
        return 0;
    while (letter.size > 0) {
        size_t size, letter_size;
        if (used == text.size)
            return 0;
        uint32_t point = an_utf8_decode(an_text_after(text, used), &size);
        uint32_t due = an_utf8_decode(letter, &letter_size);
        if (an_look_alike(point) != an_look_alike(due))
            return 0;
        used += size;
        letter = an_text_after(letter, letter_size);
    }
    return used;
}

/* Returns the bytes of a piece letter in lower case, as in nf3, кf3 or крf3; 0 if there is none, or
 * if it names a file. In ASCII, only single letters are read in lower case. */
static size_t lowercase_size(an_text text, const char *letter)
{
    size_t used = 0, size, due_size;
    bool is_ascii = (unsigned char)letter[0] < 0x80, differs = false;
    if (an__file_size(text) > 0 || (is_ascii && letter[0] != '\0' && letter[1] != '\0'))
        return 0;
    for (an_text due = an_text_of(letter); due.size > 0; due = an_text_after(due, due_size)) {
        if (used == text.size)
            return 0;
        uint32_t point = an_utf8_decode(an_text_after(text, used), &size);
        uint32_t capital = an_utf8_decode(due, &due_size);
        if (point != an__small_letter(capital))
            return 0;
        differs = differs || point != capital;
        used += size;
    }
    return differs ? used : 0;
}

/* Adds readings as a pawn letter, and as a character that looks like a letter of the table or is
 * typed in its place. */
static void add_lenient(an_letter *found, size_t *count, an_text text, const an_language *language,
                        an_role role)
{
    const char *letter = language->letter[role];
    size_t similar = similar_size(text, an_text_of(letter));
    size_t size = an_utf8_match(text, letter);
    if (role == AN_PAWN && size > 0)
        add(found, count, role, size, 0);
    else if (similar > 0 && size == 0)
        add(found, count, role, similar, AN_FORM_LOOK_ALIKE);
    else if ((size = lowercase_size(text, letter)) > 0)
        add(found, count, role, size, AN_FORM_LOWERCASE);
    const char *alias = language->alias[role];
    while (alias != NULL && *alias != '\0') {
        size = strcspn(alias, " ");
        if (text.size >= size && memcmp(text.at, alias, size) == 0)
            add(found, count, role, size, 0);
        alias += size + (alias[size] == ' ');
    }
}

static bool has_aliases(const an_language *language)
{
    for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++)
        if (language->alias[role] != NULL)
            return true;
    return false;
}

size_t an__letters_read(an_letter *found, an_text text, const an_language *language, bool exact)
{
    size_t count = 0, size;
    if (text.size == 0)
        return 0;
    if ((unsigned char)*text.at >= 0x80) {
        an_role figurine = an__figurine_read(text, &size);
        if (figurine != AN_NO_ROLE)
            add(found, &count, figurine, size, AN_FORM_FIGURINE);
    }
    if (language == NULL || count > 0)
        return count;
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++) {
        size = an_utf8_match(text, language->letter[role]);
        if (size > 0)
            add(found, &count, role, size, 0);
    }
    /* A letter of the table has no other reading, unless the language has other spellings. */
    if (exact || (count > 0 && (unsigned char)*text.at < 0x80 && !has_aliases(language)))
        return count;
    for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++)
        add_lenient(found, &count, text, language, role);
    return count;
}

/* ---- names ---- */

static size_t name_size_in(const an_language *language, an_text text, uint8_t *role)
{
    for (an_role piece = AN_PAWN; piece < AN_ROLE_COUNT; piece++) {
        const char *name = language->name[piece];
        size_t size = name == NULL ? 0 : an_folded_size(text, name);
        if (size == 0)
            continue;
        *role = (uint8_t)piece;
        return size;
    }
    return 0;
}

size_t an__piece_name_size(an_text text, const an_language *language, uint8_t *role)
{
    size_t size = 0;
    if (language != NULL)
        return text.size > 0 ? name_size_in(language, text, role) : 0;
    for (size_t i = 0; i < an_language_count && text.size > 0 && size == 0; i++)
        size = name_size_in(&an_languages[i], text, role);
    return size;
}

/* Returns true if `word` consists of the first letters of `name`, three or more. */
static bool shortens(const char *name, an_text word)
{
    enum { LEAST = 3 };
    an_text rest = an_text_of(name);
    size_t letters = 0, size, due;
    for (; word.size > 0 && rest.size > 0; letters++) {
        if (an__fold(an_utf8_decode(word, &size)) != an__fold(an_utf8_decode(rest, &due)))
            return false;
        word = an_text_after(word, size);
        rest = an_text_after(rest, due);
    }
    return word.size == 0 && letters >= LEAST;
}

/* Returns true if `word` shortens the name of one piece of the language. The Finnish "Kun" may be
 * the queen or the king, and is neither. */
static bool shortens_one(const an_language *language, an_text word, uint8_t *role)
{
    size_t found = 0;
    for (an_role piece = AN_KNIGHT; piece < AN_ROLE_COUNT; piece++)
        if (language->name[piece] != NULL && shortens(language->name[piece], word)) {
            *role = (uint8_t)piece;
            found++;
        }
    return found == 1;
}

bool an__names_piece(an_text word, const an_language *language, uint8_t *role)
{
    const an_language *first = language != NULL ? language : an_languages;
    const an_language *end = language != NULL ? language + 1 : an_languages + an_language_count;
    word = an_text_trimmed_end(word);
    if (an__piece_name_size(word, language, role) == word.size)
        return word.size > 0;
    while (first < end && !shortens_one(first, word, role))
        first++;
    return first < end;
}

/* Returns the bytes of letters at the beginning of a text, up to the maximal length of a name. */
static size_t letters_size(an_text text)
{
    enum { LONGEST = 64 };
    size_t size = 0;
    while (size < text.size && size < LONGEST &&
           (an_is_letter(text.at[size]) || (unsigned char)text.at[size] >= 0x80))
        size++;
    return size;
}

enum { SQUARE = 2 }; /* bytes of a square */

/* Does the work of an__begins_with_squares, with an origin of at most `longest` bytes. */
static bool begins_with_squares(an_text text, size_t longest)
{
    for (size_t origin = 0; origin <= longest && origin < text.size; origin++) {
        bool is_origin =
            origin == 0 || (origin == 1 && (an_names_file(*text.at) || an_names_rank(*text.at)));
        if (!is_origin && !an_names_square(text.at))
            return false;
        an_text rest = an_text_after(text, origin);
        const size_t taking = an__parted_size(rest, an__taking_size);
        rest = an_text_after(rest, taking > 0        ? taking
                                   : origin < SQUARE ? 0
                                                     : an__joint_size(rest));
        if (rest.size >= SQUARE && an_names_square(rest.at))
            return true;
    }
    return false;
}

bool an__begins_with_squares(an_text text)
{
    return begins_with_squares(text, SQUARE);
}

/* Returns true if `name` is a word of two small letters, which is rather the word of a sentence:
 * the Italian "ma" means "but", where the knight is called so in Vietnamese. */
static bool is_small_word(an_text name)
{
    return name.size <= 2 && !an_is_upper(*name.at);
}

/* Returns the bytes of a name to which squares are glued, "Cavalierf3", "Cavf3"; 0 if there is
 * none. The `letters` letters at the beginning of `text` are the name, and maybe a file, a sign of
 * capture and another file. */
static size_t glued_name_size(an_text text, size_t letters)
{
    enum { SHORTEST = 3, OTHERS_MAX = 3 }; /* "Re" of "Ree1" is rather a letter and a file */
    uint8_t role;
    for (size_t others = 0; others <= OTHERS_MAX && letters >= SHORTEST + others; others++) {
        const size_t name = letters - others;
        if (an__begins_with_squares(an_text_after(text, name)) &&
            an__names_piece(an_text_from(text.at, name), NULL, &role))
            return name;
    }
    return 0;
}

size_t an__spelled_piece_size(an_text text)
{
    enum { SHORTEST = 2 };
    uint8_t role;
    const size_t name = letters_size(text);
    if (name < SHORTEST || name == text.size)
        return 0;
    if (an_is_digit(text.at[name]))
        return glued_name_size(text, name);
    const an_text word = an_text_from(text.at, name);
    const size_t longest = is_small_word(word) ? 0 : SQUARE; /* "ma dxc6": the move of a pawn */
    if (text.at[name] != ' ' || !begins_with_squares(an_text_after(text, name + 1), longest))
        return 0;
    return an__piece_name_size(word, NULL, &role) == name ? name + 1 : 0;
}

/* ---- in any language ---- */

/* Returns whether `size` small letters before a square may be a piece letter in some language, as
 * in nf3 or pie4. The first letter must not name a file. */
static bool is_any_lowercase_piece(an_text text, size_t size)
{
    if (text.size < size + 2 || *text.at <= 'h' || *text.at > 'w')
        return false;
    return an_names_square(text.at + size);
}

enum { POINTS_MAX = 3 };

/* A piece letter of several characters. */
typedef struct long_letter {
    uint16_t points[POINTS_MAX]; /* 0 behind the last */
    bool is_alias;               /* if false, characters that look like it are read, too */
} long_letter;

/* The letters and aliases of several characters, of all languages. A letter is given by the Latin
 * letters that it looks like, if any: the Cyrillic Кр is Kp. An alias is given unchanged. */
static const long_letter long_letters[] = {
    {{'C', 'h'}, true},      {{'C', 'x'}, true},       {{'G', 'y'}, false},     {{'K', 'a'}, false},
    {{'K', 'p'}, false}, /* Кр */
    {{'K', 'u'}, false},     {{'M', 's', 'h'}, false}, {{'P', 'i'}, true},      {{'R', 'a'}, false},
    {{'R', 'e'}, false},     {{'p', 'i'}, false},      {{0x3a0, 0x3b9}, false}, /* Πι */
    {{0x5de, 0x5d4}, false},                                                    /* מה */
    {{0x5e8, 0x5d2}, false},                                                    /* רג */
    {{0x62d, 0x635}, true},                                                     /* حص */
    {{0x641, 0x644}, true},                                                     /* فل */
    {{0xc92, 0xc82}, false},                                                    /* ಒಂ */
    {{0xc95, 0xcc1}, false},                                                    /* ಕು */
    {{0xcae, 0xc82}, false},                                                    /* ಮಂ */
    {{0xcb0, 0xcbe}, false},                                                    /* ರಾ */
};

/* Returns how many bytes at the beginning of a text are read as this letter; 0 if none are. */
static size_t long_size(an_text text, const long_letter *letter)
{
    size_t used = 0, size;
    for (size_t i = 0; i < POINTS_MAX && letter->points[i] != 0; i++) {
        if (used == text.size)
            return 0;
        uint32_t point = an_utf8_decode(an_text_after(text, used), &size);
        if ((letter->is_alias ? point : an_look_alike(point)) != letter->points[i])
            return 0;
        used += size;
    }
    return used;
}

/* Returns the bytes of the longest letter of several characters at the beginning of a text; 0 if
 * there is none. */
static size_t longest_letter(an_text text)
{
    size_t longest = 0, size;
    uint32_t first = an_look_alike(an_utf8_decode(text, &size));
    for (size_t i = 0; i < sizeof long_letters / sizeof *long_letters; i++) {
        if (long_letters[i].points[0] != first)
            continue;
        size = long_size(text, &long_letters[i]);
        longest = an_larger(size, longest);
    }
    return longest;
}

/* Returns whether a letter of several characters may begin here. None begins with another ASCII
 * sign, or with punctuation of Latin-1 or of U+2000 to U+2FFF. One in small letters counts only
 * before a square, because any other word could begin like it. */
static bool may_begin_letter(an_text text)
{
    enum { SMALL = 2 }; /* pi */
    unsigned char first = text.size > 0 ? (unsigned char)*text.at : 0;
    return an_is_upper((char)first) || (first >= 0xc3 && first != 0xe2) ||
           is_any_lowercase_piece(text, SMALL);
}

size_t an__any_letters_read(an_letter *found, an_text text)
{
    size_t count = 0, one = an__foreign_letter_size(text);
    if (is_any_lowercase_piece(text, 1))
        one = 1;
    size_t longest = an__long_letter_size(text);
    if (longest > one)
        found[count++] = (an_letter){AN_KNIGHT, (uint8_t)longest, 0};
    if (one > 0)
        found[count++] = (an_letter){AN_KNIGHT, (uint8_t)one, 0};
    return count;
}

size_t an__capital_size(an_text text)
{
    enum { CASED_END = 0x590 }; /* scripts with small letters lie below this */
    size_t size;
    if (text.size == 0 || (unsigned char)*text.at < 0x80)
        return text.size > 0 && an_is_upper(*text.at);
    if (an__figurine_read(text, &size) != AN_NO_ROLE)
        return size;
    uint32_t point = an_utf8_decode(text, &size);
    bool is_small = point < CASED_END && an__small_letter(point) == point;
    return is_small ? 0 : an__foreign_letter_size(text);
}

bool an__may_be_piece(an_text word)
{
    enum { FIRST = 0xa2, MARKS = 0x2000, MARKS_END = 0x2070 }; /* “ • … are among the marks */
    uint8_t role;
    size_t size;
    const uint32_t point = an_utf8_decode(word, &size);
    bool is_mark = point == 0xab || point == 0xb7 || point == 0xbb || /* « · » */
                   point == 0xb0 || point == 0xbf ||                  /* ° ¿ */
                   (point >= MARKS && point < MARKS_END);
    bool is_picture = size == word.size && point >= FIRST && !is_mark;
    return an__capital_size(word) == word.size || is_picture || an__names_piece(word, NULL, &role);
}

size_t an__long_letter_size(an_text text)
{
    return may_begin_letter(text) ? longest_letter(text) : 0;
}
