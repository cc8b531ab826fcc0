/* The table of cues, with a row for each language. */
#include "cue_rows.h"

/* clang-format off */
const an_cue_row an__cue_rows[] = {
    {"en",
     {[AN_CUE_NOT_PLAYED] = "had played|missed|misses|overlooked|likes|liked|"
          "say|for instance|for example|e.g.|"
          "what about|how about|do you think of|before he could|"
          "before she could|before i could|will|shall|homework|at home|showed|shows|looked at|"
          "analysed|analyzed|examined|demonstrated|between|only|wanted|wants|intended|intends|"
          "wished|hoped|used to|going to|book|computer|engine|points out|exercise|find out|besides|"
          "instead|instead of|rather than|not|neither|nor|why not|against|avoid|avoids|avoiding|"
          "without|better|best|stronger|strongest|safer|simpler|quieter|sounder|sharper|more solid|"
          "more active|more usual|more common|more ambitious|more natural|more precise|"
          "more accurate|could|should|might|may|must|had|ought|needed|cannot|can't|impossible|"
          "possible|possibly|perhaps|maybe|because|since|as|in view of|on account of|threatening|"
          "threatens|threatened|threat|prefer|prefers|alternative|alternatives|also|even|eg.|idea|"
          "point|variation|the line|main line|critical line|theory|fails|allows|permits|expected|"
          "considered|suggested|suggests|recommended|recommends|candidates|improvement|intending|"
          "hoping for|planned|plan|plans|a choice|worth|decline|declined|was|were|analysis|"
          "had white|had black|were white|were black|once|the choice|choice of|options|option|line|"
          "lines",
      [AN_CUE_OR] = "or", [AN_CUE_IF] = "if|unless|whoever|anyone who|those who|suppose|supposing",
      [AN_CUE_GENERAL] = "everybody plays|everyone plays|everybody * plays|everyone * plays|"
          "most people choose|most people play|most players choose|"
          "most players play|"
          "played here in|critical reply is|best reply is|best answer is|"
          "natural reply is|correct reply is|always|never|one plays|usual is|usual move is|"
          "usual reply is|usual answer is|usual continuation is|normal is|normal move is|"
          "main move is|main reply is|main replies are|main moves are|main line is|main lines are|"
          "often|usually|normally|generally|sometimes|mostly|frequently|commonly|typically|"
          "regularly",
      [AN_CUE_AFTER] = "reply to|answer to|after|on",
      [AN_CUE_PLAYED] = "on which|whereupon|knew his theory|knew her theory|as theory recommends|"
          "decided on|opted for|settled on|relied on|after my|took|captured|recaptured|grabbed|"
          "snatched|defended|developed|retreated|sacrificed|responded|countered|added|preferred|"
          "played|plays|replied|replies|answered|answers|continued|continues|chose|chooses|went|"
          "went on|goes on|the game continued|the game proceeded|followed|follows|found|finds|"
          "uncorked|unleashed|pushed|came|was played|is played|were played",
      [AN_CUE_END] = "laid down my king|laid down his king|laid down her king|tipped his king|"
          "hands on a draw|stopped the clock|clock ran out|flag fell|a draw on|white won.|"
          "black won.|won the game|won easily|won quickly|lost on time|overstepped|ran out of time|"
          "it was mate|overstepped the time limit|exceeded the time limit|agreed a draw|"
          "agreed to a draw|a draw was agreed|resigned|resigns|had to resign|gave up|gives up|"
          "threw in the towel|stopped the clocks|draw agreed|drawn by agreement|shook hands|"
          "was drawn|game drawn",
      [AN_CUE_BEHIND] = "say|for instance|for example|e.g.|"
          "against|worries|worried|bothers|bothered|annoys|annoyed|scares|scared|"
          "could|might|may|was|were|is|are|had|should|must|looks|looked|seems|seemed|fails|failed|"
          "allows|allowed|permits|loses|wins|won|gives|leads|transposes|deserves|deserved|makes|"
          "can|cannot|runs into|instead|first",
      [AN_CUE_CONTRAST] = "not me|on board|on boards|on top board|on the other board|on the next board|"
          "but|so i|so he|so she|so we|so white|so black",
      [AN_CUE_UNREAL] = "would|would have|could have|might have|"
          "should have",
      [AN_CUE_REFUSED] = "no|never|certainly not|of course not|surely not|not at all"},
     NULL},
    {"fr",
     {[AN_CUE_NOT_PLAYED] = "avais joué|avait joué|avions joué|avaient joué|annonce|affiche|manqué|manqua|"
          "manquèrent|raté|rata|évite|évitait|évitant|longtemps cherché|longtemps regardé|"
          "avais prévu|avait prévu|"
          "par exemple|disons|"
          "avais|avions|que penses-tu de|que pensez-vous de|que dire de|"
          "mater par|craignais|craignait|craignaient|étudiait|étudiaient|à la maison|tentera|"
          "essaiera|tenter|essayer|montra|montrèrent|analysa|analysèrent|étudia|étudièrent|entre|"
          "attends|attendons|attendais|attendions|seul|voulais|voulions|voulait|voulaient|"
          "renonçant|renonça|veut|veulent|comptait|comptaient|apprêtait|apprêtaient|menaçaient|"
          "menacent|livre|ordinateur|moteur|exercice|sinon|à côté de|en dehors de|outre|au lieu de|"
          "plutôt que|non|pas|ni|contre|sans|éviter|mieux|meilleur|meilleure|plus fort|plus forte|"
          "plus sain|plus simple|plus solide|plus précis|plus naturel|fallait|faut|pouvait|"
          "pouvaient|peut|peuvent|avait|devrait|devraient|devait|devaient|possible|possibles|"
          "peut-être|car|parce que|puisque|vu|en raison de|pesé|menace|menaces|menaçant|menacer|"
          "menaçait|préfère|préférable|préférait|aussi|également|p. ex.|p.ex.|par ex.|idée|pointe|"
          "variante|théorie|échoue|permet|permettait|attend|attendait|indique|conseille|recommande|"
          "candidat|candidats|envisagé|considéré|prévu|prévoit|espérant|craignant|méritait|"
          "bonne réponse|suffisait|on joue|on jouait|le choix entre|était|étaient|quant à|"
          "se contenter de|se résigner à|analyse|analyses|on vit|on a vu|la suite|le plan|"
          "les plans|un plan|ont le choix|a le choix|avait le choix|avaient le choix|préconise",
      [AN_CUE_OR] = "ou|ou bien", [AN_CUE_IF] = "si|quiconque|ceux qui|celui qui|suppose|supposons",
      [AN_CUE_GENERAL] = "tout le monde joue|chacun joue|tous jouent|"
          "la plupart des joueurs choisissent|la plupart des joueurs jouent|"
          "la plupart choisissent|la plupart jouent|"
          "jouait ici|jouaient ici|jouait alors|réponse critique est|"
          "meilleure réponse est|réponse naturelle est|toujours|jamais|se joue|coup usuel est|"
          "coup normal est|coup habituel est|réponse usuelle est|réponse habituelle est|"
          "suite usuelle est|suite normale est|principales réponses sont|principaux coups sont|"
          "coup principal est|souvent|habituellement|d'habitude|d'ordinaire|généralement|parfois|"
          "normalement|en général|fréquemment|régulièrement",
      [AN_CUE_AFTER] = "après|sur",
      [AN_CUE_PLAYED] = "sur quoi|comme le veut la théorie|comme le recommande la théorie|"
          "choisirent|répondirent|continuèrent|poursuivirent|trouvèrent|ripostèrent|reprirent|"
          "prirent|optèrent pour|opta pour|misèrent sur|misa sur|se décidèrent pour|se décida pour|"
          "la suite fut|protégea|défendit|attaqua|poussa|avança|lança|captura|échangea|après mon|"
          "j'ai pris|prit|reprit|sacrifia|développa|recula|répliqua|rétorqua|ai joué|avons joué|"
          "ont joué|ai choisi|a choisi|avons choisi|ont choisi|ouvert par|préféra|préférèrent|"
          "a préféré|ont préféré|la partie continue|la partie continua|la partie se poursuit|"
          "la partie se poursuivit|joue|joua|jouent|jouèrent|a joué|répond|réponds|répondis|"
          "répondit|réagit|choisit|choisissent|continua|continue|poursuit|poursuivit|trouve|trouva|"
          "riposte|riposta|suivit|vint|est joué|fut joué|sont joués|furent joués",
      [AN_CUE_END] = "arrêta la pendule|arrêtèrent la pendule|ce fut mat|c'était mat|"
          "serré la main|serrèrent la main|fait nulle|firent nulle|fit nulle|nulle sur proposition|"
          "nulle par répétition|les blancs gagnèrent.|les noirs gagnèrent.|gagna la partie|"
          "gagnèrent la partie|gagné la partie|perdit au temps|perdirent au temps|perd au temps|"
          "perdent au temps|perdu au temps|dépassa le temps|dépassèrent le temps|abandonne|"
          "abandonna|abandonnent|abandonnèrent|a abandonné|ont abandonné|fallut abandonner|"
          "dut abandonner|durent abandonner|capitule|capitula|se rend|nulle fut signée|"
          "nulle fut conclue|signèrent la nulle|convinrent de la nulle|proposèrent la nulle|"
          "partagèrent le point|nulle par accord|fut nulle|partie nulle",
      [AN_CUE_BEHIND] = "par exemple|disons|"
          "contre|m'ennuyait|m'ennuie|m'inquiétait|m'inquiète|m'inspirait|"
          "me plaisait|me plaît|me déplaisait|me semblait|me gênait|inquiétait|inquiète|ennuyait|"
          "était|gagnait|perdait|permet|permettait|échoue|semble|semblait|paraît|paraissait|est|"
          "sont|suffisait|suffit|rendait|méritait|menait|transposait|préparait|étaient|se heurte|"
          "proposait|quittait|pouvait|ne|n'est|n'était|à cause",
      [AN_CUE_CONTRAST] = "moi non|pas moi|sur l'échiquier voisin|sur l'autre échiquier|mais",
      [AN_CUE_UNREAL] = "serait|seraient|aurait|auraient|gagnerait|perdrait|"
          "mènerait|permettrait|pourrait|pourraient|donnerait|suivrait|viendrait|eût|eussent|"
          "fussent",
      [AN_CUE_REFUSED] = "non|jamais|certainement pas|sûrement pas|bien sûr que non|pas du tout"},
     "ait|aient"},
    {"de",
     {[AN_CUE_NOT_PLAYED] = "verpasst|verpasste|übersah|übersehen|ausgelassen|"
          "etwa|zum beispiel|z. b.|beispielsweise|"
          "hältst du von|halten sie von|wie wäre|dachte an|dachten an|zu hause|"
          "wird|zeigte|zeigten|analysierte|analysierten|untersuchte|untersuchten|zwischen|nur|"
          "wollte|wollten|will|wollen|beabsichtigte|drohten|drohen|buch|computer|engine|neben|"
          "außer|statt|anstatt|anstelle|nicht|weder|gegen|ohne|vermeidet|besser|bester|stärker|"
          "genauer|solider|einfacher|natürlicher|vorsichtiger|aggressiver|sicherer|schwächer|kann|"
          "sollte|sollten|musste|darf|durfte|möglich|üblich|vielleicht|denn|weil|da|wegen|"
          "in anbetracht|droht|drohte|drohend|drohung|bevorzugt|verdient|verdiente|folgt|entgegnet|"
          "gewinnt|scheitert|scheiterte|fürchtete|erwartete|empfahl|empfiehlt|z.b.|zb.|auch|ebenso|"
          "alternative|idee|pointe|plan|pläne|die wahl|variante|theorie|war|nötig|das einfache|"
          "das natürliche|in betracht|so kommt|analyse|analysen|einst|fortsetzung",
      [AN_CUE_OR] = "oder", [AN_CUE_IF] = "wenn|falls|wer|angenommen",
      [AN_CUE_GENERAL] = "jeder spielt|spielt jeder|alle spielen|spielen alle|die meisten wählen|"
          "die meisten spielen|sonst spiele ich|"
          "stets|grundsätzlich|immer|nie|niemals|man spielt|spielt man|üblich ist|"
          "normal ist|gebräuchlich ist|der übliche zug ist|die normale fortsetzung ist|"
          "die hauptzüge sind|oft|gewöhnlich|üblicherweise|normalerweise|meist|meistens|manchmal|"
          "häufig|in der regel|gern|gerne",
      [AN_CUE_AFTER] = "nach|auf",
      [AN_CUE_PLAYED] = "worauf|wie die theorie empfiehlt|wie es die theorie empfiehlt|es folgt|"
          "entschieden sich für|wählten|antworteten|spielten|zogen|nach meinem|nahm|schlug|opferte|"
          "griff zu|eröffnete|bevorzugte|bevorzugten|zog vor|die Partie ging weiter|"
          "die Partie ging * weiter|es ging weiter mit|weiter ging es mit|spielte|spielt|zog|"
          "wählte|antwortete|erwiderte|geschah|fand|entschied sich für|folgte|setzte fort|stieß|"
          "wurde gespielt|wird gespielt|gespielt wurde|gespielt wird",
      [AN_CUE_END] = "machten wir remis|machten remis|wurde es remis|wurde remis|einigten sich|"
          "trennten sich|aufgegeben|gab sich geschlagen|gaben sich geschlagen|remis auf vorschlag|"
          "remis durch|remis nach|weiß gewann.|schwarz gewann.|gewann weiß.|gewann schwarz.|"
          "gewann die partie|verlor auf zeit|verlor durch zeit|überschritt die zeit|"
          "überschritt die bedenkzeit|zeit überschritten|gab auf|gibt auf|gaben auf|geben auf|"
          "gab * auf|gibt * auf|gaben * auf|musste aufgeben|aufgab|aufgabe|kapitulierte|"
          "streckte die Waffen|remis vereinbart|remis gegeben|endete remis|einigten sich auf remis|"
          "reichten sich die Hände",
      [AN_CUE_BEHIND] = "etwa|zum beispiel|z. b.|beispielsweise|"
          "gegen|gefiel|gefällt|missfiel|störte|stört|beunruhigte|beunruhigt|reizte|"
          "war|ist|gewinnt|gewann|verliert|scheitert|scheiterte|bietet|bot|sieht|sah|führt|führte|"
          "geht|ging|verdiente|ergibt|wegen|behagte|gibt|erlaubt|folgt|deckt|rettet|half|kam in|"
          "kommt in|verbietet",
      [AN_CUE_CONTRAST] = "ich nicht|auf brett|sondern|aber|doch",
      [AN_CUE_UNREAL] = "wäre|wären|hätte|hätten|würde|"
          "würden|könnte|könnten|ergäbe|gäbe|ginge|käme|bliebe",
      [AN_CUE_REFUSED] = "nein|nie|niemals|sicher nicht|natürlich nicht|keineswegs"},
     NULL},
    {"es",
     {[AN_CUE_NOT_PLAYED] = "había jugado|habían jugado|omitió|dejó pasar|evitaba|"
          "por ejemplo|"
          "qué te parece|qué tal|estudiaba|estudiaban|en casa|mostró|mostraron|"
          "analizó|analizaron|entre|solo|quería|querían|quiere|quieren|pensaba|pensaban|amenazan|"
          "amenazaban|libro|ordenador|computadora|módulo|ejercicio|aparte de|en lugar de|en vez de|"
          "no|ni|tampoco|contra|sin|evita|evitar|mejor|más fuerte|más sólido|más seguro|"
          "más preciso|más natural|era|eran|podía|podían|puede|pueden|debía|debían|había|posible|"
          "posibles|quizá|quizás|tal vez|porque|ya que|pues|por|en vista de|amenaza|amenazas|"
          "amenazando|amenazaba|prefieren|prefiere|prefería|también|incluso|p. ej.|p.ej.|digamos|"
          "alternativa|idea|variante|teoría|sirve|permite|permitía|esperaba|consideró|recomienda|"
          "temía|interesante|por qué no|análisis|quien|quienes|supongamos|se puede|la línea|"
          "en cambio",
      [AN_CUE_OR] = "o|o bien", [AN_CUE_IF] = "si",
      [AN_CUE_GENERAL] = "todos juegan|todo el mundo juega|la mayoría juega|la mayoría elige|"
          "jugaba aquí|siempre|nunca|se juega|se suele jugar|lo normal es|"
          "lo usual es|lo habitual es|la jugada normal es|la jugada usual es|normalmente|a menudo|"
          "suele|suelen|generalmente|a veces|frecuentemente|habitualmente",
      [AN_CUE_AFTER] = "tras|después de|sobre",
      [AN_CUE_PLAYED] = "como recomienda la teoría|como manda la teoría|optaron por|optó por|"
          "se decidieron por|se decidió por|eligieron|respondieron|siguió por|continuaron con|"
          "continuó con|acaba|acaban|tras mi|tomó|capturó|sacrificó|he jugado|ha jugado|jugué|"
          "jugamos|abrió con|prefirió|prefirieron|la partida sigue|la partida siguió|"
          "la partida continuó|jugó|juega|jugaron|respondió|responde|contestó|continuó|continúa|"
          "eligió|encontró|siguió|fue jugado|se jugó",
      [AN_CUE_END] = "acabó en tablas|acabaron en tablas|terminó en tablas|terminaron en tablas|"
          "inclinó su rey|inclinaron su rey|convinimos tablas|convinieron tablas|acordaron tablas|"
          "acordamos tablas|hicimos tablas|hicieron tablas|fueron tablas|tablas a propuesta|"
          "tablas por repetición|ganaron las blancas.|ganaron las negras.|ganaron la partida|"
          "ganó la partida|perdió por tiempo|perdieron por tiempo|perdió al caer|rinden|abandonan|"
          "abandonaron|abandonó|abandona|se rinden|se rindió|se rindieron|rindió|firmaron tablas|"
          "tablas por acuerdo",
      [AN_CUE_BEHIND] = "por ejemplo|"
          "contra|me gustaba|me preocupaba|preocupaba|era|es|fue|llevaba|ganaba|"
          "gana|pierde|perdía|permite|permitía|podía|puede|merecía|parecía|parece|quitaba|sostenía|"
          "no|las blancas|las negras",
      [AN_CUE_CONTRAST] = "yo no|pero|sino",
      [AN_CUE_UNREAL] = "sería|serían|habría|hubiera|podría|podrían|ganaría|perdería|"
          "impediría|permitiría|daría|jugaría|jugarían",
      [AN_CUE_REFUSED] = "no|nunca|jamás|claro que no|por supuesto que no"},
     "aba|aban"},
    {"it",
     {[AN_CUE_NOT_PLAYED] = "aveva giocato|avevo giocato|mancato|evitava|"
          "per esempio|ad esempio|"
          "studiava|studiavano|a casa|mostrò|mostrarono|analizzò|analizzarono|"
          "tra|fra|solo|voleva|volevano|vuole|vogliono|intendeva|intendevano|minacciano|"
          "minacciavano|libro|computer|motore|esercizio|oltre a|invece di|anziché|non|né|contro|"
          "senza|evita|evitare|meglio|migliore|più forte|più preciso|più solido|più sicuro|"
          "più naturale|era|erano|poteva|potevano|può|possono|doveva|dovevano|aveva|possibile|"
          "possibili|forse|perché|poiché|per|in vista di|minaccia|minacce|minacciando|minacciava|"
          "preferiva|preferisce|anche|perfino|ad es.|p. es.|diciamo|alternativa|idea|variante|"
          "teoria|interessante|necessario|serviva|bisognava|c'è|c'era|permette|permetteva|segue|"
          "seguiva|temeva|aspettava|consigliava|analisi|chi|supponiamo|si poteva|si può|la linea",
      [AN_CUE_OR] = "o|oppure", [AN_CUE_IF] = "se",
      [AN_CUE_GENERAL] = "tutti giocano|la maggior parte gioca|la maggior parte sceglie|"
          "giocava qui|continuava con|sempre|si gioca|la mossa normale è|"
          "la mossa usuale è|il seguito usuale è|il seguito normale è|di norma|di solito|spesso|"
          "normalmente|generalmente|talvolta|a volte",
      [AN_CUE_AFTER] = "dopo|su",
      [AN_CUE_PLAYED] = "come raccomanda la teoria|come vuole la teoria|optò per|optarono per|"
          "si decise per|si decisero per|proseguì per|risposero|scelsero|continuarono|prese|"
          "catturò|sacrificò|ha giocato|ho giocato|giocai|hanno giocato|preferì|preferirono|"
          "ha preferito|la partita continuò|la partita proseguì|giocò|gioca|giocarono|rispose|"
          "risponde|continuò|scelse|replicò|trovò|seguì",
      [AN_CUE_END] = "fu patta|finì patta|fermò l'orologio|fermato l'orologio|si accordarono|"
          "patta su proposta|patta per|vinse il bianco.|vinse il nero.|vinse la partita|"
          "perse per il tempo|persero per il tempo|perse per tempo|abbandona|abbandonò|abbandonano|"
          "abbandonarono|si arrese|si arrende|patta d'accordo|si accordarono per la patta|"
          "concordarono la patta",
      [AN_CUE_BEHIND] = "per esempio|ad esempio|"
          "è|sono|contro|mi piaceva|mi preoccupava|preoccupava|era|erano|vinceva|"
          "vince|perde|perdeva|permette|bastava|andava|sembra|sembrava|merita|meritava|porta|"
          "portava|poteva|non|teneva|tiene",
      [AN_CUE_CONTRAST] = "io no|ma|bensì",
      [AN_CUE_UNREAL] = "sarebbe|sarebbero|avrebbe|avrebbero|potrebbe|"
          "andrebbe|vincerebbe|perderebbe|permetterebbe|darebbe",
      [AN_CUE_REFUSED] = "no|mai|certo che no|assolutamente no|niente affatto"},
     "ava|avano|eva|evano"},
    {"pt",
     {[AN_CUE_NOT_PLAYED] = "havia jogado|tinha jogado|falhou|evitava|"
          "mostrasse|que tal|mostrou|mostraram|analisou|analisaram|entre|se|"
          "em vez de|em lugar de|não|nem|contra|sem|evita|evitar|melhor|mais forte|mais sólido|"
          "mais seguro|mais preciso|mais natural|era|eram|podia|podiam|pode|podem|devia|deviam|"
          "havia|possível|possíveis|talvez|porque|pois|por|em vista de|ameaça|ameaças|ameaçando|"
          "ameaçava|prefere|preferem|preferia|também|até|p. ex.|p.ex.|digamos|alternativa|ideia|"
          "variante|teoria|permite|permitia|esperava|considerou|recomenda|temia|interessante|"
          "análise|quem|suponhamos|a linha",
      [AN_CUE_OR] = "ou",
      [AN_CUE_GENERAL] = "todos jogam|toda a gente joga|a maioria joga|a maioria escolhe|"
          "sempre|nunca|joga-se|o normal é|o usual é|o habitual é|normalmente|"
          "geralmente|muitas vezes|às vezes|frequentemente|costuma|costumam",
      [AN_CUE_AFTER] = "após|depois de|sobre",
      [AN_CUE_PLAYED] = "como recomenda a teoria|joguei|jogamos|abriu com|preferiu|preferiram|"
          "a partida segue|a partida seguiu|a partida continuou|jogou|joga|jogaram|respondeu|"
          "responde|continuou|escolheu|encontrou|seguiu",
      [AN_CUE_END] = "deitei o rei|deitou o rei|deitaram o rei|foi empate|empataram|empatamos|"
          "combinaram empate|perdeu por tempo|perderam por tempo|abandonam|abandonaram|abandonou|"
          "abandona|desistiu|desistiram|acordaram o empate|empate por acordo",
      [AN_CUE_BEHIND] = "contra|era|é|foi|ganhava|ganha|perde|perdia|permite|permitia|podia|pode|"
          "merecia|parecia|parece|não",
      [AN_CUE_CONTRAST] = "eu não|mas",
      [AN_CUE_UNREAL] = "por exemplo|seria|seriam|teria|teriam|poderia|poderiam|ganharia|perderia|"
          "permitiria|daria",
      [AN_CUE_REFUSED] = "não|nunca|claro que não|de modo algum"},
     "ava|avam"},
    {"nl",
     {[AN_CUE_NOT_PLAYED] = "had gespeeld|gemist|miste|"
          "bijvoorbeeld|"
          "bestudeerde|bestudeerden|thuis|zal|toonde|toonden|liet zien|"
          "lieten zien|analyseerde|analyseerden|bekeken|tussen|alleen|als|naast|behalve|"
          "in plaats van|niet|noch|tegen|zonder|vermijdt|beter|best|sterker|veiliger|solider|"
          "nauwkeuriger|natuurlijker|was|waren|kon|konden|kan|kunnen|moest|moesten|had|hadden|"
          "mogelijk|misschien|want|omdat|wegens|vanwege|dreigt|dreigde|dreigend|dreiging|"
          "dreigingen|verkiest|verdiende|ook|zelfs|bijv.|bv.|alternatief|idee|pointe|variant|"
          "theorie|faalt|staat toe|verwachtte|overwoog|gevreesd|analyse|wie|stel|gesteld|"
          "normaal gaat het|normaal",
      [AN_CUE_OR] = "of", [AN_CUE_IF] = "indien",
      [AN_CUE_GENERAL] = "iedereen speelt|speelt iedereen|de meesten spelen|de meesten kiezen|"
          "altijd|nooit|men speelt|speelt men|gebruikelijk is|normaal is|"
          "de gewone zet is|gewoon is|vaak|meestal|gewoonlijk|soms|doorgaans|normaal gesproken",
      [AN_CUE_AFTER] = "na|op",
      [AN_CUE_PLAYED] = "na mijn|verkoos|verkozen|de partij ging verder met|speelde|speelt|"
          "antwoordde|antwoordt|koos|vervolgde|vond|volgde|ging",
      [AN_CUE_END] = "werd het remise|was het remise|remise overeen|werd remise|"
          "remise op voorstel|remise door|wit won.|zwart won.|won de partij|"
          "verloor door tijdsoverschrijding|overschreed de tijd|overschreed de bedenktijd|"
          "ging door zijn vlag|ging door haar vlag|gaf zich gewonnen|geeft zich gewonnen|gaf op|"
          "geeft op|gaf * op|geeft * op|opgaf|opgegeven|gaven op|gaf het op|remise overeengekomen|"
          "remise afgesproken",
      [AN_CUE_BEHIND] = "bijvoorbeeld|"
          "tegen|beviel|bevalt|stoorde|was|is|waren|wint|won|verliest|faalt|leek|"
          "lijkt|verdiende|kon|kan|had|gaat|ging|geeft|gaf|kwam in|faalde|leidt",
      [AN_CUE_CONTRAST] = "ik niet|op bord|maar", [AN_CUE_UNREAL] = "zou|zouden",
      [AN_CUE_REFUSED] = "nee|neen|nooit|zeker niet|natuurlijk niet"},
     NULL},
    {"pl",
     {[AN_CUE_NOT_PLAYED] = "między|pokazał|pokazały|zamiast|nie|ani|przeciw|bez|lepsze|lepiej|"
          "lepszy|silniejsze|pewniejsze|dokładniejsze|naturalne|było|mogły|mógł|mogą|można|"
          "należało|trzeba było|powinny|powinien|możliwe|być może|może|bo|ponieważ|gdyż|wobec|"
          "grozi|groziło|grożąc|groźba|także|również|nawet|na przykład|np|np.|alternatywa|idea|"
          "wariant|teoria|pozwala|obawiał|rozważał|analiza|analizie|kto|załóżmy|by",
      [AN_CUE_OR] = "lub|albo", [AN_CUE_IF] = "jeśli|jeżeli|gdyby",
      [AN_CUE_GENERAL] = "zwykle|zazwyczaj|często|czasem|czasami|najczęściej",
      [AN_CUE_AFTER] = "po|na",
      [AN_CUE_PLAYED] = "zagrał|zagrały|gra|odpowiedział|wybrał|znalazł|nastąpiło|kontynuował",
      [AN_CUE_END] = "poddał|poddały|poddał się|poddały się|poddają się|zgodzili się na remis",
      [AN_CUE_BEHIND] = "było|jest|wygrywa|wygrywało|przegrywa|przegrywało|pozwala|nie|dawało|"
          "daje|wydaje",
      [AN_CUE_CONTRAST] = "ale|lecz", [AN_CUE_UNREAL] = "byłoby|byłaby|byłyby",
      [AN_CUE_REFUSED] = "nie|nigdy|oczywiście nie|na pewno nie"},
     NULL},
    {"ru",
     {[AN_CUE_NOT_PLAYED] = "между|показал|показали|вместо|не|ни|против|без|лучше|сильнее|точнее|"
          "надёжнее|естественнее|было|был|была|были|можно|мог|могли|следовало|нужно|надо|стоило|"
          "возможно|может быть|так как|потому что|ввиду|поскольку|грозит|грозило|угрожая|угроза|"
          "угрозой|с угрозой|также|даже|например|напр.|альтернатива|идея|вариант|теория|"
          "заслуживало|проигрывает|боялся|рассматривал|нельзя|анализ|анализе|кто|допустим|бы|"
          "в случае|встречается|встречаются|предпочитают",
      [AN_CUE_OR] = "или|либо", [AN_CUE_IF] = "если",
      [AN_CUE_GENERAL] = "обычно|часто|иногда|чаще|как правило", [AN_CUE_AFTER] = "после|на",
      [AN_CUE_PLAYED] = "сыграл|сыграли|играет|ответил|ответили|выбрал|нашёл|последовало|"
          "продолжил|пошёл",
      [AN_CUE_END] = "сдался|сдались|сдаются|сдаётся|согласились на ничью|ничья по соглашению",
      [AN_CUE_BEHIND] = "было|был|проигрывает|проигрывало|выигрывает|выигрывало|не|даёт|давало|"
          "вело|ведёт|заслуживало",
      [AN_CUE_CONTRAST] = "но", [AN_CUE_UNREAL] = "было бы|был бы|была бы|мог бы|могли бы",
      [AN_CUE_REFUSED] = "нет|никогда|конечно нет|ни в коем случае"},
     NULL},
    {"sv",
     {[AN_CUE_NOT_PLAYED] = "om|i stället för|istället för|inte|varken|mot|utan|undviker|bättre|"
          "bäst|starkare|säkrare|enklare|naturligare|kunde|kan|borde|måste|hade|möjligt|möjlig|"
          "kanske|ty|eftersom|därför att|på grund av|hotar|hotade|hotande|hot om|föredrar|"
          "förtjänade|också|även|till exempel|t.ex.|t. ex.|alternativ|idé|poäng|variant|teori|"
          "tillåter|fruktade|övervägde|föreslår|spelar",
      [AN_CUE_OR] = "eller", [AN_CUE_GENERAL] = "normalt|vanligen|oftast|ofta|ibland|vanligtvis",
      [AN_CUE_AFTER] = "efter|på",
      [AN_CUE_PLAYED] = "spelade|svarade|svarar|valde|fortsatte|fann|följde",
      [AN_CUE_END] = "gav upp|ger upp|gav * upp|uppgivet",
      [AN_CUE_BEHIND] = "var|är|vinner|vann|förlorar|hade|ser|såg|verkar|förtjänade|kunde|kan|ger|"
          "gav|följt|försvarade|anses",
      [AN_CUE_CONTRAST] = "men", [AN_CUE_UNREAL] = "vore|skulle",
      [AN_CUE_REFUSED] = "nej|aldrig|absolut inte|naturligtvis inte"},
     NULL},
    {"da",
     {[AN_CUE_NOT_PLAYED] = "i stedet for|ikke|hverken|mod|uden|bedre|bedst|stærkere|sikrere|"
          "enklere|kunne|burde|måtte|havde|mulig|muligt|måske|fordi|da|truer|truede|trussel|også|"
          "for eksempel|f.eks.|f. eks.|alternativ|variant|teori|var",
      [AN_CUE_OR] = "eller", [AN_CUE_IF] = "hvis|såfremt",
      [AN_CUE_GENERAL] = "normalt|sædvanligvis|ofte|som regel", [AN_CUE_AFTER] = "efter|på",
      [AN_CUE_PLAYED] = "spillede|svarede|valgte|fortsatte|fandt|fulgte",
      [AN_CUE_END] = "opgav|opgiver|gav op|gav * op",
      [AN_CUE_BEHIND] = "var|er|kunne|havde|vinder|taber|ser|så|gav|giver|fortjente",
      [AN_CUE_CONTRAST] = "men", [AN_CUE_UNREAL] = "ville|skulle",
      [AN_CUE_REFUSED] = "nej|aldrig|bestemt ikke|naturligvis ikke"},
     NULL},
    {"nb",
     {[AN_CUE_NOT_PLAYED] = "i stedet for|istedenfor|ikke|verken|mot|uten|bedre|best|sterkere|"
          "sikrere|enklere|kunne|burde|måtte|hadde|mulig|kanskje|fordi|truer|truet|trussel|også|"
          "for eksempel|f.eks.|f. eks.|alternativ|variant|teori|var",
      [AN_CUE_OR] = "eller", [AN_CUE_IF] = "hvis|dersom",
      [AN_CUE_GENERAL] = "normalt|vanligvis|ofte|som regel", [AN_CUE_AFTER] = "etter|på",
      [AN_CUE_PLAYED] = "spilte|svarte|valgte|fortsatte|fant|fulgte",
      [AN_CUE_END] = "ga opp|gir opp|oppgav",
      [AN_CUE_BEHIND] = "var|er|kunne|hadde|vinner|taper|ser|så|ga|gir|fortjente",
      [AN_CUE_CONTRAST] = "men", [AN_CUE_UNREAL] = "ville|skulle",
      [AN_CUE_REFUSED] = "nei|aldri|slett ikke|selvfølgelig ikke"},
     NULL},
    {"is",
     {[AN_CUE_NOT_PLAYED] = "í stað|í staðinn fyrir|ekki|hvorki|gegn|betra|best|sterkara|gat|gæti|"
          "mátti|átti|kannski|þar sem|vegna|hótar|hótaði|hótun|einnig|líka|til dæmis|t.d.|afbrigði|"
          "var",
      [AN_CUE_OR] = "eða", [AN_CUE_IF] = "ef", [AN_CUE_GENERAL] = "oft|venjulega|stundum",
      [AN_CUE_AFTER] = "eftir|á", [AN_CUE_PLAYED] = "lék|svaraði|valdi|fann",
      [AN_CUE_END] = "gafst upp|gefst upp|gafst * upp|gáfust upp|gaf skákina",
      [AN_CUE_BEHIND] = "var|er|vinnur|tapar|gaf|gefur", [AN_CUE_UNREAL] = "væri|hefði",
      [AN_CUE_REFUSED] = "nei|aldrei|alls ekki"},
     NULL},
    {"cs",
     {[AN_CUE_NOT_PLAYED] = "místo|namísto|ne|není|proti|bez|lepší|lépe|nejlepší|silnější|"
          "jistější|přesnější|bylo|mohl|mohli|mohlo|může|možné|možná|snad|protože|neboť|hrozí|"
          "hrozilo|hrozba|také|rovněž|například|např|např.|alternativa|varianta|teorie|nestačilo|"
          "nešlo",
      [AN_CUE_OR] = "nebo|anebo", [AN_CUE_IF] = "pokud|kdyby",
      [AN_CUE_GENERAL] = "obvykle|často|někdy|většinou", [AN_CUE_AFTER] = "po|na",
      [AN_CUE_PLAYED] = "přišlo|přišel|přišla|sebral|vzal|zahrál|hrál|odpověděl|zvolil|pokračoval|"
          "následovalo",
      [AN_CUE_END] = "vzdal|vzdali|vzdává|vzdali se",
      [AN_CUE_BEHIND] = "bylo|je|vyhrává|vyhrávalo|prohrává|prohrávalo|nejde|nešlo|dávalo|dává",
      [AN_CUE_CONTRAST] = "ale", [AN_CUE_UNREAL] = "by",
      [AN_CUE_REFUSED] = "ne|nikdy|určitě ne|samozřejmě ne"},
     NULL},
    {"hu",
     {[AN_CUE_NOT_PLAYED] = "helyett|nem|sem|ellen|nélkül|jobb|legjobb|erősebb|biztosabb|"
          "pontosabb|lehetett|lehetne|kellett|kellene|lehetséges|talán|mert|mivel|fenyeget|"
          "fenyegetett|fenyegetés|szintén|például|pl|változat|elmélet|volt|jött szóba",
      [AN_CUE_OR] = "vagy", [AN_CUE_IF] = "ha",
      [AN_CUE_GENERAL] = "általában|gyakran|néha|rendszerint", [AN_CUE_AFTER] = "után|erre",
      [AN_CUE_PLAYED] = "játszotta|lépte|válaszolta|választotta|folytatta|következett",
      [AN_CUE_END] = "feladta|feladja|feladták",
      [AN_CUE_BEHIND] = "volt|nyer|nyert|veszít|lehetett|után|esetén|jobb|erősebb",
      [AN_CUE_CONTRAST] = "hanem", [AN_CUE_UNREAL] = "lett volna|volna|lenne",
      [AN_CUE_REFUSED] = "nem|soha|dehogy|semmiképp"},
     NULL},
};
/* clang-format on */
