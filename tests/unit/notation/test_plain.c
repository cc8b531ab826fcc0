/* The short way to read a move and the long one always agree: over all legal moves of many
 * positions, in every language, as written and with a character changed, left out or put in. */
#include "positions.h"

#include <string.h>

#include "notation.h"
#include "origins.h"
#include "plain.h"
#include "plain_letters.h"
#include "random.h"

enum { GAMES = 24, PLIES_PER_GAME = 90, CHANGES = 6, WORD_MAX = AN_SAN_MAX + 3 };

static size_t plain_count, short_count, resolved_count, named_count, with_origin_count, far_count,
    joined_count;

static uint64_t next_random(void)
{
    static uint64_t state = 64;
    return random_after(&state);
}

static size_t random_below(size_t limit)
{
    return (size_t)(next_random() % limit);
}

/* The plain word at the beginning of a text, against the parser; *san is what both say. */
static bool check_said(an_san *san, an_plain plain, an_text word, const an_notation *notation,
                       const an_plain_letters *letters)
{
    an_san parsed;
    if (!an__plain_say(san, plain, letters))
        return false;
    plain_count++;
    assert_int_equal(an_san_parse(&parsed, word, notation), AN_OK);
    assert_memory_equal(san, &parsed, sizeof parsed);
    for (int gives_check = 0; gives_check < 2; gives_check++) {
        an_text rest = {word.at + san->size, word.size - san->size};
        an_suffix suffix = an_suffix_read(rest, gives_check);
        bool has_annotation = rest.size > (an_plain_sign(plain) != AN_NO_SIGN);
        assert_int_equal(rest.size, an_plain_suffix_size(plain));
        assert_int_equal(suffix.size, rest.size);
        assert_int_equal(suffix.sign, an_plain_sign(plain));
        assert_false(suffix.en_passant);
        assert_true(has_annotation || !suffix.nag_count);
    }
    return true;
}

/* c1-h6 of a bishop, Ke1-g1: what a whole origin says besides a piece's own way to go. Of
 * coordinates, c1h6, that is their meaning. */
static bool is_beside_its_way(const an_position *position, an_move move, const an_san *san)
{
    bool is_whole =
        san->kind == AN_SAN_MOVE && an_has_origin(san) && !(san->forms & AN_FORM_COORDINATES);
    bool is_no_pawn = an_position_role(position, move.from) != AN_PAWN;
    return is_whole && (move.kind == AN_CASTLING || (san->role == AN_NO_ROLE && is_no_pawn));
}

static void check_resolved(const an_position *position, an_plain plain,
                           const an_plain_letters *letters, const an_san *san)
{
    an_move due;
    an_move quick = an__plain_resolve(position, an_checkers(position), plain, letters);
    bool is_resolved = quick.kind != AN_NULL_STEP;
    an_code code = an_san_resolve(&due, position, san, NULL);
    unsigned kind;
    an_role role = san->role == AN_NO_ROLE ? AN_PAWN : (an_role)san->role;
    bool has_rival =
        san->kind == AN_SAN_MOVE && an_has_many(an__san_origins(position, san, role, &kind));
    bool is_usual = code == AN_OK && !has_rival && !is_beside_its_way(position, due, san);
    assert_int_equal(is_resolved, is_usual);
    if (is_resolved)
        assert_memory_equal(&quick, &due, sizeof due);
    resolved_count += is_resolved;
    named_count += is_resolved && (san->forms & AN_FORM_PAWN_LETTER);
}

/* A short word, one with a file or a rank, or one with both squares is the same read from the front
 * and from the end, whatever stands around it. */
static void check_both_readings(const char *word)
{
    enum { BEFORE = 3 };
    char padded[BEFORE + WORD_MAX + 1] = {0}, *begin = padded + BEFORE;
    static const char befores[] = " .x4e", spaces[] = " \n\t\v\f\r";
    size_t length = strcspn(word, spaces);
    if (length == 0)
        return;
    memcpy(begin, word, length);
    for (size_t i = 0; i < sizeof befores * sizeof spaces; i++) {
        size_t size;
        begin[-1] = befores[i / sizeof spaces];
        begin[length] = spaces[i % sizeof spaces];
        an_plain quick, named = an_plain_read_named(begin, begin + length);
        an_plain far = an__plain_read_far(begin, begin + length) |
                       an_plain_read_coordinates(begin, begin + length);
        an_plain joined = an__plain_read_joined(begin, begin + length);
        bool is_short = an_plain_read_short(begin, begin + length, &quick);
        if (!is_short && named == 0 && far == 0 && joined == 0)
            continue;
        assert_int_equal(is_short + (named != 0) + (far != 0) + (joined != 0), 1);
        assert_int_equal(is_short ? quick : named | far | joined, an__plain_read(begin, &size));
        assert_int_equal(size, length);
        short_count += is_short;
        with_origin_count += named != 0;
        far_count += far != 0;
        joined_count += joined != 0;
    }
}

/* A letter that is no letter of the language, and one beyond its table. */
static void check_letter(an_plain plain, an_text word, const an_notation *notation,
                         const an_plain_letters *letters)
{
    an_san san;
    unsigned row = an_plain_row(plain, letters);
    if (row == AN_ROW_UNKNOWN)
        assert_int_equal(an_san_parse(&san, word, notation), AN_UNKNOWN_PIECE_LETTER);
    if (row >= AN_ROW_ALIASES && row < AN_ROW_FIGURINES) {
        assert_int_equal(an_san_parse(&san, word, notation), AN_OK);
        assert_int_equal(san.role, row - AN_ROW_ALIASES);
        assert_int_equal(san.forms & ~AN_FORM_CAPTURE_SIGN, 0);
    }
}

/* What the letters of a language mean, exact or not. */
typedef struct reading {
    an_notation notation;
    an_plain_letters letters;
} reading;

static reading reading_of(const an_language *language, bool exact)
{
    reading r = {.notation = an_notation_of(language, AN_STYLE_SHORT)};
    r.notation.exact = exact;
    r.letters = an__plain_letters_of(&r.notation);
    return r;
}

static void check_reading(an_plain plain, an_text word, const an_position *position,
                          const reading *r)
{
    an_san san;
    check_letter(plain, word, &r->notation, &r->letters);
    if (check_said(&san, plain, word, &r->notation, &r->letters))
        check_resolved(position, plain, &r->letters, &san);
}

/* Read by its own language, and by another one. */
typedef struct readers {
    reading lenient, exact, other;
} readers;

static void check_word(const char *word, const an_position *position, const readers *by)
{
    size_t size;
    an_san san;
    an_plain plain = an__plain_read(word, &size);
    check_both_readings(word);
    if (plain == 0)
        return;
    assert_true(size <= strlen(word));
    an_text text = {word, size};
    check_reading(plain, text, position, &by->lenient);
    check_reading(plain, text, position, &by->exact);
    check_reading(plain, text, position, &by->other);
    /* letters beyond the table are no others; but pawns are not named with exact ones */
    bool is_said = an__plain_say(&san, plain, &by->lenient.letters);
    bool is_named = an_plain_row(plain, &by->lenient.letters) == AN_ROW_NAMED;
    assert_int_equal(an__plain_say(&san, plain, &by->exact.letters), is_said && !is_named);
}

/* A word with one character changed, left out or put in. */
static void change(char *word)
{
    static const char characters[] = "NBRQKCFTDSPLOabcdefgh123456789x+#=!?-:() \n{pP0";
    size_t size = strlen(word), at = random_below(size + 1);
    char c = characters[random_below(sizeof characters - 1)];
    switch (random_below(3)) {
    case 0:
        word[at] = at < size ? c : '\0';
        break;
    case 1:
        memmove(word + at, word + at + (at < size), size - at + (at == size));
        break;
    default:
        memmove(word + at + 1, word + at, size - at + 1);
        word[at] = c;
    }
}

/* A move as one notation writes it, read by another. */
static void check_move(const an_position *position, an_move move, const an_notation *writer,
                       const readers *by)
{
    char written[AN_SAN_MAX + 1], changed[WORD_MAX];
    an_move_write(written, position, move, writer);
    check_word(written, position, by);
    for (int i = 0; i < CHANGES; i++) {
        strcpy(changed, written);
        change(changed);
        check_word(changed, position, by);
        change(changed);
        check_word(changed, position, by);
    }
}

static void check_position(const an_position *position, const an_language *language)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    an_notation notation = an_notation_of(language, AN_STYLE_SHORT);
    an_notation long_notation = an_notation_of(language, AN_STYLE_LONG);
    an_notation full_notation = an_notation_of(language, AN_STYLE_FULL);
    an_notation figurines = an_notation_of(&an_figurine, AN_STYLE_SHORT);
    an_notation coordinates = an_notation_of(NULL, AN_STYLE_UCI);
    an_notation_choose(&notation, AN_CONVENTION_PROMOTION, an_text_of("="));
    an_notation_choose(&full_notation, AN_CONVENTION_PROMOTION, an_text_of("="));
    const an_language *other = &an_languages[random_below(an_language_count)];
    const readers by = {reading_of(language, false), reading_of(language, true),
                        reading_of(other, random_below(2))};
    for (size_t i = 0; i < count; i++) {
        check_move(position, moves[i], &notation, &by);
        if (i % 8 == 0)
            check_move(position, moves[i], &long_notation, &by);
        if (i % 8 == 1)
            check_move(position, moves[i], &figurines, &by);
        if (i % 8 == 5)
            check_move(position, moves[i], &coordinates, &by);
        if (i % 4 == 2)
            check_move(position, moves[i], &full_notation, &by);
    }
}

static void both_ways_agree(void **state)
{
    (void)state;
    size_t language = 0;
    for (int game = 0; game < GAMES; game++) {
        an_position position = an_position_start();
        an_move moves[AN_MOVES_MAX];
        for (int ply = 0; ply < PLIES_PER_GAME; ply++) {
            size_t count = an_position_moves(&position, moves);
            if (count == 0)
                break;
            position = an_position_play(&position, moves[random_below(count)]);
            /* English every other time: it has the most plain words */
            check_position(&position, &an_languages[ply % 2 ? language++ % an_language_count : 0]);
        }
    }
    print_message("%zu plain words, %zu moves, %zu of named pawns\n", plain_count, resolved_count,
                  named_count);
    assert_true(plain_count > 100000 && short_count > 100000 && resolved_count > 50000);
    assert_true(named_count > 5000 && with_origin_count > 1000 && far_count > 10000 &&
                joined_count > 10000);
}

/* Pins, two pieces that can go there, promotions, what stands in the way. */
static void corners_agree(void **state)
{
    (void)state;
    static const char *const fens[] = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "4k3/8/8/1b6/8/3N4/8/N3KN2 w - - 0 1",
        "4k3/4r3/8/8/4N3/8/8/N3K3 w - - 0 1",
        "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3"};
    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        an_position position = position_of(fens[i], AN_STANDARD);
        for (size_t language = 0; language < an_language_count; language++)
            check_position(&position, &an_languages[language]);
    }
}

/* One letter of a language that means two things, or begins a longer one, is not plain. */
static void letters_mean_one_thing(void **state)
{
    (void)state;
    static const struct {
        const char *language;
        char letter;
        unsigned row, exact_row;
    } cases[] = {{"en", 'N', AN_KNIGHT, AN_KNIGHT},
                 {"en", 'P', AN_ROW_NAMED, AN_ROW_UNKNOWN},
                 {"en", 'C', AN_ROW_UNKNOWN, AN_ROW_UNKNOWN},
                 {"fr", 'R', AN_KING, AN_KING},
                 {"nl", 'P', AN_ROW_UNCLEAR, AN_ROW_UNCLEAR},
                 {"sq", 'K', AN_ROW_UNCLEAR, AN_ROW_UNCLEAR},
                 {"gl", 'R', AN_ROW_UNCLEAR, AN_ROW_UNCLEAR},
                 {"gl", 'T', AN_ROOK, AN_ROOK},
                 {"ru", 'K', AN_ROW_UNCLEAR, AN_ROW_UNCLEAR},
                 {"de", 'B', AN_ROW_NAMED, AN_ROW_UNKNOWN},
                 {"lb", 'P', AN_KNIGHT, AN_KNIGHT},
                 {"lb", 'S', AN_ROW_ALIASES + AN_KNIGHT, AN_ROW_UNCLEAR},
                 {"hu", 'G', AN_ROW_UNCLEAR, AN_ROW_UNCLEAR},
                 {"et", 'O', AN_BISHOP, AN_BISHOP},
                 {"hu", 'B', AN_ROOK, AN_ROOK}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const an_language *language = an_language_from_name(an_text_of(cases[i].language));
        assert_non_null(language);
        an_plain_letters letters = reading_of(language, false).letters;
        an_plain_letters exact = reading_of(language, true).letters;
        assert_int_equal(letters.rows[cases[i].letter - 'A' + 1], cases[i].row);
        assert_int_equal(exact.rows[cases[i].letter - 'A' + 1], cases[i].exact_row);
    }
    an_san san;
    size_t size;
    const an_notation uci = an_notation_of(NULL, AN_STYLE_UCI),
                      iccf = an_notation_of(NULL, AN_STYLE_ICCF);
    const an_plain_letters of_uci = an__plain_letters_of(&uci),
                           of_iccf = an__plain_letters_of(&iccf);
    assert_false(an__plain_say(&san, an__plain_read("e4", &size), &of_uci));
    assert_true(an__plain_say(&san, an__plain_read("e2e4", &size), &of_uci));
    assert_false(an__plain_say(&san, an__plain_read("e2e4", &size), &of_iccf));
}

/* Every letter, before squares of all kinds, says in every language what the parser reads. */
static void all_letters_agree(void **state)
{
    (void)state;
    static const char *const rests[] = {"e4", "g1-f3", "e2-e4", "exd5", "a7-a8", "2e4", "b1xd2+"};
    const an_position position = an_position_start();
    for (size_t language = 0; language < an_language_count; language++)
        for (uint32_t point = 'A'; point <= 0x42f; point += point == 'Z' ? 0x391 - 'Z' : 1)
            for (size_t i = 0; i < sizeof rests / sizeof *rests; i++) {
                char word[WORD_MAX] = {(char)(point < 0x80 ? point : 0xc0 | point >> 6)};
                const reading lenient = reading_of(&an_languages[language], false);
                const readers by = {lenient, reading_of(&an_languages[language], true), lenient};
                if (point >= 0x80)
                    word[1] = (char)(0x80 | (point & 0x3f));
                strcat(word, rests[i]);
                check_word(word, &position, &by);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_ways_agree), cmocka_unit_test(corners_agree),
        cmocka_unit_test(all_letters_agree), cmocka_unit_test(letters_mean_one_thing)};
    return cmocka_run_group_tests_name("plain moves", tests, NULL, NULL);
}
