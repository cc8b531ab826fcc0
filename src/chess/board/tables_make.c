/* Prints the constant tables of attacks.c as C source. Make runs it; it is not part of the
 * library. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

static uint64_t bit(int file, int rank)
{
    bool on_board = file >= 0 && file < 8 && rank >= 0 && rank < 8;
    return on_board ? UINT64_C(1) << (rank * 8 + file) : 0;
}

/* Returns the squares from one on in a direction, without the first. */
static uint64_t ray(int file, int rank, int east, int north)
{
    uint64_t squares = 0;
    for (int i = 1; i < 8; i++)
        squares |= bit(file + i * east, rank + i * north);
    return squares;
}

static uint64_t line(int square, int east, int north)
{
    return ray(square % 8, square / 8, east, north) | ray(square % 8, square / 8, -east, -north);
}

static uint64_t steps(int square, const int (*offsets)[2], int count)
{
    uint64_t squares = 0;
    for (int i = 0; i < count; i++)
        squares |= bit(square % 8 + offsets[i][0], square / 8 + offsets[i][1]);
    return squares;
}

static const int knight_offsets[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                         {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
static const int king_offsets[8][2] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                       {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
static const int pawn_offsets[2][2][2] = {{{-1, 1}, {1, 1}}, {{-1, -1}, {1, -1}}};

static void print_row(const char *name, const uint64_t *squares, int count)
{
    printf("%s{", name);
    for (int i = 0; i < count; i++)
        printf("%s0x%016" PRIx64, i == 0 ? "" : i % 4 == 0 ? ",\n" : ", ", squares[i]);
    printf("}");
}

static void print_steps(const char *name, const int (*offsets)[2], int count)
{
    uint64_t squares[64];
    for (int square = 0; square < 64; square++)
        squares[square] = steps(square, offsets, count);
    print_row(name, squares, 64);
}

static const int directions[4][2] = {{0, 1}, {1, 1}, {1, -1}, {1, 0}};

/* The squares on some of the lines through each square. */
static void print_lines_of(const char *name, const int *lines, int count)
{
    uint64_t squares[64] = {0};
    for (int square = 0; square < 64; square++)
        for (int i = 0; i < count; i++)
            squares[square] |= line(square, directions[lines[i]][0], directions[lines[i]][1]);
    print_row(name, squares, 64);
}

/* Prints from where pawns step to each square: from the one behind it, and from the one behind
 * that. */
static void print_pawn_steps(bool is_black)
{
    uint64_t squares[64];
    int back = is_black ? 1 : -1, leap_to = is_black ? 4 : 3;
    for (int square = 0; square < 64; square++) {
        int file = square % 8, rank = square / 8;
        bool has_pawn = rank + back > 0 && rank + back < 7;
        squares[square] = has_pawn ? bit(file, rank + back) : 0;
        squares[square] |= rank == leap_to ? bit(file, rank + 2 * back) : 0;
    }
    print_row("{", squares, 64);
}

/* By color and role: pawns that step, pawns that take, knight, bishop, rook, queen, king. */
static void print_origins(void)
{
    printf(";\nconst an_squares an__origins[2][7][64] = {\n");
    for (int color = 0; color < 2; color++) {
        print_pawn_steps(color == 1);
        print_steps(",\n", pawn_offsets[1 - color], 2);
        print_steps(",\n", knight_offsets, 8);
        print_lines_of(",\n", (const int[]){1, 2}, 2);
        print_lines_of(",\n", (const int[]){0, 3}, 2);
        print_lines_of(",\n", (const int[]){0, 1, 2, 3}, 4);
        print_steps(",\n", king_offsets, 8);
        printf("},\n");
    }
    printf("};\n");
}

/* All squares, the squares of each file and each rank, and each square. */
static void print_named(void)
{
    uint64_t squares[81] = {UINT64_MAX};
    for (int square = 0; square < 64; square++) {
        squares[1 + square % 8] |= UINT64_C(1) << square;
        squares[9 + square / 8] |= UINT64_C(1) << square;
        squares[17 + square] = UINT64_C(1) << square;
    }
    print_row("const an_squares an__named[81] = ", squares, 81);
    printf(";\n");
}

static void print_lines(void)
{
    printf("const an_squares an__line_masks[64][4] = {\n");
    for (int square = 0; square < 64; square++) {
        uint64_t masks[4];
        for (int i = 0; i < 4; i++)
            masks[i] = line(square, directions[i][0], directions[i][1]);
        print_row("", masks, 4);
        printf(",\n");
    }
    printf("};\n");
}

/* What a slider on a file attacks along its rank, by the six inner squares of the occupancy. */
static void print_rank_attacks(void)
{
    printf("const uint8_t an__rank_attacks[64][8] = {\n");
    for (int inner = 0; inner < 64; inner++) {
        printf("{");
        for (int file = 0; file < 8; file++) {
            int attacked = 0;
            for (int step = -1; step <= 1; step += 2) {
                for (int f = file + step; f >= 0 && f < 8; f += step) {
                    attacked |= 1 << f;
                    if (inner << 1 >> f & 1)
                        break;
                }
            }
            printf("%s%d", file == 0 ? "" : ", ", attacked);
        }
        printf("},\n");
    }
    printf("};\n");
}

/* Squares strictly between two squares, and the whole line through both. */
static void print_pairs(const char *name, bool whole_line)
{
    printf("const an_squares %s[64][64] = {\n", name);
    for (int a = 0; a < 64; a++) {
        uint64_t row[64] = {0};
        for (int i = 0; i < 8; i++) {
            int east = king_offsets[i][0], north = king_offsets[i][1];
            uint64_t reach = ray(a % 8, a / 8, east, north);
            for (int b = 0; b < 64; b++)
                if (reach >> b & 1)
                    row[b] = whole_line ? line(a, east, north) | UINT64_C(1) << a
                                        : reach & ray(b % 8, b / 8, -east, -north);
        }
        print_row("", row, 64);
        printf(",\n");
    }
    printf("};\n");
}

/* SplitMix64 from a fixed seed, so that the keys are the same in every build. */
static uint64_t next_key(void)
{
    static uint64_t state = 0x616c676e6f74;
    uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static void print_keys(const char *name, int count)
{
    uint64_t keys[64];
    for (int i = 0; i < count; i++)
        keys[i] = next_key();
    print_row(name, keys, count);
}

int main(void)
{
    printf("/* Printed by tables_make.c. */\n");
    print_steps("const an_squares an__knight_attacks[64] = ", knight_offsets, 8);
    print_steps(";\nconst an_squares an__king_attacks[64] = ", king_offsets, 8);
    print_steps(";\nconst an_squares an__pawn_attacks[2][64] = {", pawn_offsets[0], 2);
    print_steps(",\n", pawn_offsets[1], 2);
    printf("}");
    print_origins();
    print_named();
    print_lines();
    print_rank_attacks();
    print_pairs("an__between", false);
    print_pairs("an__whole_line", true);

    printf("const an_key_table an__keys = {.piece = {");
    for (int color = 0; color < 2; color++) {
        printf("{{0},\n");
        for (int role = 1; role < 7; role++) {
            print_keys("", 64);
            printf(",\n");
        }
        printf("},\n");
    }
    print_keys("},\n.castling = ", 64);
    print_keys(",\n.en_passant_file = ", 8);
    printf(",\n.turn = 0x%016" PRIx64 "};\n", next_key());
    return 0;
}
