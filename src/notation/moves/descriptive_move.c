/* Resolves moves in descriptive notation. */
#include "descriptive_move.h"

#include "bitboard.h"
#include "descriptive.h"
#include "glyphs.h"
#include "position.h"
#include "suffix.h"
#include "text.h"

/* The letters of a language, and the order in which it names things: K4 and KB in English; 4R and
 * AR in Spanish, 4R and FR in French. */
typedef struct school {
    const char *letters; /* in the order of `roles` */
    const an_role *roles;
    bool names_side_first; /* the side stands before the piece, and the file before the rank */
} school;

static const an_role english_roles[] = {AN_KING, AN_QUEEN, AN_ROOK, AN_BISHOP, AN_KNIGHT, AN_PAWN};
static const an_role latin_roles[] = {AN_KING,   AN_QUEEN,  AN_ROOK, AN_BISHOP,
                                      AN_BISHOP, AN_KNIGHT, AN_PAWN};
static const school schools[] = {{"KQRBNP", english_roles, true}, {"RDTFACP", latin_roles, false}};

/* A piece and its side, such as the king's bishop, or the file named after it. */
typedef struct name {
    an_role role; /* AN_NO_ROLE: there is none */
    an_role side; /* AN_KING, AN_QUEEN, or AN_NO_ROLE if no side is named */
    size_t size;
} name;

static an_role role_at(const school *s, an_text text, size_t *size)
{
    const bool is_kt = s->names_side_first && an_text_starts(text, "Kt");
    *size = is_kt ? 2 : 1;
    if (is_kt)
        return AN_KNIGHT;
    for (size_t i = 0; text.size > 0 && s->letters[i] != '\0'; i++)
        if (*text.at == s->letters[i])
            return s->roles[i];
    return AN_NO_ROLE;
}

/* Reads a name of one letter or two. In English a pawn may have its file before it: KBP. */
static name read_name(const school *s, an_text text)
{
    name found = {AN_NO_ROLE, AN_NO_ROLE, 0};
    for (unsigned letters = 0; letters < 3; letters++) {
        size_t size;
        an_role role = role_at(s, an_text_after(text, found.size), &size);
        if (role == AN_NO_ROLE)
            break;
        if (letters > 0)
            found.side = s->names_side_first ? found.role : role;
        if (letters == 0 || s->names_side_first)
            found.role = role;
        found.size += size;
    }
    return found;
}

/* Returns the squares that a file and a rank may mean, both counted from the side to move. */
static an_squares squares_of(const an_position *p, name file, unsigned rank)
{
    static const uint8_t files[AN_ROLE_COUNT][2] = {
        [AN_KNIGHT] = {1, 6}, [AN_BISHOP] = {2, 5}, [AN_ROOK] = {0, 7},
        [AN_QUEEN] = {3, 3},  [AN_KING] = {4, 4},
    };
    unsigned row = p->turn == AN_WHITE ? rank - 1 : 8 - rank;
    if (file.role == AN_PAWN)
        return 0;
    an_squares of_queen = an_bit(an_square_at(files[file.role][0], row));
    an_squares of_king = an_bit(an_square_at(files[file.role][1], row));
    return (file.side == AN_KING ? 0 : of_queen) | (file.side == AN_QUEEN ? 0 : of_king);
}

/* Reads the target of a move, such as K4 or 4R. Returns the squares that it may mean. *size becomes
 * its bytes. */
static an_squares read_target(const school *s, const an_position *p, an_text text, size_t *size)
{
    size_t at = 0;
    name file = {AN_NO_ROLE, AN_NO_ROLE, 0};
    if (s->names_side_first)
        at = (file = read_name(s, text)).size;
    if (at >= text.size || !an_names_rank(text.at[at]))
        return 0;
    unsigned rank = (unsigned)(text.at[at++] - '0');
    if (!s->names_side_first)
        at += (file = read_name(s, an_text_after(text, at))).size;
    *size = at;
    return file.role == AN_NO_ROLE ? 0 : squares_of(p, file, rank);
}

/* Returns how many legal moves a word may mean in this language. *move becomes the last of them. */
static unsigned count_meant(an_move *move, const school *s, const an_position *p, an_text word)
{
    an_move moves[AN_MOVES_MAX];
    an_color them = an_opposite((an_color)p->turn);
    name piece = read_name(s, word);
    an_text rest = an_text_after(word, piece.size);
    bool takes = rest.size > 0 && *rest.at == 'x';
    size_t size = 0;
    an_squares targets;
    rest = an_text_after(rest, takes ? 1 : an__dash_size(rest));
    if (takes) {
        name taken = read_name(s, rest);
        size = taken.size;
        targets = taken.role == AN_NO_ROLE ? 0 : an_pieces(p, them, taken.role);
    } else {
        targets = read_target(s, p, rest, &size) & ~an_occupied(p);
    }
    rest = an_text_after(rest, size);
    if (piece.role == AN_NO_ROLE || !an_is_signs(rest))
        return 0;
    unsigned found = 0;
    size_t count = an_position_moves(p, moves);
    for (size_t i = 0; i < count; i++)
        if (an_role_at(p, moves[i].from) == piece.role && (targets & an_bit(moves[i].to)) &&
            moves[i].kind != AN_CASTLING) {
            *move = moves[i];
            found++;
        }
    return found;
}

bool an__descriptive_move(an_move *move, const an_position *position, an_text word)
{
    char joined[AN_DESCRIPTIVE_MAX];
    unsigned found = 0;
    an_move meant = {0};
    word = an_text_from(joined, an__descriptive_join(joined, word));
    for (size_t i = 0; i < sizeof schools / sizeof *schools; i++) {
        an_move other = {0};
        unsigned count = count_meant(&other, &schools[i], position, word);
        if (count > 0 && !(found > 0 && an_move_equal(meant, other)))
            found += count;
        meant = count > 0 ? other : meant;
    }
    if (found == 1)
        *move = meant;
    return found == 1;
}
