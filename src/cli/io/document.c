/* Files that are no text: their kinds are told from the first bytes. */
#include "document.h"

#include "put_message.h"
#include "say.h"
#include "text.h"
#include "utf8.h"

/* Where the bytes stand that a kind is known by. */
typedef enum magic_place {
    AT_BEGINNING,
    AFTER_BLANKS, /* in capitals or small letters, and no letter or digit follows */
    IN_MEMBER     /* of a ZIP archive: the name of a member begins with them; what is stored in the
                     member follows its name */
} magic_place;

struct document_kind {
    an_text magic;
    magic_place place;
    message what, advice;
};

/* clang-format off */
#define MAGIC(string) {(string), sizeof(string) - 1}
#define ANY "\x7f" /* in a magic: any byte */
#define OPEN_DOCUMENT "mimetypeapplication/vnd.oasis.opendocument."

/* Where two rows fit a file, the first one names it. */
static const document_kind kinds[] = {
    {MAGIC("word/"), IN_MEMBER, SAY_WORD_DOCUMENT, SAY_SAVE_AS_TEXT},
    {MAGIC("xl/"), IN_MEMBER, SAY_EXCEL_WORKBOOK, SAY_OPEN_AND_COPY},
    {MAGIC(OPEN_DOCUMENT "text"), IN_MEMBER, SAY_OPEN_DOCUMENT_TEXT, SAY_SAVE_AS_TEXT},
    {MAGIC(OPEN_DOCUMENT "spreadsheet"), IN_MEMBER, SAY_OPEN_DOCUMENT_SHEET, SAY_OPEN_AND_COPY},
    {MAGIC(OPEN_DOCUMENT), IN_MEMBER, SAY_OPEN_DOCUMENT, SAY_OPEN_AND_COPY},
    {MAGIC("mimetypeapplication/epub+zip"), IN_MEMBER, SAY_ELECTRONIC_BOOK, SAY_OPEN_AND_COPY},
    {MAGIC("[Content_Types].xml"), IN_MEMBER, SAY_OFFICE_DOCUMENT, SAY_OPEN_AND_COPY},
    {MAGIC("PK\3\4"), AT_BEGINNING, SAY_ZIP_ARCHIVE, SAY_UNPACK},
    {MAGIC("7z\xbc\xaf\x27\x1c"), AT_BEGINNING, SAY_7Z_ARCHIVE, SAY_UNPACK},
    {MAGIC("Rar!\x1a\x07"), AT_BEGINNING, SAY_RAR_ARCHIVE, SAY_UNPACK},
    {MAGIC("%PDF-"), AT_BEGINNING, SAY_PDF_DOCUMENT, SAY_TURN_PDF_INTO_TEXT},
    {MAGIC("{\\rtf"), AT_BEGINNING, SAY_RTF_DOCUMENT, SAY_SAVE_AS_TEXT},
    {MAGIC("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), AT_BEGINNING,
     SAY_OLD_OFFICE_DOCUMENT, SAY_SAVE_AS_TEXT},
    {MAGIC("<!doctype html"), AFTER_BLANKS, SAY_WEB_PAGE, SAY_SAVE_PAGE},
    {MAGIC("<html"), AFTER_BLANKS, SAY_WEB_PAGE, SAY_SAVE_PAGE},
    {MAGIC("<table"), AFTER_BLANKS, SAY_WEB_PAGE, SAY_SAVE_PAGE}, /* a part of one */
    {MAGIC("<tr"), AFTER_BLANKS, SAY_WEB_PAGE, SAY_SAVE_PAGE},
    {MAGIC("<?xml"), AFTER_BLANKS, SAY_XML_FILE, SAY_OPEN_AND_COPY},
    {MAGIC("\x1f\x8b"), AT_BEGINNING, SAY_GZIP_FILE, SAY_USE_ZCAT},
    {MAGIC("\x28\xb5\x2f\xfd"), AT_BEGINNING, SAY_ZSTD_FILE, SAY_USE_ZSTDCAT},
    {MAGIC("\x50\x2a\x4d\x18"), AT_BEGINNING, SAY_ZSTD_FILE, SAY_USE_ZSTDCAT}, /* of pzstd */
    {MAGIC("\xfd" "7zXZ\0"), AT_BEGINNING, SAY_XZ_FILE, SAY_USE_XZCAT},
    {MAGIC("BZh" ANY "1AY&SY"), AT_BEGINNING, SAY_BZIP2_FILE, SAY_USE_BZCAT},
    {MAGIC("\x89PNG\r\n\x1a\n"), AT_BEGINNING, SAY_PICTURE, SAY_TYPE_MOVES},
    {MAGIC("\xff\xd8\xff"), AT_BEGINNING, SAY_PICTURE, SAY_TYPE_MOVES}, /* JPEG */
    {MAGIC("\0\0\0" ANY "ftyphei"), AT_BEGINNING, SAY_PICTURE, SAY_TYPE_MOVES}, /* HEIC */
    {MAGIC("RIFF" ANY ANY ANY ANY "WEBP"), AT_BEGINNING, SAY_PICTURE, SAY_TYPE_MOVES},
    {MAGIC("Scid.si\0"), AT_BEGINNING, SAY_SCID_BASE, SAY_EXPORT_FROM_SCID},
    {MAGIC("Scid.sn\0"), AT_BEGINNING, SAY_SCID_BASE, SAY_EXPORT_FROM_SCID},
    {MAGIC("\0\0\x2c\0\x2e\1"), AT_BEGINNING, /* .cbh */
     SAY_CHESSBASE_BASE, SAY_EXPORT_FROM_CHESSBASE},
    {MAGIC("\0\0\x24\0\x2e\1"), AT_BEGINNING, /* .cbh of ChessBase 6 */
     SAY_CHESSBASE_BASE, SAY_EXPORT_FROM_CHESSBASE},
    {MAGIC("\x08\0"), AT_BEGINNING, /* .cbv */
     SAY_CHESSBASE_ARCHIVE, SAY_EXPORT_FROM_CHESSBASE},
};
/* clang-format on */

/* ---- how bytes fit a row ---- */

/* The answer is undecided if the bytes end within the magic. */
static document_answer begins(an_text bytes, an_text magic)
{
    for (size_t i = 0; i < magic.size; i++) {
        if (i == bytes.size)
            return DOCUMENT_UNDECIDED;
        if (bytes.at[i] != magic.at[i] && magic.at[i] != *ANY)
            return DOCUMENT_NONE;
    }
    return DOCUMENT_FOUND;
}

/* `word` is in small letters. Where it ends, a word has to end in the bytes, too. */
static document_answer begins_with_word(an_text bytes, an_text word)
{
    for (size_t i = 0; i < word.size && i < bytes.size; i++)
        if (an_lower(bytes.at[i]) != word.at[i])
            return DOCUMENT_NONE;
    if (bytes.size <= word.size)
        return DOCUMENT_UNDECIDED;
    char next = bytes.at[word.size];
    return an_is_letter(next) || an_is_digit(next) ? DOCUMENT_NONE : DOCUMENT_FOUND;
}

static document_answer begins_after_blanks(an_text bytes, an_text word)
{
    const an_text mark = MAGIC(AN_UTF8_MARK);
    document_answer has_mark = begins(bytes, mark);
    if (has_mark == DOCUMENT_UNDECIDED)
        return DOCUMENT_UNDECIDED;
    if (has_mark == DOCUMENT_FOUND)
        bytes = an_text_after(bytes, mark.size);
    return begins_with_word(an_text_trimmed_start(bytes), word);
}

/* A ZIP archive is a series of members:
 *
 *     P K 3 4 | 22 bytes | size of name | size of extra | name | extra | what is stored | P K 3 4 …
 *             4          26             28              30
 *
 * The size of what is stored may be told only behind it: the next member is found by its first
 * bytes. */
static document_answer has_member(an_text bytes, an_text name)
{
    enum { NAME_AT = 30 };
    const an_text head = MAGIC("PK\3\4");
    document_answer answer = begins(bytes, head);
    if (answer != DOCUMENT_FOUND)
        return answer;
    for (; bytes.size > NAME_AT; bytes = an_text_after(bytes, 1))
        if (begins(bytes, head) == DOCUMENT_FOUND &&
            begins(an_text_after(bytes, NAME_AT), name) == DOCUMENT_FOUND)
            return DOCUMENT_FOUND;
    return DOCUMENT_UNDECIDED;
}

static document_answer fits(an_text bytes, const document_kind *kind)
{
    switch (kind->place) {
    case AT_BEGINNING:
        return begins(bytes, kind->magic);
    case AFTER_BLANKS:
        return begins_after_blanks(bytes, kind->magic);
    case IN_MEMBER:
        return has_member(bytes, kind->magic);
    }
    return DOCUMENT_NONE;
}

/* ---- the answer ---- */

document_answer document_find(an_text beginning, bool is_whole, const document_kind **kind)
{
    if (beginning.size >= DOCUMENT_BEGINNING_MAX) {
        beginning.size = DOCUMENT_BEGINNING_MAX;
        is_whole = true;
    }
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        document_answer answer = fits(beginning, &kinds[i]);
        if (answer == DOCUMENT_FOUND)
            *kind = &kinds[i];
        if (answer == DOCUMENT_FOUND || (answer == DOCUMENT_UNDECIDED && !is_whole))
            return answer;
    }
    return DOCUMENT_NONE;
}

void document_put(an_buffer *out, an_message_language language, const char *name,
                  const document_kind *kind)
{
    put_message(out, language, SAY_IS_NO_TEXT, name, message_text(language, kind->what),
                message_text(language, kind->advice));
}

bool say_document(const char *name, const document_kind *kind)
{
    an_message_language language = message_language();
    return say(SAY_IS_NO_TEXT, name, message_text(language, kind->what),
               message_text(language, kind->advice));
}
