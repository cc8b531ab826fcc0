/* Copies a judged game into a tree, so that it can be continued. */
#include "tree.h"

#include <stdlib.h>

#include "comment.h"
#include "edits.h"
#include "roster.h"
#include "signs.h"
#include "suffix.h"
#include "text.h"

/* A line that a variation interrupts, or the one that is being copied. */
typedef struct copied_line {
    an_node at;       /* where it goes on; set once it is interrupted */
    bool awaits_sign; /* its last move gives check, but no sign glued to it says so */
} copied_line;

typedef struct copying {
    an_tree *tree;
    const an_judgement *judgement;
    copied_line lines[AN_TREE_DEPTH_MAX + 1]; /* lines[depth] is the one that is being copied */
    size_t depth;
    bool begins;     /* a variation was opened, but has no move yet */
    an_text remark;  /* a comment before the first move of that variation */
    bool is_refused; /* the game contains something that a tree cannot hold */
} copying;

static void add_comment(copying *c, an_text text)
{
    if (!c->begins) {
        an_tree_add_comment(c->tree, text);
        return;
    }
    c->is_refused = c->is_refused || c->remark.size > 0;
    c->remark = text;
}

/* Adds a draw offer to the last move. Before the first move, the game is refused. */
static void take_offer(copying *c)
{
    c->is_refused = c->is_refused || an_tree_at(c->tree) == AN_TREE_START;
    an_tree_offer_draw(c->tree);
}

/* Adds the signs that `text` says to the last move. */
static void take_signs(copying *c, an_text text, an_suffix signs)
{
    c->is_refused = c->is_refused || signs.size < text.size;
    for (unsigned i = 0; i < signs.nag_count; i++)
        c->is_refused = !an_tree_add_nag(c->tree, signs.nags[i]) || c->is_refused;
    if (signs.draw_offer)
        take_offer(c);
}

static void take_move(copying *c, const an_ply *ply, an_text word)
{
    an_san said;
    if (!ply->is_played || ply->is_mended ||
        an_san_parse(&said, word, c->judgement->notation) != AN_OK) {
        c->is_refused = true;
        return;
    }
    an_tree_begin_entry(c->tree);
    c->is_refused = !(ply->is_illegal ? an__tree_play_any(c->tree, ply->move)
                                      : an_tree_play(c->tree, ply->move));
    if (c->remark.size > 0)
        an_tree_add_remark(c->tree, c->remark);
    c->remark = an_text_from(NULL, 0);
    c->begins = false;
    c->lines[c->depth].awaits_sign = an_awaits_sign(ply);
    word = an_text_after(word, said.size);
    take_signs(c, word, an_signs_glued(word, ply));
}

static void open_variation(copying *c)
{
    an_node at = an_tree_at(c->tree);
    if (c->depth == AN_TREE_DEPTH_MAX || at == AN_TREE_START || c->begins) {
        c->is_refused = true;
        return;
    }
    c->lines[c->depth++].at = at;
    c->lines[c->depth].awaits_sign = false;
    c->tree->at = an_tree_parent(c->tree, at);
    c->begins = true;
}

static void close_variation(copying *c)
{
    if (c->depth == 0 || c->begins) {
        c->is_refused = true;
        return;
    }
    c->tree->at = c->lines[--c->depth].at;
}

static void take_comment(copying *c, an_text text)
{
    bool is_mark = !c->begins && an__is_played_mark(text) && an_tree_here(c->tree)->is_illegal;
    if (an_is_offer(text))
        take_offer(c);
    else if (text.size > 0 && !is_mark)
        add_comment(c, text);
}

static void take_token(copying *c, size_t index)
{
    const an_game *game = c->judgement->game;
    const an_token *token = &game->tokens[index];
    an_text text = an_game_text(game, token);
    switch ((an_token_kind)token->kind) {
    case AN_TOKEN_NUMBER:
        break;
    case AN_TOKEN_MOVE:
        take_move(c, &c->judgement->plies[index], text);
        break;
    case AN_TOKEN_SIGN:
        take_signs(c, text, an_signs_apart(text, c->lines[c->depth].awaits_sign));
        break;
    case AN_TOKEN_NAG:
        c->is_refused = !an_tree_add_nag(c->tree, token->value) || c->is_refused;
        break;
    case AN_TOKEN_COMMENT:
        take_comment(c, an_text_from(text.at + 1, text.size - 2));
        break;
    case AN_TOKEN_OPEN:
        open_variation(c);
        break;
    case AN_TOKEN_CLOSE:
        close_variation(c);
        break;
    case AN_TOKEN_RESULT:
        c->is_refused = c->is_refused || c->depth > 0;
        if (token->value != (uint32_t)an_tree_result(c->tree))
            an_tree_set_result(c->tree, (an_result)token->value);
        break;
    case AN_TOKEN_LINE_COMMENT:
    case AN_TOKEN_AGAIN:
    case AN_TOKEN_PROSE:
        c->is_refused = true;
        break;
    }
}

static void take_tag(copying *c, const an_tag *tag)
{
    an_buffer value = {0};
    an__buffer_put_unescaped(&value, tag->value);
    if (!an__tag_follows(tag->name) && value.size > 0)
        an__tree_fix_tag(c->tree, tag->name, an_buffer_text(&value));
    c->is_refused = c->is_refused || value.failed;
    an__buffer_free(&value);
}

/* Compares tags for sorting. Of several with one name, the first one counts, and is sorted last. */
static int by_order(const void *a, const void *b)
{
    const an_tag *left = *(const an_tag *const *)a, *right = *(const an_tag *const *)b;
    int order = an__tag_order(left->name, right->name);
    return order != 0 ? order : (int)(right - left);
}

/* Adds the tags in the order of the tree, so that each is appended at its end. */
static void take_tags(copying *c, const an_game *game)
{
    const an_tag **tags = malloc((game->tag_count + 1) * sizeof *tags);
    if (tags == NULL) {
        c->is_refused = true;
        return;
    }
    for (size_t i = 0; i < game->tag_count; i++)
        tags[i] = &game->tags[i];
    qsort(tags, game->tag_count, sizeof *tags, by_order);
    for (size_t i = 0; i < game->tag_count && !c->is_refused; i++)
        take_tag(c, tags[i]);
    free(tags);
}

bool an_tree_read(an_tree *tree, const an_judgement *judgement)
{
    copying *c = calloc(1, sizeof *c);
    if (c == NULL)
        return false;
    *c = (copying){.tree = tree, .judgement = judgement};
    const an_game *game = judgement->game;
    c->is_refused = judgement->findings.error_count > 0 || judgement->notation == NULL ||
                    judgement->plies == NULL;
    if (!c->is_refused)
        take_tags(c, game);
    for (size_t i = 0; i < game->token_count && !c->is_refused; i++)
        take_token(c, i);
    an_tree_begin_entry(tree);
    bool is_read = !c->is_refused && c->depth == 0 && !an_tree_has_failed(tree);
    an_tree_go(tree, an_tree_end(tree, AN_TREE_START));
    free(c);
    return is_read;
}
