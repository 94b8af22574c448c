// The engine in a worker. It answers a request at once; a task that the request begins runs after that, and no other
// request is heard before the task's end.

const WEIGHTS = '@weights.files@'.split(' ');

// What the page says when it begins the worker: the task that is to end, the size of the table, and the greatest that may
// be asked for.
let stopped = null;
let megabytes = 0;
let maxMegabytes = 0;

// What the engine reads, what it has written since, and the file that it has loaded.
let input = '';
let output = '';
let file = new Int32Array();

const host = {
  length: () => input.length,
  character: i => input.charCodeAt(i),
  append: character => { output += String.fromCharCode(character); },
  answer: () => postMessage({ answer: take() }),
  fail: () => postMessage({ fault: take() }),
  tell() {
    const text = take();
    const blank = text.indexOf(' ');
    postMessage({ event: text.slice(0, blank), data: JSON.parse(text.slice(blank)) });
  },
  load: () => load(take()),
  word: i => file[i],
  wantsStop: task => stopped !== null && Atomics.load(stopped, 0) >= task,
  hashMegabytes: () => megabytes,
  maxHashMegabytes: () => maxMegabytes,
  normalize() {
    const text = take();
    const blank = text.indexOf(' ');
    input = text.slice(blank + 1).normalize(text.slice(0, blank));
  },
  guess() {
    const { language } = navigator;
    input = CHARSETS[language] || CHARSETS[language.slice(0, 2)] || 'windows-1252';
  },
  knowsCharset: () => decoder(take()) !== null,
  decode(strictly) {
    const text = take();
    const blank = text.indexOf(' ');
    const bytes = Uint8Array.from(text.slice(blank + 1), character => character.charCodeAt(0));
    try {
      input = decoder(text.slice(0, blank), Boolean(strictly)).decode(bytes);
      return true;
    } catch (error) {
      return false;
    }
  }
};

// What files in a language were mostly written in before UTF-8.
const CHARSETS = {
  cs: 'windows-1250', ja: 'shift_jis', ko: 'euc-kr', ru: 'windows-1251', zh: 'gb18030', 'zh-TW': 'big5'
};

function decoder(name, fatal = false) {
  try {
    return new TextDecoder(name, { fatal, ignoreBOM: true });
  } catch (error) {
    return null;
  }
}

function take() {
  const text = output;
  output = '';
  return text;
}

// The engine waits for the file, so that it loads no more than it needs. Answers with its size, -1 if there is none, -2 if
// it can't be had: an Error would end the engine in the midst of its work.
function load(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (!WEIGHTS.includes(name)) {
    return -1;
  }
  const request = new XMLHttpRequest();
  request.open('GET', `weights/${name}`, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch (error) {
    return -2;
  }
  if (request.status !== 200) {
    return -2;
  }
  const size = request.response.byteLength;
  file = new Int32Array(Math.ceil(size / 4));
  new Uint8Array(file.buffer).set(new Uint8Array(request.response));
  return size;
}

// What TeaVM's code needs of JavaScript. Its own loader makes functions from texts, which the page's policy forbids.
const identity = value => value;
const environment = {
  katachi: host,
  teavm: {
    createStringWeakRef: text => new WeakRef(text),
    decorateException() {},
    stringDeref: reference => reference.deref(),
    takeStackTrace: () => null
  },
  teavmAsync: { offer: (instance, run, time) => setTimeout(() => run(instance), time - Date.now()) },
  teavmConsole: { putcharStderr() {} },
  teavmDate: { currentTimeMillis: () => Date.now() },
  teavmJso: {
    callFunction1: (run, argument) => run(argument),
    callMethod0: (instance, name) => instance[name](),
    createClass: () => class {},
    // There is one, which returns its argument.
    createFunction1: () => identity,
    defineMethod() {},
    getProperty: (object, name) => object[name],
    global: name => globalThis[name],
    instanceOf: (value, type) => value instanceof type,
    isUndefined: value => value === undefined,
    stringBuiltinsSupported: () => 0,
    unwrapDouble: identity,
    unwrapInt: identity,
    unwrapJavaObject: identity,
    wrapInt: identity
  },
  teavmMath: Math,
  'wasm:js-string': {
    charCodeAt: (text, i) => text.charCodeAt(i),
    concat: (first, second) => first + second,
    fromCharCode: character => String.fromCharCode(character),
    fromCharCodeArray() {},
    intoCharCodeArray() {},
    length: text => text.length,
    substring: (text, start, end) => text.substring(start, end)
  }
};

async function begin() {
  const module = await WebAssembly.compileStreaming(fetch('engine.wasm'));
  const [requirements] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  const { min, dataSize } = JSON.parse(new TextDecoder().decode(requirements));
  const constant = value => new WebAssembly.Global({ value: 'i32' }, value);
  environment.env = { memory: new WebAssembly.Memory({ initial: min, maximum: 1 << 15 }) };
  environment.teavmMemory = {
    heapOffset: constant(8 * Math.ceil(dataSize / 8)),
    maxSize: constant(2 ** 31 - 1),
    notifyHeapResized() {}
  };
  return (await WebAssembly.instantiate(module, environment)).exports;
}

const engine = begin();
engine.catch(reportError);

// The searcher is made ready before it is asked.
async function onMessage({ data }) {
  if (data.megabytes) {
    ({ stopped, megabytes, maxMegabytes } = data);
    return;
  }
  const { bench, prepare, request, run } = await engine;
  input = data.request || data.bench;
  if (data.bench) {
    bench();
  } else if (data.request) {
    request();
    runTask(run, new URLSearchParams(data.request.split(' ')[1]).get('task'));
  } else {
    prepare();
  }
}

function runTask(run, number) {
  const task = Number(number);
  try {
    run();
  } catch (error) {
    postMessage({ event: 'fault', data: { task, error: error.message } });
  }
  postMessage({ event: 'end', data: { task } });
}

addEventListener('message', onMessage);
