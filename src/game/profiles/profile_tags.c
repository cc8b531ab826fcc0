/* Profile pgn: the tags. The roster must be complete, the tags in order, and dates in the form of
 * PGN. */
#include "profile.h"

#include "findings.h"
#include "roster.h"

static an_finding *find_in(const an_bench *bench, an_findings *findings, an_code code, an_text text)
{
    return an__find(findings, code, (uint32_t)(text.at - bench->game->bytes.at),
                    (uint32_t)text.size);
}

static void judge_presence(const an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    for (size_t i = 0; i < AN_ROSTER; i++) {
        if (an_game_tag(game, an__usual_tags[i]).at != NULL)
            continue;
        an_finding *finding = an__find(findings, AN_MISSING_TAG, (uint32_t)game->start, 0);
        if (finding == NULL)
            return;
        finding->facts.other = an_text_of(an__usual_tags[i]);
        finding->facts.number = (uint32_t)i;
    }
}

/* Reports only the first tag that is out of order, because later ones often follow from it. */
static void judge_order(const an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    size_t i = 1;
    while (i < game->tag_count && an__tag_order(game->tags[i - 1].name, game->tags[i].name) <= 0)
        i++;
    if (i >= game->tag_count)
        return;
    an_finding *finding = find_in(bench, findings, AN_TAG_ORDER, game->tags[i].name);
    size_t due = 0;
    while (an__tag_order(game->tags[due].name, game->tags[i].name) <= 0)
        due++;
    if (finding != NULL)
        finding->facts.other = game->tags[due].name;
}

/* ---- dates ---- */

static void judge_dates(const an_bench *bench, an_findings *findings)
{
    const an_game *game = bench->game;
    for (size_t i = 0; i < game->tag_count; i++) {
        an_text value = game->tags[i].value;
        if (!an__tag_is_date(game->tags[i].name))
            continue;
        an_date_fault fault = an__date_fault_of(value);
        an_finding *finding =
            fault == AN_DATE_SOUND ? NULL : find_in(bench, findings, AN_BAD_DATE, value);
        if (finding != NULL)
            finding->facts.reason.detail = (uint8_t)fault;
    }
}

void an__judge_roster(const an_bench *bench, an_findings *findings)
{
    judge_presence(bench, findings);
    judge_order(bench, findings);
    judge_dates(bench, findings);
}
