/* The result of a game that ends without a score, in the words behind its last move.
 *
 *     32. Txd8+ Rh7 33. Dg8+ Rh6            32. Txd8 Txd8 33. Dxd8+
 *     Une belle partie.                     Les Noirs abandonnent. Une belle partie.
 *     Nulle par accord mutuel.
 *
 * Only sentences of the first paragraph count: the first one, or one alone on its line without
 * moves before it, or any in which a side resigns or a draw that was offered is accepted. A
 * question names no result, nor does a sentence that says more than the result; but anything may
 * follow the clause in which a side resigns. A word that only sounds like a result is reported. */
#include "spelled_result.h"

#include "fold.h"
#include "glyphs.h"
#include "illegible.h"
#include "labels.h"
#include "line_breaks.h"
#include "named_side.h"
#include "prose_words.h"
#include "result_words.h"
#include "times.h"
#include "utf8.h"
#include "word.h"

/* ---- sentences ---- */

/* Returns true if `text` begins with a letter, a digit or ½. */
static bool says_something(an_text text)
{
    return an_begins_word(*text.at) || an_text_starts(text, "½");
}

/* Returns `text` from its first letter or digit to its last one. */
static an_text bare(an_text text)
{
    size_t end = 0, step;
    while (text.size > 0 && !says_something(text))
        text = an_text_after(text, 1);
    for (size_t at = 0; at < text.size; at += step) {
        an_utf8_decode(an_text_after(text, at), &step);
        end = says_something(an_text_after(text, at)) ? at + step : end;
    }
    return an_text_from(text.at, end);
}

/* The lines of a game. They are measured only once a sentence may go on from one to the next. */
typedef struct game_lines {
    an_text text;
    an_line_breaks breaks;
    bool are_measured;
} game_lines;

/* Returns true if the end of a line, at the beginning of `text`, ends a sentence: the next line
 * begins neither with a small letter nor where the text was wrapped, as in "and
 * White resigned". */
static bool line_ends_sentence(an_text text, game_lines *lines)
{
    size_t size;
    const an_text behind = an_text_after(text, an__line_end_size(text));
    const an_text word = an_text_after(behind, an_blanks_size(behind));
    if (word.size == 0 || !an_begins_word(*word.at))
        return true;
    uint32_t point = an_utf8_decode(word, &size);
    if (an__small_letter(point) == point)
        return false;
    if (!lines->are_measured)
        lines->breaks = an__line_breaks_of(lines->text);
    lines->are_measured = true;
    return !an__is_wrapped_at(&lines->breaks, lines->text.at, text.at, behind);
}

/* "M. Perrot", "32. Zug": returns true if the full stop behind `size` bytes of `text` ends an
 * initial, or the number of a move. */
static bool ends_short_form(an_text text, size_t size)
{
    const an_text next = an_text_after(text, size + 1);
    if (size > 0 && an_is_digit(text.at[size - 1]))
        return an__names_moves(an_text_after(next, an_blanks_size(next)));
    return size > 0 && an_is_upper(text.at[size - 1]) &&
           (size == 1 || an_is_space(text.at[size - 2]));
}

/* Returns the bytes of the first sentence of `text`, with the mark that ends it. */
static size_t sentence_size(an_text text, game_lines *lines)
{
    size_t size = 0;
    while (size < text.size) {
        an_text rest = an_text_after(text, size);
        if (an_is_line_end(*rest.at) && line_ends_sentence(rest, lines))
            return size;
        size++;
        if (an_is_among(*rest.at, ".!?;") && (rest.size == 1 || an_is_space(rest.at[1])) &&
            !(*rest.at == '.' && ends_short_form(text, size - 1)))
            return size;
    }
    return size;
}

/* Returns the bytes of the parenthesis that `text` begins with; 0 if there is none. */
static size_t parenthesis_size(an_text text)
{
    enum { LONGEST = 200 }; /* bytes: what stands in parentheses is looked at often */
    text.size = text.size < LONGEST ? text.size : LONGEST;
    const char *close = *text.at == '(' ? memchr(text.at, ')', text.size) : NULL;
    return close == NULL ? 0 : (size_t)(close + 1 - text.at);
}

/* Returns true if `sentence` is alone on its line, and `words` have no digit before it but in
 * parentheses: "(15')". */
static bool stands_alone(an_text words, an_text sentence)
{
    an_text rest = words;
    for (size_t size; rest.at < sentence.at; rest = an_text_after(rest, size > 0 ? size : 1))
        if ((size = parenthesis_size(rest)) == 0 && an_is_digit(*rest.at))
            return false;
    rest = an_text_after(words, (size_t)(sentence.at - words.at) + sentence.size);
    return an__is_line_start(words.at, sentence.at) &&
           an_text_trimmed(an_text_from(rest.at, an__line_size(rest))).size == 0;
}

/* Returns true if a parenthesis says nothing but what somebody gives up: "(la qualité)". */
static bool names_object(an_text parenthesis)
{
    const an_text inside = an_text_trimmed(an_text_from(parenthesis.at + 1, parenthesis.size - 2));
    return inside.size > 0 && an__given_up_size(inside) == inside.size;
}

/* Returns the first clause of a sentence: up to a comma, a colon, a dash, or a parenthesis without
 * figures, doubts and names of pieces. */
static an_text first_clause(an_text sentence)
{
    size_t size = 1, step;
    for (; size < sentence.size; size += step) {
        an_text rest = an_text_after(sentence, size);
        an_utf8_decode(rest, &step);
        size_t aside = parenthesis_size(rest);
        bool is_remark = aside > 0 && !an_holds_digit(an_text_from(rest.at, aside)) &&
                         memchr(rest.at, '?', aside) == NULL &&
                         !names_object(an_text_from(rest.at, aside));
        if (an_is_among(*rest.at, ",:") || is_remark || an__dash_size(rest) > 0)
            break;
        step = aside > 0 ? aside : step;
    }
    return an_text_from(sentence.at, size);
}

/* Returns the last clause of a sentence, behind a colon or a dash, or behind a comma if no figures
 * stand before it: "the game is equal, but the players agreed to a draw". Returns an empty text if
 * there is none. */
static an_text last_clause(an_text sentence)
{
    size_t begin = 0, size;
    for (size_t at = 1; at < sentence.size; at += size) {
        const an_text rest = an_text_after(sentence, at);
        const size_t dash = an_is_space(sentence.at[at - 1]) ? an__dash_size(rest) : 0;
        const bool is_comma = *rest.at == ',';
        an_utf8_decode(rest, &size);
        if (is_comma ? !an_holds_digit(an_text_from(sentence.at, at)) : *rest.at == ':' || dash > 0)
            begin = at + size;
        else if (is_comma)
            begin = 0;
    }
    return an_text_after(sentence, begin > 0 ? begin : sentence.size);
}

/* What tells which side resigns, where the words do not. The side to move is sure where Black's
 * cell of the last row is empty, or where the next number stands before the words. */
typedef struct resigner {
    an_mover mover;
    an_text heading; /* all that stands before the first move */
} resigner;

/* Returns what `words` say of a player: the heading tells his color, if it names him; else he is
 * the one to move, if he resigns and that is sure. */
static an_result ending_of(const resigner *who, an_text words, bool may_go_on)
{
    const an_result result = an__result_of_named(who->heading, words);
    return result != AN_NO_RESULT ? result : an__ending_by(words, who->mover, may_go_on);
}

/* Returns the result that a sentence of the first paragraph of `words` names, and sets `*sentence`.
 * Returns AN_NO_RESULT if none does. Sets `*unclear` to the first sentence in which somebody
 * resigns whose side nobody knows: "He resigned." */
static an_result find_sentence(an_text words, game_lines *lines, const resigner *who,
                               an_text *sentence, an_text *unclear)
{
    enum { MOST = 8 }; /* sentences that are looked at */
    words.size = an__paragraph_size(words);
    an_text rest = words;
    for (unsigned i = 0; i < MOST && rest.size > 0; i++) {
        *sentence = an_text_from(rest.at, sentence_size(rest, lines));
        rest = an_text_trimmed(an_text_after(rest, sentence->size));
        const an_text whole = *sentence;
        const bool is_amid = i > 0 && !stands_alone(words, *sentence);
        an_text said = an__without_illegible(bare(*sentence));
        const size_t behind = (size_t)(said.at + said.size - sentence->at);
        size_t size = 0;
        if (an_text_count(an_text_after(*sentence, behind), '?') > 0)
            continue;
        an_result result = is_amid ? AN_NO_RESULT : an__result_in_words(said);
        const size_t before = (size_t)(said.at - sentence->at);
        if (result == AN_NO_RESULT)
            result = an__result_of_field(an_text_after(*sentence, before), &size);
        if (size > 0)
            sentence->size = before + size;
        if (result == AN_NO_RESULT)
            result = ending_of(who, said, is_amid);
        if (result == AN_NO_RESULT) { /* whatever follows a resignation does not take it back */
            *sentence = first_clause(*sentence);
            result = ending_of(who, bare(*sentence), true);
        }
        if (result == AN_NO_RESULT) { /* there only a side that is named counts */
            const an_text last = bare(last_clause(whole));
            const an_result told = an__ending_by(last, (an_mover){who->mover.turn, false}, false);
            const bool is_told = last.size > 0 && told != AN_UNFINISHED;
            result = is_told ? told : AN_NO_RESULT;
            *sentence = result != AN_NO_RESULT ? whole : *sentence;
        }
        const an_text next = an_text_from(rest.at, sentence_size(rest, lines));
        if (result == AN_NO_RESULT && an__tells_accepted_offer(whole, next)) {
            *sentence = whole;
            result = AN_DRAW;
        }
        if (result == AN_UNFINISHED && unclear->size == 0)
            *unclear = bare(*sentence);
        else if (result != AN_NO_RESULT && result != AN_UNFINISHED)
            return result;
    }
    return AN_NO_RESULT;
}

/* ---- tokens ---- */

/* Returns true if `token` is a sign of the last move, or a clock time beside it. */
static bool is_of_move(const an_draft *draft, const an_token *token)
{
    an_text text = an_text_from(draft->base + token->offset, token->size);
    return token->kind == AN_TOKEN_SIGN || token->kind == AN_TOKEN_NAG ||
           ((token->kind == AN_TOKEN_PROSE || token->kind == AN_TOKEN_COMMENT) &&
            an__are_times(text));
}

/* Returns the index of the first token behind the last move, its signs and its clock times. In a
 * sheet of several blocks, no cell of a block to the left stands behind it. */
static size_t first_behind(const an_draft *draft)
{
    const an_token *items = draft->tokens.items;
    size_t count = draft->tokens.count, first = count;
    uint32_t last = 0;
    while (first > 0 && an__may_be_of_heading(&items[first - 1]))
        first--;
    for (size_t i = 0; draft->has_blocks && i < first; i++)
        last = items[i].offset > last ? items[i].offset : last;
    while (first < count && (is_of_move(draft, &items[first]) || items[first].offset < last))
        first++;
    return first;
}

/* Returns how many half-moves stand before token `first`. The number of the last row tells it,
 * which the count may miss, as a half-move above is lost: one of four at most. */
static uint32_t plies_before(const an_prose *p, size_t first)
{
    const uint32_t counted = p->line.ply;
    const an_token *token = &p->draft->tokens.items[first];
    uint32_t moves = 0;
    while (moves <= 2 && token > p->draft->tokens.items && (--token)->kind != AN_TOKEN_NUMBER)
        moves = token->kind == AN_TOKEN_CLOSE ? UINT32_MAX : moves + (token->kind == AN_TOKEN_MOVE);
    if (token->kind != AN_TOKEN_NUMBER || token->value == 0 || moves == 0 || p->numbers.are_of_both)
        return counted;
    const uint32_t told = an_ply_of(token) + moves;
    return told > counted && (told - counted) * 4 <= counted ? told : counted;
}

/* Takes the number of the move that is due behind `plies` half-moves off the beginning of *words:
 * "25. abandon". Returns false if it is not there. */
static bool take_number(an_text *words, uint32_t plies)
{
    uint32_t number = 0;
    an_text rest = *words;
    for (; rest.size > 0 && an_is_digit(*rest.at) && number < 1000; rest = an_text_after(rest, 1))
        number = 10 * number + (uint32_t)(*rest.at - '0');
    if (number != plies / 2 + 1 || rest.size == 0 || !an_is_among(*rest.at, ". "))
        return false;
    *words = an_text_stripped_start(rest, ". ");
    return true;
}

/* Returns true if a token is a word, or a comment in parentheses or in a cell of a table. */
static bool is_word_or_remark(const an_prose *p, const an_token *token)
{
    return token->kind == AN_TOKEN_PROSE ||
           (token->kind == AN_TOKEN_COMMENT && !an_is_among(*an_prose_text(p, token).at, "{["));
}

/* Makes one token, the result, of the tokens of `sentence`. If another result stands before it,
 * this is a second one. */
static void join_tokens(an_prose *p, size_t first, an_text sentence, an_result result)
{
    an_draft_tokens *tokens = &p->draft->tokens;
    while (an_prose_end_of(p, &tokens->items[first]) <= sentence.at)
        first++;
    size_t last = first;
    while (last + 1 < tokens->count &&
           an_prose_end_of(p, &tokens->items[last + 1]) <= sentence.at + sentence.size)
        last++;
    for (size_t i = first; i <= last; i++)
        if (!is_word_or_remark(p, &tokens->items[i]))
            return;
    an_token *token = &tokens->items[first];
    token->size =
        (uint32_t)(an_prose_end_of(p, &tokens->items[last]) - (p->draft->base + token->offset));
    token->kind = AN_TOKEN_RESULT;
    token->value = result;
    memmove(token + 1, &tokens->items[last + 1], (tokens->count - last - 1) * sizeof *token);
    tokens->count -= last - first;
    if (!p->draft->tokens.has_result)
        an_draft_mark_result(&p->draft->tokens, first);
}

/* Reports the first word of the first paragraph of `words` that sounds like a result. */
static void note_unread(const an_prose *p, size_t first, an_text words)
{
    const an_draft_tokens *tokens = &p->draft->tokens;
    const char *end = words.at + an__paragraph_size(words);
    for (size_t i = first; i < tokens->count; i++) {
        const an_token *token = &tokens->items[i];
        if (p->draft->base + token->offset >= end)
            return;
        if (token->kind != AN_TOKEN_PROSE || !an__may_say_result(p, token))
            continue;
        an_text word = an__prose_bare_word(an_prose_text(p, token));
        an__draft_fault(p->draft, AN_RESULT_IN_WORDS, token->offset, (uint32_t)word.size);
        return;
    }
}

/* Returns true if `result` is that of the token before `first`, or if the game has one elsewhere.
 */
static bool repeats_result(const an_draft *draft, size_t first, an_result result)
{
    const an_token *before = first > 0 ? &draft->tokens.items[first - 1] : NULL;
    bool follows = before != NULL && before->kind == AN_TOKEN_RESULT;
    return draft->tokens.has_result && !(follows && before->value != (uint32_t)result);
}

void an__prose_take_spelled_result(an_prose *p)
{
    an_draft *draft = p->draft;
    size_t first = first_behind(draft);
    bool may_be = p->has_moves && p->sheet->block.count == 0 && p->unread.plies < 2 &&
                  !an_prose_is_aside(p) && first < draft->tokens.count;
    if (!may_be)
        return;
    const char *begin = draft->base + draft->tokens.items[first].offset,
               *end = an_prose_end_of(p, an_prose_last(p));
    an_text sentence, words = an_text_from(begin, (size_t)(end - begin));
    an_text unclear = an_text_from(begin, 0);
    const uint32_t plies = plies_before(p, first);
    const bool is_numbered = take_number(&words, plies);
    const an_color turn = plies % 2 == 0 ? AN_WHITE : AN_BLACK;
    const char *top = draft->lexer.begin;
    const resigner who = {.mover = {.turn = turn, .is_sure = turn == AN_BLACK || is_numbered},
                          .heading = an_text_from(top, (size_t)(draft->base + draft->start - top))};
    game_lines lines = {.text = an_text_from(top, (size_t)(end - top))};
    an_result result = find_sentence(words, &lines, &who, &sentence, &unclear);
    if (result != AN_NO_RESULT && !repeats_result(draft, first, result))
        join_tokens(p, first, sentence, result);
    if (draft->tokens.has_result)
        return;
    if (unclear.size > 0)
        an__draft_fault(draft, AN_RESULT_IN_WORDS, (uint32_t)(unclear.at - draft->base),
                        (uint32_t)unclear.size);
    else
        note_unread(p, first, words);
}
