/* Prints which signs may begin with a byte, as tables of suffix.c: run by make, not part of the
 * library. */
#include <stdio.h>
#include <string.h>

#include "symbols.h"
#include "utf8.h"

enum { BYTES = 256 };

/* First bytes of what may stand for a hyphen: dashes in UTF-8, and in Windows-1252. */
static const char dashes[] = "-\xe2\x96\x97";

/* Whether a sign, written in UTF-8 or as its byte of Windows-1252, begins with a byte. */
static bool sign_begins(const char *sign, unsigned char byte)
{
    char character[AN_UTF8_MAX + 1] = {0};
    uint32_t point = byte >= 0x80 && byte < 0xa0 ? an_windows_1252[byte - 0x80] : byte;
    an_utf8_encode(character, point);
    return (unsigned char)*sign == byte || (*sign == '-' && strchr(dashes, byte) != NULL) ||
           (byte >= 0x80 && strncmp(sign, character, strlen(character)) == 0);
}

static bool list_begins(const char *list, unsigned char byte)
{
    while (*list != '\0') {
        if (sign_begins(list, byte))
            return true;
        list += strcspn(list, " ");
        list += *list == ' ';
    }
    return false;
}

static bool nag_begins(unsigned nag, unsigned char byte)
{
    const an_symbol *row = &an_symbols[nag];
    return row->english != NULL && byte != '\0' &&
           (list_begins(row->unicode, byte) || list_begins(row->ascii, byte) ||
            list_begins(row->also, byte));
}

static bool check_begins(unsigned char byte)
{
    for (size_t i = 0; an_event_signs[i].sign != AN_NO_SIGN; i++)
        if (byte != '\0' && list_begins(an_event_signs[i].signs, byte))
            return true;
    return false;
}

int main(void)
{
    unsigned starts[BYTES + 1] = {0}, count = 0;
    puts("/* The annotations by the byte their signs begin with, each byte's in order; and where\n"
         " * those of a byte stand. */\nstatic const uint8_t nags_by_byte[] = {");
    for (unsigned byte = 0; byte < BYTES; byte++) {
        starts[byte] = count;
        for (unsigned nag = 1; nag < AN_NAG_COUNT; nag++)
            if (nag_begins(nag, (unsigned char)byte))
                printf("%u,%s", nag, ++count % 16 == 0 ? "\n" : " ");
    }
    starts[BYTES] = count;
    puts("};\nstatic const uint16_t nags_of_byte[] = {");
    for (unsigned byte = 0; byte <= BYTES; byte++)
        printf("%u,%s", starts[byte], byte % 16 == 15 ? "\n" : " ");
    puts("};\n/* Whether check or mate may begin with a byte. */\n"
         "static const bool begins_check[] = {");
    for (unsigned byte = 0; byte < BYTES; byte++)
        printf("%d,%s", check_begins((unsigned char)byte), byte % 32 == 31 ? "\n" : " ");
    puts("};");
    return 0;
}
