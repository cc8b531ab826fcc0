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
    };
    return (an_detail_kind)kinds[code];
}

an_detail an_finding_detail(const an_finding *finding)
{
    const unsigned said = finding->facts.reason.detail;
    an_detail detail = {.kind = kind_of(finding->code)};
    switch (detail.kind) {
    case AN_DETAIL_NONE:
        break;
    case AN_DETAIL_UNREADABLE:
        detail.of.unreadable = (an_unreadable)said;
        break;
    case AN_DETAIL_UNREAD:
        detail.of.unread = (an_unread)said;
        break;
    case AN_DETAIL_TAG_FAULT:
        detail.of.tag_fault = (an_tag_fault)said;
        break;
    case AN_DETAIL_ENCODING_FAULT:
        detail.of.encoding_fault = (an_encoding_fault_kind)said;
        break;
    case AN_DETAIL_MISSING:
        detail.of.missing = (an_missing)said;
        break;
    case AN_DETAIL_PIN:
        detail.of.pin = (an_pin)said;
        break;
    case AN_DETAIL_CASTLING_OBSTACLE:
        detail.of.castling_obstacle = (an_castling_obstacle)said;
        break;
    case AN_DETAIL_ENDING:
        detail.of.ending = (an_ending)said;
        break;
    case AN_DETAIL_AGAINST:
        detail.of.against = (an_against)said;
        break;
    case AN_DETAIL_FEN_DEFECT:
        detail.of.fen_defect = (an_fen_defect)said;
        break;
    case AN_DETAIL_SETUP:
        detail.of.setup = (an_setup)said;
        break;
    case AN_DETAIL_WRONG_SIGN:
        detail.of.wrong_sign = said;
        break;
    case AN_DETAIL_WRONG_NUMBER:
        detail.of.wrong_number = (an_wrong_number)said;
        break;
    case AN_DETAIL_LENGTH:
        detail.of.length = (an_length)said;
        break;
    case AN_DETAIL_NUMBER_FAULT:
        detail.of.number_fault = (an_number_fault)said;
        break;
    case AN_DETAIL_DATE_FAULT:
        detail.of.date_fault = (an_date_fault)said;
        break;
    case AN_DETAIL_DESCRIPTIVE:
        detail.of.descriptive = (an_descriptive)said;
        break;
    case AN_DETAIL_DOUBT:
        detail.of.doubt = (an_reading_doubt)said;
        break;
    case AN_DETAIL_SWAP:
        detail.of.swap = (an_swap)said;
        break;
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
