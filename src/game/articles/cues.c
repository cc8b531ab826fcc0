/* The tables of cues, by language; other languages have only the place of a move to tell. */
#include "cues.h"

#include "fold.h"
#include "text.h"

/* The words of one kind; between them stand strokes. */
typedef struct an_cue_row {
    const char *language;
    const char *words[AN_CUE_COUNT];
} an_cue_row;

static const an_cue_row rows[] = {
    {"en",
     {[AN_CUE_NOT_PLAYED] =
          "if|unless|instead|instead of|rather than|not|neither|nor|why not|"
          "against|avoid|avoids|avoiding|without|better|best|stronger|strongest|"
          "safer|simpler|quieter|sounder|more natural|more precise|more accurate|"
          "could|should|would|might|may|must|had|ought|needed|cannot|can't|"
          "impossible|possible|possibly|perhaps|maybe|because|since|as|in view of|"
          "on account of|threatening|threatens|threatened|threat|prefer|prefers|"
          "preferred|alternative|alternatives|also|even|for instance|for example|"
          "e.g|say|idea|point|variation|the line|main line|critical line|theory|"
          "fails|allows|permits|expected|considered|suggested|suggests|recommended|"
          "recommends|candidates|improvement|intending|hoping for|planned|worth|"
          "decline|declined|was|were",
      [AN_CUE_AFTER] = "after|on",
      [AN_CUE_PLAYED] = "played|plays|replied|replies|answered|answers|continued|continues|chose|"
                        "chooses|went|followed|follows|found|finds|uncorked|unleashed|pushed|"
                        "came",
      [AN_CUE_END] = "draw agreed|drawn|drew|agreed a draw|resigned|resigns|gave up|gives up|"
                     "threw in the towel|stopped the clocks",
      [AN_CUE_BEHIND] = "would|could|might|may|was|were|is|are|had|should|must|looks|looked|"
                        "seems|seemed|fails|failed|allows|allowed|permits|loses|wins|won|gives|"
                        "leads|transposes|deserves|deserved|makes|can|cannot|runs into|instead|"
                        "first"}},
    {"fr",
     {[AN_CUE_NOT_PLAYED] =
          "si|sinon|au lieu de|plutôt que|non|pas|ni|contre|sans|éviter|mieux|"
          "meilleur|meilleure|plus fort|plus forte|plus sain|plus simple|plus solide|"
          "plus précis|plus naturel|fallait|faut|pouvait|pouvaient|pourrait|"
          "pourraient|peut|peuvent|aurait|auraient|avait|devrait|devraient|devait|"
          "devaient|serait|possible|possibles|peut-être|car|parce que|puisque|vu|"
          "en raison de|menace|menaces|menaçant|menacer|menaçait|préfère|préférable|"
          "préféré|préférait|aussi|également|par exemple|disons|idée|pointe|"
          "variante|théorie|échoue|permet|permettait|attend|attendait|indique|"
          "conseille|recommande|envisagé|considéré|prévu|prévoit|espérant|craignant|"
          "méritait|bonne réponse|suffisait|on joue|on jouait|le choix entre|était|"
          "étaient|quant à|se contenter de|se résigner à|suivrait|viendrait",
      [AN_CUE_AFTER] = "après|sur",
      [AN_CUE_PLAYED] = "joue|joua|jouent|jouèrent|a joué|répond|répondit|réagit|choisit|"
                        "choisissent|continua|continue|poursuit|poursuivit|trouve|trouva|riposte|"
                        "riposta|suivit|vint",
      [AN_CUE_END] = "nulle|partie nulle|abandonne|abandonna|abandonnent|abandonnèrent|"
                     "abandonner|abandonné|capitule|capitula|se rend",
      [AN_CUE_BEHIND] = "serait|était|aurait|gagnait|gagnerait|perdait|perdrait|permet|"
                        "permettait|échoue|semble|semblait|paraît|paraissait|est|sont|suffisait|"
                        "suffit|rendait|méritait|menait|transposait|préparait|eût|eussent|"
                        "fussent|étaient|se heurte|proposait|quittait|pouvait|pourrait|ne|n'est|"
                        "n'était|à cause"}},
    {"de",
     {[AN_CUE_NOT_PLAYED] =
          "wenn|falls|statt|anstatt|anstelle|nicht|weder|gegen|ohne|vermeidet|"
          "besser|bester|stärker|genauer|solider|einfacher|natürlicher|vorsichtiger|"
          "aggressiver|sicherer|schwächer|hätte|hätten|könnte|könnten|konnte|"
          "konnten|kann|sollte|sollten|würde|würden|wäre|wären|musste|müsste|"
          "darf|durfte|möglich|üblich|vielleicht|denn|weil|da|wegen|in anbetracht|"
          "droht|drohte|drohend|drohung|bevorzugt|bevorzugte|verdient|verdiente|"
          "folgt|entgegnet|gewinnt|scheitert|scheiterte|fürchtete|erwartete|empfahl|"
          "empfiehlt|zum beispiel|z. B|beispielsweise|etwa|auch|ebenso|alternative|"
          "idee|pointe|plan|variante|theorie|war|waren|nötig|das einfache|"
          "das natürliche|in betracht|ginge|käme|so kommt",
      [AN_CUE_AFTER] = "nach|auf",
      [AN_CUE_PLAYED] = "spielte|spielt|zog|wählte|antwortete|erwiderte|geschah|fand|"
                        "entschied sich für|folgte|setzte fort|stieß",
      [AN_CUE_END] = "remis|aufgabe|gab auf|gibt auf|gab weiß auf|gab schwarz auf|aufgab|"
                     "aufgegeben|kapitulierte|streckte die Waffen",
      [AN_CUE_BEHIND] = "wäre|war|ist|hätte|gewinnt|gewann|verliert|scheitert|scheiterte|bietet|"
                        "bot|sieht|sah|führt|führte|würde|könnte|konnte|geht|ging|verdiente|"
                        "ergibt|ergäbe|wegen|behagte|gibt|gäbe|erlaubt|folgt|deckt|rettet|half|"
                        "kam in|kommt in|verbietet"}},
    {"es",
     {[AN_CUE_NOT_PLAYED] =
          "si|en lugar de|en vez de|no|ni|tampoco|contra|sin|evita|evitar|mejor|"
          "más fuerte|más sólido|más seguro|más preciso|más natural|era|eran|sería|"
          "serían|podía|podían|podría|podrían|puede|pueden|debía|debían|habría|"
          "hubiera|había|posible|posibles|quizá|quizás|tal vez|porque|ya que|pues|"
          "por|en vista de|amenaza|amenazas|amenazando|amenazaba|prefieren|prefiere|"
          "prefería|también|incluso|por ejemplo|digamos|alternativa|idea|variante|"
          "teoría|sirve|jugarían|jugaría|permite|permitía|esperaba|consideró|"
          "recomienda|temía|interesante|por qué no",
      [AN_CUE_AFTER] = "tras|después de|sobre",
      [AN_CUE_PLAYED] = "jugó|juega|jugaron|respondió|responde|contestó|continuó|continúa|eligió|"
                        "encontró|siguió",
      [AN_CUE_END] = "tablas|abandonan|abandonaron|abandonó|abandona|se rinden|se rindió|"
                     "se rindieron|rindió",
      [AN_CUE_BEHIND] = "era|es|sería|fue|habría|hubiera|impediría|llevaba|ganaba|gana|ganaría|"
                        "pierde|perdía|permite|permitía|podía|puede|merecía|parecía|parece|"
                        "quitaba|sostenía|no|las blancas|las negras"}},
    {"it",
     {[AN_CUE_NOT_PLAYED] =
          "se|invece di|anziché|non|né|contro|senza|evita|evitare|meglio|"
          "migliore|più forte|più preciso|più solido|più sicuro|più naturale|era|"
          "erano|sarebbe|sarebbero|poteva|potevano|potrebbe|può|possono|doveva|"
          "dovevano|avrebbe|avrebbero|aveva|possibile|possibili|forse|perché|"
          "poiché|per|in vista di|minaccia|minacce|minacciando|minacciava|preferiva|"
          "preferisce|anche|perfino|per esempio|ad esempio|diciamo|alternativa|idea|"
          "variante|teoria|interessante|necessario|serviva|bisognava|c'è|c'era|"
          "permette|permetteva|segue|seguiva|temeva|aspettava|consigliava",
      [AN_CUE_AFTER] = "dopo|su",
      [AN_CUE_PLAYED] = "giocò|gioca|giocarono|rispose|risponde|continuò|scelse|replicò|trovò|"
                        "seguì",
      [AN_CUE_END] = "patta|abbandona|abbandonò|abbandonano|abbandonarono|si arrese|si arrende",
      [AN_CUE_BEHIND] = "era|sarebbe|erano|avrebbe|vinceva|vince|perde|perdeva|permette|bastava|"
                        "andrebbe|andava|sembra|sembrava|merita|meritava|porta|portava|poteva|"
                        "non|teneva|tiene"}},
    {"pt",
     {[AN_CUE_NOT_PLAYED] =
          "se|em vez de|em lugar de|não|nem|contra|sem|evita|evitar|melhor|"
          "mais forte|mais sólido|mais seguro|mais preciso|mais natural|era|eram|"
          "seria|seriam|podia|podiam|poderia|poderiam|pode|podem|devia|deviam|"
          "teria|havia|possível|possíveis|talvez|porque|pois|por|em vista de|"
          "ameaça|ameaças|ameaçando|ameaçava|prefere|preferem|preferia|também|até|"
          "por exemplo|digamos|alternativa|ideia|variante|teoria|permite|permitia|"
          "esperava|considerou|recomenda|temia|interessante",
      [AN_CUE_AFTER] = "após|depois de|sobre",
      [AN_CUE_PLAYED] = "jogou|joga|jogaram|respondeu|responde|continuou|escolheu|encontrou|"
                        "seguiu",
      [AN_CUE_END] = "empate|abandonam|abandonaram|abandonou|abandona|desistiu|desistiram",
      [AN_CUE_BEHIND] = "era|é|seria|foi|teria|ganhava|ganha|ganharia|perde|perdia|permite|"
                        "permitia|podia|pode|merecia|parecia|parece|não"}},
    {"nl",
     {[AN_CUE_NOT_PLAYED] =
          "als|indien|in plaats van|niet|noch|tegen|zonder|vermijdt|beter|best|"
          "sterker|veiliger|solider|nauwkeuriger|natuurlijker|was|waren|zou|zouden|"
          "kon|konden|kan|kunnen|moest|moesten|had|hadden|mogelijk|misschien|"
          "want|omdat|wegens|vanwege|dreigt|dreigde|dreigend|dreiging|dreigingen|"
          "verkiest|verdiende|ook|zelfs|bijvoorbeeld|alternatief|idee|pointe|"
          "variant|theorie|faalt|staat toe|verwachtte|overwoog|gevreesd",
      [AN_CUE_AFTER] = "na|op",
      [AN_CUE_PLAYED] = "speelde|speelt|antwoordde|antwoordt|koos|vervolgde|vond|volgde|ging",
      [AN_CUE_END] = "remise|gaf zich gewonnen|geeft zich gewonnen|gaf op|geeft op|opgaf|"
                     "opgegeven|gaven op|gaf het op",
      [AN_CUE_BEHIND] = "was|is|zou|waren|wint|won|verliest|faalt|leek|lijkt|verdiende|kon|"
                        "kan|had|gaat|ging|geeft|gaf|kwam in|faalde|leidt"}},
    {"pl",
     {[AN_CUE_NOT_PLAYED] =
          "jeśli|jeżeli|gdyby|zamiast|nie|ani|przeciw|bez|lepsze|lepiej|lepszy|"
          "silniejsze|pewniejsze|dokładniejsze|naturalne|było|byłoby|mogły|mógł|"
          "mogą|można|należało|trzeba było|powinny|powinien|możliwe|być może|może|"
          "bo|ponieważ|gdyż|wobec|grozi|groziło|grożąc|groźba|groźbą|także|"
          "również|nawet|na przykład|np|alternatywa|idea|wariant|teoria|pozwala|"
          "obawiał|rozważał",
      [AN_CUE_AFTER] = "po|na",
      [AN_CUE_PLAYED] = "zagrał|zagrały|gra|odpowiedział|wybrał|znalazł|nastąpiło|kontynuował",
      [AN_CUE_END] = "poddał|poddały|poddał się|poddały się|poddają się",
      [AN_CUE_BEHIND] = "było|jest|byłoby|wygrywa|wygrywało|przegrywa|przegrywało|pozwala|nie|"
                        "dawało|daje|wydaje"}},
    {"ru",
     {[AN_CUE_NOT_PLAYED] =
          "если|вместо|не|ни|против|без|лучше|сильнее|точнее|надёжнее|"
          "естественнее|было|был|была|были|можно|мог|могли|мог бы|могли бы|"
          "следовало|нужно|надо|стоило|возможно|может быть|так как|потому что|"
          "ввиду|поскольку|грозит|грозило|угрожая|угроза|угрозой|с угрозой|также|"
          "даже|например|альтернатива|идея|вариант|теория|заслуживало|проигрывает|"
          "боялся|рассматривал|нельзя",
      [AN_CUE_AFTER] = "после|на",
      [AN_CUE_PLAYED] = "сыграл|сыграли|играет|ответил|ответили|выбрал|нашёл|последовало|"
                        "продолжил|пошёл",
      [AN_CUE_END] = "сдался|сдались|сдаются|сдаётся",
      [AN_CUE_BEHIND] = "было|был|проигрывает|проигрывало|выигрывает|выигрывало|не|даёт|давало|"
                        "вело|ведёт|заслуживало"}},
    {"sv",
     {[AN_CUE_NOT_PLAYED] =
          "om|i stället för|istället för|inte|varken|mot|utan|undviker|bättre|"
          "bäst|starkare|säkrare|enklare|naturligare|vore|skulle|kunde|kan|borde|"
          "måste|hade|möjligt|möjlig|kanske|ty|eftersom|därför att|på grund av|"
          "hotar|hotade|hotande|hot om|föredrar|förtjänade|också|även|till exempel|"
          "t.ex|alternativ|idé|poäng|variant|teori|tillåter|fruktade|övervägde|"
          "föreslår|spelar",
      [AN_CUE_AFTER] = "efter|på",
      [AN_CUE_PLAYED] = "spelade|svarade|svarar|valde|fortsatte|fann|följde",
      [AN_CUE_END] = "gav upp|ger upp|uppgivet|remi",
      [AN_CUE_BEHIND] = "var|är|vore|skulle|vinner|vann|förlorar|hade|ser|såg|verkar|"
                        "förtjänade|kunde|kan|ger|gav|följt|försvarade|anses"}},
};

/* Returns the bytes of the one of some words, with strokes between them, that a text begins with;
 * the longest counts. */
static size_t words_size(an_text text, const char *words)
{
    size_t longest = 0;
    while (words != NULL && *words != '\0') {
        const char *end = strchr(words, '|');
        size_t size = end == NULL ? strlen(words) : (size_t)(end - words);
        size_t found = an__folded_words_size(text, an_text_from(words, size));
        longest = found > longest ? found : longest;
        words += size + (end != NULL);
    }
    return longest;
}

static const an_cue_row *row_of(const an_language *language)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (language != NULL && strcmp(rows[i].language, language->code) == 0)
            return &rows[i];
    return NULL;
}

an_cue an__cue_read(an_text text, const an_language *language, size_t *size)
{
    const an_cue_row *row = row_of(language);
    an_cue found = AN_CUE_NONE;
    *size = 0;
    for (int cue = AN_CUE_NOT_PLAYED; row != NULL && cue < AN_CUE_BEHIND; cue++) {
        size_t words = words_size(text, row->words[cue]);
        if (words > *size) {
            *size = words;
            found = (an_cue)cue;
        }
    }
    return found;
}

bool an__cue_is_behind(an_text text, const an_language *language)
{
    const an_cue_row *row = row_of(language);
    return row != NULL && words_size(text, row->words[AN_CUE_BEHIND]) > 0;
}
