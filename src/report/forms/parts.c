/* Parts that several forms have in common. */
#include "parts.h"

#include "sentence.h"

void an__put_game_number(an_report *report, uint64_t game)
{
    size_t before = report->out.size;
    an__buffer_put_number(&report->out, game);
    report->game = (an_number_place){before, report->out.failed ? 0 : report->out.size - before};
}

void an__put_sentence_and_help(an_buffer *out, const an_finding *finding,
                               an_message_language language)
{
    an__put_sentence(out, finding, language);
    if (!an__has_help(finding))
        return;
    an_buffer_put_char(out, '\n');
    an__put_help(out, finding, language);
}
