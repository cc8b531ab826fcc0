/* Renames a player in all games of a document. */
#include "lsp_methods.h"

#include "text.h"

/* Returns whether an offset of the text lies within a value of the unit, or at its end. */
static bool is_at(const editor_unit *unit, editor_part value, size_t offset)
{
    size_t at = unit->offset + value.at;
    return value.at > 0 && at <= offset && offset <= at + value.size;
}

/* Returns whether a value names no player: it is empty, or "?". */
static bool is_nobody(const editor_document *document, editor_part value)
{
    an_text name = editor_text_part(&document->text, value.at, value.at + value.size);
    return name.size == 0 || an_text_is(name, "?");
}

/* Finds the player's name at the place in the parameters. *name becomes its place in the text. */
static lsp_message find_name(lsp_server *server, an_json params, editor_document **in,
                             editor_part *name)
{
    size_t offset;
    lsp_message answer = lsp_server_place(server, params, in, &offset);
    if (answer != LSP_DONE)
        return answer;
    editor_document *document = *in;
    answer = lsp_server_judge(server, document, offset, offset);
    size_t i = editor_document_unit_at(document, offset);
    if (answer != LSP_DONE || i == document->unit_count)
        return answer != LSP_DONE ? answer : LSP_NO_PLAYER;
    const editor_unit *unit = &document->units[i];
    for (size_t j = 0; j < unit->verdict->game_count; j++) {
        const editor_game *game = &unit->verdict->games[j];
        bool is_white = is_at(unit, game->white, offset);
        if (!is_white && !is_at(unit, game->black, offset))
            continue;
        *name = is_white ? game->white : game->black;
        name->at += unit->offset;
        return is_nobody(document, *name) ? LSP_NO_PLAYER : LSP_DONE;
    }
    return LSP_NO_PLAYER;
}

/* ---- prepareRename ---- */

/* If nothing can be renamed, the result is null, and the client says so in its own words. */
lsp_message lsp_prepare_rename(lsp_server *server, an_json params, an_buffer *result)
{
    editor_document *document;
    editor_part name;
    an_buffer plain = {0};
    lsp_message answer = find_name(server, params, &document, &name);
    if (answer != LSP_DONE && answer != LSP_NO_PLAYER)
        return answer;
    if (answer == LSP_NO_PLAYER) {
        an__buffer_put(result, "null");
        return LSP_DONE;
    }
    an__buffer_put_unescaped(&plain,
                             editor_text_part(&document->text, name.at, name.at + name.size));
    an__buffer_put(result, "{\"range\":");
    lsp_put_range(result, &document->text, name.at, name.at + name.size);
    an__json_put_member(result, "placeholder",
                        an_text_from(plain.size > 0 ? plain.at : "", plain.size));
    an_buffer_put_char(result, '}');
    an__buffer_free_part(&plain, result);
    return LSP_DONE;
}

/* ---- rename ---- */

/* Puts a name, escaped, as the value of a tag. Returns false if it is empty, or has a control
 * character, which no tag can hold. When memory runs out, sets out->failed and returns true. */
static bool put_value(an_buffer *out, an_json name)
{
    an_buffer plain = {0};
    bool is_sound = an__json_put_content(&plain, name);
    for (size_t i = 0; i < plain.size; i++) {
        is_sound = is_sound && (unsigned char)plain.at[i] >= ' ' && plain.at[i] != 0x7f;
        if (an_is_among(plain.at[i], "\"\\"))
            an_buffer_put_char(out, '\\');
        an_buffer_put_char(out, plain.at[i]);
    }
    is_sound = is_sound && an_text_trimmed(an_buffer_text(&plain)).size > 0;
    out->failed = out->failed || plain.failed;
    is_sound = is_sound || out->failed;
    an__buffer_free(&plain);
    return is_sound;
}

static void put_edit(an_buffer *out, editor_document *document, const editor_unit *unit,
                     editor_part value, an_text old, an_text name)
{
    size_t at = unit->offset + value.at;
    if (value.at == 0 ||
        !an_text_equal(old, editor_text_part(&document->text, at, at + value.size)))
        return;
    lsp_put_comma(out);
    lsp_put_edit(out, &document->text, at, at + value.size, name);
}

static void put_edits(const lsp_server *server, an_buffer *out, editor_document *document,
                      an_text old, an_text name)
{
    lsp_begin_edits(server, out, document);
    for (size_t i = 0; i < document->unit_count; i++) {
        const editor_unit *unit = &document->units[i];
        for (size_t j = 0; j < unit->verdict->game_count; j++) {
            const editor_game *game = &unit->verdict->games[j];
            put_edit(out, document, unit, game->white, old, name);
            put_edit(out, document, unit, game->black, old, name);
        }
    }
    lsp_end_edits(server, out);
}

lsp_message lsp_rename(lsp_server *server, an_json params, an_buffer *result)
{
    editor_document *document;
    editor_part old;
    an_buffer name = {0};
    lsp_message answer = find_name(server, params, &document, &old);
    if (answer == LSP_DONE)
        answer = lsp_server_judge(server, document, 0, SIZE_MAX);
    if (answer == LSP_DONE && !put_value(&name, an__json_member(params, "newName")))
        answer = LSP_BAD_NAME;
    if (answer == LSP_DONE && name.failed)
        answer = LSP_OUT_OF_MEMORY;
    if (answer == LSP_DONE)
        put_edits(server, result, document,
                  editor_text_part(&document->text, old.at, old.at + old.size),
                  an_buffer_text(&name));
    an__buffer_free(&name);
    return answer;
}
