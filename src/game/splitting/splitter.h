/* The state of a splitter: the stream that it cuts, and how far it has come. */
#ifndef AN_GAME_SPLITTER_H
#define AN_GAME_SPLITTER_H

#include "algnot/game.h"

#include "cuts.h"
#include "section.h"

/* The most bytes that are read at once. More would be no faster. */
enum { AN_SPLITTER_BLOCK = 1 << 17 };

/* The bytes that were read and not yet dropped. */
typedef struct an_stream {
    char *bytes;   /* at the beginning of `room` */
    an_room *room; /* `own`, or one of the caller's */
    an_room own;
    size_t size;     /* of the bytes */
    uint64_t offset; /* of bytes[0], in the stream */
    bool ended;
} an_stream;

/* The comment at hand. */
typedef struct an_open_comment {
    size_t searched;        /* no } stands before this place */
    const char *next_brace; /* the next }, once it was looked for; NULL after the bytes moved */
} an_open_comment;

/* Lines that look like damaged tag pairs. They are tags if a sound tag pair follows, and plain text
 * otherwise. */
typedef enum an_doubt {
    AN_DOUBT_NONE,
    AN_DOUBT_OF_TAGS, /* no other words stand before them */
    AN_DOUBT_OF_TEXT  /* plain text stands before them, and would end there */
} an_doubt;

/* Plain text: everything before the first tag pair. */
typedef struct an_plain_part {
    an_cuts cuts;
    size_t lined; /* line ends before this place were looked for */
    an_doubt doubt;
    size_t doubtful; /* where the doubtful lines begin */
} an_plain_part;

typedef enum an_split_mode {
    AN_SPLIT_SCANS,
    AN_SPLIT_TEXT_OVER,   /* plain text ends where the game at hand begins, and is handed out */
    AN_SPLIT_SKIPS,       /* within a game that is too large */
    AN_SPLIT_SKIPS_AT_GAP /* within such a game, behind an empty line: a tag pair begins the next
                             one */
} an_split_mode;

/* All places are offsets in the stream's bytes: taken <= game <= scanned <= size. While the
 * splitter skips, `game` has no meaning. */
struct an_splitter {
    an_stream stream;
    size_t max_game;
    size_t taken;   /* handed out up to here */
    size_t indent;  /* blanks right before `taken`, from the beginning of their line on */
    size_t game;    /* where the game at hand begins; all games before it are complete */
    size_t scanned; /* looked at up to here */
    an_split_mode mode;
    an_section section; /* of the game at hand */
    an_open_comment comment;
    an_plain_part text;
    bool is_pgn;      /* the first tag pair was met */
    bool starts_line; /* only blanks were seen since the last line end */
};

/* Returns true while the splitter is within a game that is too large. */
static inline bool an_splitter_skips(const an_splitter *s)
{
    return s->mode == AN_SPLIT_SKIPS || s->mode == AN_SPLIT_SKIPS_AT_GAP;
}

/* Begins a game at the place that is scanned next. */
static inline void an_splitter_begin_section(an_splitter *s)
{
    s->section = s->is_pgn ? AN_SECTION_TAGS : AN_SECTION_BARE;
}

#endif
