/* Recognises moves in descriptive notation: P-K4, N-KB3, R-K8ch in English, P4R, C3FR in French,
 * P4R, C3AR in Spanish, and PxP in all of them. */
#include "descriptive.h"

#include "bitboard.h"
#include "glyphs.h"
#include "suffix.h"
#include "text.h"

static const char english[] = "KQRBNP", latin[] = "RDTFACP", any[] = "KQRBNDTFACP";

/* Returns the bytes of a piece letter, or of Kt, at the beginning of a text; 0 if there is none. */
static size_t letter_size(an_text text, const char *pieces)
{
    if (pieces != latin && an_text_starts(text, "Kt"))
        return 2;
    return text.size > 0 && an_is_among(*text.at, pieces);
}

/* Returns the bytes of a piece, such as "P", "KN" or "QBP". A file is named after a piece, and is
 * read in the same way. */
static size_t piece_size(an_text text, const char *pieces)
{
    size_t size = 0, letter;
    for (unsigned letters = 0; letters < 3; letters++) {
        letter = letter_size(an_text_after(text, size), pieces);
        if (letter == 0)
            break;
        size += letter;
    }
    return size;
}

static bool begins_with_rank(an_text text)
{
    return text.size > 0 && an_names_rank(*text.at);
}

/* Returns whether a move ends here: only signs, a promotion, or the rank of the captured piece may
 * follow it. */
static bool ends_move(an_text text)
{
    return text.size == 0 || an_is_among(*text.at, "=(/") || an_is_signs(text);
}

/* Returns true for K4 or KB3, where the file stands before its rank. */
static bool is_english_target(an_text text)
{
    size_t file = piece_size(text, english);
    text = an_text_after(text, file);
    return file > 0 && (begins_with_rank(text) || an_text_starts(text, "Sq"));
}

/* Returns true for 4R or 3FR, where the rank stands before its file. */
static bool is_latin_target(an_text text)
{
    if (!begins_with_rank(text))
        return false;
    text = an_text_after(text, 1);
    size_t file = piece_size(text, latin);
    return file > 0 && ends_move(an_text_after(text, file));
}

/* Returns true for a capture without a square, of or by a pawn, such as PxP or NxKBP. Other
 * captures without a square, such as TxC, may be algebraic. */
static bool is_capture_of_pieces(an_text word)
{
    size_t taker = piece_size(word, any);
    an_text rest = an_text_after(word, taker);
    if (taker == 0 || rest.size == 0 || *rest.at != 'x')
        return false;
    rest = an_text_after(rest, 1);
    size_t taken = piece_size(rest, any);
    bool has_pawn =
        memchr(word.at, 'P', taker) != NULL || (taken > 0 && memchr(rest.at, 'P', taken) != NULL);
    return taken > 0 && has_pawn && ends_move(an_text_after(rest, taken));
}

static bool is_in_one_word(an_text word)
{
    size_t piece = piece_size(word, english);
    an_text rest = an_text_after(word, piece);
    size_t dash = piece > 0 ? an__dash_size(rest) : 0;
    if (dash > 0 && is_english_target(an_text_after(rest, dash)))
        return true;
    piece = piece_size(word, latin);
    rest = an_text_after(word, piece);
    if (piece > 0 && is_latin_target(an_text_after(rest, an__dash_size(rest))))
        return true;
    return is_capture_of_pieces(word);
}

size_t an__descriptive_join(char *joined, an_text parted)
{
    size_t count = 0, at = 0;
    while (at < parted.size && count < AN_DESCRIPTIVE_MAX) {
        an_text rest = an_text_after(parted, at);
        size_t size = an_text_starts_any(rest, " to | à | a ");
        if (size > 0 || *rest.at != ' ')
            joined[count++] = size > 0 ? '-' : *rest.at;
        at += size > 0 ? size : 1;
    }
    return count;
}

bool an__is_descriptive(an_text word)
{
    char joined[AN_DESCRIPTIVE_MAX];
    if (memchr(word.at, ' ', word.size) == NULL)
        return is_in_one_word(word);
    return is_in_one_word(an_text_from(joined, an__descriptive_join(joined, word)));
}

/* Returns whether a rank follows that belongs to the next move, as the 4 in "P 4 R" does. */
static bool begins_next(an_text rest)
{
    return rest.size > 2 && *rest.at == ' ' && an_names_rank(rest.at[1]) && rest.at[2] != '.';
}

/* Returns whether the first `size` bytes need no further part: they are a move by themselves, or a
 * sentence ends there. */
static bool is_whole_by_itself(an_text text, size_t size)
{
    bool is_first = memchr(text.at, ' ', size) == NULL;
    return size > 0 && (text.at[size - 1] == '.' ||
                        (is_first && an__is_descriptive(an_text_from(text.at, size))));
}

/* Returns false for the beginning of a longer word, in which letters follow those of a piece. */
static bool may_be_parted(an_text text)
{
    size_t piece = piece_size(text, any);
    char next = piece < text.size ? text.at[piece] : '\0';
    return piece > 0 && (!an_is_letter(next) || next == 'x');
}

size_t an__parted_descriptive_size(an_text text)
{
    enum { PARTS_MAX = 4 };
    size_t size = 0, longest = 0;
    if (!may_be_parted(text))
        return 0;
    bool is_cut = text.size > AN_DESCRIPTIVE_MAX; /* the cut may be within a word */
    if (is_cut)
        text.size = AN_DESCRIPTIVE_MAX;
    for (unsigned parts = 0; parts < PARTS_MAX; parts++) {
        while (size < text.size && text.at[size] != ' ' && !an_is_line_end(text.at[size]))
            size++;
        bool is_whole = parts > 0 && text.at[size - 1] != ' ' && !(is_cut && size == text.size);
        bool is_move = is_whole && an__is_descriptive(an_text_from(text.at, size));
        if (is_move && !begins_next(an_text_after(text, size)))
            longest = size;
        if (size == text.size || text.at[size] != ' ' || is_whole_by_itself(text, size))
            break;
        size++;
    }
    return longest;
}
