/* Where games begin, as the command line says. */
#include "settings_position.h"

#include "composition_facts.h"
#include "notation.h"
#include "pieces_list.h"
#include "problem_messages.h"
#include "say.h"
#include "text.h"

bool settings_have_position(const cli_settings *settings)
{
    return settings->value[OPTION_FEN] != NULL || settings->value[OPTION_POSITION] != NULL;
}

bool settings_one_position(const cli_settings *settings)
{
    static const option_id others[] = {OPTION_FEN};
    return settings->value[OPTION_POSITION] == NULL ||
           settings_go_without(settings, "--position", others, 1);
}

/* Says what is wrong with the value of an option, and where. Returns false. */
static bool refuse(const cli_settings *settings, const char *option, const char *value,
                   const an_problem_fault *fault)
{
    an_buffer text = {0};
    an_locator locator = an_locator_of(option);
    an_locator_take(&locator, AN_ENCODING_UTF_8, an_text_of(value), 0);
    an_place place = an_locator_place(&locator, fault->part, 0);
    an__put_problem_finding(&text, fault, &place, message_language(), settings->with_color);
    if (text.failed)
        say(SAY_OUT_OF_MEMORY);
    else
        fwrite(text.at, 1, text.size, stderr);
    an__buffer_free(&text);
    return false;
}

bool settings_stipulation(const cli_settings *settings, an_stipulation *stipulation)
{
    const char *text = settings->value[OPTION_STIPULATION];
    an_problem_fault fault;
    if (text == NULL)
        return say(SAY_STIPULATION_MISSING);
    if (an_stipulation_read(stipulation, an_text_of(text), NULL))
        return true;
    an_problem_refuse(&fault, an__problem_of_stipulation(an_text_of(text)), an_text_of(text));
    return refuse(settings, "--stipulation", text, &fault);
}

static bool refuse_pieces(const cli_settings *settings, const an_problem_fault *fault)
{
    return refuse(settings, "--position", settings->value[OPTION_POSITION], fault);
}

/* Makes the position. White begins, or whoever is usual under --stipulation; where there is none, a
 * side that is in check begins. */
static an_code set_up(const cli_settings *settings, an_variant variant,
                      const an_placement *placement, an_position *position, an_fen_fault *fault)
{
    an_stipulation stipulation;
    const char *text = settings->value[OPTION_STIPULATION];
    bool is_known = text != NULL && an_stipulation_read(&stipulation, an_text_of(text), NULL);
    an_color turn = is_known ? an__usual_turn(stipulation) : AN_WHITE;
    an_code code = an__placement_position(position, placement, turn, variant, NULL, fault);
    if (code != AN_OK && fault->defect == AN_FEN_OPPONENT_IN_CHECK && !is_known)
        code = an__placement_position(position, placement, AN_BLACK, variant, NULL, fault);
    return code;
}

/* Reads --position. Returns false after a message. */
static bool read_pieces(const cli_settings *settings, an_variant variant, an_position *position)
{
    an_placement placement;
    an_problem_fault fault;
    an_fen_fault fen_fault;
    from_notations from;
    const an_language *language;
    an_text list = an_text_of(settings->value[OPTION_POSITION]);
    if (!settings_from(settings, &from))
        return false;
    an_letter_choice choice = {from.count > 0 ? from.at : NULL, from.count};
    if (!an__pieces_read(&placement, list, choice, &language, &fault))
        return refuse_pieces(settings, &fault);
    an_code code = set_up(settings, variant, &placement, position, &fen_fault);
    if (code == AN_OK)
        return true;
    an__placement_refuse(&fault, &placement, code, fen_fault, an_text_trimmed(list));
    return refuse_pieces(settings, &fault);
}

bool settings_position(const cli_settings *settings, an_position *position, an_code *refused)
{
    an_variant variant;
    const char *fen = settings->value[OPTION_FEN];
    if (!settings_variant(settings, &variant))
        return false;
    if (settings->value[OPTION_POSITION] != NULL)
        return settings_one_position(settings) && read_pieces(settings, variant, position);
    if (fen == NULL) {
        *position = an_position_start();
        position->variant = (uint8_t)variant;
        return true;
    }
    an_fen_fault fault;
    an_finding finding = {.code = an_position_from_fen(position, an_text_of(fen), variant, &fault)};
    if (finding.code == AN_OK)
        return true;
    if (refused != NULL)
        *refused = finding.code;
    an_finding_take_fault(&finding, fault);
    an_report *report = an_report_open(AN_OUTPUT_SHORT, message_language(), false);
    if (report != NULL)
        say(SAY_BAD_FEN, an_report_sentence(report, &finding).at);
    an_report_close(report);
    return false;
}

bool settings_rules(const cli_settings *settings, const from_notations *from,
                    an_judge_options *rules)
{
    an_position ignored;
    *rules = (an_judge_options){.from = from->count > 0 ? from->at : NULL,
                                .from_count = from->count,
                                .fen = settings->value[OPTION_FEN],
                                .variant_is_given = settings->value[OPTION_VARIANT] != NULL,
                                .findings.without_reasons = settings->value[OPTION_QUIET] != NULL};
    if (settings->value[OPTION_POSITION] != NULL)
        return say(SAY_ONE_POSITION);
    return settings_variant(settings, &rules->variant) &&
           settings_position(settings, &ignored, NULL);
}
