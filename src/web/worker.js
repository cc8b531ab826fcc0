/* The engine, as a worker, so that it never blocks the page. A request is {id, ask, …}; its answer
 * has the same id. The worker knows one text, that of the last "text". */
let engine = null;

function answer() {
  return new Uint8Array(engine.memory.buffer, engine.desk_answer(), engine.desk_answer_size());
}

function words(status) {
  if (status !== 0)
    throw new Error("memory");
  return new TextDecoder().decode(answer());
}

function rows(status) {
  return words(status).split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}

const asked = {
  engine({ bytes }) {
    const nothing = () => 0;
    const wasi = { fd_close: nothing, fd_seek: nothing, fd_write: nothing };
    const module = new WebAssembly.Module(bytes);
    engine = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi }).exports;
    engine._initialize();
    return {};
  },

  /* Takes the bytes of a file. Answers the text, if it has at most `longest` bytes. */
  text({ bytes, longest }) {
    const room = engine.desk_room(bytes.length);
    if (room === 0)
      throw new Error("memory");
    new Uint8Array(engine.memory.buffer, room, bytes.length).set(bytes);
    const status = engine.desk_take(bytes.length);
    const isShort = status === 0 && engine.desk_answer_size() <= longest;
    return { text: isShort || status !== 0 ? words(status) : null,
             size: engine.desk_answer_size() };
  },

  check({ language, most }) {
    return { rows: rows(engine.desk_check(language, most)) };
  },

  convert({ notation, layout, mends, longest }) {
    const status = engine.desk_convert(notation, layout, mends ? 1 : 0);
    if (status !== 0)
      throw new Error("memory");
    const bytes = answer().slice();
    return { bytes, text: new TextDecoder().decode(bytes.subarray(0, longest)) };
  },

  board({ offset, notation, isFlipped }) {
    return { svg: words(engine.desk_board(offset, notation, isFlipped ? 1 : 0)) };
  },

  notations({ language }) {
    return { rows: rows(engine.desk_notations(language)) };
  },
};

onmessage = (event) => {
  const { id, ask } = event.data;
  try {
    postMessage({ id, ...asked[ask](event.data) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
};
