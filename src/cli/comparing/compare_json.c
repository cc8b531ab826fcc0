/* What differs between two score sheets, as JSON Lines: keys always present, in this order.
 *
 *     {"v":1,"type":"half-move","pair":"a.txt, b.txt","ply":46,"move_number":23,"side":"black",
 *      "white":{"says":"refused","text":"Te8","code":"ambiguous-move","uci":null},
 *      "black":{"says":"move","text":"Rae8","code":null,"uci":null},
 *      "evidence":"settled","move":"Tae8","uci":"a8e8","choices":[]}
 */
#include "compare_json.h"

#include "json_text.h"
#include "text.h"

static const char *const sides[] = {[AN_WHITE] = "white", [AN_BLACK] = "black"};

static void begin(an_buffer *out, const char *type, an_text pair)
{
    an__buffer_put(out, "{\"v\":1");
    an__json_put_member(out, "type", an_text_of(type));
    an__json_put_member(out, "pair", pair);
}

static void end(an_buffer *out)
{
    an__buffer_put(out, "}\n");
}

static void put_uci(an_buffer *out, const an_position *position, const an_move *move)
{
    char uci[AN_UCI_MAX];
    if (move != NULL)
        an_move_to_uci(uci, position, *move);
    an__json_put_member(out, "uci", an_text_of(move != NULL ? uci : NULL));
}

/* ---- a half-move ---- */

static void put_said(an_buffer *out, const char *key, const an_said *said,
                     const an_position *position)
{
    static const char *const kinds[AN_SAID_KIND_COUNT] = {
        [AN_SAID_MOVE] = "move",       [AN_SAID_OTHER] = "other",     [AN_SAID_REFUSED] = "refused",
        [AN_SAID_HOLE] = "hole",       [AN_SAID_NOTHING] = "nothing", [AN_SAID_SWAPPED] = "swapped",
        [AN_SAID_STOPPED] = "stopped",
    };
    bool is_refused = said->kind == AN_SAID_REFUSED;
    an__json_put_key(out, key);
    an__buffer_put(out, "{\"says\":");
    an__json_put_text(out, an_text_of(kinds[said->kind]));
    an__json_put_member(out, "text", said->text);
    an__json_put_member(out, "code", an_text_of(is_refused ? an_code_slug(said->why) : NULL));
    put_uci(out, position, said->kind == AN_SAID_OTHER ? &said->move : NULL);
    an_buffer_put_char(out, '}');
}

static void put_choices(an_buffer *out, const an_compared_ply *ply, const an_position *position)
{
    char uci[AN_UCI_MAX];
    an__json_put_key(out, "choices");
    an_buffer_put_char(out, '[');
    for (size_t i = 0; i < ply->choice_count; i++) {
        if (!an_move_is_legal(position, ply->choices[i]))
            continue;
        if (i > 0)
            an_buffer_put_char(out, ',');
        an__json_put_text(out, an_text_from(uci, an_move_to_uci(uci, position, ply->choices[i])));
    }
    an_buffer_put_char(out, ']');
}

static void put_ply(an_buffer *out, const differences *d, an_text pair, size_t index,
                    const an_position *position)
{
    static const char *const names[AN_EVIDENCE_COUNT] = {[AN_EVIDENCE_BOTH] = "both",
                                                         [AN_EVIDENCE_SETTLED] = "settled",
                                                         [AN_EVIDENCE_ALONE] = "alone",
                                                         [AN_EVIDENCE_OPEN] = "open"};
    const an_compared_ply *ply = &d->of->plies[index];
    char move[AN_SAN_MAX];
    begin(out, "half-move", pair);
    an__json_put_number(out, "ply", index + 1);
    an__json_put_number(out, "move_number", position->move_number);
    an__json_put_member(out, "side", an_text_of(sides[position->turn]));
    put_said(out, "white", &ply->said[AN_WHITE], position);
    put_said(out, "black", &ply->said[AN_BLACK], position);
    an__json_put_member(out, "evidence", an_text_of(names[ply->evidence]));
    an__json_put_member(out, "move",
                        an_text_from(move, an_move_write(move, position, ply->move, d->to)));
    put_uci(out, position, &ply->move);
    put_choices(out, ply, position);
    end(out);
}

static void put_plies(an_buffer *out, const differences *d, an_text pair)
{
    an_position position = d->of->start;
    for (size_t i = 0; i < d->of->ply_count; i++) {
        if (d->of->plies[i].evidence != AN_EVIDENCE_BOTH)
            put_ply(out, d, pair, i, &position);
        position = an_position_play(&position, d->of->plies[i].move);
    }
}

/* ---- what else differs ---- */

static void put_surplus(an_buffer *out, const an_surplus *surplus, an_text pair)
{
    begin(out, "surplus", pair);
    an__json_put_number(out, "ply", surplus->ply + 1);
    an__json_put_member(out, "sheet", an_text_of(sides[surplus->sheet]));
    an__json_put_member(out, "text", surplus->text);
    an__json_put_flag(out, "doubled", surplus->is_doubled);
    end(out);
}

/* Puts what both sheets say of a tag, or of the result, and what is taken; NULL: nothing is. */
static void put_both(an_buffer *out, an_text pair, const char *name, const an_text said[2],
                     an_text taken)
{
    begin(out, "tag", pair);
    an__json_put_member(out, "name", an_text_of(name));
    an__json_put_member(out, "white", said[AN_WHITE]);
    an__json_put_member(out, "black", said[AN_BLACK]);
    an__json_put_member(out, "taken", taken);
    end(out);
}

/* Where lines about tags go. */
typedef struct compare_json_context {
    an_buffer *out;
    an_text pair;
} compare_json_context;

static void put_tag(void *context, const char *name, const an_text said[2])
{
    const compare_json_context *to = context;
    put_both(to->out, to->pair, name, said, said[AN_WHITE]);
}

static void put_result(an_buffer *out, const an_compared_result *of, an_text pair)
{
    const an_text said[] = {an_text_of(an_result_name(of->said[AN_WHITE])),
                            an_text_of(an_result_name(of->said[AN_BLACK]))};
    if (of->differ)
        put_both(out, pair, "Result", said,
                 an_text_of(of->is_open ? NULL : an_result_name(of->of_game)));
}

/* ---- the whole ---- */

/* Puts the half-move behind `before` others; null if there is no such place. */
static void put_place(an_buffer *out, const char *key, size_t before, bool is_there)
{
    an__json_put_key(out, key);
    if (is_there)
        an__buffer_put_number(out, before + 1);
    else
        an__buffer_put(out, "null");
}

/* Puts from which half-move on a sheet says nothing; null if it goes on to the end. */
static void put_stop(an_buffer *out, const an_comparison *of, an_color sheet, const char *key)
{
    bool stops = of->identity == AN_SAME_GAME && of->stops_at[sheet] < of->ply_count;
    put_place(out, key, of->stops_at[sheet], stops);
}

static void put_comparison(an_buffer *out, const differences *d, an_text pair)
{
    static const char *const reasons[] = {
        [AN_SAME_GAME] = NULL,
        [AN_OTHER_START] = "other-start",
        [AN_OTHER_MOVES] = "other-moves",
        [AN_OTHER_RESULT] = "other-result",
        [AN_TOO_FEW_MOVES] = "too-few-moves",
        [AN_UNREADABLE_SHEET] = "unreadable-sheet",
        [AN_SHEET_TOO_LONG] = "sheet-too-long",
    };
    const an_comparison *of = d->of;
    bool is_same = of->identity == AN_SAME_GAME;
    size_t tags = is_same ? differences_in_tags(d->sheets[AN_WHITE], d->sheets[AN_BLACK]) : 0;
    begin(out, "comparison", pair);
    an__json_put_flag(out, "same_game", is_same);
    an__json_put_member(out, "reason", an_text_of(reasons[of->identity]));
    an__json_put_number(out, "plies", is_same ? of->ply_count : 0);
    put_place(out, "first_difference", of->parts_at, !is_same || of->parts_at < of->ply_count);
    put_stop(out, of, AN_WHITE, "white_stops_at");
    put_stop(out, of, AN_BLACK, "black_stops_at");
    an__json_put_number(out, "differences", is_same ? of->difference_count + tags : 0);
    an__json_put_number(out, "open", is_same ? of->open_count : 0);
    an__json_put_flag(out, "certain", is_same && of->is_certain);
    an__json_put_flag(out, "copy", of->is_copy);
    end(out);
}

void compare_json_put(an_buffer *out, const differences *d, an_text pair)
{
    compare_json_context to = {out, pair};
    if (d->of->identity == AN_SAME_GAME) {
        differences_each_tag(d, put_tag, &to);
        put_plies(out, d, pair);
        for (size_t i = 0; i < d->of->surplus_count; i++)
            put_surplus(out, &d->of->surplus[i], pair);
        put_result(out, &d->of->results, pair);
    }
    put_comparison(out, d, pair);
}
