/* What stands before the moves: tag pairs, or those that say how the game begins. */
#include "scribe.h"

#include <stdlib.h>

#include "repeats.h"
#include "roster.h"
#include "text.h"
#include "utf8.h"

/* ---- the tags, one by one ---- */

static bool is_in_roster(an_text name)
{
    return an_roster_place(name) < AN_ROSTER;
}

/* The tag of the script with this name: the last one counts; NULL if there is none. */
static const an_tag *given_tag(const an_scribe *scribe, an_text name)
{
    for (size_t i = scribe->script.tag_count; i > 0; i--)
        if (an_text_equal(scribe->script.tags[i - 1].name, name))
            return &scribe->script.tags[i - 1];
    return NULL;
}

/* Result in PGN form, whatever form it has in the game; another value as it stands. */
static an_text result_value(const an_judgement *judgement, an_text value)
{
    size_t size;
    if (value.at == NULL)
        return an_text_of(an_result_name(judgement->result));
    an_result result = an_result_read(value, &size);
    bool is_result = result != AN_NO_RESULT && size == value.size;
    return is_result ? an_text_of(an_result_name(result)) : value;
}

static void put_tag(an_scribe *scribe, an_text name, an_text value, an_tag_writer *put)
{
    const an_tag *given = given_tag(scribe, name);
    if (given != NULL)
        put(scribe, name, given->value, true);
    else if (an_text_is(name, "Result"))
        put(scribe, name, result_value(scribe->judgement, value), false);
    else
        put(scribe, name, value.at == NULL ? an_text_of("?") : value, false);
}

/* Of the script, whose tags are as many as somebody types. */
static bool is_first_given(const an_tag *tags, size_t index)
{
    size_t first = 0;
    while (!an_text_equal(tags[first].name, tags[index].name))
        first++;
    return first == index;
}

/* The tags of the script that stand in no game. */
static void put_new_tags(an_scribe *scribe, bool with_roster, an_tag_writer *put)
{
    const an_tag *tags = scribe->script.tags;
    const an_game *game = scribe->judgement->game;
    for (size_t i = 0; i < scribe->script.tag_count; i++) {
        bool stands = with_roster && is_in_roster(tags[i].name);
        for (size_t j = 0; j < game->tag_count && !an_scribe_drops(scribe, AN_DROP_TAGS); j++)
            stands = stands || an_text_equal(game->tags[j].name, tags[i].name);
        if (!stands && is_first_given(tags, i))
            put_tag(scribe, tags[i].name, tags[i].value, put);
    }
}

/* The tags of the roster stand once, those that the game lacks with a ?. */
static void put_game_tags(an_scribe *scribe, bool with_roster, an_tag_writer *put)
{
    const an_game *game = scribe->judgement->game;
    unsigned seen = 0; /* bit by place in the roster */
    for (size_t i = 0; i < game->tag_count; i++) {
        an_text name = game->tags[i].name;
        size_t place = with_roster ? an_roster_place(name) : AN_ROSTER;
        bool is_first = an_tag_is_first(&game->tags[i]);
        bool is_left_out =
            !is_first && (!with_roster || place < AN_ROSTER || given_tag(scribe, name) != NULL);
        seen |= 1u << place;
        if (!is_left_out)
            put_tag(scribe, name, game->tags[i].value, put);
    }
    for (size_t i = 0; i < AN_ROSTER && with_roster; i++)
        if ((seen >> i & 1) == 0)
            put_tag(scribe, an_text_of(an_roster[i]), an_text_from(NULL, 0), put);
}

void an_scribe_each_tag(an_scribe *scribe, bool with_roster, an_tag_writer *put)
{
    bool drops = an_scribe_drops(scribe, AN_DROP_TAGS);
    if (!drops)
        put_game_tags(scribe, with_roster, put);
    put_new_tags(scribe, with_roster && !drops, put);
}

/* ---- tag pairs ---- */

static void add_pair(an_scribe *scribe, an_text name, an_text value, bool is_plain)
{
    if (!an_array_reserve((void **)&scribe->pairs, &scribe->pair_capacity, scribe->pair_count,
                          sizeof *scribe->pairs)) {
        scribe->failed = true;
        return;
    }
    size_t index = scribe->pair_count++;
    scribe->pairs[index] = (an_pair){name, value, is_plain, index, an_roster_place(name)};
}

static int by_order(const void *a, const void *b)
{
    const an_pair *left = a, *right = b;
    if (left->place != right->place)
        return left->place < right->place ? -1 : 1;
    int order = an_tag_order_of_others(left->name, right->name);
    return order != 0 ? order : (left->index > right->index) - (left->index < right->index);
}

/* They mostly come in order, or nearly so. */
static void sort_few(an_pair *pairs, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        an_pair pair = pairs[i];
        size_t at = i;
        for (; at > 0 && by_order(&pairs[at - 1], &pair) > 0; at--)
            pairs[at] = pairs[at - 1];
        pairs[at] = pair;
    }
}

static void sort(an_pair *pairs, size_t count)
{
    enum { FEW = 32 };
    if (count <= FEW)
        sort_few(pairs, count);
    else
        qsort(pairs, count, sizeof *pairs, by_order);
}

/* A value with the escapes it needs. */
static void put_escaped(an_buffer *out, an_text value)
{
    for (size_t size; value.size > 0; value = an_text_after(value, size)) {
        if (*value.at == '"' || *value.at == '\\')
            an_buffer_put_char(out, '\\');
        an_utf8_decode(value, &size);
        an_buffer_put_utf8(out, an_text_from(value.at, size));
    }
}

static void put_pair(an_buffer *out, const an_pair *pair)
{
    an_buffer_put_char(out, '[');
    an_buffer_put_text(out, pair->name);
    an_buffer_add(out, " \"", 2);
    if (pair->is_plain)
        put_escaped(out, pair->value);
    else
        an_buffer_put_utf8(out, pair->value);
    an_buffer_add(out, "\"]\n", 3);
}

static bool begins_at_usual_place(const an_scribe *scribe)
{
    const an_position *start = &scribe->judgement->start, *usual = &scribe->usual_start;
    return start->key == usual->key && start->move_number == usual->move_number;
}

bool an_starts_as_usual(const an_scribe *scribe)
{
    return scribe->judgement->variant == AN_STANDARD && begins_at_usual_place(scribe);
}

/* What a reader must know to replay a game that does not begin at the usual start; fen is room for
 * it until the pairs are put. */
static void add_start(an_scribe *scribe, bool only_missing, char *fen)
{
    const an_judgement *judgement = scribe->judgement;
    if (an_starts_as_usual(scribe))
        return;
    if (judgement->variant != AN_STANDARD &&
        !(only_missing && an_game_tag(judgement->game, "Variant").at != NULL))
        add_pair(scribe, an_text_of("Variant"), an_text_of(an_variant_tag(judgement->variant)),
                 false);
    if ((only_missing && an_game_tag(judgement->game, "FEN").at != NULL) ||
        (judgement->variant > AN_CHESS960 && begins_at_usual_place(scribe)))
        return;
    an_position_to_fen(fen, &judgement->start);
    add_pair(scribe, an_text_of("SetUp"), an_text_of("1"), false);
    add_pair(scribe, an_text_of("FEN"), an_text_of(fen), false);
}

void an_scribe_put_heading(an_scribe *scribe, bool with_tags)
{
    char fen[AN_FEN_MAX];
    scribe->pair_count = 0;
    if (with_tags)
        an_scribe_each_tag(scribe, true, add_pair);
    add_start(scribe, with_tags && !an_scribe_drops(scribe, AN_DROP_TAGS), fen);
    if (with_tags)
        sort(scribe->pairs, scribe->pair_count);
    for (size_t i = 0; i < scribe->pair_count; i++)
        put_pair(&scribe->page.out, &scribe->pairs[i]);
    scribe->has_tags = scribe->page.out.size > 0;
}
