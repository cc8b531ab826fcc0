/* What differs between two score sheets, told in the order of the game. */
#include "differences.h"

#include "compare_words.h"
#include "fold.h"
#include "position.h"
#include "roster.h"
#include "say.h"
#include "spell.h"
#include "terms.h"

/* ---- a half-move ---- */

/* How a refused word is called; other codes are illegal moves. */
static const compare_word refusals[AN_CODE_COUNT] = {
    [AN_AMBIGUOUS_MOVE] = WORD_AMBIGUOUS,
    [AN_UNREADABLE_TOKEN] = WORD_NO_MOVE,
    [AN_UNKNOWN_PIECE_LETTER] = WORD_UNKNOWN_LETTER,
};

static compare_word word_of(const an_said *said)
{
    static const compare_word words[AN_SAID_KIND_COUNT] = {
        [AN_SAID_MOVE] = WORD_PLAIN,      [AN_SAID_OTHER] = WORD_PLAIN,
        [AN_SAID_HOLE] = WORD_HOLE,       [AN_SAID_NOTHING] = WORD_NOTHING,
        [AN_SAID_SWAPPED] = WORD_SWAPPED, [AN_SAID_REFUSED] = WORD_ILLEGAL,
    };
    bool is_special = said->kind == AN_SAID_REFUSED && refusals[said->why] != WORD_PLAIN;
    return is_special ? refusals[said->why] : words[said->kind];
}

/* Puts what stands in one of the sheets: "White: ", and a word. */
static void put_sheet(an_buffer *out, const differences *d, an_color sheet, compare_word word,
                      an_text text)
{
    an_buffer stands = {0};
    compare_put(&stands, d->language, word, text);
    out->failed = out->failed || stands.failed;
    if (!stands.failed)
        compare_put(out, d->language, sheet == AN_WHITE ? WORD_WHITE : WORD_BLACK,
                    an_buffer_text(&stands));
    an__buffer_free(&stands);
}

static void put_move(an_buffer *out, const differences *d, const an_position *position,
                     an_move move)
{
    char text[AN_SAN_MAX];
    an_buffer_add(out, text, an_move_write(text, position, move, d->to));
}

/* Puts the moves that it may be, of which some may not be legal there: they are in a reading that
 * differs earlier, too. */
static void put_choices(an_buffer *out, const differences *d, const an_compared_ply *ply,
                        const an_position *position)
{
    put_move(out, d, position, ply->move);
    for (size_t i = 1; i < ply->choice_count; i++) {
        if (!an_move_is_legal(position, ply->choices[i]))
            continue;
        compare_put(out, d->language, WORD_OR);
        put_move(out, d, position, ply->choices[i]);
    }
}

static void put_outcome(an_buffer *out, const differences *d, const an_compared_ply *ply,
                        const an_position *position)
{
    an_buffer moves = {0};
    bool is_open = ply->evidence == AN_EVIDENCE_OPEN;
    if (is_open)
        put_choices(&moves, d, ply, position);
    else
        put_move(&moves, d, position, ply->move);
    out->failed = out->failed || moves.failed;
    if (!moves.failed)
        compare_put(out, d->language, is_open ? WORD_OPEN : WORD_SETTLED, an_buffer_text(&moves));
    an__buffer_free(&moves);
}

void differences_put_ply(an_buffer *out, const differences *d, const an_compared_ply *ply,
                         const an_position *position)
{
    bool has_one = false;
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++) {
        const an_said *said = &ply->said[sheet];
        if (said->kind == AN_SAID_STOPPED)
            continue;
        if (has_one)
            compare_put(out, d->language, WORD_BETWEEN);
        put_sheet(out, d, sheet, word_of(said), said->text);
        has_one = true;
    }
    put_outcome(out, d, ply, position);
}

void differences_put_number(an_buffer *out, const differences *d, const an_position *position)
{
    an__put_move_number(out, position->move_number, (an_color)position->turn,
                        an__term(d->language, AN_TERM_BLACK_DOTS));
    an_buffer_put_char(out, ' ');
}

/* ---- what else differs ---- */

/* Puts the number of the half-move that leads to a position. */
static void put_number_before(an_buffer *out, const differences *d, const an_position *position)
{
    an_position before = *position;
    before.turn = (uint8_t)an_opposite((an_color)position->turn);
    before.move_number = (uint16_t)(before.move_number - (position->turn == AN_WHITE));
    differences_put_number(out, d, &before);
}

/* Puts the words too many that stand before half-move `ply`, from *next on. What is written twice
 * was due before. */
static void put_surplus(an_buffer *out, const differences *d, size_t ply, size_t *next,
                        const an_position *position)
{
    for (; *next < d->of->surplus_count && d->of->surplus[*next].ply == ply; ++*next) {
        const an_surplus *surplus = &d->of->surplus[*next];
        (surplus->is_doubled ? put_number_before : differences_put_number)(out, d, position);
        put_sheet(out, d, surplus->sheet, surplus->is_doubled ? WORD_DOUBLED : WORD_SURPLUS,
                  surplus->text);
        an_buffer_put_char(out, '\n');
    }
}

/* Tells, where a sheet stops, how many half-moves follow in the other one. */
static void put_stop(an_buffer *out, const differences *d, size_t ply, const an_position *position)
{
    char number[NUMBER_TEXT_MAX];
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++) {
        if (d->of->stops_at[sheet] != ply || ply == d->of->ply_count)
            continue;
        differences_put_number(out, d, position);
        compare_put(out, d->language, sheet == AN_WHITE ? WORD_WHITE_STOPS : WORD_BLACK_STOPS,
                    an_text_of(number_text(number, d->of->ply_count - ply)));
        an_buffer_put_char(out, '\n');
    }
}

static bool is_told(const an_compared_ply *ply)
{
    return ply->evidence == AN_EVIDENCE_SETTLED || ply->evidence == AN_EVIDENCE_OPEN;
}

static void put_plies(an_buffer *out, const differences *d)
{
    an_position position = d->of->start;
    size_t next = 0;
    for (size_t i = 0; i < d->of->ply_count; i++) {
        const an_compared_ply *ply = &d->of->plies[i];
        put_surplus(out, d, i, &next, &position);
        put_stop(out, d, i, &position);
        if (is_told(ply)) {
            differences_put_number(out, d, &position);
            differences_put_ply(out, d, ply, &position);
            an_buffer_put_char(out, '\n');
        }
        position = an_position_play(&position, ply->move);
    }
    put_surplus(out, d, d->of->ply_count, &next, &position);
}

/* Puts what both sheets say of something besides the moves, and what of it is taken. */
static void put_both(an_buffer *out, const differences *d, compare_word word, const an_text said[2],
                     an_text taken)
{
    put_sheet(out, d, AN_WHITE, word, said[AN_WHITE]);
    compare_put(out, d->language, WORD_BETWEEN);
    put_sheet(out, d, AN_BLACK, word, said[AN_BLACK]);
    compare_put(out, d->language, taken.size > 0 ? WORD_SETTLED : WORD_UNDECIDED, taken);
    an_buffer_put_char(out, '\n');
}

static void put_result(an_buffer *out, const differences *d)
{
    const an_compared_result *of = &d->of->results;
    const an_text said[] = {an_text_of(an_result_write(of->said[AN_WHITE], d->to)),
                            an_text_of(an_result_write(of->said[AN_BLACK], d->to))};
    if (!of->differ)
        return;
    compare_put(out, d->language, WORD_RESULT);
    put_both(out, d, WORD_PLAIN, said,
             an_text_of(of->is_open ? "" : an_result_write(of->of_game, d->to)));
}

/* ---- tags ---- */

/* Returns true for a value that says nothing: ?, ????.??.?? */
static bool is_unknown(an_text value)
{
    for (size_t i = 0; i < value.size; i++)
        if (value.at[i] != '?' && value.at[i] != '.' && value.at[i] != '-')
            return false;
    return true;
}

/* Returns true if the sheets have different values of a tag, and sets *said to them. */
static bool differs(const an_sheet *white, const an_sheet *black, const char *name, an_text said[2])
{
    said[AN_WHITE] = an_sheet_tag(white, name);
    said[AN_BLACK] = an_sheet_tag(black, name);
    return !is_unknown(said[AN_WHITE]) && !is_unknown(said[AN_BLACK]) &&
           !an__folded_equal(said[AN_WHITE], said[AN_BLACK]);
}

size_t differences_in_tags(const an_sheet *white, const an_sheet *black)
{
    an_text said[2];
    size_t count = 0;
    for (size_t i = 0; i < AN_ROSTER_RESULT; i++)
        count += differs(white, black, an__usual_tags[i], said);
    return count;
}

void differences_each_tag(const differences *d,
                          void (*take)(void *context, const char *name, const an_text said[2]),
                          void *context)
{
    an_text said[2];
    for (size_t i = 0; i < AN_ROSTER_RESULT; i++)
        if (differs(d->sheets[AN_WHITE], d->sheets[AN_BLACK], an__usual_tags[i], said))
            take(context, an__usual_tags[i], said);
}

/* Where a line about a tag goes. */
typedef struct telling {
    an_buffer *out;
    const differences *d;
} telling;

static void put_tag(void *context, const char *name, const an_text said[2])
{
    const telling *to = context;
    compare_put(to->out, to->d->language, WORD_TAG, an_text_of(name));
    put_both(to->out, to->d, WORD_QUOTED, said, said[AN_WHITE]);
}

void differences_put(an_buffer *out, const differences *d)
{
    differences_each_tag(d, put_tag, &(telling){out, d});
    put_plies(out, d);
    put_result(out, d);
}
