/* The cues of the Germanic languages: English, German, Dutch, and those of the North. */
#include "cue_rows.h"

/* clang-format off */
const an_cue_row an__english_cues = {"en",
 {[AN_CUE_NOT_PLAYED] = "know nothing but|loves|loved|adores|adored|favours|favoured|favors|"
      "favored|fancied|fancies|grab the|accepting with|taking with|capturing with|declining with|"
      "shout|shouts|would have loved|falling for|fall for|walk into|walking into|rely on|"
      "relies on|speak for|speaks for|screaming for|remember|out of the question|miss|missing|"
      "to miss|intention was|compare|parry|fond of|stockfish|fritz|komodo|houdini|rybka|leela|lc0|"
      "deep blue|thinking of|thought of|thought about|considering|consider|calculated|calculating|"
      "feared|fearing|fear|afraid of|hoping|dreaming of|dreamt of|dreamed of|dream of|"
      "reckoned with|reckoning with|aiming at|aiming for|aims at|heading for|reproached|blamed|"
      "advises|advised|advocates|advocated|proposes|proposed|demands|demanded|cries out for|"
      "called for|calls for|whispering|whispered|shouting|shouted|mentions|mentioned|"
      "the books give|quotes|tempted by|rules out|ruling out|spurned|spurns|rejected|rejects|"
      "playable|than|nor would|no time for|no need for|defence to|database|databases|statistics|"
      "commentators|analysts|champion prefers|imagine|whereas|in favour of|careful about|"
      "beware of|beware|careful with|wary of|agenda|can be|could be|missed|misses|overlooked|"
      "likes|liked|say|for instance|for example|e.g.|what about|how about|do you think of|"
      "before he could|before she could|before i could|will|shall|homework|at home|showed|shows|"
      "looked at|analysed|analyzed|examined|demonstrated|between|only|wanted|wants|intended|"
      "intends|wished|hoped|used to|going to|book|computer|engine|points out|exercise|find out|"
      "besides|instead|instead of|rather than|not|neither|nor|why not|against|avoid|avoids|"
      "avoiding|without|better|best|stronger|strongest|safer|simpler|quieter|sounder|sharper|"
      "more solid|more active|more usual|more common|more ambitious|more natural|more precise|"
      "more accurate|could|should|might|may|must|ought|needed|cannot|can't|impossible|possible|"
      "possibly|perhaps|maybe|because|since|as|in view of|on account of|threatening|threatens|"
      "threatened|threat|prefer|prefers|alternative|alternatives|also|even|eg.|idea|point|"
      "variation|the line|main line|critical line|theory|fails|allows|permits|expected|considered|"
      "suggested|suggests|recommended|recommends|candidates|improvement|intending|hoping for|"
      "planned|plan|plans|a choice|worth|decline|declined|analysis|had white|had black|were white|"
      "were black|once|the choice|choice of|options|option|line|lines|engine plays|engine chooses|"
      "engine continues|engine prefers|stockfish plays|stockfish chooses|stockfish prefers|"
      "computer plays|computer prefers|computer chooses|awaiting|would rather see|look at|"
      "looking at|pity that|shame that|to be shown|the proof|asked about|itching to|dying to|"
      "burning to",
  [AN_CUE_OR] = "or",
  [AN_CUE_IF] = "if|unless|whoever|anyone who|those who|suppose|supposing|should white|"
      "should black|were white to|were black to|whether",
  [AN_CUE_ELSEWHERE] = "a year earlier|a year later|the year before|a year before|the year after|"
      "the following year|the next year|two years before|two years later|two years earlier|"
      "last year|years ago|years earlier|years later|years before|in the old days|"
      "once upon a time|the following week|the next week|the previous week|a week later|"
      "a week earlier|a week before|last week|the following month|the next month|a month later|"
      "a month earlier|a month before|last month|last season|next time|the next time|last time|"
      "on another day|on another occasion|on an earlier occasion|on a later occasion|"
      "in the next round|in the following round|in the previous round|in an earlier round|"
      "a round later|a round earlier|in the return game|in the return match|in the return|"
      "in the rematch|in the play-off|in the rapid play-off|in an earlier game|in a later game|"
      "in another game|the next pupils|the next group|another group|the next pair|another pair|"
      "the last time they|the last time we|the last time i|the last time he|the last time she|"
      "for another day|for another time|two boards further|two boards away|"
      "two boards further down|on the board next to them",
  [AN_CUE_GENERAL] = "usual reply|usual move|usual answer|had|everybody plays|everyone plays|"
      "everybody * plays|everyone * plays|most people choose|most people play|most players choose|"
      "most players play|played here in|critical reply is|best reply is|best answer is|"
      "natural reply is|correct reply is|always|never|one plays|usual is|usual move is|"
      "usual reply is|usual answer is|usual continuation is|normal is|normal move is|main move is|"
      "main reply is|main replies are|main moves are|main line is|main lines are|often|usually|"
      "normally|generally|sometimes|mostly|frequently|commonly|typically|regularly|nobody plays|"
      "no one plays|i once|we once|he once|she once|the books|the manuals|theory continues|"
      "theory goes|theory plays|the text books|text books|textbooks",
  [AN_CUE_WEAK] = "had to|chance|possibility|remedy|resource|refutation|refuted by|refutes|regret|"
      "regretted|prevents|prevented|preventing|parries|parrying|stops|stopping|avoided|declines|"
      "prepares|preparing|prepared for|invites|inviting|provokes|punish|punished|forgot|forgets|"
      "neglected|dismissed|shape of|in the shape of|fell for|hardly|nobody|namely|dangerous|"
      "tempting|plausible|popular|fashionable|trainer|coach|purpose|aim|intention|unfortunately|"
      "practice|the continuation|was|were|waiting for|waited for|betting on",
  [AN_CUE_AFTER] = "reply to|answer to|after|on",
  [AN_CUE_PLAYED] = "won with|won the game with|parries with|last moves were|last moves are|"
      "final moves were|final moves are|last move was|final move was|ended with|finished with|"
      "concluded with|blundered with|erred with|had no choice|had no choice but|actual choice|"
      "actual move|came at once|without hesitation|without hesitating|without thinking|"
      "without a second thought|without batting an eyelid|finally opted for|plunged into|appeared|"
      "launched into|embarked on|unhesitatingly|replied instantly|back to the game|"
      "return to the game|the actual game|in the game|game went|the move played|the move was|"
      "shot back|shoots back|retorted|retorts|struck with|strikes with|seized|snapped off|"
      "selected|ventured|ventures|settled for|resorted to|jumped|hopped|pressed on|"
      "pressed on with|carried on|carried on with|carries on|forged ahead|exchanged|traded|"
      "simplified|offered|castled|retired|retreats|showed his hand with|the text|the text move|"
      "the game|game continuation|here it comes|here comes|here came|the reply was|the answer was|"
      "the reply came|took its course|banged out|rattled off|whipped out|produced|produces|"
      "produced the move|lashed out|lashed out with|hit back|hit back with|parried|parried with|"
      "reacted|reacted with|proceeded|proceeded with|tried his luck with|gambled on|went for|"
      "goes for|now came|next came|there came|resigned himself to|resigned herself to|"
      "resigned myself to|on which|whereupon|knew his theory|knew her theory|as theory recommends|"
      "decided on|opted for|settled on|relied on|after my|took|captured|recaptured|grabbed|"
      "snatched|defended|developed|retreated|sacrificed|responded|countered|added|preferred|"
      "played|plays|replied|replies|answered|answers|continued|continues|chose|chooses|went|"
      "went on|goes on|the game continued|the game proceeded|followed|follows|found|finds|"
      "uncorked|unleashed|pushed|came|was played|is played|were played|contented himself with|"
      "contented herself with|contented themselves with|was content with|were content with|"
      "went in for|goes in for|what had to happen happened|wrote down was|wrote down",
  [AN_CUE_END] = "offered a draw, which was accepted|offered a draw which was accepted|"
      "called it a day|laid down my king|laid down his king|laid down her king|tipped his king|"
      "hands on a draw|stopped the clock|clock ran out|flag fell|a draw on|white won.|black won.|"
      "won the game|won easily|won quickly|lost on time|overstepped|ran out of time|it was mate|"
      "overstepped the time limit|exceeded the time limit|agreed a draw|agreed to a draw|"
      "a draw was agreed|resigned|resigns|had to resign|gave up|gives up|threw in the towel|"
      "stopped the clocks|draw agreed|drawn by agreement|shook hands|was drawn|game drawn|"
      "score breaks off|score stops here|rest is missing|rest is lost|rest of the score is lost|"
      "rest of the game is lost|here we stopped|we stopped here|here they stopped|"
      "they stopped here|peace was concluded|peace was signed|peace was made|handshake.|"
      "handshake came|why go on?|why continue?|why play on?|split the point|shared the point|"
      "point was shared|agreed drawn|half a point each|resignation came|resignation was in order|"
      "resignation is in order|point was halved|nothing more happened.|time had run out|a truce.|"
      "peace broke out|a fair result|a just result|everyone went home.|everybody went home.|"
      "declared the game finished|declared the game over|that was that.",
  [AN_CUE_BEHIND] = "etc.|and so on|and so forth|until|runs|maintained|maintains|ought|scores|"
      "scored|held|still|traps|refutes|refuted|costs|cost|drops|dropped|forces|forced|offers|"
      "offered|throws|threw|throwing|allowing|winning|losing|kept|remains|remained|never|not|"
      "isn't|wasn't|won't|can't|couldn't|does|doesn't|did|didn't|don't|do not|saves|holds|keeps|"
      "say|for instance|for example|e.g.|against|worries|worried|bothers|bothered|annoys|annoyed|"
      "scares|scared|could|might|may|was|were|is|are|had|should|must|looks|looked|seems|seemed|"
      "fails|failed|allows|allowed|permits|loses|wins|won|gives|leads|transposes|deserves|"
      "deserved|makes|can|cannot|runs into|instead|first|in mind|struck me as|seemed to me|"
      "i found too|has been played|has been tried|has been seen|has often been",
  [AN_CUE_CONTRAST] = "not me|on board|on boards|on top board|on the other board|on the next board|"
      "but|so i|so he|so she|so we|so white|so black|this time|so now|now he|now she|now white|"
      "now black|play was resumed|the game was resumed|resumed the game|resumed their game|"
      "resumed play|play resumed|the game resumed|on resumption|at the resumption",
  [AN_CUE_UNREAL] = "could have been|might have been|would|would have|could have|might have|"
      "should have|or any other",
  [AN_CUE_THAT] = "that",
  [AN_CUE_REFUSED] = "no|never|certainly not|of course not|surely not|not at all"},
 NULL};

const an_cue_row an__german_cues = {"de",
 {[AN_CUE_NOT_PLAYED] = "schwebte|vorgeschwebt|rät|riet|liebt|liebte|mochte|träumte|spielbar ist|"
      "hoffte|hofften|erhoffte|schlagen mit|nehmen mit|kam außerdem|in frage|verbietet sich|"
      "vergleiche|man vergleiche|verlassen sich auf|setzt auf|setzen auf|spricht für|sprechen für|"
      "zu prüfen|erinnern|warum|eingetrichtert|unangenehmer|stockfish|fritz|komodo|houdini|rybka|"
      "leela|lc0|deep blue|gedacht an|dachte über|denken an|überlegte|überlegt|erwog|erwägen|"
      "berechnete|rechnete mit|rechnen mit|gerechnet mit|angst vor|furcht vor|befürchtete|"
      "hoffte auf|hofft auf|träumte von|träumt von|träumen von|zielt auf|zielte auf|vorwurf|"
      "riet zu|rät zu|plädierte für|plädiert für|schlug vor|verlangt|verlangte|flüsterte|"
      "flüsterten|rief|riefen|erwähnt|erwähnte|nennt|geben|gibt|nennen|spielbar|nichts als|"
      "keine zeit für|verteidigung gegen|datenbank|datenbanken|statistik|stellen wir uns|"
      "nehmen wir an|gesetzt|wohingegen|zugunsten|vorsicht|hüten|hereinfällt|zu greifen|verpasst|"
      "verpasste|übersah|übersehen|ausgelassen|etwa|zum beispiel|z. b.|beispielsweise|"
      "hältst du von|halten sie von|wie wäre|dachte an|dachten an|zu hause|wird|zeigte|zeigten|"
      "analysierte|analysierten|untersuchte|untersuchten|zwischen|nur|wollte|wollten|will|wollen|"
      "beabsichtigte|drohten|drohen|buch|computer|engine|neben|außer|statt|anstatt|anstelle|nicht|"
      "weder|gegen|ohne|vermeidet|besser|bester|stärker|genauer|solider|einfacher|natürlicher|"
      "vorsichtiger|aggressiver|sicherer|schwächer|kann|sollte|sollten|musste|darf|durfte|möglich|"
      "üblich|vielleicht|denn|weil|da|wegen|in anbetracht|droht|drohte|drohend|drohung|bevorzugt|"
      "verdient|verdiente|folgt|entgegnet|gewinnt|scheitert|scheiterte|fürchtete|erwartete|"
      "empfahl|empfiehlt|z.b.|zb.|auch|ebenso|alternative|idee|pointe|plan|pläne|die wahl|"
      "variante|theorie|nötig|das einfache|das natürliche|in betracht|so kommt|analyse|analysen|"
      "einst|fortsetzung|engine zieht|engine spielt|engine wählt|stockfish zieht|stockfish spielt|"
      "stockfish wählt|computer zieht|computer spielt|computer wählt|leser schlägt|"
      "leserin schlägt|trainer schlägt|engine schlägt|computer schlägt|schlägt uns|schlägt mir|"
      "schlägt stattdessen|schade, dass|schade dass|sowohl|den beweis|fragte nach|gejuckt",
  [AN_CUE_OR] = "oder",
  [AN_CUE_IF] = "wenn|falls|wer|angenommen|sollte weiß|sollte schwarz|sollte er|sollte sie|ob",
  [AN_CUE_ELSEWHERE] = "ein jahr zuvor|ein jahr früher|ein jahr später|ein jahr darauf|"
      "ein jahr vorher|im jahr darauf|im jahr davor|zwei jahre zuvor|zwei jahre später|"
      "zwei jahre früher|im vorjahr|vor jahren|jahre zuvor|jahre später|letztes jahr|voriges jahr|"
      "vergangenes jahr|im folgenden jahr|im nächsten jahr|einstmals|seinerzeit|eine woche später|"
      "eine woche zuvor|eine woche früher|eine woche darauf|in der folgenden woche|"
      "in der woche darauf|in der vorigen woche|letzte woche|vorige woche|vergangene woche|"
      "einen monat später|einen monat zuvor|letzten monat|vorigen monat|in der vorigen saison|"
      "letzte saison|beim nächsten mal|nächstes mal|das nächste mal|beim letzten mal|"
      "das letzte mal|letztes mal|ein andermal|ein anderes mal|an einem anderen tag|"
      "in der nächsten runde|in der folgenden runde|in der vorigen runde|in der vorrunde|"
      "eine runde später|eine runde zuvor|eine runde früher|im rückspiel|im hinspiel|"
      "in der rückrunde|in der revanche|in der revanchepartie|im rückkampf|im stechen|"
      "im schnellschach-stechen|in einer früheren partie|in einer anderen partie|"
      "in einer späteren partie|die nächsten schüler|die nächste gruppe|eine andere gruppe|"
      "für ein andermal|für ein anderes mal|der folgenden woche|der nächsten runde|"
      "der folgenden runde|der vorigen runde|zwei bretter weiter|ein brett weiter|am nachbarbrett",
  [AN_CUE_GENERAL] = "früher|jeder spielt|spielt jeder|alle spielen|spielen alle|"
      "die meisten wählen|die meisten spielen|sonst spiele ich|stets|grundsätzlich|immer|nie|"
      "niemals|man spielt|spielt man|üblich ist|normal ist|gebräuchlich ist|der übliche zug ist|"
      "die normale fortsetzung ist|die hauptzüge sind|oft|gewöhnlich|üblicherweise|normalerweise|"
      "meist|meistens|manchmal|häufig|in der regel|gern|gerne|niemand spielt|spielt niemand|"
      "spielt heute niemand|das lehrbuch gibt|das lehrbuch spielt|das lehrbuch setzt|"
      "das lehrbuch zieht|lehrbücher|theorie spielt|theorie zieht|theorie setzt",
  [AN_CUE_WEAK] = "waren|hatte|hatten|konnte|konnten|wurde|wurden|chance|möglichkeit|kein|"
      "keine|keinen|kaum|niemand|als|vergaß|vergessen|vernachlässigte|während|trainer|zuschauer|"
      "kommentatoren|verhindert|verhinderte|verhindern|pariert|provoziert|bestraft|bestrafen|lädt|"
      "ressource|gegenmittel|mittel gegen|antwort auf|zweck|ziel|absicht|gefährlich|verlockend|"
      "plausibel|beliebt|vorbereitet auf|bereitete|bereitet|nämlich|bedauert|bedauerte|lehnte|"
      "fordert|forderte|vermied|verschmähte|verschmäht|verwarf|verwirft|widerlegt|widerlegte|"
      "widerlegung|praxis|versuchung|war|warteten auf|wartete auf|warten auf|wartet auf|"
      "tippten auf|tippte auf",
  [AN_CUE_AFTER] = "nach|auf",
  [AN_CUE_PLAYED] = "gewann mit|gewann die partie mit|siegte mit|pariert mit|letzten züge waren|"
      "letzte zug war|letzter zug war|endete mit|endet mit|ohne zu zögern|ohne zögern|"
      "ohne nachzudenken|ohne mit der wimper zu zucken|entschied sich schließlich für|"
      "ließ sich ein auf|stürmte weiter mit|erschien|kam alsbald|zurück zur partie|"
      "ließ nicht auf sich warten|aus heiterem himmel kam|konterte|kontert|schlug zurück|"
      "griff nach|entgegnete|versetzte|zückte|packte|sprang|wagte|wagt|riskierte|"
      "begnügte sich mit|entschloss sich zu|rang sich zu|setzte|setzt fort|führte fort|fuhr fort|"
      "fuhr fort mit|machte weiter|machte weiter mit|rochierte|vereinfachte|tauschte|bot|parierte|"
      "reagierte|reagierte mit|zog sich zurück|und da ist es|und nun kam|nun kam|jetzt kam|"
      "dann kam|es kam zu|da kam|der text|der textzug|die partie|partiefortsetzung|"
      "die antwort war|die antwort lautete|es ging weiter|partieverlauf|legte los|"
      "verlegte sich auf|erwidert|zieht|wählen|antworten|schlägt|opfert|nimmt|schwenkte um|es kam|"
      "weiter geschah|worauf|wie die theorie empfiehlt|wie es die theorie empfiehlt|es folgt|"
      "entschieden sich für|wählten|antworteten|spielten|zogen|nach meinem|nahm|schlug|opferte|"
      "griff zu|eröffnete|bevorzugte|bevorzugten|zog vor|die Partie ging weiter|"
      "die Partie ging * weiter|es ging weiter mit|weiter ging es mit|spielte|spielt|zog|wählte|"
      "antwortete|erwiderte|geschah|fand|entschied sich für|folgte|setzte fort|stieß|"
      "wurde gespielt|wird gespielt|gespielt wurde|gespielt wird|begnügten sich mit|"
      "wie es kommen musste|es kam, wie es kommen musste|entschied ich mich für|"
      "entschied mich für|ich notierte, war|notierte",
  [AN_CUE_END] = "bot * remis an, was angenommen wurde|hielt die uhr an|stellte die uhr ab|"
      "stoppte die uhr|machten wir remis|machten remis|wurde es remis|wurde remis|einigten sich|"
      "trennten sich|aufgegeben|gab sich geschlagen|gaben sich geschlagen|remis auf vorschlag|"
      "remis durch|remis nach|weiß gewann.|schwarz gewann.|gewann weiß.|gewann schwarz.|"
      "gewann die partie|verlor auf zeit|verlor durch zeit|überschritt die zeit|"
      "überschritt die bedenkzeit|zeit überschritten|gab auf|gibt auf|gaben auf|geben auf|"
      "gab * auf|gibt * auf|gaben * auf|musste aufgeben|aufgab|aufgabe|kapitulierte|"
      "streckte die Waffen|remis vereinbart|remis gegeben|endete remis|einigten sich auf remis|"
      "reichten sich die Hände|bricht das formular ab|bricht die aufzeichnung ab|"
      "bricht die mitschrift ab|rest fehlt|rest ist verloren|blättchen fiel|plättchen fiel|"
      "fahne fiel|gab sich die hand|gaben sich die hand|händedruck.|händedruck kam|hörten wir auf|"
      "hier brachen wir ab|hier endete die partie|hier endet die partie|hier endete der kampf|"
      "frieden geschlossen|schlossen frieden|wozu weiterspielen?|warum weiterspielen?|"
      "wozu noch weiterspielen?|teilten den punkt|teilten sich den punkt|punkteteilung,|"
      "punkt wurde geteilt|mehr geschah nicht.|die zeit war um|waffenstillstand.|friede brach aus|"
      "gerechtes ergebnis|logisches ergebnis|alle gingen nach hause.|die partie für beendet|"
      "das war es.|das war's.|einigte man sich|einigten wir uns|trennte man sich|trennten wir uns",
  [AN_CUE_BEHIND] = "etc.|usw.|und so weiter|bis|muss|ausblieb|stärker|hält|hielt|punktet|kostete|"
      "zwingt|zwang|wirft|bleibt|blieb|nie|nicht|wird|kann|rettete|entscheidet|entschied|setzte|"
      "stellt|fehlt|erhielt|reicht|genügt|hilft|kostet|lässt|etwa|zum beispiel|z. b.|"
      "beispielsweise|gegen|gefiel|gefällt|missfiel|störte|stört|beunruhigte|beunruhigt|reizte|"
      "war|ist|gewinnt|gewann|verliert|scheitert|scheiterte|bietet|sieht|sah|führt|führte|geht|"
      "ging|verdiente|ergibt|wegen|behagte|gibt|erlaubt|folgt|deckt|rettet|half|kam in|kommt in|"
      "verbietet|vor.|vor,|vor;|im sinn|im kopf|fand ich|schien mir|erschien mir|wurde öfter|"
      "wurde häufiger|wurde schon|kommt wegen|kommt nicht|kommt hier nicht|kommt kaum|kam nicht in",
  [AN_CUE_CONTRAST] = "ich nicht|auf brett|sondern|aber|doch|diesmal|dieses mal|"
      "die partie wurde fortgesetzt|die partie wurde wieder aufgenommen|die partie fortgesetzt|"
      "die partie wieder aufgenommen|bei der wiederaufnahme",
  [AN_CUE_UNREAL] = "wäre|wären|hätte|hätten|würde|würden|könnte|könnten|ergäbe|gäbe|ginge|käme|"
      "bliebe|wollte er nicht|wollte sie nicht|nichts bringt|nichts brachte",
  [AN_CUE_THAT] = "dass|daß",
  [AN_CUE_REFUSED] = "nein|nie|niemals|sicher nicht|natürlich nicht|keineswegs"},
 NULL};

const an_cue_row an__dutch_cues = {"nl",
 {[AN_CUE_NOT_PLAYED] = "hield van|houdt van|raadde|droomde|adviseert|adviseerde|wil|wilde|wilden|"
      "willen|computer|engine|hoopte|hoopten|suggereert|suggereerde|bij gebrek aan|vertrouwen op|"
      "spreken voor|vergelijk|lijkt te zijn|er was beter|herinneren|stockfish|fritz|komodo|"
      "houdini|rybka|leela|lc0|deep blue|gedacht aan|dacht aan|denken aan|denkend aan|overwogen|"
      "overwegen|berekende|rekende op|rekenen op|gerekend op|bang voor|vrees voor|vreesde|vrezend|"
      "hoopte op|hoopt op|gehoopt op|droomde van|dromen van|droomt van|voorbereid op|mikt op|"
      "mikte op|verweet|verweten|raadt|ried|pleit voor|pleitte voor|eist|eiste|vraagt om|vroeg om|"
      "roept om|fluisterden|fluisterde|riep|riepen|noemt|noemen|geven|geeft|speelbaar|nimmer|"
      "niets dan|geen tijd voor|verdediging tegen|antwoord op|geprobeerd|database|databases|"
      "statistiek|trapt in|trappen in|stel je voor|ten gunste van|pas op voor|oppassen voor|"
      "gespeeld|gekozen|kunnen spelen|had gespeeld|gemist|miste|bijvoorbeeld|bestudeerde|"
      "bestudeerden|thuis|zal|toonde|toonden|liet zien|lieten zien|analyseerde|analyseerden|"
      "bekeken|tussen|alleen|als|naast|behalve|in plaats van|niet|noch|tegen|zonder|vermijdt|"
      "beter|best|sterker|veiliger|solider|nauwkeuriger|natuurlijker|kon|konden|kan|moest|moesten|"
      "had|hadden|mogelijk|misschien|want|omdat|wegens|vanwege|dreigt|dreigde|dreigend|dreiging|"
      "dreigingen|verkiest|verdiende|ook|zelfs|bijv.|bv.|alternatief|idee|pointe|variant|theorie|"
      "faalt|staat toe|verwachtte|overwoog|gevreesd|analyse|wie|stel|gesteld|normaal gaat het|"
      "normaal|engine speelt|engine kiest|computer speelt|computer kiest|stockfish speelt|"
      "stockfish kiest|lezer stelt|lezeres stelt|jammer dat|ontdekten we|ontdekten wij|zowel|"
      "het bewijs|vroeg naar|te popelen",
  [AN_CUE_OR] = "of",
  [AN_CUE_IF] = "indien|zou hij|zou zij|zou wit|zou zwart|mocht wit|mocht zwart|mocht hij",
  [AN_CUE_ELSEWHERE] = "een jaar eerder|een jaar later|het jaar daarvoor|het jaar daarop|"
      "het jaar erna|twee jaar eerder|twee jaar later|vorig jaar|jaren geleden|jaren eerder|"
      "jaren later|destijds|een week later|een week eerder|een week daarna|een week daarop|"
      "de week daarop|de week daarna|de week ervoor|vorige week|een maand later|een maand eerder|"
      "vorige maand|vorig seizoen|de volgende keer|de vorige keer|volgende keer|een andere keer|"
      "op een andere dag|bij een andere gelegenheid|in de volgende ronde|in de vorige ronde|"
      "een ronde later|een ronde eerder|in de return|in de returnwedstrijd|in de returnpartij|"
      "in de revanche|in de revanchepartij|in de herkansing|in de barrage|in een eerdere partij|"
      "in een andere partij|in een latere partij|de volgende leerlingen|de volgende groep|"
      "een andere groep|de laatste keer dat|de laatste keer toen|voor een andere dag|"
      "voor een andere keer|twee borden verder|een bord verder|op het bord ernaast",
  [AN_CUE_GENERAL] = "vroeger|iedereen speelt|speelt iedereen|de meesten spelen|de meesten kiezen|"
      "altijd|nooit|men speelt|speelt men|gebruikelijk is|normaal is|de gewone zet is|gewoon is|"
      "vaak|meestal|gewoonlijk|soms|doorgaans|normaal gesproken|niemand speelt|speelt niemand|"
      "niemand speelt nog|het leerboek geeft|het leerboek speelt|het leerboek vervolgt|leerboeken|"
      "de theorie vervolgt|de theorie speelt|de theorie gaat",
  [AN_CUE_WEAK] = "kans|mogelijkheid|geen|niemand|nauwelijks|trainer|coach|commentatoren|"
      "toeschouwers|doel|bedoeling|verleidelijk|gevaarlijk|populair|plausibel|verhindert|"
      "verhinderde|verhinderen|voorkomt|voorkwam|pareert|vermeed|versmaadde|verwierp|verwerpt|"
      "weigerde|vergat|vergeten|nodigt|provoceert|bestraft|bestraffen|bereidde|bereidt|remedie|"
      "redmiddel|weerlegt|weerlegde|weerlegging|stelt|stelde|spijt van|voortzetting|praktijk|"
      "verleiding|namelijk|terwijl|was|waren|wachtten op|wachtte op|wachten op|wacht op|gokten op|"
      "gokte op",
  [AN_CUE_AFTER] = "na|op",
  [AN_CUE_PLAYED] = "won met|won de partij met|pareert met|laatste zetten waren|laatste zet was|"
      "eindigde met|eindigt met|zonder aarzelen|zonder aarzeling|zonder nadenken|"
      "zonder blikken of blozen|zonder met de ogen te knipperen|koos uiteindelijk voor|"
      "stortte zich in|verscheen|liet niet op zich wachten|terug naar de partij|en daar is|"
      "daar kwam|en nu kwam|nu kwam|toen kwam|de tekst|de tekstzet|de partij|partijvoortzetting|"
      "het antwoord was|het antwoord luidde|kaatste terug|sloeg terug|sloeg terug met|"
      "sloeg toe met|counterde|greep|sprong|waagde|nam genoegen met|besloot tot|berustte in|"
      "ging door met|ging verder met|vervolgt|rokeerde|vereenvoudigde|ruilde|bood|pareerde|"
      "reageerde|reageerde met|repliceerde|trok terug|kwam met|er kwam|offerde|sloeg|nam|"
      "koos voor|kiest|kiest voor|antwoorden|nemen|slaat|offert|zette voort|er volgde|"
      "verder ging het met|na mijn|verkoos|verkozen|de partij ging verder met|speelde|speelt|"
      "antwoordde|antwoordt|koos|vervolgde|vond|volgde|ging|vervolgden|vervolgden met|"
      "vervolgde met|stelde zich tevreden met|stelden zich tevreden met|namen genoegen met|"
      "zoals het komen moest|koos ik voor|ik noteerde was|noteerde",
  [AN_CUE_END] = "bood * remise aan, dat werd aangenomen|bood * remise aan, wat werd aangenomen|"
      "zette de klok stil|stopte de klok|gaf een hand|werd het remise|was het remise|"
      "remise overeen|werd remise|remise op voorstel|remise door|wit won.|zwart won.|won de partij|"
      "verloor door tijdsoverschrijding|overschreed de tijd|overschreed de bedenktijd|"
      "ging door zijn vlag|ging door haar vlag|gaf zich gewonnen|geeft zich gewonnen|gaf op|"
      "geeft op|gaf * op|geeft * op|opgaf|opgegeven|gaven op|gaf het op|remise overeengekomen|"
      "remise afgesproken|breekt het formulier af|breekt de notatie af|rest ontbreekt|rest is zoek|"
      "vlag viel|handdruk.|handdruk kwam|gaven elkaar de hand|vrede gesloten|vrede werd gesloten|"
      "vrede werd getekend|sloten vrede|hier stopten we|hier hielden we op|waarom verder spelen?|"
      "waarom doorspelen?|waarom nog doorgaan?|deelden het punt|deelden de punten|"
      "werd de vrede getekend|werd vrede gesloten|werd de vrede gesloten|puntendeling,|"
      "punt werd gedeeld|gebeurde niets meer.|de tijd was om|sloten een bestand|vrede brak uit|"
      "eerlijk resultaat|logisch resultaat|iedereen ging naar huis.|de partij voor beëindigd|"
      "dat was het.",
  [AN_CUE_BEHIND] = "etc.|enz.|enzovoort|tot|moet|houdt|hield|scoort|kost|kostte|dwingt|dwong|"
      "werpt|biedt|blijft|bleef|nooit|niet|wordt|beslist|besliste|verdient|ontbreekt|haalde|laat|"
      "werkt|redt|bijvoorbeeld|tegen|beviel|bevalt|stoorde|was|is|waren|wint|won|verliest|faalt|"
      "leek|lijkt|verdiende|kon|kan|had|gaat|ging|geeft|gaf|kwam in|faalde|leidt|voor.|voor,|"
      "voor;|vond ik|vond hij|vond zij|in gedachten|in het hoofd|leek mij|leek me|werd vaker|"
      "is vaker|komt niet|komt wegens|komt vanwege",
  [AN_CUE_CONTRAST] = "ik niet|op bord|maar|ditmaal|dit keer|deze keer|de partij werd hervat|"
      "de partij hervat|hervatten ze de partij|hervatten zij de partij|bij de hervatting",
  [AN_CUE_UNREAL] = "kunnen|zou|zouden|wilde hij niet|wilde zij niet",
  [AN_CUE_THAT] = "dat",
  [AN_CUE_REFUSED] = "nee|neen|nooit|zeker niet|natuurlijk niet"},
 NULL};

const an_cue_row an__swedish_cues = {"sv",
 {[AN_CUE_NOT_PLAYED] = "om|i stället för|istället för|inte|varken|mot|utan|undviker|bättre|bäst|"
      "starkare|säkrare|enklare|naturligare|kunde|kan|borde|måste|hade|möjligt|möjlig|kanske|ty|"
      "eftersom|därför att|på grund av|hotar|hotade|hotande|hot om|föredrar|förtjänade|också|"
      "även|till exempel|t.ex.|t. ex.|alternativ|idé|poäng|variant|teori|tillåter|fruktade|"
      "övervägde|föreslår|spelar",
  [AN_CUE_OR] = "eller",
  [AN_CUE_GENERAL] = "normalt|vanligen|oftast|ofta|ibland|vanligtvis",
  [AN_CUE_AFTER] = "efter|på",
  [AN_CUE_PLAYED] = "spelade|svarade|svarar|valde|fortsatte|fann|följde",
  [AN_CUE_END] = "gav upp|ger upp|gav * upp|uppgivet",
  [AN_CUE_BEHIND] = "var|är|vinner|vann|förlorar|hade|ser|såg|verkar|förtjänade|kunde|kan|ger|"
      "gav|följt|försvarade|anses",
  [AN_CUE_CONTRAST] = "men",
  [AN_CUE_UNREAL] = "vore|skulle",
  [AN_CUE_THAT] = "att",
  [AN_CUE_REFUSED] = "nej|aldrig|absolut inte|naturligtvis inte"},
 NULL};

const an_cue_row an__danish_cues = {"da",
 {[AN_CUE_NOT_PLAYED] = "i stedet for|ikke|hverken|mod|uden|bedre|bedst|stærkere|sikrere|enklere|"
      "kunne|burde|måtte|havde|mulig|muligt|måske|fordi|da|truer|truede|trussel|også|"
      "for eksempel|f.eks.|f. eks.|alternativ|variant|teori|var",
  [AN_CUE_OR] = "eller",
  [AN_CUE_IF] = "hvis|såfremt",
  [AN_CUE_GENERAL] = "normalt|sædvanligvis|ofte|som regel",
  [AN_CUE_AFTER] = "efter|på",
  [AN_CUE_PLAYED] = "spillede|svarede|valgte|fortsatte|fandt|fulgte",
  [AN_CUE_END] = "opgav|opgiver|gav op|gav * op",
  [AN_CUE_BEHIND] = "var|er|kunne|havde|vinder|taber|ser|så|gav|giver|fortjente",
  [AN_CUE_CONTRAST] = "men",
  [AN_CUE_UNREAL] = "ville|skulle",
  [AN_CUE_THAT] = "at",
  [AN_CUE_REFUSED] = "nej|aldrig|bestemt ikke|naturligvis ikke"},
 NULL};

const an_cue_row an__norwegian_cues = {"nb",
 {[AN_CUE_NOT_PLAYED] = "i stedet for|istedenfor|ikke|verken|mot|uten|bedre|best|sterkere|"
      "sikrere|enklere|kunne|burde|måtte|hadde|mulig|kanskje|fordi|truer|truet|trussel|også|"
      "for eksempel|f.eks.|f. eks.|alternativ|variant|teori|var",
  [AN_CUE_OR] = "eller",
  [AN_CUE_IF] = "hvis|dersom",
  [AN_CUE_GENERAL] = "normalt|vanligvis|ofte|som regel",
  [AN_CUE_AFTER] = "etter|på",
  [AN_CUE_PLAYED] = "spilte|svarte|valgte|fortsatte|fant|fulgte",
  [AN_CUE_END] = "ga opp|gir opp|oppgav",
  [AN_CUE_BEHIND] = "var|er|kunne|hadde|vinner|taper|ser|så|ga|gir|fortjente",
  [AN_CUE_CONTRAST] = "men",
  [AN_CUE_UNREAL] = "ville|skulle",
  [AN_CUE_THAT] = "at",
  [AN_CUE_REFUSED] = "nei|aldri|slett ikke|selvfølgelig ikke"},
 NULL};

const an_cue_row an__icelandic_cues = {"is",
 {[AN_CUE_NOT_PLAYED] = "í stað|í staðinn fyrir|ekki|hvorki|gegn|betra|best|sterkara|gat|gæti|"
      "mátti|átti|kannski|þar sem|vegna|hótar|hótaði|hótun|einnig|líka|til dæmis|t.d.|afbrigði|"
      "var",
  [AN_CUE_OR] = "eða",
  [AN_CUE_IF] = "ef",
  [AN_CUE_GENERAL] = "oft|venjulega|stundum",
  [AN_CUE_AFTER] = "eftir|á",
  [AN_CUE_PLAYED] = "lék|svaraði|valdi|fann",
  [AN_CUE_END] = "gafst upp|gefst upp|gafst * upp|gáfust upp|gaf skákina",
  [AN_CUE_BEHIND] = "var|er|vinnur|tapar|gaf|gefur",
  [AN_CUE_UNREAL] = "væri|hefði",
  [AN_CUE_THAT] = "að",
  [AN_CUE_REFUSED] = "nei|aldrei|alls ekki"},
 NULL};
/* clang-format on */
