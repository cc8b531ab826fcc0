/* The scanner looks for the beginnings of games, without reading their moves. */
#include "scanner.h"

#include <string.h>

#include "boundary.h"
#include "bytes.h"
#include "comment.h"
#include "dots.h"
#include "extremes.h"
#include "lines.h"
#include "tag.h"
#include "text.h"
#include "utf8.h"

static an_text unscanned(const an_splitter *s)
{
    return an_text_from(s->stream.bytes + s->scanned, s->stream.size - s->scanned);
}

/* Returns the bytes at `at` that mean nothing and are no movetext: white space of other scripts,
 * punctuation, a dot; 0 if there are none. Anything but a byte order mark ends the beginning of a
 * line. */
static size_t pass_unsaid(an_splitter *s, const char *at)
{
    an_text rest = an_text_from(at, (size_t)(s->stream.bytes + s->stream.size - at));
    size_t character;
    an_utf8_decode(rest, &character);
    size_t size = *at == '.' ? 1 : an__space_size(an_text_from(at, character));
    if (size == 0)
        size = an__punctuation_size(rest);
    if (size > 0 && !an_text_starts(rest, AN_UTF8_MARK))
        s->starts_line = false;
    return size;
}

static void take_comment(an_splitter *s, const char *brace)
{
    an_section_take_comment(&s->section, s->stream.bytes + s->game, brace);
    s->starts_line = false;
}

/* Takes a byte of a word: of a move, or of plain text. */
static void take_word_byte(an_splitter *s)
{
    s->section = AN_SECTION_MOVETEXT;
    s->starts_line = false;
}

/* What a byte may be where it is not within a comment. */
enum { PLAIN, UNSAID, BLANK, ESCAPE, LINE_END, OPENS };

static const unsigned char kinds[AN_BYTE_VALUES] = {
    ['{'] = OPENS,  [';'] = OPENS,  ['['] = OPENS,  ['%'] = ESCAPE,    [' '] = BLANK,
    ['\t'] = BLANK, ['\v'] = BLANK, ['\f'] = BLANK, ['\n'] = LINE_END, ['\r'] = LINE_END,
    [','] = UNSAID, [':'] = UNSAID, ['-'] = UNSAID, ['.'] = UNSAID,    [AN_DOS_END] = UNSAID};

/* Passes what does not matter in the middle of a line of movetext. A comment at `at` is left, as
 * take_comment must see it. */
static const char *pass_amid(const char *at, const char *end)
{
    if (*at == '{')
        return at;
    at = an__pass_amid(at, end);
    while (at < end && kinds[(unsigned char)*at] < LINE_END)
        at++;
    return at;
}

/* Passes everything that opens nothing longer than a short comment, and keeps track of the line and
 * of the game. Stops before a character whose bytes are not all there yet. */
static void skip_plain(an_splitter *s)
{
    enum { AHEAD = 2 * AN_UTF8_MAX }; /* bytes of a dash and the white space behind it */
    const char *at = s->stream.bytes + s->scanned, *end = s->stream.bytes + s->stream.size;
    for (;;) {
        bool is_amid = s->section == AN_SECTION_MOVETEXT && !s->starts_line;
        if (is_amid)
            at = pass_amid(at, end);
        if (at == end)
            break;
        size_t comment = *at == '{' ? an_plain_comment_size(at, end) : 0;
        if (comment > 0) {
            take_comment(s, at);
            at += comment;
            continue;
        }
        unsigned char kind = kinds[(unsigned char)*at];
        bool matters = kind < BLANK && !is_amid;
        bool may_be_unsaid = matters && (kind == UNSAID || (unsigned char)*at >= 0x80);
        bool may_be_torn =
            matters && s->section != AN_SECTION_MOVETEXT && s->starts_line && an_is_letter(*at);
        if (kind == OPENS || kind == ESCAPE || may_be_torn ||
            (may_be_unsaid && end - at < AHEAD && !s->stream.ended))
            break;
        size_t unsaid = may_be_unsaid ? pass_unsaid(s, at) : 0;
        if (matters && unsaid == 0) {
            take_word_byte(s); /* it is passed with what stands amid the line */
            continue;
        }
        s->starts_line = s->starts_line || kind == LINE_END;
        at += unsaid > 0 ? unsaid : 1;
    }
    s->scanned = (size_t)(at - s->stream.bytes);
}

/* Returns how far the game at hand may be looked at. Its end is sought only up to there, however
 * many bytes were read, so that the result does not depend on how the stream arrives. */
static size_t reach_of(const an_splitter *s)
{
    const size_t size = s->stream.size - s->game;
    bool is_beyond = s->is_pgn && size > s->max_game && size - s->max_game > AN_SPLITTER_BLOCK;
    return is_beyond ? s->game + s->max_game + AN_SPLITTER_BLOCK : s->stream.size;
}

/* Returns the bytes that are not scanned yet, up to reach_of(s); there is at least one. */
static an_text within_reach(const an_splitter *s)
{
    return an_text_from(s->stream.bytes + s->scanned, reach_of(s) - s->scanned);
}

/* Returns true if the line at hand is complete, or the stream has ended. `*size` receives its bytes
 * without the line end. */
static bool has_line(const an_splitter *s, size_t *size)
{
    an_text rest = within_reach(s);
    *size = an__line_size(rest);
    return *size < rest.size || (s->stream.ended && rest.size == unscanned(s).size);
}

static bool pass_line(an_splitter *s)
{
    size_t size;
    if (!has_line(s, &size))
        return false;
    s->scanned += size;
    return true;
}

/* Returns true if a } follows, as far as a game may go. Bytes that were searched in vain are not
 * searched again. */
static bool has_brace(an_splitter *s)
{
    const size_t from = an_larger(s->comment.searched, s->scanned), reach = reach_of(s);
    if (from < reach && memchr(s->stream.bytes + from, '}', reach - from) != NULL)
        return true;
    s->comment.searched = an_larger(from, reach);
    return false;
}

/* Passes a comment. One without its } ends where the next game begins. Returns false if the end may
 * still come. */
static bool pass_comment(an_splitter *s)
{
    bool closed;
    const an_text rest = within_reach(s);
    const bool is_lost = !has_brace(s);
    if (is_lost && !s->stream.ended && rest.size == unscanned(s).size)
        return false;
    if (is_lost)
        s->comment.next_brace = rest.at + rest.size;
    take_comment(s, rest.at);
    s->scanned += an__comment_size(rest, &s->comment.next_brace, &closed);
    s->comment.next_brace = is_lost ? NULL : s->comment.next_brace;
    return true;
}

static void pass_one(an_splitter *s)
{
    s->scanned++;
    take_word_byte(s);
}

/* Begins a game at offset `at`. The game before it is complete. */
static void begin_game(an_splitter *s, size_t at)
{
    s->mode = s->is_pgn ? AN_SPLIT_SCANS : AN_SPLIT_TEXT_OVER;
    s->game = at;
    an_splitter_begin_section(s);
}

/* Passes a line that looks like a damaged tag pair. It is one if a sound tag pair follows. */
static void pass_doubtful(an_splitter *s, size_t line)
{
    bool is_behind_text = s->section == AN_SECTION_MOVETEXT;
    if (s->text.doubt == AN_DOUBT_NONE || is_behind_text) {
        s->text.doubtful = s->scanned;
        s->text.doubt = is_behind_text ? AN_DOUBT_OF_TEXT : AN_DOUBT_OF_TAGS;
    }
    s->section = AN_SECTION_BARE;
    s->starts_line = false;
    s->scanned += line;
}

/* Decides whether the tag pair at hand begins a game. */
static void begin_at_tag(an_splitter *s)
{
    const char *game = s->stream.bytes + s->game, *tag = s->stream.bytes + s->scanned;
    if (an_section_ends_at(s->section, game, tag))
        begin_game(s, s->scanned);
    else if (s->text.doubt == AN_DOUBT_OF_TEXT)
        begin_game(s, s->text.doubtful);
    else
        an_section_take_tag(&s->section);
    s->text.doubt = AN_DOUBT_NONE;
}

/* Passes a bracket in the middle of a line. It may begin a tag pair, sound or not, of a game that
 * is glued to the result of the one before. What follows it is no movetext of the game before. */
static void pass_glued_bracket(an_splitter *s)
{
    an_tag tag;
    bool sound;
    size_t size = s->is_pgn ? an__glued_tag_read(unscanned(s), &tag, &sound) : 0;
    if (size == 0) {
        pass_one(s);
        return;
    }
    s->scanned += size;
    s->starts_line = false;
    an_splitter_begin_section(s);
}

/* Passes tag pairs that stand on lines of their own right behind another one, as nearly all of them
 * do. */
static void pass_more_tags(an_splitter *s)
{
    an_tag tag;
    size_t size = 1;
    const char *at = s->stream.bytes + s->scanned, *end = s->stream.bytes + s->stream.size;
    while (size > 0 && at[0] == '\n') {
        at = an__pass_tag_lines(at, end);
        size = at[1] == '[' ? an__plain_tag_read(an_text_from(at + 1, (size_t)(end - at) - 1), &tag)
                            : 0;
        at += size > 0 ? size + 1 : 0;
    }
    s->scanned = (size_t)(at - s->stream.bytes);
}

/* Returns false if the byte behind the bracket rules a tag out. This is tested first, as brackets
 * may come in masses. */
static bool may_begin_tag(const char *bracket)
{
    return an_is_letter(bracket[1]) || bracket[1] == ' ' || bracket[1] == '\0' ||
           (unsigned char)bracket[1] >= 0x80;
}

static bool pass_bracket(an_splitter *s)
{
    an_tag tag;
    bool sound;
    if (!may_begin_tag(s->stream.bytes + s->scanned)) {
        do
            pass_one(s);
        while (s->stream.bytes[s->scanned] == '[' && !may_begin_tag(s->stream.bytes + s->scanned));
        return true;
    }
    size_t line, plain = s->starts_line ? an__plain_tag_read(within_reach(s), &tag) : 0;
    bool has_enough = !s->starts_line && within_reach(s).size >= AN_GLUED_TAG_MAX;
    if (plain == 0 && !has_enough && !has_line(s, &line))
        return false;
    if (!s->starts_line) {
        pass_glued_bracket(s);
        return true;
    }
    size_t size = plain > 0 ? plain : an__tag_read(unscanned(s), &tag, &sound);
    if (size == 0) {
        pass_one(s);
        return true;
    }
    if (plain == 0 && !s->is_pgn && !sound) {
        pass_doubtful(s, size);
        return true;
    }
    begin_at_tag(s);
    if (s->mode == AN_SPLIT_TEXT_OVER)
        return true;
    s->is_pgn = true;
    s->section = AN_SECTION_TAGS;
    s->starts_line = false;
    s->scanned += size;
    pass_more_tags(s);
    return true;
}

/* Passes a word at the beginning of a game. It is movetext, unless it is the name of a tag pair
 * without its first bracket. Returns false if more bytes are needed. */
static bool pass_word(an_splitter *s)
{
    const an_text rest = within_reach(s);
    if (rest.size < AN_GLUED_TAG_MAX && an__line_size(rest) == rest.size && !s->stream.ended)
        return false;
    size_t size = an__torn_tag_size(rest);
    if (size == 0) {
        pass_one(s);
    } else if (!s->is_pgn) {
        pass_doubtful(s, size);
    } else {
        s->scanned += size;
        s->starts_line = false;
    }
    return true;
}

/* Passes what begins at the place that is scanned. Returns false if more bytes are needed to find
 * its end. */
static bool pass(an_splitter *s)
{
    switch (s->stream.bytes[s->scanned]) {
    case '{':
        return pass_comment(s);
    case '[':
        return pass_bracket(s);
    case '%':
        if (s->starts_line)
            return pass_line(s);
        break;
    case ';':
        if (s->starts_line || s->is_pgn)
            return pass_line(s);
        break;
    default:
        /* anything else is a character whose bytes are not all there */
        return an_is_letter(s->stream.bytes[s->scanned]) && pass_word(s);
    }
    pass_one(s);
    return true;
}

/* Returns true if the game at hand is larger than the limit and cannot end within the bytes that
 * were read. For plain text that is decided later. */
static bool is_too_large(const an_splitter *s, bool is_stuck)
{
    if (!s->is_pgn)
        return false;
    return s->scanned - s->game > s->max_game ||
           (is_stuck && s->stream.size - s->game > s->max_game + AN_SPLITTER_BLOCK);
}

void an__splitter_leap(an_splitter *s)
{
    const char *at = s->stream.bytes + s->scanned, *end = s->stream.bytes + s->stream.size;
    bool may_leap = s->is_pgn && s->stream.size - s->taken <= s->max_game;
    const char *game = may_leap ? an__last_game(at, end) : NULL;
    if (game == NULL)
        return;
    s->scanned = (size_t)(game - s->stream.bytes);
    s->starts_line = true;
    begin_game(s, s->scanned);
}

bool an__splitter_scan(an_splitter *s)
{
    while (s->scanned < s->stream.size && s->mode != AN_SPLIT_TEXT_OVER) {
        size_t game = s->game;
        skip_plain(s);
        if (s->scanned >= s->stream.size)
            break;
        if (s->scanned >= reach_of(s) || !pass(s))
            return is_too_large(s, true);
        if (s->is_pgn && s->game - game > s->max_game) {
            /* The game is complete, and too large: go back to its beginning and skip it. */
            s->scanned = s->game = game;
            return true;
        }
        if (is_too_large(s, false))
            return true;
    }
    return s->mode != AN_SPLIT_TEXT_OVER && is_too_large(s, false);
}

/* Returns true if the last byte of `text` may be the first half of a line end. */
static bool ends_half(an_text text)
{
    return text.size > 0 && text.at[text.size - 1] == '\r';
}

/* Returns true if the line at hand is complete with its line end, however long it is. A line feed
 * may still follow a carriage return at the end of the bytes. `*size` receives its bytes without
 * the line end. */
static bool has_line_end(const an_splitter *s, size_t *size)
{
    an_text rest = unscanned(s);
    *size = an__line_size(rest);
    return s->stream.ended || *size + 1 < rest.size || (*size < rest.size && !ends_half(rest));
}

bool an__splitter_find_next(an_splitter *s)
{
    while (s->scanned < s->stream.size) {
        size_t line;
        an_tag tag;
        bool sound;
        bool is_whole = has_line_end(s, &line);
        const char *at = s->stream.bytes + s->scanned;
        if (s->mode == AN_SPLIT_SKIPS_AT_GAP && *at == '[') {
            if (!is_whole)
                return false;
            if (an__tag_read(unscanned(s), &tag, &sound) > 0 && sound)
                return true;
        }
        if (!is_whole) {
            s->mode = AN_SPLIT_SKIPS;
            if (s->stream.size - s->scanned > AN_SPLITTER_BLOCK) {
                an_text piece = unscanned(s);
                piece.size -= an__utf8_cut_size(piece);
                s->scanned += piece.size - ends_half(piece);
                s->starts_line = false;
            }
            return false;
        }
        bool is_empty = s->starts_line && an_text_trimmed(an_text_from(at, line)).size == 0;
        s->mode = is_empty ? AN_SPLIT_SKIPS_AT_GAP : AN_SPLIT_SKIPS;
        s->starts_line = true;
        s->scanned += line;
        s->scanned += s->scanned < s->stream.size;
        if (s->stream.bytes[s->scanned - 1] == '\r' && s->scanned < s->stream.size &&
            s->stream.bytes[s->scanned] == '\n')
            s->scanned++;
    }
    return false;
}
