/* The table of languages, with a row for each. */
#include "algnot/notation.h"

#include "fold.h"
#include "text.h"

/* Code, English and French name, autonym; letters of pawn, knight, bishop, rook, queen, king; names
 * in the same order; other spellings that are read; confidence. English, French and German come
 * first. A game that several languages read alike is named after the first of them: a new row
 * stands last.
 *
 * The letter of a piece begins with a capital or, where a script has none, with a character that is
 * not ASCII: small ASCII letters are files and signs. A pawn's letter alone may begin with a small
 * one. A letter or another spelling of several characters, such as "Gy", has a row in long_letters
 * (letters.c), too. */
/* clang-format off */
const an_language an_languages[] = {
    {"en", "English", "anglais", "English", {"", "P", "N", "B", "R", "Q", "K"},
     {"", "Pawn", "Knight", "Bishop", "Rook", "Queen", "King"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"fr", "French", "français", "français", {"", "P", "C", "F", "T", "D", "R"},
     {"", "Pion", "Cavalier", "Fou", "Tour", "Dame", "Roi"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"de", "German", "allemand", "Deutsch", {"", "B", "S", "L", "T", "D", "K"},
     {"", "Bauer", "Springer", "Läufer", "Turm", "Dame", "König"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"af", "Afrikaans", "afrikaans", "Afrikaans", {"", "P", "R", "L", "T", "D", "K"},
     {"", "Pion", "Ruiter", "Loper", "Toring", "Dame", "Koning"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"ar", "Arabic", "arabe", "العربية", {"", "ب", "ح", "ف", "ر", "و", "م"},
     {"", "بيدق", "حصان", "فيل", "رخ", "وزير", "مَلِك"},
     {[AN_KNIGHT] = "حص", [AN_BISHOP] = "فل"}, AN_CONFIDENCE_MEDIUM},
    {"bg", "Bulgarian", "bulgare", "български", {"", "П", "К", "О", "Т", "Д", "Ц"},
     {"", "Пешка", "Кон", "Офицер", "Топ", "Дама", "Цар"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"ca", "Catalan", "catalan", "català", {"", "P", "C", "A", "T", "D", "R"},
     {"", "Peó", "Cavall", "Alfil", "Torre", "Dama", "Rei"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"zh", "Chinese", "chinois", "中文", {"", "P", "N", "B", "R", "Q", "K"},
     {"", "兵", "马", "象", "车", "后", "王"},
     {NULL, "兵", "马 馬", "象", "车 車", "后", "王"}, AN_CONFIDENCE_HIGH},
    {"hr", "Croatian", "croate", "hrvatski", {"", "P", "S", "L", "T", "D", "K"},
     {"", "Pješak", "Skakač", "Lovac", "Top", "Dama", "Kralj"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"da", "Danish", "danois", "dansk", {"", "B", "S", "L", "T", "D", "K"},
     {"", "Bonde", "Springer", "Løber", "Tårn", "Dronning", "Konge"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"es", "Spanish", "espagnol", "español", {"", "P", "C", "A", "T", "D", "R"},
     {"", "Peón", "Caballo", "Alfil", "Torre", "Dama", "Rey"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"eo", "Esperanto", "espéranto", "Esperanto", {"", "P", "Ĉ", "K", "T", "D", "R"},
     {"", "Peono", "Ĉevalo", "Kuriero", "Turo", "Damo", "Reĝo"},
     {[AN_KNIGHT] = "Ĉ Cx Ch"}, AN_CONFIDENCE_HIGH},
    {"fi", "Finnish", "finnois", "suomi", {"", "S", "R", "L", "T", "D", "K"},
     {"", "Sotilas", "Ratsu", "Lähetti", "Torni", "Kuningatar", "Kuningas"},
     {NULL}, AN_CONFIDENCE_HIGH},
    {"el", "Greek", "grec moderne", "ελληνικά", {"", "Πι", "Ι", "Α", "Π", "Β", "Ρ"},
     {"", "Πιόνι", "Ίππος", "Αξιωματικός", "Πύργος", "Βασίλισσα", "Βασιλιάς"},
     {NULL}, AN_CONFIDENCE_HIGH},
    {"he", "Hebrew", "hébreu", "עברית", {"", "רג", "פ", "ר", "צ", "מה", "מ"},
     {"", "רגלי", "פרש", "רץ", "צריח", "מלכה", "מלך"}, {NULL}, AN_CONFIDENCE_MEDIUM},
    {"hu", "Hungarian", "hongrois", "magyar", {"", "Gy", "H", "F", "B", "V", "K"},
     {"", "Gyalog", "Huszár", "Futó", "Bástya", "Vezér", "Király"},
     {[AN_PAWN] = "G", [AN_KNIGHT] = "L"}, AN_CONFIDENCE_HIGH},
    {"id", "Indonesian", "indonésien", "Bahasa Indonesia", {"", "P", "K", "G", "B", "M", "R"},
     {"", "Pion", "Kuda", "Gajah", "Benteng", "Menteri", "Raja"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"ia", "Interlingua", "interlingua", "interlingua", {"", "P", "C", "E", "T", "G", "R"},
     {"", "Pedon", "Cavallo", "Episcopo", "Turre", "Regina", "Rege"}, {NULL}, AN_CONFIDENCE_MEDIUM},
    {"is", "Icelandic", "islandais", "íslenska", {"", "P", "R", "B", "H", "D", "K"},
     {"", "Peð", "Riddari", "Biskup", "Hrókur", "Drottning", "Kóngur"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"it", "Italian", "italien", "italiano", {"", "P", "C", "A", "T", "D", "R"},
     {"", "Pedone", "Cavallo", "Alfiere", "Torre", "Donna", "Re"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"ja", "Japanese", "japonais", "日本語", {"", "P", "N", "B", "R", "Q", "K"},
     {"", "ポーン", "ナイト", "ビショップ", "ルーク", "クイーン", "キング"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"kn", "Kannada", "kannara", "ಕನ್ನಡ", {"", "ಪ", "ಕು", "ಒಂ", "ಆ", "ಮಂ", "ರಾ"},
     {"", "ಪದಾತಿ", "ಕುದುರೆ", "ಒಂಟೆ", "ಆನೆ", "ಮಂತ್ರಿ", "ರಾಜ"}, {NULL}, AN_CONFIDENCE_LOW},
    {"la", "Latin", "latin", "Latina", {"", "P", "E", "S", "T", "D", "R"},
     {"", "Pedes", "Eques", "Alfīnus", "Rochus", "Regina", "Rex"}, {NULL}, AN_CONFIDENCE_LOW},
    {"lv", "Latvian", "letton", "latviešu", {"", "B", "Z", "L", "T", "D", "K"},
     {"", "Bandinieks", "Zirdziņš", "Laidnis", "Tornis", "Dāma", "Karalis"},
     {NULL}, AN_CONFIDENCE_HIGH},
    {"lt", "Lithuanian", "lituanien", "lietuvių", {"", "P", "Ž", "R", "B", "V", "K"},
     {"", "Pėstininkas", "Žirgas", "Rikis", "Bokštas", "Valdovė", "Karalius"},
     {[AN_KNIGHT] = "Ž Z"}, AN_CONFIDENCE_HIGH},
    {"lb", "Luxembourgish", "luxembourgeois", "Lëtzebuergesch", {"", "B", "P", "L", "T", "D", "K"},
     {"", "Bauer", "Päerd", "Leefer", "Tuerm", "Damm", "Kinnek"},
     {[AN_KNIGHT] = "S"}, AN_CONFIDENCE_LOW},
    {"nl", "Dutch", "néerlandais", "Nederlands", {"", "pi", "P", "L", "T", "D", "K"},
     {"", "Pion", "Paard", "Loper", "Toren", "Dame", "Koning"},
     {[AN_PAWN] = "Pi"}, AN_CONFIDENCE_HIGH},
    {"nb", "Norwegian", "norvégien", "norsk bokmål", {"", "B", "S", "L", "T", "D", "K"},
     {"", "Bonde", "Springer", "Løper", "Tårn", "Dronning", "Konge"},
     {[AN_KNIGHT] = "P H"}, AN_CONFIDENCE_HIGH},
    {"pl", "Polish", "polonais", "polski", {"", "P", "S", "G", "W", "H", "K"},
     {"", "Pion", "Skoczek", "Goniec", "Wieża", "Hetman", "Król"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"pt", "Portuguese", "portugais", "português", {"", "P", "C", "B", "T", "D", "R"},
     {"", "Peão", "Cavalo", "Bispo", "Torre", "Dama", "Rei"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"ro", "Romanian", "roumain", "română", {"", "P", "C", "N", "T", "D", "R"},
     {"", "Pion", "Cal", "Nebun", "Turn", "Damă", "Rege"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"ru", "Russian", "russe", "русский", {"", "П", "К", "С", "Л", "Ф", "Кр"},
     {"", "Пешка", "Конь", "Слон", "Ладья", "Ферзь", "Король"},
     {[AN_KING] = "Kp"}, AN_CONFIDENCE_HIGH},
    {"sr", "Serbian", "serbe", "српски", {"", "П", "С", "Л", "Т", "Д", "К"},
     {"", "Пешак", "Скакач", "Ловац", "Топ", "Дама", "Краљ"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"sk", "Slovak", "slovaque", "slovenčina", {"", "P", "J", "S", "V", "D", "K"},
     {"", "Pešiak", "Jazdec", "Strelec", "Veža", "Dáma", "Kráľ"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"sl", "Slovene", "slovène", "slovenščina", {"", "P", "S", "L", "T", "D", "K"},
     {"", "Kmet", "Skakač", "Lovec", "Trdnjava", "Dama", "Kralj"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"sv", "Swedish", "suédois", "svenska", {"", "B", "S", "L", "T", "D", "K"},
     {"", "Bonde", "Springare", "Löpare", "Torn", "Dam", "Kung"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"cs", "Czech", "tchèque", "čeština", {"", "P", "J", "S", "V", "D", "K"},
     {"", "Pěšec", "Jezdec", "Střelec", "Věž", "Dáma", "Král"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"tr", "Turkish", "turc", "Türkçe", {"", "P", "A", "F", "K", "V", "Ş"},
     {"", "Piyon", "At", "Fil", "Kale", "Vezir", "Şah"}, {[AN_KING] = "Ş S"}, AN_CONFIDENCE_HIGH},
    {"uk", "Ukrainian", "ukrainien", "українська", {"", "П", "К", "С", "Т", "Ф", "Кр"},
     {"", "Пішак", "Кінь", "Слон", "Тура", "Ферзь", "Король"},
     {[AN_KING] = "Kp"}, AN_CONFIDENCE_HIGH},
    {"vi", "Vietnamese", "vietnamien", "Tiếng Việt", {"", "", "M", "T", "X", "H", "V"},
     {"", "Tốt", "Mã", "Tượng", "Xe", "Hậu", "Vua"}, {NULL}, AN_CONFIDENCE_HIGH},
    {"et", "Estonian", "estonien", "eesti", {"", "E", "R", "O", "V", "L", "K"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
    {"be", "Belarusian", "biélorusse", "беларуская", {"", "П", "К", "А", "Л", "Ф", "Кр"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
    {"az", "Azerbaijani", "azéri", "azərbaycan", {"", "P", "A", "F", "T", "V", "Ş"},
     {NULL}, {[AN_KING] = "Ş"}, AN_CONFIDENCE_EXTRA},
    {"hy", "Armenian", "arménien", "հայերեն", {"", "Զ", "Ձ", "Փ", "Ն", "Թ", "Ա"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
    {"eu", "Basque", "basque", "euskara", {"", "P", "Z", "A", "G", "D", "E"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
    {"gl", "Galician", "galicien", "galego", {"", "P", "C", "A", "T", "Ra", "Re"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
    {"sq", "Albanian", "albanais", "shqip", {"", "U", "Ka", "O", "Ku", "Msh", "M"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
    {"io", "Ido", "ido", "Ido", {"", "P", "K", "E", "T", "D", "R"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
    {"ko", "Korean", "coréen", "한국어", {"", "P", "N", "B", "R", "Q", "K"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
    {"fa", "Persian", "persan", "فارسی", {"", "P", "N", "B", "R", "Q", "K"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
    {"sr-Latn", "Serbian (Latin)", "serbe (alphabet latin)", "srpski", {"", "P", "S", "L", "T", "D", "K"},
     {NULL}, {NULL}, AN_CONFIDENCE_EXTRA},
};
/* clang-format on */

/* Sets of languages are kept in 64 bits. */
_Static_assert(sizeof an_languages / sizeof *an_languages <= 64, "too many languages");

const size_t an_language_count = sizeof an_languages / sizeof *an_languages;

const an_language an_figurine = {
    "figurine", "figurine", "figurines",       "figurine", {"", "♙", "♘", "♗", "♖", "♕", "♔"},
    {NULL},     {NULL},     AN_CONFIDENCE_HIGH};

static bool is_one_of(an_text name, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (an__folded_equal(name, an_text_of(names[i])))
            return true;
    return false;
}

static bool is_named(const an_language *language, an_text name)
{
    const char *const names[] = {language->code, language->english_name, language->french_name,
                                 language->autonym};
    return is_one_of(name, names, sizeof names / sizeof *names);
}

static const an_language *find_named(an_text name)
{
    for (size_t i = 0; i < an_language_count; i++)
        if (is_named(&an_languages[i], name))
            return &an_languages[i];
    return is_named(&an_figurine, name) ? &an_figurine : NULL;
}

/* Norwegian has two written forms, but only one set of chess terms. */
static bool is_norwegian(an_text name)
{
    static const char *const names[] = {"no", "nn", "norsk", "norsk nynorsk", "nynorsk", "bokmål"};
    return is_one_of(name, names, sizeof names / sizeof *names);
}

/* Returns the code of a language without its region or script: "fr" of fr-CA, "pt" of pt_BR. */
static an_text without_subtags(an_text name)
{
    enum { CODE = 2 };
    bool has_subtag = name.size > CODE + 1 && (name.at[CODE] == '-' || name.at[CODE] == '_');
    return has_subtag ? an_text_from(name.at, CODE) : name;
}

const an_language *an_language_from_name(an_text name)
{
    const an_language *named = find_named(name);
    if (named != NULL)
        return named;
    an_text code = without_subtags(name);
    return find_named(is_norwegian(code) ? an_text_of("nb") : code);
}
