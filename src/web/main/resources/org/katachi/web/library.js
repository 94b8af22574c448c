// The games that the browser keeps, for all tabs: each under a key of its own, and where a person stands in it. If the
// browser has no room for more, the document hears of 'storagefull'.

const GAME = 'katachi-game-';
const PLACE = 'katachi-place-';
const CLOSED = 'katachi-closed';
const OPEN = 'katachi-open';
const MAX_CLOSED = 20;
const HOLD_MILLIS = 1000; // for which a page waits for a lock that another has
const FREE_MILLIS = 20000; // the same for one that was free, on a busy machine
const EMPTY_MILLIS = 86400000; // for which an empty game is kept

export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0')).join('');
}

// Lets this page have a lock until it is left. The answer lets go of it; it is null if another page has the lock and
// keeps it. After a reload the page before may not have let go of it yet.
export async function hold(name) {
  const lock = `katachi-${name}`;
  const { held } = await navigator.locks.query();
  const waiting = new AbortController();
  const isHeld = held.some(other => other.name === lock);
  setTimeout(() => waiting.abort(), isHeld ? HOLD_MILLIS : FREE_MILLIS);
  return new Promise(resolve => {
    navigator.locks.request(lock, { signal: waiting.signal }, () => new Promise(release => {
      resolve(release);
    })).catch(() => resolve(null));
  });
}

function put(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    document.dispatchEvent(new Event('storagefull'));
    return false;
  }
}

function get(key) {
  return JSON.parse(localStorage.getItem(key));
}

export function read(id) {
  return get(GAME + id);
}

export function write(id, game) {
  put(GAME + id, game);
}

// Where a person stands in a game: the line as the numbers of its children, and how much of it is shown.
export function readPlace(id) {
  return get(PLACE + id);
}

export function writePlace(id, place) {
  put(PLACE + id, place);
}

// The id of this tab's game.
export function openId() {
  return sessionStorage.getItem(OPEN);
}

export function setOpen(id) {
  sessionStorage.setItem(OPEN, id);
}

// All games, the oldest first.
export function all() {
  return Object.keys(localStorage)
    .filter(key => key.startsWith(GAME))
    .map(key => ({ id: key.slice(GAME.length), ...get(key) }))
    .sort((a, b) => a.number - b.number || a.made - b.made);
}

export function forget(id) {
  localStorage.removeItem(GAME + id);
  localStorage.removeItem(PLACE + id);
}

export function isGameKey(key) {
  return key === null || key.startsWith(GAME);
}

export function forgetEmpty() {
  all().filter(({ hasContent, made }) => !hasContent && Date.now() - made > EMPTY_MILLIS).forEach(({ id }) => forget(id));
}

export function closed() {
  return get(CLOSED) || [];
}

// Closes a game; false if there is no room to keep it among the closed ones.
export function close(id) {
  const game = read(id);
  if (game && game.hasContent) {
    const games = [...closed(), { id, game, place: readPlace(id) }].slice(-MAX_CLOSED);
    while (!put(CLOSED, games)) {
      if (games.length === 1) {
        return false;
      }
      games.shift();
    }
  }
  forget(id);
  return true;
}

// Takes back the last game that was closed; its id, or null if there is none.
export function reopen() {
  const games = closed();
  const last = games.pop();
  if (!last) {
    return null;
  }
  write(last.id, last.game);
  writePlace(last.id, last.place);
  put(CLOSED, games);
  return last.id;
}
