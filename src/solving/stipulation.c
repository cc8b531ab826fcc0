/* Stipulations: how problemists write them, and what they ask for. */
#include "algnot/solve.h"

#include "fold.h"
#include "text.h"
#include "utf8.h"

/* What a word before the goal says. */
typedef struct play_word {
    const char *word;
    an_play play;
    bool is_series;
} play_word;

/* What may stand before all else in a sentence: "Les Blancs jouent et font mat en 2 coups". In each
 * of these tables longer words stand before those that they begin with. */
static const char *const openings[] = {
    "les blancs jouent et font",
    "les blancs jouent et",
    "les blancs font",
    "les blancs",
    "white to play and",
    "white to move and",
    "white",
    "weiss am zug setzt",
    "weiß am zug setzt",
    "weiss zieht und setzt",
    "weiß zieht und setzt",
    "weiss setzt",
    "weiß setzt",
    "blancas juegan y dan",
    "las blancas juegan y dan",
};

static const play_word series_words[] = {
    {"series", AN_PLAY_DIRECT, true},
    {"serie", AN_PLAY_DIRECT, true},
    {"ser", AN_PLAY_DIRECT, true},
};

static const play_word play_words[] = {
    {"semireflex", AN_PLAY_SEMI_REFLEX, false},
    {"semir", AN_PLAY_SEMI_REFLEX, false},
    {"reflex", AN_PLAY_REFLEX, false},
    {"selbst", AN_PLAY_SELF, false},
    {"self", AN_PLAY_SELF, false},
    {"auto", AN_PLAY_SELF, false},
    {"hilfs", AN_PLAY_HELP, false},
    {"help", AN_PLAY_HELP, false},
    {"hs", AN_PLAY_HELP_SELF, false},
    {"sh", AN_PLAY_HELP, true},
    {"h", AN_PLAY_HELP, false},
    {"s", AN_PLAY_SELF, false},
    {"r", AN_PLAY_REFLEX, false},
};

/* What a word behind the goal says: "mat aidé en 3 coups". */
static const play_word words_behind[] = {
    {"aide", AN_PLAY_HELP, false},      {"inverse", AN_PLAY_SELF, false},
    {"reflexe", AN_PLAY_REFLEX, false}, {"ayudado", AN_PLAY_HELP, false},
    {"inverso", AN_PLAY_SELF, false},
};

static const struct {
    const char *sign;
    an_goal goal;
} goal_signs[] = {
    {"#", AN_GOAL_MATE},         {"\u2021", AN_GOAL_MATE},
    {"mates", AN_GOAL_MATE},     {"matent", AN_GOAL_MATE},
    {"mate", AN_GOAL_MATE},      {"matt", AN_GOAL_MATE},
    {"mat", AN_GOAL_MATE},       {"==", AN_GOAL_DOUBLE_STALEMATE},
    {"=", AN_GOAL_STALEMATE},    {"stalemate", AN_GOAL_STALEMATE},
    {"patt", AN_GOAL_STALEMATE}, {"pat", AN_GOAL_STALEMATE},
    {"+", AN_GOAL_CHECK},
};

/* What stands before and behind a number of moves: "in 2 Zügen". */
static const char *const before_numbers[] = {"en", "in"};
static const char *const units[] = {"coups", "coup", "moves", "move", "zugen", "jugadas", "mosse"};

static const char *const play_names[AN_PLAY_COUNT] = {
    [AN_PLAY_DIRECT] = "",  [AN_PLAY_SELF] = "s",
    [AN_PLAY_REFLEX] = "r", [AN_PLAY_SEMI_REFLEX] = "semi-r",
    [AN_PLAY_HELP] = "h",   [AN_PLAY_HELP_SELF] = "hs",
};

static const char *const goal_names[AN_GOAL_COUNT] = {
    [AN_GOAL_MATE] = "#",
    [AN_GOAL_STALEMATE] = "=",
    [AN_GOAL_DOUBLE_STALEMATE] = "==",
    [AN_GOAL_CHECK] = "+",
};

/* ---- reading ---- */

/* The part of the text that is still to be read. */
typedef an_text cursor;

static void skip_blanks(cursor *at)
{
    *at = an_text_after(*at, an__space_size(*at));
}

/* Skips blanks, dashes and full stops, as they stand in "ser.-h#". */
static void skip_joints(cursor *at)
{
    size_t size;
    for (skip_blanks(at); at->size > 0; skip_blanks(at)) {
        uint32_t point = an_utf8_decode(*at, &size);
        bool is_dash = point == '-' || (point >= 0x2010 && point <= 0x2015);
        if (!is_dash && point != '.')
            return;
        *at = an_text_after(*at, size);
    }
}

/* Takes a word or a sign, whatever its case and its accents, with the joints before it. Where the
 * word may be parted, joints may stand in it, too: "semi-r". */
static bool take_as(cursor *at, const char *word, bool may_be_parted)
{
    cursor rest = *at;
    size_t size;
    skip_joints(&rest);
    for (an_text wanted = an_text_of(word); wanted.size > 0; wanted = an_text_after(wanted, size)) {
        uint32_t point = an_utf8_decode(wanted, &size);
        size_t taken = 0;
        if (point == ' ')
            continue;
        if (may_be_parted)
            skip_joints(&rest);
        if (rest.size == 0 || an__fold(an_utf8_decode(rest, &taken)) != point)
            return false;
        rest = an_text_after(rest, taken);
    }
    *at = rest;
    return true;
}

static bool take(cursor *at, const char *word)
{
    return take_as(at, word, true);
}

static bool take_word(cursor *at, const play_word *words, size_t count, an_stipulation *stipulation)
{
    for (size_t i = 0; i < count; i++) {
        if (!take(at, words[i].word))
            continue;
        stipulation->play = (uint8_t)words[i].play;
        stipulation->is_series = stipulation->is_series || words[i].is_series;
        return true;
    }
    return false;
}

static bool take_one_of(cursor *at, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (take(at, words[i]))
            return true;
    return false;
}

static bool take_goal(cursor *at, an_stipulation *stipulation)
{
    for (size_t i = 0; i < sizeof goal_signs / sizeof *goal_signs; i++) {
        if (!take_as(at, goal_signs[i].sign, false))
            continue;
        stipulation->goal = (uint8_t)goal_signs[i].goal;
        return true;
    }
    return false;
}

/* Takes the half that may follow a number: ".5", ",5" or a sign. */
static bool take_half(cursor *at)
{
    const size_t size = an_text_starts_any(*at, ".5|,5|\u00bd");
    *at = an_text_after(*at, size);
    return size > 0;
}

/* Takes a number of moves, with its half and the words around it. */
static bool take_moves(cursor *at, an_stipulation *stipulation)
{
    unsigned moves = 0;
    skip_blanks(at);
    cursor rest = *at;
    take_one_of(&rest, before_numbers, sizeof before_numbers / sizeof *before_numbers);
    skip_blanks(&rest);
    for (; rest.size > 0 && an_is_digit(*rest.at); rest = an_text_after(rest, 1))
        if (moves <= AN_SOLVE_SERIES_MAX)
            moves = moves * 10 + (unsigned)(*rest.at - '0');
    if (moves == 0)
        return false;
    stipulation->moves = (uint16_t)moves;
    stipulation->has_half = take_half(&rest);
    if (take_one_of(&rest, units, sizeof units / sizeof *units))
        skip_joints(&rest);
    *at = rest;
    return true;
}

/* Returns what is wrong with a stipulation whose parts are all there: halves are for help play, and
 * a series cannot end in the battle of hs#. */
static an_stipulation_fault fault_of_parts(an_stipulation stipulation)
{
    bool is_help = stipulation.play == AN_PLAY_HELP || stipulation.play == AN_PLAY_HELP_SELF;
    unsigned length =
        stipulation.is_series ? stipulation.moves : an_stipulation_half_moves(stipulation);
    if (stipulation.is_series && stipulation.play == AN_PLAY_HELP_SELF)
        return AN_STIPULATION_STRANGE;
    if (stipulation.has_half && (!is_help || stipulation.is_series))
        return AN_STIPULATION_HALVED;
    return length <= (stipulation.is_series ? AN_SOLVE_SERIES_MAX : AN_SOLVE_MOVES_MAX)
               ? AN_STIPULATION_SOUND
               : AN_STIPULATION_LONG;
}

static an_stipulation_fault read_parts(cursor *at, an_stipulation *stipulation)
{
    take_one_of(at, openings, sizeof openings / sizeof *openings);
    take_word(at, series_words, sizeof series_words / sizeof *series_words, stipulation);
    take_word(at, play_words, sizeof play_words / sizeof *play_words, stipulation);
    skip_joints(at);
    cursor number = *at;
    bool is_number_first = take_moves(at, stipulation);
    if (!take_goal(at, stipulation))
        return AN_STIPULATION_STRANGE;
    if (!is_number_first) {
        take_word(at, words_behind, sizeof words_behind / sizeof *words_behind, stipulation);
        skip_blanks(at);
        number = *at;
        if (!take_moves(at, stipulation))
            return at->size == 0 || *at->at == '0' ? AN_STIPULATION_UNCOUNTED
                                                   : AN_STIPULATION_STRANGE;
    }
    skip_blanks(at);
    if (at->size > 0)
        return AN_STIPULATION_STRANGE;
    an_stipulation_fault fault = fault_of_parts(*stipulation);
    if (fault != AN_STIPULATION_SOUND)
        *at = number;
    return fault;
}

an_stipulation_fault an_stipulation_fault_of(an_text text)
{
    an_stipulation read = {0};
    return read_parts(&text, &read);
}

bool an_stipulation_read(an_stipulation *stipulation, an_text text, size_t *offset)
{
    an_stipulation read = {0};
    cursor at = text;
    if (read_parts(&at, &read) != AN_STIPULATION_SOUND) {
        if (offset != NULL)
            *offset = text.size - at.size;
        return false;
    }
    *stipulation = read;
    return true;
}

/* ---- writing ---- */

static char *put(char *out, const char *string)
{
    while (*string != '\0')
        *out++ = *string++;
    return out;
}

size_t an_stipulation_write(char *out, an_stipulation stipulation)
{
    char *at = put(out, stipulation.is_series ? "ser-" : "");
    at = put(at, play_names[stipulation.play]);
    at = put(at, goal_names[stipulation.goal]);
    at = an_put_digits(at, stipulation.moves);
    at = put(at, stipulation.has_half ? ".5" : "");
    *at = '\0';
    return (size_t)(at - out);
}

/* ---- what is asked for ---- */

bool an_stipulation_is_battle(an_stipulation stipulation)
{
    return !stipulation.is_series && stipulation.play <= AN_PLAY_SEMI_REFLEX;
}

unsigned an_stipulation_half_moves(an_stipulation stipulation)
{
    bool is_direct = stipulation.play == AN_PLAY_DIRECT;
    if (stipulation.is_series)
        return stipulation.moves + !is_direct;
    return 2u * stipulation.moves + stipulation.has_half - is_direct;
}

an_stipulation an_stipulation_of_length(an_stipulation stipulation, unsigned half_moves)
{
    bool is_direct = stipulation.play == AN_PLAY_DIRECT;
    unsigned moves = stipulation.is_series ? half_moves - !is_direct
                                           : (half_moves - stipulation.has_half + is_direct) / 2;
    stipulation.moves = (uint16_t)moves;
    return stipulation;
}
