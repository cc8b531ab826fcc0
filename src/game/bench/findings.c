/* Findings: what is told of a game, and where it stands in it. */
#include "findings.h"

#include <string.h>

#include "buffer.h"
#include "text.h"

void an_findings_count_unlisted(an_arbiter *arbiter, an_code code, size_t count)
{
    if (!arbiter->has_unlisted)
        memset(arbiter->unlisted, 0, sizeof arbiter->unlisted);
    arbiter->has_unlisted = true;
    arbiter->unlisted[code] += count;
}

an_finding *an_arbiter_find(an_arbiter *arbiter, an_code code, uint32_t offset, uint32_t size)
{
    if (!arbiter->raises[code])
        return NULL;
    if (arbiter->counts[an_code_level(code)]++ >= AN_LISTED_MAX) {
        an_findings_count_unlisted(arbiter, code, 1);
        return NULL;
    }
    if (!an_array_reserve((void **)&arbiter->findings, &arbiter->finding_capacity,
                          arbiter->finding_count, sizeof *arbiter->findings)) {
        arbiter->failed = true;
        return NULL;
    }
    an_finding *finding = &arbiter->findings[arbiter->finding_count++];
    *finding = (an_finding){
        .code = code,
        .level = an_code_level(code),
        .offset = offset,
        .size = size,
        .reason = {AN_NO_SQUARE, AN_NO_SQUARE, AN_NO_SQUARE, AN_NO_SQUARE, 0, 0, {{0}}},
        .notation = arbiter->notation,
        .text = an_text_from(arbiter->game->bytes.at + offset, size)};
    return finding;
}

void an_arbiter_lower(an_arbiter *arbiter, an_finding *finding, an_level level)
{
    arbiter->counts[finding->level]--;
    arbiter->counts[level]++;
    finding->level = level;
}

void an_findings_mark(const an_arbiter *arbiter, an_finding_mark *mark)
{
    mark->finding_count = arbiter->finding_count;
    memcpy(mark->counts, arbiter->counts, sizeof mark->counts);
    mark->has_unlisted = arbiter->has_unlisted;
    if (mark->has_unlisted)
        memcpy(mark->unlisted, arbiter->unlisted, sizeof mark->unlisted);
}

void an_findings_return(an_arbiter *arbiter, const an_finding_mark *mark)
{
    arbiter->finding_count = mark->finding_count;
    memcpy(arbiter->counts, mark->counts, sizeof mark->counts);
    arbiter->has_unlisted = mark->has_unlisted;
    if (mark->has_unlisted)
        memcpy(arbiter->unlisted, mark->unlisted, sizeof mark->unlisted);
}

an_finding *an_arbiter_find_at(an_arbiter *arbiter, an_code code, const an_token *token,
                               const an_variation *line)
{
    an_finding *finding = an_arbiter_find(arbiter, code, token->offset, token->size);
    if (finding == NULL)
        return NULL;
    finding->ply = line->ply + 1;
    finding->depth = (uint32_t)arbiter->lines.count - 1;
    finding->has_position = true;
    finding->position = line->position;
    finding->is_after_error = line->is_mended;
    return finding;
}

an_finding *an_arbiter_find_in_line(an_arbiter *arbiter, an_code code, uint32_t offset,
                                    uint32_t size, const an_variation *line)
{
    an_finding *finding = an_arbiter_find(arbiter, code, offset, size);
    if (finding == NULL)
        return NULL;
    finding->ply = line->ply;
    finding->depth = (uint32_t)arbiter->lines.count - 1;
    finding->has_position = true;
    finding->position = line->before;
    finding->is_after_error = line->is_mended;
    return finding;
}

an_finding *an_arbiter_find_move(an_arbiter *arbiter, an_code code, const an_token *token,
                                 const an_variation *line, an_move move)
{
    an_finding *finding = an_arbiter_find_in_line(arbiter, code, token->offset, token->size, line);
    if (finding != NULL)
        finding->move = move;
    return finding;
}

an_finding *an_profile_find(an_arbiter *arbiter, an_code code, const an_token *token)
{
    an_finding *finding = an_arbiter_find(arbiter, code, token->offset, token->size);
    if (finding != NULL)
        finding->depth = (uint32_t)arbiter->lines.count - 1;
    return finding;
}
