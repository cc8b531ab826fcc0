/* Any bytes as what an editor sends: however they are cut on their way, the same messages come out
 * of them, none larger than what was sent, and the reader never stands still. */
#include "buffer.h"
#include "fuzz.h"
#include "json_read.h"
#include "lsp_frames.h"
#include "text.h"

/* Puts what comes out of the frames, until they want more bytes. */
static void put_messages(an_buffer *trace, lsp_frames *frames, size_t sent)
{
    an_text message;
    lsp_frame kind;
    for (size_t turns = 0; (kind = lsp_frames_next(frames, &message)) != LSP_FRAME_NONE; turns++) {
        an_json json;
        size_t offset;
        fuzz_expect(turns <= sent, "each turn goes on");
        an_buffer_put_char(trace, (char)('0' + kind));
        if (kind == LSP_FRAME_BAD_HEADER)
            continue;
        fuzz_expect(message.size <= sent, "a message was sent");
        an__buffer_put_number(trace, message.size);
        an_buffer_put_char(trace, ':');
        an_buffer_put_text(trace, message);
        if (!an__json_read(&json, message, &offset))
            lsp_frames_look_inside(frames, message);
    }
}

/* Sends the stream in pieces of `piece` bytes. */
static an_buffer trace_of(an_text stream, size_t piece)
{
    lsp_frames frames = {.at = 0};
    an_buffer trace = {0};
    an__buffer_put(&trace, "");
    for (size_t at = 0; at < stream.size; at += piece) {
        size_t size = piece < stream.size - at ? piece : stream.size - at;
        fuzz_expect(lsp_frames_add(&frames, an_text_from(stream.at + at, size)), "there is memory");
        put_messages(&trace, &frames, at + size);
        fuzz_expect(lsp_frames_waiting(&frames) <= at + size, "what waits was sent");
    }
    lsp_frames_free(&frames);
    return trace;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const size_t pieces[] = {1, 2, 7, 33};
    an_text stream = an_text_from((const char *)bytes, size);
    an_buffer whole = trace_of(stream, size + 1);
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        if (!fuzz_tries(stream, i, sizeof pieces / sizeof *pieces))
            continue;
        an_buffer cut = trace_of(stream, pieces[i]);
        fuzz_expect(
            an_text_equal(an_text_from(whole.at, whole.size), an_text_from(cut.at, cut.size)),
            "the messages are the same however the stream is cut");
        an__buffer_free(&cut);
    }
    an__buffer_free(&whole);
    return 0;
}
