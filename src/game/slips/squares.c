/* The squares of a move: by which slip other ones were written. */
#include "squares.h"

static unsigned distance(unsigned a, unsigned b)
{
    return a > b ? a - b : b - a;
}

/* Returns the step by which one square was written for another. */
static an_step step_between(unsigned file, unsigned rank, unsigned meant_file, unsigned meant_rank)
{
    unsigned files = distance(file, meant_file), ranks = distance(rank, meant_rank);
    bool file_mirrors = file + meant_file == 7, rank_mirrors = rank + meant_rank == 7;
    if (files + ranks == 0)
        return AN_STEP_AS_WRITTEN;
    if (files + ranks == 1)
        return AN_STEP_NEIGHBOUR;
    if ((file_mirrors || files == 0) && (rank_mirrors || ranks == 0))
        return AN_STEP_MIRROR;
    if (file == meant_rank && rank == meant_file)
        return AN_STEP_TRANSPOSED;
    return files == 0 || ranks == 0 ? AN_STEP_FAR : AN_STEP_ILLEGIBLE;
}

an_step an__step_of_square(unsigned file, unsigned rank, unsigned meant_file, unsigned meant_rank)
{
    return step_between(file == AN_UNSAID ? meant_file : file,
                        rank == AN_UNSAID ? meant_rank : rank, meant_file, meant_rank);
}

/* Cf3-g1 for Cg1-f3: returns true if the two squares are those of the move, in reverse order. */
static bool is_reversed(const an_san *san, const an_san *meant)
{
    return san->from_file == meant->to_file && san->from_rank == meant->to_rank &&
           san->to_file == meant->from_file && san->to_rank == meant->from_rank;
}

an_step an__step_of_squares(const an_san *san, const an_san *meant, bool ignores_file)
{
    if (is_reversed(san, meant))
        return AN_STEP_REVERSED;
    an_step target = an__step_of_square(san->to_file, san->to_rank, meant->to_file, meant->to_rank);
    an_step origin = an__step_of_square(ignores_file ? AN_UNSAID : san->from_file, san->from_rank,
                                        meant->from_file, meant->from_rank);
    if (target == AN_STEP_AS_WRITTEN || origin == AN_STEP_AS_WRITTEN)
        return target == AN_STEP_AS_WRITTEN ? origin : target;
    return AN_STEP_ILLEGIBLE; /* two slips are too far */
}
