/* A printer from inside. */
#ifndef AN_PRINT_PRINTER_H
#define AN_PRINT_PRINTER_H

#include "print_words.h"
#include "setter.h"

/* What a game is that is printed: as PGN says it, with the places of its diagrams. */
typedef struct an_printed_game {
    const an_judgement *judgement;
    const uint64_t *diagrams; /* half-moves after its start, in ascending order */
    size_t diagram_count;
    an_text rest; /* what no reader takes for a part of it */
} an_printed_game;

struct an_printer {
    an_print_options options;
    const an_form *form;
    an_message_language words; /* of what is added */
    const char *language;      /* of the games, in BCP 47 */
    bool is_french;            /* comments have the spaces of French */
    an_scribe *scribe;         /* writes each game as PGN, in order */
    an_reader *reader;         /* reads that */
    an_arbiter *arbiter;
    an_notation english; /* in which that is written */
    an_buffer out;
    an_buffer word;       /* that is being made */
    an_buffer wrong_mark; /* the first one of the game; empty if there is none */
};

/* Empties the word that is being made, for the next one, and returns it. That memory ran out for
 * the last one is not forgotten. */
static inline an_buffer *an_printer_next_word(an_printer *printer)
{
    printer->out.failed = printer->out.failed || printer->word.failed;
    an__buffer_clear(&printer->word);
    return &printer->word;
}

/* Puts the heading of a game: players and event. */
void an__print_heading(an_printer *printer, an_setter *setter, const an_game *game,
                       const an_judgement *judgement);

/* Puts the value of a tag without its escapes; nothing if it is missing or not known. Returns
 * whether anything was put. */
bool an__print_tag(an_buffer *out, const an_game *game, const char *name);

/* Puts the moves of a game, with its comments, variations and diagrams. */
void an__print_moves(an_printer *printer, an_setter *setter, const an_printed_game *printed);

/* Puts a score sheet with the moves of a game. */
void an__print_score_sheet(an_printer *printer, const an_judgement *judgement);
#endif
