/* Which notations have letters in common: what one of them reads, its kin need not try. */
#include "arbiter.h"

#include "notation.h"

static bool same_letter(const an_notation *a, const an_notation *b, an_role role, an_role other)
{
    return strcmp(a->language->letter[role], b->language->letter[other]) == 0;
}

/* Who reads a plain letter as what. */
static void list_readers(an_arbiter *arbiter)
{
    for (size_t i = 0; i < arbiter->notation_count; i++) {
        const an_plain_letters *mine = an_arbiter_letters_of(arbiter, &arbiter->notations[i]);
        for (size_t letter = 0; letter < AN_PLAIN_LETTERS && mine->language != NULL; letter++)
            arbiter->readers[letter][mine->rows[letter]] |= UINT64_C(1) << i;
    }
    arbiter->has_readers = true;
}

/* Notations in which plain letters mean what they mean in one, whatever is read beyond the table.
 */
static uint64_t alike(an_arbiter *arbiter, size_t index)
{
    const an_plain_letters *mine = an_arbiter_letters_of(arbiter, &arbiter->notations[index]);
    uint64_t set = ~UINT64_C(0);
    for (size_t letter = 0; letter < AN_PLAIN_LETTERS; letter++)
        set &= arbiter->readers[letter][mine->rows[letter]];
    return mine->language == NULL ? 0 : set;
}

/* Notations that read a piece letter of one as the same piece, and those that read it at all. */
static void compare_letters(an_arbiter *arbiter, size_t index)
{
    const an_notation *mine = &arbiter->notations[index];
    for (an_role role = AN_KNIGHT; role < AN_ROLES; role++) {
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
            for (an_role any = AN_KNIGHT; any < AN_ROLES; any++)
                if (same_letter(mine, other, role, any))
                    kin->knows |= UINT64_C(1) << i;
        }
    }
    arbiter->alike[index] = alike(arbiter, index);
    arbiter->twins[index] = ~UINT64_C(0);
    for (an_role role = AN_KNIGHT; role < AN_ROLES; role++)
        arbiter->twins[index] &= arbiter->kin[index][role].reads_same;
    arbiter->compared |= UINT64_C(1) << index;
}

void an_arbiter_know_letters(an_arbiter *arbiter, size_t index)
{
    if (!arbiter->has_readers)
        list_readers(arbiter);
    if (!(arbiter->compared >> index & 1))
        compare_letters(arbiter, index);
}

an_kinship an_arbiter_kinship(an_arbiter *arbiter, size_t index, uint32_t roles)
{
    an_kinship all = {~UINT64_C(0), ~UINT64_C(0)};
    an_arbiter_know_letters(arbiter, index);
    for (an_role role = AN_KNIGHT; role < AN_ROLES; role++) {
        if (!(roles >> role & 1))
            continue;
        all.reads_same &= arbiter->kin[index][role].reads_same;
        all.knows &= arbiter->kin[index][role].knows;
    }
    return all;
}
