/* A board of letters or figurines, and the squares on it that explain a finding. */
#include "diagram.h"

#include "caption.h"
#include "piece_letters.h"
#include "position.h"

/* ---- the characters of a board ---- */

typedef struct face_row {
    const char *empty[2]; /* on dark and on light squares, as are left and right */
    const char *left[2];
    const char *right[2]; /* also fills up a square; right sides are used only in a frame */
    const char *mark[2];  /* left and right of a marked square */
    const char *point[2]; /* left and right of the piece that must move */
    const char *top[3];   /* the top of the frame: corner, line, corner */
    const char *bottom[3];
    const char *side;    /* the side of the frame; NULL if there is no frame */
    an_text_color color; /* of marked squares */
} face_row;

static const face_row faces[AN_FACE_COUNT] = {
    [AN_FACE_SMALL] = {.empty = {".", "."},
                       .left = {" ", " "},
                       .mark = {"*", NULL},
                       .point = {"*", NULL},
                       .color = AN_TEXT_COLOR_ERROR},
    [AN_FACE_FRAMED] = {.empty = {".", " "},
                        .left = {" ", " "},
                        .right = {" ", " "},
                        .mark = {"[", "]"},
                        .point = {"<", ">"},
                        .top = {"+", "-", "+"},
                        .bottom = {"+", "-", "+"},
                        .side = "|",
                        .color = AN_TEXT_COLOR_NOTE},
    [AN_FACE_SHADED] = {.empty = {"░", " "},
                        .left = {"░", " "},
                        .right = {"░", " "},
                        .mark = {"[", "]"},
                        .point = {"<", ">"},
                        .top = {"┌", "─", "┐"},
                        .bottom = {"└", "─", "┘"},
                        .side = "│",
                        .color = AN_TEXT_COLOR_NOTE},
};

/* A diagram that is being drawn. */
typedef struct drawing {
    const an_diagram *diagram;
    const face_row *face;
    const an_language *language;
    const an_appearance *appearance;
    unsigned columns; /* columns of the widest piece letter */
} drawing;

enum { SMALL_COLUMNS = 2 }; /* columns of the letters of a small face */

static drawing drawing_of(const an_diagram *diagram, const an_appearance *appearance)
{
    const an_language *language = diagram->language;
    bool is_small = diagram->face == AN_FACE_SMALL;
    if (language == NULL || !an_language_suits_boards(language) ||
        (is_small &&
         (language == &an_figurine || an__piece_letters_columns(language) > SMALL_COLUMNS)))
        language = &an_languages[0];
    return (drawing){.diagram = diagram,
                     .face = &faces[diagram->face],
                     .language = language,
                     .appearance = appearance,
                     .columns = is_small ? SMALL_COLUMNS : an__piece_letters_columns(language)};
}

static void repeat(an_buffer *out, const char *what, unsigned times)
{
    while (times-- > 0)
        an__buffer_put(out, what);
}

/* ---- squares ---- */

/* Returns the square in a row and a column of the drawn board, both from 0, from the top and the
 * left. */
static unsigned square_on_paper(const an_diagram *diagram, unsigned row, unsigned column)
{
    return diagram->is_flipped ? an_square_at(7 - column, row) : an_square_at(column, 7 - row);
}

/* Returns the texts left and right of a marked square; NULL if it is not marked. */
static const char *const *mark_on(const drawing *d, unsigned square)
{
    if (d->diagram->pointed & an_bit(square))
        return d->face->point;
    return d->diagram->marked & an_bit(square) ? d->face->mark : NULL;
}

static void put_square(an_buffer *out, const drawing *d, unsigned square, bool is_last)
{
    const face_row *face = d->face;
    const char *const *mark = mark_on(d, square);
    unsigned is_light = (an_file_of(square) + an_rank_of(square)) & 1, columns = 1;
    char letter[AN_PIECE_LETTER_MAX];
    const char *shown = face->empty[is_light];
    an_role role = an_role_at(d->diagram->position, square);
    if (role != AN_NO_ROLE) {
        an_color color = an_position_color(d->diagram->position, square);
        columns = an__piece_letter_write(letter, d->language, role, color);
        shown = letter;
    }
    if (mark != NULL)
        an_put_text_color(out, d->appearance, face->color);
    AN_PUT_ALL(out, mark != NULL ? mark[0] : face->left[is_light], shown);
    if (face->side != NULL) {
        repeat(out, mark != NULL ? " " : face->right[is_light], d->columns - columns);
        an__buffer_put(out, mark != NULL ? mark[1] : face->right[is_light]);
    }
    if (mark != NULL)
        an_put_text_color(out, d->appearance, AN_TEXT_COLOR_PLAIN);
    if (face->side == NULL && !is_last)
        an_put_blanks(out, d->columns - columns);
}

/* ---- the numbers beside a board ---- */

static bool has_numbers(const an_diagram *diagram)
{
    return an_variant_square(diagram->numbering, 0) != AN_NO_SQUARE;
}

static void put_numbers(an_buffer *out, const an_diagram *diagram, unsigned row)
{
    an_put_blanks(out, 2);
    for (unsigned column = 0; column < 8; column++) {
        unsigned number =
            1 + an__place_of(diagram->numbering, square_on_paper(diagram, row, column));
        an__buffer_put(out, number < 10 ? "  " : " ");
        an__buffer_put_number(out, number);
    }
}

/* ---- lines ---- */

static void put_margin(an_buffer *out, const an_diagram *diagram, unsigned rank)
{
    an_put_blanks(out, diagram->indent);
    if (diagram->without_coordinates)
        return;
    an_buffer_put_char(out, rank < 8 ? (char)('1' + rank) : ' ');
    an_buffer_put_char(out, ' ');
}

static void put_edge(an_buffer *out, const drawing *d, const char *const *edge)
{
    if (d->face->side == NULL)
        return;
    put_margin(out, d->diagram, 8);
    an__buffer_put(out, edge[0]);
    repeat(out, edge[1], 8 * (d->columns + 2));
    AN_PUT_ALL(out, edge[2], "\n");
}

static void put_row(an_buffer *out, const drawing *d, unsigned row)
{
    const char *side = d->face->side != NULL ? d->face->side : "";
    put_margin(out, d->diagram, an_rank_of(square_on_paper(d->diagram, row, 0)));
    an__buffer_put(out, side);
    for (unsigned column = 0; column < 8; column++)
        put_square(out, d, square_on_paper(d->diagram, row, column), column == 7);
    an__buffer_put(out, side);
    if (has_numbers(d->diagram))
        put_numbers(out, d->diagram, row);
    an_buffer_put_char(out, '\n');
}

static void put_files(an_buffer *out, const drawing *d)
{
    const an_diagram *diagram = d->diagram;
    bool is_framed = d->face->side != NULL;
    if (diagram->without_coordinates)
        return;
    an_put_blanks(out, diagram->indent + (is_framed ? 4 : 3));
    for (unsigned column = 0; column < 8; column++) {
        an_buffer_put_char(out, (char)('a' + an_file_of(square_on_paper(diagram, 0, column))));
        if (column < 7)
            an_put_blanks(out, d->columns + is_framed);
    }
    if (has_numbers(diagram)) {
        an_put_blanks(out, d->columns + 3);
        for (unsigned column = 0; column < 8; column++) {
            an_put_blanks(out, 2);
            an_buffer_put_char(out, (char)('a' + an_file_of(square_on_paper(diagram, 0, column))));
        }
    }
    an_buffer_put_char(out, '\n');
}

void an__put_diagram(an_buffer *out, const an_diagram *diagram, const an_appearance *appearance)
{
    drawing d = drawing_of(diagram, appearance);
    put_edge(out, &d, d.face->top);
    for (unsigned row = 0; row < 8; row++)
        put_row(out, &d, row);
    put_edge(out, &d, d.face->bottom);
    put_files(out, &d);
}

/* ---- what explains a finding ---- */

typedef enum place { PIECE, BY, KING, TARGET } place;

/* The squares that explain a finding: the line between two squares, including both, and a third
 * square. */
static const struct {
    an_code code;
    an_castling_obstacle detail; /* AN_CASTLING_FREE: the row is not about castling */
    place from, to, besides;
} pictures[] = {
    {AN_PINNED_PIECE, AN_CASTLING_FREE, BY, KING, PIECE},
    {AN_CHECK_NOT_PARRIED, AN_CASTLING_FREE, BY, KING, KING},
    {AN_KING_INTO_CHECK, AN_CASTLING_FREE, BY, TARGET, KING},
    {AN_PATH_BLOCKED, AN_CASTLING_FREE, PIECE, TARGET, BY},
    {AN_CASTLING_REFUSED, AN_CASTLING_IN_CHECK, BY, KING, KING},
    {AN_CASTLING_REFUSED, AN_CASTLING_BLOCKED, KING, BY, BY},
    {AN_CASTLING_REFUSED, AN_CASTLING_OBSTRUCTED, BY, BY, KING},
    {AN_CASTLING_REFUSED, AN_CASTLING_THROUGH, BY, TARGET, KING},
    {AN_CASTLING_REFUSED, AN_CASTLING_INTO_CHECK, BY, TARGET, KING},
};

static unsigned square_at_place(const an_reason *reason, place where)
{
    const unsigned squares[] = {[PIECE] = reason->piece,
                                [BY] = reason->by,
                                [KING] = reason->king,
                                [TARGET] = reason->target};
    return squares[where];
}

an_squares an__squares_of_interest(const an_finding *finding)
{
    const an_reason *reason = &finding->facts.reason;
    for (size_t i = 0; i < sizeof pictures / sizeof *pictures; i++) {
        if (pictures[i].code != finding->code ||
            (pictures[i].detail != AN_CASTLING_FREE && pictures[i].detail != reason->detail))
            continue;
        unsigned from = square_at_place(reason, pictures[i].from);
        unsigned to = square_at_place(reason, pictures[i].to);
        unsigned besides = square_at_place(reason, pictures[i].besides);
        if (from >= AN_SQUARE_COUNT || to >= AN_SQUARE_COUNT || besides >= AN_SQUARE_COUNT)
            return 0;
        return an__between[from][to] | an_bit(from) | an_bit(to) | an_bit(besides);
    }
    return 0;
}
