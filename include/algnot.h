/*
 * The algnot library: chess games in algebraic notation, read, judged and written.
 *
 *     base.h      texts, and the catalogue of what can be found wrong
 *     input.h     encodings; lines and columns
 *     chess.h     positions and legal moves
 *     solve.h     composed problems: stipulations, and all their solutions
 *     notation.h  written moves: languages and styles
 *     finding.h   what was found in a game, where, and what its message needs
 *     game.h      whole games: split, read, judged, written
 *     tree.h      a game that a program makes from moves, and writes as PGN
 *     compare.h   two score sheets of one game, read together
 *     grade.h     what pupils wrote of a game, held against it
 *     report.h    findings and boards for people and for programs
 *     print.h     games on paper: HTML, LaTeX, Typst, score sheets
 *
 * How a file is validated or converted, from its bytes down:
 *
 *     bytes of a file
 *       │  an_splitter_feed        decodes them (to decode in place: an_splitter_room)
 *     an_splitter
 *       │  an_splitter_next        until it returns false: then feed it again, size 0 at the end
 *     an_batch                     whole games; the splitter's, until it is fed again
 *       │  an_locator_take         counts its lines
 *       │  an_reader_take
 *     an_reader, an_arbiter
 *       │  an_game_next            until it returns AN_NO_GAME
 *     an_game, an_judgement        the reader's and the arbiter's, until the next an_game_next
 *       ├─ an_report_finding       the text is the report's, until its next call
 *       └─ an_scribe_write         the text is the scribe's, until its next call
 *
 * This program prints what the arbiter finds in a file:
 *
 *     #include <algnot.h>
 *     #include <stdio.h>
 *
 *     int main(int argc, char **argv)
 *     {
 *         char bytes[4096];
 *         size_t size = argc == 2, games = 0;
 *         FILE *file = size > 0 ? fopen(argv[1], "rb") : NULL;
 *         an_judge_options options = AN_JUDGE_OPTIONS_INIT;
 *         an_decoder decoder = an_decoder_of(AN_ENCODING_AUTO);
 *         an_locator locator = an_locator_of(argv[1]);
 *         an_splitter *splitter = an_splitter_open(SIZE_MAX);
 *         an_reader *reader = an_reader_open();
 *         an_arbiter *arbiter = an_arbiter_open(&options);
 *         an_report *report = an_report_open(AN_OUTPUT_SHORT, AN_MESSAGES_ENGLISH, false);
 *         if (!file || !splitter || !reader || !arbiter || !report)
 *             return 1;
 *         while (size > 0) {
 *             an_batch batch;
 *             size = fread(bytes, 1, sizeof bytes, file);
 *             if (!an_splitter_feed(splitter, &decoder, bytes, size))
 *                 return 1;
 *             while (an_splitter_next(splitter, &batch)) {
 *                 an_game game;
 *                 an_judgement judgement;
 *                 an_locator_take(&locator, decoder.encoding, batch.bytes, batch.indent);
 *                 an_reader_take(reader, &batch);
 *                 while (an_game_next(reader, arbiter, &game, &judgement) == AN_OK) {
 *                     games += !game.is_empty;
 *                     for (size_t i = 0; i < judgement.findings.count; i++) {
 *                         const an_finding *finding = &judgement.findings.list[i];
 *                         an_text part = {game.bytes.at + finding->where.offset,
 *                                         finding->where.size};
 *                         an_place place = an_locator_place(&locator, part, games);
 *                         an_text line = an_report_finding(report, finding, &place);
 *                         fwrite(line.at, 1, line.size, stdout);
 *                     }
 *                 }
 *             }
 *         }
 *         an_report_close(report);
 *         an_arbiter_close(arbiter);
 *         an_reader_close(reader);
 *         an_splitter_close(splitter);
 *         return fclose(file) != 0;
 *     }
 *
 * Owners are opaque: an_x_open returns NULL when memory runs out, an_x_close takes NULL. All other
 * types are plain values. An enumerator bears the name of its type, as AN_LEVEL_NOTE of an_level
 * does, unless it is clear without: AN_WHITE, AN_KNIGHT, AN_CHESS960, AN_NO_SIGN. Texts point into
 * bytes that somebody else owns; each function says how long they last. A member named "own" is for
 * the library alone.
 *
 * What the library reads of a game may hold anything. What a program passes must make sense, and is
 * not checked: a pointer is not NULL, an enumerator is one of its type and not its _COUNT, a square
 * is below AN_NO_SQUARE, a callback is there, unless a comment allows more. Any text may be empty.
 *
 * Threads: the library starts none, and has no state of its own: its tables are constant, nothing
 * is initialised. Different objects may be used on different threads at the same time, one object
 * on one thread at a time. What is passed as const is only read and may be shared. Threads that
 * judge batches side by side have a reader, an arbiter and a scribe each, and have the splitter go
 * on in another room for each batch (an_splitter_move).
 *
 * The library never prints, exits or opens files, and reads neither locale nor environment.
 */
#ifndef ALGNOT_H
#define ALGNOT_H

#include "algnot/base.h"
#include "algnot/chess.h"
#include "algnot/compare.h"
#include "algnot/finding.h"
#include "algnot/game.h"
#include "algnot/grade.h"
#include "algnot/input.h"
#include "algnot/notation.h"
#include "algnot/print.h"
#include "algnot/report.h"
#include "algnot/solve.h"
#include "algnot/tree.h"

#endif
