/*
 * Games on paper. What is printed of a game is what PGN would hold: the scribe writes it down, with
 * its signs behind their moves, its heading as tags, and without what is to be left out. One walk
 * over that game sets it, in every form.
 */
#include "printer.h"

#include <stdlib.h>

#include "text.h"

static const an_form *const forms[AN_PRINT_FORM_COUNT] = {
    [AN_PRINT_HTML] = &an__form_html,
    [AN_PRINT_LATEX] = &an__form_latex,
    [AN_PRINT_TYPST] = &an__form_typst,
    [AN_PRINT_SCORESHEET] = &an__form_score_sheet,
};

static const char *const papers[AN_PAPER_COUNT] = {"a4", "a5", "letter"};

const char *an_print_form_name(an_print_form form)
{
    return form < AN_PRINT_FORM_COUNT ? forms[form]->name : NULL;
}

const char *an_paper_name(an_paper paper)
{
    return paper < AN_PAPER_COUNT ? papers[paper] : NULL;
}

/* ---- a printer ---- */

/* Returns the options by which the scribe writes a game for the printer. */
static an_write_options script_of(const an_print_options *options)
{
    an_write_options script = options->writing;
    script.notation = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    script.layout = AN_LAYOUT_PGN;
    script.width = 0;
    script.brackets = AN_BRACKETS_BRACES;
    return script;
}

/* Sets the language of the games: that of their moves, if the notation has one. */
static void find_languages(an_printer *printer)
{
    static const char *const codes[AN_MESSAGE_LANGUAGE_COUNT] = {"en", "fr"};
    const an_language *language = printer->options.writing.notation.language;
    bool is_spoken = language != NULL && language != &an_figurine;
    printer->words = printer->options.language;
    printer->language = is_spoken ? language->code : codes[printer->words];
    for (int i = 0; i < AN_MESSAGE_LANGUAGE_COUNT; i++)
        if (strcmp(printer->language, codes[i]) == 0)
            printer->words = (an_message_language)i;
    printer->is_french = strcmp(printer->language, codes[AN_MESSAGES_FRENCH]) == 0;
}

an_printer *an_printer_open(const an_print_options *options)
{
    an_write_options script = script_of(options);
    an_judge_options rules = {.from = &script.notation,
                              .from_count = 1,
                              .mending = AN_MEND_NOTHING,
                              .findings.without_reasons = true,
                              .findings.without_notes = true,
                              .without_facts = true};
    an_printer *printer = calloc(1, sizeof *printer);
    if (printer == NULL)
        return NULL;
    printer->options = *options;
    printer->form = forms[options->form];
    find_languages(printer);
    printer->scribe = an_scribe_open(&script);
    printer->reader = an_reader_open();
    /* The arbiter keeps a pointer to the notation, so it gets the printer's own, which
     * outlives it. */
    printer->english = script.notation;
    rules.from = &printer->english;
    printer->arbiter = an_arbiter_open(&rules);
    if (printer->scribe != NULL && printer->reader != NULL && printer->arbiter != NULL)
        return printer;
    an_printer_close(printer);
    return NULL;
}

void an_printer_close(an_printer *printer)
{
    if (printer == NULL)
        return;
    an_scribe_close(printer->scribe);
    an_reader_close(printer->reader);
    an_arbiter_close(printer->arbiter);
    an__buffer_free(&printer->out);
    an__buffer_free(&printer->word);
    an__buffer_free(&printer->wrong_mark);
    free(printer);
}

/* ---- what it prints ---- */

static void begin(an_printer *printer)
{
    an__buffer_clear(&printer->word);
    an__buffer_clear(&printer->out);
    an__buffer_put(&printer->out, "");
}

static an_text result(const an_printer *printer)
{
    const an_buffer *out = &printer->out;
    bool failed = out->failed || printer->word.failed || printer->wrong_mark.failed;
    return failed ? an_text_from(NULL, 0) : an_buffer_text(out);
}

an_text an_printer_begin(an_printer *printer)
{
    begin(printer);
    printer->form->put_begin(&printer->out, &printer->options, printer->language);
    return result(printer);
}

an_text an_printer_end(an_printer *printer)
{
    begin(printer);
    printer->form->put_end(&printer->out);
    return result(printer);
}

/* Prints a game in PGN. Returns false when memory runs out. */
static bool print(an_printer *printer, an_text pgn, an_printed_game *printed)
{
    an_game game;
    an_judgement judgement;
    an_setter setter = {.form = printer->form, .out = &printer->out};
    an_reader_take(printer->reader, &(an_batch){.bytes = pgn});
    if (an_game_next(printer->reader, printer->arbiter, &game, &judgement) != AN_OK)
        return false;
    printed->judgement = &judgement;
    printed->rest = an_text_after(pgn, (size_t)(game.bytes.at - pgn.at) + game.bytes.size);
    if (printer->form->is_sheet) {
        an__print_score_sheet(printer, &judgement);
        return true;
    }
    an__setter_open(&setter, AN_PART_GAME);
    an__print_heading(printer, &setter, &game, &judgement);
    if (printer->form->put_moves != NULL)
        printer->form->put_moves(&printer->out, &judgement);
    setter.line = printer->out.size;
    an__print_moves(printer, &setter, printed);
    an__setter_close(&setter, AN_PART_GAME);
    return true;
}

/* Prints the bytes of a game that was not played, unchanged. */
static void print_unplayed(an_printer *printer, an_text bytes)
{
    an_setter setter = {.form = printer->form, .out = &printer->out};
    an__setter_open(&setter, AN_PART_GAME);
    an__setter_enter_line(&setter, false);
    an__setter_put_raw(&setter, an__print_word(AN_WORD_NOT_READ, printer->words), bytes);
    an__setter_leave(&setter);
    an__setter_close(&setter, AN_PART_GAME);
}

an_text an_printer_game(an_printer *printer, const an_judgement *judgement,
                        const uint64_t *diagrams, size_t count)
{
    an_printed_game printed = {.diagrams = diagrams, .diagram_count = count};
    bool is_played = judgement->notation != NULL && judgement->board.is_known;
    begin(printer);
    an__buffer_clear(&printer->wrong_mark);
    if (judgement->game->is_empty)
        return result(printer);
    if (!is_played) {
        print_unplayed(printer, judgement->game->bytes);
        return result(printer);
    }
    an_text pgn = an_scribe_write(printer->scribe, judgement);
    if (pgn.at == NULL || !print(printer, pgn, &printed))
        return an_text_from(NULL, 0);
    return result(printer);
}

const char *an_printer_wrong_mark(const an_printer *printer)
{
    return printer->wrong_mark.size > 0 ? printer->wrong_mark.at : NULL;
}

an_text an_printer_blank(an_printer *printer)
{
    begin(printer);
    if (printer->form->is_sheet)
        an__print_score_sheet(printer, NULL);
    return result(printer);
}
