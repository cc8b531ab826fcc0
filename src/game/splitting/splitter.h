/* The splitter: the stream that it cuts, and what it knows of it. */
#ifndef AN_GAME_SPLITTER_H
#define AN_GAME_SPLITTER_H

#include "algnot/game.h"

#include "cuts.h"
#include "section.h"

/* The most bytes that are read at once: beyond it nothing is gained. */
enum { AN_SPLITTER_BLOCK = 1 << 17 };

/* What was read and not yet dropped. */
typedef struct an_stream {
    char *bytes;   /* those of the room */
    an_room *room; /* its own, or the caller's */
    an_room own;
    size_t size;     /* how many bytes there are */
    uint64_t offset; /* of bytes[0] in the stream */
    bool ended;
} an_stream;

/* The comment at hand. */
typedef struct an_open_comment {
    size_t searched;        /* there is no } up to here */
    const char *next_brace; /* the next } as far as it is known; NULL after the bytes moved */
} an_open_comment;

/* Lines like tag pairs gone wrong. They are tags if a sound tag pair follows, else plain text. */
typedef enum an_doubt {
    AN_DOUBT_NONE,
    AN_DOUBT_OF_TAGS, /* no other words stand before them */
    AN_DOUBT_OF_TEXT  /* plain text does: it would end before them */
} an_doubt;

/* Plain text, which is what stands before the first tag pair. */
typedef struct an_plain_part {
    an_cuts cuts;
    size_t lined; /* no other line ends up to here */
    an_doubt doubt;
    size_t doubtful; /* where the doubtful lines begin */
} an_plain_part;

typedef enum an_split_mode {
    AN_SPLIT_SCANS,
    AN_SPLIT_TEXT_OVER,      /* plain text ends at the game at hand, and is handed out */
    AN_SPLIT_TEXT_TOO_LARGE, /* from the game at hand on it is more than the limit without a cut */
    AN_SPLIT_SKIPS,          /* within a game that is too large */
    AN_SPLIT_SKIPS_AT_GAP    /* there, behind an empty line: a tag pair begins the next game */
} an_split_mode;

/* Places are offsets in the stream's bytes: taken <= game <= scanned <= size; while the splitter
 * skips, `game` means nothing. */
struct an_splitter {
    an_stream stream;
    size_t max_game;
    size_t taken;   /* handed out up to here */
    size_t indent;  /* blanks before that, from the beginning of the line on */
    size_t game;    /* where the game at hand begins; games before it are whole */
    size_t scanned; /* looked at up to here */
    an_split_mode mode;
    an_section section; /* of the game at hand */
    an_open_comment comment;
    an_plain_part text;
    bool is_pgn;      /* the first tag pair was met */
    bool starts_line; /* since the last line end there were blanks alone */
};

static inline bool an_splitter_skips(const an_splitter *s)
{
    return s->mode == AN_SPLIT_SKIPS || s->mode == AN_SPLIT_SKIPS_AT_GAP;
}

/* A game begins at the place that is scanned next: nothing is known of it. */
static inline void an_splitter_begin_section(an_splitter *s)
{
    s->section = s->is_pgn ? AN_SECTION_TAGS : AN_SECTION_BARE;
}

#endif
