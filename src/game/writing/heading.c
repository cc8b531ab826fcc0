/* The heading: gathers tag pairs from the game and the options, sorts them, and writes them. */
#include "heading.h"

#include <stdlib.h>

#include "buffer.h"
#include "bytes.h"
#include "compiler.h"
#include "main_line.h"
#include "roster.h"
#include "scribe.h"
#include "tag_names.h"
#include "tag_pairs.h"
#include "text.h"

/* ---- the tags, one by one ---- */

/* Returns the tag of the options with this name, or NULL. If there are several, the last one
 * counts. */
static const an_tag *given_tag(const an_scribe *scribe, an_text name)
{
    for (size_t i = scribe->options.tag_count; i > 0; i--)
        if (an_text_equal(scribe->options.tags[i - 1].name, name))
            return &scribe->options.tags[i - 1];
    return NULL;
}

/* Returns the value of a Result tag in PGN form, or unchanged if it is no result. */
static an_text result_value(const an_scribe *scribe, an_text value)
{
    size_t size;
    const char *usual = an_result_name(scribe->heading.result);
    if (value.at == NULL)
        return an_text_of(usual);
    if (an_text_is(value, usual))
        return value;
    an_result result = an_result_read(value, &size);
    bool is_result = result != AN_NO_RESULT && size == value.size;
    return is_result ? an_text_of(an_result_name(result)) : value;
}

static AN_INLINED an_text value_due(const an_scribe *scribe, an_text value, size_t place)
{
    if (place == AN_ROSTER_RESULT)
        return result_value(scribe, value);
    return value.at == NULL ? an_text_of(an__roster_unknown(place)) : value;
}

/* Begins a heading without pairs, and reserves room for all that it may get. Returns false when
 * memory runs out. */
static bool begin(an_scribe *scribe)
{
    enum { OWN = 3 }; /* Variant, SetUp and FEN, or Result */
    an_heading *heading = &scribe->heading;
    size_t most = scribe->judgement->game->tag_count + scribe->options.tag_count + AN_ROSTER + OWN +
                  AN_FOUND_COUNT;
    heading->count = 0;
    heading->failed = !AN_ARRAY_RESERVE_ALL(heading->pairs, heading->capacity, most);
    return !heading->failed;
}

/* Returns the first eight bytes of a name as a number, filled up with NULs. Names in the order of
 * their bytes then have ascending numbers. */
static uint64_t head_of(an_text name)
{
    uint64_t head = 0;
    if (name.size >= AN_EIGHT)
        return an_bytes_reversed(an_eight_bytes(name.at));
    for (size_t i = 0; i < AN_EIGHT; i++)
        head = head << 8 | (i < name.size ? (unsigned char)name.at[i] : 0);
    return head;
}

/* Adds a pair whose value has no escapes. `place` is that of its name in the roster. */
static AN_INLINED an_pair *add_pair(an_heading *heading, an_text name, an_text value, size_t place)
{
    an_pair *pair = &heading->pairs[heading->count];
    *pair = (an_pair){.name = name,
                      .value = value,
                      .is_plain = true,
                      .index = heading->count++,
                      .place = place,
                      .head = place == AN_ROSTER ? head_of(name) : 0};
    return pair;
}

/* Adds a tag of the game. Its value is its own, or the one that the options give it. */
static AN_INLINED void add_tag(an_scribe *scribe, an_text name, an_text value, size_t place,
                               bool stands)
{
    const an_tag *given = given_tag(scribe, name);
    an_text due = given != NULL ? given->value : value_due(scribe, value, place);
    an_pair *pair = add_pair(&scribe->heading, name, due, place);
    pair->is_plain = given != NULL;
    pair->stands = stands && due.at == value.at;
}

/* Returns true if no earlier tag of the options has the same name as tags[index]. The search is
 * linear, as these tags were typed by hand and are few. */
static bool is_first_given(const an_tag *tags, size_t index)
{
    size_t first = 0;
    while (!an_text_equal(tags[first].name, tags[index].name))
        first++;
    return first == index;
}

/* Returns the value that the heading of a score sheet gives for a tag. Its `at` is NULL if there is
 * none. Do not ask for the result, which is scribe->heading.result. */
static an_text found_value(const an_scribe *scribe, an_found_tag tag)
{
    const an_found_tags *found = &scribe->heading.found;
    bool may_be = found->used_count > 0 && tag != AN_FOUND_RESULT;
    return may_be ? an__found_value(&found->said, tag) : an_text_from(NULL, 0);
}

/* Returns true if the heading of a score sheet gives a value for this tag. */
static bool is_found(const an_scribe *scribe, an_text name)
{
    for (unsigned i = 0; i < AN_FOUND_COUNT; i++)
        if (found_value(scribe, (an_found_tag)i).at != NULL &&
            an_text_is(name, an__found_tag_name((an_found_tag)i)))
            return true;
    return false;
}

/* Adds the tags of the options that the game does not have. */
static void add_new_tags(an_scribe *scribe, bool with_roster)
{
    const an_tag *tags = scribe->options.tags;
    const an_game *game = scribe->judgement->game;
    for (size_t i = 0; i < scribe->options.tag_count; i++) {
        size_t place = an__roster_place(tags[i].name);
        bool stands = with_roster && place < AN_ROSTER;
        for (size_t j = 0; j < game->tag_count && !an_scribe_drops(scribe, AN_DROP_TAGS); j++)
            stands = stands || an_text_equal(game->tags[j].name, tags[i].name);
        stands = stands || is_found(scribe, tags[i].name);
        if (!stands && is_first_given(tags, i))
            add_tag(scribe, tags[i].name, tags[i].value, place, false);
    }
}

/* Returns true for [Variant ""], which names no variant. It must not stand behind the Variant tag
 * that is needed to read the game again. */
static bool is_empty_variant(const an_scribe *scribe, const an_tag *tag)
{
    return scribe->judgement->variant != AN_STANDARD && an_text_is(tag->name, "Variant") &&
           an_text_trimmed(tag->value).size == 0;
}

/* Adds the tags that the heading of a score sheet gives. Returns their places in the roster, as
 * bits. */
static unsigned add_found_tags(an_scribe *scribe)
{
    unsigned seen = 0;
    for (unsigned i = 0; i < AN_FOUND_COUNT; i++) {
        an_text value = found_value(scribe, (an_found_tag)i);
        if (value.at == NULL)
            continue;
        an_text name = an_text_of(an__found_tag_name((an_found_tag)i));
        size_t place = an__roster_place(name);
        seen |= 1u << place;
        add_tag(scribe, name, value, place, false);
        scribe->heading.pairs[scribe->heading.count - 1].is_plain = true;
    }
    return seen;
}

/* Adds the tags of the game. If `with_roster`, each tag of the roster is added exactly once, with
 * an unknown value if the game lacks it. */
static void add_game_tags(an_scribe *scribe, bool with_roster)
{
    const an_game *game = scribe->judgement->game;
    unsigned seen = add_found_tags(scribe); /* a bit for each place in the roster */
    for (size_t i = 0; i < game->tag_count; i++) {
        const an_tag *tag = &game->tags[i];
        size_t place = an__roster_place(tag->name);
        bool is_left_out = !an_tag_is_first(tag) && (!with_roster || place < AN_ROSTER ||
                                                     given_tag(scribe, tag->name) != NULL);
        seen |= 1u << place;
        if (!is_left_out && !(with_roster && is_empty_variant(scribe, tag)))
            add_tag(scribe, tag->name, tag->value, place, tag->is_plain);
    }
    for (size_t i = 0; i < AN_ROSTER && with_roster; i++)
        if ((seen >> i & 1) == 0)
            add_tag(scribe, an_text_of(an__usual_tags[i]), an_text_from(NULL, 0), i, false);
}

static void gather(an_scribe *scribe, bool with_roster)
{
    bool drops = an_scribe_drops(scribe, AN_DROP_TAGS);
    if (!drops)
        add_game_tags(scribe, with_roster);
    add_new_tags(scribe, with_roster && !drops);
}

void an__scribe_gather_tags(an_scribe *scribe)
{
    if (begin(scribe))
        gather(scribe, false);
}

/* ---- tag pairs ---- */

static int by_order(const void *a, const void *b)
{
    const an_pair *left = a, *right = b;
    if (left->place != right->place)
        return left->place < right->place ? -1 : 1;
    if (left->head != right->head)
        return left->head < right->head ? -1 : 1;
    int order = an__tag_order_of_others(left->name, right->name);
    return order != 0 ? order : (left->index > right->index) - (left->index < right->index);
}

static void sink(an_pair *pairs, size_t at)
{
    an_pair pair = pairs[at];
    for (; at > 0 && by_order(&pairs[at - 1], &pair) > 0; at--)
        pairs[at] = pairs[at - 1];
    pairs[at] = pair;
}

/* Sorts by insertion, because the tags of most games are sorted already, or nearly so. */
static void sort_few(an_pair *pairs, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (by_order(&pairs[i - 1], &pairs[i]) > 0)
            sink(pairs, i);
}

static void sort(an_pair *pairs, size_t count)
{
    enum { FEW = 32 };
    if (count <= FEW)
        sort_few(pairs, count);
    else
        qsort(pairs, count, sizeof *pairs, by_order);
}

/* ---- lines ---- */

static an_text pair_text(const an_pair *pair)
{
    return an_tag_pair_text(pair->name, pair->value);
}

/* Returns how many pairs, from the first on, stand in the game as they are to be written, each on
 * the line below the one before. */
static size_t count_lines(const an_pair *pairs, size_t count)
{
    size_t lines = pairs->stands;
    while (lines > 0 && lines < count && pairs[lines].stands &&
           an_tag_pairs_touch(pair_text(&pairs[lines - 1]), pair_text(&pairs[lines])))
        lines++;
    return lines;
}

/* Writes the pairs. Lines that stand in the game as they are to be written are copied together,
 * unless `is_careful`. */
static void put_pairs(const an_heading *heading, an_buffer *out, bool is_careful)
{
    const an_pair *pairs = heading->pairs;
    for (size_t i = 0, end; i < heading->count; i = end) {
        size_t lines = is_careful ? 0 : count_lines(&pairs[i], heading->count - i);
        end = i + (lines > 0 ? lines : 1);
        if (lines > 0 && an__tag_pairs_copy(out, pair_text(&pairs[i]), pair_text(&pairs[end - 1])))
            continue;
        for (size_t j = i; j < end; j++)
            an__tag_pair_put(out, pairs[j].name, pairs[j].value, pairs[j].is_plain);
    }
}

/* ---- how the game begins ---- */

static bool begins_at_usual_place(const an_scribe *scribe)
{
    const an_position *start = &scribe->judgement->board.start,
                      *usual = &scribe->heading.usual_start;
    return start->key == usual->key && start->move_number == usual->move_number;
}

bool an__starts_as_usual(const an_scribe *scribe)
{
    return scribe->judgement->variant == AN_STANDARD && begins_at_usual_place(scribe);
}

static void add_own(an_heading *heading, const char *name, const char *value)
{
    add_pair(heading, an_text_of(name), an_text_of(value), an__roster_place(an_text_of(name)));
}

/* Adds the tags without which a game from another start could not be replayed, or would be warned
 * of. If `only_missing`, those that the game has are already among the pairs. `fen` is room for a
 * FEN, and must live until the pairs are written. */
static void add_start(an_scribe *scribe, bool only_missing, char *fen)
{
    const an_judgement *judgement = scribe->judgement;
    bool has_fen = only_missing && an_game_tag(judgement->game, "FEN").at != NULL;
    bool needs_fen = judgement->variant == AN_CHESS960 || !begins_at_usual_place(scribe);
    if (judgement->variant != AN_STANDARD &&
        !(only_missing && an_text_trimmed(an_game_tag(judgement->game, "Variant")).size > 0))
        add_own(&scribe->heading, "Variant", an_variant_tag(judgement->variant));
    if (!has_fen && !needs_fen)
        return;
    if (!(only_missing && an_game_tag(judgement->game, "SetUp").at != NULL))
        add_own(&scribe->heading, "SetUp", "1");
    if (has_fen)
        return;
    an_position_to_fen(fen, &judgement->board.start);
    add_own(&scribe->heading, "FEN", fen);
}

/* Returns true if the main line has a refused token of this kind. */
static bool has_refused(const an_judgement *judgement, an_token_kind kind)
{
    const an_game *game = judgement->game;
    size_t i = an__line_next(game, 0, kind);
    while (i < game->token_count && !judgement->plies[i].is_refused)
        i = an__line_next(game, i + 1, kind);
    return i < game->token_count;
}

/* Returns true if the main line has a move to be written, or a refused one that is copied. */
static bool has_moves(const an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    if (judgement->main.played_count > 0 || judgement->plies == NULL ||
        scribe->options.stops_at_error)
        return judgement->main.played_count > 0;
    return has_refused(judgement, AN_TOKEN_MOVE) || has_refused(judgement, AN_TOKEN_NUMBER);
}

/* Adds the result as a tag to a game that has neither tags nor moves. A result alone would be read
 * as part of the next game's heading. */
static void add_result(an_scribe *scribe)
{
    if (scribe->heading.count == 0 && !has_moves(scribe))
        add_own(&scribe->heading, "Result", an_result_name(scribe->heading.result));
}

/* ---- the whole ---- */

void an__scribe_put_heading(an_scribe *scribe, bool with_tags)
{
    char fen[AN_FEN_MAX];
    an_heading *heading = &scribe->heading;
    if (!begin(scribe))
        return;
    if (with_tags)
        gather(scribe, true);
    add_start(scribe, with_tags && !an_scribe_drops(scribe, AN_DROP_TAGS), fen);
    add_result(scribe);
    if (with_tags)
        sort(heading->pairs, heading->count);
    put_pairs(heading, &scribe->page.out, scribe->words.templates.is_careful);
    heading->has_tags = scribe->page.out.size > scribe->page.begin;
}
