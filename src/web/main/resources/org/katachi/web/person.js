// What a person does at the board, with a pointer and by keys.

import { drawBoard, preview } from './board-view.js';
import { askWhy, cancel, changed, engineMove } from './engine.js';
import { sideAt, toName, toPoint } from './game-tree.js';
import * as games from './game.js';
import { attempt, tell, undoTold } from './message.js';
import * as puzzles from './puzzles.js';
import * as setUp from './set-up.js';
import { showSettings } from './settings.js';
import { byId, named, now, positionKey, view } from './state.js';
import { t } from './texts.js';

const { game } = games;
const NOTCH = 50; // pixels

let turned = 0;

export async function onPoint(name) {
  if (name !== null && now.placing) {
    setUp.place(name);
    return;
  }
  if (name !== null && now.blocking) {
    block(name);
    return;
  }
  const isOver = now.infoKey === positionKey() && now.info.over;
  if (name === null || now.doing === 'play' || games.choosesColour() || !games.isEmpty(name) || isOver) {
    return;
  }
  tell();
  if (puzzles.isJudging()) {
    tell(() => t('puzzleLooks'));
    judge();
    return;
  }
  if (now.info.forbidden.includes(name)) {
    tell(forbiddenText(name));
    return;
  }
  if (now.asking) {
    attempt(() => askWhy(name));
    return;
  }
  if (view.tapTwice && now.cursor !== name) {
    now.cursor = name;
    drawBoard();
    return;
  }
  now.cursor = view.tapTwice ? null : now.cursor;
  cancel();
  games.play(name);
  await changed();
  if (games.isEnginesTurn() && !now.info.over) {
    engineMove();
  }
}

// Has a move of a puzzle judged that is not yet, as one to which the person came back.
function judge() {
  if (now.doing !== 'search' && now.infoKey === positionKey()) {
    engineMove();
  }
}

// Takes the person's last move back; in a puzzle none from before it.
export function undo() {
  if (game.puzzle && puzzles.played() <= 0) {
    tell(() => t('puzzleBegins'));
  } else {
    go(games.undo);
  }
}

// Blocks an empty point for the engine, or makes it free again.
function block(name) {
  if (games.isEmpty(name)) {
    now.blocked = now.blocked.includes(name) ? now.blocked.filter(other => other !== name) : [...now.blocked, name];
    cancel();
    changed();
  }
}

// Shows another position of the game.
export function go(move) {
  const { node } = game;
  tell();
  move();
  if (game.node !== node) {
    // The analysis of a game goes on while a person looks at it.
    if (now.doing !== 'review') {
      cancel();
    }
    changed();
  }
}

export const back = () => go(() => games.step(-1));
export const forward = () => go(() => games.step(1));
export const first = () => go(() => games.step(-Infinity));
export const last = () => go(() => games.step(Infinity));

// A notch of a wheel is a move; a touchpad tells of many small turns.
export function onWheel(event) {
  if (event.deltaY && !event.ctrlKey) {
    event.preventDefault();
    turned = Math.sign(turned) === Math.sign(event.deltaY) ? turned + event.deltaY : event.deltaY;
    if (event.deltaMode || Math.abs(turned) >= NOTCH) {
      turned = 0;
      (event.deltaY > 0 ? forward : back)();
    }
  }
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
    preview(line?.moves);
  }
}

// Yields the text that says why a point is forbidden.
function forbiddenText(name) {
  const foul = now.info.fouls[now.info.forbidden.indexOf(name)];
  return () => t('forbidden', { point: named(name), foul: t(foul) });
}

// A point with what is on it, for who hears the page.
function described(name) {
  if (now.info.forbidden.includes(name)) {
    return forbiddenText(name)();
  }
  const moves = games.shownMoves().indexOf(name);
  return `${named(name)}: ${t(moves < 0 ? 'empty' : sideAt(moves))}`;
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// A board that the keyboard has reached has a cursor; one that was clicked has none, and the arrows go through the game.
export function onBoardKey(event) {
  const step = STEPS[event.key];
  if (step && now.isByKeys) {
    const { x, y } = toPoint(now.cursor || toName(game.width >> 1, game.height >> 1));
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
  event.stopPropagation();
}

export function onBoardPointer() {
  now.isByKeys = false;
  if (now.cursor && !view.tapTwice) {
    now.cursor = null;
    drawBoard();
  }
}

// The focus comes after the press of a pointer, if that gives it.
export function onBoardFocus(isPressed) {
  now.isByKeys = !isPressed;
}

const KEYS = {
  ArrowLeft: back, ArrowRight: forward, ',': back, '.': forward, Home: first, End: last,
  ArrowUp: () => go(() => games.changeLine(-1)), ArrowDown: () => go(() => games.changeLine(1)),
  u: () => undoTold() || byId('undo').click(), r: () => byId('redo').click(),
  a: () => byId('analyse').click(), e: () => now.info.over || byId('engine').click(), n: () => byId('newgame').click()
};

export function onKey(event) {
  const isTyping = event.target.closest('input:not([type=checkbox]), select, textarea');
  if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && KEYS[event.key]) {
    KEYS[event.key]();
    event.preventDefault();
  }
}
