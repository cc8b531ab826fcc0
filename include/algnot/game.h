/* Games: cut out of a stream, read into tokens, judged on the board, written again. */
#ifndef ALGNOT_GAME_H
#define ALGNOT_GAME_H

#include "input.h"
#include "notation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- the splitter: a stream becomes batches of whole games ---- */

typedef struct an_splitter an_splitter;

/* A run of whole games, the splitter's until its next call, or in a room of the caller. */
typedef struct an_batch {
    an_text bytes;
    uint64_t offset; /* of the first byte in the stream */
    size_t indent;   /* blanks that stand before it in its line; they can be read, too */
    bool is_text;    /* no tag pair stands before it: a score sheet or an article */
    bool too_large;  /* one game longer than the limit: to be copied or skipped, not read */
} an_batch;

/* max_game: the longest game that is read, in bytes; SIZE_MAX: there is no limit. NULL when there
 * is no memory. */
an_splitter *an_splitter_open(size_t max_game);
void an_splitter_close(an_splitter *splitter);

/* Where the next bytes of the stream go, and how many may; NULL when there is no memory. */
char *an_splitter_room(an_splitter *splitter, size_t *size);

/* So many bytes were put there; 0 is the end of the stream. */
void an_splitter_filled(an_splitter *splitter, size_t size);

/*
 * Decodes the next `size` bytes of a file into the splitter, wherever the file is cut; call it with
 * size 0 at the end. It stands for an_splitter_room and an_splitter_filled, where reading in place
 * is not worth the trouble. Returns false when memory runs out.
 */
bool an_splitter_feed(an_splitter *splitter, an_decoder *decoder, const char *bytes, size_t size);

/* Takes the next batch; false: more bytes are needed, or the stream has ended and all was taken. */
bool an_splitter_next(an_splitter *splitter, an_batch *batch);

/* Looks for bytes that are no text in `encoding`, the one the decoder has settled on, in the bytes
 * of a game or a batch. Returns false, and leaves *finding untouched, if there are none; else the
 * finding is bad-encoding, at the first of them. */
bool an_encoding_check(an_encoding encoding, an_text bytes, an_finding *finding);

/* Memory that a splitter fills; zero-initialised there is none. It is the caller's, who ends it
 * with free(bytes). */
typedef struct an_room {
    char *bytes;
    size_t capacity;
} an_room;

/*
 * Goes on in a room of the caller, where it was or another: what is left of the stream is there
 * from now on, the next batches will be, and the room grows as they need it. It stays where it is,
 * and is the splitter's to fill, until that goes on in another one or is closed. Batches handed out
 * before stay where they are, and outlive the splitter's next calls if that is another room.
 * False, and it goes on where it was, when there is no memory.
 */
bool an_splitter_move(an_splitter *splitter, an_room *room);

/* ---- the reader: a batch becomes games of tokens ---- */

typedef enum an_token_kind {
    AN_TOKEN_NUMBER,       /* 12. 12... 12) … with its dots */
    AN_TOKEN_MOVE,         /* a word that should be a move, signs glued to it included */
    AN_TOKEN_SIGN,         /* signs apart: e.p. mate !? ± (=) */
    AN_TOKEN_NAG,          /* $14 */
    AN_TOKEN_COMMENT,      /* {…}, or (…) that holds prose, with its brackets */
    AN_TOKEN_LINE_COMMENT, /* from ; or % to the end of the line */
    AN_TOKEN_OPEN,         /* a variation begins */
    AN_TOKEN_CLOSE,
    AN_TOKEN_RESULT,
    AN_TOKEN_AGAIN, /* the last move, or one of the last two, written again under its number: it is
                     * played but once; value: its token */
    AN_TOKEN_PROSE  /* a word that is no part of the game */
} an_token_kind;

typedef struct an_token {
    uint32_t offset; /* in the game's bytes */
    uint32_t size;
    uint32_t value;  /* NUMBER: the number; NAG: its value; RESULT: an_result; AGAIN: the index of
                      * the  token that it repeats; MOVE: for the library alone */
    uint8_t kind;    /* an_token_kind */
    bool says_black; /* NUMBER: two dots or more, or … */
    bool is_bare;    /* NUMBER: digits alone */
} an_token;

/* A tag pair; texts point into the game's bytes. */
typedef struct an_tag {
    an_text name;
    an_text value; /* between the quotes, escapes as written */
    an_text first; /* the value of the first tag of a game with this name; mostly the same */
    bool is_plain; /* written [Name "value"], and nothing in its value stands for something else */
} an_tag;

/* What the reader could not take as it stands. */
typedef struct an_fault {
    an_code code;
    uint32_t offset;
    uint32_t size;
} an_fault;

/* So many faults, and findings, of a game are listed of each level, so that no note takes the room
 * of an error; the others are counted. */
enum { AN_LISTED_MAX = 10000 };

/* A game as it is written; all of it is owned by the reader until its next call. */
typedef struct an_game {
    an_text bytes;   /* from its first byte to the first of the next game */
    uint64_t offset; /* of bytes in the stream */
    size_t start;    /* of the first tag or move number in bytes: the game's place */
    const an_tag *tags;
    size_t tag_count;
    const an_token *tokens;
    size_t token_count;
    const an_token *result; /* the first of the main line; NULL: there is none */
    const an_fault *faults;
    size_t fault_count;
    const size_t *more_faults; /* by code: those that are not listed; NULL: there are none */
    an_text hint; /* of a plain text without moves: a word that could be one; or empty */
    bool is_text;
    bool has_blocks;   /* a sheet of two blocks: tokens of the right one, which come behind those of
                        * the left one, stand in the same lines */
    bool is_empty;     /* nothing but white space, prose and comments */
    bool is_printable; /* all bytes are ASCII, and none is a control character but white space */
    struct {
        uint64_t tag_names; /* a bit for the name of each tag; 0: nothing is known of them */
    } own;                  /* for the library alone */
} an_game;

typedef struct an_reader an_reader;

an_reader *an_reader_open(void);
void an_reader_close(an_reader *reader);

/* Begins to read a batch, whose bytes must outlive the reading; behind the last of them stands a
 * NUL, as the splitter leaves it. */
void an_reader_take(an_reader *reader, const an_batch *batch);

/* AN_OK and the next game; AN_NO_GAME at the end of the batch; AN_OUT_OF_MEMORY. */
an_code an_reader_next(an_reader *reader, an_game *game);

/* The bytes of a token. */
an_text an_game_text(const an_game *game, const an_token *token);

/* The value of a tag, the empty text (at NULL) if there is none. */
an_text an_game_tag(const an_game *game, const char *name);

/* ---- the arbiter: a game becomes moves, language, result and findings ---- */

/* What is done with a move that cannot be played. The error stands in any case. */
typedef enum an_mending {
    AN_MEND_NOTHING, /* it costs the rest of its line of play */
    AN_MEND_LIKELY,  /* the best suggestion is played, if the rest or six plies are legal then */
    AN_MEND_CERTAIN  /* the only suggestion that makes the rest legal is played */
} an_mending;

/* What an_game_next keeps of a game of which there is nothing to say. The less, the faster. */
typedef enum an_keeping {
    AN_KEEP_TOKENS,      /* all tokens and plies */
    AN_KEEP_FOR_WRITING, /* what an_scribe_write needs of most games: no plies, and as tokens
                          * comments, annotations and the result, with the number of plies before
                          * each of the former as their value; see an_judge_options_keep_for */
    AN_KEEP_RESULT,      /* the result as its only token; no plies */
    AN_KEEPING_COUNT
} an_keeping;

/* More notations are not told apart. */
enum { AN_NOTATIONS_MAX = 64 };

/* How games are judged. Begin with AN_JUDGE_OPTIONS_INIT, which tries all languages and starts as
 * usual, and set what differs. */
#define AN_JUDGE_OPTIONS_INIT AN_OPTIONS_INIT
typedef struct an_judge_options {
    const an_notation *from; /* the notations a game may be written in; NULL: every language */
    size_t from_count;       /* 1 to AN_NOTATIONS_MAX, if there are some */
    an_variant variant;      /* of games without a Variant tag */
    bool variant_is_given;   /* and of those with one, too */
    const char *fen;         /* start of games without a FEN tag; NULL: the usual one */
    an_profile profile;
    const an_code *raises; /* findings that are raised whatever the profile; read by open alone */
    size_t raise_count;
    an_mending mending;
    bool without_reasons; /* findings are counted, not shown */
    bool without_notes;   /* findings of no higher level are raised by name alone */
    bool without_facts;   /* repetitions, quiet moves and dead positions are not looked for, nor
                           * moves after such an end */
    bool tries_all;       /* detect by replaying in every language, without shortcuts */
    an_keeping keeps;     /* of games of which there is nothing to say */
} an_judge_options;

/* What became of a token that is a move. */
typedef struct an_ply {
    an_move move;
    bool is_played;
    bool is_refused; /* it cannot be played, and ends its line of play */
    bool is_mended;  /* not what is written, but what was probably meant */
    uint8_t sign;    /* an_check_sign: what the move gives on the board */
    bool says_check; /* a check or mate sign is glued to it: none is to be expected apart */
    uint8_t size;    /* bytes of the token that say the move, its signs follow; 0 if mended */
    /* what an_san_describe says of it */
    uint8_t role;     /* an_role of the piece that moves */
    uint8_t captured; /* an_role of the piece that is taken, or AN_NO_ROLE */
    uint8_t needs;    /* AN_NEEDS_…, the least disambiguation */
} an_ply;

/* A judged game; all of it is owned by the arbiter until its next call. */
typedef struct an_judgement {
    const an_game *game;
    const an_notation *notation; /* NULL: undecided */
    uint32_t settled_at;         /* with tries_all: the ply that left one reading of the game */
    an_variant variant;          /* AN_VARIANT_COUNT: not supported, the game was not played */
    bool has_board;              /* start and end are set */
    an_position start;
    an_position end;     /* after the main line, or before its first error; where plies are not
                          * kept end.key is 0 */
    size_t ply_count;    /* of the main line, before its first error */
    size_t played_count; /* of the main line, mended ones too */
    bool is_whole;       /* every move of the main line was played as it is written */
    an_result result;    /* of the movetext, else of the tag */
    const an_ply *plies; /* by token; NULL: they are not kept */
    const an_finding *findings;
    size_t finding_count;
    size_t error_count; /* of all findings, also those that are not listed */
    size_t warning_count;
    const size_t *unlisted; /* how many are not listed of each code; NULL: none */
    struct {
        const uint32_t *entries; /* packed moves, where plies are not kept; or NULL */
    } own;                       /* for the library alone */
} an_judgement;

typedef struct an_arbiter an_arbiter;

/* Returns an arbiter that judges by a copy of *options, or NULL when memory runs out. The notations
 * at options->from, their languages, and options->fen must outlive the arbiter. */
an_arbiter *an_arbiter_open(const an_judge_options *options);
void an_arbiter_close(an_arbiter *arbiter);

/* Returns whether the arbiter raises findings of a code: by its profile, or because the options ask
 * for it by name. */
bool an_arbiter_raises(const an_arbiter *arbiter, an_code code);

/* AN_OK, or AN_OUT_OF_MEMORY. */
an_code an_arbiter_judge(an_arbiter *arbiter, const an_game *game, an_judgement *judgement);

/*
 * Reads the next game of the reader's batch and judges it: an_reader_next and an_arbiter_judge, but
 * where a text can be read as more than one game, it is the one that gets furthest. AN_OK, with
 * a judgement that says nothing if the game is empty and has no faults; AN_NO_GAME;
 * AN_OUT_OF_MEMORY.
 */
an_code an_game_next(an_reader *reader, an_arbiter *arbiter, an_game *game,
                     an_judgement *judgement);

/*
 * Walks over the main line up to its first error: the next ply from a token on, which is then the
 * one behind it; NULL at the end. The first token is 0. The plies must have been kept.
 */
const an_ply *an_judgement_next(const an_judgement *judgement, size_t *token);

/* ---- the scribe: a judged game becomes text ---- */

typedef enum an_layout {
    AN_LAYOUT_AUTO,    /* pgn for games with tags and for English, else text */
    AN_LAYOUT_PGN,     /* tag pairs and movetext */
    AN_LAYOUT_TEXT,    /* movetext only */
    AN_LAYOUT_LINES,   /* a move pair a line */
    AN_LAYOUT_COLUMNS, /* an aligned score sheet: number, White, Black */
    AN_LAYOUT_ONELINE, /* movetext, a game a line */
    AN_LAYOUT_JSONL,   /* an object a game, of its tags and its main line */
    AN_LAYOUT_KEEP,    /* every byte but the moves */
    AN_LAYOUTS
} an_layout;

/* NULL past the last. */
const char *an_layout_name(an_layout layout);

/* What comments stand in; parentheses only where they would not be read as a variation. */
typedef enum an_brackets {
    AN_BRACKETS_AUTO, /* parentheses in text, lines and columns */
    AN_BRACES,
    AN_PARENTHESES
} an_brackets;

/* What is left out, as bits. */
enum {
    AN_DROP_COMMENTS = 1, /* the clock times in them, too */
    AN_DROP_VARIATIONS = 2,
    AN_DROP_NAGS = 4,
    AN_DROP_CLOCKS = 8, /* [%clk …] and its like */
    AN_DROP_TAGS = 16   /* but what says how the game begins */
};

/* How games are written. Begin with AN_WRITE_OPTIONS_INIT, which leaves nothing out, set the
 * notation, and what else differs. */
#define AN_WRITE_OPTIONS_INIT AN_OPTIONS_INIT
typedef struct an_write_options {
    an_notation notation;
    an_layout layout;
    size_t width; /* of lines of movetext in code points, at the most; 0: no limit */
    an_brackets brackets;
    unsigned drops;      /* AN_DROP_… */
    bool is_sheet;       /* no variations, NAGs and comments, but for their clock times */
    bool stops_at_error; /* what follows an error is left out of its line of play */
    const an_tag *tags;  /* written instead of the game's; values as meant, without escapes */
    size_t tag_count;
} an_write_options;

typedef struct an_scribe an_scribe;

/* Sets judge->keeps to the least that must be kept of a game, so that a scribe opened with the
 * options *write can write it. */
void an_judge_options_keep_for(an_judge_options *judge, const an_write_options *write);

/* Returns a scribe that writes by a copy of *options, or NULL when memory runs out. The language of
 * options->notation and the tags at options->tags must outlive the scribe. */
an_scribe *an_scribe_open(const an_write_options *options);
void an_scribe_close(an_scribe *scribe);

/* Returns true if enough of the game was kept (an_judge_options_keep_for) for the scribe to write
 * it. */
bool an_scribe_can_write(const an_scribe *scribe, const an_judgement *judgement);

/*
 * The game in the scribe's notation; up to its first error where it has one, the rest as it stands.
 * The text is owned by the scribe until its next call. Its at is NULL when memory runs out, or when
 * an_scribe_can_write says that too little of the game was kept.
 */
an_text an_scribe_write(an_scribe *scribe, const an_judgement *judgement);

/* How many } became ) in the comments of the game written last, for want of another way. */
size_t an_scribe_braces_lost(const an_scribe *scribe);

/* Layout keep copies the bytes of the game, and writes moves in UTF-8: the first move written last
 * that is not ASCII, and did not stand there; NULL if there is none. It is the scribe's. */
const char *an_scribe_foreign(const an_scribe *scribe);

/*
 * Hands over a finding other-form for each move, number, sign and result that the scribe would
 * write otherwise: text is how it stands, other how it would be written, empty where nothing would
 * be; both are owned by the scribe until take returns. False when memory runs
 * out, or when the plies were not kept.
 */
bool an_scribe_check(an_scribe *scribe, const an_judgement *judgement,
                     void (*take)(void *context, const an_finding *finding), void *context);

#ifdef __cplusplus
}
#endif

#endif
