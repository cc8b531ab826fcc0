/* Chess as slow and as plain as can be: what the library is compared with. Shares nothing with it.
 */
#include "mailbox.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef mailbox_square square;

static bool is_white(char piece)
{
    return piece >= 'A' && piece <= 'Z';
}

static char lower(char piece)
{
    return is_white(piece) ? (char)(piece - 'A' + 'a') : piece;
}

static char piece_at(const mailbox *p, square s)
{
    return p->board[s.rank][s.file];
}

static bool is_same(square a, square b)
{
    return a.file == b.file && a.rank == b.rank;
}

static bool is_own(const mailbox *p, square s)
{
    char piece = piece_at(p, s);
    return piece != '.' && is_white(piece) == p->is_white_turn;
}

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

static bool way_is_clear(const mailbox *p, square from, square to)
{
    int east = sign(to.file - from.file), north = sign(to.rank - from.rank);
    square s = {from.file + east, from.rank + north};
    for (; !is_same(s, to); s.file += east, s.rank += north)
        if (piece_at(p, s) != '.')
            return false;
    return true;
}

static bool attacks(const mailbox *p, square from, square to)
{
    char piece = piece_at(p, from);
    int files = abs(to.file - from.file), ranks = abs(to.rank - from.rank);
    bool is_straight = files == 0 || ranks == 0, is_oblique = files == ranks;
    if (is_same(from, to))
        return false;
    switch (lower(piece)) {
    case 'p':
        return files == 1 && to.rank - from.rank == (is_white(piece) ? 1 : -1);
    case 'n':
        return (files == 1 && ranks == 2) || (files == 2 && ranks == 1);
    case 'b':
        return is_oblique && way_is_clear(p, from, to);
    case 'r':
        return is_straight && way_is_clear(p, from, to);
    case 'q':
        return (is_straight || is_oblique) && way_is_clear(p, from, to);
    case 'k':
        return files <= 1 && ranks <= 1;
    default:
        return false;
    }
}

static bool is_attacked(const mailbox *p, square target, bool by_white)
{
    for (square s = {0, 0}; s.rank < 8; s.rank++)
        for (s.file = 0; s.file < 8; s.file++)
            if (is_white(piece_at(p, s)) == by_white && attacks(p, s, target))
                return true;
    return false;
}

static bool king_is_attacked(const mailbox *p, bool white)
{
    for (square s = {0, 0}; s.rank < 8; s.rank++)
        for (s.file = 0; s.file < 8; s.file++)
            if (piece_at(p, s) == (white ? 'K' : 'k'))
                return is_attacked(p, s, !white);
    return false;
}

bool mailbox_in_check(const mailbox *p)
{
    return king_is_attacked(p, p->is_white_turn);
}

bool mailbox_is_castling(const mailbox *p, mailbox_move move)
{
    return lower(piece_at(p, move.from)) == 'k' && is_own(p, move.to);
}

bool mailbox_is_en_passant(const mailbox *p, mailbox_move move)
{
    return lower(piece_at(p, move.from)) == 'p' && is_same(move.to, p->passed);
}

static int king_target(mailbox_move castling)
{
    return castling.to.file > castling.from.file ? 6 : 2;
}

static int rook_target(mailbox_move castling)
{
    return castling.to.file > castling.from.file ? 5 : 3;
}

/* All squares from one file to another are empty, king and rook not counted. */
static bool is_vacant(const mailbox *p, mailbox_move castling, int from, int to)
{
    for (int file = from; file != to + sign(to - from); file += sign(to - from)) {
        bool is_castler = file == castling.from.file || file == castling.to.file;
        if (!is_castler && p->board[castling.from.rank][file] != '.')
            return false;
        if (from == to)
            break;
    }
    return true;
}

/* FIDE 3.8 and, for Chess960, guideline II.3. That the king does not end attacked is not asked. */
static bool may_castle(const mailbox *p, mailbox_move castling)
{
    int rank = castling.from.rank, king = castling.from.file, rook = castling.to.file;
    int target = king_target(castling);
    if (rank != (p->is_white_turn ? 0 : 7) || castling.to.rank != rank)
        return false;
    if (!p->castling[p->is_white_turn][rook] || !is_vacant(p, castling, king, target) ||
        !is_vacant(p, castling, rook, rook_target(castling)))
        return false;
    for (int file = king; file != target; file += sign(target - king)) {
        mailbox crossing = *p;
        crossing.board[rank][king] = '.';
        crossing.board[rank][file] = piece_at(p, castling.from);
        if (mailbox_in_check(&crossing))
            return false;
    }
    return !mailbox_in_check(p);
}

static bool may_pawn_go(const mailbox *p, square from, square to)
{
    int forward = p->is_white_turn ? 1 : -1, home = p->is_white_turn ? 1 : 6;
    int ranks = (to.rank - from.rank) * forward;
    if (attacks(p, from, to))
        return piece_at(p, to) != '.' || is_same(to, p->passed);
    if (to.file != from.file || piece_at(p, to) != '.')
        return false;
    return ranks == 1 || (ranks == 2 && from.rank == home && way_is_clear(p, from, to));
}

static bool may_go(const mailbox *p, mailbox_move move)
{
    if (!is_own(p, move.from) || is_same(move.from, move.to))
        return false;
    if (mailbox_is_castling(p, move))
        return may_castle(p, move);
    if (is_own(p, move.to))
        return false;
    return lower(piece_at(p, move.from)) == 'p' ? may_pawn_go(p, move.from, move.to)
                                                : attacks(p, move.from, move.to);
}

size_t mailbox_candidates(const mailbox *p, mailbox_move *list)
{
    size_t count = 0;
    for (int from = 0; from < 64; from++) {
        for (int to = 0; to < 64; to++) {
            mailbox_move move = {{from % 8, from / 8}, {to % 8, to / 8}, '\0'};
            if (!may_go(p, move))
                continue;
            bool is_pawn = lower(piece_at(p, move.from)) == 'p';
            const char *promotion = is_pawn && to / 8 % 7 == 0 ? "nbrq" : "";
            do {
                assert(count < MAILBOX_MOVES_MAX);
                move.promotion = *promotion;
                list[count++] = move;
            } while (*promotion != '\0' && *++promotion != '\0');
        }
    }
    return count;
}

bool mailbox_leaves_king_safe(const mailbox *p, mailbox_move move)
{
    mailbox after = mailbox_play(p, move);
    return !king_is_attacked(&after, p->is_white_turn);
}

static void move_pieces(mailbox *p, mailbox_move move)
{
    char piece = piece_at(p, move.from), rook = piece_at(p, move.to);
    bool castles = mailbox_is_castling(p, move);
    if (mailbox_is_en_passant(p, move))
        p->board[move.from.rank][move.to.file] = '.';
    p->board[move.from.rank][move.from.file] = '.';
    if (castles) {
        p->board[move.to.rank][move.to.file] = '.';
        p->board[move.to.rank][king_target(move)] = piece;
        p->board[move.to.rank][rook_target(move)] = rook;
        return;
    }
    if (move.promotion != '\0')
        piece = is_white(piece) ? (char)(move.promotion - 'a' + 'A') : move.promotion;
    p->board[move.to.rank][move.to.file] = piece;
}

static void lose_rights(mailbox *p, square touched)
{
    if (touched.rank == 0)
        p->castling[true][touched.file] = false;
    if (touched.rank == 7)
        p->castling[false][touched.file] = false;
}

mailbox mailbox_play(const mailbox *p, mailbox_move move)
{
    mailbox after = *p;
    char piece = piece_at(p, move.from);
    bool is_pawn = lower(piece) == 'p',
         captures = !is_own(p, move.to) && piece_at(p, move.to) != '.';
    move_pieces(&after, move);

    lose_rights(&after, move.from);
    lose_rights(&after, move.to);
    if (lower(piece) == 'k')
        memset(after.castling[p->is_white_turn], 0, sizeof after.castling[0]);
    after.passed = (square){-1, -1};
    if (is_pawn && abs(move.to.rank - move.from.rank) == 2)
        after.passed = (square){move.to.file, (move.from.rank + move.to.rank) / 2};

    after.halfmove_clock = is_pawn || captures ? 0 : p->halfmove_clock + 1;
    after.move_number = p->is_white_turn ? p->move_number : p->move_number + 1;
    after.is_white_turn = !p->is_white_turn;
    return after;
}

void mailbox_uci(char *out, const mailbox *p, mailbox_move move)
{
    bool names_target = mailbox_is_castling(p, move) && !p->is_960;
    int to_file = names_target ? king_target(move) : move.to.file;
    *out++ = (char)('a' + move.from.file);
    *out++ = (char)('1' + move.from.rank);
    *out++ = (char)('a' + to_file);
    *out++ = (char)('1' + move.to.rank);
    *out++ = move.promotion;
    *out = '\0';
}

static bool read_board(mailbox *p, const char *field)
{
    int file = 0, rank = 7;
    memset(p->board, '.', sizeof p->board);
    for (; *field != '\0' && rank >= 0 && file <= 8; field++) {
        if (*field == '/') {
            rank--;
            file = 0;
        } else if (*field >= '1' && *field <= '8') {
            file += *field - '0';
        } else if (file < 8) {
            p->board[rank][file++] = *field;
        }
    }
    return rank == 0 && file == 8;
}

/* A letter names a file, or the outermost rook on one side of the king. */
static void read_right(mailbox *p, char letter)
{
    bool white = is_white(letter);
    const char *home = p->board[white ? 0 : 7], *rook = white ? "R" : "r";
    int file = lower(letter) - 'a';
    for (int f = 0; f < 8 && lower(letter) == 'k'; f++)
        if (home[f] == *rook)
            file = f;
    for (int f = 7; f >= 0 && lower(letter) == 'q'; f--)
        if (home[f] == *rook)
            file = f;
    if (file >= 0 && file < 8)
        p->castling[white][file] = true;
}

bool mailbox_read(mailbox *p, const char *fen, bool is_960)
{
    char board[80], turn[2], castling[20], passed[3];
    memset(p, 0, sizeof *p);
    p->is_960 = is_960;
    if (sscanf(fen, "%79s %1s %19s %2s %d %d", board, turn, castling, passed, &p->halfmove_clock,
               &p->move_number) != 6)
        return false;
    p->is_white_turn = *turn == 'w';
    p->passed = *passed == '-' ? (square){-1, -1} : (square){passed[0] - 'a', passed[1] - '1'};
    if (!read_board(p, board))
        return false;
    for (const char *letter = castling; *letter != '\0' && *letter != '-'; letter++)
        read_right(p, *letter);
    return true;
}

static bool may_take_en_passant(const mailbox *p)
{
    mailbox_move moves[MAILBOX_MOVES_MAX];
    size_t count = mailbox_candidates(p, moves);
    for (size_t i = 0; i < count; i++)
        if (mailbox_is_en_passant(p, moves[i]) && mailbox_leaves_king_safe(p, moves[i]))
            return true;
    return false;
}

static char *write_board(char *fen, const mailbox *p)
{
    for (int rank = 7; rank >= 0; rank--) {
        for (int file = 0; file < 8; file++) {
            char piece = p->board[rank][file];
            if (piece != '.')
                *fen++ = piece;
            else if (file > 0 && p->board[rank][file - 1] == '.')
                fen[-1]++;
            else
                *fen++ = '1';
        }
        *fen++ = rank > 0 ? '/' : ' ';
    }
    return fen;
}

/* K and Q name the rook nearest to the edge; another one is named by its file. */
static char right_letter(const mailbox *p, bool white, int file)
{
    const char *home = p->board[white ? 0 : 7];
    char rook = white ? 'R' : 'r', king = white ? 'K' : 'k';
    int king_file = 0;
    while (home[king_file] != king)
        king_file++;
    int step = file > king_file ? 1 : -1;
    for (int beyond = file + step; beyond >= 0 && beyond < 8; beyond += step)
        if (home[beyond] == rook)
            return (char)('a' + file);
    return step > 0 ? 'k' : 'q';
}

static char *write_rights(char *fen, const mailbox *p)
{
    char *start = fen;
    for (int white = 1; white >= 0; white--) {
        for (int file = 7; file >= 0; file--) {
            if (!p->castling[white][file])
                continue;
            char letter = right_letter(p, white, file);
            *fen++ = white ? (char)(letter - 'a' + 'A') : letter;
        }
    }
    if (fen == start)
        *fen++ = '-';
    return fen;
}

void mailbox_write(char *fen, const mailbox *p)
{
    fen = write_board(fen, p);
    *fen++ = p->is_white_turn ? 'w' : 'b';
    *fen++ = ' ';
    fen = write_rights(fen, p);
    *fen++ = ' ';
    if (may_take_en_passant(p)) {
        *fen++ = (char)('a' + p->passed.file);
        *fen++ = (char)('1' + p->passed.rank);
    } else {
        *fen++ = '-';
    }
    sprintf(fen, " %d %d", p->halfmove_clock, p->move_number);
}
