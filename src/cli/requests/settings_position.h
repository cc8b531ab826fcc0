/* Where games begin, as the command line says: a FEN, or a list of pieces; and what is to be
 * reached from there. */
#ifndef AN_CLI_SETTINGS_POSITION_H
#define AN_CLI_SETTINGS_POSITION_H

#include "algnot/solve.h"

#include "settings.h"

/* Returns whether --fen or --position was given. */
bool settings_have_position(const cli_settings *settings);

/* Returns false after a message if --fen and --position were both given. */
bool settings_one_position(const cli_settings *settings);

/* Reads --stipulation. Returns false after a message, also if it is missing. */
bool settings_stipulation(const cli_settings *settings, an_stipulation *stipulation);

/* Reads --fen or --position, or gives the start position. After a list White begins, whoever is
 * usual under --stipulation. If the FEN is at fault, *refused is its code; `refused`
 * may be NULL. */
bool settings_position(const cli_settings *settings, an_position *position, an_code *refused);

/* Fills the rules that games are judged by. They point to `from`, which must outlive them. */
bool settings_rules(const cli_settings *settings, const from_notations *from,
                    an_judge_options *rules);

#endif
