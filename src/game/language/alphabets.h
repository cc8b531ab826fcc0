/* What letters mean in the languages of the table. */
#ifndef AN_GAME_ALPHABETS_H
#define AN_GAME_ALPHABETS_H

#include "bench.h"
#include "plain.h"

/* English and French are met most often; for a rarer language more is to be shown. */
static inline bool an_is_usual(const an_notation *notation)
{
    return notation->language == &an_languages[0] || notation->language == &an_languages[1];
}

/* Fills what is known of the letters of a notation, if that has not been done: readers, kin and
 * twins. kinship.c */
void an_arbiter_know_letters(an_arbiter *arbiter, size_t index);

/* Returns the place in the lists of beginnings for what a character begins, as if it were a
 * capital: the b of b8=b may be a letter, too. */
unsigned an_letter_beginning(uint32_t point);

/* Returns the place for squares that are written in the script of a language. */
unsigned an_script_beginning(uint32_t point);

/* The notations, by row, for which a plain letter is that. */
static inline const uint64_t *an_arbiter_readers(const an_arbiter *arbiter, unsigned letter)
{
    return arbiter->readers.by_row[letter < AN_LETTER_PROMOTES ? letter : AN_LETTER_PROMOTES];
}

/* The notations in which a plain word's letters mean what they mean in the one at hand. */
uint64_t an_arbiter_alike(const an_arbiter *arbiter, an_plain plain);

/* Fills what letters of a notation, which is one of those that have any, may begin. readings.c */
void an_arbiter_list_beginnings(an_arbiter *arbiter, size_t index);

/* The notations that agree with one on every piece of some, bit by an_role, and those that know its
 * letters for them. */
an_kinship an_arbiter_kinship(an_arbiter *arbiter, size_t index, uint32_t roles);

/* What plain letters mean in a notation. */
const an_plain_letters *an_arbiter_letters_of(an_arbiter *arbiter, const an_notation *notation);

#endif
