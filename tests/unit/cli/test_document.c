/* Documents are told from texts at their first bytes, wherever the input is cut. What is said is
 * caught. */
#include "check.h"

#include <string.h>

#include "document.h"
#include "say.h"
#include "text.h"

static message said;

bool say(message which, ...)
{
    va_list arguments;
    va_start(arguments, which);
    va_arg(arguments, const char *); /* the name */
    const char *what = va_arg(arguments, const char *);
    va_end(arguments);
    for (message kind = 0; kind < MESSAGE_COUNT; kind++)
        if (message_text(message_language(), kind) == what)
            said = kind;
    return false;
}

static message kind_of(an_text bytes, bool is_whole)
{
    const document_kind *kind;
    if (document_find(bytes, is_whole, &kind) != DOCUMENT_FOUND)
        return MESSAGE_COUNT;
    say_document("", kind);
    return said;
}

/* The answer to the bytes that are there so far is the one to all of them, or is left open. */
static void assert_kind(an_text bytes, message due)
{
    const document_kind *kind;
    document_answer last = DOCUMENT_UNDECIDED;
    for (size_t size = 0; size <= bytes.size; size++) {
        const an_text first = {bytes.at, size};
        document_answer answer = document_find(first, false, &kind);
        assert_true(last == DOCUMENT_UNDECIDED || answer == last);
        if (answer != DOCUMENT_UNDECIDED)
            assert_int_equal(kind_of(first, false), due);
        last = answer;
    }
    assert_int_equal(kind_of(bytes, true), due);
}

#define HEAD                                                                                       \
    "PK\3\4"                                                                                       \
    "abcdefghijklmnopqrstuvwxyz"
#define BYTES(string)                                                                              \
    {                                                                                              \
        string, sizeof string - 1                                                                  \
    }

static void documents_are_named(void **state)
{
    static const struct {
        an_text bytes;
        message due;
    } documents[] = {
        {BYTES(HEAD "[Content_Types].xml.." HEAD "_rels/.rels.." HEAD "word/document.xml"),
         SAY_WORD_DOCUMENT},
        {BYTES(HEAD "[Content_Types].xml..PK" HEAD "xl/workbook.xml"), SAY_EXCEL_WORKBOOK},
        {BYTES(HEAD "[Content_Types].xml word/ xl/"), SAY_OFFICE_DOCUMENT},
        {BYTES(HEAD "mimetypeapplication/vnd.oasis.opendocument.textPK"), SAY_OPEN_DOCUMENT_TEXT},
        {BYTES(HEAD "a/word/"), SAY_ZIP_ARCHIVE},
        {BYTES("PK\3\4"), SAY_ZIP_ARCHIVE},
        {BYTES("%PDF-1.4\n"), SAY_PDF_DOCUMENT},
        {BYTES("{\\rtf1"), SAY_RTF_DOCUMENT},
        {BYTES("\xef\xbb\xbf\r\n<!DocType HTML>"), SAY_WEB_PAGE},
        {BYTES("\t<HTML\nlang=fr>"), SAY_WEB_PAGE},
        {BYTES("BZh11AY&SY"), SAY_BZIP2_FILE},
        {BYTES("\xff\xd8\xff\xe0"), SAY_PICTURE},
        {BYTES("\0\0\0\x18"
               "ftypheic"),
         SAY_PICTURE},
        {BYTES("RIFF\1\2\3\4WEBPVP8"), SAY_PICTURE},
        {BYTES("\x50\x2a\x4d\x18\4\0\0\0"), SAY_ZSTD_FILE},
        {BYTES("Scid.sn\0\0"), SAY_SCID_BASE},
        {BYTES("\0\0\x24\0\x2e\1\0"), SAY_CHESSBASE_BASE},
    };
    (void)state;
    for (size_t i = 0; i < sizeof documents / sizeof *documents; i++)
        assert_kind(documents[i].bytes, documents[i].due);
}

static void texts_are_none(void **state)
{
    static const an_text texts[] = {
        BYTES(""),
        BYTES("[Event \"?\"]"),
        BYTES("\xef\xbb\xbf[Event \"?\"]"),
        BYTES("1. e4 e5"),
        BYTES("\r\n \t\r\n1. e4 e5"),
        BYTES("% PDF-1.4"),
        BYTES("%PDF"),
        BYTES("%pdf-1.4"),
        BYTES("{\\r} 1. e4"),
        BYTES("{\\RTF} 1. e4"),
        BYTES(" {\\rtf} 1. e4"),
        BYTES("PK"),
        BYTES("pk\3\4"),
        BYTES("<htmlx>"),
        BYTES("<htm>"),
        BYTES("< html>"),
        BYTES("1. e4 <html>"),
        BYTES("<!-- <html> -->"),
        BYTES("Scid.si "),
        BYTES("RIFF 1. e4 e5 WEBP"),
        BYTES("BZh is a newspaper"),
        BYTES("\xff\xfe[\0E\0"),
        BYTES("\xfe\xff\0["),
        BYTES("\0\0\0"),
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_kind(texts[i], MESSAGE_COUNT);
}

/* A text is not kept waiting, whatever it begins with. */
static void a_few_bytes_are_enough(void **state)
{
    const document_kind *kind;
    (void)state;
    for (int c = 0; c < 256; c++) {
        const char bytes[] = {(char)c, 'e', '4'};
        assert_true(document_find((an_text){bytes, sizeof bytes}, false, &kind) == DOCUMENT_NONE);
    }
}

/* What lies further back decides nothing, so that no more than this is held back. */
static void the_beginning_is_bounded(void **state)
{
    static char bytes[2 * DOCUMENT_BEGINNING_MAX];
    const an_text all = {bytes, sizeof bytes};
    const an_text member = BYTES(HEAD "word/"), page = BYTES("<html>");
    (void)state;
    memset(bytes, ' ', sizeof bytes);
    memcpy(bytes + DOCUMENT_BEGINNING_MAX, page.at, page.size);
    assert_kind(all, MESSAGE_COUNT);
    memcpy(bytes + DOCUMENT_BEGINNING_MAX - page.size, page.at, page.size);
    assert_kind(all, SAY_WEB_PAGE);
    memcpy(bytes, "PK\3\4", 4);
    memcpy(bytes + DOCUMENT_BEGINNING_MAX - member.size + 1, member.at, member.size);
    assert_kind(all, SAY_ZIP_ARCHIVE);
    memcpy(bytes + DOCUMENT_BEGINNING_MAX - member.size, member.at, member.size);
    assert_kind(all, SAY_WORD_DOCUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(documents_are_named),
        cmocka_unit_test(texts_are_none),
        cmocka_unit_test(a_few_bytes_are_enough),
        cmocka_unit_test(the_beginning_is_bounded),
    };
    return cmocka_run_group_tests_name("document", tests, NULL, NULL) > 0;
}
