// What the page knows beside the game: what the server says of the position, what the engine does, and how a person
// wants to see it.

import { shownName } from './board.js';
import * as games from './game.js';

const { game } = games;
const VIEW_KEY = 'katachi-view';

export const byId = id => document.getElementById(id);

export const NOTHING = { over: null, winner: null, line: [], forbidden: [] };

export const now = {
  info: NOTHING, infoKey: '', lines: [], linesKey: '', preview: [], pinned: -1, cursor: null,
  // Greater than before a reload, too.
  task: Date.now(), doing: '', reviewed: 0, isServerLost: false
};

export const view = {
  numbers: false, bothSides: false, rows: 'top', analysing: false, lineCount: 3,
  ...JSON.parse(localStorage.getItem(VIEW_KEY) || '{}')
};

export function saveView() {
  localStorage.setItem(VIEW_KEY, JSON.stringify(view));
}

export function positionKey() {
  return [game.rule, game.width, game.height, ...games.shownMoves()].join(' ');
}

export function named(name) {
  return shownName(name, { rows: view.rows, height: game.height });
}
