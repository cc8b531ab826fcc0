/* Feeds the bytes of a file in any encoding to a splitter, and finds the bytes that are no text in
 * their encoding. */
#include "algnot/game.h"

#include "extremes.h"

bool an_splitter_feed(an_splitter *splitter, an_decoder *decoder, const char *bytes, size_t size)
{
    do {
        size_t room;
        char *to = an_splitter_room(splitter, &room);
        if (to == NULL)
            return false;
        size_t most = room / AN_DECODED_MAX - AN_DECODER_WAITING;
        size_t piece = an_smaller(size, most);
        size_t written = an_decoder_take(decoder, bytes, piece, to);
        /* For the splitter, 0 bytes mean the end of the stream. The decoder may only be waiting for
         * more bytes. */
        if (written > 0)
            an_splitter_filled(splitter, written);
        if (size == 0)
            an_splitter_filled(splitter, 0);
        bytes += piece;
        size -= piece;
    } while (size > 0);
    return true;
}

bool an_encoding_check(an_encoding encoding, an_text bytes, an_finding *finding)
{
    an_encoding_fault fault;
    if (!an_encoding_find_fault(encoding, bytes, &fault))
        return false;
    *finding = (an_finding){.code = AN_BAD_ENCODING,
                            .level = an_code_level(AN_BAD_ENCODING),
                            .where.offset = (uint32_t)(fault.text.at - bytes.at),
                            .where.size = (uint32_t)fault.text.size,
                            .facts.text = fault.text,
                            .facts.number = fault.value,
                            .facts.reason.detail = (uint8_t)fault.kind};
    return true;
}
