/* Words, signs and lines around the claims of an article. */
#include "surroundings.h"

#include "behind_move.h"
#include "extremes.h"
#include "fold.h"
#include "glyphs.h"
#include "lines.h"
#include "named_game.h"
#include "neighbours.h"
#include "result_words.h"
#include "row_labels.h"
#include "suffix.h"
#include "text.h"
#include "utf8.h"

static const char *end_of(const an_surroundings *around)
{
    return around->game->bytes.at + around->game->bytes.size;
}

size_t an__enclosed_size(const an_surroundings *around, const char *at, bool *is_enclosed)
{
    const size_t rest = (size_t)(end_of(around) - at);
    const bool is_bracket = rest > 0 && (*at == '(' || *at == '[');
    size_t size = 0;
    if (is_bracket)
        size = an__bracket_size(around->brackets, at);
    else if (rest > 0 && (*at == '"' || (unsigned char)*at >= 0x80))
        size = an__quotation_size(around->brackets, at);
    *is_enclosed = size > 0 && size <= rest;
    if (!*is_enclosed && !is_bracket)
        return an_row_label_size(around->game->bytes.at, an_text_from(at, rest));
    if (*is_enclosed)
        return size;
    size = an__unclosed_count(around->brackets, at);
    return size == 0 ? 1 : an_smaller(size, rest);
}

/* ---- sentences ---- */

/* Returns true if a sentence, which has words or not, ends at a place: by a full stop or the like,
 * or with its line. After an abbreviation a small letter follows, so that is no end. */
static bool ends_sentence(an_surroundings *around, const char *at, bool has_words)
{
    an_text behind = an_text_from(at + 1, (size_t)(end_of(around) - at - 1));
    if (*at == '\n')
        return !has_words || an__follows_empty_line(around->game->bytes.at, at) ||
               !an__is_wrapped_at(&around->breaks, around->game->bytes.at, at, behind);
    if (!an_is_among(*at, ".!?") || an__letter_size(behind) > 0)
        return false;
    behind = an_text_after(behind, an__space_size(behind));
    bool is_abbreviation = *at == '.' && behind.size > 0 && an_is_letter(*behind.at);
    return !is_abbreviation || an_is_upper(*behind.at);
}

/* Returns true if the sentence that ends at `end` says nothing but that the game is over. */
static bool is_result(const an_surroundings *around, const char *end)
{
    enum { LONGEST = 64 };
    if (!around->sentence.has_words || *end == '?' || end - around->sentence.begin > LONGEST ||
        around->gap == around->game->bytes.at + around->game->start)
        return false;
    const an_text sentence =
        an_text_from(around->sentence.begin, (size_t)(end - around->sentence.begin));
    return an__result_in_words(sentence) != AN_NO_RESULT ||
           an__ending_in_words(sentence, AN_WHITE, false) != AN_NO_RESULT;
}

/* Returns true if a line begins behind `end` that does not go on with a small letter. */
static bool heads_line(const an_surroundings *around, const char *end)
{
    an_text line = an_text_from(end + 1, (size_t)(end_of(around) - end - 1));
    line = an_text_after(line, an__space_size(line));
    return *end == '\n' && (line.size == 0 || !an_is_letter(*line.at) || an_is_upper(*line.at));
}

/* Begins the sentence behind `end`, where the last one ended. */
static void begin_sentence(an_surroundings *around, const char *end)
{
    const bool is_alone = is_result(around, end);
    around->is_apart |= around->sentence.has_words && around->sentence.begin != around->gap;
    /* the end of a game of another year is not that of this one */
    const bool is_over = (around->sentence.of_further & (AN_AT_END | AN_DATED)) == AN_AT_END;
    around->of_text |=
        (is_alone || is_over ? AN_BEHIND_END : 0u) | (is_alone && is_over ? AN_BEHIND_RESULT : 0u);
    around->hangs =
        *end == '\n' && around->sentence.traits & AN_CUED && around->sentence.words_since == 0;
    around->line = heads_line(around, end) ? end + 1 : around->line;
    around->sentence = (an_sentence){.begin = end + 1};
}

/* ---- the words before a claim ---- */

/* Returns true for a number that is a year, and too high for a move: 1858, 2024. */
static bool is_year(an_text word)
{
    enum { DIGITS = 4 };
    return word.size == DIGITS && an_digits_size(word) == DIGITS &&
           (an_text_starts(word, "18") || an_text_starts(word, "19") || an_text_starts(word, "20"));
}

/* Returns the bytes of what a word still has behind its first `size` bytes: letters, and hyphens
 * before letters. The "se" of "seguiu-se" is no word of its own. */
static size_t rest_of_word(an_text word, size_t size)
{
    const size_t begin = size;
    for (size_t step = 1; step > 0; size += step) {
        const an_text rest = an_text_after(word, size), behind = an_text_after(rest, 1);
        step = an__letter_size(rest);
        if (step == 0 && rest.size > 1 && *rest.at == '-' && !an_is_digit(*behind.at))
            step = an__letter_size(behind) > 0;
    }
    return size - begin;
}

/* "Nulle ?", "abandonnent la qualité": returns true if `rest`, behind words that end a game, shows
 * that they do not. */
static bool denies_end(an_text rest)
{
    rest = an_text_after(rest, an__space_size(rest));
    return an_text_starts(rest, "?") || an__given_up_size(rest) > 0;
}

/* Returns what stands right before the first move of a game: where that is long, the end of it. */
static an_text heading_of(const an_game *game)
{
    enum { LONGEST = 400 };
    const size_t size = an_smaller(game->start, LONGEST);
    return an_text_from(game->bytes.at + game->start - size, size);
}

/* Returns true if what is read stands before the first move. */
static bool is_in_heading(const an_surroundings *around)
{
    return around->gap <= around->game->bytes.at + around->game->start;
}

/* Returns the bytes of the names of two players at `at` that stand for another game; 0 if there are
 * none. */
static size_t other_game_size(const an_surroundings *around, const char *at)
{
    const char *begin = around->game->bytes.at;
    if (is_in_heading(around))
        return 0;
    return an__other_game_size(begin, an_text_from(at, (size_t)(end_of(around) - at)),
                               heading_of(around->game), around->sentence.words == 0);
}

/* Reads a word, or the words of a cue. Returns their bytes. */
static size_t pass_words(an_surroundings *around, an_text rest)
{
    size_t size;
    an_cue cue = an__cue_read(around->cues, rest, &size);
    if (cue == AN_CUE_ELSEWHERE && is_in_heading(around)) /* the game that the text tells */
        cue = AN_CUE_GENERAL;
    if (cue == AN_CUE_END && denies_end(an_text_after(rest, size)))
        cue = AN_CUE_NONE;
    const size_t other_game = other_game_size(around, rest.at);
    if (other_game > 0) {
        an__take_other_game(&around->sentence);
        return other_game;
    }
    an__take_cue(&around->sentence, cue);
    size += rest_of_word(rest, size);
    if (is_year(an_text_from(rest.at, size)))
        around->sentence.of_further |= AN_DATED;
    return size;
}

/* Passes over a bracket or a quotation. The words before it speak of the moves in it. */
static void pass_enclosed(an_sentence *sentence, an_text enclosed)
{
    if (!an_holds_digit(enclosed))
        return;
    sentence->traits &= ~(uint32_t)(AN_CUED | AN_AFTER);
    sentence->of_further &= ~(uint32_t)AN_CUED_EARLIER;
}

/* "⌓ 12. g3", "¿12. g3?": returns true if a sign says that a move was not played. */
static bool begins_idea(an_text text)
{
    return an__introduction_size(text) > 0 || an_utf8_match(text, "¿") > 0;
}

/* "3...Nf6 and 0-1, because": returns the bytes of a result in figures behind a claim; 0 if none
 * begins at `rest`. */
static size_t result_size(const an_surroundings *around, an_text rest)
{
    size_t size = 0;
    const bool may_be = an_is_digit(*rest.at) && rest.at > around->game->bytes.at &&
                        an_is_space(rest.at[-1]) &&
                        around->gap > around->game->bytes.at + around->game->start;
    an_result result = may_be ? an_result_read(rest, &size) : AN_NO_RESULT;
    return result != AN_NO_RESULT && result != AN_UNFINISHED ? size : 0;
}

/* "5. Nxf7 - here 5. Bxf7+ was better - 5... Qxg2": reads a sign that may end an aside, behind
 * which the sentence speaks of something else: a semicolon, or the second of two dashes with a
 * claim between them. */
static void read_sign(an_surroundings *around, an_text rest)
{
    const size_t size = an__dash_size(rest);
    const bool is_dash = size > 0 && !an__is_line_start(around->game->bytes.at, rest.at) &&
                         an_is_space(rest.at[-1]) && size < rest.size && an_is_space(rest.at[size]);
    if (*rest.at == ';') {
        an__forget_claims(&around->sentence);
        around->sentence.last_cue = AN_CUE_NONE;
    } else if (is_dash && around->sentence.aside == AN_ASIDE_CLAIMED)
        an__take_cue(&around->sentence, AN_CUE_CONTRAST);
    if (is_dash)
        around->sentence.aside =
            around->sentence.aside == AN_ASIDE_NONE ? AN_ASIDE_OPEN : AN_ASIDE_NONE;
}

/* Reads on up to `end`. Returns true if words, or a ")" that closes nothing, stand before it. */
static bool read_up_to(an_surroundings *around, const char *end)
{
    bool has_words = false;
    for (const char *at = around->gap; at < end;) {
        an_text rest = an_text_from(at, (size_t)(end - at));
        bool is_enclosed;
        size_t size = an__enclosed_size(around, at, &is_enclosed);
        if (size > 0 && size <= rest.size) {
            if (is_enclosed)
                pass_enclosed(&around->sentence, an_text_from(at, size));
        } else if (ends_sentence(around, at, around->sentence.has_words)) {
            begin_sentence(around, at);
            size = 1;
        } else if ((size = result_size(around, rest)) > 0) {
            an__take_cue(&around->sentence, AN_CUE_END);
        } else if (an__letter_size(rest) > 0) {
            has_words = has_words || !an_is_digit(*at);
            size = pass_words(around, rest);
            if (around->sentence.last_cue == AN_CUE_END && at[size - 1] == '.') /* "White won." */
                begin_sentence(around, at + size - 1);
        } else {
            has_words = has_words || *at == ')';
            around->sentence.traits |= !an_is_space(*at) && begins_idea(rest) ? AN_CUED : 0;
            if (around->sentence.last_cue == AN_CUE_END && !an_is_space(*at))
                around->sentence.last_cue = AN_CUE_NONE;
            read_sign(around, rest);
            an_utf8_decode(rest, &size);
        }
        at += size;
    }
    return has_words;
}

/* ---- where it stands, and what stands behind it ---- */

static uint32_t read_place(const an_surroundings *around, const char *at, uint32_t traits)
{
    const char *begin = around->game->bytes.at;
    if (an__follows_empty_line(begin, at))
        return AN_BEGINS_PARAGRAPH;
    if (an__is_line_start(begin, at) && !(traits & AN_IN_SENTENCE))
        return AN_BEGINS_LINE;
    return around->sentence.has_words || traits & AN_JOINED ? 0 : AN_BEGINS_SENTENCE;
}

/* "4. Fxc6 ? Non !": returns true if a claim that ends at `at` is a question, and the answer
 * refuses it. The question mark is a part of the claim unless blanks stand before it. */
static bool is_refused(const an_surroundings *around, const char *at)
{
    an_text rest = an_text_from(at, (size_t)(end_of(around) - at));
    bool is_question = at[-1] == '?' && !an_is_among(at[-2], "?!");
    if (!an_is_among(at[-1], "?!")) {
        rest = an_text_after(rest, an__space_size(rest));
        is_question = an_text_starts(rest, "?");
        rest = an_text_after(rest, is_question);
    }
    rest = an_text_after(rest, an__space_size(rest));
    return is_question && an__refuses(around->cues, rest);
}

/* Returns the first cue, of the kinds that have a bit in `kinds`, between a claim that ends at `at`
 * and the next one, in the same sentence. Looks at some words only, as a sentence may be as long as
 * its text. */
static an_cue next_cue(an_surroundings *around, const char *at, unsigned kinds)
{
    enum { MOST = 128 }; /* words and signs */
    const char *end = end_of(around);
    for (size_t i = 0; i < MOST && at < end && !ends_sentence(around, at, true); i++) {
        an_text rest = an_text_from(at, (size_t)(end - at));
        size_t size = 0;
        an_cue cue =
            an__letter_size(rest) > 0 ? an__cue_read(around->cues, rest, &size) : AN_CUE_NONE;
        if (kinds >> cue & 1 || an_is_digit(*at))
            return cue;
        size += rest_of_word(rest, size);
        if (size == 0)
            an_utf8_decode(rest, &size);
        at += size;
    }
    return AN_CUE_NONE;
}

/* "After 12. Qf3 Black resigned": returns true if words behind a claim that ends at `at` say that
 * the game was over. */
static bool ends_game(an_surroundings *around, const char *at)
{
    return next_cue(around, at, ~(1u << AN_CUE_NONE)) == AN_CUE_END;
}

/* "With 12. Qf3 the game would have been longer": returns true if the words before a claim, which
 * has `traits` and ends at `at`, are no cue, and words further behind it say that it was not
 * played. */
static bool is_unreal_further(an_surroundings *around, const char *at, uint32_t traits)
{
    enum { KINDS = 1 << AN_CUE_UNREAL | 1 << AN_CUE_END | 1 << AN_CUE_CONTRAST };
    return (traits & (AN_IN_SENTENCE | AN_TOLD | AN_JOINED | AN_CUES)) == AN_IN_SENTENCE &&
           next_cue(around, at, KINDS) == AN_CUE_UNREAL;
}

/* Returns true if a word begins at `at` with a small letter, or one that has no case. */
static bool is_small(an_text word)
{
    size_t size;
    const uint32_t first = an__letter_size(word) > 0 ? an_utf8_decode(word, &size) : 0;
    return first != 0 && !an_is_digit(*word.at) && an__small_letter(first) == first;
}

/* Reads the words behind a claim that ends at `at`. */
static void read_behind(an_surroundings *around, an_claim *claim, const char *at)
{
    const char *end = end_of(around), *word = at;
    while (word < end &&
           (an_is_among(*word, " ,\r") || (*word == '\n' && !ends_sentence(around, word, true))))
        word++;
    const an_text rest = an_text_from(word, (size_t)(end - word));
    if (!is_small(rest))
        return;
    const an_cue cue = an__cue_behind(around->cues, rest);
    claim->traits |= cue == AN_CUE_BEHIND                              ? AN_CUED_BEHIND
                     : cue == AN_CUE_UNREAL || cue == AN_CUE_ELSEWHERE ? AN_UNREAL_BEHIND
                                                                       : 0;
    /* "and won"; "en" is Dutch, and elsewhere "in" */
    const bool is_clause =
        cue == AN_CUE_NONE && (an__and_size(rest) > 0 || an__listed_size(rest, "en") > 0);
    claim->marks |= cue != AN_CUE_PLAYED && *at != ',' && !is_clause && !ends_game(around, at)
                        ? AN_WORD_BEHIND
                        : 0;
}

/* "He often plays the Spanish, 1.e4": reads the words of the heading in the sentence of the first
 * move. They may be cues, but the text begins with that move all the same. */
static void read_heading(an_surroundings *around)
{
    enum { LONGEST = 240 };
    const char *begin = around->game->bytes.at, *start = begin + around->game->start;
    around->gap = start;
    while (around->gap > begin && start - around->gap < LONGEST &&
           !an__follows_empty_line(begin, around->gap))
        around->gap--;
    around->sentence = (an_sentence){.begin = around->gap};
    read_up_to(around, start);
    around->gap = around->sentence.begin = around->line = start;
    around->of_text = 0;
    around->sentence.has_words = false;
}

/* "The analysis found 13... Bg4 / 14. Nb5 Nd5": returns true if a claim with these traits continues
 * a line before which words say that it was not played. The line of text may break within it. */
static bool goes_on_aside(const an_claims *claims, uint32_t traits)
{
    return traits & AN_JOINED && claims->count > 0 &&
           claims->items[claims->count - 1].traits & (AN_CUES | AN_BEHIND_END) &&
           traits & (AN_CUES | AN_BEHIND_END);
}

void an__surroundings_begin(an_surroundings *around, an_cues *cues, const an_game *game,
                            const an_notation *notation, an_bracket_index *brackets)
{
    around->game = game;
    around->cues = cues;
    around->brackets = brackets;
    around->of_text = 0;
    around->hangs = around->is_apart = false;
    around->breaks = an__line_breaks_of(game->bytes);
    an__cues_find(cues, game->bytes, notation->language);
    read_heading(around);
}

void an__surroundings_read(an_surroundings *around, an_claims *claims, an_claim *claim)
{
    const char *begin = around->game->bytes.at;
    const char *at = begin + claim->offset, *end = begin + claim->end;
    const an_text gap = an_text_from(around->gap, (size_t)(at - around->gap));
    const an_text before = an_text_trimmed(an_text_from(begin, (size_t)(at - begin)));
    claims->has_words |= read_up_to(around, at) && claims->count > 0;
    read_behind(around, claim, end);
    const uint32_t joint = an__read_joint(gap, claims, claim);
    /* "instead of 3. Bb5 he played 3. Bc4 Bc5 4. c3", "if 3. d4 exd4 4. Bc4 Bc5!? 3. Bb5" */
    if (claim->ply == 0 && !(claim->traits & (AN_NO_NUMBER | AN_BARE)))
        an__begin_game(&around->sentence);
    if (around->sentence.traits & AN_TOLD || joint & AN_RETURNS ||
        an__returns_to_game(gap, claims, claim))
        an__forget_claims(&around->sentence);
    const bool is_behind_colon = before.size > 0 && before.at[before.size - 1] == ':';
    uint32_t traits = an__cues_before(&around->sentence, is_behind_colon) |
                      around->sentence.of_further | around->of_text | joint;
    traits = an__read_choice(gap, around->sentence.last_cue, claims, claim, traits);
    if (!goes_on_aside(claims, traits))
        traits |= read_place(around, at, traits);
    /* words behind a claim that others call not played say nothing of it: "in view of 12. Qf3" */
    if (traits & (AN_AFTER | AN_JOINED) || !(traits & AN_CUES))
        traits |= ends_game(around, end) ? AN_ENDS_GAME : 0;
    traits |= is_unreal_further(around, end, claim->traits | traits) ? AN_CUED_AFAR : 0;
    traits |= an_holds_line_end(gap.at, at) ? AN_NEXT_LINE : 0;
    traits |= is_behind_colon ? AN_BEHIND_COLON : 0;
    claim->traits |= traits;
    claim->marks |= is_refused(around, end) ? AN_REFUSED : 0;
    claim->marks |= around->hangs && traits & AN_BEGINS_LINE ? AN_HANGS : 0;
    claim->marks |= an__marks_before(&around->sentence, traits);
    claim->marks |= around->is_apart ? AN_BEHIND_SENTENCE : 0;
    around->hangs = around->is_apart = false;
    claim->heads_line = around->line != NULL;
    claim->begin = (uint32_t)((claim->heads_line ? around->line : around->sentence.begin) -
                              around->game->bytes.at);
    const bool is_parted = is_behind_colon && !(traits & AN_CUED);
    an__pass_claim(&around->sentence, end, is_parted);
    claim->marks |= around->sentence.is_conditional ? AN_CONDITIONAL : 0;
    around->gap = end;
    around->line = NULL;
}

bool an__is_over_behind(an_surroundings *around)
{
    enum { SOON = 512 }; /* bytes */
    const size_t rest = (size_t)(end_of(around) - around->gap);
    read_up_to(around, around->gap + an_smaller(rest, SOON));
    return ((around->of_text | around->sentence.of_further) & (AN_BEHIND_END | AN_AT_END)) != 0;
}
