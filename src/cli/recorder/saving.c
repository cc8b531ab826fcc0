/* What was accepted goes into the file, and is then told. */
#include "saving.h"

#include "record_tell.h"
#include "say.h"
#include "text.h"

bool recorder_has_whole(recorder *r, const an_buffer *text)
{
    if (text->failed)
        say(r->settings->message_language, SAY_OUT_OF_MEMORY);
    r->has_trouble = r->has_trouble || text->failed;
    return !text->failed;
}

void recorder_settle(recorder *r)
{
    an_buffer pgn = {0};
    /* a program is told once */
    bool is_told = r->echo != ECHO_NONE && r->is_unsaved && r->answers.size == 0;
    if (r->has_changed && !is_told) {
        an_tree_write(&pgn, r->tree);
        bool is_saved = !pgn.failed && !an_tree_has_failed(r->tree) &&
                        gamefile_save(&r->file, an_text_from(pgn.at, pgn.size));
        if (is_saved && r->is_unsaved)
            say(r->settings->message_language, SAY_SAVED_AGAIN, r->file.path);
        else if (is_saved && r->tells_saved)
            recorder_tell(r, TELL_SAVED, r->file.path);
        r->tells_saved = false;
        if (!is_saved && r->echo != ECHO_NONE && r->answers.size > 0) {
            an_buffer_clear(&r->answers);
            an_buffer_put(&r->answers, "! not-saved\n");
        }
        r->is_recorded = r->is_recorded || is_saved;
        r->is_unsaved = r->has_changed = !is_saved;
    }
    recorder_has_whole(r, &r->answers);
    if (r->answers.size > 0)
        fwrite(r->answers.at, 1, r->answers.size, stdout);
    fflush(stdout);
    an_buffer_clear(&r->answers);
    an_buffer_free(&pgn);
    r->heard = 0;
}
