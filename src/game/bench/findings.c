/* Findings are recorded, counted and taken back. */
#include "findings.h"

#include <stdlib.h>
#include <string.h>

#include "buffer.h"
#include "text.h"

static bool is_named(const an_finding_options *options, an_code code)
{
    for (size_t i = 0; i < options->raise_count; i++)
        if (options->raises[i] == code)
            return true;
    return false;
}

static bool is_raised(const an_finding_options *options, an_code code)
{
    an_profile profile = an_code_profile(code);
    bool is_asked = profile == AN_PROFILE_DEFAULT || profile == options->profile;
    bool is_left_out = options->without_notes && an_code_level(code) == AN_LEVEL_NOTE;
    return (is_asked && !is_left_out) || is_named(options, code);
}

void an__findings_open(an_findings *findings, an_bench *bench)
{
    *findings = (an_findings){.bench = bench};
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        findings->raises[code] = is_raised(&bench->rules->findings, code);
        findings->asks[an_code_profile(code)] |= findings->raises[code];
    }
}

void an__findings_close(an_findings *findings)
{
    free(findings->list);
}

void an__findings_begin(an_findings *findings)
{
    findings->count = 0;
    memset(findings->counts, 0, sizeof findings->counts);
    findings->has_unlisted = false;
}

static int by_offset(const void *a, const void *b)
{
    const an_finding *left = a, *right = b;
    if (left->where.offset != right->where.offset)
        return left->where.offset < right->where.offset ? -1 : 1;
    if (left->code != right->code)
        return (int)left->code - (int)right->code;
    return (left->facts.number > right->facts.number) - (left->facts.number < right->facts.number);
}

void an__findings_sort(an_findings *findings)
{
    if (findings->count > 1)
        qsort(findings->list, findings->count, sizeof *findings->list, by_offset);
}

void an__findings_count_unlisted(an_findings *findings, an_code code, size_t count)
{
    if (!findings->has_unlisted)
        memset(findings->unlisted, 0, sizeof findings->unlisted);
    findings->has_unlisted = true;
    findings->unlisted[code] += count;
}

an_finding *an__find(an_findings *findings, an_code code, uint32_t offset, uint32_t size)
{
    if (!findings->raises[code])
        return NULL;
    if (findings->counts[an_code_level(code)]++ >= AN_LISTED_MAX) {
        an__findings_count_unlisted(findings, code, 1);
        return NULL;
    }
    if (!AN_ARRAY_RESERVE(findings->list, findings->capacity, findings->count)) {
        findings->bench->failed = true;
        return NULL;
    }
    an_finding *finding = &findings->list[findings->count++];
    *finding = (an_finding){
        .code = code,
        .level = an_code_level(code),
        .where.offset = offset,
        .where.size = size,
        .facts.reason = {AN_NO_SQUARE, AN_NO_SQUARE, AN_NO_SQUARE, AN_NO_SQUARE, 0, 0, {{0}}},
        .notation = findings->bench->notation,
        .facts.text = an_text_from(findings->bench->game->bytes.at + offset, size)};
    return finding;
}

void an__findings_lower(an_findings *findings, an_finding *finding, an_level level)
{
    findings->counts[finding->level]--;
    findings->counts[level]++;
    finding->level = level;
}

void an__findings_mark(const an_findings *findings, an_finding_mark *mark)
{
    mark->finding_count = findings->count;
    memcpy(mark->counts, findings->counts, sizeof mark->counts);
    mark->has_unlisted = findings->has_unlisted;
    if (mark->has_unlisted)
        memcpy(mark->unlisted, findings->unlisted, sizeof mark->unlisted);
}

void an__findings_return(an_findings *findings, const an_finding_mark *mark)
{
    findings->count = mark->finding_count;
    memcpy(findings->counts, mark->counts, sizeof mark->counts);
    findings->has_unlisted = mark->has_unlisted;
    if (mark->has_unlisted)
        memcpy(findings->unlisted, mark->unlisted, sizeof mark->unlisted);
}

an_finding *an__find_at(an_findings *findings, an_code code, const an_token *token,
                        const an_variation *line)
{
    an_finding *finding = an__find(findings, code, token->offset, token->size);
    if (finding == NULL)
        return NULL;
    finding->where.ply = line->state.ply + 1;
    finding->where.depth = (uint32_t)findings->bench->lines.count - 1;
    finding->has_position = true;
    finding->position = line->position;
    finding->is_after_error = line->state.is_mended;
    return finding;
}

an_finding *an__find_in_line(an_findings *findings, an_code code, uint32_t offset, uint32_t size,
                             const an_variation *line)
{
    an_finding *finding = an__find(findings, code, offset, size);
    if (finding == NULL)
        return NULL;
    finding->where.ply = line->state.ply;
    finding->where.depth = (uint32_t)findings->bench->lines.count - 1;
    finding->has_position = true;
    finding->position = line->before;
    finding->is_after_error = line->state.is_mended;
    return finding;
}

an_finding *an__find_move(an_findings *findings, an_code code, const an_token *token,
                          const an_variation *line, an_move move)
{
    an_finding *finding = an__find_in_line(findings, code, token->offset, token->size, line);
    if (finding != NULL)
        finding->facts.move = move;
    return finding;
}

an_finding *an__find_token(an_findings *findings, an_code code, const an_token *token)
{
    an_finding *finding = an__find(findings, code, token->offset, token->size);
    if (finding != NULL)
        finding->where.depth = (uint32_t)findings->bench->lines.count - 1;
    return finding;
}
