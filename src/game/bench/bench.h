/*
 * The bench: what every judge of a game has before it.
 *
 * The words of these rooms:
 *
 *     line       a line of play: the main line, or a variation; a variation interrupts another line
 *     ply        what became of a token that is a move; every token has one
 *     notation   a style and a language; sets of notations are words with a bit for each, by index
 *     candidate  a notation that the game may be written in
 *     trial      a game played through in one notation, of which nothing is reported
 *     guess      the game is judged in the last game's notation before anybody knows its own
 *     exact      with the piece letters of the table alone; otherwise, leniently, aliases, letters
 *                of pawns, small letters and characters that look alike are taken, too
 *     plain      a move in the usual short form, which a token holds in a word (an_plain)
 *     row        what a letter stands for in a plain move: a piece, castling, nothing …
 *     sign       what is written behind a move: of check and mate, of captures en passant, and
 *                annotations; glued to the move, or apart, in a token of its own
 *     facts      repetitions, quiet plies and dead positions: a draw may be claimed, or is one
 *     mended     a move that is played in the stead of one that cannot be
 */
#ifndef AN_GAME_BENCH_H
#define AN_GAME_BENCH_H

#include "lines_of_play.h"
#include "plain.h"

typedef struct an_bench {
    const an_judge_options *rules;
    const an_game *game;
    const an_notation *notation;     /* the game is judged in; NULL before that is known */
    const an_plain_letters *letters; /* of the language that is played in */
    an_position usual_start;
    an_position start;
    an_variations lines;
    an_ply *plies; /* by token */
    size_t ply_capacity;
    size_t illegal_count; /* moves that were played though the rules forbid them, of all lines */
    bool failed;          /* memory ran out */
} an_bench;

#endif
