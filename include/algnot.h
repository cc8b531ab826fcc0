/* The algnot library: chess games in algebraic notation, read, judged and written. */
#ifndef ALGNOT_H
#define ALGNOT_H

#include "algnot/base.h"
#include "algnot/chess.h"
#include "algnot/game.h"
#include "algnot/input.h"
#include "algnot/notation.h"
#include "algnot/report.h"
#include "algnot/tree.h"

#endif
