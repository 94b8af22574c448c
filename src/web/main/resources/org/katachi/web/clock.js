// The clocks of a game against the engine. The person's runs at the end of the line, once there is a stone; the
// engine's while it thinks. A page that is closed charges nobody.

import { opponent } from './game-tree.js';
import * as games from './game.js';
import { tell } from './message.js';
import { byId, now } from './state.js';
import { t } from './texts.js';

const { game } = games;
const TICK_MILLIS = 250;

// The clock that runs: of which game and side, and until when it was charged.
let running = null;

// Once the time of one side is over, that one has lost, and both clocks stand.
function isRunning() {
  return Boolean(game.clock) && game.clock.black > 0 && game.clock.white > 0;
}

function sideThatThinks() {
  const side = games.sideToMove();
  const isOn = isRunning() && game.person !== 'both' && game.root.children.length && games.isLast() && !now.info.over;
  return isOn && (now.doing === 'play' || side === game.person) ? side : '';
}

function charge(time) {
  const { side, until } = running;
  game.clock[side] = Math.max(0, game.clock[side] - (time - until));
  games.valueChanged();
  if (game.clock[side] === 0) {
    tell(() => t('timeOver', { side: t(side), winner: t(opponent(side)) }));
  }
}

// As 4:05; a second that has begun counts.
function shown(millis) {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function drawClock() {
  const time = performance.now();
  if (running && running.id === game.id && game.clock) {
    charge(time);
  }
  const side = sideThatThinks();
  running = side ? { id: game.id, side, until: time } : null;
  byId('clock').hidden = !game.clock;
  byId('clock').textContent = game.clock ? `● ${shown(game.clock.black)} ○ ${shown(game.clock.white)}` : '';
}

// What the engine hears of its clock, if that runs.
export function timeLeft() {
  return isRunning() ? { left: Math.round(game.clock[games.sideToMove()]) } : {};
}

export function startClock() {
  setInterval(drawClock, TICK_MILLIS);
}
