/* The moves of a judged game one after the other. */
#include "editor_replay.h"

#include <stdlib.h>

#include "buffer.h"

void editor_replay_free(editor_replay *replay)
{
    free(replay->lines);
    *replay = (editor_replay){0};
}

/* Begins a line that branches off before the last move of the line at hand, or the game. */
static void open_line(editor_replay *replay)
{
    const an_judgement *judgement = replay->judgement;
    editor_line line = {.is_lost = !judgement->board.is_known};
    if (replay->line_count > 0) {
        line = replay->lines[replay->line_count - 1];
        line.board = line.before;
        line.is_refused = false;
    } else if (judgement->board.is_known) {
        line.board = line.before = an_board_of(&judgement->board.start);
    }
    if (!AN_ARRAY_RESERVE(replay->lines, replay->line_capacity, replay->line_count)) {
        replay->out_of_memory = true;
        return;
    }
    replay->lines[replay->line_count++] = line;
}

static bool are_same(an_move a, an_move b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion && a.kind == b.kind;
}

/* Plays a move that is legal, or `is_illegal` and was played all the same. */
static void play(editor_line *line, an_move move, bool is_illegal)
{
    line->is_lost = line->is_lost || !(is_illegal || an_move_is_legal(&line->board.position, move));
    if (line->is_lost)
        return;
    line->before = line->board;
    line->board = an_board_play(&line->board, move);
}

/* Plays moves of the main line that were read but are written nowhere, up to one that is. */
static void play_unwritten(editor_replay *replay, an_move until)
{
    const an_judgement *judgement = replay->judgement;
    while (replay->read < judgement->read.count &&
           !are_same(judgement->read.moves[replay->read], until))
        play(&replay->lines[0], judgement->read.moves[replay->read++], false);
    replay->read++;
}

static void play_token(editor_replay *replay, const an_ply *ply)
{
    editor_line *line = &replay->lines[replay->line_count - 1];
    if (ply->is_played && replay->line_count == 1)
        play_unwritten(replay, ply->move);
    if (ply->is_played)
        play(line, ply->move, ply->is_illegal);
    line->is_refused = ply->is_refused && !line->is_lost;
    line->is_lost = line->is_lost || ply->is_refused;
}

const an_token *editor_replay_next(editor_replay *replay, size_t until)
{
    const an_game *game = replay->judgement->game;
    if (replay->line_count == 0)
        open_line(replay);
    while (!replay->out_of_memory && replay->token < game->token_count &&
           game->tokens[replay->token].offset < until) {
        const an_token *token = &game->tokens[replay->token++];
        if (token->kind == AN_TOKEN_OPEN)
            open_line(replay);
        else if (token->kind == AN_TOKEN_CLOSE && replay->line_count > 1)
            replay->line_count--;
        if (token->kind != AN_TOKEN_MOVE)
            continue;
        play_token(replay, &replay->judgement->plies[replay->token - 1]);
        return token;
    }
    return NULL;
}

const editor_line *editor_replay_line(const editor_replay *replay)
{
    if (replay->line_count == 0 || replay->lines[replay->line_count - 1].is_lost)
        return NULL;
    return &replay->lines[replay->line_count - 1];
}
