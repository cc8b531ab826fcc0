/* The scribe from inside: what all that writes shares. */
#ifndef AN_GAME_SCRIBE_H
#define AN_GAME_SCRIBE_H

#include "buffer.h"
#include "draft.h"
#include "numerals.h"
#include "page.h"
#include "template.h"

/* How movetext is arranged on the page; functions may be NULL. */
typedef struct an_arrangement {
    bool has_parentheses; /* for comments, where they are read as such */
    bool is_one_line;
    bool is_aligned;    /* a draw offer leaves White's move and Black's on one line */
    bool always_result; /* * where there is none */
    bool nags_follow;   /* their move, also numbers that stand before the first of a line */
    /* before a move of the main line, its number included */
    void (*begin_move)(an_scribe *scribe);
    /* between Black's number and move in the main line, or before his move without number */
    void (*begin_reply)(an_scribe *scribe);
    /* before what is no move of the main line, nor belongs to one */
    void (*begin_aside)(an_scribe *scribe);
} an_arrangement;

/* A place in the page where a cell ends, to be filled up with blanks. */
typedef struct an_stop {
    size_t at;
    size_t column;
} an_stop;

/* A stretch of the game that is replaced by text. */
typedef struct an_patch {
    size_t at, size;           /* in the game */
    size_t text_at, text_size; /* in the scratch buffer */
    size_t order;
} an_patch;

/* A tag pair on its way to the page. */
typedef struct an_pair {
    an_text name;
    an_text value;
    bool is_plain; /* the value has no escapes */
    bool stands;   /* in the game, as it is to be written: [Name "value"] */
    size_t index;  /* among the pairs as they came */
    size_t place;  /* of the name in the roster */
    uint64_t head; /* the first bytes of a name that is not in it, in their order */
} an_pair;

/* How the tags of a game were put. Those of most games have the names of an earlier one, in the
 * same order, and are put as those were. */
enum { AN_HEADINGS_KEPT = 8, AN_TAGS_KEPT = 32, AN_TAG_NAME_KEPT = 24 };

typedef struct an_heading {
    size_t count;              /* 0: none is kept */
    uint8_t tag[AN_TAGS_KEPT]; /* of the game, for each pair; the roster comes first */
    uint8_t sizes[AN_TAGS_KEPT];
    char names[AN_TAGS_KEPT][AN_TAG_NAME_KEPT]; /* as they come in the game */
} an_heading;

/* A line of play on its way to the page. What its moves are the arbiter has told: no board is
 * needed to write them. */
typedef struct an_scribe_line {
    uint32_t ply;       /* moves written, from the game's first */
    uint32_t begin;     /* those before the line */
    uint32_t unopened;  /* brackets around variations of the last move that were left out */
    size_t signs_until; /* signs before this token were written with the move before */
    bool stopped;       /* an error cost the rest */
    bool awaits_sign;   /* the last move gives check, and no sign glued to it says so */
} an_scribe_line;

/* The findings up to a place in the game, and the slug of the last error among them, or NULL. */
typedef struct an_passed_findings {
    size_t offset;
    size_t count;
    const char *reason;
} an_passed_findings;

/* Tokens in a row that are no moves, nor begin or end a line. */
typedef struct an_remarks {
    size_t begin, end;
} an_remarks;

/* How long a text is. */
typedef struct an_extent {
    size_t size;
    size_t width; /* in code points */
} an_extent;

struct an_scribe {
    an_script script;
    const an_arrangement *arrangement;
    const an_judgement *judgement;
    an_position usual_start;
    an_scribe_line *lines; /* that are open; [0] is the main line */
    size_t line_count, line_capacity;
    an_page page;
    an_buffer scratch;
    an_reader *reader; /* that is asked what a comment would be read as; NULL: it never was */
    an_buffer sample;  /* that it reads */
    an_stop *stops;
    size_t stop_count, stop_capacity;
    an_patch *patches;
    size_t patch_count, patch_capacity;
    an_pair *pairs;
    size_t pair_count, pair_capacity;
    an_heading headings[AN_HEADINGS_KEPT];
    an_passed_findings passed;
    an_remarks remarks;
    size_t looked_at; /* tokens among which signs were sought behind variations */
    size_t lost_at;   /* where the thread of the game is lost, or beyond its end */
    size_t braces_lost;
    char foreign[AN_SAN_MAX]; /* layout keep: the first new move that is not ASCII, or "" */
    bool has_tags;     /* tag pairs stand before the movetext: a parenthesis is a variation */
    bool needs_number; /* Black's move number is due */
    bool has_number;   /* the number of the next move stands already */
    bool has_note;     /* that the next move was not converted, from an earlier conversion */
    bool before_move;  /* the sign that is written stands between two moves, before no words */
    bool after_move;   /* a ! would be glued to a move, and be the first: !! is another sign */
    an_remarks held;   /* from the first sign that waits for its move to that; or SIZE_MAX */
    unsigned bound;    /* so many words behind an error must stay on the line */
    bool failed;       /* out of memory */
    an_numerals numerals;
    an_templates templates;
};

/* Whether a token is a move that is written as it is told, but for a check sign glued to it. */
static inline bool an_ply_is_bare(const an_ply *ply, const an_token *token)
{
    return token->kind == AN_TOKEN_MOVE && ply->is_played && !ply->is_mended &&
           token->size == (size_t)ply->size + ply->says_check;
}

/* A word among the moves that is none. */
static inline bool an_scribe_is_prose(const an_scribe *scribe, size_t index)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    const an_ply *ply = &scribe->judgement->plies[index];
    return token->kind == AN_TOKEN_PROSE ||
           (token->kind == AN_TOKEN_MOVE && !ply->is_played && !ply->is_refused);
}

/* The first token from one on that is no number, or one that was refused. */
static inline size_t an_scribe_past_numbers(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    while (index < game->token_count && game->tokens[index].kind == AN_TOKEN_NUMBER &&
           !scribe->judgement->plies[index].is_refused)
        index++;
    return index;
}

static inline bool an_is_bracket(const an_token *token)
{
    return token->kind == AN_TOKEN_OPEN || token->kind == AN_TOKEN_CLOSE;
}

static inline bool an_scribe_drops(const an_scribe *scribe, unsigned what)
{
    return (scribe->script.drops & what) != 0;
}

static inline bool an_scribe_in_main_line(const an_scribe *scribe)
{
    return scribe->line_count == 1;
}

static inline an_scribe_line *an_scribe_current(const an_scribe *scribe)
{
    return &scribe->lines[scribe->line_count - 1];
}

/* The signs of a token, or those that stand apart, are to be written. */
static inline void an_scribe_note_next(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    uint8_t next = index + 1 < game->token_count ? game->tokens[index + 1].kind : AN_TOKEN_RESULT;
    const an_scribe_line *line = an_scribe_current(scribe);
    scribe->before_move =
        line->ply > line->begin && (next == AN_TOKEN_MOVE || next == AN_TOKEN_NUMBER);
}

/* Leaves only a main line at its start; opens a variation of the last move, or where the line has
 * none yet, one that begins where it does. Without memory the scribe has failed, and the lines are
 * as they were. */
void an_scribe_begin_lines(an_scribe *scribe);

void an_scribe_open_line(an_scribe *scribe);

/* Back to the line the variation was opened in. */
static inline void an_scribe_close_line(an_scribe *scribe)
{
    if (scribe->line_count > 1)
        scribe->line_count--;
}

/* Whose move is next in a line, and its number. */
static inline an_color an_scribe_turn(const an_scribe *scribe, const an_scribe_line *line)
{
    return (an_color)((scribe->judgement->start.turn + line->ply) % 2);
}

/* Both in one: half of it is the number, its lowest bit the color. */
static inline unsigned an_scribe_half(const an_scribe *scribe, const an_scribe_line *line)
{
    const an_position *start = &scribe->judgement->start;
    return 2u * start->move_number + start->turn + line->ply;
}

static inline unsigned an_scribe_number(const an_scribe *scribe, const an_scribe_line *line)
{
    return an_number_of_half(an_scribe_half(scribe, line));
}

/* What is to be said of a move that is next in the current line. */
an_san an_scribe_say(const an_scribe *scribe, an_entry entry);

/* It was written. */
static inline void an_scribe_pass(an_scribe_line *line, const an_ply *ply)
{
    line->ply++;
    line->awaits_sign = ply->sign != AN_NO_SIGN && !ply->says_check;
}

static inline void an_scribe_begin(an_scribe *scribe, void (*begin)(an_scribe *scribe))
{
    if (begin != NULL && an_scribe_in_main_line(scribe))
        begin(scribe);
}

static inline void an_scribe_put_string(an_scribe *scribe, const char *word)
{
    an_page_put(&scribe->page, an_text_of(word));
}

/* an_scribe_write at the end of a buffer; false when there is no memory. */
bool an_scribe_append(an_scribe *scribe, const an_judgement *judgement, an_buffer *out);

#endif
