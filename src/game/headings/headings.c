/* The heading of a score sheet, line by line, and each line cell by cell:
 *
 *     Dupont (1850) – Martin (2010), Paris 2019     a pairing, and where it was played
 *     Blancs : Dupont   Noirs : Martin              cells with labels, up to the next label
 *     Ronde 3, Table 2, 12 mars 2019                cells that say what they are
 *     Une belle partie                              a cell that stays a comment
 *
 * A cell is read as a whole or not at all. */
#include "headings.h"

#include <string.h>

#include "cell_readers.h"
#include "fold.h"
#include "heading_cells.h"
#include "lines.h"
#include "pairing_parts.h"
#include "player_names.h"
#include "result_words.h"
#include "text.h"

typedef an_heading_reading reading;

/* Adds what a part of the heading says, as an__found_add does. Of several pairings only the one
 * that fits the result of the game alone is added. */
static bool add(reading *r, const an_found_values *said, an_text stretch)
{
    return an__pairing_may_be_added(&r->pairings, said, stretch, r->found->result) &&
           an__found_add(r->found, said, stretch);
}

/* Adds a pairing. A bracket between a name and its rating stays a comment, "Roy (Metz) 1500",
 * unless it is a color, "Roy (W) 1500". */
static bool add_pairing(reading *r, const an_found_values *said, an_text stretch)
{
    an_found_tags *found = r->found;
    if (!add(r, said, stretch))
        return false;
    for (an_color color = AN_WHITE; color <= AN_BLACK; color++) {
        an_text *last = &found->used[found->used_count - 1];
        const an_text elo = said->values[AN_FOUND_WHITE_ELO + color];
        const char *name = said->values[AN_FOUND_WHITE + color].at;
        if (elo.at == NULL || name < last->at || elo.at < name || found->used_count == AN_USED_MAX)
            continue;
        const char *open = memchr(name, '(', (size_t)(elo.at - name)),
                   *close = open != NULL ? memchr(open, ')', (size_t)(elo.at - open)) : NULL;
        const an_text inside = an_text_from(open, close != NULL ? (size_t)(close - open) : 0);
        size_t role;
        if (inside.size <= 3 ||
            an__heading_label_read(an_text_after(inside, 1), &role) != AN_LABELS_NOTHING)
            continue;
        const an_text behind = an_text_after(*last, (size_t)(close + 1 - last->at));
        found->used[found->used_count++] = an_text_after(behind, an_spaces_size(behind));
        last->size = (size_t)(open - last->at);
    }
    return true;
}

/* ---- cells ---- */

/* Adds what the end of `cell` says, the rest of which stays a comment. */
static void read_end(reading *r, an_text cell)
{
    an_found_values said;
    size_t size = an__heading_end_read(r, cell, &said);
    if (size > 0)
        add(r, &said, an_text_after(cell, cell.size - size));
}

/* Reads the cells of a line. Returns true if all of them are understood. */
static bool read_cells(reading *r, an_text line)
{
    bool is_whole = true, is_read = true;
    while (line.size > 0) {
        an_found_values said;
        size_t gap = an__cell_gap_size(line);
        r->is_opposed = !is_read && memchr(line.at, ',', gap) == NULL;
        line = an_text_after(line, gap);
        if (line.size == 0)
            break;
        size_t size = an__heading_cell_read(r, line, &said);
        is_read = size > 0 && add(r, &said, an_text_from(line.at, size));
        r->has_occasion = r->has_occasion || (is_read && (said.values[AN_FOUND_EVENT].at != NULL ||
                                                          said.values[AN_FOUND_ROUND].at != NULL));
        is_whole = is_whole && is_read;
        size = is_read ? size : an__cell_unread_size(line);
        if (!is_read)
            read_end(r, an_text_from(line.at, size));
        line = an_text_after(line, size);
    }
    return is_whole;
}

/* ---- lines ---- */

/* Reads a line that ends like a sentence: as a whole, without its full stop, or not at all. */
static void read_sentence(reading *r, an_text line)
{
    const an_found_tags before = *r->found;
    bool is_whole = line.at[line.size - 1] == '.' &&
                    read_cells(r, an_text_from(line.at, line.size - 1)) &&
                    r->found->used_count > before.used_count;
    if (is_whole)
        r->found->used[r->found->used_count - 1].size++;
    else
        *r->found = before;
}

/* Reads a place and a date that fill the line below a pairing. Returns false if there are none. */
static bool read_place(reading *r, an_text line)
{
    an_found_values said = {0};
    return r->is_below_pairing && an__place_and_date_read(line, r->order, &said) &&
           add(r, &said, line);
}

/* Reads the side that stands on `line` behind its color without a colon, or behind a short form of
 * it: "blancs lucas petit", "Brancas - Faria", "W: Faria", "Noirs Faria (4e B)". Returns the bytes
 * that are understood, without such a bracket; 0 if there is no side. */
static size_t read_side(an_text line, an_color color, an_found_values *said)
{
    an_text role, rating;
    an_text side = an_text_after(line, an__role_size(line, &role));
    const size_t before = an__size_before_bracket(side, &rating);
    bool is_name = an__side_read(side, color, false, said);
    if (!is_name && before > 0 && rating.size == 0) {
        side.size = before;
        is_name = an__side_read(side, color, false, said);
    }
    an_text name = said->values[AN_FOUND_WHITE + color];
    bool has_two_words = name.size > 0 && memchr(name.at, ' ', name.size) != NULL;
    return is_name || (has_two_words && an__may_be_small_name(name))
               ? (size_t)(side.at + side.size - line.at)
               : 0;
}

/* Adds the side on `line`, if the other one stands on the line above or below. The rest of the line
 * stays a comment. */
static bool read_one_side(reading *r, an_text above, an_text line, an_text below)
{
    const an_text others[] = {below, above};
    an_text role, of_other;
    for (size_t i = 0; i < 2 && an__role_size(line, &role) > 0; i++) {
        an_found_values said = {0}, other = {0};
        if (an__role_size(others[i], &of_other) == 0)
            continue;
        an_color color = an__are_roles(role, of_other) ? AN_WHITE : AN_BLACK;
        const bool are_roles = color == AN_WHITE || an__are_roles(of_other, role);
        const size_t size = are_roles ? read_side(line, color, &said) : 0;
        if (size > 0 && read_side(others[i], !color, &other) > 0)
            return add(r, &said, an_text_from(line.at, size));
    }
    return false;
}

/* Adds the opponent of the writer, who tells his own color: "J'ai les Noirs contre Mme Aubry".
 * Returns the bytes that are understood. */
static size_t read_opponent(reading *r, an_text line)
{
    static const char writers[] =
        "j'ai|j'avais|je|avec|i|with|playing|ich|mit|ik|met|yo|con|llevé|llevaba|jugué|io|giocavo|eu|"
        "com|joguei|jag|med|jeg|я|играл|grałem|grałam|miałem|hrál jsem";
    an_found_values said = {0};
    an_pairing_parts all;
    size_t size;
    if (an__listed_size(line, writers) == 0 || !an__pairing_split(line, AN_JOINT_WORD, &all))
        return 0;
    const an_heading_label own =
        an__heading_label_read(an_text_after(all.white, an__last_word(all.white)), &size);
    if (own != AN_LABELS_WHITE && own != AN_LABELS_BLACK)
        return 0;
    const an_color color = own == AN_LABELS_WHITE ? AN_BLACK : AN_WHITE;
    bool is_read = an__side_read(all.black, color, true, &said) &&
                   add(r, &said, an_text_from(line.at, all.size));
    return is_read ? all.size : 0;
}

/* Returns true if `line` holds the names of both sides, and a wide gap or a tab between them. */
static bool heads_players(an_text line)
{
    an_pairing_parts heads;
    return line.size > 0 && an__pairing_split(line, AN_JOINT_WIDE, &heads) &&
           an__are_roles(heads.white, heads.black);
}

/* Adds the players on `line`, two words each, if the line above heads their columns: "Blancs
 * Noirs". A single word may be the head of another column. */
static bool read_below_heads(reading *r, an_text above, an_text line)
{
    an_found_values said = {0};
    an_pairing_parts all;
    return heads_players(above) && an__pairing_split(line, AN_JOINT_WIDE, &all) &&
           an_text_count(all.white, ' ') > 0 && an_text_count(all.black, ' ') > 0 &&
           an__side_read(all.white, AN_WHITE, true, &said) &&
           an__side_read(all.black, AN_BLACK, true, &said) && add(r, &said, line);
}

/* Returns `line` without the marks of a title, of a quoted mail, of a list or of bold letters: "#
 * Ronde 3", "> Dupont", "- Noirs : Martin", "**Dupont – Martin**", "**Dupont** (1850)". */
static an_text without_weight(an_text line)
{
    for (size_t mark; (mark = an_text_starts_any(line, "#|>|- |– ")) > 0;)
        line = an_text_trimmed(an_text_after(line, mark));
    while (line.size > 1 && an_is_among(*line.at, "*_'")) {
        bool is_around = line.at[line.size - 1] == *line.at;
        if (!is_around && (*line.at != '*' || an_text_count(line, '*') == 1))
            break;
        line = an_text_from(line.at + 1, line.size - 1 - is_around);
    }
    return line;
}

/* Returns true if `line` is a pairing where nothing else names a player. */
static bool is_likely_pairing(const reading *r, an_text line, an_text next)
{
    an_found_values said = {0};
    return an__pairing_read(line, next, AN_PAIRING_LIKELY, r->order, &said) > 0;
}

static void read_line(reading *r, an_text above, an_text line, an_text next)
{
    enum { LONGEST = 160 };
    an_heading_label label;
    an_found_values said = {0};
    if (line.size == 0 || line.size > LONGEST)
        return;
    r->names_player = r->has_occasion = false;
    r->line = line.at;
    size_t size = read_opponent(r, line);
    bool is_pairing = size > 0;
    if (!is_pairing) {
        size = an__pairing_read(line, next, r->trust, r->order, &said);
        is_pairing = size > 0 && add_pairing(r, &said, an_text_from(line.at, size));
        r->has_likely = r->has_likely || (size == 0 && is_likely_pairing(r, line, next));
    }
    r->has_occasion = is_pairing;
    if (is_pairing)
        read_cells(r, an_text_after(line, size));
    else if (an_is_among(line.at[line.size - 1], ".!?") && an__cell_label_size(line, &label) == 0)
        read_sentence(r, line);
    else if (!read_place(r, line) && !read_one_side(r, above, line, next) &&
             !read_below_heads(r, above, line))
        read_cells(r, line);
    r->is_below_pairing = is_pairing;
    if (!r->names_player)
        r->elo = AN_FOUND_COUNT;
}

/* Returns the last 40 lines of `text`. An article may begin with many, and those further up are no
 * heading. */
static an_text last_lines(an_text text)
{
    enum { MOST = 40 };
    size_t at = text.size;
    for (unsigned lines = 0; at > 0; at--)
        if (text.at[at - 1] == '\n' && ++lines == MOST)
            break;
    return at > 0 ? an_text_after(text, at) : text;
}

/* Takes the first line off `*words`, and returns it without blanks and weight. */
static an_text take_line(an_text *words)
{
    an_text line = an_text_from(words->at, an__line_size(*words));
    *words = an_behind_line(*words);
    return without_weight(an_text_trimmed(line));
}

/* Adds to `line` the next two lines of `*words`, if the first one of these is all that stands
 * between two players: "Dupont", "contre", "Martin". */
static an_text with_opponent(an_text line, an_text *words)
{
    an_text rest = *words, joint = take_line(&rest), opponent = take_line(&rest);
    if (line.size == 0 || opponent.size == 0 || !an__is_against(joint))
        return line;
    *words = rest;
    return an_text_from(line.at, (size_t)(opponent.at + opponent.size - line.at));
}

/* Words of a heading, and the line above them: the heads of columns are no words. */
typedef struct run {
    an_text above, words;
} run;

static void read_lines(reading *r, run heading)
{
    an_text above = heading.above, words = heading.words;
    while (words.size > 0) {
        an_text line = take_line(&words);
        line = with_opponent(line, &words);
        an_text rest = words;
        read_line(r, above, line, take_line(&rest));
        above = line;
    }
}

/* Which pairings were met: any that were read, any that are only likely. */
typedef struct pairings_met {
    bool any, likely;
} pairings_met;

/* Reads the words of a heading, and trusts a pairing as far as `trust` says. */
static void read_words(run heading, an_day_order order, an_pairing_trust trust,
                       an_found_tags *found, pairings_met *met)
{
    const an_found_tags before = *found;
    reading r = {.found = found, .order = order, .trust = trust, .elo = AN_FOUND_COUNT};
    heading.words = last_lines(heading.words);
    read_lines(&r, heading);
    met->any = met->any || r.pairings.count > 0;
    met->likely = met->likely || r.has_likely;
    if (r.pairings.count <= 1)
        return;
    *found = before;
    reading known = {.found = found, .order = order, .trust = trust, .elo = AN_FOUND_COUNT};
    known.pairings = r.pairings;
    known.pairings.is_known = true;
    read_lines(&known, heading);
}

/* Returns true if a likely pairing is to be believed: no player is named, and no board of a match
 * between two clubs. */
static bool believes_likely(const an_found_tags *found, const pairings_met *met)
{
    const an_text *values = found->said.values;
    return met->likely && !met->any && values[AN_FOUND_WHITE].at == NULL &&
           values[AN_FOUND_BLACK].at == NULL && values[AN_FOUND_BOARD].at == NULL;
}

/* Returns the index of the first token behind the run of words that begins at `index`. In a sheet
 * of two blocks, the next token may stand before this one. */
static size_t end_of_run(const an_game *game, size_t index)
{
    do
        index++;
    while (index < game->token_count && game->tokens[index].kind == AN_TOKEN_PROSE &&
           game->tokens[index].offset > game->tokens[index - 1].offset &&
           game->tokens[index].offset < game->start);
    return index;
}

/* Returns the line above `token`, without blanks. */
static an_text line_above(const an_game *game, const an_token *token)
{
    const an_text before = an_text_trimmed(an_text_from(game->bytes.at, token->offset));
    size_t at = before.size;
    while (at > 0 && !an_is_line_end(before.at[at - 1]))
        at--;
    return an_text_after(before, at);
}

/* Reads each run of words before the first move of `game`, as read_words does. */
static void read_runs(const an_game *game, an_day_order order, an_pairing_trust trust,
                      an_found_tags *found, pairings_met *met)
{
    for (size_t i = 0, end; i < game->token_count && game->tokens[i].offset < game->start;
         i = end) {
        const an_token *first = &game->tokens[i];
        end = first->kind == AN_TOKEN_PROSE ? end_of_run(game, i) : i + 1;
        const an_token *last = &game->tokens[end - 1];
        size_t size = last->offset + last->size - first->offset;
        const run heading = {.above = line_above(game, first),
                             .words = an_text_from(game->bytes.at + first->offset, size)};
        if (first->kind == AN_TOKEN_PROSE)
            read_words(heading, order, trust, found, met);
    }
}

void an__headings_read_game(const an_game *game, an_day_order order, an_found_tags *found)
{
    const an_found_tags before = *found;
    pairings_met met = {0};
    read_runs(game, order, AN_PAIRING_PROVED, found, &met);
    if (believes_likely(found, &met)) {
        *found = before;
        read_runs(game, order, AN_PAIRING_LIKELY, found, &met);
    }
}

void an__headings_read(an_text words, an_day_order order, an_found_tags *found)
{
    an_token token = {.kind = AN_TOKEN_PROSE, .size = (uint32_t)words.size};
    const an_game heading = {
        .bytes = words, .start = words.size, .tokens = &token, .token_count = words.size > 0};
    an__headings_read_game(&heading, order, found);
}

/* ---- the result alone ---- */

/* Returns true if `rest`, which begins with a word, may say a result: behind a label, in figures,
 * or in one word at the end of its cell, "Dupont - Martin : remis". */
static bool begins_with_result(an_text rest)
{
    enum { LONGEST = 64 };
    size_t word = 0, size;
    if (an__names_result(rest) || an_result_read(rest, &size) != AN_NO_RESULT)
        return true;
    while (word < rest.size && word < LONGEST && !an_is_space(rest.at[word]) &&
           !an_is_among(rest.at[word], ",;()"))
        word++;
    return an__names_draw(an_text_from(rest.at, word));
}

bool an__heading_may_say_result(const an_game *game)
{
    const an_text words = last_lines(an_text_from(game->bytes.at, game->start));
    bool begins = true;
    for (size_t at = 0; at < words.size; at++) {
        const bool is_of_word = an_is_of_word(words.at[at]);
        if (begins && is_of_word && begins_with_result(an_text_after(words, at)))
            return true;
        begins = !is_of_word;
    }
    return false;
}
