/* Saving what was accepted, before it is answered. */
#include "saving.h"

#include "columns.h"
#include "platform.h"
#include "record_tell.h"
#include "say.h"

bool recorder_has_whole(recorder *r, const an_buffer *text)
{
    if (text->failed)
        say(SAY_OUT_OF_MEMORY);
    r->outcome.has_trouble = r->outcome.has_trouble || text->failed;
    return !text->failed;
}

void recorder_settle(recorder *r)
{
    /* A program already knows that the game is not saved. For a line without moves, it is not tried
     * again. */
    bool is_told =
        r->dialogue.echo != ECHO_NONE && r->session.is_unsaved && r->answers.text.size == 0;
    if (r->session.has_changed && !is_told) {
        an_text pgn = an_tree_write(r->session.tree);
        bool is_saved = pgn.at != NULL && !an_tree_has_failed(r->session.tree) &&
                        gamefile_save(&r->session.file, pgn);
        if (is_saved && r->session.is_unsaved)
            say(SAY_SAVED_AGAIN, r->session.file.path);
        else if (is_saved && r->session.tells_saved)
            recorder_tell(r, TELL_SAVED, r->session.file.path);
        r->session.tells_saved = false;
        if (!is_saved && r->dialogue.echo != ECHO_NONE && r->answers.text.size > 0) {
            an__buffer_clear(&r->answers.text);
            an__buffer_put(&r->answers.text, "! not-saved\n");
        }
        r->session.is_recorded = r->session.is_recorded || is_saved;
        r->session.is_unsaved = r->session.has_changed = !is_saved;
    }
    recorder_has_whole(r, &r->answers.text);
    if (r->answers.text.size > 0 && r->dialogue.is_terminal)
        columns_put_wrapped(stdout, r->answers.text.at, (int)platform_columns(stdout),
                            (int)strlen(RECORD_MARGIN));
    else if (r->answers.text.size > 0)
        fwrite(r->answers.text.at, 1, r->answers.text.size, stdout);
    fflush(stdout);
    an__buffer_clear(&r->answers.text);
    r->answers.moves_told = 0;
}
