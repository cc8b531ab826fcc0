/*
 * The bench: the data that all judges of a game share.
 *
 * The words of these rooms:
 *
 *     line       a line of play: the main line, or a variation; a variation interrupts another line
 *     ply        what became of a token that is a move; every token has one
 *     notation   a style and a language; sets of notations are words with a bit for each, by index
 *     candidate  a notation that the game may be written in
 *     trial      a game played through in one notation without reporting anything
 *     guess      the notation of the last game, in which a game is judged before its own is known
 *     exact      with the piece letters of the table alone; otherwise, leniently, aliases, letters
 *                of pawns, small letters and characters that look alike are taken, too
 *     plain      a move in the usual short form, which a token holds in 32 bits (an_plain)
 *     row        what a letter stands for in a plain move: a piece, castling, nothing …
 *     sign       what is written behind a move: of check and mate, of captures en passant, and
 *                annotations; glued to the move, or apart, in a token of its own
 *     facts      repetitions, quiet plies and dead positions: a draw may be claimed, or is one
 *     mended     said of a move that is played in place of one that cannot be played
 */
#ifndef AN_GAME_BENCH_H
#define AN_GAME_BENCH_H

#include "lines_of_play.h"
#include "plain.h"

typedef struct an_bench {
    const an_judge_options *rules;
    const an_game *game;
    /* the notation that the game is judged in; NULL while it is unknown */
    const an_notation *notation;
    const an_plain_letters *letters; /* the letters of that notation */
    an_position usual_start;
    an_position start;
    an_variations lines;
    an_ply *plies; /* by the index of the token */
    size_t ply_capacity;
    size_t illegal_count; /* moves of all lines that were played although they are illegal */
    bool failed;          /* memory ran out */
} an_bench;

#endif
