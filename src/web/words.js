/* What the page says, in English and French. */
const WORDS = {
  en: {
    what: "checks chess score sheets and writes them in fifty languages",
    other: "Français", sheet: "Score sheet or game", open: "Open a file…",
    example: "Example", clear: "Clear", board: "Board", flip: "Turn round", game: "The game as",
    back: "Move before", forth: "Next move",
    notation: "Letters", layout: "Form", mends: "write certain corrections",
    copy: "Copy", download: "Download",
    private: "Everything happens on your own machine: nothing is sent anywhere.",
    place: "Paste or drop a score sheet here, in any language:\n\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 …\n\n" +
           "What is wrong is underlined and explained; the board follows the cursor.",
    unusual: "Other programs read PGN with English letters alone.",
    working: "Reading…", sound: "Nothing to report", none: "No game yet.",
    meant: "Did you mean", copied: "Copied", failed: "Memory has run out: the file is too large.",
    broken: "This browser cannot run the page: WebAssembly is missing or too old.",
    large: (name, size) => `${name}: ${size} MB, too long to be edited here. Choose a game to open ` +
                           "it, or download the whole file in another form.",
    more: (count) => `${count} more games`,
    totals: (games, plies, errors, warnings) =>
      `${games} game${games === 1 ? "" : "s"}, ${plies} half-move` +
      `${plies === 1 ? "" : "s"}: ${errors} error` +
      `${errors === 1 ? "" : "s"}, ${warnings} warning${warnings === 1 ? "" : "s"}`,
    at: (line, move, isBlack) => `line ${line}` + (move ? `, ${move}${isBlack ? "..." : "."}` : ""),
    figurine: "figurines ♘", uci: "UCI",
    layouts: { 1: "PGN", 2: "text", 3: "one move a line", 4: "score sheet", 5: "one line" },
    sheetText: "Event: Club championship\nWhite: Martin\nBlack: Durand\n\n" +
      "1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. d4 Nxd4\n",
  },
  fr: {
    what: "vérifie les feuilles de partie d'échecs et les écrit en cinquante langues",
    other: "English", sheet: "Feuille de partie", open: "Ouvrir un fichier…",
    example: "Exemple", clear: "Effacer", board: "Échiquier", flip: "Retourner", game: "La partie",
    back: "Coup précédent", forth: "Coup suivant",
    notation: "Lettres", layout: "Forme", mends: "écrire les corrections certaines",
    copy: "Copier", download: "Télécharger",
    private: "Tout se passe sur votre ordinateur : rien n'est envoyé.",
    place: "Collez ou déposez ici une feuille de partie, dans n'importe quelle langue :\n\n1. e4 e5\n" +
           "2. Cf3 Cc6\n3. Fb5 …\n\n" +
           "Les fautes sont soulignées et expliquées ; l'échiquier suit le curseur.",
    unusual: "Les autres programmes ne lisent le PGN qu'avec les lettres anglaises.",
    working: "Lecture…", sound: "Rien à signaler", none: "Pas encore de partie.",
    meant: "Vouliez-vous dire", copied: "Copié",
    failed: "La mémoire ne suffit pas : le fichier est trop grand.",
    broken: "Ce navigateur ne peut pas faire marcher la page : WebAssembly manque ou est trop ancien.",
    large: (name, size) => `${name} : ${size} Mo, trop long pour être modifié ici. Choisissez une ` +
                           "partie pour l'ouvrir, ou téléchargez tout le fichier sous une autre forme.",
    more: (count) => `${count} autres parties`,
    totals: (games, plies, errors, warnings) =>
      `${games} partie${games > 1 ? "s" : ""}, ${plies} demi-coup` +
      `${plies > 1 ? "s" : ""} : ${errors} erreur` +
      `${errors > 1 ? "s" : ""}, ${warnings} avertissement${warnings > 1 ? "s" : ""}`,
    at: (line, move, isBlack) => `ligne ${line}` + (move ? `, ${move}${isBlack ? "…" : "."}` : ""),
    figurine: "figurines ♘", uci: "UCI",
    layouts: { 1: "PGN", 2: "texte", 3: "un coup par ligne", 4: "feuille de partie", 5: "une ligne" },
    sheetText: "Tournoi : Championnat du club\nBlancs : Martin\nNoirs : Durand\n\n" +
      "1. e4 e5 2. Cf3 Cc6 3. Fb5 d6 4. d4 Cxd4\n",
  },
};
