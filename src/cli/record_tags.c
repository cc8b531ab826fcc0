/* Tags of the game that is taken down, and those that say where it begins. */
#include "record_acts.h"
#include "text.h"

/* What says how the game begins or ends follows from it. */
static bool may_be_set(an_text name)
{
    static const char *const fixed[] = {"FEN", "SetUp", "Variant", "Result"};
    bool is_sound = name.size > 0 && an_is_letter(*name.at);
    for (size_t i = 0; i < name.size; i++)
        is_sound =
            is_sound && (an_is_letter(name.at[i]) || an_is_digit(name.at[i]) || name.at[i] == '_');
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        is_sound = is_sound && !an_text_is(name, fixed[i]);
    return is_sound;
}

bool recorder_set_tag(recorder *r, an_text name, an_text value)
{
    if (!may_be_set(name))
        return false;
    an_tree_set_tag(r->tree, name, value);
    r->has_changed = true;
    return true;
}

bool recorder_fix_tag(recorder *r, an_text name, an_text value)
{
    if (!may_be_set(name))
        return false;
    an_tree_fix_tag(r->tree, name, value);
    r->has_changed = true;
    return true;
}

/* The same game from another start, the usual one where no FEN says it (at NULL): its tags stay. */
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
    for (size_t i = 0; (name = an_tree_tag_name(r->tree, i)) != NULL; i++)
        if (an_tree_tag(r->tree, name) != NULL)
            an_tree_fix_tag(tree, an_text_of(name), an_text_of(an_tree_tag(r->tree, name)));
    an_tree_close(r->tree);
    r->tree = tree;
    r->has_changed = true;
    return AN_OK;
}

an_code recorder_set_start(recorder *r, an_text name, an_text value)
{
    an_variant variant = (an_variant)an_tree_node_at(r->tree, AN_TREE_START)->position.variant;
    bool is_fen = an_text_is(name, "FEN"), is_variant = an_text_is(name, "Variant");
    if (an_text_is(name, "SetUp") || an_text_is(name, "Result"))
        return AN_OK;
    if (!is_fen && !is_variant)
        return AN_NO_GAME;
    if (an_tree_node_at(r->tree, AN_TREE_START)->first != 0)
        return AN_BAD_TAG;
    if (is_variant)
        variant = an_variant_from_name(value);
    if (variant == AN_VARIANTS)
        return AN_UNSUPPORTED_VARIANT;
    if (is_variant)
        return begin_anew(r, variant, an_text_from(r->fen.at, r->fen.size));
    an_code code = begin_anew(r, variant, value);
    if (code != AN_OK)
        return code;
    an_buffer_clear(&r->fen);
    an_buffer_put_text(&r->fen, value);
    return AN_OK;
}

/* Name "value" */
bool act_tag(recorder *r, an_text arguments)
{
    size_t size = 0;
    while (size < arguments.size && !an_is_space(arguments.at[size]))
        size++;
    an_text name = an_text_from(arguments.at, size);
    an_text value = an_text_trimmed(an_text_after(arguments, size));
    bool is_quoted = value.size >= 2 && *value.at == '"' && value.at[value.size - 1] == '"';
    if (is_quoted)
        value = an_text_from(value.at + 1, value.size - 2);
    else if (value.size == 0 || *value.at == '"')
        return false;
    return recorder_set_tag(r, name, value);
}
