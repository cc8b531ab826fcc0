/* What was found in a unit of a document: its games and their findings, with the words that tell
 * them and the edits that mend them. All offsets count from the beginning of the unit. */
#ifndef AN_CLI_EDITOR_VERDICT_H
#define AN_CLI_EDITOR_VERDICT_H

#include "algnot.h"
#include "buffer.h"

/* A part of the unit, or of the words of its verdict. */
typedef struct editor_part {
    size_t at, size;
} editor_part;

typedef struct editor_game {
    editor_part part;         /* its bytes */
    size_t start;             /* its first tag or move number */
    editor_part white, black; /* the values of these tags, as they are written; at 0: none */
    editor_part names[2];     /* of the players, in the words, by an_color; empty: not known */
    an_result result;
} editor_game;

/* An edit that mends a finding. */
typedef struct editor_fix {
    editor_part part; /* what is replaced */
    editor_part by;   /* in the words */
    bool is_certain;
} editor_fix;

typedef struct editor_finding {
    editor_part part;
    editor_part other;   /* what it is held against; size 0: nothing in the game */
    editor_part message; /* in the words */
    an_code code;
    an_level level;
    size_t fix, fix_count; /* the first of its fixes, and how many they are */
} editor_finding;

/* Begins with all members zero. */
struct editor_verdict {
    an_buffer words;
    editor_game *games;
    size_t game_count, game_capacity;
    editor_finding *findings;
    size_t finding_count, finding_capacity;
    editor_fix *fixes;
    size_t fix_count, fix_capacity;
    size_t left_out;  /* findings that are not listed, as their games have too many */
    editor_part hint; /* in text without a game, a word that could be a move; size 0: none */
};

/* Takes NULL, too. */
void editor_verdict_free(struct editor_verdict *verdict);

static inline an_text editor_words(const struct editor_verdict *verdict, editor_part part)
{
    an_text words = {verdict->words.at + part.at, part.size};
    return words;
}

#endif
