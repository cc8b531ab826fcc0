/* Games: cut out of a stream, read into tokens, judged on the board, written again. */
#ifndef ALGNOT_GAME_H
#define ALGNOT_GAME_H

#include "finding.h"
#include "input.h"
#include "notation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- the splitter: a stream becomes batches of whole games ---- */

typedef struct an_splitter an_splitter;

/* A run of whole games. Its bytes are the splitter's until an_splitter_room or an_splitter_feed is
 * called, unless they lie in a room of the caller (an_splitter_move). */
typedef struct an_batch {
    an_text bytes;
    uint64_t offset; /* of the first byte in the stream */
    size_t indent;   /* blanks that stand before bytes.at in its line; they can be read too */
    bool is_text;    /* plain text: a score sheet or an article, before the first tag pair */
    bool too_large;  /* a piece of one game that is longer than the limit: do not read it */
} an_batch;

/* Returns a splitter for one stream, or NULL when memory runs out. A game of more than `max_game`
 * bytes comes in batches that are too_large; with SIZE_MAX there is no limit. */
an_splitter *an_splitter_open(size_t max_game);
void an_splitter_close(an_splitter *splitter);

/* Returns where the next bytes of the stream go, as UTF-8 or what passes as such (input.h), and
 * sets *size to how many may, some 100 KB. Returns NULL when memory runs out. */
char *an_splitter_room(an_splitter *splitter, size_t *size);

/* Tells that `size` bytes were put where an_splitter_room said; 0 is the end of the stream. What is
 * put behind the end is ignored: open another splitter for another stream. */
void an_splitter_filled(an_splitter *splitter, size_t size);

/* Decodes the next `size` bytes of a file into the splitter, wherever the file is cut; call it with
 * size 0 at the end. It stands for an_splitter_room and an_splitter_filled where the file need not
 * be read in place. Returns false when memory runs out. */
bool an_splitter_feed(an_splitter *splitter, an_decoder *decoder, const char *bytes, size_t size);

/* Sets *batch to the next batch. Returns false if more bytes are needed, or if the stream has ended
 * and all of it was handed out. */
bool an_splitter_next(an_splitter *splitter, an_batch *batch);

/* Looks for bytes that are no text in `encoding`, the one the decoder has settled on, in the bytes
 * of a game or a batch. Returns false, and leaves *finding untouched, if there are none; else the
 * finding is bad-encoding, at the first of them: finding->where counts from bytes.at. The arbiter
 * does not look for them. */
bool an_encoding_check(an_encoding encoding, an_text bytes, an_finding *finding);

/* Memory of the caller that a splitter fills. It begins with both members zero; the caller ends it
 * with free(room.bytes). */
typedef struct an_room {
    char *bytes;
    size_t capacity;
} an_room;

/*
 * Has the splitter go on in *room, so that the batches handed out before keep their bytes. What is
 * left of the stream is copied there, the next batches will lie there, and the room grows as they
 * need it. *room must stay where it is, and is not to be touched, until the splitter goes on in
 * another room or is closed. Returns false when memory runs out; the splitter then goes on where it
 * was.
 */
bool an_splitter_move(an_splitter *splitter, an_room *room);

/* ---- the reader: a batch becomes games of tokens ---- */

typedef enum an_token_kind {
    AN_TOKEN_NUMBER,       /* 12. 12... 12) … with its dots */
    AN_TOKEN_MOVE,         /* a word that should be a move, with the signs glued to it */
    AN_TOKEN_SIGN,         /* signs that stand apart from their move: e.p. mate !? ± (=) */
    AN_TOKEN_NAG,          /* $14 */
    AN_TOKEN_COMMENT,      /* {…}, or (…) that holds prose, with its brackets */
    AN_TOKEN_LINE_COMMENT, /* from ; or % to the end of the line */
    AN_TOKEN_OPEN,         /* a variation begins */
    AN_TOKEN_CLOSE,
    AN_TOKEN_RESULT,
    AN_TOKEN_AGAIN, /* the last move, or one of the last two, written again under its number */
    AN_TOKEN_PROSE  /* a word that is no part of the game */
} an_token_kind;

typedef struct an_token {
    uint32_t offset; /* in the game's bytes */
    uint32_t size;
    uint32_t value;  /* NUMBER, NAG: the number; RESULT: an_result; AGAIN: the index of the token
                      * that it repeats; MOVE: for the library alone */
    uint8_t kind;    /* an_token_kind */
    bool says_black; /* NUMBER: two dots or more, or … */
    bool is_bare;    /* NUMBER: digits alone */
} an_token;

/* A tag pair. Its texts point into the game's bytes. */
typedef struct an_tag {
    an_text name;
    an_text value; /* between the quotes, escapes as written */
    an_text first; /* the value of the first tag of the game with this name, mostly this one */
    bool is_plain; /* it is written [Name "value"], without escapes */
} an_tag;

/* What the reader could not take as it stands. The arbiter makes a finding of it. */
typedef struct an_fault {
    an_code code;
    uint32_t offset;
    uint32_t size;
} an_fault;

/* The most faults, and the most findings, of a game that are listed of each level; the others are
 * counted. */
enum { AN_LISTED_MAX = 10000 };

/* The faults of a game. */
typedef struct an_fault_list {
    const an_fault *list;
    size_t count;
    const size_t *unlisted; /* by an_code, how many are not listed; NULL if all are */
} an_fault_list;

/* A game as it is written. All of it is the reader's until its next call. It has more members
 * than other structs, as it is all that a reader finds, and hardly a part of it is read alone. */
typedef struct an_game {
    an_text bytes;   /* from its first byte to the first of the next game */
    uint64_t offset; /* of bytes in the stream */
    size_t start;    /* offset in bytes of the first tag or move number: the place of the game */
    const an_tag *tags;
    size_t tag_count;
    const an_token *tokens;
    size_t token_count;
    const an_token *result; /* the first result of the main line; NULL if there is none */
    an_fault_list faults;
    an_text hint;      /* in plain text without moves, a word that could be one; else empty */
    bool is_text;      /* plain text, without tags */
    bool has_blocks;   /* a sheet of two blocks side by side: the tokens of the right block follow
                        * all of the left one, though they stand in the same lines */
    bool is_empty;     /* nothing but white space, prose and comments */
    bool is_printable; /* valid UTF-8, without control characters but white space */
    struct {
        uint64_t tag_names; /* a bit for the name of each tag; 0: nothing is known of them */
        an_text heading;    /* of plain text: the heading above that the boards of a match share */
        struct an_table_index *tables; /* of plain text: the reader's, of the batch */
    } own;                             /* for the library alone */
} an_game;

typedef struct an_reader an_reader;

/* Returns a reader, or NULL when memory runs out. */
an_reader *an_reader_open(void);
void an_reader_close(an_reader *reader);

/* Begins to read a batch. Its bytes must outlive the reading, and a NUL must follow them, as it
 * does where a splitter handed them out. */
void an_reader_take(an_reader *reader, const an_batch *batch);

/* Reads the next game without judging it. Returns AN_OK, AN_OUT_OF_MEMORY, or AN_NO_GAME at the end
 * of the batch and before the first an_reader_take. */
an_code an_reader_next(an_reader *reader, an_game *game);

/* Returns the bytes of a token. */
an_text an_game_text(const an_game *game, const an_token *token);

/* Returns the value of the first tag with this name; the empty text, at NULL, if there is none. */
an_text an_game_tag(const an_game *game, const char *name);

/* ---- the arbiter: a game becomes moves, language, result and findings ---- */

/* What the arbiter does with a line of play that has a move which cannot be played. The move is an
 * error in any case. */
typedef enum an_mending {
    AN_MEND_NOTHING, /* the line ends there */
    AN_MEND_TEXT,    /* as AN_MEND_LIKELY in plain text; in PGN the line ends there */
    AN_MEND_LIKELY,  /* the line is read in the likeliest way: some of its words become other moves
                      */
    AN_MEND_CERTAIN, /* the same, up to the first word of which the likeliest way is not certain */
    AN_MEND_TOLD,    /* the line ends there; in plain text the finding tells the likeliest way */
    AN_MEND_PLAYED   /* nothing is mended: a move of the main line that the rules forbid was played
                      * all the same (FIDE 7.5), if its word says what it puts where; else the line
                      * ends there. A move that is marked as played (an_ply) always counts so */
} an_mending;

/* What an_game_next keeps at least of a game without findings. The less it keeps, the faster it is.
 * It may keep all, as it does of plain text: judgement->plies is then not NULL. */
typedef enum an_keeping {
    AN_KEEP_TOKENS,      /* all tokens and plies */
    AN_KEEP_FOR_WRITING, /* what an_scribe_write needs of most games: no plies, and as tokens
                          * comments, NAGs, annotations and the result; the value of each but the
                          * result is the number of plies before it, also that of a NAG; see
                          * an_judge_options_keep_for */
    AN_KEEP_UNUSUAL,     /* the result as the only token, and no plies, of a game whose moves and
                          * numbers are written as in PGN's export format, without comments, signs
                          * or variations; all tokens and plies of others; see
                          * an_judge_options_check_for */
    AN_KEEP_RESULT,      /* the result as its only token; no plies */
    AN_KEEPING_COUNT
} an_keeping;

/* The most notations that are told apart. */
enum { AN_NOTATIONS_MAX = 64 };

/* Which findings are raised, and how much is told of them. */
typedef struct an_finding_options {
    an_profile profile;
    const an_code *raises; /* codes of findings that are raised whatever the profile; only
                            * an_arbiter_open reads the list */
    size_t raise_count;
    bool without_reasons; /* count findings; their reasons and suggestions are not needed */
    bool without_notes;   /* raise notes only if `raises` names them */
} an_finding_options;

/* How games are judged. Begin with AN_JUDGE_OPTIONS_INIT, which tries all languages and starts as
 * usual, and set what differs. */
#define AN_JUDGE_OPTIONS_INIT AN_OPTIONS_INIT
typedef struct an_judge_options {
    const an_notation *from; /* the notations a game may be written in; NULL: every language */
    size_t from_count;       /* 1 to AN_NOTATIONS_MAX; 0 if `from` is NULL */
    an_variant variant;      /* of games without a Variant tag; AN_VARIANT_COUNT: no variant that is
                              * supported, so that nothing is played */
    bool variant_is_given;   /* `variant` holds for games with a Variant tag too */
    const char *fen; /* where games without a FEN tag start; NULL: the usual position. Of one
                      * that cannot be read, each of them has a finding at its beginning,
                      * and nothing is played; of doubts about it nothing is said */
    an_finding_options findings;
    an_mending mending;
    bool without_facts; /* do not look for repetitions, quiet moves and dead positions, nor for
                         * moves after such an end */
    bool tries_all;     /* detect the language by replaying in each, without shortcuts */
    an_keeping keeps;   /* see an_judge_options_keep_for */
} an_judge_options;

/* What became of a token that is a move. */
typedef struct an_ply {
    an_move move;
    bool is_played;
    bool is_refused; /* it cannot be played, and ends its line of play */
    bool is_mended;  /* `move` is not what is written, but what was probably meant */
    bool is_illegal; /* the rules forbid `move`, and it was played all the same: the options say so,
                      * or the comment {algnot: illegal, played} behind it */
    uint8_t sign;    /* an_check_sign: what the move gives on the board */
    bool says_check; /* a sign of check or mate is glued to it */
    uint8_t size;    /* how many bytes of the token say the move, before its signs; 0 if mended */
    /* as in an_san, from an_san_describe */
    uint8_t role;     /* an_role of the piece that moves */
    uint8_t captured; /* an_role of the piece that is taken, or AN_NO_ROLE */
    uint8_t needs;    /* AN_NEEDS_…, the least disambiguation */
} an_ply;

/* Where a judged game begins and ends. */
typedef struct an_judged_board {
    bool is_known; /* `start` and `end` are set */
    an_position start;
    an_position end; /* after the main line, or before its first error; where plies are not kept
                      * end.key is 0 */
} an_judged_board;

/* How far the main line was played. */
typedef struct an_main_line {
    size_t ply_count;    /* half-moves before its first error */
    size_t played_count; /* half-moves that were played, mended ones too */
    bool is_whole;       /* every move was played as it is written */
} an_main_line;

/* The likeliest reading of a main line that was mended to its end; else its count is 0. */
typedef struct an_likeliest_reading {
    const an_move *moves; /* AN_NULL_STEP for one that is not written, nor known */
    size_t count;
    size_t slip_count; /* how many corrections it needs */
    bool is_certain;   /* each of them is certain */
} an_likeliest_reading;

/* The findings about a game. */
typedef struct an_finding_list {
    const an_finding *list;
    size_t count;
    size_t error_count; /* of all findings, also of those that are not listed */
    size_t warning_count;
    const size_t *unlisted; /* by an_code, how many are not listed; NULL if all are */
} an_finding_list;

/* A judged game. All of it is the arbiter's until its next call. */
typedef struct an_judgement {
    const an_game *game;
    const an_notation *notation; /* of the game; NULL if it is undecided */
    uint32_t settled_at;         /* with tries_all, the ply after which one language was left */
    an_variant variant;          /* AN_VARIANT_COUNT if it is not supported: nothing was played */
    an_judged_board board;
    an_main_line main;
    size_t illegal_count; /* of the half-moves of all lines that were played, those that the rules
                           * forbid */
    an_likeliest_reading read;
    an_result result;    /* of the movetext, else of the Result tag */
    const an_ply *plies; /* by token; NULL if they were not kept */
    an_finding_list findings;
    struct {
        const uint32_t *entries; /* packed moves, where plies are not kept; or NULL */
        size_t entry_count;      /* with those of variations, where they stand */
        bool is_exported;        /* of a game whose plies are not kept: its moves and numbers are
                                  * surely written as in PGN's export format */
        size_t mended_from;      /* the token from which on the main line is not as it is written */
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

/* Judges a game that an_reader_next read. Returns AN_OK or AN_OUT_OF_MEMORY. */
an_code an_arbiter_judge(an_arbiter *arbiter, const an_game *game, an_judgement *judgement);

/*
 * Reads the next game of the reader's batch and judges it. It does what an_reader_next and
 * an_arbiter_judge do, faster; and where a text can be read as more than one game, it takes the one
 * that gets furthest. Returns AN_OK, AN_OUT_OF_MEMORY, or AN_NO_GAME at the end of the batch and
 * before the first an_reader_take. The judgement of a game that is empty says nothing but its game,
 * unless the game has faults.
 */
an_code an_game_next(an_reader *reader, an_arbiter *arbiter, an_game *game,
                     an_judgement *judgement);

/* Returns the next ply of the main line, from the token with index *token on, and sets *token to
 * the index behind it; NULL at the end of the line, or at its first error. Begin with *token = 0.
 * The plies must have been kept. */
const an_ply *an_judgement_next(const an_judgement *judgement, size_t *token);

/* ---- the scribe: a judged game becomes text ---- */

typedef enum an_layout {
    AN_LAYOUT_AUTO,    /* PGN for games with tags, set ones too, and for English; else text */
    AN_LAYOUT_PGN,     /* tag pairs and movetext */
    AN_LAYOUT_TEXT,    /* movetext only */
    AN_LAYOUT_LINES,   /* a pair of moves on each line */
    AN_LAYOUT_COLUMNS, /* an aligned score sheet: number, White, Black */
    AN_LAYOUT_ONELINE, /* movetext, a game on each line */
    AN_LAYOUT_JSONL,   /* JSON, an object on each line: tags and main line of a game */
    AN_LAYOUT_KEEP,    /* the bytes of the game, with its moves replaced */
    AN_LAYOUT_COUNT
} an_layout;

/* Returns the name of a layout, "columns"; NULL past the last. */
const char *an_layout_name(an_layout layout);

/* What comments stand in. Parentheses are written only where they are not read as a variation. */
typedef enum an_brackets {
    AN_BRACKETS_AUTO, /* parentheses in text, lines and columns */
    AN_BRACKETS_BRACES,
    AN_BRACKETS_PARENTHESES
} an_brackets;

/* What becomes of the heading of a score sheet in AN_LAYOUT_PGN and AN_LAYOUT_JSONL. */
typedef enum an_headings {
    AN_HEADINGS_TAGS,   /* what is surely understood becomes tags, the rest stays a comment */
    AN_HEADINGS_COMMENT /* all of it stays a comment */
} an_headings;

/* What is left out, as bits. */
typedef enum an_drop {
    AN_DROP_COMMENTS = 1, /* with the clock times in them */
    AN_DROP_VARIATIONS = 2,
    AN_DROP_NAGS = 4,
    AN_DROP_CLOCKS = 8, /* [%clk …] and its like */
    AN_DROP_TAGS = 16   /* all but those that say how the game begins */
} an_drop;

/* How games are written. Begin with AN_WRITE_OPTIONS_INIT, which leaves nothing out, set the
 * notation, and what else differs. */
#define AN_WRITE_OPTIONS_INIT AN_OPTIONS_INIT
typedef struct an_write_options {
    an_notation notation;
    an_layout layout;
    size_t width; /* the most code points on a line of movetext; 0: no limit */
    an_brackets brackets;
    an_headings headings;
    unsigned drops;       /* bits of an_drop */
    bool is_sheet;        /* leave out variations, NAGs and comments, but not clock times */
    bool stops_at_error;  /* leave out what follows an error in its line of play */
    const bool *corrects; /* AN_LAYOUT_KEEP, of games that were judged with AN_MEND_CERTAIN: only
                           * words are replaced that a finding corrects for certain, in the notation
                           * of their game. By an_code, the findings that do; NULL: all moves are */
    bool converts_prose;  /* AN_LAYOUT_KEEP: moves of comments and prose are replaced, too, where
                           * they follow a number and can be played from there */
    const an_tag *tags; /* are written instead of the game's; their values have no escapes, control
                         * characters become blanks, `first` and `is_plain` do not matter */
    size_t tag_count;
} an_write_options;

typedef struct an_scribe an_scribe;

/* Sets judge->keeps to the least that must be kept of a game, so that a scribe opened with the
 * options *write can write it. */
void an_judge_options_keep_for(an_judge_options *judge, const an_write_options *write);

/* Sets judge->keeps to the least that an_scribe_check needs with the options *write. */
void an_judge_options_check_for(an_judge_options *judge, const an_write_options *write);

/* Returns a scribe that writes by a copy of *options, or NULL when memory runs out. The language of
 * options->notation, the tags at options->tags and the codes at options->corrects must outlive the
 * scribe. */
an_scribe *an_scribe_open(const an_write_options *options);
void an_scribe_close(an_scribe *scribe);

/* Returns true if enough of the game was kept (an_judge_options_keep_for) for the scribe to write
 * it. */
bool an_scribe_can_write(const an_scribe *scribe, const an_judgement *judgement);

/*
 * Returns the game in the scribe's notation: its moves up to the first error, the rest as it
 * stands. The text is the scribe's until its next call. It is at NULL when memory runs out, or when
 * an_scribe_can_write says that too little of the game was kept.
 */
an_text an_scribe_write(an_scribe *scribe, const an_judgement *judgement);

/* Returns how many } became ) in comments of the game written last, as a comment in braces cannot
 * hold one. */
size_t an_scribe_braces_lost(const an_scribe *scribe);

/* Returns the first move that AN_LAYOUT_KEEP put into the game written last and that is not ASCII,
 * or NULL. It is UTF-8, whatever the bytes around it are. The string is the scribe's until its next
 * call. */
const char *an_scribe_foreign(const an_scribe *scribe);

/* Returns the words of the game written last, with AN_LAYOUT_KEEP, that stand in its comments and
 * prose, may be moves, and stay as they stand though the notation is another; sets *count to how
 * many they are. They lie in the game's bytes; the list is the scribe's until its next call. */
const an_text *an_scribe_left(const an_scribe *scribe, size_t *count);

/*
 * Calls `take` with a finding other-form for each move, number, sign and result that the scribe
 * would write otherwise. finding->text is how it stands, finding->other how it would be written,
 * empty if it would be left out; both last until `take` returns. Returns false when memory runs
 * out, or when too little was kept (an_judge_options_check_for).
 */
bool an_scribe_check(an_scribe *scribe, const an_judgement *judgement,
                     void (*take)(void *context, const an_finding *finding), void *context);

#ifdef __cplusplus
}
#endif

#endif
