/* Where boards are written: one behind the other into one output, or each into a file of its own.
 */
#include "pictures.h"

#include <string.h>

#include "moment.h"
#include "say.h"

/* Puts a name with a moment before its ending: board-12w.svg. */
static void put_name(an_buffer *out, const char *name, const an_board *board)
{
    const char *base = strrchr(name, '/');
    const char *dot = strrchr(base != NULL ? base : name, '.');
    size_t stem = dot != NULL ? (size_t)(dot - name) : strlen(name);
    an_buffer_add(out, name, stem);
    an_buffer_put_char(out, '-');
    moment_put(out, board);
    an__buffer_put(out, name + stem);
}

bool pictures_open(pictures *p, const cli_settings *settings, bool is_series)
{
    const char *name = settings->value[OPTION_OUTPUT];
    *p = (pictures){.settings = settings, .is_series = is_series};
    if (!is_series) {
        p->is_open = output_open(&p->output, settings);
        return p->is_open;
    }
    if (name != NULL && strcmp(name, "-") != 0)
        return true;
    return say(SAY_PICTURES_NEED_NAME, "board.svg", "board-12w.svg");
}

/* Ends the file that is open. */
static void end_output(pictures *p)
{
    if (p->is_open && !output_close(&p->output))
        p->failed = true;
}

bool pictures_begin(pictures *p, const an_board *board)
{
    if (!p->is_series)
        return true;
    end_output(p);
    an__buffer_clear(&p->name);
    put_name(&p->name, p->settings->value[OPTION_OUTPUT], board);
    if (p->name.failed)
        say(SAY_OUT_OF_MEMORY);
    p->is_open = !p->name.failed && output_open_apart(&p->output, p->settings, p->name.at);
    p->failed = p->failed || !p->is_open;
    return p->is_open;
}

void pictures_put(pictures *p, an_text text)
{
    if (text.at == NULL)
        output_abandon(&p->output);
    else
        output_write(&p->output, text);
}

bool pictures_close(pictures *p, bool is_whole)
{
    if (p->is_open && !is_whole)
        output_abandon(&p->output);
    end_output(p);
    an__buffer_free(&p->name);
    return !p->failed;
}
