/* A printer from inside. */
#ifndef AN_PRINT_PRINTER_H
#define AN_PRINT_PRINTER_H

#include "print_words.h"
#include "setter.h"

/* A game as it is printed: its PGN form, and the places of its diagrams. */
typedef struct an_printed_game {
    const an_judgement *judgement;
    const uint64_t *diagrams; /* half-moves after its start, in ascending order */
    size_t diagram_count;
    an_text rest; /* text that no reader takes for a part of the game */
} an_printed_game;

struct an_printer {
    an_print_options options;
    const an_form *form;
    an_message_language words; /* language of the words that print adds */
    const char *language;      /* language of the games, in BCP 47 */
    bool is_french;            /* comments follow French typography */
    an_scribe *scribe;         /* writes each game as PGN, in the order of its text */
    an_reader *reader;         /* reads that PGN */
    an_arbiter *arbiter;
    an_notation english; /* the notation of that PGN */
    an_buffer out;
    an_buffer word;       /* the word that is being composed */
    an_buffer wrong_mark; /* the first faulty mark of the game; empty if there is none */
};

/* Returns an empty buffer for the next word. If memory ran out for the last word,
 * printer->out.failed keeps that. */
static inline an_buffer *an_printer_next_word(an_printer *printer)
{
    printer->out.failed = printer->out.failed || printer->word.failed;
    an__buffer_clear(&printer->word);
    return &printer->word;
}

/* Puts the heading of a game: players and event. */
void an__print_heading(an_printer *printer, an_setter *setter, const an_game *game,
                       const an_judgement *judgement);

/* Puts the value of a tag without its escapes. Returns false, and puts nothing, if the game has no
 * such tag, or its value is unknown. */
bool an__print_tag(an_buffer *out, const an_game *game, const char *name);

/* Puts the moves of a game, with its comments, variations and diagrams. */
void an__print_moves(an_printer *printer, an_setter *setter, const an_printed_game *printed);

/* Puts a score sheet with the moves of a game. */
void an__print_score_sheet(an_printer *printer, const an_judgement *judgement);
#endif
