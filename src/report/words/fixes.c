/* The edits that mend a finding. */
#include "fixes.h"

#include <string.h>

#include "spell.h"
#include "suffix.h"
#include "text.h"

/* What a fix writes. */
typedef enum fixing {
    FIX_NOTHING,
    FIX_SUGGESTED, /* one of the suggestions */
    FIX_ORDER,     /* the two words, in the reverse order */
    FIX_DUE,       /* the move that was understood, in the notation of the finding */
    FIX_PGN        /* the same as PGN writes it, but with the piece letters of the game, if any */
} fixing;

/* Codes that are mended in another way than the rest of their group. Missing half-moves have
 * no fix, because there is no word to replace. */
static const struct {
    an_code code;
    fixing way;
} exceptions[] = {
    {AN_MISSING_HALF_MOVE, FIX_NOTHING},
    {AN_MISSING_MOVES, FIX_NOTHING},
    {AN_MOVES_SWAPPED, FIX_ORDER},
    {AN_SUPERFLUOUS_DISAMBIGUATION, FIX_DUE},
    {AN_DISAMBIGUATION_FORM, FIX_DUE},
    {AN_CHECK_SIGN_WRONG, FIX_DUE},
    {AN_MATE_SIGN_WRONG, FIX_DUE},
    {AN_CAPTURE_SIGN_WRONG, FIX_DUE},
    {AN_LOWERCASE_PIECE, FIX_DUE},
    {AN_CAPTURED_PIECE_NAMED, FIX_DUE},
    {AN_PIECE_LETTER_MISSING, FIX_DUE},
    {AN_CHECK_SIGN_MISSING, FIX_PGN},
    {AN_MATE_SIGN_MISSING, FIX_PGN},
    {AN_CAPTURE_SIGN_MISSING, FIX_PGN},
    {AN_CASTLING_FORM, FIX_PGN},
    {AN_PROMOTION_FORM, FIX_PGN},
    {AN_EN_PASSANT_FORM, FIX_PGN},
    {AN_PAWN_LETTER, FIX_PGN},
    {AN_LONG_FORM, FIX_PGN},
};

static fixing way_of(const an_finding *finding)
{
    for (size_t i = 0; i < sizeof exceptions / sizeof *exceptions; i++)
        if (exceptions[i].code == finding->code)
            return exceptions[i].way;
    return finding->help.count > 0 ? FIX_SUGGESTED : FIX_NOTHING;
}

/* Returns how many bytes of the word are its move, including the signs that belong to it.
 * Annotations behind it are kept; for a word that is no move, these are the exclamation and
 * question marks at its end. If a sign stands for a move, or for a part of one, the whole word is
 * replaced. */
static size_t size_of_move(const an_finding *finding)
{
    an_text word = finding->facts.text;
    an_san san;
    if (finding->code == AN_UNREADABLE_TOKEN &&
        an_finding_detail(finding).of.unreadable != AN_UNREADABLE_WORD)
        return word.size;
    if (an_san_parse(&san, word, finding->notation) == AN_OK)
        return san.size + an_spelling_signs_size(an_text_after(word, san.size));
    size_t size = word.size;
    while (size > 0 && an_is_among(word.at[size - 1], "!?"))
        size--;
    return size > 0 ? size : word.size;
}

/* Returns how many bytes two words in the reverse order take, with what stands between them. */
static size_t size_of_pair(const an_finding *finding)
{
    an_text second = finding->facts.other;
    return (size_t)(second.at - finding->facts.text.at) + second.size;
}

/* Fills in the fix that exchanges the two words of a pair, unless they stand on different lines.
 * Returns the number of fixes. */
static size_t exchange(const an_finding *finding, an_fix *fixes)
{
    const an_suggestion *first = &finding->help.list[0];
    if (finding->help.count == 0 || an_finding_detail(finding).of.swap != AN_SWAP_OF_PAIR ||
        memchr(finding->facts.text.at, '\n', size_of_pair(finding)) != NULL)
        return 0;
    fixes[0] = (an_fix){first->move, first->is_certain};
    return 1;
}

size_t an__fixes_of(const an_finding *finding, an_fix *fixes, size_t *size)
{
    fixing way = way_of(finding);
    if (way == FIX_NOTHING || !finding->has_position || finding->notation == NULL ||
        finding->facts.text.size != finding->where.size)
        return 0;
    *size = way == FIX_ORDER ? size_of_pair(finding) : size_of_move(finding);
    if (way == FIX_ORDER)
        return exchange(finding, fixes);
    if (way != FIX_SUGGESTED) {
        fixes[0] = (an_fix){finding->facts.move, true};
        return an_move_is_legal(&finding->position, finding->facts.move) ? 1 : 0;
    }
    for (size_t i = 0; i < finding->help.count; i++)
        fixes[i] = (an_fix){finding->help.list[i].move, finding->help.list[i].is_certain};
    return finding->help.count;
}

void an__fix_put(an_buffer *out, const an_finding *finding, an_move move)
{
    char text[AN_SAN_MAX];
    const fixing way = way_of(finding);
    if (way == FIX_SUGGESTED) {
        an_buffer_add(out, text, an__write_suggestion(text, finding, move));
        return;
    }
    if (way == FIX_ORDER) {
        const an_text first = finding->facts.text, second = finding->facts.other;
        an_buffer_add(out, second.at, second.size);
        an_buffer_add(out, first.at + first.size, (size_t)(second.at - first.at) - first.size);
        an_buffer_add(out, first.at, first.size);
        return;
    }
    an_notation notation = *finding->notation;
    if (way == FIX_PGN) {
        const an_language *letters =
            notation.language != NULL ? notation.language : &an_languages[0];
        notation = an_notation_of(letters, AN_STYLE_SHORT);
        an_notation_take_dialect(&notation, an_text_of("pgn"));
    }
    an_buffer_add(out, text, an_move_write(text, &finding->position, move, &notation));
}
