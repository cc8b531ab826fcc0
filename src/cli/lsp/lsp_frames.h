/* Messages cut out of a stream: each has a header that says how long it is.
 *
 *     Content-Length: 44\r\n
 *     \r\n
 *     {"jsonrpc":"2.0","id":1,"method":"shutdown"}
 *
 * Behind a header that makes no sense, the stream is searched for the next header, so that one bad
 * message costs only itself. */
#ifndef AN_CLI_LSP_FRAMES_H
#define AN_CLI_LSP_FRAMES_H

#include "buffer.h"

enum {
    LSP_HEADER_MAX = 4096,
    LSP_MESSAGE_MAX = 1 << 30 /* bytes of a message: more is a mistake */
};

/* Begins with all members zero. */
typedef struct lsp_frames {
    an_buffer bytes;
    size_t at;    /* what is before was handed out */
    bool is_lost; /* a header made no sense, which was told; the next one is looked for */
} lsp_frames;

typedef enum lsp_frame {
    LSP_FRAME_NONE, /* more bytes are needed */
    LSP_FRAME_MESSAGE,
    LSP_FRAME_BAD_HEADER,  /* told once, wherever the next header is */
    LSP_FRAME_BAD_ENCODING /* a message that is not in UTF-8, as its header says */
} lsp_frame;

void lsp_frames_free(lsp_frames *frames);

/* Adds bytes of the stream. Returns false when memory runs out. */
bool lsp_frames_add(lsp_frames *frames, an_text bytes);

/* Hands out the next message. Its bytes last until more are added. */
lsp_frame lsp_frames_next(lsp_frames *frames, an_text *message);

/* Goes on at a header that stands amid the message that was handed out last, if there is one: a
 * Content-Length that is too large takes in the messages behind its own. Call it for a message that
 * is no JSON. In JSON no header can stand, as it has line ends. */
void lsp_frames_look_inside(lsp_frames *frames, an_text message);

/* Returns how many bytes wait for more of them. */
static inline size_t lsp_frames_waiting(const lsp_frames *frames)
{
    return frames->bytes.size - frames->at;
}

#endif
