/* Print as LaTeX, for XeLaTeX with the packages xskak and chessboard. */
#include "form.h"

#include "latex_text.h"
#include "position.h"

static const an_around around[AN_PART_COUNT] = {
    [AN_PART_GAME] = {"\\begin{game}\n", "\\end{game}\n\n"},
    [AN_PART_PLAYERS] = {"\\players{", "}\n"},
    [AN_PART_EVENT] = {"\\event{", "}\n"},
    [AN_PART_LINE] = {"", "\\par\n"},
    [AN_PART_MOVES] = {"\\moves{", "}"},
    [AN_PART_VARIATIONS] = {"\\begin{asides}\n", "\\end{asides}\n"},
    [AN_PART_VARIATION] = {"\\aside ", "\n"},
    [AN_PART_DIAGRAM] = {"\\begin{diagram}\n", "\\end{diagram}\n"},
    [AN_PART_CAPTION] = {"\\below{", "}\n"},
    [AN_PART_RESULT] = {"\\moves{\\mbox{", "}}"},
    [AN_PART_RAW] = {"{\\itshape{}", "}"},
    [AN_PART_UNBROKEN] = {"\\mbox{", "}"},
};

/* ---- boards ---- */

static void put_square(an_buffer *out, unsigned square)
{
    an_buffer_put_char(out, (char)('a' + an_file_of(square)));
    an_buffer_put_char(out, (char)('1' + an_rank_of(square)));
}

static const char *color_of(char letter)
{
    static const struct {
        char letter;
        const char *name;
    } colors[] = {{'G', "green!50!black"}, {'R', "red"}, {'Y', "orange"}, {'B', "blue"}};
    size_t i = 0;
    while (colors[i].letter != letter)
        i++;
    return colors[i].name;
}

static void put_mark(an_buffer *out, const an_board_mark *mark)
{
    bool is_arrow = mark->from != mark->to;
    an__buffer_put(out, ",color=");
    an__buffer_put(out, color_of(mark->color));
    an__buffer_put(out,
                   is_arrow ? ",pgfstyle=straightmove,markmove=" : ",pgfstyle=circle,markfield=");
    put_square(out, mark->from);
    if (!is_arrow)
        return;
    an_buffer_put_char(out, '-');
    put_square(out, mark->to);
}

static void put_board(an_buffer *out, const an_board *board, const an_drawing *drawing,
                      an_message_language language)
{
    char fen[AN_FEN_MAX];
    (void)language;
    an__buffer_put(out, "\\chessboard[setfen={");
    an_buffer_add(out, fen, an_position_to_fen(fen, &board->position));
    an__buffer_put(out, drawing->is_flipped ? "},inverse" : "}");
    for (size_t i = 0; i < drawing->marks->count; i++)
        put_mark(out, &drawing->marks->list[i]);
    an__buffer_put(out, "]\n");
}

/* ---- the moves for xskak ---- */

/* Returns whether xskak can play the main line. It knows only orthodox chess, and no null moves. */
static bool is_known(const an_judgement *judgement)
{
    size_t token = 0;
    const an_ply *ply;
    while ((ply = an_judgement_next(judgement, &token)) != NULL)
        if (ply->move.kind == AN_NULL_STEP)
            return false;
    return judgement->variant != AN_CHESS960 && judgement->main.ply_count > 0;
}

static void put_hidden_moves(an_buffer *out, const an_judgement *judgement)
{
    an_position position = judgement->board.start;
    const an_notation pgn = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    const an_ply *ply;
    size_t token = 0;
    while ((ply = an_judgement_next(judgement, &token)) != NULL) {
        char move[AN_SAN_MAX];
        bool is_first = position.key == judgement->board.start.key;
        if (!is_first)
            an_buffer_put_char(out, ' ');
        if (position.turn == AN_WHITE || is_first) {
            an__buffer_put_number(out, position.move_number);
            an__buffer_put(out, position.turn == AN_WHITE ? ". " : "... ");
        }
        an_buffer_add(out, move, an_move_write(move, &position, ply->move, &pgn));
        position = an_position_play(&position, ply->move);
    }
}

/* Puts the main line so that xskak plays it without showing it. TeX then checks the moves, and
 * \chessboard can show any position of them. */
static void put_moves(an_buffer *out, const an_judgement *judgement)
{
    char fen[AN_FEN_MAX];
    const an_position *start = &judgement->board.start;
    const an_position usual = an_position_start();
    if (!is_known(judgement))
        return;
    an__buffer_put(out, "\\newchessgame");
    if (start->key != usual.key || start->move_number != usual.move_number) {
        an__buffer_put(out, "[setfen={");
        an_buffer_add(out, fen, an_position_to_fen(fen, start));
        an__buffer_put(out, "},moveid=");
        an__buffer_put_number(out, start->move_number);
        an__buffer_put(out, start->turn == AN_WHITE ? "w]" : "b]");
    }
    an__buffer_put(out, "\n\\hidemoves{");
    put_hidden_moves(out, judgement);
    an__buffer_put(out, "}\n");
}

/* ---- the document ---- */

static const struct {
    const char *name, *board;
} pages[AN_PAPER_COUNT] = {{"a4paper", "moversize=9pt,boardfontsize=18pt"},
                           {"a5paper", "moversize=8pt,boardfontsize=14.4pt"},
                           {"letterpaper", "moversize=9pt,boardfontsize=18pt"}};

static const char head[] =
    "\\usepackage{iftex}\n"
    "\\ifXeTeX\\else\n"
    "  \\errmessage{This document is for XeLaTeX: run xelatex on it}\n"
    "\\fi\n"
    "\\newcommand\\needed[2]{\\IfFileExists{#1.sty}{\\usepackage{#1}}{%\n"
    "  \\errmessage{The package #1 is missing: install #2 (TeX Live, Debian)}}}\n"
    "\\needed{fontspec}{texlive-latex-recommended}\n"
    "\\newcommand\\usedby[3]{\\IfFileExists{#2.sty}{}{%\n"
    "  \\errmessage{The package #2, which #1 uses, is missing: install #3 (TeX Live, Debian)}}}\n"
    "\\usedby{xskak}{lambda}{texlive-plain-generic}\n"
    "\\usedby{xskak}{pst-node}{texlive-pstricks}\n"
    "\\needed{xskak}{texlive-games}\n"
    "\\frenchspacing % the blank behind a full stop is as wide as any other\n"
    "\\raggedbottom\n"
    "\\setlength\\parindent{0pt}\n"
    "\\setlength\\parskip{3pt plus 1pt}\n"
    "\\setlength\\columnsep{7mm}\n"
    "\\setlength\\emergencystretch{2em}\n"
    "\\tracinglostchars=2 % a character that no font has is told\n"
    "% The main font has Latin, Greek and Cyrillic letters; the others what it lacks. In each row the\n"
    "% first font counts that is there; without any, a warning says which to install.\n"
    "\\newcommand\\pickfont[4]{\\IfFontExistsTF{#2}{#1{#2}}{\\IfFontExistsTF{#3}{#1{#3}}{%\n"
    "  \\PackageWarningNoLine{algnot}{Neither font #2 nor #3 is there: install #4}}}}\n"
    "\\newcommand\\setmain[1]{\\setmainfont{#1}[Ligatures=TeXOff]}\n"
    "\\newcommand\\Han[1]{#1}\n"
    "\\newcommand\\Sign[1]{#1}\n"
    "\\newcommand\\Semitic{}\n"
    "\\newcommand\\sethan[1]{\\newfontfamily\\hanfont{#1}\\renewcommand\\Han[1]{{\\hanfont ##1}}}\n"
    "\\newcommand\\setsign[1]{\\newfontfamily\\signfont{#1}\\renewcommand\\Sign[1]{{\\signfont ##1}}}\n"
    "\\newcommand\\setsemitic[1]{\\newfontfamily\\Semiticfont{#1}[Script=Arabic]%\n"
    "  \\renewcommand\\Semitic{\\Semiticfont}}\n"
    "\\pickfont\\setmain{FreeSerif}{DejaVu Serif}{fonts-freefont-otf}\n"
    "\\pickfont\\setsign{DejaVu Sans}{FreeSerif}{fonts-dejavu}\n"
    "\\pickfont\\setsemitic{DejaVu Sans}{FreeSerif}{fonts-dejavu}\n"
    "\\pickfont\\sethan{Noto Serif CJK SC}{Noto Sans CJK SC}{fonts-noto-cjk}\n"
    "\\TeXXeTstate=1\n"
    "\\newcommand\\RightToLeft[1]{{\\Semitic\\beginR #1\\endR}}\n"
    "% How a page looks:\n"
    "\\newenvironment{game}{\\par\\bigskip}{\\par}\n"
    "\\newcommand\\players[1]{{\\centering\\large\\bfseries #1\\par}\\nopagebreak}\n"
    "\\newcommand\\event[1]{{\\centering\\itshape #1\\par}\\nopagebreak}\n"
    "\\newcommand\\moves[1]{\\textbf{#1}}\n"
    "\\newenvironment{asides}{\\list{}{\\leftmargin=1.2em\\topsep=0pt\\partopsep=0pt\\parsep=0pt\\itemsep=1pt}%\n"
    "  \\small}{\\endlist}\n"
    "\\newcommand\\aside{\\item\\relax}\n"
    "\\newenvironment{diagram}{\\par\\smallskip\\begin{minipage}{\\linewidth}\\centering}%\n"
    "  {\\end{minipage}\\par\\smallskip}\n"
    "\\newcommand\\below[1]{\\par{\\small\\itshape #1}}\n";

static void put_begin(an_buffer *out, const an_print_options *options, const char *language)
{
    const char *title = options->title;
    (void)language;
    an__buffer_put(out,
                   "% !TeX program = xelatex\n"
                   "% Compile with XeLaTeX, which knows the letters of all scripts: xelatex FILE\n"
                   "\\documentclass[10pt,twocolumn,");
    AN_PUT_ALL(out, pages[options->paper].name,
               "]{article}\n\\usepackage[margin=12mm,includefoot]{geometry}\n", head,
               "\\setchessboard{showmover=true,margintop=false,marginright=false,",
               pages[options->paper].board, "}\n\\begin{document}\n");
    if (title == NULL || *title == '\0')
        return;
    an__buffer_put(out, "\\twocolumn[{\\centering\\LARGE ");
    an__latex_put_text(out, an_text_of(title));
    an__buffer_put(out, "\\par\\bigskip}]\n");
}

static void put_end(an_buffer *out)
{
    an__buffer_put(out, "\\end{document}\n");
}

const an_form an__form_latex = {.name = "latex",
                                .around = around,
                                .put_text = an__latex_put_text,
                                .put_board = put_board,
                                .put_begin = put_begin,
                                .put_end = put_end,
                                .put_moves = put_moves};
