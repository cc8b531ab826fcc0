/* Corrections, as they are told where only they are written. */
#include "told_corrections.h"

#include "corrected.h"
#include "put_message.h"
#include "say.h"
#include "spell.h"
#include "text.h"

/* Returns a word without signs at its end, which stay as they are. */
static an_text without_signs(an_text word)
{
    size_t size = word.size;
    while (size > 0 && an_is_among(word.at[size - 1], "+#!?"))
        size--;
    return size > 0 ? an_text_from(word.at, size) : word;
}

/* Puts "game.txt:6:64: corrected: 'Cxd5' → 'cxd5' [pinned-piece]". */
static void put_correction(an_buffer *out, const an_finding *finding, const an_place *place)
{
    char line[NUMBER_TEXT_MAX], column[NUMBER_TEXT_MAX], count[NUMBER_TEXT_MAX], text[AN_SAN_MAX];
    an_buffer word = {0};
    number_text(line, place->line);
    number_text(column, place->column);
    number_text(count, finding->facts.number);
    text[an__write_suggestion(text, finding, finding->help.list[0].move)] = '\0';
    an_buffer_put_text(&word, without_signs(finding->facts.text));
    if (word.failed)
        out->failed = true;
    else if (finding->code == AN_SHEET_IN_LOWERCASE)
        put_message(out, message_language(), SAY_CORRECTED_CASE, place->file, line, column,
                    an_code_slug(finding->code));
    else if (finding->code == AN_MOVES_TORN)
        put_message(out, message_language(), SAY_CORRECTED_BLANKS, place->file, line, column, count,
                    an_code_slug(finding->code));
    else if (finding->code == AN_MIXED_LANGUAGES && finding->facts.number > 0)
        put_message(out, message_language(), SAY_CORRECTED_LANGUAGE, place->file, line, column,
                    word.at, text, count, an_code_slug(finding->code));
    else
        put_message(out, message_language(), SAY_CORRECTED, place->file, line, column, word.at,
                    text, an_code_slug(finding->code));
    an_buffer_put_char(out, '\n');
    an__buffer_free(&word);
}

/* Puts the correction of a word of the batch. */
static void put_of_game(an_buffer *told, batch_output *out, const an_judgement *judgement,
                        const an_finding *finding)
{
    an_place place = batch_output_place_of(out, judgement->game, finding);
    put_correction(told, finding, &place);
}

/* Makes of a finding about several words, as it tells of token `from`, what it tells of a later
 * one, token `index`. */
static void go_to_word(an_finding *finding, const an_judgement *judgement, size_t from,
                       size_t index)
{
    const an_token *token = &judgement->game->tokens[index];
    for (size_t i = from; i < index; i++)
        if (judgement->plies[i].is_played)
            finding->position = an_position_play(&finding->position, judgement->plies[i].move);
    finding->facts.text = an_text_from(judgement->game->bytes.at + token->offset, token->size);
    finding->where.offset = token->offset;
    finding->help.list[0].move = judgement->plies[index].move;
}

void tell_corrections(const conversion *c, batch_output *out, const an_judgement *judgement)
{
    const bool *corrects = c->plan.writing.options.corrects;
    const an_finding *of_habit = an__habit_correction(&judgement->findings, corrects);
    const an_finding *last = NULL;
    size_t told_at = 0; /* the token of `last` that was told last */
    an_finding of_word;
    an_buffer told = {0};
    for (size_t i = 0; i < judgement->game->token_count; i++) {
        const an_finding *finding = an__correction_of(judgement, i, corrects);
        if (finding == NULL || finding == of_habit)
            continue;
        if (finding == last)
            go_to_word(&of_word, judgement, told_at, i);
        else
            of_word = *finding;
        put_of_game(&told, out, judgement, &of_word);
        last = finding;
        told_at = i;
    }
    if (of_habit != NULL)
        put_of_game(&told, out, judgement, of_habit);
    out->out_of_memory = out->out_of_memory || told.failed;
    batch_output_put(out, PIECE_MESSAGES, an_text_from(told.size > 0 ? told.at : "", told.size));
    an__buffer_free(&told);
}
