/* Writes the tree as PGN: the export format of the standard, in English. */
#include "tree.h"

#include "comment.h"
#include "edits.h"
#include "numerals.h"
#include "page.h"
#include "roster.h"
#include "tag_pairs.h"
#include "text.h"

/* ---- tags ---- */

/* Tags that follow from the game itself, and are not stored in the tree. */
typedef struct own_tags {
    char fen[AN_FEN_MAX];
    bool has_fen;
    bool has_variant;
    const char *variant;
    const char *result;
} own_tags;

static own_tags own_tags_of(const an_tree *tree)
{
    const an_position *start = &an__tree_node_at(tree, AN_TREE_START)->position;
    an_position usual = an_position_start();
    bool is_usual = start->key == usual.key && start->move_number == usual.move_number &&
                    start->halfmove_clock == usual.halfmove_clock;
    own_tags own = {.has_variant = start->variant != AN_STANDARD,
                    .variant = an_variant_tag((an_variant)start->variant),
                    .result = an_result_name(an_tree_result(tree))};
    own.has_fen = !is_usual || start->variant == AN_CHESS960;
    an_position_to_fen(own.fen, start);
    return own;
}

/* Returns the value of a tag, or NULL if the game has no such tag. */
static const char *value_of(const an_tree *tree, const own_tags *own, const char *name)
{
    an_text text = an_text_of(name);
    if (an_text_is(text, "Result"))
        return own->result;
    if (an_text_is(text, "FEN"))
        return own->has_fen ? own->fen : NULL;
    if (an_text_is(text, "SetUp"))
        return own->has_fen ? "1" : NULL;
    if (an_text_is(text, "Variant"))
        return own->has_variant ? own->variant : NULL;
    const char *value = an_tree_tag(tree, name);
    const size_t place = an__roster_place(text);
    return value != NULL || place == AN_ROSTER ? value : an__roster_unknown(place);
}

/* Writes the usual tags that the game has together with those that were set, in the order of the
 * export format. */
static void put_tags(an_buffer *out, const an_tree *tree)
{
    own_tags own = own_tags_of(tree);
    size_t usual_at = 0, set_at = 0;
    for (;;) {
        const char *usual = usual_at < AN_USUAL_TAGS ? an__usual_tags[usual_at] : NULL;
        const char *set = an__tree_tag_name(tree, set_at);
        if (usual == NULL && set == NULL)
            return;
        int order = usual == NULL ? 1
                    : set == NULL ? -1
                                  : an__tag_order(an_text_of(usual), an_text_of(set));
        const char *name = order <= 0 ? usual : set;
        const char *value = value_of(tree, &own, name);
        usual_at += order <= 0;
        set_at += order >= 0;
        if (value != NULL)
            an__tag_pair_put(out, an_text_of(name), an_text_of(value), true);
    }
}

/* ---- movetext ---- */

typedef struct writer {
    const an_tree *tree;
    an_page page;
    an_notation english;
    an_numerals numerals;
    bool needs_number; /* a move of Black needs its number */
} writer;

static void put_comment(writer *w, const char *comment)
{
    if (comment == NULL)
        return;
    an__page_put_between(&w->page, '{', an_text_of(comment), '}');
    w->needs_number = true;
}

static void put_nag(writer *w, unsigned nag)
{
    char word[AN_NAG_MAX];
    an__nag_write(word, nag);
    w->page.bound = true;
    an__page_put(&w->page, an_text_of(word));
}

static void put_move(writer *w, const an_tree_node *node)
{
    const an_position *before = an_tree_before(w->tree, node);
    const an_annotations *notes = &node->notes;
    char text[AN_SAN_MAX];
    put_comment(w, notes->remark);
    if (before->turn == AN_WHITE || w->needs_number) {
        an_numeral numeral = an_numeral_of(&w->numerals, 2u * before->move_number + before->turn);
        an__page_put(&w->page, an_text_from(numeral.text, numeral.size));
        w->page.bound = true;
    }
    size_t size = an_move_write(text, before, node->move, &w->english);
    an__page_put(&w->page, an_text_from(text, size));
    w->needs_number = false;
    for (size_t i = 0; i < notes->nag_count; i++)
        put_nag(w, notes->nags[i]);
    if (notes->offers_draw) {
        w->page.bound = true;
        put_comment(w, "(=)");
    }
    if (node->is_illegal)
        put_comment(w, an__played_mark);
    put_comment(w, notes->comment);
}

/* Writes a move and all that follows it. Calls itself for variations, at most AN_TREE_DEPTH_MAX
 * deep. */
static void put_line(writer *w, an_node first)
{
    for (an_node at = first; at != 0;) {
        const an_tree_node *node = an__tree_node_at(w->tree, at);
        bool is_main = an__tree_node_at(w->tree, node->parent)->first == at;
        put_move(w, node);
        for (an_node other = is_main ? node->next : 0; other != 0;) {
            an__page_put(&w->page, an_text_of("("));
            w->page.glued = w->needs_number = true;
            put_line(w, other);
            w->page.glued = true;
            an__page_put(&w->page, an_text_of(")"));
            w->needs_number = true;
            other = an__tree_node_at(w->tree, other)->next;
        }
        at = node->first;
    }
}

an_text an_tree_write(an_tree *tree)
{
    const an_tree_node *start = an__tree_node_at(tree, AN_TREE_START);
    writer w = {.tree = tree,
                .page = {.out = tree->written, .width = 79},
                .english = an_notation_of(&an_languages[0], AN_STYLE_SHORT),
                .needs_number = true};
    an__numerals_begin(&w.numerals, &w.english);
    an__page_clear(&w.page);
    put_tags(&w.page.out, tree);
    an_buffer_put_char(&w.page.out, '\n');
    an__page_begin(&w.page);
    put_comment(&w, start->notes.comment);
    put_line(&w, start->first);
    an__page_put(&w.page, an_text_of(an_result_name(an_tree_result(tree))));
    an__page_end_line(&w.page);
    an_buffer_put_char(&w.page.out, '\n');
    tree->written = w.page.out;
    return tree->written.failed ? an_text_from(NULL, 0) : an_buffer_text(&tree->written);
}
