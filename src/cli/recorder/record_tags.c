/* Tags of the game that is taken down, including those that give its start position. */
#include "record_tags.h"

#include <string.h>

#include "buffer.h"
#include "given_tags.h"
#include "notation.h"
#include "record_prose.h"
#include "record_tell.h"
#include "record_word.h"
#include "recorder_state.h"
#include "roster.h"
#include "saving.h"
#include "text.h"
#include "tree.h"

/* Sets a tag. Returns false if its name or value is not allowed. */
static bool set_tag(recorder *r, an_text name, an_text value)
{
    if (!an__tag_may_be_set(name))
        return false;
    an_tree_set_tag(r->session.tree, name, value);
    r->session.has_changed = true;
    return true;
}

bool recorder_fix_tag(recorder *r, an_text name, an_text value)
{
    if (!an__tag_may_be_set(name))
        return false;
    an__tree_fix_tag(r->session.tree, name, value);
    r->session.has_changed = true;
    return true;
}

/* Begins the game again from another position, and keeps its tags and the comment before it. If
 * `fen.at` is NULL, that is the usual start position. */
static an_code begin_anew(recorder *r, an_variant variant, an_text fen)
{
    an_position start = an_position_start();
    start.variant = (uint8_t)variant;
    an_code code = AN_OK;
    if (fen.at != NULL)
        code = an_position_from_fen(&start, fen, variant, NULL);
    an_tree *tree = code == AN_OK ? an_tree_open(&start) : NULL;
    if (tree == NULL)
        return code == AN_OK ? AN_OUT_OF_MEMORY : code;
    const char *name;
    for (size_t i = 0; (name = an__tree_tag_name(r->session.tree, i)) != NULL; i++)
        if (an_tree_tag(r->session.tree, name) != NULL)
            an__tree_fix_tag(tree, an_text_of(name),
                             an_text_of(an_tree_tag(r->session.tree, name)));
    const char *heading = an__tree_node_at(r->session.tree, AN_TREE_START)->notes.comment;
    if (heading != NULL)
        an_tree_comment(tree, an_text_of(heading));
    an_tree_close(r->session.tree);
    r->session.tree = tree;
    r->session.checked = AN_TREE_START;
    r->session.has_changed = true;
    return AN_OK;
}

/* Takes a tag about the beginning of the game: FEN, Variant or SetUp. Result is left to the moves.
 * Returns AN_NO_GAME for any other tag, AN_BAD_TAG if there are moves already, or the code of a bad
 * FEN. */
static an_code set_start(recorder *r, an_text name, an_text value)
{
    an_variant variant =
        (an_variant)an__tree_node_at(r->session.tree, AN_TREE_START)->position.variant;
    bool is_fen = an_text_is(name, "FEN"), is_variant = an_text_is(name, "Variant");
    if (an_text_is(name, "SetUp") || an_text_is(name, "Result"))
        return AN_OK;
    if (!is_fen && !is_variant)
        return AN_NO_GAME;
    if (an_tree_has_moves(r->session.tree))
        return AN_BAD_TAG;
    if (is_variant)
        variant = an_variant_from_name(value);
    if (variant == AN_VARIANT_COUNT)
        return AN_UNSUPPORTED_VARIANT;
    if (is_variant)
        return begin_anew(r, variant, an_buffer_text(&r->start_fen));
    an_code code = begin_anew(r, variant, value);
    if (code != AN_OK)
        return code;
    an__buffer_clear(&r->start_fen);
    an_buffer_put_text(&r->start_fen, value);
    return AN_OK;
}

/* Returns the value of a tag pair as a part of its text, with or without quotes. */
static an_text value_within(an_text text, an_text value)
{
    const char *quote = memchr(text.at, '"', text.size);
    return quote == NULL ? an_text_after(text, text.size - value.size)
                         : an_text_from(quote + 1, value.size);
}

/* Reports where and why a FEN or a variant cannot be used. */
static void refuse_start(recorder *r, an_code code, an_text value, an_text text)
{
    an_fen_fault fault = {.defect = AN_FEN_SOUND};
    an_position ignored;
    an_finding finding = {
        .code = code, .level = AN_LEVEL_ERROR, .facts.text = text, .notation = recorder_leading(r)};
    if (code == AN_UNSUPPORTED_VARIANT)
        finding.facts.text = value_within(text, value);
    else
        an_position_from_fen(&ignored, value, AN_STANDARD, &fault);
    an_finding_take_fault(&finding, fault);
    recorder_refuse(r, &finding);
}

/* Reports a bad date. It is accepted nevertheless, because it can be corrected in the file
 * later. */
static void tell_wrong_date(recorder *r, an_text value, an_text text)
{
    an_finding finding = {.code = AN_BAD_DATE,
                          .level = AN_LEVEL_WARNING,
                          .facts.text = value_within(text, value),
                          .notation = recorder_leading(r)};
    finding.facts.reason.detail = (uint8_t)an__date_fault_of(value);
    if (finding.facts.reason.detail != AN_DATE_SOUND)
        recorder_refuse(r, &finding);
}

/* Keeps the value of a Result tag as the fallback result. It counts at the end, unless the moves or
 * another result decide. */
static void expect_result(recorder *r, an_text value, an_text text)
{
    size_t size;
    an_result read = an_result_read(value, &size);
    bool is_one = read != AN_NO_RESULT && read != AN_UNFINISHED && size == value.size;
    r->fallback.result = is_one ? read : AN_NO_RESULT;
    r->fallback.needs_empty_game = false;
    r->fallback.place.line = 0;
    if (!is_one)
        return;
    recorder_remember(&r->input, &r->fallback.place, value_within(text, value));
}

void recorder_take_tag(recorder *r, an_text name, an_text value, an_text text)
{
    an_code code = set_start(r, name, value);
    if (code == AN_NO_GAME)
        code = set_tag(r, name, value) ? AN_OK : AN_BAD_TAG;
    if (an_text_is(name, "Result"))
        expect_result(r, value, text);
    if (an__tag_is_date(name))
        tell_wrong_date(r, value, text);
    if (an_code_group(code) == AN_GROUP_GAME)
        refuse_start(r, code, value, text);
    else if (code != AN_OK)
        recorder_refuse_word(r, code, text);
}

static void tell_tag(recorder *r, an_text name)
{
    an_buffer typed = {0};
    an_buffer_put_text(&typed, name);
    const char *value = typed.failed ? NULL : an_tree_tag(r->session.tree, typed.at);
    if (value != NULL)
        recorder_tell(r, TELL_TAG, typed.at, value);
    an__buffer_free(&typed);
}

/* Sets a tag as the user asks. A date that cannot be one is refused, as it is on the command line.
 */
static void take_given_tag(recorder *r, an_text name, an_text value, an_text arguments)
{
    char date[AN_DATE_MAX];
    an_buffer typed = {0};
    bool is_date = !r->dialogue.reads_prose && an__tag_is_date(name);
    an_text due = is_date ? date_in_file(value, date) : value;
    an_buffer_put_text(&typed, value);
    if (due.at == NULL && recorder_has_whole(r, &typed)) {
        recorder_deny(r, NOT_UNDERSTOOD, TELL_DATE_FORM, typed.at);
    } else if (due.at != NULL) {
        recorder_take_tag(r, name, due, arguments);
        tell_tag(r, name);
    }
    an__buffer_free(&typed);
}

/* Takes Name "value", or Name value. With quotes, it is checked as a tag pair in brackets is. */
bool handle_tag(recorder *r, an_text arguments)
{
    const size_t size = an_size_to_space(arguments);
    an_text name = tag_name_in_file(an_text_from(arguments.at, size));
    an_text value = an_text_trimmed(an_text_after(arguments, size));
    bool is_quoted = value.size > 0 && *value.at == '"';
    if (an_text_is(name, "Result") && !r->dialogue.reads_prose)
        return handler_deny(r, TELL_FOR_RESULT);
    /* The result has a command of its own. */
    if (value.size == 0 || an_text_is(name, "Result") || (!is_quoted && !an__tag_may_be_set(name)))
        return false;
    if (!is_quoted)
        take_given_tag(r, name, value, arguments);
    else if (value.size == 1 || value.at[value.size - 1] != '"')
        recorder_refuse_word(r, AN_BAD_TAG, arguments);
    else
        take_given_tag(r, name, an_text_from(value.at + 1, value.size - 2), arguments);
    return true;
}
