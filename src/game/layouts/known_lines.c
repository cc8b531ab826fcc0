/* Layout keep: the positions of the lines of play. */
#include "known_lines.h"

#include "buffer.h"

/* Bounds the memory. No game needs so many positions; moves in prose beyond them stay unchanged. */
enum { POSITIONS_MAX = 1 << 16 };

void an__known_add(an_scribe *scribe, const an_position *position)
{
    an_known_lines *k = &scribe->patches.quoted.known;
    if (k->position_count >= POSITIONS_MAX)
        return;
    if (AN_ARRAY_RESERVE(k->positions, k->position_capacity, k->position_count))
        k->positions[k->position_count++] = *position;
    else
        scribe->failed = true;
}

void an__known_open(an_scribe *scribe, uint32_t begin)
{
    an_known_lines *k = &scribe->patches.quoted.known;
    if (AN_ARRAY_RESERVE(k->lines, k->line_capacity, k->line_count))
        k->lines[k->line_count++] = (an_known_line){begin, k->position_count};
    else
        scribe->failed = true;
}

void an__known_close(an_known_lines *k)
{
    k->position_count = k->lines[--k->line_count].base;
}

const an_position *an__known_at(const an_known_lines *k, size_t line, uint32_t ply)
{
    enum { FAR = 64 };
    for (unsigned i = 0; i < FAR && line > 0 && ply < k->lines[line].begin; i++)
        line--;
    size_t end = line + 1 < k->line_count ? k->lines[line + 1].base : k->position_count;
    size_t at = k->lines[line].base + ply - k->lines[line].begin;
    return ply >= k->lines[line].begin && at < end ? &k->positions[at] : NULL;
}
