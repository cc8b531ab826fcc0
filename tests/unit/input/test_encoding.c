/* Encodings of files: what goes in comes out, however it is cut; places are those of the file. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "encoding.h"
#include "text.h"
#include "utf8.h"

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

/* A text with NULs in it. */
#define BYTES(literal)                                                                             \
    {                                                                                              \
        literal, sizeof literal - 1                                                                \
    }

typedef struct encoding_row {
    const char *name;
    an_encoding given, settled;
    an_text bytes;
    an_text text; /* decoded */
} encoding_row;

static const encoding_row rows[] = {
    {"nothing", AN_ENCODING_AUTO, AN_ENCODING_AUTO, BYTES(""), BYTES("")},
    {"one byte", AN_ENCODING_AUTO, AN_ENCODING_AUTO, BYTES("1"), BYTES("1")},
    {"half a mark", AN_ENCODING_AUTO, AN_ENCODING_AUTO, BYTES("\xff"), BYTES("\xff")},
    {"UTF-8", AN_ENCODING_AUTO, AN_ENCODING_AUTO, BYTES("½\xbd"), BYTES("½\xbd")},
    {"UTF-8 with a mark", AN_ENCODING_AUTO, AN_ENCODING_AUTO, BYTES("\ufeff½"), BYTES("\ufeff½")},
    {"UTF-16, least first", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_LE,
     BYTES("\xff\xfe\x65\0\x34\0\xbd\0\x5e\x26"), BYTES("\ufeffe4½♞")},
    {"UTF-16, most first", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_BE,
     BYTES("\xfe\xff\0\x65\0\x34\0\xbd\x26\x5e"), BYTES("\ufeffe4½♞")},
    {"a mark alone", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_LE, BYTES("\xff\xfe"), BYTES("\ufeff")},
    {"a mark in the middle", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_LE,
     BYTES("\xff\xfe\x31\0\xff\xfe"), BYTES("\ufeff1\ufeff")},
    {"a surrogate pair", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_BE, BYTES("\xfe\xff\xd8\x3d\xde\x00"),
     BYTES("\ufeff😀")},
    {"a high surrogate alone", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_BE,
     BYTES("\xfe\xff\xd8\x3d\0x"), BYTES("\ufeff\xf7\x8d\xa0\xbdx")},
    {"a low surrogate alone", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_LE,
     BYTES("\xff\xfe\x00\xde\x31\0"),
     BYTES("\ufeff\xf7\x8d\xb8\x80"
           "1")},
    {"two high ones, a low one", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_BE,
     BYTES("\xfe\xff\xd8\x3d\xd8\x3d\xde\x00"), BYTES("\ufeff\xf7\x8d\xa0\xbd😀")},
    {"a high surrogate at the end", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_BE,
     BYTES("\xfe\xff\xd8\x3d"), BYTES("\ufeff\xf7\x8d\xa0\xbd")},
    {"an odd byte at the end", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_LE, BYTES("\xff\xfe\x31\0\x2a"),
     BYTES("\ufeff1\xf7\x90\x80\xaa")},
    {"a high surrogate and an odd byte", AN_ENCODING_AUTO, AN_ENCODING_UTF_16_LE,
     BYTES("\xff\xfe\x3d\xd8\xff"), BYTES("\ufeff\xf7\x8d\xa0\xbd\xf7\x90\x83\xbf")},
    {"UTF-16 said, least first", AN_ENCODING_UTF_16, AN_ENCODING_UTF_16_LE,
     BYTES("1\0.\0 \0e\0004\0"), BYTES("1. e4")},
    {"UTF-16 said, most first", AN_ENCODING_UTF_16, AN_ENCODING_UTF_16_BE,
     BYTES("\0001\0.\0 \0e\0004"), BYTES("1. e4")},
    {"UTF-16 said, a mark first", AN_ENCODING_UTF_16, AN_ENCODING_UTF_16_BE,
     BYTES("\xfe\xff\x04\x1a"), BYTES("\ufeffК")},
    {"UTF-16 said, nothing to tell by", AN_ENCODING_UTF_16, AN_ENCODING_UTF_16_LE,
     BYTES("\x1a\x04"), BYTES("К")},
    {"UTF-16 said, one byte", AN_ENCODING_UTF_16, AN_ENCODING_UTF_16_LE, BYTES("1"),
     BYTES("\xf7\x90\x80\xb1")},
    {"UTF-8 said", AN_ENCODING_UTF_8, AN_ENCODING_UTF_8, BYTES("\xff\xfe\x31"),
     BYTES("\xff\xfe\x31")},
    {"Windows-1252", AN_ENCODING_CP1252, AN_ENCODING_CP1252,
     BYTES("\xbd\x96\xbd \x8e \x81\xc3\xa9"), BYTES("½–½ Ž \xc2\x81Ã©")},
    {"code page 850", AN_ENCODING_CP850, AN_ENCODING_CP850, BYTES("\xab-\xab M\x81ller \x9e\xff"),
     BYTES("½-½ Müller ×\u00a0")},
};

/* The stream decoded in pieces of one size, with the settled encoding. At the end there are no
 * bytes, and nowhere that they are. */
static void decode_cut(an_buffer *out, an_decoder *decoder, an_text bytes, size_t cut)
{
    char room[AN_DECODED_MAX * (1024 + AN_DECODER_WAITING)];
    assert_in_range(cut, 1, 1024);
    an__buffer_clear(out);
    an__buffer_put(out, "");
    for (size_t at = 0, size = 1; size > 0; at += size) {
        size = bytes.size - at < cut ? bytes.size - at : cut;
        size_t written = an_decoder_take(decoder, size > 0 ? bytes.at + at : NULL, size, room);
        assert_in_range(written, 0, AN_DECODED_MAX * (size + AN_DECODER_WAITING));
        an_buffer_add(out, room, written);
    }
}

static void assert_same_bytes(const an_buffer *got, an_text due)
{
    assert_int_equal(got->size, due.size);
    if (due.size > 0)
        assert_memory_equal(got->at, due.at, due.size);
}

static void decodes_and_encodes(void **state)
{
    const encoding_row *row = *state;
    an_buffer text = {0}, again = {0};
    for (size_t cut = 1; cut <= 12; cut++) {
        an_decoder decoder = an_decoder_of(row->given);
        an_text lacking;
        decode_cut(&text, &decoder, row->bytes, cut);
        assert_int_equal(decoder.encoding, row->settled);
        assert_same_bytes(&text, row->text);
        an__buffer_clear(&again);
        assert_true(an__encoding_put(&again, decoder.encoding, row->text, &lacking));
        assert_same_bytes(&again, row->bytes);
    }
    an__buffer_free(&text);
    an__buffer_free(&again);
}

/* Whatever the bytes, they come back; and what they became are as many bytes of the file. */
static void any_bytes_come_back(void **state)
{
    enum { SIZE = 1 << 16 };
    static const size_t cuts[] = {1, 2, 3, 7, 64, 65, 1000};
    static char bytes[SIZE];
    an_buffer text = {0}, again = {0};
    uint32_t seed = 1;
    (void)state;
    for (size_t i = 0; i < SIZE; i++) {
        seed = seed * 1664525 + 1013904223;
        /* surrogates are rare among 65536 units: every fourth byte is made one's */
        bytes[i] = (char)(i % 4 == 1 ? 0xd8 | (seed >> 29) : seed >> 24);
    }
    for (an_encoding encoding = AN_ENCODING_AUTO; encoding <= AN_ENCODING_UTF_16_BE; encoding++)
        for (size_t i = 0; i < COUNT(cuts); i++) {
            an_decoder decoder = an_decoder_of(encoding);
            an_text stream = {bytes, SIZE - i % 2}, lacking;
            decode_cut(&text, &decoder, stream, cuts[i]);
            an__buffer_clear(&again);
            an_text whole = {text.at, text.size};
            assert_true(an__encoding_put(&again, decoder.encoding, whole, &lacking));
            assert_same_bytes(&again, stream);
            size_t original = 0, size;
            for (; whole.size > 0; whole = an_text_after(whole, size))
                original += an__encoding_original_size(decoder.encoding, whole, &size);
            assert_int_equal(original, stream.size);
        }
    an__buffer_free(&text);
    an__buffer_free(&again);
}

static void what_is_lacking_is_named(void **state)
{
    static const struct {
        an_encoding encoding;
        const char *text, *lacking;
    } refusals[] = {{AN_ENCODING_CP1252, "1. ♘f3", "♘"},
                    {AN_ENCODING_CP1252, "Кf3", "К"},
                    {AN_ENCODING_CP850, "Žf3", "Ž"},
                    {AN_ENCODING_CP850, "Dd5†", "†"}};
    an_buffer out = {0};
    (void)state;
    for (size_t i = 0; i < COUNT(refusals); i++) {
        an_text lacking = {0};
        assert_false(
            an__encoding_put(&out, refusals[i].encoding, an_text_of(refusals[i].text), &lacking));
        assert_true(an_text_is(lacking, refusals[i].lacking));
    }
    an__buffer_free(&out);
}

/* ---- places ---- */

typedef struct place_row {
    const char *name;
    an_encoding encoding;
    an_text text; /* decoded; the place of its first * is asked */
    uint64_t line, column, offset;
} place_row;

static const place_row places[] = {
    {"ASCII", AN_ENCODING_AUTO, BYTES("1. e4\n *"), 2, 2, 7},
    {"carriage returns", AN_ENCODING_AUTO, BYTES("1.\r2.\r\n*"), 3, 1, 7},
    {"UTF-8", AN_ENCODING_AUTO, BYTES("½ é*"), 1, 4, 5},
    {"bytes", AN_ENCODING_AUTO, BYTES("\xbd \xe9\xbf*"), 1, 5, 4},
    {"a mark", AN_ENCODING_AUTO, BYTES("\ufeff\t*"), 1, 2, 4},
    {"a mark later", AN_ENCODING_AUTO, BYTES("1\ufeff*"), 1, 3, 4},
    {"Windows-1252", AN_ENCODING_CP1252, BYTES("½–½*"), 1, 4, 3},
    {"code page 850", AN_ENCODING_CP850, BYTES("é\r\né*"), 2, 2, 4},
    {"UTF-16", AN_ENCODING_UTF_16_LE, BYTES("\ufeffé\r\n♞*"), 2, 2, 10},
    {"UTF-16 without a mark", AN_ENCODING_UTF_16_BE, BYTES("a😀*"), 1, 3, 6},
    {"UTF-16, surrogates alone", AN_ENCODING_UTF_16_BE, BYTES("\xf7\x8d\xa0\xbd\xf7\x8d\xb8\x80*"),
     1, 3, 4},
};

/* In one batch or in two, asked once or after a later place. */
static void is_placed(void **state)
{
    const place_row *row = *state;
    const char *star = memchr(row->text.at, '*', row->text.size);
    size_t cut = row->text.at[0] == '\xef' ? strlen(AN_UTF8_MARK) : 0;
    for (int turn = 0; turn < 2; turn++) {
        size_t begin = turn == 0 ? 0 : cut;
        an_locator locator = an_locator_of("game.txt");
        an_locator_take(&locator, row->encoding, an_text_from(row->text.at, begin), 0);
        an_locator_take(&locator, row->encoding, an_text_after(row->text, begin), 0);
        for (int again = 0; again < 2; again++) {
            an_place place = an_locator_place(&locator, an_text_from(star, 1), 1);
            assert_int_equal(place.line, row->line);
            assert_int_equal(place.column, row->column);
            assert_int_equal(place.end_column, row->column + 1);
            assert_int_equal(place.offset, row->offset);
            an_locator_place(&locator, an_text_from(row->text.at + row->text.size, 0), 1);
        }
    }
}

/* Goes on byte by byte, as the rules say: LF, CR and CRLF each end a line, and characters are
 * columns, but for a byte order mark at the beginning of the file. */
static void step_on(an_locator_state *stand, an_text text, size_t to)
{
    while (stand->at < to) {
        an_text rest = an_text_after(text, stand->at);
        bool is_mark = stand->offset == 0 && an_text_starts(rest, AN_UTF8_MARK);
        bool ends_line = *rest.at == '\n' || (*rest.at == '\r' && !an_text_starts(rest, "\r\n"));
        size_t size;
        an_utf8_decode(rest, &size);
        stand->at += size;
        stand->offset += size;
        stand->line += ends_line;
        stand->column = ends_line ? 1 : stand->column + (*rest.at != '\r' && !is_mark);
        stand->line_at = ends_line || is_mark ? stand->at : stand->line_at;
    }
}

static void assert_stands(const an_locator_state *stand, an_place place)
{
    assert_int_equal(place.line, stand->line);
    assert_int_equal(place.column, stand->column);
    assert_int_equal(place.offset, stand->offset);
    assert_int_equal(place.source_at, stand->at - stand->line_at);
}

/* Batch after batch, to a place in it and to its end. */
static void a_leap_ends_where_steps_lead(void **state)
{
    static const char *const bits[] = {"\n", "\r", "\r\n", "e4 e5 ", "é", "\xe9", AN_UTF8_MARK};
    uint32_t seed = 1;
    (void)state;
    for (int turn = 0; turn < 300; turn++) {
        an_locator locator = an_locator_of("game.txt");
        an_locator_state stand = {.line = 1, .column = 1};
        for (size_t part = 0; part < 3; part++) {
            an_buffer text = {0};
            seed = seed * 1103515245 + 12345;
            size_t count = (seed >> 16) % (turn % 2 == 0 ? 8 : 800), amid = 0;
            an__buffer_put(&text, "");
            for (size_t i = 0; i < count; i++) {
                seed = seed * 1103515245 + 12345;
                if (seed >> 28 == 0)
                    amid = text.size;
                an__buffer_put(&text, bits[turn % 5 == 0 ? 0 : (seed >> 16) % COUNT(bits)]);
            }
            an_text bytes = an_text_from(text.at, text.size);
            stand.at = stand.line_at = 0;
            an_locator_take(&locator, AN_ENCODING_AUTO, bytes, 0);
            step_on(&stand, bytes, amid);
            assert_stands(&stand, an_locator_place(&locator, an_text_from(text.at + amid, 0), 1));
            step_on(&stand, bytes, text.size);
            an_text end = an_text_after(bytes, text.size);
            assert_stands(&stand, an_locator_place(&locator, end, 1));
            an__buffer_free(&text);
        }
    }
}

int main(void)
{
    enum { ROWS = COUNT(rows), PLACES = COUNT(places) };
    struct CMUnitTest tests[ROWS + PLACES + 3];
    size_t count = 0;
    for (size_t i = 0; i < ROWS; i++)
        tests[count++] = (struct CMUnitTest){.name = rows[i].name,
                                             .test_func = decodes_and_encodes,
                                             .initial_state = (void *)&rows[i]};
    for (size_t i = 0; i < PLACES; i++)
        tests[count++] = (struct CMUnitTest){
            .name = places[i].name, .test_func = is_placed, .initial_state = (void *)&places[i]};
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(any_bytes_come_back);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(what_is_lacking_is_named);
    tests[count++] = (struct CMUnitTest)cmocka_unit_test(a_leap_ends_where_steps_lead);
    return _cmocka_run_group_tests("encodings", tests, count, NULL, NULL) > 0;
}
