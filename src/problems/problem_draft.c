/* A problem that is being read: what the texts of its parts mean. */
#include "problem_draft.h"

#include "composition_facts.h"
#include "intention.h"
#include "notation.h"
#include "placement.h"
#include "position.h"
#include "text.h"

/* A draft whose meaning is being found, and what is known of it so far. */
typedef struct settling {
    const an_problem_draft *draft;
    const an_problem_defaults *defaults;
    an_settled_problem *settled;
    an_problem_fault *fault;
} settling;

static bool has(const settling *s, an_draft_field field)
{
    return s->draft->field[field].at != NULL;
}

/* Returns where in the input a part of a field stands, as far as that is known. */
static an_text place_of(const settling *s, an_draft_field field, an_text part)
{
    an_text place = s->draft->place[field], text = s->draft->field[field];
    bool is_within = part.at >= text.at && part.at <= text.at + text.size;
    if (place.size == text.size && is_within)
        return an_text_from(place.at + (part.at - text.at), part.size);
    return place.size > 0 ? place : part;
}

/* Says what is wrong with a field, or with a part of it. */
static bool refuse(const settling *s, an_problem_fault_kind kind, an_draft_field field,
                   an_text part)
{
    return an_problem_refuse(s->fault, kind, place_of(s, field, part));
}

static bool refuse_field(const settling *s, an_problem_fault_kind kind, an_draft_field field)
{
    return refuse(s, kind, field, an_text_trimmed(s->draft->field[field]));
}

/* Moves a fault that was found in a field to where the field stands. */
static bool keep_fault(const settling *s, an_draft_field field)
{
    s->fault->part = place_of(s, field, s->fault->part);
    return false;
}

/* ---- what is to be reached ---- */

bool an__let_white_begin(an_stipulation *stipulation)
{
    if (stipulation->play != AN_PLAY_HELP || stipulation->is_series || stipulation->has_half ||
        stipulation->moves == 1)
        return false;
    stipulation->moves--;
    stipulation->has_half = true;
    return true;
}

static bool settle_stipulation(settling *s)
{
    const an_problem_defaults *defaults = s->defaults;
    an_stipulation *stipulation = &s->settled->composition.problem.stipulation;
    const an_text text = s->draft->field[AN_FIELD_STIPULATION];
    const an_text white_begins = s->draft->white_begins;
    *stipulation = defaults->stipulation;
    if (text.at == NULL && !defaults->has_stipulation)
        return an_problem_refuse(s->fault, AN_PROBLEM_NO_STIPULATION, s->draft->source);
    if (text.at != NULL && !an_stipulation_read(stipulation, text, NULL))
        return refuse_field(s, an__problem_of_stipulation(text), AN_FIELD_STIPULATION);
    const an_stipulation written = *stipulation;
    if (white_begins.size > 0 && !an__let_white_begin(stipulation))
        return an_problem_refuse(s->fault, AN_PROBLEM_WHITE_TO_PLAY, white_begins);
    return !defaults->has_stipulation || an__is_same_stipulation(written, defaults->stipulation) ||
           an__is_same_stipulation(*stipulation, defaults->stipulation) ||
           refuse_field(s, AN_PROBLEM_OTHER_STIPULATION, AN_FIELD_STIPULATION);
}

static bool settle_variant(settling *s, an_variant *variant)
{
    const an_problem_defaults *defaults = s->defaults;
    *variant = defaults->variant;
    if (!has(s, AN_FIELD_VARIANT))
        return true;
    *variant = an_variant_from_name(an_text_trimmed(s->draft->field[AN_FIELD_VARIANT]));
    if (*variant == AN_VARIANT_COUNT)
        return refuse_field(s, AN_PROBLEM_CONDITION, AN_FIELD_VARIANT);
    return !defaults->variant_is_given || *variant == defaults->variant ||
           refuse_field(s, AN_PROBLEM_OTHER_CONDITION, AN_FIELD_VARIANT);
}

/* ---- the position ---- */

/* Says why the board in a field is no position. */
static bool refuse_position(settling *s, const an_placement *placement, an_code code,
                            an_fen_fault fen_fault, an_draft_field field, an_text part)
{
    an__placement_refuse(s->fault, placement, code, fen_fault, part);
    return keep_fault(s, field);
}

/* Puts the pieces of a FEN's board where they belong, as far as it can be read. */
static an_placement placement_of_fen(an_text fen)
{
    an_placement placement = {{0}};
    unsigned file = 0, rank = 7;
    for (size_t i = 0; i < fen.size && !an_is_space(fen.at[i]); i++) {
        char c = fen.at[i];
        if (c == '/') {
            rank -= rank > 0;
            file = 0;
        } else if (an_is_digit(c)) {
            file += (unsigned)(c - '0');
        } else {
            if (file < 8)
                placement.piece[an_square_at(file, rank)] = c;
            file++;
        }
    }
    return placement;
}

/* Returns the part of a FEN that a fault is about: the character, or all of it. */
static an_text fen_part(an_text fen, an_fen_fault fault)
{
    const size_t at = fault.offset;
    if (fault.defect >= AN_FEN_KINGS || at >= fen.size)
        return an_text_trimmed(fen);
    bool is_board = fault.defect == AN_FEN_LETTER;
    return an_text_from(fen.at + at, is_board ? 1 : an_size_to_space(an_text_after(fen, at)));
}

/* Returns whether a FEN names the side that begins. */
static bool names_turn(an_text fen)
{
    fen = an_text_trimmed(fen);
    return an_size_to_space(fen) < fen.size;
}

/* Notes what of a FEN was ignored, because the board denies it. Returns true. */
static bool note_doubt(settling *s, an_fen_fault fen_fault, an_text fen)
{
    an_problem_fault *doubt = &s->settled->composition.doubt;
    an_text place = s->draft->place[AN_FIELD_FEN];
    if (fen_fault.defect == AN_FEN_SOUND)
        return true;
    an_problem_refuse(doubt, AN_PROBLEM_FEN_DOUBT, place.size > 0 ? place : fen);
    doubt->finding.code = AN_UNLIKELY_POSITION;
    an_finding_take_fault(&doubt->finding, fen_fault);
    return true;
}

static bool settle_fen(settling *s, an_variant variant)
{
    an_problem *problem = &s->settled->composition.problem;
    an_text fen = s->draft->field[AN_FIELD_FEN];
    an_fen_fault fault;
    an_code code = an_position_from_problem_fen(&problem->position, fen, variant, &fault);
    an_text board = an_text_trimmed(fen);
    char whole[AN_FEN_MAX];
    if (!names_turn(fen) && an__usual_turn(problem->stipulation) == AN_BLACK &&
        board.size + sizeof " b" <= sizeof whole) {
        memcpy(whole, board.at, board.size);
        memcpy(whole + board.size, " b", 2);
        code = an_position_from_problem_fen(&problem->position, an_text_from(whole, board.size + 2),
                                            variant, &fault);
    }
    if (code == AN_OK)
        return note_doubt(s, fault, an_text_trimmed(fen));
    an_placement placement = placement_of_fen(fen);
    return refuse_position(s, &placement, code, fault, AN_FIELD_FEN, fen_part(fen, fault));
}

static bool settle_pieces(settling *s, an_variant variant)
{
    an_problem *problem = &s->settled->composition.problem;
    an_text list = s->draft->field[AN_FIELD_PIECES];
    an_letter_choice choice = s->defaults->letters;
    an_placement placement;
    an_fen_fault fault;
    const an_language *language;
    if (!an__pieces_read(&placement, list, choice, &language, s->fault))
        return keep_fault(s, AN_FIELD_PIECES);
    an_code code =
        an__placement_position(&problem->position, &placement, an__usual_turn(problem->stipulation),
                               variant, NULL, &fault);
    if (code != AN_OK)
        return refuse_position(s, &placement, code, fault, AN_FIELD_PIECES, an_text_trimmed(list));
    s->settled->composition.castles_anywhere = true;
    s->settled->composition.is_listed = true;
    if (language != NULL) {
        s->settled->listed = an_notation_of(language, AN_STYLE_SHORT);
        s->settled->letters = (an_letter_choice){&s->settled->listed, 1};
    }
    return true;
}

/* Compares "(8+7)" with the board. */
static bool settle_count(settling *s)
{
    const an_position *position = &s->settled->composition.problem.position;
    an_text text = an_text_trimmed(s->draft->field[AN_FIELD_PIECE_COUNT]);
    unsigned numbers[] = {0, 0}, color = 0;
    for (size_t i = 0; i < text.size; i++) {
        if (text.at[i] == '+')
            color = 1;
        if (an_is_digit(text.at[i]) && numbers[color] <= AN_SQUARE_COUNT)
            numbers[color] = numbers[color] * 10 + (unsigned)(text.at[i] - '0');
    }
    return text.at == NULL ||
           (numbers[0] == an_count(position->color[AN_WHITE]) &&
            numbers[1] == an_count(position->color[AN_BLACK])) ||
           refuse_field(s, AN_PROBLEM_PIECE_COUNT, AN_FIELD_PIECE_COUNT);
}

static bool settle_position(settling *s, an_variant variant)
{
    bool has_pieces = has(s, AN_FIELD_PIECES);
    if (!has_pieces && !has(s, AN_FIELD_FEN))
        return an_problem_refuse(s->fault, AN_PROBLEM_NO_POSITION, s->draft->source);
    if (has_pieces && has(s, AN_FIELD_FEN))
        return refuse_field(s, AN_PROBLEM_TWO_POSITIONS, AN_FIELD_PIECES);
    return has_pieces ? settle_pieces(s, variant) : settle_fen(s, variant);
}

/* ---- the rest ---- */

static bool settle_intention(settling *s)
{
    an_composition *composition = &s->settled->composition;
    an_text text = an_text_trimmed(s->draft->field[AN_FIELD_INTENDED]);
    composition->author.intention = s->defaults->intention;
    bool is_read =
        !has(s, AN_FIELD_INTENDED) || an__intention_read(&composition->author.intention, text);
    composition->author.is_none = s->draft->claims_none || composition->author.intention.is_none;
    return is_read || refuse_field(s, AN_PROBLEM_INTENDED, AN_FIELD_INTENDED);
}

/* Says that languages of a choice make different things of a text: that of the number `last` and
 * one before it, which has read the text. */
static bool refuse_undecided(an_problem_fault *fault, an_text text, an_letter_choice choice,
                             size_t first, size_t last)
{
    an_problem_refuse(fault, AN_PROBLEM_UNDECIDED_WORDS, text);
    const size_t numbers[] = {first, last};
    for (size_t i = 0; i < 2; i++)
        if (choice.from[numbers[i]].language != NULL)
            fault->finding.facts.languages |= UINT64_C(1)
                                              << (choice.from[numbers[i]].language - an_languages);
    return false;
}

/* Adds the twins of a text, which are the same in each language that can read it. */
static bool read_twins(settling *s, an_text text)
{
    const an_letter_choice choice = s->settled->letters;
    const an_twin_list before = s->settled->twins;
    size_t first = SIZE_MAX; /* the language that has read it */
    for (size_t i = 0; i == 0 || i < choice.count; i++) {
        an_twin_list list = before;
        an_problem_fault fault;
        const an_language *language = i < choice.count ? choice.from[i].language : NULL;
        if (!an__twins_read(&list, text, language, &fault)) {
            *s->fault = i == 0 ? fault : *s->fault;
            continue;
        }
        if (first != SIZE_MAX && !an__twins_equal(&list, &s->settled->twins))
            return refuse_undecided(s->fault, an_text_trimmed(text), choice, first, i);
        first = first == SIZE_MAX ? i : first;
        s->settled->twins = list;
    }
    if (first != SIZE_MAX)
        *s->fault = (an_problem_fault){.kind = AN_PROBLEM_SOUND};
    return first != SIZE_MAX;
}

static bool settle_twins(settling *s)
{
    an_twin_list *twins = &s->settled->twins;
    *twins = s->draft->twins;
    if (has(s, AN_FIELD_TWINS) && !read_twins(s, s->draft->field[AN_FIELD_TWINS]))
        return keep_fault(s, AN_FIELD_TWINS);
    if (s->defaults->twins.size > 0 && !read_twins(s, s->defaults->twins))
        return false;
    s->settled->composition.twins = twins->at;
    s->settled->composition.twin_count = twins->count;
    s->settled->composition.is_zero_position =
        s->draft->is_zero_position || twins->is_zero_position;
    return true;
}

/* Reads a move in the letters of `notation`. Problemists write S for the knight in English, too,
 * where no other piece has that letter. */
static an_code read_move(an_move *move, const an_position *position, an_text text,
                         const an_notation *notation, an_reason *reason)
{
    char other[AN_SAN_MAX];
    an_code code = an_move_read(move, position, text, notation, reason);
    if (code == AN_OK || notation->language != &an_languages[0] || text.size > sizeof other)
        return code;
    for (size_t i = 0; i < text.size; i++)
        other[i] = text.at[i] == 'S' ? 'N' : text.at[i];
    text.at = other;
    return an_move_read(move, position, text, notation, NULL) == AN_OK ? AN_OK : code;
}

/* Returns true if a move is written as two squares, as in UCI. */
static bool is_of_squares(an_text text)
{
    return text.size >= 4 && an_names_square(text.at) && an_names_square(text.at + 2);
}

bool an__given_move_read(an_move *move, an_settled_problem *settled, const an_position *position,
                         size_t depth, an_text text, an_problem_fault *fault)
{
    const an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    const an_letter_choice choice =
        settled->letters.count > 0 ? settled->letters : (an_letter_choice){&english, 1};
    an_finding found = {.has_position = true,
                        .position = *position,
                        .notation = &settled->notation,
                        .facts.text = text,
                        .where.ply = (uint32_t)(depth + 1)};
    size_t first = SIZE_MAX; /* the language that has read it */
    if (an_move_from_uci(move, position, text))
        return true;
    settled->notation = is_of_squares(text) ? an_notation_of(NULL, AN_STYLE_UCI) : choice.from[0];
    for (size_t i = 0; i < choice.count; i++) {
        an_move other;
        an_reason *reason = i == 0 ? &found.facts.reason : NULL;
        an_code code = read_move(&other, position, text, &choice.from[i], reason);
        found.code = i == 0 ? code : found.code;
        if (code != AN_OK)
            continue;
        if (first != SIZE_MAX && !an_move_equal(*move, other))
            return refuse_undecided(fault, text, choice, first, i);
        first = first == SIZE_MAX ? i : first;
        *move = other;
    }
    if (first != SIZE_MAX)
        return true;
    an_problem_refuse(fault, AN_PROBLEM_LINE, text);
    fault->finding = found;
    return false;
}

static bool settle_key(settling *s)
{
    an_settled_problem *settled = s->settled;
    an_composition *composition = &settled->composition;
    if (!has(s, AN_FIELD_KEY))
        return true;
    an_text text = an_text_trimmed(s->draft->field[AN_FIELD_KEY]);
    if (!an__given_move_read(&settled->key, settled, &composition->problem.position, 0, text,
                             s->fault))
        return keep_fault(s, AN_FIELD_KEY);
    settled->key_line = (an_given_line){&settled->key, 1};
    composition->author.given = &settled->key_line;
    composition->author.given_count = 1;
    return true;
}

static an_wishes joined(an_wishes a, an_wishes b)
{
    return (an_wishes){.has_set_play = a.has_set_play || b.has_set_play,
                       .is_duplex = a.is_duplex || b.is_duplex,
                       .tries = a.tries > b.tries ? a.tries : b.tries};
}

bool an__draft_settle(an_settled_problem *settled, const an_problem_draft *draft,
                      const an_problem_defaults *defaults, an_problem_fault *fault)
{
    settling s = {draft, defaults, settled, fault};
    an_variant variant;
    *settled =
        (an_settled_problem){.composition = {.id = draft->field[AN_FIELD_ID],
                                             .source = draft->source,
                                             .castles_anywhere = draft->castles_anywhere,
                                             .wishes = joined(draft->wishes, defaults->wishes)},
                             .letters = defaults->letters};
    *fault = (an_problem_fault){.kind = AN_PROBLEM_SOUND};
    return settle_stipulation(&s) && settle_variant(&s, &variant) && settle_position(&s, variant) &&
           settle_count(&s) && settle_intention(&s) && settle_twins(&s) && settle_key(&s);
}

bool an__is_fen(an_text text)
{
    unsigned slashes = 0;
    size_t at = 0;
    for (; at < text.size && !an_is_space(text.at[at]); at++) {
        slashes += text.at[at] == '/';
        if (text.at[at] != '/' && !an_is_letter(text.at[at]) && !an_is_digit(text.at[at]))
            return false;
    }
    return slashes >= 3 && at > 0;
}
