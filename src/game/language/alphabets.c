/* Which notations have letters in common, and which have none in a word: what one of them reads,
 * its kin need not try. */
#include "alphabets.h"

#include <string.h>

#include "fold.h"
#include "glyphs.h"
#include "notation.h"
#include "text.h"
#include "utf8.h"

static bool same_letter(const an_notation *a, const an_notation *b, an_role role, an_role other)
{
    return strcmp(a->language->letter[role], b->language->letter[other]) == 0;
}

/* ---- plain letters ---- */

/* Who reads a plain letter as what. */
static void list_readers(an_arbiter *arbiter, size_t index)
{
    an_notation notation = arbiter->notations[index];
    notation.exact = false;
    const an_plain_letters *mine = an_arbiter_letters_of(arbiter, &notation);
    uint64_t self = UINT64_C(1) << index;
    if (mine->language == NULL)
        return;
    for (size_t letter = 0; letter < AN_LETTER_PROMOTES; letter++) {
        unsigned row = mine->rows[letter];
        arbiter->readers.by_row[letter][row] |= self;
        if (an_row_is_of_men(row) || row == AN_ROW_CASTLES)
            arbiter->readers.sayers[letter] |= self;
    }
    /* whatever else begins with it, a capital that is a letter says a piece before squares */
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++) {
        const char *letter = mine->language->letter[role];
        if (an_is_upper(letter[0]) && letter[1] == '\0')
            arbiter->readers.sayers[letter[0] - 'A' + 1] |= self;
    }
}

/* The letter of the man that a pawn becomes, or 0. */
static unsigned new_letter(unsigned letter)
{
    return letter > AN_LETTER_PROMOTES ? letter - AN_LETTER_PROMOTES : 0;
}

uint64_t an_arbiter_alike(const an_arbiter *arbiter, an_plain plain)
{
    unsigned letter = an_plain_letter(plain), promoted = new_letter(letter);
    const uint8_t *rows = arbiter->letters->rows;
    const uint64_t *readers = an_arbiter_readers(arbiter, letter);
    uint64_t set = readers[rows[letter]];
    if (arbiter->letters->exact && rows[letter] == AN_ROW_UNKNOWN)
        set |= readers[AN_ROW_NAMED];
    return promoted == 0 ? set : set & an_arbiter_readers(arbiter, promoted)[rows[promoted]];
}

/* ---- pieces ---- */

/* Notations that read a piece letter of one as the same piece, and those that read it at all. */
static void compare_letters(an_arbiter *arbiter, size_t index)
{
    const an_notation *mine = &arbiter->notations[index];
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++) {
        an_kinship *kin = &arbiter->kin[index][role];
        *kin = (an_kinship){0, 0};
        for (size_t i = 0; i < arbiter->notation_count; i++) {
            const an_notation *other = &arbiter->notations[i];
            if (mine->language == NULL || other->language == NULL) {
                kin->knows |= UINT64_C(1) << i;
                continue;
            }
            if (same_letter(mine, other, role, role))
                kin->reads_same |= UINT64_C(1) << i;
            for (an_role any = AN_KNIGHT; any < AN_ROLE_COUNT; any++)
                if (same_letter(mine, other, role, any))
                    kin->knows |= UINT64_C(1) << i;
        }
    }
    arbiter->twins[index] = ~UINT64_C(0);
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++)
        arbiter->twins[index] &= arbiter->kin[index][role].reads_same;
    arbiter->compared |= UINT64_C(1) << index;
}

static void list_all_readers(an_arbiter *arbiter)
{
    memset(&arbiter->readers, 0, sizeof arbiter->readers);
    for (size_t i = 0; i < arbiter->notation_count; i++) {
        list_readers(arbiter, i);
        an_arbiter_list_beginnings(arbiter, i);
    }
    arbiter->readers.by_row[AN_LETTER_PROMOTES][AN_ROW_PROMOTES] = arbiter->lettered;
    arbiter->has_readers = true;
}

void an_arbiter_know_letters(an_arbiter *arbiter, size_t index)
{
    if (!arbiter->has_readers)
        list_all_readers(arbiter);
    if (!(arbiter->compared >> index & 1))
        compare_letters(arbiter, index);
}

an_kinship an_arbiter_kinship(an_arbiter *arbiter, size_t index, uint32_t roles)
{
    an_kinship all = {~UINT64_C(0), ~UINT64_C(0)};
    if (!(arbiter->compared >> index & 1))
        compare_letters(arbiter, index);
    for (an_role role = AN_KNIGHT; role < AN_ROLE_COUNT; role++) {
        if (!(roles >> role & 1))
            continue;
        all.reads_same &= arbiter->kin[index][role].reads_same;
        all.knows &= arbiter->kin[index][role].knows;
    }
    /* what letters say tells nothing of coordinates */
    uint64_t self = UINT64_C(1) << index;
    all.reads_same &= arbiter->lettered & self ? arbiter->lettered : self;
    return all;
}

const an_plain_letters *an_arbiter_letters_of(an_arbiter *arbiter, const an_notation *notation)
{
    const an_language *language = an_is_coordinates(notation) ? NULL : notation->language;
    size_t place = ((uintptr_t)language - (uintptr_t)an_languages) / sizeof *language;
    place = place < an_language_count ? place : AN_NOTATIONS_MAX;
    an_plain_letters *letters = &arbiter->known[notation->exact][place];
    bool *is_known = &arbiter->has_known[notation->exact][place];
    if (!*is_known || letters->language != language)
        *letters = an_plain_letters_of(language, notation->exact);
    *is_known = true;
    return letters;
}

unsigned an_letter_beginning(uint32_t point)
{
    return (point >= 'a' && point <= 'z' ? point - 'a' + 'A' : point) % AN_BEGINNINGS;
}

unsigned an_script_beginning(uint32_t point)
{
    return (point >> 7) % AN_BEGINNINGS;
}

static void note_beginning(an_arbiter *arbiter, const char *letter, uint64_t self, bool is_exact)
{
    size_t size;
    if (*letter == '\0')
        return;
    uint32_t point = an_utf8_decode(an_text_of(letter), &size);
    arbiter->readers.beginnings[an_letter_beginning(an_look_alike(point))] |= self;
    arbiter->readers.beginnings[an_letter_beginning(an_look_alike(an_small_letter(point)))] |= self;
    if (is_exact)
        arbiter->readers.exact_beginnings[an_letter_beginning(point)] |= self;
}

void an_arbiter_list_beginnings(an_arbiter *arbiter, size_t index)
{
    const an_language *language = arbiter->notations[index].language;
    uint64_t self = UINT64_C(1) << index;
    if (!(arbiter->lettered & self))
        return;
    for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++) {
        const char *alias = language->alias[role];
        note_beginning(arbiter, language->letter[role], self, role != AN_PAWN);
        for (; alias != NULL; alias = strchr(alias, ' ')) {
            alias += *alias == ' ';
            note_beginning(arbiter, alias, self, false);
        }
    }
    size_t size;
    unsigned own =
        an_script_beginning(an_utf8_decode(an_text_of(language->letter[AN_KING]), &size));
    arbiter->readers.beginnings[own] |= self;
    arbiter->readers.exact_beginnings[own] |= self;
}
