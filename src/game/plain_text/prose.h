/*
 * The grammar of plain text, from inside. Its terms:
 *
 * aside       what stands beside the moves: a variation, a comment, a quotation
 * block       one of several columns of moves; the right-hand one is put aside until it is due
 * choice      what the search has a reading do (an_choices)
 * figure      a clock time, an evaluation or a date behind a move
 * fits        of a number: it is that of the ply that is due
 * heading     names, an event, a date before a game
 * idea        moves that a sign introduces, △ Nd5: they are not played
 * label       words that head a game, with a colon, say: "Partie 2 :"
 * line        a line of play: the main line or a variation
 * lost        of moves: they seem to be played, and this reading does not take them
 * restart     number 1 that is not read, and what goes on from it: perhaps another game
 * sheet       moves with numbers, or without, and no words among them
 * slot        where a move may stand: behind a number that fits, a move, or its signs. A word of
 *             prose closes it.
 * stray       the run of moves being skipped: they follow a number that this reading does not play
 * title       words with a move in them above a game: "Why 1.d4 is best"
 * torn        of a word: a damaged move or number
 */
#ifndef AN_GAME_PROSE_H
#define AN_GAME_PROSE_H

#include "doubts.h"
#include "draft.h"
#include "lexer.h"
#include "lines.h"
#include "table_rows.h"
#include "text.h"

/* The rest of a line from a number on, which belongs further down the game. */
typedef struct an_block_line {
    uint32_t number;
    const char *at, *end;
} an_block_line;

/* The block to the right of the one that is read. Zero-initialised it is empty. */
typedef struct an_block {
    an_block_line *lines;
    size_t count, capacity;
    uint32_t next; /* while a block itself is read: the number of its next line; 0: there is none */
} an_block;

/* A line of play that is open: what its next move should be. */
typedef struct an_line_state {
    uint32_t ply;       /* played so far, counted from move 1 of White */
    uint32_t begin;     /* the same before its first move */
    uint32_t last_move; /* as a token, if there is one */
    bool slot_is_open;
    bool is_implied; /* a variation that no bracket opened */
} an_line_state;

/* The token behind a place, and the lexer behind that token. */
typedef struct an_ahead {
    const char *from; /* NULL: nothing was looked at */
    size_t depth;     /* of parentheses, there */
    an_token token;
    an_lexer lexer;
} an_ahead;

enum { AN_SHAPES_KEPT = 8 };

/* A word, and whether it has the shape of a move. size 0: none. */
typedef struct an_shape {
    uint32_t offset, size;
    bool is_move;
} an_shape;

/* What the grammar of plain text remembers beside the draft. Its arrays outlive a game. */
typedef struct an_prose_sheet {
    an_line_state *lines; /* around the variation that is read */
    size_t line_count, line_capacity;
    an_block block; /* what is still to be read of it */
    an_ahead ahead;
    an_shape shapes[AN_SHAPES_KEPT]; /* of the words that were asked for last */
} an_prose_sheet;

/* Returns true if a number that is too high for its place begins a line of the block: it goes on
 * from the last one, or the next line of the text goes on where this one stopped, at the awaited
 * number. */
bool an__block_begins(const an_block *block, const an_lexer *lexer, uint32_t number,
                      uint32_t awaited);

/* Puts the rest of the line at the lexer aside, from a number on; false: no memory. */
bool an__block_put_aside(an_block *block, an_lexer *lexer, uint32_t number, const char *at);

/* Reads one game from the lexer's place on; the lexer is left at the first byte of the next one. */
void an__prose_read(an_prose_sheet *sheet, an_draft *draft, const an_choices *choices,
                    an_doubts *doubts);

void an__prose_sheet_free(an_prose_sheet *sheet);

/* A heading, and number 1 of the game that it belongs to. */
typedef struct an_next_heading {
    uint32_t at, next;
} an_next_heading;

/* The run of moves being skipped: they follow a number that this reading does not play. The run
 * ends at the next word of prose. */
typedef struct an_stray {
    uint32_t end;     /* of the last of them; 0: there are none */
    uint32_t ply;     /* the ply that the first number claims */
    uint32_t next;    /* the ply behind them, by their numbers */
    bool begins_line; /* the first number */
} an_stray;

/* Number 1 that began a line and was not read, or number 2 behind a result, and what goes on from
 * it: another game, perhaps. */
typedef struct an_restart {
    uint32_t at;
    uint32_t from;  /* the ply that it begins with */
    uint32_t plies; /* up to the last, under numbers that follow one another; 0: there is none */
    uint32_t lines; /* that begin with numbers which follow one another, and with moves */
} an_restart;

/* How far a text has come. */
typedef struct an_prose {
    an_draft *draft;
    an_prose_sheet *sheet;
    const an_choices *choices;
    an_doubts *doubts;
    an_line_state line;
    size_t from; /* the first token of the game, as far as it began anew */
    bool has_moves;
    bool has_words;       /* of prose, since the number that opened the game, if one did */
    bool has_lone_result; /* that was taken for prose, as no move came before it */
    bool has_heading;     /* of the next game, with its result, behind the last move */
    an_next_heading heading;
    uint32_t items;        /* of a list, each of which has number 1 and a pair of moves */
    bool awaits_move;      /* the last number fits, and no move came yet */
    bool has_number;       /* that opened the game */
    bool is_numeric;       /* the moves are numbers: 5254 5755 */
    bool numbers_are_bare; /* the last one had no dot */
    bool numbers_both;     /* Black's moves have the numbers of White's: 1. e4 1. e5 */
    uint32_t opened_at;    /* the bracket of the outermost open variation */
    uint32_t brackets;     /* variations in square brackets that are open */
    bool is_broken;        /* a sheet, where words stand in the place of a numbered move */
    uint32_t broken_at;    /* the first of them */
    an_stray stray;
    uint32_t idea; /* the last token that was passed over as one of an idea */
    an_restart restart;
    bool dots_are_others; /* a number that is not read came last: ... is Black's under it */
    uint32_t lost;        /* numbered plies left unread since the last move */
    uint32_t lost_at;     /* where the thread was lost */
} an_prose;

static inline uint8_t an_prose_last_kind(const an_prose *p)
{
    const an_draft *draft = p->draft;
    return draft->tokens.count > 0 ? draft->tokens.items[draft->tokens.count - 1].kind
                                   : AN_TOKEN_PROSE;
}

static inline uint32_t an_awaited_number(const an_prose *p)
{
    return p->line.ply / 2 + 1;
}

/* Returns true if what was read is a score sheet: moves with numbers, no words among them, no
 * result yet. */
static inline bool an_prose_is_sheet(const an_prose *p)
{
    return p->has_number && !p->has_words && !p->draft->has_result;
}

static inline const char *an_prose_end_of(const an_prose *p, const an_token *token)
{
    return p->draft->base + token->offset + token->size;
}

static inline bool an_prose_begins_line(const an_prose *p, const an_token *token)
{
    const an_lexer *lexer = &p->draft->lexer;
    return an_begins_row(lexer->begin, p->draft->base + token->offset, lexer->end);
}

/* Returns true if the last thing of a number is a digit, neither a dot nor what stands in its
 * stead. */
static inline bool an_prose_is_bare(const an_prose *p, const an_token *number)
{
    return an_is_digit(an_prose_end_of(p, number)[-1]);
}

/* Returns true if a token stands right behind another, without a blank. */
static inline bool an_is_glued(const an_token *token, const an_token *next)
{
    return next->offset == token->offset + token->size;
}

static inline an_token an_prose_token(uint32_t offset, size_t size)
{
    return (an_token){.offset = offset, .size = (uint32_t)size, .kind = AN_TOKEN_PROSE};
}

/* Moves before the one that a number stands for. */
static inline uint32_t an_ply_of(const an_token *number)
{
    return (number->value - 1) * 2 + number->says_black;
}

/* ---- words.c: what a word may be ---- */

/* The text of a token; and from it up to where the lexer ends. */
an_text an__prose_text(const an_prose *p, const an_token *token);

an_text an__prose_text_from(const an_prose *p, const an_token *token);

/* Returns true if there is a letter or a digit in it: signs and brackets that stand alone are no
 * words. */
bool an__is_word(an_text text);

/* The token behind the last one: looked at, which costs but once, and taken. */
an_token an__prose_peek(const an_prose *p);

an_token an__prose_next(an_prose *p);

/* A number is a move only where the first one is. */
bool an__looks_like_move(const an_prose *p, const an_token *token);

/* Returns true if the token behind the last one looks like a move; and whether a lexer's next one
 * does. */
bool an__move_follows(const an_prose *p);

bool an__move_is_next(const an_prose *p, an_lexer ahead);

/* What stands where a move is due and cannot be prose: Cf9, Bb55, the C of "C f3". */
bool an__is_broken_move(const an_prose *p, const an_token *token);

/* C65: the code of an opening, by the letter of its volume and two digits. */
bool an__is_opening_code(an_text word);

/* "1. E4", "1. ¤f3", "1. é4 Nf6": behind the first number of all what holds a square was meant to
 * be a move, and what looks like one where a game goes on behind it. */
bool an__attempt_follows(const an_prose *p);

/* "4. T36 Cf6": returns true if any word follows a number, and a move behind it on the same
 * line. */
bool an__torn_pair_follows(const an_prose *p);

/* Moves that follow a number: two, one or none. */
uint32_t an__plies_that_follow(const an_prose *p);

/* Returns true if a number is that of the ply that is due, or of one played before. */
bool an__number_fits(const an_prose *p, const an_token *number);

bool an__number_is_past(const an_prose *p, const an_token *number);

/* A move without the signs of capture, check and annotation that are glued behind it. */
an_text an__without_signs(an_text word);

/* A dot that numbers nothing: the end of a sentence. */
bool an__is_full_stop(const an_prose *p, const an_token *number);

/* Returns true if a word is a move that was met before, signs apart. */
bool an__is_same_move(const an_prose *p, const an_token *move, const an_token *word);

/* Returns true if the last move stands again behind its number. */
bool an__repeats_last_move(const an_prose *p, const an_token *number);

/* 1.12, 0.5: digits glued to the dot of a number that are neither a move nor a result. The lexer
 * behind the number looks ahead. */
bool an__is_decimal(const an_prose *p, const an_token *number, an_lexer behind);

/* "13. e5 △ 14. ♘d5, f4": returns true if a token in an open slot is a move of an idea, behind its
 * sign, or the number of one: none of the game, unless the next number says that one is missing. */
bool an__is_idea(const an_prose *p, const an_token *token);

/* Returns true if a word in an open slot, before which a sheet with numbers has none, is prose: two
 * files ("Fd7 ab." where White's number is due, or with more words behind them), or what begins a
 * sentence and is left out in this reading. */
bool an__is_word_in_slot(an_prose *p, const an_token *token);

/* ---- columns.c: several blocks and columns ---- */

/* Returns true if numbered moves that were left unread begin a column of their own; *first is the
 * first of them. */
bool an__prose_stands_in_columns(const an_prose *p, uint32_t *first);

/* ---- other_numbers.c: numbers that number no move ---- */

/* A number without a dot, within a line, and no move behind it on that line: a year, a page. */
bool an__is_bare_and_apart(const an_prose *p, const an_token *number);

/* "1. e4 5 e5 10": a number without a dot between the moves of a pair, where those of the game have
 * dots: minutes. */
bool an__stands_amid_pair(const an_prose *p, const an_token *number);

/* "3 de mayo", "18.00 Uhr", "1h30": what stands behind such a number has the shape of a move. */
bool an__numbers_no_move(const an_prose *p, const an_token *number);

/* "4.00 Nf6": returns true if the zeros glued to a number that fits are castling, and no
 * minutes. */
bool an__prose_castles_at(const an_prose *p, const an_token *number);

/* ---- resumptions.c: where the line of play goes on after prose ---- */

/* Returns true if the line of play goes on at a number: after prose, where it fits or the last move
 * stands again; in an open slot also where it is wrong, though one of the past may as well begin a
 * line that was not played. */
bool an__prose_goes_on_at(const an_prose *p, const an_token *number);

/* Returns true if the main line is read, and the search has told which numbers and moves belong to
 * it. */
bool an__prose_is_told(const an_prose *p);

/* Returns true if the search has told that a number or move does not belong to it. */
bool an__prose_is_left_out(const an_prose *p, const an_token *number);

/* The moves under a number of the main line are left out, until a word comes. */
void an__prose_leave_out(an_prose *p, const an_token *number);

/* Returns true if a number stands right behind such moves and goes on from them: they are left out
 * as a whole. */
bool an__prose_is_amid_stray(const an_prose *p, const an_token *number);

/* Returns true if they are those of another game, from its number 1 on, whose result stands behind
 * them. */
bool an__prose_quotes_game(const an_prose *p, const an_token *result);

/* A word of prose, which may be another such move. */
void an__prose_pass(an_prose *p, const an_token *word);

/* "3... a6, que Tal aimait": returns true if words stand behind the move of a number, on its
 * line. */
bool an__is_spoken_of_there(const an_prose *p);

/* ---- result_owner.c: whose result it is ---- */

typedef enum an_owner { AN_OF_THIS_GAME, AN_OF_NEXT_GAME, AN_OF_NO_GAME } an_owner;

/* Whose result it is that stands behind moves; *next is the heading of the next game, if it stands
 * there. */
an_owner an__prose_owner_of(const an_prose *p, const an_token *result, an_next_heading *next);

/* "Temps 1 - 0", "0.5 Cf6": behind a score with blanks in it, or of one half, the game goes on. */
bool an__prose_goes_on_behind(const an_prose *p, const an_token *result);

/* (1-0), « 1-0 », **1-0**: returns true if a mark is the first of a pair around a result that ends
 * the game. Then the token is that result, and the pair is taken. */
bool an__prose_take_enclosed(an_prose *p, an_token *mark);

/* ---- spelled_result.c: "les Noirs abandonnent" ---- */

/* Makes a result of the words behind the last move that name it, if the game has none; else notes a
 * word that sounds like one. Call it when all of the game is read. */
void an__prose_take_spelled_result(an_prose *p);

/* ---- labels.c: the words that head a game ---- */

/* Where the line of a place begins. Headings are short; of a longer line some of it. */
const char *an__line_begin(const char *begin, const char *at);

/* Two names with a dash between them, which stands apart. */
bool an__names_two(an_text words);

/* Durand Petit, Table 2: several words, and no small one but short ones, as "vs" is: no sentence.
 */
bool an__are_names(an_text words);

/* Résultat : 0-1 */
bool an__is_label(an_text words);

/* Partie 2 :   Dupont - Durand, Paris 1999 : */
bool an__heads_game(an_text words);

/* The words that a line has before number 1, from the least to the most that they say: others that
 * stand apart, "Gambit dame 1. d4"; a label of anything, "Revanche : 1. d4", "II. 1. d4"; that of a
 * game, "Partie 2 : 1. d4", "Martin - Petit 1. d4". */
typedef enum an_label { AN_NO_LABEL, AN_WORDS, AN_LABEL, AN_LABEL_OF_GAME } an_label;

an_label an__prose_label_before(const an_prose *p, uint32_t number);

/* "Partie 2 : d4 d5": returns true if a token stands behind the label of a game, which begins its
 * line. */
bool an__prose_stands_behind_label(const an_prose *p, const an_token *token);

/* Behind "Partie 2" or the like, with a colon or without. */
bool an__prose_stands_behind_head(const an_prose *p, const an_token *number);

/* The 2 of such a label, which numbers no move. */
bool an__is_number_of_label(const an_prose *p, const an_token *number);

/* ---- board_row.c: boards drawn with letters ---- */

/* Takes what is left of a line that is a row of a board. */
bool an__prose_take_board_row(an_prose *p, an_token token);

/* ---- asterisk.c: asterisks that are no result ---- */

/* Takes an asterisk that is no result. False: it may be one, or it stands in the stead of a letter,
 * *f3; then the token is that word. */
bool an__prose_take_asterisk(an_prose *p, an_token *asterisk);

/* ---- unnumbered.c: sheets without numbers ---- */

/* A move that begins a line, stands behind the label of a game or where the game before it ended,
 * before any other, and behind it a move, a result or the end; comments and NAGs may stand before
 * it and behind it. */
bool an__prose_opens_sheet(const an_prose *p, const an_token *token);

/* Returns true if two moves at the beginning of a line are the first of another sheet: behind a
 * result or the heading of the next game, and where this reading ends the game; or if they stand
 * behind its label, or right behind a result with nothing but moves up to the end of the line. */
bool an__prose_begins_another_sheet(an_prose *p, const an_token *token);

/* Returns true if a word begins a line that holds nothing but moves, or a column of them. */
bool an__prose_is_line_of_moves(const an_prose *p, const an_token *token);

/* ---- clock_figures.c: clock times, evaluations, dates ---- */

/* Takes a figure behind a move, which such a number, word or sign begins. */
bool an__prose_take_figure(an_prose *p, an_token token);

bool an__prose_begins_figure(const an_prose *p, const an_token *token);

/* The lexer's next token that begins no figure. */
an_token an__prose_look_past_figures(const an_prose *p, an_lexer *ahead);

/* ---- number_one.c: number 1 where a game runs ---- */

/* Returns true if number 1 that has its move ends the game, as another one begins. */
bool an__prose_ends_before(an_prose *p, const an_token *number);

/* A number that is not read may go on from number 1 of such a game; where the main line goes on at
 * one that does, it cannot be told whose it is; and what goes on to the end was played. */
void an__prose_follow_restart(an_prose *p, const an_token *number);

void an__prose_leave_restart(an_prose *p, const an_token *number);

void an__prose_end_restart(an_prose *p);

/* ---- next_heading.c: the heading of the next game ---- */

/* A number may be that of a round. */
bool an__may_be_of_heading(const an_token *token);

/* Where the next game begins, whose first number was met: at its heading, if it has one, which is
 * no part of this game then. What could be moves is no heading. */
uint32_t an__prose_give_back_heading(an_prose *p, uint32_t number);

/* "C77 Espagnole": returns true if a word in an open slot is the code of an opening at the head of
 * the next game, and no move: it begins a line where a number is due first, or stands below an
 * empty one. */
bool an__prose_heads_game(const an_prose *p, const an_token *word);

/* Returns true if the first move and its number stand behind words on their line. */
bool an__prose_begins_behind_words(const an_prose *p);

/* "Défense sicilienne 1. e4 c5", and below it the game: whether the moves up to number 1 began
 * within a line, and all stand again behind it. */
bool an__prose_repeats_opening(const an_prose *p);

/* "Why 1.d4 is best", "Najdorf 6.Bg5", and below it the game: where the only move up to number 1
 * stands among words on its line, and the game goes on from that number, begins anew behind that
 * title, if this reading takes it for one. Its move is noted. */
bool an__prose_drop_title(an_prose *p, const an_token *number);

/* What was read is no game, but words before one. */
void an__prose_begin_anew(an_prose *p);

/* ---- repeated.c: moves that stand there twice ---- */

/* 2. Cf3, and after some words 2. Cf3 Cc6: takes the last move, which is written again, without the
 * signs that it has now. */
void an__prose_take_again(an_prose *p);

/* 2. Cf3 Cc6, and on the next line once more: whether the pair that was played last stands behind
 * its number again, and the game goes on behind it, or ends. Then it is taken. */
bool an__prose_take_pair_again(an_prose *p, const an_token *number);

/* ---- damaged.c: what a sheet has in the stead of a move ---- */

/* Returns true if a word or number in an open slot was meant as a move, by what stands behind it.
 * Then the token is that move, with what is glued to it, and is taken. */
bool an__prose_take_torn(an_prose *p, an_token *token);

/* "1. ___ e5", "1. (illisible) e5": returns true if a word that stands for White's first move opens
 * a game behind number 1; and takes it. */
bool an__prose_opens_with_hole(const an_prose *p, const an_token *number);

an_token an__prose_take_hole(an_prose *p);

/* A word without the signs, dots and apostrophes that may stand behind any word. */
an_text an__prose_bare_word(an_text word);

/* Returns true if a word is one of some words, whatever the case of its first letter. */
bool an__prose_is_one_of(const char *const *words, size_t count, an_text word);

/* "nulle", "temps": returns true if a word may say the result of a game. */
bool an__may_say_result(const an_prose *p, const an_token *word);

/* "nulle", "mat": returns true if a word says how a game ended. */
bool an__says_end(const an_prose *p, const an_token *word);

/* "2. Cf3 8c5", "6. 1e1": returns true if a number is a digit in the stead of a letter, glued to a
 * square where a move is due and no such number. Then the token is that move, which is taken. */
bool an__prose_take_letter(an_prose *p, an_token *number);

/* "1s. Ph4 Dh7", "1O) Fc2": returns true if a number, where one is due, has lost a digit, by the
 * dot and the move behind it. Then the token is all of that number, which is taken. */
bool an__prose_take_torn_number(an_prose *p, an_token *number);

/* "1 0. d4 Cbd7": returns true if the number that is due stands in two parts. Then the token is all
 * of it, which is taken. */
bool an__prose_join_number(an_prose *p, an_token *number);

/* "1. dg Nf6 2. c4": returns true if the word behind number 1, before any move, was meant as a move
 * by what stands behind it. */
bool an__prose_opens_torn(const an_prose *p);

/* A game that begins with number 2 may have its first moves in a comment: \textbf{1.e4 e5} 2.Nf3.
 */
void an__prose_note_opening(an_prose *p);

/* ---- enclosed.c: variations, comments and quotations ---- */

void an__prose_open_parenthesis(an_prose *p, an_token token);

void an__prose_close_parenthesis(an_prose *p, an_token token);

void an__prose_take_bracket(an_prose *p, an_token token);

/* A quotation among the moves: a move that might have been, an opinion, a nickname. */
bool an__prose_take_quotation(an_prose *p, an_token token);

/* ---- lost.c: words that are no moves ---- */

/* Takes a word for prose, which closes the slot; what could have been a move is noted. */
void an__prose_add(an_prose *p, an_token token);

/* A number that opens a slot, and a sign. "au coup 3 ? 3. Fb5": a number behind words that no move
 * follows is one of them, and so is a sign behind it. */
void an__prose_add_number(an_prose *p, an_token number);

void an__prose_add_sign(an_prose *p, an_token sign);

/* Notes a token of an idea. The slot stays open for a move of the game. */
void an__prose_add_idea(an_prose *p, an_token token);

/* an__prose_add for a bracket or mark that has no meaning. So many in a row, it included, have
 * none, nor do they both open and close: if there are several, they are one token, but the last of
 * them, which may begin something else, or be the last of the game. */
void an__prose_add_marks(an_prose *p, an_token token, size_t count);

/* Moves under a number that does not fit, but is not below the awaited one, are not read. */
void an__prose_lose(an_prose *p, const an_token *number);

#endif
