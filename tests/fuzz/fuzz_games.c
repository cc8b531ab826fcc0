/* Any bytes as a stream of games, all the way: nothing is lost, nothing overlaps, and the games are
 * the same however the stream comes in. */
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "fuzz.h"
#include "utf8.h"

/* What is done to a stream, and what came of it. */
typedef struct passage {
    an_splitter *splitter;
    an_reader *reader;
    an_arbiter *arbiter;
    bool forgets;    /* a new arbiter for every game */
    an_buffer bytes; /* of all games, one after the other */
    an_buffer kept;  /* the same, written in the layout keep */
    bool is_partial; /* a game has an error: once kept it may look like another language's */
    uint64_t digest; /* of games, tokens, findings and moves */
} passage;

static const an_rules rules = {.from = NULL};

static void note(passage *p, uint64_t number)
{
    p->digest = (p->digest ^ number) * UINT64_C(0x100000001b3);
}

static void note_text(passage *p, an_text text)
{
    note(p, text.size);
    for (size_t i = 0; i < text.size; i++)
        note(p, (unsigned char)text.at[i]);
}

static bool lies_within(an_text whole, uint64_t offset, uint64_t size)
{
    return offset <= whole.size && size <= whole.size - offset;
}

/* ---- what must hold of a game ---- */

static void check_tokens(passage *p, const an_game *game)
{
    size_t end = 0, depth = 0;
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        fuzz_expect(token->size > 0 && lies_within(game->bytes, token->offset, token->size),
                    "a token lies in its game");
        fuzz_expect(token->offset >= end || game->is_text,
                    "tokens are in order and do not overlap");
        end = token->offset + token->size;
        fuzz_expect(token->kind != AN_TOKEN_CLOSE || depth > 0, "what is closed was open");
        depth += token->kind == AN_TOKEN_OPEN;
        depth -= token->kind == AN_TOKEN_CLOSE;
        note(p, token->offset);
        note(p, token->size);
        note(p, token->kind);
        note(p, token->value);
        note(p, token->says_black);
    }
    for (size_t i = 0; i < game->fault_count && depth > 0; i++)
        if (game->faults[i].code == AN_UNCLOSED_VARIATION)
            depth = 0;
    fuzz_expect(depth == 0, "what stays open is reported");
}

static void check_game(passage *p, const an_game *game)
{
    fuzz_expect(game->offset == p->bytes.size, "a game begins where the last one ended");
    fuzz_expect(game->bytes.size > 0, "a game has bytes");
    fuzz_expect(game->start <= game->bytes.size, "a game begins within its bytes");
    check_tokens(p, game);
    for (size_t i = 0; i < game->tag_count; i++) {
        const an_tag *tag = &game->tags[i];
        fuzz_expect(
            lies_within(game->bytes, (uint64_t)(tag->value.at - game->bytes.at), tag->value.size),
            "a tag lies in its game");
        note_text(p, tag->name);
        note_text(p, tag->value);
    }
    for (size_t i = 0; i < game->fault_count; i++)
        fuzz_expect(lies_within(game->bytes, game->faults[i].offset, game->faults[i].size),
                    "a fault lies in its game");
    note(p, game->offset);
    note(p, game->start);
    note(p, game->is_text);
    note(p, game->is_empty);
}

static void check_judgement(passage *p, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    size_t offset = 0;
    for (size_t i = 0; i < judgement->finding_count; i++) {
        const an_finding *finding = &judgement->findings[i];
        fuzz_expect(lies_within(game->bytes, finding->offset, finding->size),
                    "a finding lies in its game");
        fuzz_expect(finding->offset >= offset, "findings are in order");
        offset = finding->offset;
        note(p, finding->code);
        note(p, finding->offset);
        note(p, finding->size);
        note(p, finding->ply);
        note(p, finding->depth);
    }
    for (size_t i = 0; i < game->token_count; i++) {
        const an_ply *ply = &judgement->plies[i];
        fuzz_expect(!ply->is_played || game->tokens[i].kind == AN_TOKEN_MOVE,
                    "what is played is a move");
        if (ply->is_played) {
            note(p, ply->move.from | (uint64_t)ply->move.to << 8);
            note(p, ply->move.promotion | (uint64_t)ply->move.kind << 8);
        }
    }
    note(p, judgement->ply_count);
    note(p, judgement->result);
    note(p, judgement->variant);
    p->is_partial = p->is_partial || judgement->error_count > 0;
    if (judgement->notation == NULL)
        return;
    note(p, judgement->notation->style);
    if (judgement->notation->language != NULL)
        note_text(p, an_text_of(judgement->notation->language->code));
}

static void write_in_all_layouts(passage *p, const an_judgement *judgement)
{
    an_notation to = an_notation_of(an_language_from_name(an_text_of("fr")), AN_LONG);
    if (judgement->notation != NULL)
        to = *judgement->notation;
    for (an_layout layout = AN_LAYOUT_AUTO; layout < AN_LAYOUTS; layout++) {
        an_scribe *scribe =
            an_scribe_open(&(an_script){.notation = to, .layout = layout, .width = 79});
        an_text text = an_scribe_write(scribe, judgement);
        fuzz_expect(text.at != NULL, "a game is written in every layout");
        if (layout == AN_LAYOUT_KEEP)
            an_buffer_put_text(&p->kept, text);
        else
            fuzz_expect(an_utf8_sound_size(text) == text.size, "what is written is UTF-8");
        an_scribe_close(scribe);
    }
}

/* ---- the way through ---- */

/* The next game; false at the end of the batch. */
static bool take_game(passage *p, bool writes)
{
    an_arbiter *arbiter = p->forgets ? an_arbiter_open(&rules) : p->arbiter;
    an_game game;
    an_judgement judgement;
    an_code code = an_game_next(p->reader, arbiter, &game, &judgement);
    fuzz_expect(code == AN_OK || code == AN_NO_GAME, "a batch is read to its end");
    if (code == AN_OK) {
        check_game(p, &game);
        an_buffer_put_text(&p->bytes, game.bytes);
        if (game.is_empty && game.fault_count == 0)
            fuzz_expect(an_arbiter_judge(arbiter, &game, &judgement) == AN_OK, "a game is judged");
        check_judgement(p, &judgement);
        if (writes)
            write_in_all_layouts(p, &judgement);
    }
    if (p->forgets)
        an_arbiter_close(arbiter);
    return code == AN_OK;
}

static void take_batches(passage *p, bool writes)
{
    an_batch batch;
    while (an_splitter_next(p->splitter, &batch)) {
        fuzz_expect(batch.offset == p->bytes.size, "a batch begins where the last one ended");
        if (batch.too_large) {
            note(p, batch.offset);
            an_buffer_put_text(&p->bytes, batch.bytes);
            continue;
        }
        an_reader_take(p->reader, &batch);
        while (take_game(p, writes))
            ;
    }
}

/* Sends bytes through in pieces, and sees that all of them come out again. */
static passage pass(an_text bytes, size_t piece, size_t max_game, bool forgets, bool writes)
{
    passage p = {.splitter = an_splitter_open(max_game),
                 .reader = an_reader_open(),
                 .arbiter = an_arbiter_open(&rules),
                 .forgets = forgets,
                 .digest = UINT64_C(0xcbf29ce484222325)};
    size_t sent = 0, size;
    do {
        size_t room;
        char *to = an_splitter_room(p.splitter, &room);
        size = bytes.size - sent < piece ? bytes.size - sent : piece;
        size = size < room ? size : room;
        if (size > 0)
            memcpy(to, bytes.at + sent, size);
        an_splitter_filled(p.splitter, size);
        sent += size;
        take_batches(&p, writes);
    } while (size > 0);
    fuzz_expect(p.bytes.size == bytes.size &&
                    (bytes.size == 0 || memcmp(p.bytes.at, bytes.at, bytes.size) == 0),
                "the games are the stream, with nothing lost");
    an_splitter_close(p.splitter);
    an_reader_close(p.reader);
    an_arbiter_close(p.arbiter);
    return p;
}

static void end(passage *p)
{
    an_buffer_free(&p->bytes);
    an_buffer_free(&p->kept);
}

static uint64_t digest_of(an_text bytes, size_t piece, size_t max_game, bool forgets)
{
    passage p = pass(bytes, piece, max_game, forgets, false);
    end(&p);
    return p.digest;
}

enum { UNLIMITED = 1 << 26, SMALL = 100 };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    an_text stream = {size > 0 ? (const char *)bytes : "", size};
    passage whole = pass(stream, SIZE_MAX, UNLIMITED, false, true);
    fuzz_expect(digest_of(stream, SIZE_MAX, UNLIMITED, true) == whole.digest,
                "a game is judged without regard to those before it");
    static const size_t pieces[] = {1, 7, 4096};
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
        fuzz_expect(digest_of(stream, pieces[i], UNLIMITED, false) == whole.digest,
                    "the games are the same however the stream is cut");
    digest_of(stream, 64, SMALL, false);
    an_text kept = {whole.kept.size > 0 ? whole.kept.at : "", whole.kept.size};
    passage again = pass(kept, SIZE_MAX, UNLIMITED, false, true);
    bool is_same = again.kept.size == kept.size &&
                   (kept.size == 0 || memcmp(again.kept.at, kept.at, kept.size) == 0);
    fuzz_expect(is_same || whole.is_partial, "keeping twice is keeping once");
    end(&whole);
    end(&again);
    return 0;
}
