/* The cues of the Romance languages: French, Spanish, Italian, Portuguese. */
#include "cue_rows.h"

/* clang-format off */
const an_cue_row an__french_cues = {"fr",
 {[AN_CUE_NOT_PLAYED] = "prend en compte|prennent en compte|prend peur|prennent peur|"
      "moins ambitieux que|plus prudent|aime|aimait|aimaient|adore|adorait|voyait|voyais|voyions|"
      "pensions à|pensaient à|rêvais de|plans sont|espérais|espérions|espéraient|accepter par|"
      "prendre par|reprendre par|refuser par|faute de|s'en remettent à|s'en remet à|penche pour|"
      "penchait pour|résisté à|résister à|comparer|compare|comparez|semble être|semblait être|"
      "il y avait|rappelons|intention de|stockfish|fritz|komodo|houdini|rybka|leela|lc0|"
      "deep blue|pensé à|pensais à|pensait à|pensant à|songé à|songeais à|songeait à|songer à|"
      "penser à|envisager|envisageait|regardé|regardais|calculé|calculait|crainte de|peur de|"
      "redouté|redoutait|redoutant|espéré|espérait|rêve de|rêvent de|rêvait de|compté sur|"
      "comptait sur|reproché|conseillait|conseillé|préconisait|propose|proposait|suggère|"
      "suggérait|réclame|réclamait|exige|exigeait|murmurait|soufflait|criait|citait|mentionne|"
      "donnent|tentation|exclut|évité|jouable|le temps de|besoin de|parade à|remède à|"
      "bases de données|base de données|statistiques|tomber dans|tombe dans|tombait dans|"
      "hésiter entre|imaginons|imaginez|admettons|supposez|tandis que|alors que|en faveur de|"
      "à savoir|gare à|se méfier de|méfiez-vous de|ordre du jour|tenir par|répliqué par|"
      "répondu par|se jeter sur|avoir joué|n'ait joué|ne pas avoir|avais joué|avait joué|"
      "avions joué|avaient joué|annonce|affiche|manqué|manqua|manquèrent|raté|rata|évitait|"
      "évitant|longtemps cherché|longtemps regardé|avais prévu|avait prévu|par exemple|disons|"
      "avais|avions|que penses-tu de|que pensez-vous de|que dire de|mater par|craignais|"
      "craignait|craignaient|étudiait|étudiaient|à la maison|tentera|essaiera|tenter|essayer|"
      "montra|montrèrent|analysa|analysèrent|étudia|étudièrent|entre|attends|attendons|attendais|"
      "attendions|seul|voulais|voulions|voulait|voulaient|renonçant|renonça|veut|veulent|"
      "comptait|comptaient|apprêtait|apprêtaient|menaçaient|menacent|livre|ordinateur|moteur|"
      "exercice|sinon|à côté de|en dehors de|outre|au lieu de|plutôt que|non|pas|ni|contre|sans|"
      "éviter|mieux|meilleur|meilleure|plus fort|plus forte|plus sain|plus simple|plus solide|"
      "plus précis|plus naturel|fallait|faut|pouvait|pouvaient|peut|peuvent|avait|devrait|"
      "devraient|devait|devaient|possible|possibles|peut-être|car|parce que|puisque|vu|"
      "en raison de|pesé|menace|menaces|menaçant|menacer|menaçait|préfère|préférable|préférait|"
      "aussi|également|p. ex.|p.ex.|par ex.|idée|pointe|variante|théorie|échoue|permet|"
      "permettait|attend|attendait|indique|recommande|candidat|candidats|envisagé|considéré|"
      "prévu|prévoit|espérant|craignant|méritait|bonne réponse|suffisait|on joue|on jouait|"
      "le choix entre|quant à|se contenter de|se résigner à|analyse|analyses|on vit|on a vu|"
      "la suite|le plan|les plans|un plan|ont le choix|a le choix|avait le choix|"
      "avaient le choix|préconise",
  [AN_CUE_OR] = "ou|ou bien",
  [AN_CUE_IF] = "si|quiconque|ceux qui|celui qui|suppose|supposons",
  [AN_CUE_GENERAL] = "un an plus tôt|un an plus tard|l'année précédente|l'année suivante|"
      "l'an dernier|des années plus tôt|jadis|autrefois|naguère|réponse habituelle|"
      "réponse usuelle|suite habituelle|suite usuelle|coup habituel|coup usuel|jouait|jouaient|"
      "tout le monde joue|chacun joue|tous jouent|la plupart des joueurs choisissent|"
      "la plupart des joueurs jouent|la plupart choisissent|la plupart jouent|jouait ici|"
      "jouaient ici|jouait alors|réponse critique est|meilleure réponse est|"
      "réponse naturelle est|toujours|jamais|se joue|coup usuel est|coup normal est|"
      "coup habituel est|réponse usuelle est|réponse habituelle est|suite usuelle est|"
      "suite normale est|principales réponses sont|principaux coups sont|coup principal est|"
      "souvent|habituellement|d'habitude|d'ordinaire|généralement|parfois|normalement|en général|"
      "fréquemment|régulièrement",
  [AN_CUE_WEAK] = "immédiat|attention à|chance|possibilité|aucun|aucune|rien|personne|guère|"
      "ressource|remède|réfute|réfutait|réfutation|empêche|empêchait|empêchant|empêcher|pare|"
      "parer|parait|prévenir|refusa|rejeta|rejette|écarta|négligea|négligé|oublia|oublié|"
      "dédaigna|dédaigne|invite à|provoque|punir|punit|prépare|préparait|préparent|préparer|vise|"
      "visait|visant|regret|regretté|découvert|découvrit|entraîneur|commentateurs|analystes|"
      "spectateurs|but|objectif|intention|plausible|populaire|à la mode|continuation|pratique|"
      "tentant|tenté|interdit|interdisait|interdire|la défense|était|étaient",
  [AN_CUE_AFTER] = "après|sur",
  [AN_CUE_PLAYED] = "gagna par|gagnèrent par|gagna la partie par|gagnèrent la partie par|"
      "derniers coups furent|derniers coups sont|dernier coup fut|s'acheva par|"
      "s'achève par|se termina par|se termine par|prit fin par|et voici|sans hésiter|"
      "sans hésitation|sans réfléchir|sans trembler|sans sourciller|opta finalement pour|"
      "optèrent finalement pour|se lança dans|se lança|vit arriver|vint alors|apparut|"
      "se décida enfin pour|revenons à la partie|retour à la partie|ne se fit pas attendre|"
      "le coup joué|et voilà|le texte|coup du texte|suite de la partie|dans la partie|"
      "se résigna à|se résigne à|se résolut à|se résout à|se rabattit sur|se contenta de|"
      "s'empara de|saisit|sauta|bondit|frappa|frappe|abattit|assena|lâcha|lâche|osa|risqua|"
      "hasarda|tenta sa chance par|enchaîna|enchaîne|enchaîna par|persista|insista|roqua|"
      "simplifia|offrit|proposa l'échange par|para par|réagit par|répondit par|répliqua par|"
      "continua par|poursuivit par|réplique|répliquent|répondent|ripostent|continuent|"
      "poursuivent|poussent|pousse|attaquent|développe|développent|échangent|échange|capture|"
      "capturent|reprend|reprennent|prennent|prend|sacrifie|sacrifient|se décide pour|opte pour|"
      "optent pour|choix se porta sur|réponse fut|réplique fut|réponse ne se fit pas attendre|"
      "sur quoi|comme le veut la théorie|comme le recommande la théorie|choisirent|répondirent|"
      "continuèrent|poursuivirent|trouvèrent|ripostèrent|reprirent|prirent|optèrent pour|"
      "opta pour|misèrent sur|misa sur|se décidèrent pour|se décida pour|la suite fut|protégea|"
      "défendit|attaqua|poussa|avança|lança|captura|échangea|après mon|j'ai pris|prit|reprit|"
      "sacrifia|développa|recula|répliqua|rétorqua|ai joué|avons joué|ont joué|ai choisi|"
      "a choisi|avons choisi|ont choisi|ouvert par|préféra|préférèrent|a préféré|ont préféré|"
      "la partie continue|la partie continua|la partie se poursuit|la partie se poursuivit|joue|"
      "joua|jouent|jouèrent|a joué|répond|réponds|répondis|répondit|réagit|choisit|choisissent|"
      "continua|continue|poursuit|poursuivit|trouve|trouva|riposte|riposta|suivit|vint|est joué|"
      "fut joué|sont joués|furent joués",
  [AN_CUE_END] = "abandon, car|abandon car|abandon prématuré|l'abandon s'impose|"
      "abandon des blancs|abandon des noirs|abandon au|abandon.|arrêta la pendule|"
      "arrêtèrent la pendule|ce fut mat|c'était mat|serré la main|serrèrent la main|fait nulle|"
      "firent nulle|fit nulle|nulle sur proposition|nulle par répétition|les blancs gagnèrent.|"
      "les noirs gagnèrent.|gagna la partie|gagnèrent la partie|gagné la partie|perdit au temps|"
      "perdirent au temps|perd au temps|perdent au temps|perdu au temps|dépassa le temps|"
      "dépassèrent le temps|abandonne|abandonna|abandonnent|abandonnèrent|a abandonné|"
      "ont abandonné|fallut abandonner|dut abandonner|durent abandonner|capitule|capitula|"
      "se rend|nulle fut signée|nulle fut conclue|signèrent la nulle|convinrent de la nulle|"
      "partagèrent le point|nulle par accord|fut nulle|partie nulle",
  [AN_CUE_BEHIND] = "etc.|et ainsi de suite|et cetera|"
      "jusqu'à|maintenait|maintient|soit|fût|tombe|doit|devait|conserve|force|"
      "forçait|coûte|coûtait|tient|tenait|jette|offre|offrait|peut|décide|décidera|gagnera|"
      "perdra|suffira|sera|fera|reste|restait|pas|figure|obtient|va|perd|gagne|donne|laisse|mène|"
      "vaut|par exemple|disons|contre|m'ennuyait|m'ennuie|m'inquiétait|m'inquiète|m'inspirait|"
      "me plaisait|me plaît|me déplaisait|me semblait|me gênait|inquiétait|inquiète|ennuyait|"
      "était|gagnait|perdait|permet|permettait|échoue|semble|semblait|paraît|paraissait|est|sont|"
      "suffisait|suffit|rendait|méritait|menait|transposait|préparait|étaient|se heurte|"
      "proposait|quittait|pouvait|ne|n'est|n'était|à cause",
  [AN_CUE_CONTRAST] = "moi non|pas moi|sur l'échiquier voisin|sur l'autre échiquier|mais",
  [AN_CUE_UNREAL] = "pouvait être|pouvaient être|aurait pu être|auraient pu être|serait|seraient|"
      "aurait|auraient|gagnerait|perdrait|mènerait|permettrait|pourrait|pourraient|donnerait|"
      "suivrait|viendrait|eût|eussent|fussent",
  [AN_CUE_REFUSED] = "non|jamais|certainement pas|sûrement pas|bien sûr que non|pas du tout"},
 "ait|aient"};

const an_cue_row an__spanish_cues = {"es",
 {[AN_CUE_NOT_PLAYED] = "toma en cuenta|toman en cuenta|toma en consideración|"
      "toman en consideración|soñaba|amaba|adora|adoraba|le gustaba|me gusta|máquina|motor|"
      "esperaban|aceptar con|capturar con|tomar con|a falta de|se fían de|confían en|"
      "hablan a favor de|comparar|compárese|parece ser|había mejor|recordemos|stockfish|fritz|"
      "komodo|houdini|rybka|leela|lc0|deep blue|pensé en|pensaba en|pensando en|pensado en|"
      "pensar en|considerar|considerado|consideré|calculé|calculaba|miedo a|miedo de|temor a|"
      "temiendo|temido|esperando|esperado|soñaba con|soñado con|sueñan con|contaba con|reprochó|"
      "aconseja|aconsejaba|propone|proponía|propuso|sugiere|sugería|exige|exigía|pide|pedía|"
      "reclama|susurraban|susurraba|gritaba|menciona|cita|tentar|jugable|tiempo para|"
      "necesidad de|defensa contra|respuesta a|intentado|intentar|base de datos|bases de datos|"
      "estadística|estadísticas|caer en|cae en|imaginemos|imagínese|pongamos|mientras que|"
      "a favor de|a saber|cuidado con|ojo con|atención a|guardarse de|haber jugado|encontrado|"
      "pudo|pudieron|había jugado|habían jugado|omitió|dejó pasar|evitaba|por ejemplo|"
      "qué te parece|qué tal|estudiaba|estudiaban|en casa|mostró|mostraron|analizó|analizaron|"
      "entre|solo|quería|querían|quiere|quieren|pensaba|pensaban|amenazan|amenazaban|libro|"
      "ordenador|computadora|módulo|ejercicio|aparte de|en lugar de|en vez de|no|ni|tampoco|"
      "contra|sin|evita|evitar|mejor|más fuerte|más sólido|más seguro|más preciso|más natural|"
      "podía|podían|puede|pueden|debía|debían|había|posible|posibles|quizá|quizás|tal vez|porque|"
      "ya que|pues|por|en vista de|amenaza|amenazas|amenazando|amenazaba|prefieren|prefiere|"
      "prefería|también|incluso|p. ej.|p.ej.|digamos|alternativa|idea|variante|teoría|sirve|"
      "permite|permitía|esperaba|consideró|recomienda|temía|interesante|por qué no|análisis|"
      "quien|quienes|supongamos|se puede|la línea|en cambio",
  [AN_CUE_OR] = "o|o bien",
  [AN_CUE_IF] = "si",
  [AN_CUE_GENERAL] = "un año antes|un año después|el año anterior|el año siguiente|el año pasado|"
      "antaño|jugaba|jugaban|todos juegan|todo el mundo juega|la mayoría juega|la mayoría elige|"
      "jugaba aquí|siempre|nunca|se juega|se suele jugar|lo normal es|lo usual es|lo habitual es|"
      "la jugada normal es|la jugada usual es|normalmente|a menudo|suele|suelen|generalmente|"
      "a veces|frecuentemente|habitualmente",
  [AN_CUE_WEAK] = "oportunidad|posibilidad|ningún|ninguna|nada|nadie|apenas|dan|entrenador|"
      "comentaristas|espectadores|objetivo|intención|propósito|inmediata|inmediato|recurso|"
      "remedio|refuta|refutaba|refutación|impide|impedir|impidiendo|preparar|preparado|preparaba|"
      "olvidó|olvidado|evitó|desdeñó|rechazó|rechaza|descartó|invita a|provoca|castigar|tentador|"
      "plausible|popular|de moda|apunta a|apuntaba a|práctica|continuación|lamento|tentación|era|"
      "eran",
  [AN_CUE_AFTER] = "tras|después de|sobre",
  [AN_CUE_PLAYED] = "ganó con|ganaron con|ganó la partida con|"
      "encontraron|escogieron|últimas jugadas fueron|últimos movimientos fueron|"
      "última jugada fue|terminó con|acabó con|concluyó con|sin dudar|sin vacilar|sin pensarlo|"
      "sin titubear|sin pestañear|optó finalmente por|optaron finalmente por|se lanzó a|apareció|"
      "no se hizo esperar|de vuelta a la partida|volvamos a la partida|y he aquí|aquí está|"
      "aquí viene|el texto|la jugada del texto|en la partida|contesta|replicó|replica|"
      "contraatacó|contraatacó con|golpeó con|se lanzó|saltó|se resignó a|se conformó con|"
      "se contentó con|recurrió a|se atrevió con|arriesgó|enrocó|simplificó|cambió|ofreció|"
      "paró con|reaccionó|reaccionó con|respondió con|llegó|vino|ahora vino|la respuesta fue|"
      "la réplica fue|escogió|atacó con|avanzó|retiró|recapturó|sacrifica|captura|toma|capturan|"
      "toman|responden|contestan|continúan|sigue|siguen|prosiguió|prosiguieron|"
      "como recomienda la teoría|como manda la teoría|optaron por|optó por|se decidieron por|"
      "se decidió por|eligieron|respondieron|siguió por|continuaron con|continuó con|acaba|"
      "acaban|tras mi|tomó|capturó|sacrificó|he jugado|ha jugado|jugué|jugamos|abrió con|"
      "prefirió|prefirieron|la partida sigue|la partida siguió|la partida continuó|jugó|juega|"
      "jugaron|respondió|responde|contestó|continuó|continúa|eligió|encontró|siguió|fue jugado|"
      "se jugó",
  [AN_CUE_END] = "paró el reloj|pararon el reloj|detuvo el reloj|acabó en tablas|"
      "acabaron en tablas|terminó en tablas|terminaron en tablas|inclinó su rey|"
      "inclinaron su rey|convinimos tablas|convinieron tablas|acordaron tablas|acordamos tablas|"
      "hicimos tablas|hicieron tablas|fueron tablas|tablas a propuesta|tablas por repetición|"
      "ganaron las blancas.|ganaron las negras.|ganaron la partida|ganó la partida|"
      "perdió por tiempo|perdieron por tiempo|perdió al caer|rinden|abandonan|abandonaron|"
      "abandonó|abandona|se rinden|se rindió|se rindieron|rindió|firmaron tablas|"
      "tablas por acuerdo",
  [AN_CUE_BEHIND] = "etc.|etcétera|y así|"
      "hasta|debe|debía|sea|puntúa|cuesta|costaba|costó|obliga|obligaba|ofrece|"
      "ofrecía|mantiene|mantenía|queda|quedaba|nunca|será|ganará|perderá|decide|decidirá|salva|"
      "salvaba|tampoco|obtuvo|falla|da|deja|basta|vale|por ejemplo|contra|me gustaba|"
      "me preocupaba|preocupaba|era|es|fue|llevaba|ganaba|gana|pierde|perdía|permite|permitía|"
      "podía|puede|merecía|parecía|parece|quitaba|sostenía|no|las blancas|las negras",
  [AN_CUE_CONTRAST] = "yo no|pero|sino",
  [AN_CUE_UNREAL] = "pudo ser|pudo haber sido|podía ser|sería|serían|habría|hubiera|podría|"
      "podrían|ganaría|perdería|impediría|permitiría|daría|jugaría|jugarían",
  [AN_CUE_REFUSED] = "no|nunca|jamás|claro que no|por supuesto que no"},
 "aba|aban"};

const an_cue_row an__italian_cues = {"it",
 {[AN_CUE_NOT_PLAYED] = "prende in considerazione|prendono in considerazione|amava|ama|adora|"
      "adorava|vedeva|raccomanda|raccomandava|speravo|speravano|accettare con|prendere con|"
      "catturare con|in mancanza di|si affidano a|parlano a favore di|confrontare|si confronti|"
      "sembra essere|c'era di meglio|ricordiamo|stockfish|fritz|komodo|houdini|rybka|leela|lc0|"
      "deep blue|pensato a|pensavo a|pensava a|pensando a|pensare a|considerato|considerare|"
      "considerava|calcolato|calcolava|paura di|timore di|temendo|temuto|sperando|sperato|"
      "sperava|sognava|sognato|sognano|contava su|rimproverato|consiglia|propone|proponeva|"
      "proposto|suggerisce|suggeriva|reclama|esige|chiede|chiedeva|sussurravano|sussurrava|"
      "gridava|menziona|cita|tentare|giocabile|di quanto|tempo per|bisogno di|difesa contro|"
      "difesa da|risposta a|tentato|database|statistiche|statistica|cadere in|cade in|"
      "immaginiamo|mettiamo|mentre|a favore di|cioè|ossia|vale a dire|attenzione a|guardarsi da|"
      "occhio a|aver giocato|avere giocato|aveva giocato|avevo giocato|mancato|evitava|"
      "per esempio|ad esempio|studiava|studiavano|a casa|mostrò|mostrarono|analizzò|analizzarono|"
      "tra|fra|solo|voleva|volevano|vuole|vogliono|intendeva|intendevano|minacciano|minacciavano|"
      "libro|computer|motore|esercizio|oltre a|invece di|anziché|non|né|contro|senza|evita|"
      "evitare|meglio|migliore|più forte|più preciso|più solido|più sicuro|più naturale|poteva|"
      "potevano|può|possono|doveva|dovevano|aveva|possibile|possibili|forse|perché|poiché|per|"
      "in vista di|minaccia|minacce|minacciando|minacciava|preferiva|preferisce|anche|perfino|"
      "ad es.|p. es.|diciamo|alternativa|idea|variante|teoria|interessante|necessario|serviva|"
      "bisognava|c'è|c'era|permette|permetteva|segue|seguiva|temeva|aspettava|consigliava|"
      "analisi|chi|supponiamo|si poteva|si può|la linea",
  [AN_CUE_OR] = "o|oppure",
  [AN_CUE_IF] = "se",
  [AN_CUE_GENERAL] = "un anno prima|un anno dopo|l'anno prima|l'anno dopo|l'anno scorso|un tempo|"
      "una volta|giocava|giocavano|tutti giocano|la maggior parte gioca|la maggior parte sceglie|"
      "giocava qui|continuava con|sempre|si gioca|la mossa normale è|la mossa usuale è|"
      "il seguito usuale è|il seguito normale è|di norma|di solito|spesso|normalmente|"
      "generalmente|talvolta|a volte",
  [AN_CUE_WEAK] = "occasione|possibilità|nessun|nessuna|nulla|niente|nessuno|appena|dà|danno|"
      "allenatore|istruttore|commentatori|spettatori|scopo|intenzione|obiettivo|immediata|"
      "immediato|risorsa|rimedio|confuta|confutava|confutazione|impedisce|impediva|impedire|"
      "impedendo|preparare|preparato|prepara|preparava|dimenticò|dimenticato|evitò|disdegnò|"
      "rifiutò|respinse|scartò|invita a|provoca|punire|allettante|plausibile|popolare|di moda|"
      "mira a|mirava a|pratica|continuazione|rimpianto|tentazione|trovato|era|erano",
  [AN_CUE_AFTER] = "dopo|su",
  [AN_CUE_PLAYED] = "vinse con|vinsero con|vinse la partita con|"
      "trovarono|ha trovato|ho trovato|ultime mosse furono|ultima mossa fu|"
      "finì con|finita con|terminò con|si concluse con|senza esitare|senza esitazione|"
      "senza pensarci|senza batter ciglio|optò infine per|optarono infine per|si lanciò in|"
      "apparve|non si fece attendere|torniamo alla partita|tornando alla partita|ed ecco|"
      "il testo|la mossa del testo|in partita|ribatté|contrattaccò|contrattaccò con|colpì con|"
      "si rassegnò a|si accontentò di|ricorse a|osò|azzardò|rischiò|arroccò|semplificò|cambiò|"
      "offrì|parò con|reagì|reagì con|rispose con|arrivò|venne|ora venne|la risposta fu|"
      "la replica fu|saltò|attaccò con|avanzò|ritirò|ricatturò|cattura|catturano|prende|prendono|"
      "rispondono|continuano|continua|proseguono|prosegue|sacrifica|calò|sfoderò|sceglie|"
      "si arrese a|si proseguì|proseguì|seguirono|come raccomanda la teoria|come vuole la teoria|"
      "optò per|optarono per|si decise per|si decisero per|proseguì per|risposero|scelsero|"
      "continuarono|prese|catturò|sacrificò|ha giocato|ho giocato|giocai|hanno giocato|preferì|"
      "preferirono|ha preferito|la partita continuò|la partita proseguì|giocò|gioca|giocarono|"
      "rispose|risponde|continuò|scelse|replicò|trovò|seguì",
  [AN_CUE_END] = "fermarono l'orologio|strinse la mano|fu patta|finì patta|fermò l'orologio|"
      "fermato l'orologio|si accordarono|patta su proposta|patta per|vinse il bianco.|"
      "vinse il nero.|vinse la partita|perse per il tempo|persero per il tempo|perse per tempo|"
      "abbandona|abbandonò|abbandonano|abbandonarono|si arrese|si arrende|patta d'accordo|"
      "si accordarono per la patta|concordarono la patta",
  [AN_CUE_BEHIND] = "ecc.|eccetera|e così via|"
      "finché|deve|doveva|sia|rende|costa|costava|costò|costringe|costringeva|"
      "offre|offriva|mantiene|manteneva|resta|restava|mai|sarà|vincerà|perderà|decide|deciderà|"
      "salva|salvava|nemmeno|ottenne|va|dà|lascia|basta|fallisce|guadagna|per esempio|ad esempio|"
      "è|sono|contro|mi piaceva|mi preoccupava|preoccupava|era|erano|vinceva|vince|perde|perdeva|"
      "permette|bastava|andava|sembra|sembrava|merita|meritava|porta|portava|poteva|non|teneva|"
      "tiene",
  [AN_CUE_CONTRAST] = "io no|ma|bensì",
  [AN_CUE_UNREAL] = "poteva essere|potevano essere|sarebbe|sarebbero|avrebbe|avrebbero|potrebbe|"
      "andrebbe|vincerebbe|perderebbe|permetterebbe|darebbe",
  [AN_CUE_REFUSED] = "no|mai|certo che no|assolutamente no|niente affatto"},
 "ava|avano|eva|evano"};

const an_cue_row an__portuguese_cues = {"pt",
 {[AN_CUE_NOT_PLAYED] = "toma em conta|tomam em conta|gostava de|gosta de|gostava|gosta|queria|"
      "queriam|quer|sonhava|adora|adorava|motor|computador|esperavam|aceitar com|tomar com|"
      "capturar com|à falta de|na falta de|fiam-se em|confiam em|falam a favor de|comparar|"
      "compare-se|parece ser|havia melhor|recordemos|stockfish|fritz|komodo|houdini|rybka|leela|"
      "lc0|deep blue|pensei em|pensava em|pensando em|pensado em|pensar em|considerar|"
      "considerado|considerei|calculei|calculava|medo de|receio de|receando|temendo|esperando|"
      "esperado|sonhava com|sonhado com|sonham com|contava com|censurou|aconselha|aconselhava|"
      "propõe|propunha|propôs|sugere|sugeria|exige|exigia|pede|pedia|reclama|sussurravam|"
      "sussurrava|gritava|menciona|cita|tentar|jogável|do que|tempo para|necessidade de|"
      "defesa contra|resposta a|tentado|base de dados|bases de dados|estatística|estatísticas|"
      "cair em|cai em|imaginemos|suponha|enquanto|a favor de|a saber|ou seja|cuidado com|"
      "atenção a|ter jogado|havia jogado|tinha jogado|falhou|evitava|mostrasse|que tal|mostrou|"
      "mostraram|analisou|analisaram|entre|se|em vez de|em lugar de|não|nem|contra|sem|evita|"
      "evitar|melhor|mais forte|mais sólido|mais seguro|mais preciso|mais natural|podia|podiam|"
      "pode|podem|devia|deviam|havia|possível|possíveis|talvez|porque|pois|por|em vista de|"
      "ameaça|ameaças|ameaçando|ameaçava|prefere|preferem|preferia|também|até|p. ex.|p.ex.|"
      "digamos|alternativa|ideia|variante|teoria|permite|permitia|esperava|considerou|recomenda|"
      "temia|interessante|análise|quem|suponhamos|a linha",
  [AN_CUE_OR] = "ou",
  [AN_CUE_GENERAL] = "um ano antes|um ano depois|no ano anterior|no ano seguinte|no ano passado|"
      "antigamente|outrora|jogava|jogavam|todos jogam|toda a gente joga|a maioria joga|"
      "a maioria escolhe|sempre|nunca|joga-se|o normal é|o usual é|o habitual é|normalmente|"
      "geralmente|muitas vezes|às vezes|frequentemente|costuma|costumam",
  [AN_CUE_WEAK] = "oportunidade|possibilidade|nenhum|nenhuma|nada|ninguém|dá|dão|treinador|"
      "comentadores|espectadores|objetivo|intenção|propósito|imediata|imediato|recurso|remédio|"
      "refuta|refutava|refutação|impede|impedia|impedir|impedindo|preparar|preparado|prepara|"
      "preparava|esqueceu|esquecido|evitou|desdenhou|recusou|rejeitou|descartou|convida a|"
      "provoca|punir|tentador|plausível|popular|na moda|visa|visava|prática|continuação|lamento|"
      "lamentou|tentação|encontrado|era|eram",
  [AN_CUE_AFTER] = "após|depois de|sobre",
  [AN_CUE_PLAYED] = "ganhou com|ganharam com|venceu com|ganhou a partida com|"
      "escolheram|encontraram|últimos lances foram|último lance foi|terminou com|"
      "acabou com|concluiu com|sem hesitar|sem hesitação|sem pensar|sem pestanejar|"
      "optou finalmente por|optaram finalmente por|lançou-se em|apareceu|não se fez esperar|"
      "voltemos à partida|de volta à partida|e eis|aqui está|aqui vem|o texto|o lance do texto|"
      "na partida|contestou|ripostou|riposta|replicou|replica|contra-atacou|contra-atacou com|"
      "golpeou com|resignou-se a|conformou-se com|contentou-se com|recorreu a|atreveu-se a|"
      "arriscou|rocou|simplificou|trocou|ofereceu|parou com|reagiu|reagiu com|respondeu com|"
      "chegou|veio|agora veio|a resposta foi|a réplica foi|saltou|atacou com|avançou|recuou|"
      "recapturou|captura|capturam|toma|tomam|respondem|continuam|continua|prosseguem|prossegue|"
      "sacrifica|optou por|decidiu-se por|escolhe|segue|seguiu-se|prosseguiu|o jogo prosseguiu|"
      "como recomenda a teoria|joguei|jogamos|abriu com|preferiu|preferiram|a partida segue|"
      "a partida seguiu|a partida continuou|jogou|joga|jogaram|respondeu|responde|continuou|"
      "escolheu|encontrou|seguiu",
  [AN_CUE_END] = "parou o relógio|pararam o relógio|deitei o rei|deitou o rei|deitaram o rei|"
      "foi empate|empataram|empatamos|combinaram empate|perdeu por tempo|perderam por tempo|"
      "abandonam|abandonaram|abandonou|abandona|desistiu|desistiram|acordaram o empate|"
      "empate por acordo",
  [AN_CUE_BEHIND] = "etc.|e assim por diante|"
      "até|deve|devia|seja|pontua|aguentava|custa|custava|custou|obriga|obrigava|"
      "oferece|oferecia|mantém|mantinha|fica|ficava|nunca|será|ganhará|perderá|decide|decidirá|"
      "salva|salvava|nem|obteve|falha|dá|deixa|basta|funciona|vai|contra|era|é|foi|ganhava|ganha|"
      "perde|perdia|permite|permitia|podia|pode|merecia|parecia|parece|não",
  [AN_CUE_CONTRAST] = "eu não|mas",
  [AN_CUE_UNREAL] = "podia ser|podiam ser|por exemplo|seria|seriam|teria|teriam|poderia|poderiam|"
      "ganharia|perderia|permitiria|daria",
  [AN_CUE_REFUSED] = "não|nunca|claro que não|de modo algum"},
 "ava|avam"};
/* clang-format on */
