// The backend without a server: the engine in two workers. The desk answers at once, the searcher runs the tasks.

import { Fault, t } from './texts.js';

const TASKS = ['play', 'swap2', 'balance', 'analyse', 'review'];

// Whether a search may have several threads.
export const hasThreads = false;

// The number of the last task that is to end. Without memory that page and worker share a worker that searches hears
// of nothing, so it is ended and another one begun. WebKitGTK isolates a page, and has no shared memory all the same.
const isShared = crossOriginIsolated && typeof SharedArrayBuffer !== 'undefined';
const stopped = isShared ? new BigInt64Array(new SharedArrayBuffer(8)) : null;

let handlers = {};
let isConnected = false;

// The last task; and whether it still runs, with what it is and the lines that it has found.
let latest = 0;
let isRunning = false;
let request = '';
let found = null;

class EngineWorker {
  #worker = new Worker('engine-worker.js', { type: 'module' });
  #requests = [];
  #fault = null;

  constructor(onEvent) {
    this.#worker.postMessage({ stopped, ...hashMegabytes() });
    this.#worker.addEventListener('message', ({ data }) => {
      if (data.event) {
        onEvent(data.event, data.data);
      } else if (data.fault) {
        this.#requests.shift().reject(new Fault('refused', { reason: data.fault }));
      } else {
        this.#requests.shift().resolve(JSON.parse(data.answer));
      }
    });
    this.#worker.addEventListener('error', () => {
      this.#fault = new Fault('noEngine');
      this.#requests.splice(0).forEach(({ reject }) => reject(this.#fault));
    });
  }

  ask(name, fields) {
    if (this.#fault) {
      return Promise.reject(this.#fault);
    }
    this.#worker.postMessage({ request: `${name} ${new URLSearchParams(fields)}` });
    return new Promise((resolve, reject) => this.#requests.push({ resolve, reject }));
  }

  // Makes the worker ready for a search.
  prepare() {
    this.#worker.postMessage({});
  }

  // What was asked for is of no interest any more.
  end() {
    this.#worker.terminate();
    this.#requests.splice(0).forEach(({ resolve }) => resolve({}));
  }
}

// The size of the table, and the greatest that a person may choose. The browser tells the memory of the device in
// gigabytes, or nothing.
function hashMegabytes() {
  const gigabytes = navigator.deviceMemory || 4;
  return { megabytes: gigabytes >= 4 ? 64 : 16, maxMegabytes: Math.min(512, 64 * gigabytes) };
}

const desk = new EngineWorker(() => {});
let searcher = newSearcher();

function newSearcher() {
  const worker = new EngineWorker(onEvent);
  worker.prepare();
  return worker;
}

function onEvent(name, data) {
  if (data.task !== latest) {
    return;
  }
  if (name === 'end') {
    isRunning = false;
    return;
  }
  if (name === 'lines') {
    found = data;
  }
  handlers[name](data);
}

export function use(id, eventHandlers) {
  handlers = eventHandlers;
}

export function connect() {
  if (!isConnected) {
    isConnected = true;
    setTimeout(() => handlers.open());
  }
}

export function disconnect() {
  isConnected = false;
}

// Posts fields; the answer is an object. Throws an Error with the engine's message.
export async function post(name, fields = {}) {
  if (name === 'stop') {
    stop(fields.task);
    return {};
  }
  if (!TASKS.includes(name)) {
    return desk.ask(name, fields);
  }
  if (fields.task > latest) {
    endTasks(fields.task - 1);
    latest = fields.task;
    request = name;
    found = null;
    isRunning = true;
    return searcher.ask(name, fields).catch(error => {
      if (fields.task === latest) {
        isRunning = false;
      }
      throw error;
    });
  }
  return {};
}

// Ends the tasks up to a number.
function endTasks(number) {
  if (stopped) {
    Atomics.store(stopped, 0, BigInt(number));
  } else if (isRunning) {
    isRunning = false;
    searcher.end();
    searcher = newSearcher();
  }
}

// Ends a task, unless a later one has begun; the page hears what it has found.
function stop(task) {
  if (task !== latest || !isRunning) {
    return;
  }
  endTasks(task);
  // After that, as an event comes.
  if (!stopped && request === 'play' && found) {
    const { stones, lines } = found;
    setTimeout(() => handlers.move({ task, stones, move: lines[0].moves[0] }));
  } else if (!stopped && request !== 'analyse') {
    setTimeout(() => handlers.fault({ task, told: () => t('stopped') }));
  }
}

// Keeps the page for when there is no network. On a host that sends no headers of isolation the page has shared
// memory once its service worker does that, so it is loaded again the first time.
async function keepOffline() {
  if (!navigator.serviceWorker) {
    return;
  }
  // Where it can't be had, as in some private windows, the page plays all the same.
  if (!await navigator.serviceWorker.register('service-worker.js').catch(() => null)) {
    return;
  }
  await navigator.serviceWorker.ready;
  if (!crossOriginIsolated && !sessionStorage.getItem('katachi-isolation')) {
    sessionStorage.setItem('katachi-isolation', 'asked');
    location.reload();
  }
}

keepOffline();
