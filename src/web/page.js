"use strict";

/* ---- the engine ---- */

const $ = (id) => document.getElementById(id);
const LONGEST = 200000; /* bytes of a text that is edited; longer ones are only listed */
const MOST = 500;       /* findings and games that are shown */

const worker = new Worker(URL.createObjectURL(new Blob([$("worker").textContent])));
const waiting = new Map();
let requests = 0;

worker.onmessage = (event) => {
  const { resolve, reject } = waiting.get(event.data.id);
  waiting.delete(event.data.id);
  if (event.data.error)
    reject(new Error(event.data.error));
  else
    resolve(event.data);
};

function ask(what, details) {
  const id = ++requests;
  worker.postMessage({ id, ask: what, ...details });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

/* ---- state ---- */

const state = {
  language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
  name: "",        /* of the file that was opened */
  bytes: null,     /* of a text that is too long to be edited; else null */
  findings: [],    /* with the place of their words in the text: from, to */
  games: [],
  chosen: -1,
  isFlipped: false,
  edition: 0,      /* counts changes of the text: answers about an older one are dropped */
};

const say = () => WORDS[state.language];
/* French typography breaks no line inside quotation marks, nor before signs of two parts. */
const typeset = (text) => state.language === "fr"
  ? text.replace(/« /g, "«\u00a0").replace(/ (?=[»:;?!])/g, "\u00a0") : text;
const languageNumber = () => (state.language === "fr" ? 1 : 0);

function show(text) {
  $("status").textContent = text;
}

function tellFailure(error) {
  show(String(error.message).includes("memory") ? say().failed : say().broken);
}

/* ---- the text and its findings ---- */

/* Sets `from` and `to` of each finding to the place of its words in `text`, in UTF-16 units. The
 * findings are nearly always in the order of the text. */
function placeFindings(text, findings) {
  const bytes = new TextEncoder().encode(text), decoder = new TextDecoder();
  let at = 0, units = 0;
  for (const finding of [...findings].sort((a, b) => a.offset - b.offset)) {
    units += decoder.decode(bytes.subarray(at, finding.offset)).length;
    at = finding.offset;
    let to = units;
    for (let i = finding.column; i < finding.end_column && to < text.length; i++)
      to += text.codePointAt(to) > 0xffff ? 2 : 1;
    finding.from = units;
    finding.to = to;
  }
}

function drawMarks() {
  const text = $("text").value, marks = $("marks"), pieces = [];
  let at = 0;
  state.findings.forEach((finding, index) => {
    if (finding.from < at || finding.to <= finding.from)
      return;
    const word = document.createElement("span");
    word.className = finding.level + (index === state.chosen ? " chosen" : "");
    word.textContent = text.slice(finding.from, finding.to);
    pieces.push(text.slice(at, finding.from), word);
    at = finding.to;
  });
  marks.replaceChildren(...pieces, text.slice(at) + "\n");
  marks.scrollTop = $("text").scrollTop;
}

function choose(index) {
  const finding = state.findings[index];
  state.chosen = index;
  $("text").focus();
  $("text").setSelectionRange(finding.from, finding.to);
  drawMarks();
  drawBoard();
}

/* Replaces the words of a finding in such a way that the browser can undo it. */
function mend(finding, words) {
  $("text").focus();
  $("text").setSelectionRange(finding.from, finding.to);
  if (!document.execCommand("insertText", false, words)) {
    $("text").setRangeText(words, finding.from, finding.to, "end");
    takeText();
  }
}

function findingItem(finding, index) {
  const item = document.createElement("li"), message = document.createElement("button");
  const code = document.createElement("code");
  item.className = finding.level;
  message.type = "button";
  message.className = "message";
  const at = say().at(finding.line, finding.move_number, finding.side === "black");
  message.textContent = typeset(`${at}${state.language === "fr" ? " :" : ":"} ${finding.message}`);
  message.onclick = () => choose(index);
  code.textContent = finding.code;
  item.append(message);
  const suggestions = state.bytes === null ? finding.suggestions || [] : [];
  if (suggestions.length > 0) {
    const line = document.createElement("span");
    line.append(`${say().meant} `);
    for (const suggestion of suggestions) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = suggestion.move;
      button.onclick = () => mend(finding, suggestion.move);
      line.append(button, " ");
    }
    item.append(line);
  }
  item.append(" ", code);
  return item;
}

function gameItem(game) {
  const item = document.createElement("li"), button = document.createElement("button");
  const players = `${game.white || "?"} – ${game.black || "?"}`;
  button.type = "button";
  button.textContent = `${game.game}. ${players}  ${game.result}` +
    (game.errors > 0 ? `  ✗ ${game.errors}` : "");
  button.onclick = () => {
    const bytes = state.bytes.slice(game.offset, game.end);
    openBytes(bytes, `${state.name}-${game.game}`);
  };
  item.append(button);
  return item;
}

function drawFindings() {
  $("findings").replaceChildren(...state.findings.map(findingItem));
  const games = state.bytes === null ? [] : state.games.slice(0, MOST).map(gameItem);
  if (state.bytes !== null && state.games.length > MOST) {
    const rest = document.createElement("li");
    rest.textContent = say().more(state.games.length - MOST);
    games.push(rest);
  }
  $("games").replaceChildren(...games);
  if (state.bytes !== null)
    $("large-what").textContent = say().large(state.name, (state.bytes.length / 1e6).toFixed(1));
}

/* ---- asking the engine ---- */

async function check() {
  const edition = state.edition;
  const { rows } = await ask("check", { language: languageNumber(), most: MOST });
  if (edition !== state.edition)
    return;
  const totals = rows[rows.length - 1];
  state.games = rows.filter((row) => row.type === "game");
  state.findings = rows.filter((row) => row.type === "finding");
  state.chosen = -1;
  if (state.bytes === null)
    placeFindings($("text").value, state.findings);
  const counts = say().totals(totals.games, totals.plies, totals.errors, totals.warnings);
  const isSound = totals.errors + totals.warnings === 0;
  $("side").hidden = totals.games === 0;
  show(totals.games === 0 && isSound ? say().none : isSound ? `${counts}. ${say().sound}.` : counts);
  drawFindings();
  drawMarks();
}

function offsetOfCursor() {
  const end = $("text").selectionEnd;
  return state.bytes === null
    ? new TextEncoder().encode($("text").value.slice(0, end)).length : 0;
}

async function drawBoard() {
  const edition = state.edition;
  const { svg } = await ask("board", { offset: offsetOfCursor(), isFlipped: state.isFlipped,
                                       notation: Number($("notation").value) });
  if (edition !== state.edition)
    return;
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  $("board").replaceChildren(...(svg === "" ? [] : [document.importNode(drawing, true)]));
}

async function convert() {
  const { text, bytes } = await ask("convert", {
    notation: Number($("notation").value), layout: Number($("layout").value),
    mends: $("mends").checked, longest: LONGEST });
  $("unusual").hidden = $("layout").value !== "1" || $("notation").value === "0";
  state.converted = bytes;
  $("converted").value = text;
}

async function study() {
  try {
    await check();
    await drawBoard();
    await convert();
  } catch (error) {
    tellFailure(error);
  }
}

async function openBytes(bytes, name) {
  const edition = ++state.edition;
  show(say().working);
  try {
    const { text } = await ask("text", { bytes, longest: LONGEST });
    if (edition !== state.edition)
      return;
    state.name = name;
    state.bytes = text === null ? bytes : null;
    $("editor").hidden = text === null;
    $("large").hidden = text !== null;
    $("text").value = text === null ? "" : text;
    $("text").setSelectionRange(0, 0);
    state.findings = state.games = [];
    drawFindings();
    drawMarks();
  } catch (error) {
    tellFailure(error);
    return;
  }
  await study();
}

/* ---- what the reader does ---- */

let pause = 0;

function takeText() {
  const text = $("text").value;
  state.findings = [];
  state.edition++;
  drawMarks();
  clearTimeout(pause);
  pause = setTimeout(async () => {
    const edition = state.edition, bytes = new TextEncoder().encode(text);
    if (bytes.length > LONGEST) {
      await openBytes(bytes, state.name || "algnot");
      return;
    }
    await ask("text", { bytes, longest: 0 }).catch(tellFailure);
    if (edition === state.edition)
      await study();
  }, 120);
}

/* Moves the cursor behind the next or the last word with which the board changes. Of a sheet that was
   opened just now, the board may not be drawn yet. */
async function step(isForth) {
  const text = $("text");
  let at = text.selectionEnd, last;
  text.focus();
  await drawBoard();
  const before = $("board").innerHTML;
  do {
    last = at;
    const rest = isForth ? text.value.slice(at) : text.value.slice(0, at);
    at = isForth ? at + rest.match(/^\s*\S*/)[0].length : at - rest.match(/\S*\s*$/)[0].length;
    text.setSelectionRange(at, at);
    await drawBoard();
  } while (at !== last && $("board").innerHTML === before);
}

async function fillNotations() {
  const { rows } = await ask("notations", { language: languageNumber() });
  const chosen = $("notation").value || "0"; /* English, as PGN asks for */
  $("notation").replaceChildren(...rows.map((row, index) => {
    const option = new Option(row.name || say()[row.code], String(index));
    option.selected = String(index) === chosen;
    return option;
  }));
}

function fillLayouts() {
  const chosen = $("layout").value || "1";
  $("layout").replaceChildren(...Object.entries(say().layouts).map(
    ([number, name]) => new Option(name, number, false, number === chosen)));
}

async function speak() {
  document.documentElement.lang = state.language;
  for (const element of document.querySelectorAll("[data-say]"))
    element.textContent = say()[element.dataset.say];
  for (const element of document.querySelectorAll("[data-name]"))
    element.title = element.ariaLabel = say()[element.dataset.name];
  document.title = `algnot – ${say().sheet}`;
  $("language").textContent = say().other;
  $("text").placeholder = say().place;
  fillLayouts();
  await fillNotations();
}

function save(bytes, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function openFile(file) {
  openBytes(new Uint8Array(await file.arrayBuffer()), file.name);
}

function listen() {
  $("text").addEventListener("input", takeText);
  $("text").addEventListener("scroll", () => { $("marks").scrollTop = $("text").scrollTop; });
  for (const event of ["keyup", "click", "focus"])
    $("text").addEventListener(event, () => drawBoard().catch(tellFailure));
  $("file").onchange = () => $("file").files.length > 0 && openFile($("file").files[0]);
  $("example").onclick = () => openBytes(new TextEncoder().encode(say().sheetText), "");
  $("clear").onclick = () => openBytes(new Uint8Array(0), "");
  $("back").onclick = () => step(false).catch(tellFailure);
  $("forth").onclick = () => step(true).catch(tellFailure);
  $("flip").onclick = () => { state.isFlipped = !state.isFlipped; drawBoard().catch(tellFailure); };
  for (const id of ["notation", "layout", "mends"])
    $(id).onchange = () => study();
  $("language").onclick = async () => {
    state.language = state.language === "fr" ? "en" : "fr";
    await speak();
    await study();
  };
  $("copy").onclick = async () => {
    await navigator.clipboard.writeText($("converted").value).catch(() => $("converted").select());
    show(say().copied);
  };
  $("download").onclick = () => state.converted &&
    save(state.converted, `${(state.name || "algnot").replace(/\.\w+$/, "")}` +
                          ($("layout").value === "1" ? ".pgn" : ".txt"));
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dragging");
  });
  document.addEventListener("dragleave", () => document.body.classList.remove("dragging"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dragging");
    if (event.dataTransfer.files.length > 0)
      openFile(event.dataTransfer.files[0]);
  });
}

async function begin() {
  const base64 = $("engine").textContent.trim();
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  try {
    await ask("engine", { bytes });
    await speak();
    listen();
    await openBytes(new Uint8Array(0), "");
    document.body.dataset.ready = "yes";
  } catch (error) {
    show(say().broken);
  }
}

begin();
