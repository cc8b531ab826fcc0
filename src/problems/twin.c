/* Twins: problems that differ from another one by a change or two. */
#include "twin.h"

#include "composition_facts.h"
#include "letters.h"
#include "notation.h"
#include "placement.h"
#include "text.h"
#include "utf8.h"

/* ---- reading ---- */

/* What stands between two squares, or before one. A sign comes before those that it begins with. */
static const struct {
    const char *sign;
    an_twin_kind kind;
} signs[] = {
    {"<->", AN_TWIN_EXCHANGE}, {"<=>", AN_TWIN_EXCHANGE}, {"<-->", AN_TWIN_EXCHANGE},
    {"↔", AN_TWIN_EXCHANGE},   {"⇔", AN_TWIN_EXCHANGE},   {"⇄", AN_TWIN_EXCHANGE},
    {"⟷", AN_TWIN_EXCHANGE},   {"-->", AN_TWIN_MOVE},     {"->", AN_TWIN_MOVE},
    {"==>", AN_TWIN_MOVE},     {"=>", AN_TWIN_MOVE},      {"→", AN_TWIN_MOVE},
    {"⇒", AN_TWIN_MOVE},       {"⟶", AN_TWIN_MOVE},       {">", AN_TWIN_MOVE},
    {"=", AN_TWIN_REPLACE},    {"-", AN_TWIN_MOVE},       {"−", AN_TWIN_MOVE},
    {"–", AN_TWIN_MOVE},       {"/", AN_TWIN_MOVE},
};

/* Words for the side of a piece. A word of one language counts only in its lists, and comes before
 * those of any language: in French, b is blanc. */
static const struct {
    const char *language; /* NULL: any */
    const char *word;
    an_color color;
} colors[] = {
    {"fr", "b", AN_WHITE},     {"es", "b", AN_WHITE},       {"it", "b", AN_WHITE},
    {"de", "s", AN_BLACK},     {"nl", "z", AN_BLACK},       {NULL, "white", AN_WHITE},
    {NULL, "black", AN_BLACK}, {NULL, "blanc", AN_WHITE},   {NULL, "noir", AN_BLACK},
    {NULL, "noire", AN_BLACK}, {NULL, "blanche", AN_WHITE}, {NULL, "weiß", AN_WHITE},
    {NULL, "weiss", AN_WHITE}, {NULL, "schwarz", AN_BLACK}, {NULL, "w", AN_WHITE},
    {NULL, "b", AN_BLACK},     {NULL, "n", AN_BLACK},
};

typedef struct twin_reader {
    an_text text;
    size_t at;
    const an_language *language;
    an_problem_fault *fault;
} twin_reader;

/* A piece as a twin writes it: "d5", "Pd5", "wPd5". */
typedef struct named_piece {
    int color; /* an_color; -1: not said */
    an_role role;
    uint8_t square; /* AN_NO_SQUARE if there is none */
} named_piece;

static an_text rest_of(const twin_reader *r)
{
    return an_text_after(r->text, r->at);
}

static void skip_blanks(twin_reader *r)
{
    r->at += an__space_size(rest_of(r));
}

static bool refuse(twin_reader *r)
{
    return an_problem_refuse(r->fault, AN_PROBLEM_TWIN,
                             an_text_from(rest_of(r).at, an__size_up_to(rest_of(r), "")));
}

size_t an__twin_label_size(an_text text)
{
    size_t plus = text.size > 0 && *text.at == '+';
    bool is_label =
        text.size >= plus + 2 && an_is_letter(text.at[plus]) && text.at[plus + 1] == ')';
    return is_label ? plus + 2 : 0;
}

/* Returns whether a word of `language` (NULL: of any) may stand in a list in `of_list` (NULL: in no
 * known language). */
static bool is_of_language(const char *language, const an_language *of_list)
{
    return language == NULL || (of_list != NULL && strcmp(of_list->code, language) == 0);
}

static int read_color(twin_reader *r)
{
    an_text rest = rest_of(r);
    for (size_t i = 0; i < sizeof colors / sizeof *colors; i++) {
        size_t size = strlen(colors[i].word);
        bool is_letter = size == 1;
        if (!an_text_starts(rest, colors[i].word) || rest.size == size ||
            !is_of_language(colors[i].language, r->language))
            continue;
        /* "wPe4", and "white Pe4"; but b2 is a square */
        if (is_letter ? an__capital_size(an_text_after(rest, size)) > 0
                      : an__space_size(an_text_after(rest, size)) > 0) {
            r->at += size;
            skip_blanks(r);
            return (int)colors[i].color;
        }
    }
    return -1;
}

/* Reads the letter of a piece that stands before a square, or alone. */
static an_role read_letter(twin_reader *r)
{
    an_letter letters[AN_LETTERS_MAX];
    an_text rest = rest_of(r);
    const an_language *language = r->language != NULL ? r->language : &an_languages[0];
    size_t count = rest.size > 0 && an__capital_size(rest) > 0
                       ? an__letters_read(letters, rest, language, false)
                       : 0;
    if (count > 0) {
        r->at += letters[0].size;
        return (an_role)letters[0].role;
    }
    if (language == &an_languages[0] && rest.size > 0 && *rest.at == 'S') {
        r->at++;
        return AN_KNIGHT;
    }
    return AN_NO_ROLE;
}

static named_piece read_piece(twin_reader *r)
{
    named_piece piece = {.color = read_color(r), .square = AN_NO_SQUARE};
    piece.role = read_letter(r);
    skip_blanks(r);
    an_text rest = rest_of(r);
    if (rest.size >= 2 && an_names_square(rest.at)) {
        piece.square = (uint8_t)an_square_read(an_text_from(rest.at, 2));
        r->at += 2;
    }
    return piece;
}

/* Reads a sign between two squares. Returns false if there is none. */
static bool read_sign(twin_reader *r, an_twin_kind *kind)
{
    skip_blanks(r);
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (an_text_starts(rest_of(r), signs[i].sign)) {
            *kind = signs[i].kind;
            r->at += strlen(signs[i].sign);
            skip_blanks(r);
            return true;
        }
    return false;
}

static bool read_added(twin_reader *r, an_twin_change *change)
{
    r->at++;
    skip_blanks(r);
    named_piece piece = read_piece(r);
    if (piece.color < 0 || piece.role == AN_NO_ROLE || piece.square == AN_NO_SQUARE)
        return false;
    change->kind = AN_TWIN_ADD;
    change->to = piece.square;
    change->piece = an__placement_letter(piece.role, (an_color)piece.color);
    return true;
}

/* Returns the bytes of a minus sign at the beginning of a text; 0 if there is none. */
static size_t minus_size(an_text text)
{
    return an_text_starts_any(text, "-|−|–");
}

/* Notes which piece is said to stand on the square of a change. */
static void name_piece(an_twin_change *change, named_piece piece)
{
    change->named_role = (uint8_t)piece.role;
    change->named_color = (uint8_t)(piece.color + 1);
}

static bool read_removed(twin_reader *r, an_twin_change *change)
{
    r->at += minus_size(rest_of(r));
    skip_blanks(r);
    const named_piece piece = read_piece(r);
    change->kind = AN_TWIN_REMOVE;
    change->from = piece.square;
    name_piece(change, piece);
    return change->from != AN_NO_SQUARE;
}

static bool read_two_squares(twin_reader *r, an_twin_change *change)
{
    an_twin_kind kind;
    named_piece first = read_piece(r);
    if (first.square == AN_NO_SQUARE || !read_sign(r, &kind))
        return false;
    name_piece(change, first);
    named_piece second = read_piece(r);
    bool is_replaced = second.role != AN_NO_ROLE &&
                       (second.square == AN_NO_SQUARE || second.square == first.square) &&
                       (kind == AN_TWIN_REPLACE || kind == AN_TWIN_MOVE);
    if (is_replaced) {
        change->kind = AN_TWIN_REPLACE;
        change->to = first.square;
        change->piece = an__placement_letter(second.role, AN_WHITE);
        return second.color < 0;
    }
    change->kind = (uint8_t)kind;
    change->from = first.square;
    change->to = second.square;
    return second.square != AN_NO_SQUARE && kind != AN_TWIN_REPLACE;
}

static bool read_stipulation(twin_reader *r, an_twin_change *change)
{
    an_text rest = rest_of(r);
    an_text word = an_text_stripped_end(an_text_from(rest.at, an__size_up_to(rest, "")), ",;");
    if (!an_stipulation_read(&change->stipulation, word, NULL))
        return false;
    change->kind = AN_TWIN_STIPULATION;
    r->at += word.size;
    return true;
}

static bool read_change(twin_reader *r, an_twin *twin)
{
    an_twin_change change = {.from = AN_NO_SQUARE, .to = AN_NO_SQUARE};
    size_t start = r->at;
    an_text rest = rest_of(r);
    bool is_read =
        read_stipulation(r, &change) || (*rest.at == '+'        ? read_added(r, &change)
                                         : minus_size(rest) > 0 ? read_removed(r, &change)
                                                                : read_two_squares(r, &change));
    if (!is_read) {
        r->at = start;
        return refuse(r);
    }
    change.text = an_text_from(r->text.at + start, r->at - start);
    if (twin->count == AN_TWIN_CHANGES_MAX)
        return an_problem_refuse(r->fault, AN_PROBLEM_TOO_MANY_TWINS, change.text);
    twin->changes[twin->count++] = change;
    return true;
}

/* Reads one twin, up to the label of the next one. */
static bool read_twin(twin_reader *r, an_twin *twin)
{
    *twin = (an_twin){.is_continued = *rest_of(r).at == '+' && an__twin_label_size(rest_of(r)) > 0};
    r->at += an__twin_label_size(rest_of(r));
    for (;;) {
        skip_blanks(r);
        while (r->at < r->text.size && an_is_among(*rest_of(r).at, ",;&")) {
            r->at++;
            skip_blanks(r);
        }
        if (r->at == r->text.size || an__twin_label_size(rest_of(r)) > 0)
            return twin->count > 0 || refuse(r);
        if (!read_change(r, twin))
            return false;
    }
}

/* Skips the label of the first position, a). Returns true if a change follows: then the first
 * position itself is no problem. */
static bool skip_first_label(twin_reader *r)
{
    an_text rest = rest_of(r);
    if (an__twin_label_size(rest) != 2 || an_lower(*rest.at) != 'a')
        return false;
    r->at += 2;
    skip_blanks(r);
    const bool is_diagram = an_text_starts_any(rest_of(r), "diagram|Diagramm") > 0;
    r->at += is_diagram ? an__size_up_to(rest_of(r), "") : 0;
    skip_blanks(r);
    rest = rest_of(r);
    return !is_diagram && rest.size > 0 && an__twin_label_size(rest) == 0;
}

bool an__twins_read(an_twin_list *list, an_text text, const an_language *language,
                    an_problem_fault *fault)
{
    twin_reader r = {.text = text, .language = language, .fault = fault};
    skip_blanks(&r);
    if (skip_first_label(&r))
        list->is_zero_position = true;
    while (r.at < r.text.size) {
        if (list->count == AN_TWINS_MAX)
            return an_problem_refuse(fault, AN_PROBLEM_TOO_MANY_TWINS, rest_of(&r));
        if (!read_twin(&r, &list->at[list->count]))
            return false;
        list->count++;
        skip_blanks(&r);
    }
    return true;
}

static bool are_changes_equal(const an_twin_change *a, const an_twin_change *b)
{
    return a->kind == b->kind && a->from == b->from && a->to == b->to && a->piece == b->piece &&
           a->named_role == b->named_role && a->named_color == b->named_color;
}

bool an__twins_equal(const an_twin_list *a, const an_twin_list *b)
{
    bool are_equal = a->count == b->count;
    for (size_t i = 0; are_equal && i < a->count; i++) {
        are_equal = a->at[i].count == b->at[i].count;
        for (size_t j = 0; are_equal && j < a->at[i].count; j++)
            are_equal = are_changes_equal(&a->at[i].changes[j], &b->at[i].changes[j]);
    }
    return are_equal;
}

/* ---- applying ---- */

/* Returns true if `piece`, the letter of a FEN, is not the piece that the change names. */
static bool is_another(char piece, const an_twin_change *change)
{
    if (piece == '\0')
        return false;
    const an_color color = an_is_upper(piece) ? AN_WHITE : AN_BLACK;
    const an_role role = (an_role)change->named_role;
    return (change->named_color > 0 && change->named_color != color + 1u) ||
           (role != AN_NO_ROLE && an__placement_letter(role, color) != piece);
}

/* Changes the board. Returns the fault, or AN_PROBLEM_SOUND. */
static an_problem_fault_kind change_board(an_placement *placement, const an_twin_change *change)
{
    char *from = &placement->piece[change->from % AN_SQUARE_COUNT];
    char *to = &placement->piece[change->to % AN_SQUARE_COUNT];
    char piece = *from;
    if (is_another(change->kind == AN_TWIN_REPLACE ? *to : piece, change))
        return AN_PROBLEM_TWIN_PIECE;
    switch ((an_twin_kind)change->kind) {
    case AN_TWIN_MOVE:
        if (piece == '\0')
            return AN_PROBLEM_TWIN_SQUARE;
        if (*to != '\0')
            return AN_PROBLEM_TWIN_OCCUPIED;
        *from = '\0';
        *to = piece;
        break;
    case AN_TWIN_EXCHANGE:
        if (piece == '\0' || *to == '\0')
            return AN_PROBLEM_TWIN_SQUARE;
        *from = *to;
        *to = piece;
        break;
    case AN_TWIN_REMOVE:
        if (piece == '\0')
            return AN_PROBLEM_TWIN_SQUARE;
        *from = '\0';
        break;
    case AN_TWIN_ADD:
        if (*to != '\0')
            return AN_PROBLEM_TWIN_OCCUPIED;
        *to = change->piece;
        break;
    case AN_TWIN_REPLACE:
        if (*to == '\0')
            return AN_PROBLEM_TWIN_SQUARE;
        *to = an_is_upper(*to) ? an_upper(change->piece) : an_lower(change->piece);
        break;
    case AN_TWIN_STIPULATION:
        break;
    case AN_TWIN_TURN:
        an__placement_turn(placement, change->turn);
        break;
    case AN_TWIN_SHIFT:
        return an__placement_shift(placement, change->from, change->to) ? AN_PROBLEM_SOUND
                                                                        : AN_PROBLEM_TWIN_OUTSIDE;
    }
    return AN_PROBLEM_SOUND;
}

/* Puts the changed board into the problem, with the side to move that is due. */
static an_code take_board(an_problem *problem, const an_placement *placement, an_color turn,
                          bool castles_anywhere, an_fen_fault *fault)
{
    an_position before = problem->position;
    return an__placement_position(&problem->position, placement, turn, (an_variant)before.variant,
                                  castles_anywhere ? NULL : &before, fault);
}

bool an__twin_apply(an_problem *problem, const an_twin *twin, bool castles_anywhere,
                    an_problem_fault *fault)
{
    an_placement placement = an__placement_of(&problem->position);
    an_problem changed = *problem;
    bool is_board_changed = false, is_turned = false;
    for (size_t i = 0; i < twin->count; i++) {
        const an_twin_change *change = &twin->changes[i];
        an_problem_fault_kind kind = change_board(&placement, change);
        if (kind != AN_PROBLEM_SOUND)
            return an_problem_refuse(fault, kind, change->text);
        if (change->kind == AN_TWIN_STIPULATION)
            changed.stipulation = change->stipulation;
        else
            is_board_changed = true;
        is_turned |= change->kind == AN_TWIN_TURN || change->kind == AN_TWIN_SHIFT;
    }
    an_fen_fault fen_fault;
    an_color turn = (an_color)problem->position.turn;
    if (turn == an__usual_turn(problem->stipulation))
        turn = an__usual_turn(changed.stipulation);
    bool is_same = !is_board_changed && turn == problem->position.turn;
    an_code code =
        is_same ? AN_OK : take_board(&changed, &placement, turn, castles_anywhere, &fen_fault);
    if (code != AN_OK) {
        an__placement_refuse(fault, &placement, code, fen_fault, twin->changes[0].text);
        if (fault->kind != AN_PROBLEM_KINGS)
            fault->kind = AN_PROBLEM_TWIN_POSITION;
        return false;
    }
    if (!is_turned)
        an__position_keep_passed(&changed.position, &problem->position);
    *problem = changed;
    return true;
}
