/* Asks on a terminal what was played where two score sheets leave it open. */
#include "ask_open.h"

#include <stdlib.h>

#include "compare_words.h"
#include "say.h"
#include "text.h"

/* Puts the moves to choose from with their numbers: "1 = Re8, 2 = Rfe8, ". */
static void put_choices(an_buffer *out, const differences *d, const an_compared_ply *ply,
                        const an_position *position)
{
    char number[NUMBER_TEXT_MAX], move[AN_SAN_MAX];
    for (size_t i = 0; i < ply->choice_count; i++) {
        if (!an_move_is_legal(position, ply->choices[i]))
            continue;
        an_move_write(move, position, ply->choices[i], d->to);
        compare_put(out, d->language, WORD_CHOICE, an_text_of(number_text(number, i + 1)),
                    an_text_of(move));
    }
}

/* Puts the question about a half-move. Returns false when memory runs out. */
static bool put_question(const differences *d, const an_compared_ply *ply,
                         const an_position *position)
{
    an_buffer out = {0};
    differences_put_number(&out, d, position);
    differences_put_ply(&out, d, ply, position);
    an_buffer_put_char(&out, '\n');
    put_choices(&out, d, ply, position);
    compare_put(&out, d->language, WORD_QUESTION);
    if (!out.failed)
        fwrite(out.at, 1, out.size, stderr);
    fflush(stderr);
    bool is_well = !out.failed;
    an__buffer_free(&out);
    return is_well;
}

/* Reads an answer: the number of a choice, or a move. Returns false if it is neither. */
static bool read_answer(an_text answer, const differences *d, const an_compared_ply *ply,
                        const an_position *position, an_move *move)
{
    size_t number = answer.size == 1 && an_is_digit(*answer.at) ? (size_t)(*answer.at - '0') : 0;
    if (number > 0 && number <= ply->choice_count &&
        an_move_is_legal(position, ply->choices[number - 1])) {
        *move = ply->choices[number - 1];
        return true;
    }
    return an_move_read(move, position, answer, d->to, NULL) == AN_OK;
}

static bool settle(answers *a, size_t ply, an_move move)
{
    if (!AN_ARRAY_RESERVE(a->settled, a->capacity, a->count))
        return false;
    a->settled[a->count++] = (an_settled){ply, move};
    return true;
}

/* Asks until a move is named, or nothing. Returns true if one is. */
static bool ask(answers *a, const differences *d, size_t ply, const an_position *position)
{
    an_move move;
    const an_compared_ply *asked = &d->of->plies[ply];
    while (put_question(d, asked, position) && line_reader_next(&a->lines)) {
        an_text answer = an_text_trimmed(an_buffer_text(&a->lines.line));
        if (answer.size == 0)
            return false;
        if (read_answer(answer, d, asked, position, &move))
            return settle(a, ply, move);
    }
    a->next = SIZE_MAX;
    return false;
}

bool answers_ask(answers *a, const differences *d)
{
    an_position position = d->of->start;
    for (size_t i = 0; i < d->of->ply_count; i++) {
        const an_compared_ply *ply = &d->of->plies[i];
        if (i >= a->next && ply->evidence == AN_EVIDENCE_OPEN) {
            a->next = i + 1;
            if (ask(a, d, i, &position))
                return true;
        }
        position = an_position_play(&position, ply->move);
    }
    return false;
}

void answers_free(answers *a)
{
    free(a->settled);
    line_reader_free(&a->lines);
}
