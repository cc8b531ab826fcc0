/* The stream that the splitter cuts: what was read of it, and what is known of that. */
#ifndef AN_GAME_STREAM_H
#define AN_GAME_STREAM_H

#include "algnot/game.h"

#include "cuts.h"

/* Read at once, at the most: beyond it nothing is gained. */
enum { AN_SPLITTER_BLOCK = 1 << 17 };

struct an_splitter {
    char *bytes;   /* of the room */
    an_room *room; /* where they lie: its own, or the caller's */
    an_room own;
    size_t taken;           /* handed out up to here */
    size_t indent;          /* blanks before that, from the beginning of the line on */
    size_t game;            /* where the game at hand begins; games before it are whole */
    size_t scanned;         /* looked at up to here */
    size_t searched;        /* within a comment: no } up to here */
    size_t size;            /* filled up to here */
    const char *next_brace; /* the next } as far as it is known; NULL after the bytes moved */
    uint64_t offset;        /* of bytes[0] in the stream */
    size_t max_game;
    an_sheets sheets;   /* of plain text */
    size_t lined;       /* no other line of it ends up to here */
    bool is_large_text; /* the text from the game at hand on is more than the limit without a cut */
    size_t doubtful;    /* lines like tags gone wrong begin here, before the first tag pair */
    bool doubts_text;   /* behind plain text */
    bool is_doubtful;   /* if there are any, and nothing but white space behind them */
    bool has_tags;      /* the first tag pair was met: this is PGN */
    bool ends_text;     /* plain text ends at the game at hand, and is a batch of its own kind */
    bool is_blank;      /* since the last tag there were white space and comments alone */
    bool has_remark;    /* and not only line comments; no empty line stood before them */
    bool starts_line;   /* since the last line end there were blanks alone */
    bool was_empty;     /* skipping: the last line was empty */
    bool skipping;      /* within a game that is too large */
    bool ended;
};

#endif
