/* What letters mean in each candidate. Where candidates agree on all letters of a game, only one of
 * them must be tried. */
#include "alphabets.h"

#include <string.h>

#include "candidates.h"
#include "fold.h"
#include "glyphs.h"
#include "notation.h"
#include "plain_letters.h"
#include "text.h"
#include "utf8.h"

static bool same_letter(const an_notation *a, const an_notation *b, an_role role, an_role other)
{
    return strcmp(a->language->letter[role], b->language->letter[other]) == 0;
}

void an__alphabets_open(an_alphabets *alphabets)
{
    alphabets->has_readers = false;
    alphabets->compared = 0;
    memset(alphabets->has_known, 0, sizeof alphabets->has_known);
}

/* ---- plain letters ---- */

/* Adds notation `index` to the sets of those that read a plain letter. */
static void list_readers(an_candidates *candidates, size_t index)
{
    an_notation notation = candidates->notations[index];
    notation.exact = false;
    const an_plain_letters *mine = an__letters_in(&candidates->alphabets, &notation);
    uint64_t self = UINT64_C(1) << index;
    if (mine->language == NULL)
        return;
    for (size_t letter = 0; letter < AN_LETTER_PROMOTES; letter++) {
        unsigned row = mine->rows[letter];
        candidates->alphabets.readers.by_row[letter][row] |= self;
        if (an_row_is_of_pieces(row) || row == AN_ROW_CASTLES || row == AN_ROW_COORDINATES)
            candidates->alphabets.readers.sayers[letter] |= self;
    }
    /* a capital before a square is a piece letter if the language has it, whatever else begins with
     * it */
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++) {
        const char *letter = mine->language->letter[role];
        if (an_is_upper(letter[0]) && letter[1] == '\0')
            candidates->alphabets.readers.sayers[letter[0] - 'A' + 1] |= self;
    }
}

/* Returns the letter of the piece in a promotion; 0 if there is none. */
static unsigned new_letter(unsigned letter)
{
    return letter > AN_LETTER_PROMOTES ? letter - AN_LETTER_PROMOTES : 0;
}

uint64_t an__plain_alike(const an_alphabets *alphabets, const an_plain_letters *letters,
                         an_plain plain)
{
    unsigned letter = an_plain_letter(plain), promoted = new_letter(letter);
    const uint8_t *rows = letters->rows;
    const uint64_t *readers = an_letter_readers(alphabets, letter);
    uint64_t set = readers[rows[letter]];
    if (letters->exact && rows[letter] == AN_ROW_UNKNOWN)
        set |= readers[AN_ROW_NAMED];
    return promoted == 0 ? set : set & an_letter_readers(alphabets, promoted)[rows[promoted]];
}

/* ---- pieces ---- */

/* Fills the row of `agreement` for notation `index`: by role, which notations read the letter of
 * the piece alike, and which know that letter. */
static void compare_letters(an_candidates *candidates, size_t index)
{
    const an_notation *mine = &candidates->notations[index];
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++) {
        an_agreement *agreement = &candidates->alphabets.agreement[index][role];
        *agreement = (an_agreement){0, 0};
        for (size_t i = 0; i < candidates->count; i++) {
            const an_notation *other = &candidates->notations[i];
            if (mine->language == NULL || other->language == NULL) {
                agreement->knows |= UINT64_C(1) << i;
                continue;
            }
            if (same_letter(mine, other, role, role))
                agreement->reads_same |= UINT64_C(1) << i;
            for (an_role any = AN_KNIGHT; any < AN_ROLE_COUNT; any++)
                if (same_letter(mine, other, role, any))
                    agreement->knows |= UINT64_C(1) << i;
        }
    }
    candidates->alphabets.compared |= UINT64_C(1) << index;
}

unsigned an__letter_beginning(uint32_t point)
{
    return (point >= 'a' && point <= 'z' ? point - 'a' + 'A' : point) % AN_BEGINNINGS;
}

unsigned an__script_beginning(uint32_t point)
{
    return (point >> 7) % AN_BEGINNINGS;
}

static void note_beginning(an_readers *readers, const char *letter, uint64_t self, bool is_exact)
{
    size_t size;
    if (*letter == '\0')
        return;
    uint32_t point = an_utf8_decode(an_text_of(letter), &size);
    readers->beginnings[an__letter_beginning(an_look_alike(point))] |= self;
    readers->beginnings[an__letter_beginning(an_look_alike(an__small_letter(point)))] |= self;
    if (is_exact)
        readers->exact_beginnings[an__letter_beginning(point)] |= self;
}

static void list_beginnings(an_candidates *candidates, size_t index)
{
    const an_language *language = candidates->notations[index].language;
    uint64_t self = UINT64_C(1) << index;
    if (!(candidates->lettered & self))
        return;
    for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
        const char *alias = language->alias[role];
        note_beginning(&candidates->alphabets.readers, language->letter[role], self,
                       role != AN_PAWN);
        for (; alias != NULL; alias = strchr(alias, ' ')) {
            alias += *alias == ' ';
            note_beginning(&candidates->alphabets.readers, alias, self, false);
        }
    }
    size_t size;
    unsigned own =
        an__script_beginning(an_utf8_decode(an_text_of(language->letter[AN_KING]), &size));
    candidates->alphabets.readers.beginnings[own] |= self;
    candidates->alphabets.readers.exact_beginnings[own] |= self;
}

void an__know_letters(an_candidates *candidates)
{
    an_readers *readers = &candidates->alphabets.readers;
    if (candidates->alphabets.has_readers)
        return;
    memset(readers, 0, sizeof *readers);
    for (size_t i = 0; i < candidates->count; i++) {
        list_readers(candidates, i);
        list_beginnings(candidates, i);
    }
    readers->by_row[AN_LETTER_PROMOTES][AN_ROW_PROMOTES] = candidates->lettered;
    candidates->alphabets.has_readers = true;
}

an_agreement an__agreement_on(an_candidates *candidates, size_t index, uint32_t roles)
{
    an_agreement all = {~UINT64_C(0), ~UINT64_C(0)};
    if (!(candidates->alphabets.compared >> index & 1))
        compare_letters(candidates, index);
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++) {
        if (!(roles >> role & 1))
            continue;
        all.reads_same &= candidates->alphabets.agreement[index][role].reads_same;
        all.knows &= candidates->alphabets.agreement[index][role].knows;
    }
    /* a notation without letters and one with letters never agree */
    uint64_t self = UINT64_C(1) << index;
    all.reads_same &= candidates->lettered & self ? candidates->lettered : self;
    return all;
}

/* Returns the index of a notation in `known`. */
static size_t place_of(const an_notation *notation)
{
    if (notation->style == AN_STYLE_UCI)
        return AN_PLACE_UCI;
    if (notation->style == AN_STYLE_ICCF)
        return AN_PLACE_ICCF;
    size_t place = ((uintptr_t)notation->language - (uintptr_t)an_languages) / sizeof *an_languages;
    return place < an_language_count ? place : AN_PLACE_OTHER;
}

const an_plain_letters *an__letters_in(an_alphabets *alphabets, const an_notation *notation)
{
    const an_language *language = an_is_coordinates(notation) ? NULL : notation->language;
    const size_t place = place_of(notation);
    an_plain_letters *letters = &alphabets->known[notation->exact][place];
    bool *is_known = &alphabets->has_known[notation->exact][place];
    if (!*is_known || letters->language != language)
        *letters = an__plain_letters_of(notation);
    *is_known = true;
    return letters;
}
