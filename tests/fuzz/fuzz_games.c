/* Any bytes as a stream of games, all the way: nothing is lost, nothing overlaps, and the games are
 * the same however the stream comes in. What is written and told of them is sound. */
#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "fuzz.h"
#include "text.h"
#include "utf8.h"

typedef struct passage passage;

/* How a stream is sent through. */
typedef struct route {
    size_t piece;    /* bytes that come at a time */
    size_t max_game; /* 0: no limit */
    bool forgets;    /* a new arbiter for every game */
    bool is_quick;   /* tokens and plies are not compared: they need not be kept */
    an_judge_options rules;
    void (*take)(passage *p, const an_judgement *judgement); /* NULL, or what else is done */
} route;

/* What is done to a stream, and what came of it. */
struct passage {
    const route *way;
    an_splitter *splitter;
    an_reader *reader;
    an_arbiter *arbiter;
    an_buffer bytes;   /* of all games, one after the other */
    an_buffer written; /* what take made of them */
    bool is_partial;   /* a game has an error: what is written may look like another language's */
    uint64_t spoken;   /* a digest of the languages of games that were kept */
    uint64_t digest;   /* of games, tokens, findings and moves */
};

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
        if (p->way->is_quick && token != game->result)
            continue;
        note(p, token->offset);
        note(p, token->size);
        note(p, token->kind);
        note(p, token->value);
        note(p, token->says_black);
    }
    for (size_t i = 0; i < game->faults.count && depth > 0; i++)
        if (game->faults.list[i].code == AN_UNCLOSED_VARIATION)
            depth = 0;
    if (game->faults.unlisted != NULL && game->faults.unlisted[AN_UNCLOSED_VARIATION] > 0)
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
    for (size_t i = 0; i < game->faults.count; i++)
        fuzz_expect(
            lies_within(game->bytes, game->faults.list[i].offset, game->faults.list[i].size),
            "a fault lies in its game");
    note(p, game->offset);
    note(p, game->start);
    note(p, game->is_text);
    note(p, game->is_empty);
    note(p, game->is_printable);
}

static void note_position(passage *p, const an_position *position)
{
    for (size_t i = 0; i < AN_ROLE_COUNT; i++)
        note(p, position->role[i]);
    note(p, position->color[AN_WHITE]);
    note(p, position->castling);
    note(p, position->halfmove_clock);
    note(p, position->move_number);
    note(p, position->turn);
    note(p, position->en_passant | (uint64_t)position->passed_over << 8);
    note(p, position->variant);
}

static void check_judgement(passage *p, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    size_t offset = 0;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        fuzz_expect(lies_within(game->bytes, finding->where.offset, finding->where.size),
                    "a finding lies in its game");
        fuzz_expect(finding->where.offset >= offset, "findings are in order");
        offset = finding->where.offset;
        note(p, finding->code);
        note(p, finding->where.offset);
        note(p, finding->where.size);
        note(p, finding->where.ply);
        note(p, finding->where.depth);
    }
    for (size_t i = 0; i < game->token_count && !p->way->is_quick; i++) {
        const an_ply *ply = &judgement->plies[i];
        fuzz_expect(!ply->is_played || game->tokens[i].kind == AN_TOKEN_MOVE,
                    "what is played is a move");
        if (ply->is_played) {
            note(p, ply->move.from | (uint64_t)ply->move.to << 8);
            note(p, ply->move.promotion | (uint64_t)ply->move.kind << 8);
        }
    }
    note_position(p, &judgement->board.start);
    note(p, judgement->board.start.key);
    note_position(p, &judgement->board.end);
    note(p, judgement->main.ply_count);
    note(p, judgement->main.played_count);
    note(p, judgement->main.is_whole);
    note(p, judgement->findings.error_count);
    note(p, judgement->findings.warning_count);
    note(p, judgement->result);
    note(p, judgement->variant);
    p->is_partial = p->is_partial || judgement->findings.error_count > 0;
    if (judgement->notation == NULL)
        return;
    note(p, judgement->notation->style);
    if (judgement->notation->language != NULL)
        note_text(p, an_text_of(judgement->notation->language->code));
}

/* ---- what may be done with a game ---- */

static void keep_game(passage *p, const an_judgement *judgement)
{
    const an_notation *notation = judgement->notation;
    uintptr_t language = notation != NULL ? (uintptr_t)notation->language : 0;
    p->spoken = (p->spoken ^ language) * UINT64_C(0x100000001b3);
    if (notation == NULL) {
        an_buffer_put_text(&p->written, judgement->game->bytes);
        return;
    }
    an_scribe *scribe =
        an_scribe_open(&(an_write_options){.notation = *notation, .layout = AN_LAYOUT_KEEP});
    an_buffer_put_text(&p->written, an_scribe_write(scribe, judgement));
    an_scribe_close(scribe);
}

static void write_in_all_layouts(passage *p, const an_judgement *judgement)
{
    an_notation to = an_notation_of(an_language_from_name(an_text_of("fr")), AN_STYLE_LONG);
    (void)p;
    for (an_layout layout = AN_LAYOUT_AUTO; layout < AN_LAYOUT_COUNT; layout++) {
        an_scribe *scribe =
            an_scribe_open(&(an_write_options){.notation = to, .layout = layout, .width = 79});
        an_text text = an_scribe_write(scribe, judgement);
        fuzz_expect(text.at != NULL, "a game is written in every layout");
        if (layout != AN_LAYOUT_KEEP)
            fuzz_expect(an__utf8_sound_size(text) == text.size, "what is written is UTF-8");
        an_scribe_close(scribe);
    }
}

/* By a script to which entries are enough. */
static void write_game(passage *p, const an_judgement *judgement)
{
    an_notation to = an_notation_of(an_language_from_name(an_text_of("fr")), AN_STYLE_SHORT);
    an_scribe *scribe =
        an_scribe_open(&(an_write_options){.notation = to, .layout = AN_LAYOUT_PGN, .width = 40});
    an_buffer_put_text(&p->written, an_scribe_write(scribe, judgement));
    an_scribe_close(scribe);
}

/* The line of a finding, as it stands in its game. */
static an_place place_of(const an_finding *finding, an_text game)
{
    size_t from = (size_t)finding->where.offset, to = from;
    while (from > 0 && game.at[from - 1] != '\n' && game.at[from - 1] != '\r')
        from--;
    while (to < game.size && game.at[to] != '\n' && game.at[to] != '\r')
        to++;
    return (an_place){.file = "-",
                      .game = 1,
                      .line = 1,
                      .column = 1,
                      .end_column = 1 + finding->where.size,
                      .offset = finding->where.offset,
                      .source = an_text_from(game.at + from, to - from),
                      .source_at = finding->where.offset - from};
}

/* Control characters, and those that turn the direction of a text. */
static bool commands_terminal(uint32_t point)
{
    return (point < ' ' && point != '\n') || (point >= 0x7f && point < 0xa0) ||
           (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069) ||
           point == 0x200e || point == 0x200f || point == 0x61c;
}

static void check_told(an_text told, an_output form)
{
    fuzz_expect(told.size > 0 && (told.at[told.size - 1] == '\n' || form == AN_OUTPUT_SARIF),
                "what is told is whole lines");
    fuzz_expect(an__utf8_sound_size(told) == told.size, "what is told is UTF-8");
    for (size_t size; told.size > 0; told = an_text_after(told, size)) {
        uint32_t point = an_utf8_decode(told, &size);
        bool is_json = form == AN_OUTPUT_JSONL;
        fuzz_expect(is_json ? point >= ' ' || told.size == 1 : !commands_terminal(point),
                    "the input commands no terminal");
    }
}

static void tell_findings(passage *p, const an_judgement *judgement)
{
    enum { TOLD_MAX = 20 };
    (void)p;
    for (an_output form = AN_OUTPUT_TEXT; form < AN_OUTPUT_CSV; form++)
        for (an_message_language message_language = AN_MESSAGES_ENGLISH;
             message_language < AN_MESSAGE_LANGUAGE_COUNT; message_language++) {
            an_report *report = an_report_open(form, message_language, false);
            an_report_show_diagrams(report, true);
            for (size_t i = 0; i < judgement->findings.count && i < TOLD_MAX; i++) {
                const an_finding *finding = &judgement->findings.list[i];
                an_place place = place_of(finding, judgement->game->bytes);
                check_told(an_report_finding(report, finding, &place), form);
            }
            an_report_close(report);
        }
}

/* ---- the way through ---- */

/* The next game; false at the end of the batch. */
static bool take_game(passage *p)
{
    const route *way = p->way;
    an_arbiter *arbiter = way->forgets ? an_arbiter_open(&way->rules) : p->arbiter;
    an_game game;
    an_judgement judgement;
    an_code code = an_game_next(p->reader, arbiter, &game, &judgement);
    fuzz_expect(code == AN_OK || code == AN_NO_GAME, "a batch is read to its end");
    if (code == AN_OK) {
        check_game(p, &game);
        an_buffer_put_text(&p->bytes, game.bytes);
        if (game.is_empty && game.faults.count == 0)
            fuzz_expect(an_arbiter_judge(arbiter, &game, &judgement) == AN_OK, "a game is judged");
        check_judgement(p, &judgement);
        if (way->take != NULL)
            way->take(p, &judgement);
    }
    if (way->forgets)
        an_arbiter_close(arbiter);
    return code == AN_OK;
}

static void take_batches(passage *p)
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
        while (take_game(p))
            ;
    }
}

/* Sends bytes through in pieces, and sees that all of them come out again. */
static passage pass(an_text bytes, const route *way)
{
    enum { UNLIMITED = 1 << 26 };
    passage p = {.way = way,
                 .splitter = an_splitter_open(way->max_game > 0 ? way->max_game : UNLIMITED),
                 .reader = an_reader_open(),
                 .arbiter = an_arbiter_open(&way->rules),
                 .digest = UINT64_C(0xcbf29ce484222325)};
    size_t sent = 0, size;
    do {
        size_t room;
        char *to = an_splitter_room(p.splitter, &room);
        size = bytes.size - sent < way->piece ? bytes.size - sent : way->piece;
        size = size < room ? size : room;
        if (size > 0)
            memcpy(to, bytes.at + sent, size);
        an_splitter_filled(p.splitter, size);
        sent += size;
        take_batches(&p);
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
    an__buffer_free(&p->bytes);
    an__buffer_free(&p->written);
}

static uint64_t digest_of(an_text bytes, const route *way)
{
    passage p = pass(bytes, way);
    end(&p);
    return p.digest;
}

/* ---- the laws ---- */

/* What a stream is found to be, whichever of these ways it comes. */
static const struct {
    const char *what;
    route way;
} equal_ways[] = {
    {"the games are the same byte by byte", {.piece = 1}},
    {"the games are the same however the stream is cut", {.piece = 7}},
    {"a game is judged without regard to those before it", {.piece = SIZE_MAX, .forgets = true}},
    {"detection leaves out only what changes nothing",
     {.piece = SIZE_MAX, .rules.tries_all = true}},
    {"the fast path changes nothing",
     {.piece = 7, .is_quick = true, .rules.keeps = AN_KEEP_RESULT}},
    {"the fast path changes nothing, whatever came before",
     {.piece = SIZE_MAX,
      .is_quick = true,
      .forgets = true,
      .rules = {.keeps = AN_KEEP_RESULT, .findings.without_notes = true}}},
};

static void is_the_same_whichever_way(an_text stream, const an_judge_options *rules, size_t i)
{
    route way = equal_ways[i].way,
          usual = {.piece = SIZE_MAX, .is_quick = way.is_quick, .rules = *rules};
    usual.rules.findings.without_notes = way.rules.findings.without_notes;
    way.rules.from = rules->from;
    way.rules.from_count = rules->from_count;
    fuzz_expect(digest_of(stream, &way) == digest_of(stream, &usual), equal_ways[i].what);
}

/* Games beyond the limit are handed out untouched. */
static void takes_too_large_games(an_text stream, const an_judge_options *rules)
{
    digest_of(stream, &(route){.piece = 64, .max_game = 100, .rules = *rules});
}

/* Unless the language was told by the letter of a pawn alone, which is not written again. */
static void keeps_once(an_text stream, const an_judge_options *rules)
{
    route keeping = {.piece = SIZE_MAX, .rules = *rules, .take = keep_game};
    passage once = pass(stream, &keeping);
    an_text kept = an_text_from(once.written.size > 0 ? once.written.at : "", once.written.size);
    passage twice = pass(kept, &keeping);
    an_text again = an_text_from(twice.written.at, twice.written.size);
    bool is_excused = once.is_partial || once.spoken != twice.spoken;
    fuzz_expect(an_text_equal(again, kept) || is_excused, "keeping twice is keeping once");
    end(&once);
    end(&twice);
}

static void writes_the_same_from_entries(an_text stream, const an_judge_options *rules)
{
    route usual = {.piece = SIZE_MAX, .is_quick = true, .rules = *rules, .take = write_game},
          brief = usual;
    brief.rules.keeps = AN_KEEP_FOR_WRITING;
    passage all = pass(stream, &usual), entries = pass(stream, &brief);
    bool is_same = all.written.size == entries.written.size &&
                   (all.written.size == 0 ||
                    memcmp(all.written.at, entries.written.at, all.written.size) == 0);
    fuzz_expect(is_same, "a game is written the same from entries");
    end(&all);
    end(&entries);
}

static void writes_in_all_layouts(an_text stream, const an_judge_options *rules)
{
    digest_of(stream, &(route){.piece = SIZE_MAX, .rules = *rules, .take = write_in_all_layouts});
}

/* All that can be found, in all forms. */
static void tells_what_it_finds(an_text stream, const an_judge_options *rules)
{
    route telling = {.piece = SIZE_MAX, .rules = *rules, .take = tell_findings};
    telling.rules.mending = AN_MEND_LIKELY;
    an_code all[AN_CODE_COUNT];
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        all[code] = code;
    telling.rules.findings.raises = all;
    telling.rules.findings.raise_count = AN_CODE_COUNT;
    digest_of(stream, &telling);
}

static void (*const laws[])(an_text stream, const an_judge_options *rules) = {
    takes_too_large_games, keeps_once, writes_the_same_from_entries, writes_in_all_layouts,
    tells_what_it_finds};

enum { EQUAL_WAYS = sizeof equal_ways / sizeof *equal_ways, LAWS = sizeof laws / sizeof *laws };

/* The languages that games may be in. All are tried at the price of many in one. */
static const char *const languages[][2] = {{NULL}, {"en"}, {"fr", "ru"}};

enum { LANGUAGES = sizeof languages / sizeof *languages };

static void check_in(an_text stream, size_t i)
{
    an_notation from[2];
    an_judge_options rules = {.from = languages[i][0] != NULL ? from : NULL};
    for (; rules.from_count < 2 && languages[i][rules.from_count] != NULL; rules.from_count++)
        from[rules.from_count] = an_notation_of(
            an_language_from_name(an_text_of(languages[i][rules.from_count])), AN_STYLE_SHORT);
    for (size_t law = 0; law < EQUAL_WAYS + LAWS; law++) {
        if (!fuzz_tries(stream, law * LANGUAGES + i, (EQUAL_WAYS + LAWS) * LANGUAGES))
            continue;
        if (law < EQUAL_WAYS)
            is_the_same_whichever_way(stream, &rules, law);
        else
            laws[law - EQUAL_WAYS](stream, &rules);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    an_text stream = {size > 0 ? (const char *)bytes : "", size};
    for (size_t i = 0; i < LANGUAGES; i++)
        check_in(stream, i);
    return 0;
}
