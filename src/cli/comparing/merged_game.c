/* The game that two score sheets say together, written as the command line asks.
 *
 * It is built as PGN in English, and that is converted as any other game is. */
#include "merged_game.h"

#include "position.h"
#include "suffix.h"
#include "text.h"
#include "times.h"
#include "tree.h"

/* ---- as PGN ---- */

/* Sets the tags of one sheet that are not set yet. */
static void set_tags(an_tree *tree, const an_sheet *sheet)
{
    for (size_t i = 0; i < an_sheet_tag_count(sheet); i++) {
        an_text name = an_sheet_tag_name(sheet, i), value = an_sheet_tag_value(sheet, i);
        char text[AN_SAN_MAX];
        if (name.size >= sizeof text)
            continue;
        memcpy(text, name.at, name.size);
        text[name.size] = '\0';
        const char *set = an_tree_tag(tree, text);
        bool is_known = set != NULL && *set != '\0' && *set != '?';
        if (!is_known)
            an_tree_set_tag(tree, name, value);
    }
}

/* ---- comments ---- */

/* The comments of both sheets on a half-move. */
typedef struct remarks {
    an_buffer clock; /* that of whoever moved, else the other's */
    an_buffer text;
    bool has_offer;
} remarks;

static void add_text(remarks *r, const char *owner, an_text text)
{
    AN_PUT_ALL(&r->text, r->text.size > 0 ? "; " : "", owner);
    an_buffer_put_text(&r->text, text);
}

/* Adds a comment of a sheet: its clock time is taken alone, and of the rest it is said whose it is.
 */
static void add_remark(remarks *r, an_color sheet, an_text comment)
{
    static const char *const owners[] = {[AN_WHITE] = "White: ", [AN_BLACK] = "Black: "};
    size_t size = an__clock_size(comment);
    if (r->clock.size == 0)
        an_buffer_put_text(&r->clock, an_text_from(comment.at, size));
    an_text rest = an_text_trimmed(an_text_after(comment, size));
    if (rest.size == 0 || an_text_starts(rest, "algnot:"))
        return;
    add_text(r, owners[sheet], rest);
}

static void gather_remarks(remarks *r, const differences *d, const an_compared_ply *ply,
                           an_color sheet)
{
    size_t next = 0;
    uint32_t seconds;
    char clock[AN_CLOCK_MAX];
    const an_said *said = &ply->said[sheet];
    if (r->clock.size == 0 && an_sheet_time(d->sheets[sheet], said->text, &seconds))
        an_buffer_add(&r->clock, clock, an__clock_write(clock, seconds));
    for (an_text comment;
         (comment = an_sheet_comment(d->sheets[sheet], said->text, &next)).at != NULL;) {
        r->has_offer = r->has_offer || an_is_offer(comment);
        if (!an_is_offer(comment))
            add_remark(r, sheet, comment);
    }
}

/* Says behind the last half-move before a sheet stops whose sheet goes on alone. */
static void add_stop(remarks *r, const an_comparison *of, size_t played)
{
    static const char *const stops[] = {
        [AN_WHITE] = "algnot: White's sheet stops here; from here on there is Black's alone",
        [AN_BLACK] = "algnot: Black's sheet stops here; from here on there is White's alone"};
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++)
        if (of->stops_at[sheet] == played && played < of->ply_count)
            add_text(r, "", an_text_of(stops[sheet]));
}

/* Puts behind a half-move what the sheets say besides, first that of the side that moved, and that
 * one of them stops. */
static bool put_remarks(an_tree *tree, const differences *d, size_t index, an_color mover)
{
    const an_compared_ply *ply = &d->of->plies[index];
    remarks r = {.has_offer = false};
    gather_remarks(&r, d, ply, mover);
    gather_remarks(&r, d, ply, an_opposite(mover));
    add_stop(&r, d->of, index + 1);
    if (r.has_offer)
        an_tree_offer_draw(tree);
    if (r.clock.size > 0 && !r.clock.failed)
        an_tree_add_comment(tree, an_buffer_text(&r.clock));
    if (r.text.size > 0 && !r.text.failed)
        an_tree_add_comment(tree, an_buffer_text(&r.text));
    bool is_well = !r.clock.failed && !r.text.failed;
    an__buffer_free(&r.clock);
    an__buffer_free(&r.text);
    return is_well;
}

/* Says in a comment behind a move that another one is about as likely. */
static bool note_open(an_tree *tree, const differences *d, const an_compared_ply *ply,
                      const an_position *position)
{
    an_buffer comment = {0};
    an__buffer_put(&comment, "algnot: ");
    differences_put_ply(&comment, d, ply, position);
    if (!comment.failed)
        an_tree_add_comment(tree, an_buffer_text(&comment));
    bool is_well = !comment.failed;
    an__buffer_free(&comment);
    return is_well;
}

static bool play_all(an_tree *tree, const differences *d)
{
    for (size_t i = 0; i < d->of->ply_count; i++) {
        const an_compared_ply *ply = &d->of->plies[i];
        const an_position before = *an_tree_position(tree);
        if (!an__tree_play_any(tree, ply->move))
            return false;
        if (!put_remarks(tree, d, i, (an_color)before.turn) ||
            (ply->evidence == AN_EVIDENCE_OPEN && !note_open(tree, d, ply, &before)))
            return false;
    }
    return true;
}

static bool build(an_tree *tree, const differences *d)
{
    set_tags(tree, d->sheets[AN_WHITE]);
    set_tags(tree, d->sheets[AN_BLACK]);
    an_tree_set_result(tree, d->of->results.of_game);
    return play_all(tree, d) && !an_tree_has_failed(tree);
}

/* ---- as it is asked for ---- */

/* A sheet without tags is written without them, unless it is to be PGN. */
static an_write_options options_for(const merger *m, const differences *d)
{
    an_write_options options = m->writing->options;
    bool has_tags = options.tag_count > 0 || an_sheet_tag_count(d->sheets[AN_WHITE]) > 0 ||
                    an_sheet_tag_count(d->sheets[AN_BLACK]) > 0;
    bool is_english = options.notation.language == &an_languages[0];
    if (options.layout == AN_LAYOUT_AUTO && !has_tags && !is_english) {
        options.layout = AN_LAYOUT_TEXT;
        options.drops |= AN_DROP_TAGS;
    }
    return options;
}

static bool open(merger *m, const differences *d)
{
    const an_judge_options rules = AN_JUDGE_OPTIONS_INIT;
    const an_write_options options = options_for(m, d);
    if (m->reader == NULL)
        m->reader = an_reader_open();
    if (m->arbiter == NULL)
        m->arbiter = an_arbiter_open(&rules);
    an_scribe_close(m->scribe);
    m->scribe = an_scribe_open(&options);
    return m->reader != NULL && m->arbiter != NULL && m->scribe != NULL;
}

static bool convert(merger *m, cli_output *output, an_text pgn)
{
    an_game game;
    an_judgement judgement;
    const an_batch batch = {.bytes = pgn};
    if (pgn.at == NULL)
        return false;
    an_reader_take(m->reader, &batch);
    if (an_game_next(m->reader, m->arbiter, &game, &judgement) != AN_OK)
        return false;
    an_text text = an_scribe_write(m->scribe, &judgement);
    if (text.at != NULL)
        output_write(output, text);
    return text.at != NULL;
}

bool merger_write(merger *m, cli_output *output, const differences *d)
{
    an_tree *tree = an_tree_open(&d->of->start);
    differences noted = *d; /* as notes in the game tell them, whose words are English */
    noted.to = &m->writing->options.notation;
    noted.language = AN_MESSAGES_ENGLISH;
    bool is_well = tree != NULL && open(m, d) && build(tree, &noted) &&
                   convert(m, output, an_tree_write(tree));
    an_tree_close(tree);
    return is_well;
}

void merger_close(merger *m)
{
    an_reader_close(m->reader);
    an_arbiter_close(m->arbiter);
    an_scribe_close(m->scribe);
}
