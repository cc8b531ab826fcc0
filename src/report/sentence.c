/* Fills the holes of sentences. */
#include "sentence.h"

#include <string.h>

#include "letters.h"
#include "notation.h"
#include "text.h"
#include "utf8.h"

static void put_digits(an_buffer *out, uint32_t value, const char *prefix)
{
    static const char digits[] = "0123456789abcdef";
    an_buffer_put(out, prefix);
    for (int shift = value > 0xff ? 12 : 4; shift >= 0; shift -= 4)
        an_buffer_put_char(out, digits[value >> shift & 15]);
}

static void put_hex(an_buffer *out, uint32_t value)
{
    put_digits(out, value, value > 0xff ? "\\u" : "\\x");
}

static bool is_unsafe(uint32_t point)
{
    return point < 0x20 || (point >= 0x7f && point < 0xa0) ||
           (point >= 0x200b && point <= 0x200f) || (point >= 0x2028 && point <= 0x202e) ||
           (point >= 0x2060 && point <= 0x206f) || point == 0x61c || point == 0xfeff ||
           point == AN_REPLACEMENT;
}

void an_put_escaped(an_buffer *out, an_text text)
{
    while (text.size > 0) {
        size_t size;
        uint32_t point = an_utf8_decode(text, &size);
        if (is_unsafe(point))
            put_hex(out, point);
        else
            an_buffer_put_utf8(out, an_text_from(text.at, size));
        text = an_text_after(text, size);
    }
}

enum { QUOTED_MAX = 60 };

void an_put_quoted(an_buffer *out, an_text text, an_tongue tongue)
{
    bool cut = text.size > QUOTED_MAX;
    if (cut) {
        text.size = QUOTED_MAX;
        while (text.size > 0 && ((unsigned char)text.at[text.size] & 0xc0) == 0x80)
            text.size--;
    }
    an_buffer_put(out, tongue == AN_FRENCH ? "« " : "'");
    an_put_escaped(out, text);
    an_buffer_put(out, cut ? "…" : "");
    an_buffer_put(out, tongue == AN_FRENCH ? " »" : "'");
}

static void put_square(an_buffer *out, unsigned square)
{
    if (square >= AN_SQUARES)
        return;
    an_buffer_put_char(out, (char)('a' + an_file_of(square)));
    an_buffer_put_char(out, (char)('1' + an_rank_of(square)));
}

static an_role role_on(const an_finding *finding, unsigned square)
{
    return square < AN_SQUARES ? an_role_at(&finding->position, square) : AN_NO_ROLE;
}

/* "the knight on c3", "le cavalier c3", "du cavalier c3". */
static void put_man(an_buffer *out, const an_finding *finding, unsigned square, an_tongue tongue,
                    bool of)
{
    an_role role = role_on(finding, square);
    if (tongue == AN_ENGLISH)
        an_buffer_put(out, "the ");
    else if (an_role_is_feminine(role))
        an_buffer_put(out, of ? "de la " : "la ");
    else
        an_buffer_put(out, of ? "du " : "le ");
    an_buffer_put(out, an_word_role(tongue, role));
    an_buffer_put(out, tongue == AN_ENGLISH ? " on " : " ");
    put_square(out, square);
}

/* The kind of man the writer meant, by its letter. */
static an_role role_meant(const an_finding *finding)
{
    an_san san;
    if (finding->notation == NULL || an_san_parse(&san, finding->text, finding->notation) != AN_OK)
        return AN_PAWN;
    if (san.role == AN_NO_ROLE && an_has_origin(&san)) {
        an_role role = role_on(finding, an_square_at(san.from_file, san.from_rank));
        return role == AN_NO_ROLE ? AN_PAWN : role;
    }
    return san.role == AN_NO_ROLE ? AN_PAWN : (an_role)san.role;
}

static void put_move(an_buffer *out, const an_finding *finding, an_move move, an_tongue tongue)
{
    char text[AN_SAN_MAX];
    an_notation notation = *finding->notation;
    if (!an_is_coordinates(&notation))
        notation.style = AN_SHORT;
    size_t size = an_move_write(text, &finding->position, move, &notation);
    an_put_quoted(out, an_text_from(text, size), tongue);
}

void an_put_candidates(an_buffer *out, const an_finding *finding, an_tongue tongue)
{
    unsigned count = finding->reason.candidate_count;
    for (unsigned i = 0; i < count; i++) {
        if (i > 0 && i + 1 < count)
            an_buffer_put(out, ", ");
        else if (i > 0)
            an_buffer_put(out, tongue == AN_FRENCH ? " ou " : " or ");
        put_move(out, finding, finding->reason.candidates[i], tongue);
    }
}

static void put_language(an_buffer *out, const an_notation *notation, an_tongue tongue)
{
    if (notation->language != NULL)
        an_buffer_put(out, an_language_name(notation->language, tongue));
    else
        an_buffer_put(out, an_style_name((an_style)notation->style));
}

/* "English, French or German". */
static void put_languages(an_buffer *out, uint64_t languages, an_tongue tongue)
{
    const char *joint = "";
    for (size_t i = 0; i < an_language_count; i++) {
        if (!(languages >> i & 1))
            continue;
        languages &= ~(UINT64_C(1) << i);
        an_buffer_put(out, joint);
        an_buffer_put(out, an_language_name(&an_languages[i], tongue));
        bool last_follows = (languages & (languages - 1)) == 0;
        joint = !last_follows ? ", " : tongue == AN_FRENCH ? " ou " : " or ";
    }
}

/* The part of a word that begins with a letter its language does not have. */
static an_text strange_letter(const an_finding *finding)
{
    an_text rest = finding->text;
    while (rest.size > 0) {
        an_letter found[AN_LETTERS_MAX];
        size_t size = an_foreign_letter_size(rest);
        if (size > 0 && an_letters_read(found, rest, finding->notation->language, false) == 0)
            break;
        an_utf8_decode(rest, &size);
        rest = an_text_after(rest, size);
    }
    return rest;
}

static an_role role_of_letter(const an_language *language, an_text text)
{
    for (an_role role = AN_KNIGHT; role < AN_ROLES; role++)
        if (*language->letter[role] != '\0' && an_text_starts(text, language->letter[role]))
            return role;
    return AN_NO_ROLE;
}

/* What the letter is elsewhere: " (a knight in English, a bishop in Romanian)". */
static void put_letters(an_buffer *out, const an_finding *finding, an_tongue tongue)
{
    an_text letter = strange_letter(finding);
    const char *joint = " (";
    bool told[AN_ROLES] = {false};
    for (size_t i = 0; i < an_language_count; i++) {
        an_role role = role_of_letter(&an_languages[i], letter);
        if (role == AN_NO_ROLE || told[role] || an_languages[i].confidence > AN_CONFIDENCE_MEDIUM)
            continue;
        told[role] = true;
        an_buffer_put(out, joint);
        an_buffer_put(out, tongue == AN_ENGLISH        ? "a "
                           : an_role_is_feminine(role) ? "une "
                                                       : "un ");
        an_buffer_put(out, an_word_role(tongue, role));
        an_buffer_put(out, tongue == AN_FRENCH ? " en " : " in ");
        an_buffer_put(out, an_language_name(&an_languages[i], tongue));
        joint = ", ";
    }
    an_buffer_put(out, *joint == ',' ? ")" : "");
}

static void put_side(an_buffer *out, an_color color, an_tongue tongue)
{
    static const char *const names[AN_TONGUES][2] = {{"White", "Black"}, {"Blancs", "Noirs"}};
    an_buffer_put(out, names[tongue][color]);
}

static void put_template(an_buffer *out, const char *words, const an_finding *finding,
                         an_tongue tongue);

static unsigned square_named(const an_finding *finding, an_text name)
{
    if (an_text_is(name, "piece"))
        return finding->reason.piece;
    return an_text_is(name, "by") ? finding->reason.by : finding->reason.king;
}

static void put_hole(an_buffer *out, an_text hole, const an_finding *finding, an_tongue tongue)
{
    an_color turn = (an_color)finding->position.turn;
    if (an_text_is(hole, "move")) {
        an_put_quoted(out, finding->text, tongue);
    } else if (an_text_is(hole, "due")) {
        put_move(out, finding, finding->move, tongue);
    } else if (an_text_is(hole, "other")) {
        an_put_quoted(out, finding->other, tongue);
    } else if (an_text_is(hole, "number")) {
        an_buffer_put_number(out, finding->number);
    } else if (an_text_is(hole, "hex")) {
        put_digits(out, finding->number, "0x");
    } else if (an_text_is(hole, "target")) {
        put_square(out, finding->reason.target);
    } else if (an_text_is(hole, "role")) {
        an_buffer_put(out, an_word_role(tongue, role_meant(finding)));
    } else if (an_text_is(hole, "no role")) {
        an_buffer_put(out, an_role_is_feminine(role_meant(finding)) ? "aucune " : "aucun ");
        an_buffer_put(out, an_word_role(tongue, role_meant(finding)));
    } else if (an_text_is(hole, "candidates")) {
        an_put_candidates(out, finding, tongue);
    } else if (an_text_is(hole, "detail")) {
        put_template(out, an_words_of_detail(finding).in[tongue], finding, tongue);
    } else if (an_text_is(hole, "language")) {
        put_language(out, finding->notation, tongue);
    } else if (an_text_is(hole, "languages")) {
        put_languages(out, finding->languages, tongue);
    } else if (an_text_is(hole, "letters")) {
        put_letters(out, finding, tongue);
    } else if (an_text_is(hole, "side")) {
        put_side(out, turn, tongue);
    } else if (an_text_is(hole, "opponent")) {
        put_side(out, an_opposite(turn), tongue);
    } else if (an_text_starts(hole, "of ")) {
        put_man(out, finding, square_named(finding, an_text_after(hole, 3)), tongue, true);
    } else if (an_text_starts(hole, "e:")) {
        unsigned square = square_named(finding, an_text_after(hole, 2));
        an_buffer_put(out, an_role_is_feminine(role_on(finding, square)) ? "e" : "");
    } else {
        put_man(out, finding, square_named(finding, hole), tongue, false);
    }
}

static void put_template(an_buffer *out, const char *words, const an_finding *finding,
                         an_tongue tongue)
{
    for (const char *at = words; *at != '\0';) {
        const char *open = strchr(at, '{');
        if (open == NULL) {
            an_buffer_put(out, at);
            return;
        }
        const char *close = strchr(open, '}');
        an_buffer_add(out, at, (size_t)(open - at));
        put_hole(out, an_text_from(open + 1, (size_t)(close - open) - 1), finding, tongue);
        at = close + 1;
    }
}

void an_put_sentence(an_buffer *out, const an_finding *finding, an_tongue tongue)
{
    put_template(out, an_words_of_finding(finding).in[tongue], finding, tongue);
}
