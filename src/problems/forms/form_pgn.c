/* Problems as games of PGN, which begin at the position and carry the stipulation as a tag. The
 * main line, if there is one, is the solution that the author gives, and variations may be others.
 */
#include "extremes.h"
#include "form_fields.h"

#include "text.h"

typedef enum tag_use { TAG_FIELD, TAG_SET_PLAY, TAG_DUPLEX, TAG_TRIES } tag_use;

/* The tags that say what the problem is. Of two tags for a field, the first one counts that is
 * there. All other tags are those of games. */
static const struct {
    const char *name;
    tag_use use;
    an_draft_field field;
} known_tags[] = {
    {"FEN", TAG_FIELD, AN_FIELD_FEN},
    {"Pieces", TAG_FIELD, AN_FIELD_PIECES},
    {"Stipulation", TAG_FIELD, AN_FIELD_STIPULATION},
    {"Variant", TAG_FIELD, AN_FIELD_VARIANT},
    {"Condition", TAG_FIELD, AN_FIELD_VARIANT},
    {"Intended", TAG_FIELD, AN_FIELD_INTENDED},
    {"Twins", TAG_FIELD, AN_FIELD_TWINS},
    {"Id", TAG_FIELD, AN_FIELD_ID},
    {"ID", TAG_FIELD, AN_FIELD_ID},
    {"SetPlay", TAG_SET_PLAY, 0},
    {"Duplex", TAG_DUPLEX, 0},
    {"Tries", TAG_TRIES, 0},
};

/* ---- the machinery ---- */

static bool open_input(an_problem_reader *r)
{
    an_judge_options options = AN_JUDGE_OPTIONS_INIT;
    options.variant = r->defaults->variant;
    options.from = r->defaults->letters.from;
    options.from_count = r->defaults->letters.count;
    options.without_facts = true;
    options.findings.without_notes = true;
    r->pgn = (an_pgn_input){.splitter = an_splitter_open(SIZE_MAX),
                            .reader = an_reader_open(),
                            .arbiter = an_arbiter_open(&options)};
    return r->pgn.splitter != NULL && r->pgn.reader != NULL && r->pgn.arbiter != NULL;
}

/* Gives the splitter its next bytes. Returns false when memory runs out. */
static bool feed(an_problem_reader *r)
{
    enum { PART = 1 << 16 };
    an_decoder decoder = an_decoder_of(AN_ENCODING_UTF_8);
    size_t left = r->input.size - r->at, size = an_smaller(left, PART);
    r->pgn.was_fed = size == 0;
    bool is_fed = an_splitter_feed(r->pgn.splitter, &decoder, r->input.at + r->at, size);
    r->at += size;
    return is_fed;
}

/* Returns the part of the input where bytes of the batch stand. */
static an_text part_of_input(const an_problem_reader *r, an_text part)
{
    size_t offset = (size_t)r->pgn.batch.offset + (size_t)(part.at - r->pgn.batch.bytes.at);
    return an_text_from(r->input.at + offset, part.size);
}

/* ---- a game ---- */

/* Copies the value of a tag, without escapes: the batch is gone when the problem is used. */
static void take_field(an_problem_reader *r, an_draft_field field, an_text value)
{
    an_buffer *content = &r->content[field];
    if (r->draft.field[field].at != NULL)
        return;
    an__buffer_clear(content);
    an__buffer_put_unescaped(content, value);
    an_buffer_put_char(content, ' '); /* so that there are bytes, also of an empty value */
    if (content->failed) {
        an__fault_at(r, AN_PROBLEM_NO_MEMORY, part_of_input(r, value));
        return;
    }
    r->draft.field[field] = an_text_trimmed(an_buffer_text(content));
    r->draft.place[field] = part_of_input(r, value);
}

/* Reads a number up to 255: tries with so many refutations are asked for. Returns false if `text`
 * is none. */
static bool read_tries(an_text text, uint8_t *tries)
{
    unsigned number = 0;
    for (size_t i = 0; i < text.size && number <= UINT8_MAX; i++)
        number = number * 10 + (unsigned)(text.at[i] - '0');
    const bool is_number = text.size > 0 && an_digits_size(text) == text.size;
    *tries = is_number && number <= UINT8_MAX ? (uint8_t)number : 0;
    return is_number && number <= UINT8_MAX;
}

static void take_tag(an_problem_reader *r, size_t index, an_text value)
{
    int yes = an__read_yes(value);
    an_text trimmed = an_text_trimmed(value);
    switch (known_tags[index].use) {
    case TAG_FIELD:
        take_field(r, known_tags[index].field, value);
        return;
    case TAG_SET_PLAY:
        r->draft.wishes.has_set_play = yes == 1;
        break;
    case TAG_DUPLEX:
        r->draft.wishes.is_duplex = yes == 1;
        break;
    case TAG_TRIES:
        yes = read_tries(trimmed, &r->draft.wishes.tries) ? 1 : -1;
        break;
    }
    if (yes < 0)
        an__fault_at(r, AN_PROBLEM_OPTION_VALUE, part_of_input(r, value));
}

static bool says_something(an_text value)
{
    value = an_text_trimmed(value);
    return value.size > 0 && !an_text_is(value, "?");
}

static void take_tags(an_problem_reader *r, const an_game *game)
{
    for (size_t i = 0; i < sizeof known_tags / sizeof *known_tags; i++) {
        an_text value = an_game_tag(game, known_tags[i].name);
        if (value.at != NULL && says_something(value))
            take_tag(r, i, value);
    }
    an_text event = an_game_tag(game, "Event");
    if (event.at != NULL && says_something(event))
        take_field(r, AN_FIELD_ID, event);
}

/* ---- its lines ---- */

/* A move of a line of play. */
typedef struct pgn_node {
    an_move move;
    size_t parent; /* the first node stands for the position, and is its own parent */
    bool is_good;  /* it is marked with ! */
    bool is_bad;   /* it, or a move before it, is marked with ? */
} pgn_node;

/* Where a walk is that left the moves that can be played. */
enum { NOWHERE = -1 };

static pgn_node *node_at(const an_problem_reader *r, size_t node)
{
    return (pgn_node *)(void *)r->pgn.nodes.at + node;
}

static size_t add_node(an_problem_reader *r, pgn_node node)
{
    size_t at = r->pgn.nodes.size / sizeof node;
    an_buffer_add(&r->pgn.nodes, (const char *)&node, sizeof node);
    return at;
}

/* Notes ! and ? of a move: as signs, behind it or apart, or as NAGs. */
static void take_mark(pgn_node *node, const an_game *game, const an_token *token)
{
    enum { GOOD = 1, BAD = 2, BRILLIANT = 3, BLUNDER = 4, DUBIOUS = 6 };
    an_text text = an_game_text(game, token);
    bool is_nag = token->kind == AN_TOKEN_NAG;
    unsigned nag = is_nag ? token->value : 0;
    const char *bad = memchr(text.at, '?', text.size), *good = memchr(text.at, '!', text.size);
    bool begins_bad = bad != NULL && (good == NULL || bad < good);
    node->is_bad = node->is_bad || begins_bad || nag == BAD || nag == BLUNDER || nag == DUBIOUS;
    node->is_good =
        node->is_good || (good != NULL && bad == NULL) || nag == GOOD || nag == BRILLIANT;
}

/* A walk over the tokens of a game. */
typedef struct pgn_walk {
    an_problem_reader *r;
    const an_judgement *judgement;
    size_t at;       /* the node of the last move; NOWHERE behind one that cannot be played */
    bool has_moved;  /* a mark is about the last move: this line is not just begun */
    an_buffer outer; /* of size_t: the nodes at which the lines around are left */
} pgn_walk;

static void walk_token(pgn_walk *w, size_t index)
{
    const an_game *game = w->judgement->game;
    const an_token *token = &game->tokens[index];
    const an_ply *ply = &w->judgement->plies[index];
    an_problem_reader *r = w->r;
    bool is_nowhere = w->at == (size_t)NOWHERE;
    switch ((an_token_kind)token->kind) {
    case AN_TOKEN_MOVE:
        if (is_nowhere)
            break;
        if (ply->is_played)
            w->at = add_node(r, (pgn_node){ply->move, w->at, false, node_at(r, w->at)->is_bad});
        else
            w->at = (size_t)NOWHERE;
        w->has_moved = true;
        if (ply->is_played && !r->pgn.nodes.failed)
            take_mark(node_at(r, w->at), game, token);
        break;
    case AN_TOKEN_NAG:
    case AN_TOKEN_SIGN:
        if (!is_nowhere && w->has_moved)
            take_mark(node_at(r, w->at), game, token);
        break;
    case AN_TOKEN_OPEN:
        an_buffer_add(&w->outer, (const char *)&w->at, sizeof w->at);
        w->has_moved = false;
        if (!is_nowhere)
            w->at = node_at(r, w->at)->parent;
        break;
    case AN_TOKEN_CLOSE:
        if (w->outer.size == 0)
            break;
        if (!is_nowhere)
            an_buffer_add(&r->pgn.lines, (const char *)&w->at, sizeof w->at);
        w->outer.size -= sizeof w->at;
        memcpy(&w->at, w->outer.at + w->outer.size, sizeof w->at);
        w->has_moved = w->at != 0;
        break;
    case AN_TOKEN_NUMBER:
    case AN_TOKEN_COMMENT:
    case AN_TOKEN_LINE_COMMENT:
    case AN_TOKEN_RESULT:
    case AN_TOKEN_AGAIN:
    case AN_TOKEN_PROSE:
        break;
    }
}

/* Keeps the variations, as nodes that know the moves before them. */
static void take_variations(an_problem_reader *r, const an_judgement *judgement)
{
    pgn_walk w = {.r = r, .judgement = judgement};
    bool has_failed = false;
    an__buffer_clear(&r->pgn.nodes);
    an__buffer_clear(&r->pgn.lines);
    add_node(r, (pgn_node){.move = {.kind = AN_NULL_STEP}});
    for (size_t i = 0; i < judgement->game->token_count && !has_failed; i++) {
        has_failed = r->pgn.nodes.failed || r->pgn.lines.failed || w.outer.failed;
        if (!has_failed && judgement->plies != NULL)
            walk_token(&w, i);
    }
    if (has_failed || r->pgn.nodes.failed || r->pgn.lines.failed || w.outer.failed)
        an__fault_at(r, AN_PROBLEM_NO_MEMORY, r->draft.source);
    an__buffer_free(&w.outer);
}

/* Keeps the main line. Null moves, by which a side passes in a series, are no moves of the problem.
 */
static void take_line(an_problem_reader *r, const an_judgement *judgement)
{
    size_t token = 0;
    const an_ply *ply;
    an__begin_given(r);
    while ((ply = an_judgement_next(judgement, &token)) != NULL)
        if (ply->move.kind != AN_NULL_STEP)
            an__give_move(r, ply->move);
    an__end_given(r, SIZE_MAX);
}

/* Returns whether a variation is one more solution. In help and series play it has their length, in
 * battle play it begins with another key: one that is marked with !, one whose side has the last
 * word, or one that is followed for as many moves as are asked for. Moves that are marked with ?
 * are tries; set play begins with a null move. */
static bool is_solution(const an_problem_reader *r, size_t last, size_t moves, size_t first)
{
    an_stipulation stipulation = r->settled.composition.problem.stipulation;
    if (moves == 0 || node_at(r, last)->is_bad)
        return false;
    bool is_whole = moves == an_stipulation_half_moves(stipulation);
    if (!an_stipulation_is_battle(stipulation))
        return is_whole;
    return node_at(r, first)->move.kind != AN_NULL_STEP &&
           (is_whole || node_at(r, first)->is_good || moves % 2 == 1);
}

/* Gives the moves from a node's first one on: each node leads back to the one before it, so that
 * they are walked twice. */
static void give_variation(an_problem_reader *r, size_t last)
{
    an_stipulation stipulation = r->settled.composition.problem.stipulation;
    an_move moves[AN_SOLVE_SERIES_MAX];
    const size_t most = sizeof moves / sizeof *moves;
    size_t count = 0, first = last;
    for (size_t node = last; node != 0 && count <= most; node = node_at(r, node)->parent) {
        first = node;
        if (node_at(r, node)->move.kind != AN_NULL_STEP && count++ < most)
            moves[most - count] = node_at(r, node)->move;
    }
    if (count > most || !is_solution(r, last, count, first))
        return;
    an__begin_given(r);
    for (size_t i = most - count; i < most; i++)
        an__give_move(r, moves[i]);
    an__end_given(r, an_stipulation_is_battle(stipulation) ? 1 : SIZE_MAX);
}

static bool has_move(const an_game *game)
{
    for (size_t i = 0; i < game->token_count; i++)
        if (game->tokens[i].kind == AN_TOKEN_MOVE)
            return true;
    return false;
}

/* Returns whether a finding keeps the main line from being compared: an error about one of its
 * moves or, where there is no board for them, about the position. */
static bool breaks_line(const an_judgement *judgement, const an_finding *finding)
{
    if (finding->level != AN_LEVEL_ERROR)
        return false;
    return judgement->board.is_known ? finding->where.depth == 0 && finding->where.ply > 0
                                     : has_move(judgement->game);
}

/* Keeps the first error that breaks the main line. */
static void take_error(an_problem_reader *r, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    r->pgn.line_fault.kind = AN_PROBLEM_SOUND;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        an_text part = an_text_from(game->bytes.at + finding->where.offset, finding->where.size);
        if (!breaks_line(judgement, finding))
            continue;
        an_problem_refuse(&r->pgn.line_fault, AN_PROBLEM_LINE, part_of_input(r, part));
        r->pgn.line_fault.finding = *finding;
        r->pgn.line_fault.finding.facts.text = r->pgn.line_fault.part;
        r->pgn.line_fault.finding.facts.other = an_text_from(NULL, 0);
        return;
    }
}

/* Reads the next game. Returns AN_NO_GAME at the end of the input. */
static an_code next_game(an_problem_reader *r, an_game *game, an_judgement *judgement)
{
    an_code code = AN_NO_GAME;
    for (;;) {
        if (r->pgn.has_batch)
            code = an_game_next(r->pgn.reader, r->pgn.arbiter, game, judgement);
        if (code == AN_OUT_OF_MEMORY || (code == AN_OK && !game->is_empty))
            return code;
        if (code == AN_OK)
            continue;
        r->pgn.has_batch = an_splitter_next(r->pgn.splitter, &r->pgn.batch);
        if (r->pgn.has_batch)
            an_reader_take(r->pgn.reader, &r->pgn.batch);
        else if (r->pgn.was_fed)
            return AN_NO_GAME;
        else if (!feed(r))
            return AN_OUT_OF_MEMORY;
    }
}

/* Says that memory ran out. What was opened is closed with the reader. */
static bool fail(an_problem_reader *r)
{
    an__fault_at(r, AN_PROBLEM_NO_MEMORY, r->input);
    r->pgn.has_failed = true;
    return true;
}

bool an__next_in_pgn(an_problem_reader *r)
{
    an_game game;
    an_judgement judgement;
    if (r->pgn.has_failed)
        return false;
    bool is_open = r->pgn.splitter != NULL || open_input(r);
    an_code code = is_open ? next_game(r, &game, &judgement) : AN_OUT_OF_MEMORY;
    if (code == AN_OUT_OF_MEMORY)
        return fail(r);
    if (code == AN_NO_GAME)
        return false;
    size_t start = game.start < game.bytes.size ? game.start : 0;
    an_text source = an_text_trimmed(an_text_after(game.bytes, start));
    r->draft.source = part_of_input(r, source);
    take_tags(r, &game);
    take_line(r, &judgement);
    take_variations(r, &judgement);
    take_error(r, &judgement);
    return true;
}

bool an__settle_pgn(an_problem_reader *r)
{
    if (!an__draft_settle(&r->settled, &r->draft, r->defaults, &r->fault))
        return false;
    if (r->pgn.line_fault.kind != AN_PROBLEM_SOUND) {
        r->fault = r->pgn.line_fault;
        return false;
    }
    for (size_t i = 0; i < r->pgn.lines.size; i += sizeof(size_t)) {
        size_t last;
        memcpy(&last, r->pgn.lines.at + i, sizeof last);
        give_variation(r, last);
    }
    return an__settle_given(r);
}
