/* How the claims of an article stand to each other. */
#include "neighbours.h"

#include <string.h>

#include "behind_move.h"
#include "lines.h"
#include "text.h"
#include "utf8.h"

static bool has_letter(an_text text)
{
    for (size_t size; text.size > 0; text = an_text_after(text, size)) {
        if (an__letter_size(text) > 0)
            return true;
        an_utf8_decode(text, &size);
    }
    return false;
}

/* Returns true if a comma or semicolon stands in a text, as between items of a list. */
static bool parts_items(an_text text)
{
    return memchr(text.at, ',', text.size) != NULL || memchr(text.at, ';', text.size) != NULL;
}

/* "It had to be 12... b6. 13. Bc5", "12... b6. 13. Bc5 would lose": returns true if a sentence ends
 * between two claims, and words say that the first one was not played, or words right behind the
 * second one say so of that. */
static bool is_parted_from_aside(an_text gap, const an_claim *last, const an_claim *claim)
{
    const bool is_aside = last->traits & AN_CUES || claim->traits & AN_UNREAL_BEHIND;
    return is_aside && gap.size > 1 && *gap.at == '.' && an_is_space(gap.at[1]);
}

uint32_t an__read_joint(an_text gap, const an_claims *claims, const an_claim *claim)
{
    const an_claim *last = claims->count > 0 ? &claims->items[claims->count - 1] : NULL;
    if (last == NULL || last->traits & (AN_NO_NUMBER | AN_BARE) || has_letter(gap))
        return 0;
    if (last->ply + last->count == claim->ply)
        return is_parted_from_aside(gap, last, claim) ? 0 : AN_JOINED;
    return parts_items(gap) ? 0 : AN_RETURNS;
}

bool an__returns_to_game(an_text gap, const an_claims *claims, const an_claim *claim)
{
    size_t k = claims->count;
    if (k == 0 || claim->traits & AN_NO_NUMBER || has_letter(gap) || !parts_items(gap))
        return false;
    const an_claim *last = &claims->items[k - 1];
    const bool goes_on = !(last->traits & AN_NO_NUMBER) && last->ply + last->count == claim->ply;
    while (k > 0 && claims->items[k - 1].traits & AN_CUES)
        k--;
    const an_claim *of_game = k > 0 && k < claims->count ? &claims->items[k - 1] : NULL;
    return of_game != NULL && !goes_on && !(of_game->traits & AN_NO_NUMBER) &&
           of_game->ply + of_game->count == claim->ply;
}

/* Marks a claim as an item of a list of alternatives, like the claims of a sentence that words call
 * so: its place does not speak for it. */
static void make_choice(an_claim *claim)
{
    enum { PLACES = AN_BEGINS_LINE | AN_BEGINS_PARAGRAPH | AN_BEGINS_SENTENCE };
    claim->traits = (claim->traits & ~(uint32_t)PLACES) | AN_OUT_OF_ORDER | AN_CUED_AFAR;
}

/* Returns true if a claim is a further item of a list of moves under one number. */
static bool is_next_item(an_text gap, const an_claim *last, const an_claim *claim)
{
    enum { LONGEST = 8 }; /* bytes of a comma, of " and ", or of " oppure " */
    return last->ply == claim->ply && (has_letter(gap) || parts_items(gap)) &&
           !((last->traits | claim->traits) & (AN_NO_NUMBER | AN_BARE)) && gap.size <= LONGEST &&
           memchr(gap.at, '.', gap.size) == NULL;
}

/* Returns true if "or" or "and" ends a list of moves in `gap`: one of them may have been played,
 * not all. */
static bool ends_list(an_text gap, an_cue last_cue)
{
    an_text word = an_text_trimmed(gap);
    if (last_cue == AN_CUE_OR)
        return !an_is_upper(*word.at) && !an_holds_line_end(gap.at, word.at);
    word = an_text_after(word, *word.at == ',');
    word = an_text_after(word, an__space_size(word));
    return word.size > 0 && an__and_size(word) == word.size;
}

uint32_t an__read_choice(an_text gap, an_cue last_cue, an_claims *claims, const an_claim *claim,
                         uint32_t traits)
{
    enum { FEWEST = 3 }; /* items of a list that commas make */
    an_claim *last = claims->count > 0 ? &claims->items[claims->count - 1] : NULL;
    if (last == NULL || !is_next_item(gap, last, claim))
        return traits;
    const char *begin = gap.at - last->end;
    an_claim *first = last;
    while (first > claims->items &&
           is_next_item(an_text_from(begin + first[-1].end, first->offset - first[-1].end),
                        first - 1, first))
        first--;
    const bool is_of_moves = last->count + claim->count == 2; /* and not of lines of play */
    const bool ends = (is_of_moves || last_cue == AN_CUE_OR) && ends_list(gap, last_cue);
    const bool is_list = ends || (is_of_moves && last - first + 2 >= FEWEST);
    for (an_claim *item = first; is_list && item <= last; item++)
        if (!(item->traits & AN_TOLD))
            make_choice(item);
    const bool is_against = is_list || last->traits & AN_CUED;
    return is_against && !(traits & AN_TOLD) ? traits | AN_CUED : traits;
}

/* "a) 3... Qd8": returns true if a letter with a parenthesis behind it stands right before `at`, on
 * a line that begins at `begin` or later. */
static bool follows_letter(const char *begin, const char *at)
{
    while (at > begin && at[-1] == ' ')
        at--;
    const bool has_letter = at - begin >= 2 && at[-1] == ')' && an_is_letter(at[-2]);
    return has_letter && (at - begin == 2 || an_is_space(at[-3]) || at[-3] == '(');
}

void an__mark_choices(an_claims *claims, const an_game *game)
{
    an_claim *last = NULL;
    for (size_t i = 0; i < claims->count; i++) {
        an_claim *claim = &claims->items[i];
        const char *begin = game->bytes.at, *at = begin + claim->offset;
        if (claim->traits & (AN_NO_NUMBER | AN_BARE) ||
            !(an__follows_bullet(begin, at) || follows_letter(begin, at)))
            continue;
        if (last != NULL && last->ply == claim->ply &&
            memcmp(last->said, claim->said, sizeof *claim->said) != 0) {
            make_choice(last);
            make_choice(claim);
        }
        last = claim;
    }
}
