/* The heads of the columns of a table: whose moves, whose times and what else its cells hold. */
#include "table_heads.h"

#include "fold.h"
#include "heading_labels.h"
#include "table_cells.h"
#include "text.h"
#include "utf8.h"

/* ---- a head ---- */

/* A head of a column, as it is written. */
typedef struct head {
    an_column of;
    size_t size;
    an_text side; /* of times: the B of "Temps B"; empty if there is none */
} head;

static const char number_heads[] =
    "n|n°|nº|no.|no|nr.|nr|n.|num|num.|numéro|№|#|move|moves|coup|coups|zug|züge|nº.|mov.|jugada|"
    "mossa|lance|zet|ход|ruch|lp.|lp|tah|drag|træk|lépés|movimiento|movimento|ťah|trekk|siirto|"
    "hamle|mutare|mutarea|potez|poteza|потез|хід|κίνηση|jogada|tirada|leikur|ėjimas|gājiens";

static const char time_heads[] =
    "tps|tps.|clk|uhr|reloj|klok|time|clock|temps|pendule|zeit|tiempo|tempo|tijd|время|czas|čas|"
    "tid|idő";

static const char remark_heads[] =
    "comment|comments|remark|remarks|note|notes|annotation|annotations|commentaire|commentaires|"
    "remarque|remarques|observation|observations|anmerkung|anmerkungen|bemerkung|bemerkungen|"
    "kommentar|kommentare|notiz|notizen|comentario|comentarios|observación|observaciones|nota|"
    "notas|anotación|anotaciones|commento|commenti|osservazione|osservazioni|annotazioni|"
    "observação|observações|opmerking|opmerkingen|commentaar|комментарий|комментарии|примечание|"
    "примечания|заметки|uwagi|uwaga|komentarz|komentarze|poznámka|poznámky|komentář|kommentarer|"
    "anmärkning|anmärkningar|bemærkning|bemærkninger|megjegyzés|megjegyzések|napomena|napomene|"
    "comentari|comentaris|observacions";

size_t an__number_head_size(an_text text)
{
    return an__listed_size(text, number_heads);
}

/* Reads the side behind the head of a column of times, one letter or a label, if it fills the rest
 * of `cell`. */
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

/* Returns the head that `cell` begins with. It is AN_COLUMN_UNKNOWN if no head is known that begins
 * so. */
static head read_head(an_text cell)
{
    static const struct {
        an_column of;
        const char *words;
    } kinds[] = {
        {AN_COLUMN_TIMES, time_heads},
        {AN_COLUMN_NUMBERS, number_heads},
        {AN_COLUMN_REMARKS, remark_heads},
    };
    head h = {.of = AN_COLUMN_UNKNOWN, .side = an_text_from(cell.at, 0)};
    an_heading_label label = an__heading_label_read(cell, &h.size);
    if (label == AN_LABELS_WHITE || label == AN_LABELS_BLACK) {
        h.of = label == AN_LABELS_WHITE ? AN_COLUMN_WHITE : AN_COLUMN_BLACK;
        return h;
    }
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        size_t size = an__listed_size(cell, kinds[i].words);
        if (size <= (h.of == AN_COLUMN_UNKNOWN ? 0 : h.size))
            continue;
        h.of = kinds[i].of;
        h.size = size;
    }
    if (h.of == AN_COLUMN_TIMES)
        read_side(&h, cell);
    return h;
}

/* ---- whose times ---- */

static uint32_t first_letter(an_text word)
{
    size_t size;
    return an__small_letter(an_utf8_decode(word, &size));
}

/* Returns whose times a column holds. Its side is a label, or the first letter of the head of a
 * player's moves. */
static an_cell_times times_of(const head *h, const an_text players[AN_COLUMNS])
{
    size_t size;
    if (h->side.size == 0)
        return AN_TIMES_OF_EITHER;
    an_heading_label label = an__heading_label_read(h->side, &size);
    uint32_t letter = first_letter(h->side);
    bool is_white = label == AN_LABELS_WHITE || letter == first_letter(players[AN_COLUMN_WHITE]);
    bool is_black = label == AN_LABELS_BLACK || letter == first_letter(players[AN_COLUMN_BLACK]);
    return is_white == is_black ? AN_TIMES_OF_EITHER
           : is_white           ? AN_TIMES_OF_WHITE
                                : AN_TIMES_OF_BLACK;
}

/* Gives two columns of times whose heads name no side to White and Black, in this order. */
static void share_out(an_table_heads *heads)
{
    size_t at[2], count = 0;
    for (size_t i = 0; i < heads->count; i++) {
        if (heads->columns[i] != AN_COLUMN_TIMES)
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

/* ---- all heads of a table ---- */

bool an__may_be_heads(an_text rest)
{
    enum { LONGEST_WORD = 24, MOST_WORDS = 12, LONGEST = 128 };
    size_t word = 0, words = 0, i = 0;
    for (; i < rest.size && !an_is_line_end(rest.at[i]); i++) {
        char c = rest.at[i];
        bool is_letter = an_is_letter(c) || (unsigned char)c >= 0x80;
        bool parts = !is_letter && an_is_among(c, " |;,\t\"");
        bool may_be = is_letter || parts || an_is_among(c, ".#()/'*_-");
        words += !parts && word == 0;
        word = parts ? 0 : word + 1;
        if (!may_be || word > LONGEST_WORD || words > MOST_WORDS || i == LONGEST)
            return false;
    }
    return words > 1;
}

/* The heads that were read so far; the two arrays below are indexed by kind. */
typedef struct row_of_heads {
    head all[AN_CELLS_MAX];
    an_text players[AN_COLUMNS]; /* the first head of each kind */
    unsigned kinds[AN_COLUMNS];  /* how many there are */
    size_t count;
} row_of_heads;

static void add_head(row_of_heads *row, head h, an_text cell)
{
    if (row->kinds[h.of]++ == 0)
        row->players[h.of] = an_text_from(cell.at, h.size);
    row->all[row->count++] = h;
}

/* Returns `cell` without blanks, quotes and marks of bold letters around it. */
static an_text bare(an_text cell)
{
    static const char marks[] = "\"*_ ";
    return an_text_stripped_end(an_text_stripped_start(an_text_trimmed(cell), marks), marks);
}

/* Reads heads that `sign` parts. One that does not fill its cell counts as unknown. Returns false
 * if there are more than AN_CELLS_MAX cells. */
static bool read_cells(row_of_heads *row, an_text line, char sign)
{
    an_text cell;
    while (an__next_cell(&line, sign, &cell)) {
        cell = bare(cell);
        head h = read_head(cell);
        if (row->count == AN_CELLS_MAX)
            return false;
        if (h.of == AN_COLUMN_UNKNOWN || h.size < cell.size)
            h = (head){.of = cell.size > 0 ? AN_COLUMN_UNKNOWN : AN_COLUMN_OPEN};
        add_head(row, h, cell);
    }
    return true;
}

/* Reads heads that blanks part. Returns false if a word is no head, or stands behind that of
 * remarks, which is always the last. `*is_wide` is set if more than one blank stands somewhere
 * between two of them. */
static bool read_words(row_of_heads *row, an_text line, bool *is_wide)
{
    while (line.size > 0) {
        head h = read_head(line);
        if (h.of == AN_COLUMN_UNKNOWN || row->count == AN_CELLS_MAX ||
            row->kinds[AN_COLUMN_REMARKS] > 0)
            return false;
        add_head(row, h, line);
        line = an_text_after(line, h.size);
        size_t blanks = an__space_size(line);
        if (blanks == 0 && line.size > 0)
            return false;
        *is_wide = *is_wide || blanks > 1;
        line = an_text_after(line, blanks);
    }
    return true;
}

/* Returns how many characters stand before `at` on `line`. */
static uint8_t column_of(an_text line, const char *at)
{
    size_t size, column = 0;
    for (; line.at < at; line = an_text_after(line, size), column++)
        an_utf8_decode(line, &size);
    return (uint8_t)column;
}

static void learn(an_table_heads *heads, const row_of_heads *row)
{
    heads->count = (uint8_t)row->count;
    for (size_t i = 0; i < row->count; i++) {
        heads->columns[i] = (uint8_t)row->all[i].of;
        if (row->all[i].of == AN_COLUMN_TIMES)
            heads->times[i] = (uint8_t)times_of(&row->all[i], row->players);
    }
    share_out(heads);
}

bool an__table_heads_read(an_table_heads *heads, an_text line)
{
    row_of_heads row = {.count = 0};
    const an_text words = an_text_trimmed(line);
    char sign = an__parting_sign(words);
    bool is_parted = sign != '\0', is_wide = is_parted;
    *heads = (an_table_heads){.sign = is_parted ? sign : ' '};
    if (!(is_parted ? read_cells(&row, line, sign) : read_words(&row, words, &is_wide)))
        return false;
    unsigned others = row.kinds[AN_COLUMN_NUMBERS] + row.kinds[AN_COLUMN_TIMES];
    bool has_sides =
        row.kinds[AN_COLUMN_WHITE] > 0 && row.kinds[AN_COLUMN_WHITE] == row.kinds[AN_COLUMN_BLACK];
    if (!has_sides || !(is_wide || others > 0) || (row.kinds[AN_COLUMN_UNKNOWN] > 0 && others == 0))
        return false;
    learn(heads, &row);
    heads->last = column_of(line, row.players[AN_COLUMN_REMARKS].at);
    return true;
}
