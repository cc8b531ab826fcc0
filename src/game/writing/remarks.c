/* Comments that say more: draw offers, notes of an earlier conversion. */
#include "remarks.h"

#include "comment.h"
#include "comments.h"
#include "conversion_note.h"
#include "moves.h"
#include "page.h"
#include "scribe.h"
#include "suffix.h"
#include "text.h"
#include "token.h"

/* With a reason, or as it stands with one. */
static void put_note(an_scribe *scribe, an_text text, const char *reason)
{
    an_scribe_begin(scribe, scribe->arrangement->begin_aside);
    an_scribe_put_string(scribe, "{");
    scribe->page.glued = true;
    an_page_put_text(&scribe->page, text);
    if (reason != NULL)
        an_scribe_put_string(scribe, reason);
    scribe->page.glued = true;
    an_scribe_put_string(scribe, "}");
}

void an_scribe_put_note(an_scribe *scribe, const char *reason)
{
    an_text note = an_text_of(an_note);
    put_note(scribe, an_text_from(note.at, note.size - 1), reason);
}

bool an_scribe_refuses(const an_scribe *scribe, size_t index, size_t *move)
{
    const an_judgement *judgement = scribe->judgement;
    if (judgement->plies == NULL) /* of a game of which nothing is to be said */
        return false;
    *move = an_scribe_past_numbers(scribe, index);
    return *move < judgement->game->token_count && judgement->plies[*move].is_refused;
}

/* The note of an earlier conversion is not written twice. */
static bool is_own_note(const an_scribe *scribe, size_t index, an_text text)
{
    size_t move;
    return an_is_note(text) && an_scribe_refuses(scribe, index + 1, &move);
}

void an_scribe_put_remark(an_scribe *scribe, size_t index)
{
    const an_token *token = &scribe->judgement->game->tokens[index];
    an_text text = an_comment_text(an_token_text(scribe->judgement->game, token));
    if (an_is_offer(text)) {
        an_scribe_put_offer(scribe);
    } else if (is_own_note(scribe, index, text)) {
        put_note(scribe, text, NULL);
        scribe->loss.has_note = true;
    } else {
        an_scribe_put_comment(scribe, text);
    }
}
