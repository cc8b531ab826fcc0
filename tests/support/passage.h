/* Texts through splitter, reader, arbiter and scribe. */
#ifndef TEST_PASSAGE_H
#define TEST_PASSAGE_H

#include "algnot/game.h"
#include "buffer.h"

/* The short notation of a language, given by any of its names; or "uci", or "iccf". */
an_notation notation_of(const char *name);

typedef void game_taker(void *context, const an_judgement *judgement);

/* Judges every game of a text; from: its notation, NULL: to be detected. */
void each_game(an_text text, const an_notation *from, game_taker *take, void *context);

/* The same under rules. */
void each_game_under(an_text text, const an_judge_options *rules, game_taker *take, void *context);

/* What a text becomes; the buffer is the caller's. */
an_buffer written(an_text text, const an_notation *from, const an_write_options *script);

/* The field of a table with its \n, \r, \t and \x1f as they are meant; for the caller to free. */
an_buffer unescaped(const char *field);

an_text text_of(const an_buffer *buffer);

/* A file as a buffer, for the caller to free. */
an_buffer load(const char *path);

/* Fails with the first place where they differ. */
void assert_same(const an_buffer *a, const an_buffer *b);

#endif
