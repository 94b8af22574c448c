// What a person does at the board, with a pointer and by keys.

import { toName, toPoint } from './board.js';
import { drawBoard, preview } from './board-view.js';
import { cancel, changed, engineMove } from './engine.js';
import * as games from './game.js';
import { tell } from './message.js';
import { showSettings } from './settings.js';
import { byId, named, now, positionKey } from './state.js';
import { t } from './texts.js';

const { game } = games;

export async function onPoint(name) {
  const key = positionKey();
  if (name === null || now.doing === 'play' || games.choosesColour() || !games.isEmpty(name) || (now.infoKey === key && now.info.over)) {
    return;
  }
  tell('');
  if (now.info.forbidden.includes(name)) {
    tell(t('forbidden', { point: named(name) }));
    return;
  }
  cancel();
  games.play(name);
  await changed();
  if (games.isEnginesTurn() && !now.info.over) {
    engineMove();
  }
}

export function go(stones) {
  tell('');
  // The analysis of a game goes on while a person looks at it.
  if (now.doing !== 'review') {
    cancel();
  }
  games.goTo(stones);
  changed();
}

// The person takes a colour, or adds two stones.
export function choose(choice) {
  cancel();
  if (choice === 'add') {
    games.addStones();
  } else {
    games.decide(choice);
  }
  showSettings();
  changed();
  if (games.isEnginesTurn()) {
    engineMove();
  }
}

export function onHover(name) {
  const line = now.linesKey === positionKey() && now.lines.find(({ moves }) => moves[0] === name);
  if (now.pinned < 0 && !byId('lines').matches(':hover')) {
    preview(line ? line.moves : []);
  }
}

// A point with what is on it, for who hears the page.
function described(name) {
  if (now.info.forbidden.includes(name)) {
    return t('forbidden', { point: named(name) });
  }
  const stones = games.shownMoves().indexOf(name);
  return `${named(name)}: ${t(stones < 0 ? 'empty' : games.sideAt(stones))}`;
}

export function onBoardKey(event) {
  const { x, y } = toPoint(now.cursor || toName(game.width >> 1, game.height >> 1));
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key];
  if (step) {
    const clamp = (value, size) => Math.max(0, Math.min(size - 1, value));
    now.cursor = now.cursor ? toName(clamp(x + step[0], game.width), clamp(y + step[1], game.height)) : toName(x, y);
    byId('status').textContent = described(now.cursor);
    drawBoard();
  } else if ((event.key === 'Enter' || event.key === ' ') && now.cursor) {
    onPoint(now.cursor);
  } else {
    return;
  }
  event.preventDefault();
}

const KEYS = {
  ',': () => go(game.shown - 1), '.': () => go(game.shown + 1),
  Home: () => go(game.setup), End: () => go(game.moves.length),
  u: () => byId('undo').click(), r: () => byId('redo').click(),
  a: () => byId('analyse').click(), e: () => byId('engine').click()
};

export function onKey(event) {
  const isTyping = event.target.closest('input:not([type=checkbox]), select, textarea');
  if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && KEYS[event.key]) {
    KEYS[event.key]();
    event.preventDefault();
  }
}
