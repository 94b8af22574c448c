// What the page knows beside the game: what the server says of the position, what the engine does, and how a person
// wants to see it.

import { toName, toPoint } from './game-tree.js';
import * as games from './game.js';

const { game } = games;
const VIEW_KEY = 'katachi-view';

export const byId = id => document.getElementById(id);

export const NOTHING = { over: null, winner: null, line: [], forbidden: [] };

export const now = {
  info: NOTHING, infoKey: '', lines: [], linesKey: '', preview: [], pinned: -1, kept: [], cursor: null, isByKeys: false,
  // What a click places while a position is set up: 'black', 'white' or 'none'; empty if none is.
  placing: '',
  // Whether the next click asks why a move is not the best; and what was asked: the point, the best line, the reply.
  asking: false, asked: null,
  // Whether a click blocks a point for the engine; and the points that are blocked.
  blocking: false, blocked: [], threats: null,
  // Greater than before a reload, too. The line is the one that the task is about.
  task: Date.now(), doing: '', line: null, onLines: null, reviewed: 0, isServerLost: false
};

export const view = {
  // The side that a person chose last for a game; an import, a puzzle or a set-up position does not choose.
  person: 'black',
  numbers: false, bothSides: false, tapTwice: false, sound: false, threats: false, threads: 0, hash: 0, rows: 'top', analysing: false, lineCount: 3,
  ...JSON.parse(localStorage.getItem(VIEW_KEY) || '{}')
};

export function saveView() {
  localStorage.setItem(VIEW_KEY, JSON.stringify(view));
}

export function positionKey() {
  const { moves, setup } = games.shownLine();
  return [game.rule, game.width, game.height, setup, ...moves].join(' ');
}

// The name of a point for people, whose rows may count from the bottom.
export function named(name) {
  const { x, y } = toPoint(name);
  return view.rows === 'bottom' ? toName(x, game.height - 1 - y) : name;
}
