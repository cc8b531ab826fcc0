/* The heads of the columns of a table: whose moves, and whose times, its cells hold. */
#include "table_heads.h"

#include "fold.h"
#include "heading_labels.h"
#include "lines.h"
#include "text.h"
#include "utf8.h"

/* ---- cells ---- */

size_t an__drawn_size(an_text text)
{
    enum { FIRST = 0x2500, LAST = 0x257f };
    size_t size;
    if (text.size == 0 || (unsigned char)*text.at != 0xe2)
        return 0;
    uint32_t point = an_utf8_decode(text, &size);
    return point >= FIRST && point <= LAST ? size : 0;
}

/* Returns the bytes up to a sign that parts cells. */
static size_t head_size(an_text line)
{
    size_t size = 0;
    while (size < line.size && !an_is_among(line.at[size], "|;,\t\"") &&
           an__drawn_size(an_text_after(line, size)) == 0)
        size++;
    return size;
}

/* Returns the bytes of what parts two cells; *is_wide: it is more than one blank. */
static size_t parting_size(an_text text, bool *is_wide)
{
    size_t size = 0, step;
    do {
        an_text rest = an_text_after(text, size);
        step = an__space_size(rest);
        *is_wide = *is_wide || (rest.size > 0 && an_is_among(*rest.at, "|;,\t")) || step > 1;
        if (step == 0)
            step = an__drawn_size(rest);
        if (step == 0 && rest.size > 0 && an_is_among(*rest.at, "|;,\"*_"))
            step = 1;
        size += step;
    } while (step > 0);
    return size;
}

size_t an__cell_of(an_text before)
{
    size_t count = 0, step;
    for (; before.size > 0; before = an_text_after(before, step)) {
        size_t drawn = an__drawn_size(before);
        count += drawn > 0 || an_is_among(*before.at, "|;,\t");
        step = drawn > 0 ? drawn : 1;
    }
    return count;
}

/* ---- a head ---- */

typedef enum column {
    COLUMN_NONE, /* no head is known that begins so */
    COLUMN_WHITE,
    COLUMN_BLACK,
    COLUMN_NUMBERS,
    COLUMN_TIMES
} column;

enum { COLUMNS = COLUMN_TIMES + 1 };

/* A head of a column, as it is written. */
typedef struct head {
    column of;
    size_t size;
    an_text side; /* of times: the B of "Temps B"; empty if it is not said */
} head;

static const char *const number_heads[] = {
    "n",     "n°",    "nº",   "no.",   "no",   "nr.",   "nr",  "n.",   "num",  "num.", "numéro",
    "№",     "#",     "move", "moves", "coup", "coups", "zug", "züge", "nº.",  "mov.", "jugada",
    "mossa", "lance", "zet",  "ход",   "ruch", "lp.",   "lp",  "tah",  "drag", "træk", "lépés"};

static const char *const time_heads[] = {"time",   "clock", "temps", "pendule", "zeit",
                                         "tiempo", "tempo", "tijd",  "время",   "czas",
                                         "čas",    "tid",   "idő"};

/* Returns the bytes of the longest of some words that a text begins with; 0 if there is none. */
static size_t longest(an_text text, const char *const *words, size_t count)
{
    size_t size = 0;
    for (size_t i = 0; i < count; i++) {
        size_t bytes = an__folded_words_size(text, an_text_of(words[i]));
        size = bytes > size ? bytes : size;
    }
    return size;
}

/* Reads the side behind the head of a column of times, a letter or a label, if that is the rest of
 * the cell. */
static void read_side(head *h, an_text cell)
{
    an_text rest = an_text_after(cell, h->size), side = an_text_trimmed(rest);
    size_t size;
    if (an__space_size(rest) == 0 || side.size == 0)
        return;
    an_heading_label label = an__heading_label_read(side, &size);
    if (label != AN_LABELS_WHITE && label != AN_LABELS_BLACK)
        an_utf8_decode(side, &size);
    if (size < side.size)
        return;
    h->side = side;
    h->size = cell.size;
}

/* Reads the head that a cell begins with. */
static head read_head(an_text cell)
{
    head h = {.side = an_text_from(cell.at, 0)};
    an_heading_label label = an__heading_label_read(cell, &h.size);
    if (label == AN_LABELS_WHITE || label == AN_LABELS_BLACK) {
        h.of = label == AN_LABELS_WHITE ? COLUMN_WHITE : COLUMN_BLACK;
        return h;
    }
    h.size = longest(cell, time_heads, sizeof time_heads / sizeof *time_heads);
    if (h.size > 0) {
        h.of = COLUMN_TIMES;
        read_side(&h, cell);
        return h;
    }
    h.size = longest(cell, number_heads, sizeof number_heads / sizeof *number_heads);
    h.of = h.size > 0 ? COLUMN_NUMBERS : COLUMN_NONE;
    return h;
}

/* ---- all heads of a table ---- */

bool an__may_be_heads(an_text rest)
{
    enum { LONGEST_WORD = 16, MOST_WORDS = 12, LONGEST = 128 };
    size_t word = 0, words = 0, i = 0;
    for (; i < rest.size && !an_is_line_end(rest.at[i]); i++) {
        char c = rest.at[i];
        bool parts = an_is_among(c, " |;,\t\"");
        bool may_be = parts || an_is_letter(c) || (unsigned char)c >= 0x80 || c == '.' || c == '#';
        words += !parts && word == 0;
        word = parts ? 0 : word + 1;
        if (!may_be || word > LONGEST_WORD || words > MOST_WORDS || i == LONGEST)
            return false;
    }
    return words > 1;
}

bool an__are_heads(an_text line)
{
    unsigned count[COLUMNS] = {0};
    bool is_wide = false;
    while (line.size > 0) {
        head h = read_head(an_text_from(line.at, head_size(line)));
        if (h.of == COLUMN_NONE)
            return false;
        count[h.of]++;
        line = an_text_after(line, h.size);
        line = an_text_after(line, parting_size(line, &is_wide));
    }
    return count[COLUMN_WHITE] > 0 && count[COLUMN_WHITE] == count[COLUMN_BLACK] &&
           (is_wide || count[COLUMN_NUMBERS] + count[COLUMN_TIMES] > 0);
}

static uint32_t first_letter(an_text word)
{
    size_t size;
    return an__small_letter(an_utf8_decode(word, &size));
}

/* Returns whose times a column holds: its side is a label, or the first letter of the head of a
 * player's moves. */
static an_cell_times times_of(const head *h, const an_text players[COLUMNS])
{
    size_t size;
    if (h->side.size == 0)
        return AN_TIMES_OF_EITHER;
    an_heading_label label = an__heading_label_read(h->side, &size);
    uint32_t letter = first_letter(h->side);
    bool is_white = label == AN_LABELS_WHITE || letter == first_letter(players[COLUMN_WHITE]);
    bool is_black = label == AN_LABELS_BLACK || letter == first_letter(players[COLUMN_BLACK]);
    return is_white == is_black ? AN_TIMES_OF_EITHER
           : is_white           ? AN_TIMES_OF_WHITE
                                : AN_TIMES_OF_BLACK;
}

/* Two columns of times that do not say whose are White's and Black's, in this order. */
static void share_out(an_table_heads *heads)
{
    size_t at[2], count = 0;
    for (size_t i = 0; i < AN_CELLS_MAX; i++) {
        if (heads->times[i] == AN_TIMES_OF_NOBODY)
            continue;
        if (count == 2 || heads->times[i] != AN_TIMES_OF_EITHER)
            return;
        at[count++] = i;
    }
    if (count < 2)
        return;
    heads->times[at[0]] = AN_TIMES_OF_WHITE;
    heads->times[at[1]] = AN_TIMES_OF_BLACK;
}

/* Learns what heads say; `line` is all of theirs, and `rest` begins with the first one. */
static void learn(an_table_heads *heads, an_text line, an_text rest)
{
    head times[AN_CELLS_MAX];
    an_text players[COLUMNS] = {{0}};
    bool is_wide = false;
    while (rest.size > 0) {
        head h = read_head(an_text_from(rest.at, head_size(rest)));
        size_t cell = an__cell_of(an_text_from(line.at, (size_t)(rest.at - line.at)));
        if (players[h.of].size == 0)
            players[h.of] = an_text_from(rest.at, h.size);
        if (h.of == COLUMN_TIMES && cell < AN_CELLS_MAX) {
            times[cell] = h;
            heads->times[cell] = AN_TIMES_OF_EITHER;
        }
        rest = an_text_after(rest, h.size);
        rest = an_text_after(rest, parting_size(rest, &is_wide));
    }
    for (size_t i = 0; i < AN_CELLS_MAX; i++)
        if (heads->times[i] != AN_TIMES_OF_NOBODY)
            heads->times[i] = (uint8_t)times_of(&times[i], players);
    share_out(heads);
}

void an__table_heads_find(an_table_heads *heads, an_text text)
{
    *heads = (an_table_heads){{0}};
    while (text.size > 0) {
        an_text line = an_text_from(text.at, an__line_size(text));
        bool is_wide = false;
        an_text rest = an_text_after(line, parting_size(line, &is_wide));
        if (rest.size > 0 && an__may_be_heads(rest) && an__are_heads(rest)) {
            learn(heads, line, rest);
            return;
        }
        text = an_text_after(text, line.size);
        text = an_text_after(text, an__line_end_size(text));
    }
}
