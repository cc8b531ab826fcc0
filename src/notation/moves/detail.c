/* What findings say beyond their codes. */
#include "algnot/finding.h"

static an_detail_kind kind_of(an_code code)
{
    static const uint8_t kinds[AN_CODE_COUNT] = {
        [AN_UNREADABLE_TOKEN] = AN_DETAIL_UNREADABLE,
        [AN_UNREAD_MOVES] = AN_DETAIL_UNREAD,
        [AN_BAD_TAG] = AN_DETAIL_TAG_FAULT,
        [AN_BAD_ENCODING] = AN_DETAIL_ENCODING_FAULT,
        [AN_NO_SUCH_MOVE] = AN_DETAIL_MISSING,
        [AN_PINNED_PIECE] = AN_DETAIL_PIN,
        [AN_CASTLING_REFUSED] = AN_DETAIL_CASTLING_OBSTACLE,
        [AN_GAME_OVER] = AN_DETAIL_ENDING,
        [AN_RESULT_CONTRADICTS_BOARD] = AN_DETAIL_ENDING,
        [AN_RESULT_MISMATCH] = AN_DETAIL_AGAINST,
        [AN_BAD_FEN] = AN_DETAIL_FEN_DEFECT,
        [AN_ILLEGAL_POSITION] = AN_DETAIL_FEN_DEFECT,
        [AN_UNLIKELY_POSITION] = AN_DETAIL_FEN_DEFECT,
        [AN_SETUP_MISSING] = AN_DETAIL_SETUP,
        [AN_CHECK_SIGN_WRONG] = AN_DETAIL_WRONG_SIGN,
        [AN_MATE_SIGN_WRONG] = AN_DETAIL_WRONG_SIGN,
        [AN_MOVE_NUMBER_WRONG] = AN_DETAIL_WRONG_NUMBER,
        [AN_LONG_FORM] = AN_DETAIL_LENGTH,
        [AN_MOVE_NUMBER_FORM] = AN_DETAIL_NUMBER_FAULT,
        [AN_BAD_DATE] = AN_DETAIL_DATE_FAULT,
        [AN_DESCRIPTIVE_NOTATION] = AN_DETAIL_DESCRIPTIVE,
        [AN_DOUBTFUL_READING] = AN_DETAIL_DOUBT,
        [AN_MOVES_SWAPPED] = AN_DETAIL_SWAP,
        [AN_MISSING_HALF_MOVE] = AN_DETAIL_LOST_PLACE,
        [AN_MISSING_MOVES] = AN_DETAIL_LOST_PLACE,
    };
    return (an_detail_kind)kinds[code];
}

/* The kinds, with the member of an_detail.of that each sets, and its type. */
#define KINDS(X)                                                                                   \
    X(AN_DETAIL_UNREADABLE, unreadable, an_unreadable)                                             \
    X(AN_DETAIL_UNREAD, unread, an_unread)                                                         \
    X(AN_DETAIL_TAG_FAULT, tag_fault, an_tag_fault)                                                \
    X(AN_DETAIL_ENCODING_FAULT, encoding_fault, an_encoding_fault_kind)                            \
    X(AN_DETAIL_MISSING, missing, an_missing)                                                      \
    X(AN_DETAIL_PIN, pin, an_pin)                                                                  \
    X(AN_DETAIL_CASTLING_OBSTACLE, castling_obstacle, an_castling_obstacle)                        \
    X(AN_DETAIL_ENDING, ending, an_ending)                                                         \
    X(AN_DETAIL_AGAINST, against, an_against)                                                      \
    X(AN_DETAIL_FEN_DEFECT, fen_defect, an_fen_defect)                                             \
    X(AN_DETAIL_SETUP, setup, an_setup)                                                            \
    X(AN_DETAIL_WRONG_SIGN, wrong_sign, unsigned)                                                  \
    X(AN_DETAIL_WRONG_NUMBER, wrong_number, an_wrong_number)                                       \
    X(AN_DETAIL_LENGTH, length, an_length)                                                         \
    X(AN_DETAIL_NUMBER_FAULT, number_fault, an_number_fault)                                       \
    X(AN_DETAIL_DATE_FAULT, date_fault, an_date_fault)                                             \
    X(AN_DETAIL_DESCRIPTIVE, descriptive, an_descriptive)                                          \
    X(AN_DETAIL_DOUBT, doubt, an_reading_doubt)                                                    \
    X(AN_DETAIL_SWAP, swap, an_swap)                                                               \
    X(AN_DETAIL_LOST_PLACE, lost_place, an_lost_place)

an_detail an_finding_detail(const an_finding *finding)
{
    an_detail detail = {.kind = kind_of(finding->code)};
    switch (detail.kind) {
    case AN_DETAIL_NONE:
        break;
#define SET(kind, member, type)                                                                    \
    case kind:                                                                                     \
        detail.of.member = (type)finding->facts.reason.detail;                                     \
        break;
        KINDS(SET)
#undef SET
    }
    return detail;
}

an_number_kind an_finding_number(const an_finding *finding)
{
    static const uint8_t counts[AN_CODE_COUNT] = {
        [AN_MOVE_NUMBER_WRONG] = AN_NUMBER_IS_MOVE,
        [AN_UNREAD_MOVES] = AN_NUMBER_IS_MOVE,
        [AN_CASTLING_REFUSED] = AN_NUMBER_IS_MOVE,
        [AN_MOVE_NUMBER_FORM] = AN_NUMBER_IS_MOVE,
        [AN_DOUBTFUL_READING] = AN_NUMBER_IS_MOVE,
        [AN_BAD_FEN] = AN_NUMBER_IS_IN_FEN,
        [AN_ILLEGAL_POSITION] = AN_NUMBER_IS_IN_FEN,
        [AN_UNLIKELY_POSITION] = AN_NUMBER_IS_IN_FEN,
        [AN_MISSING_TAG] = AN_NUMBER_IS_IN_ROSTER,
        [AN_LINE_TOO_LONG] = AN_NUMBER_IS_LENGTH,
        [AN_BAD_ENCODING] = AN_NUMBER_IS_CODE,
        [AN_MISSING_MOVES] = AN_NUMBER_IS_MISSING,
        [AN_MIXED_LANGUAGES] = AN_NUMBER_IS_WORDS,
        [AN_SHEET_IN_LOWERCASE] = AN_NUMBER_IS_WORDS,
        [AN_SHEET_IN_OTHER_LANGUAGE] = AN_NUMBER_IS_WORDS,
        [AN_MOVES_TORN] = AN_NUMBER_IS_WORDS,
    };
    return (an_number_kind)counts[finding->code];
}
