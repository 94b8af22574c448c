// The game of this tab: its moves, and which of them are shown. It is kept in the tab's storage, so
// that a reload loses nothing.

const KEY = 'katachi-game';

export const DEFAULTS = {
  rule: 'freestyle', width: 15, height: 15, moves: [], shown: 0, setup: 0,
  person: 'black', seconds: 3, strength: 100,
  // Who lays the three stones of a swap2 opening that is not decided yet: 'person' or 'engine'; 'adding' while the
  // person adds two to the engine's. Then the person's colour is open, and 'both' stands for it.
  swap2: '', decidedAt: -1,
  // By number of stones: the probability that black wins, and where it comes from.
  rates: {}, mistakes: []
};

export const game = { ...DEFAULTS };

// A page holds a lock on its session. A duplicated tab has a copy of the other's storage, and finds the lock taken.
export async function sessionId() {
  const own = sessionStorage.getItem('katachi-session');
  if (own !== null && await holds(own)) {
    return own;
  }
  const id = newId();
  await holds(id);
  sessionStorage.setItem('katachi-session', id);
  return id;
}

// Whether this page gets the lock of a session, which it keeps until it is left. After a reload the page before may
// not have let go of it yet.
function holds(id) {
  return new Promise(resolve => {
    const isHeld = () => {
      resolve(true);
      return new Promise(() => {});
    };
    navigator.locks.request(`katachi-${id}`, { signal: AbortSignal.timeout(500) }, isHeld)
      .catch(() => resolve(false));
  });
}

function newId() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0')).join('');
}

export function restore() {
  const text = sessionStorage.getItem(KEY);
  if (text) {
    Object.assign(game, DEFAULTS, JSON.parse(text));
  }
}

export function save() {
  sessionStorage.setItem(KEY, JSON.stringify(game));
}

export function begin(settings) {
  Object.assign(game, DEFAULTS, { moves: [], rates: {}, mistakes: [] }, settings);
  game.shown = game.moves.length;
  save();
}

export function sideAt(stones) {
  return stones % 2 === 0 ? 'black' : 'white';
}

export function shownMoves() {
  return game.moves.slice(0, game.shown);
}

// A pass among the moves. The page knows passes only from files.
export const PASS = '--';

export function shownStones() {
  return shownMoves().filter(name => name !== PASS);
}

export function isEmpty(name) {
  return !shownMoves().includes(name);
}

// In a swap2 opening the engine replies to three stones of the person, and to five.
export function isEnginesTurn() {
  if (game.swap2) {
    return game.shown === { person: 3, engine: 0, adding: 5 }[game.swap2];
  }
  return game.person !== 'both' && sideAt(game.shown) !== game.person;
}

// Whether the person has to say which colour to take, and may add two stones.
export function choosesColour() {
  return (game.swap2 === 'engine' && game.shown === 3) || (game.swap2 === 'person' && game.shown === 5);
}

export function mayAddStones() {
  return game.swap2 === 'engine' && game.shown === 3;
}

export function addStones() {
  game.swap2 = 'adding';
  save();
}

// Ends a swap2 opening: the person has a colour.
export function decide(colour) {
  Object.assign(game, { swap2: '', person: colour, decidedAt: game.shown });
  save();
}

// Plays a move after the ones that are shown; the others are forgotten, unless it is the next of them.
export function play(name) {
  if (game.moves[game.shown] !== name) {
    game.moves = [...shownMoves(), name];
    game.mistakes = [];
    for (const stones of Object.keys(game.rates)) {
      if (Number(stones) > game.shown) {
        delete game.rates[stones];
      }
    }
  }
  game.shown++;
  save();
}

export function goTo(stones) {
  game.shown = Math.max(game.setup, Math.min(game.moves.length, stones));
  save();
}

// Takes back the person's last move, and with it the engine's reply.
export function undo() {
  const isReply = game.person !== 'both' && sideAt(game.shown) === game.person;
  goTo(game.shown - (isReply ? 2 : 1));
}

export function redo() {
  const hasReply = game.person !== 'both' && sideAt(game.shown) === game.person;
  goTo(game.shown + (hasReply ? 2 : 1));
}

// The fields by which the server knows the position that is shown.
export function fields() {
  return {
    rule: game.rule, width: game.width, height: game.height,
    moves: shownMoves().join(''), setup: Math.min(game.setup, game.shown)
  };
}
