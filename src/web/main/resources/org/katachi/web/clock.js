// The clocks of a game against the engine. The person's runs at the end of the line, once there is a stone; the
// engine's while it thinks. A page that is closed charges nobody.

import * as games from './game.js';
import { tell } from './message.js';
import { byId, now } from './state.js';
import { t } from './texts.js';

const { game } = games;
const TICK_MILLIS = 250;

// The clock that runs: of which game and side, and until when it was charged.
let running = null;

function sideThatThinks() {
  const side = games.sideToMove();
  const isOn = game.clock && game.person !== 'both' && game.root.children.length && games.isLast() && !now.info.over;
  return isOn && (now.doing === 'play' || side === game.person) ? side : '';
}

function charge(time) {
  const { side, until } = running;
  const before = game.clock[side];
  game.clock[side] = Math.max(0, before - (time - until));
  games.valueChanged();
  if (before > 0 && game.clock[side] === 0) {
    tell(t('timeOver', { side: t(side) }));
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

// What the engine hears of its clock.
export function timeLeft() {
  return game.clock ? { left: Math.round(game.clock[games.sideToMove()]) } : {};
}

export function startClock() {
  setInterval(drawClock, TICK_MILLIS);
}
