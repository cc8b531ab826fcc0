/* Habits: finds out in which unusual way a whole sheet is written, by counting the words that read
 * well in that way. */
#include "habits.h"

#include "bitboard.h"
#include "extremes.h"
#include "marks.h"
#include "parse.h"

enum {
    FEWEST_WORDS = 3 /* a habit must show in this many */
};

/* Returns true if `text` looks like a move in `notation`: a piece's move, or a pawn's move that
 * captures from an adjacent file if it names one. */
static bool reads_well(an_text text, const an_notation *notation)
{
    an_san san;
    if (!an__san_read(&san, text, notation))
        return false;
    if (san.kind != AN_SAN_MOVE || san.from_file == AN_UNSAID || san.from_rank != AN_UNSAID ||
        (san.role != AN_NO_ROLE && san.role != AN_PAWN))
        return true;
    return san.from_file + 1 == san.to_file || san.from_file == san.to_file + 1;
}

/* Returns how many marks the longest word has that begins with `mark` and reads well in `notation`;
 * 0 if there is none. A torn word must be read to its end, in the right case. */
static size_t marks_that_read_well(const an_line_marks *s, const an_mark *mark,
                                   const an_notation *notation, bool ignores_case)
{
    bool is_whole;
    if (mark->words[0] == AN_NONE && mark->words[1] == AN_NONE)
        return 0;
    for (size_t parts = AN_PARTS_MAX; parts > 1 && !mark->is_number; parts--)
        if (mark->words[parts - 1] != AN_NONE) {
            const an_text text = s->words[mark->words[parts - 1]].written.word;
            if (reads_well(text, notation) && an__begins_with_move(text, notation, &is_whole) &&
                is_whole)
                return parts;
        }
    if (!an_is_word(mark))
        return 0;
    an_line_word word = s->words[mark->words[0]];
    bool reads = reads_well(word.written.word, notation);
    word.by_habit_count = word.recased_count = 0;
    if (!reads && ignores_case)
        an__line_word_recase(&word, notation);
    return reads || word.by_habit_count > 0;
}

/* Does what an__habit_words does, and sets *torn to the number of words that consist of several
 * marks. */
static size_t count_marks(const an_line_marks *s, const an_notation *notation, bool ignores_case,
                          size_t *torn)
{
    size_t count = 0, parts;
    *torn = 0;
    for (size_t i = 0; i < s->mark_count; i += parts == 0 ? 1 : parts) {
        parts = marks_that_read_well(s, &s->marks[i], notation, ignores_case);
        *torn += parts > 1;
        count += parts;
    }
    return count;
}

size_t an__habit_words(const an_line_marks *s, const an_notation *notation, bool ignores_case)
{
    size_t torn;
    return count_marks(s, notation, ignores_case, &torn);
}

/* Finds the language in which most words read well, and whether their case must be ignored for
 * that. Returns false unless at least FEWEST_WORDS more do than in the notation of
 * the game. */
static bool find_notation(an_sheet_habit *habit, const an_line_marks *s, const an_bench *bench)
{
    an_sheet_habit own = {.notation = *bench->notation};
    const size_t as_judged = an__habit_words(s, &own.notation, false);
    size_t most = as_judged + FEWEST_WORDS - 1;
    for (unsigned ignores_case = 0; ignores_case < 2; ignores_case++)
        for (size_t i = 0; i <= an_language_count; i++) {
            an_sheet_habit other = own;
            other.ignores_case = ignores_case > 0;
            if (i > 0)
                other.notation.language = &an_languages[i - 1];
            size_t count = an__habit_words(s, &other.notation, other.ignores_case);
            if (count <= most)
                continue;
            most = count;
            *habit = other;
        }
    return most >= as_judged + FEWEST_WORDS;
}

/* "sf3 … de7": returns true if pieces have small letters in several words, and capitals in far
 * fewer. Further words may read well as moves of pawns. */
static bool has_small_letters(const an_line_marks *s, const an_notation *notation)
{
    enum { TIMES_FEWER = 3 };
    size_t small = 0, others = 0;
    an_san san;
    for (size_t i = 0; i < s->mark_count; i++) {
        const an_mark *mark = &s->marks[i];
        const bool is_piece = !mark->is_number && mark->words[0] != AN_NONE &&
                              an__san_read(&san, s->words[mark->words[0]].written.word, notation) &&
                              san.kind == AN_SAN_MOVE && san.role != AN_NO_ROLE;
        const bool is_small = is_piece && san.forms & AN_FORM_LOWERCASE;
        small += is_small;
        others += is_piece && !is_small;
    }
    return small >= FEWEST_WORDS && others * TIMES_FEWER < small;
}

/* ---- two languages ---- */

enum {
    LANGUAGES_MAX = 64,
    SETS = 8 /* sets of 64 words: those further on do not count */
};

/* The words of a sheet that read well in a language, a bit for each. */
typedef struct an_word_set {
    uint64_t words[SETS];
} an_word_set;

static size_t count_of_either(const an_word_set *a, const an_word_set *b)
{
    size_t count = 0;
    for (size_t i = 0; i < SETS; i++)
        count += an_count(a->words[i] | b->words[i]);
    return count;
}

static an_word_set find_words(const an_line_marks *s, const an_notation *notation)
{
    size_t words = 0;
    an_word_set set = {.words = {0}};
    for (size_t i = 0; i < s->mark_count && words < 64 * SETS; i++) {
        if (s->marks[i].words[0] == AN_NONE || s->marks[i].is_number)
            continue;
        bool is_read = reads_well(s->words[s->marks[i].words[0]].written.word, notation);
        set.words[words / 64] |= (uint64_t)is_read << words % 64;
        words++;
    }
    return set;
}

/* Writes the words that read well in each language to `sets`. Returns how many words the largest
 * set has. */
static size_t find_all_words(an_word_set *sets, size_t count, const an_line_marks *s,
                             const an_notation *own)
{
    size_t most = 0;
    an_notation notation = *own;
    for (size_t i = 0; i < count; i++) {
        notation.language = &an_languages[i];
        sets[i] = find_words(s, &notation);
        size_t words = count_of_either(&sets[i], &sets[i]);
        most = an_larger(words, most);
    }
    return most;
}

/* Finds the two languages in which together the most words read well. The first one is English,
 * French or that of the game. Returns the number of these words. */
static size_t find_pair(size_t pair[2], const an_word_set *sets, size_t count,
                        const an_language *own)
{
    enum { USUAL = 2 };
    size_t most = 0;
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < count && (i < USUAL || &an_languages[i] == own); j++) {
            size_t words = count_of_either(&sets[i], &sets[j]);
            if (words <= most)
                continue;
            most = words;
            pair[0] = i;
            pair[1] = j;
        }
    return most;
}

/* Finds the two languages in which together the most words read well. The notation of the habit is
 * in the one with more words, at a tie in that of the game. Returns false unless at least
 * FEWEST_WORDS more read well than in one language alone. */
static bool find_two_languages(an_sheet_habit *habit, const an_line_marks *s, const an_bench *bench)
{
    an_word_set sets[LANGUAGES_MAX];
    const an_language *own = bench->notation->language;
    const size_t count = an_smaller(an_language_count, LANGUAGES_MAX);
    size_t pair[2] = {0, 0};
    const size_t alone = find_all_words(sets, count, s, bench->notation);
    if (find_pair(pair, sets, count, own) < alone + FEWEST_WORDS)
        return false;
    const size_t of_first = count_of_either(&sets[pair[0]], &sets[pair[0]]);
    const size_t of_second = count_of_either(&sets[pair[1]], &sets[pair[1]]);
    const bool is_second =
        of_second > of_first || (of_second == of_first && &an_languages[pair[1]] == own);
    *habit =
        (an_sheet_habit){.notation = *bench->notation, .also = &an_languages[pair[!is_second]]};
    habit->notation.language = &an_languages[pair[is_second]];
    return true;
}

/* ---- columns that are swapped ---- */

/* Returns the first mark from `mark` on that is a word. */
static size_t word_from(const an_line_marks *s, size_t mark)
{
    while (mark < s->mark_count && (s->marks[mark].is_number || s->marks[mark].words[0] == AN_NONE))
        mark++;
    return mark;
}

/* Returns true if two words cannot be played in the order in which they are written, but can in the
 * reverse order; then plays them so. */
static bool play_swapped(const an_line_marks *s, size_t first, size_t second, an_position *position)
{
    const an_line_word *words = s->words;
    an_word_move said, then;
    if (second >= s->mark_count ||
        an__word_as_written(&words[s->marks[first].words[0]], position, &said) ||
        !an__word_as_written(&words[s->marks[second].words[0]], position, &said))
        return false;
    *position = an_position_play(position, said.move);
    if (!an__word_as_written(&words[s->marks[first].words[0]], position, &then))
        return false;
    *position = an_position_play(position, then.move);
    return true;
}

/* Returns true if the first pairs of the sheet are all in the reverse order. There must be several,
 * since a single one may be a slip. */
static bool begins_swapped(const an_line_marks *s, const an_bench *bench)
{
    enum { FEWEST_PAIRS = 2 };
    an_position position = bench->start;
    size_t first = word_from(s, 0);
    for (size_t pair = 0; pair < FEWEST_PAIRS; pair++) {
        size_t second = word_from(s, first + 1);
        if (!play_swapped(s, first, second, &position))
            return false;
        first = word_from(s, second + 1);
    }
    return true;
}

/* Returns true if the parts of moves in `notation` stand apart on the sheet. */
static bool tears_words(const an_line_marks *s, const an_notation *notation)
{
    size_t torn;
    count_marks(s, notation, false, &torn);
    return torn >= FEWEST_WORDS;
}

/* ---- squares that stand apart ---- */

/* Returns true if the marks from `begin` to `end`, between two numbers, are two moves of two words
 * each, whose second word is a square: "Cg1 f3 Cb8 c6". */
static bool is_row_of_squares(const an_line_marks *s, const an_game *game, size_t begin, size_t end)
{
    enum { WORDS = 4 };
    bool are_apart = end - begin == WORDS;
    for (size_t i = begin; i < end && are_apart; i++)
        are_apart = (i - begin) % 2 == 0 ? s->marks[i].words[0] != AN_NONE &&
                                               s->words[s->marks[i].words[0]].is_readable
                                         : an__is_bare_square(s, game, i);
    return are_apart;
}

/* Returns true if most rows of a numbered sheet, and several of them, are of that kind. */
static bool parts_squares(const an_line_marks *s, const an_game *game)
{
    size_t rows = 0, apart = 0;
    for (size_t begin = 0, end; begin < s->mark_count; begin = end) {
        for (end = begin + 1; end < s->mark_count && !s->marks[end].is_number;)
            end++;
        rows += s->marks[begin].is_number;
        apart += s->marks[begin].is_number && is_row_of_squares(s, game, begin + 1, end);
    }
    return apart >= FEWEST_WORDS && 2 * apart > rows;
}

/* ---- the whole ---- */

size_t an__sheet_habits(an_sheet_habit *list, const an_line_marks *marks, const an_bench *bench)
{
    size_t count = 0;
    if (parts_squares(marks, bench->game)) {
        list[0] = (an_sheet_habit){
            .notation = *bench->notation, .tears_words = true, .parts_squares = true};
        return 1;
    }
    if (find_notation(&list[count], marks, bench))
        count++;
    else if (has_small_letters(marks, bench->notation))
        list[count++] =
            (an_sheet_habit){.notation = *bench->notation, .ignores_case = true, .is_shown = true};
    if (find_two_languages(&list[count], marks, bench))
        count++;
    if (begins_swapped(marks, bench))
        list[count++] = (an_sheet_habit){.notation = *bench->notation, .swaps_columns = true};
    for (size_t i = 0; i < count; i++)
        list[i].tears_words = tears_words(marks, &list[i].notation);
    if (count == 0 && tears_words(marks, bench->notation))
        list[count++] = (an_sheet_habit){.notation = *bench->notation, .tears_words = true};
    return count;
}
