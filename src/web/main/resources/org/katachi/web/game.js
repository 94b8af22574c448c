// The game that this tab shows: its tree, and the node whose position is shown. Whatever changes is kept at once in the
// browser's storage, so that a reload loses nothing.

import {
  childWith, endOf, lineTo, markOf, moveOf, movePoints, nextOf, PASS, pathTo, setMove, sideAt, valueOf
} from './game-tree.js';
import * as library from './library.js';
import { newNode, parse, write } from './sgf.js';

const DEFAULTS = {
  rule: 'freestyle', width: 15, height: 15, name: '',
  person: 'black', seconds: 3, strength: 100,
  // The minutes of each side for the whole game, 0 without clocks; and what is left to each, in milliseconds.
  minutes: 0, clock: null,
  // Who lays the three stones of a swap2 opening that is not decided yet: 'person' or 'engine'; 'adding' while the
  // person adds two to the engine's. Then the person's colour is open, and 'both' stands for it.
  swap2: '', decidedAt: -1,
  // In a puzzle its id and its solution.
  puzzle: null
};

// Besides the DEFAULTS: id, number, made, root, node.
export const game = {};

let release = () => {};
let isValueUnsaved = false;

// A page holds a lock on its session. A duplicated tab has a copy of the other's storage, and finds the lock taken.
export async function sessionId() {
  const own = sessionStorage.getItem('katachi-session');
  if (own !== null && await library.hold(own)) {
    return own;
  }
  const id = library.newId();
  await library.hold(id);
  sessionStorage.setItem('katachi-session', id);
  return id;
}

// The game that the tab had; a copy of it if another tab has it, too. A new one if it had none, with a person's side.
export async function restore(person) {
  library.forgetEmpty();
  const id = library.openId();
  if (id === null || !await open(id)) {
    const kept = library.read(id);
    begin(kept ? { ...unpack(kept), place: library.readPlace(id) } : { person });
  }
}

// A game of the library with its tree in place of what was written for it.
function unpack({ sgf: text, stones, hasContent: isKept, ...kept }) {
  return { ...kept, root: parse(text) };
}

// Shows a game of the library; false if another tab shows it.
export async function open(id) {
  const held = await library.hold('game-' + id);
  const kept = library.read(id);
  if (!held || !kept) {
    held?.();
    return false;
  }
  show(id, held);
  Object.assign(game, DEFAULTS, unpack(kept));
  goToPlace(library.readPlace(id));
  return true;
}

// Whether no other tab shows a game.
export async function isFree(id) {
  const held = await library.hold('game-' + id);
  held?.();
  return Boolean(held);
}

function show(id, held) {
  release();
  release = held;
  saveValues();
  if (game.id !== id && isUntouched()) {
    library.forget(game.id);
  }
  Object.keys(game).forEach(key => delete game[key]);
  game.id = id;
  library.setOpen(id);
}

function isUntouched() {
  return Boolean(game.id) && !hasContent(game.root);
}

function hasContent(root) {
  return root.children.length > 0 || Object.keys(root.props).some(name => ['AB', 'AW', 'C'].includes(name));
}

// A new game, beside the others, from a tree or without moves.
export function begin({ root, place = null, ...settings }) {
  const id = library.newId();
  const numbers = library.all().filter(other => !isUntouched() || other.id !== game.id).map(other => other.number);
  // Nobody else knows the id, so the lock is free.
  let letGo = () => {};
  let isGone = false;
  library.hold('game-' + id).then(held => {
    letGo = held || letGo;
    if (isGone) {
      letGo();
    }
  });
  show(id, () => {
    isGone = true;
    letGo();
  });
  Object.assign(game, DEFAULTS, settings, { id, number: Math.max(0, ...numbers) + 1, made: Date.now() });
  const millis = 60000 * game.minutes;
  game.clock = game.clock || (millis ? { black: millis, white: millis } : null);
  game.root = root || emptyRoot(game);
  game.node = game.root;
  goToPlace(place);
  save();
}

export function emptyRoot({ rule, width, height }) {
  const root = newNode();
  const size = width === height ? String(width) : `${width}:${height}`;
  Object.assign(root.props, { FF: ['4'], GM: ['4'], CA: ['UTF-8'], SZ: [size], RU: [rule] });
  return root;
}

// Keeps a game that is not shown; the oldest of what is taken in together comes first.
export function keep({ root, ...settings }) {
  const numbers = library.all().map(other => other.number);
  library.write(library.newId(), {
    ...DEFAULTS, ...settings, number: Math.max(0, ...numbers) + 1, made: Date.now(), ...packed(root, lineTo(endOf(root)))
  });
}

export function sgf() {
  return write(game.root);
}

export function save() {
  const { id, root, node, ...kept } = game;
  library.write(id, { ...kept, ...packed(root, wholeLine()) });
  isValueUnsaved = false;
  savePlace();
}

// What the library keeps of a tree: besides it the stones of the shown line, and whether there is anything.
function packed(root, line) {
  return { stones: stonesOf(line).length, hasContent: hasContent(root), sgf: write(root) };
}

function stonesOf({ moves }) {
  return moves.filter(name => name !== PASS);
}

// How many stones the shown line has at its end.
export function stonesOfLine() {
  return stonesOf(wholeLine()).length;
}

function savePlace() {
  const line = pathTo(endOf(game.node));
  library.writePlace(game.id, {
    line: line.slice(1).map(node => node.parent.children.indexOf(node)), shown: line.indexOf(game.node)
  });
}

// Without a place the end of the main line.
function goToPlace(place) {
  game.node = game.root;
  let shown = null;
  for (const child of place ? place.line : []) {
    shown = place.shown === pathTo(game.node).length - 1 ? game.node : shown;
    if (game.node.children[child]) {
      enter(game.node.children[child]);
    }
  }
  game.node = place ? shown || game.node : endOf(game.root);
}

function enter(node) {
  if (node.parent) {
    node.parent.preferred = node;
  }
  game.node = node;
}

// The settings of this game, for another.
export function settings() {
  const { rule, width, height, person, seconds, minutes, strength } = game;
  return { rule, width, height, person, seconds, minutes, strength };
}

// The line to what is shown, and the whole line through it; see lineTo.
export function shownLine() {
  return lineTo(game.node);
}

export function wholeLine() {
  return lineTo(endOf(game.node));
}

export function shownMoves() {
  return shownLine().moves;
}

export function shownStones() {
  return stonesOf(shownLine());
}

export function isEmpty(name) {
  return !shownMoves().includes(name);
}

export function sideToMove() {
  return sideAt(shownMoves().length);
}

// In a swap2 opening the engine replies to three stones of the person, and to five.
export function isEnginesTurn() {
  if (game.swap2) {
    return shownMoves().length === { person: 3, engine: 0, adding: 5 }[game.swap2];
  }
  return game.person !== 'both' && sideToMove() !== game.person;
}

// Whether the person has to say which colour to take, and may add two stones.
export function choosesColour() {
  const shown = shownMoves().length;
  return (game.swap2 === 'engine' && shown === 3) || (game.swap2 === 'person' && shown === 5);
}

export function mayAddStones() {
  return game.swap2 === 'engine' && shownMoves().length === 3;
}

export function addStones() {
  game.swap2 = 'adding';
  save();
}

// Ends a swap2 opening: the person has a colour.
export function decide(colour) {
  Object.assign(game, { swap2: '', person: colour, decidedAt: shownMoves().length });
  save();
}

// Plays a move after what is shown; a variation, if another move is there already.
export function play(name) {
  enter(addMove(game.node, sideToMove(), name));
  save();
  document.dispatchEvent(new Event('stone'));
}

// The child with a move, a new one if there is none.
export function addMove(node, side, point) {
  const known = childWith(node, side, point);
  if (known) {
    return known;
  }
  const made = newNode(node);
  setMove(made, side, point);
  return made;
}

export function goTo(node) {
  pathTo(node).forEach(enter);
  savePlace();
}

// Goes so many nodes forward, or back.
export function step(count) {
  let { node } = game;
  for (let i = 0; i < count && node.children.length; i++) {
    node = nextOf(node);
  }
  for (let i = 0; i > count && node.parent; i--) {
    node = node.parent;
  }
  goTo(node);
}

// Goes to the variation before or after the one that is shown, at the last place where there are several.
export function changeLine(count) {
  let { node } = game;
  while (node.parent && node.parent.children.length === 1) {
    node = node.parent;
  }
  if (node.parent) {
    const { children } = node.parent;
    goTo(children[(children.indexOf(node) + count + children.length) % children.length]);
  }
}

export function isFirst() {
  return game.node === game.root;
}

export function isLast() {
  return !game.node.children.length;
}

// Takes back the person's last move, and with it the engine's reply. The tree keeps both.
export function undo() {
  step(isAfterReply() ? -2 : -1);
}

export function redo() {
  step(isAfterReply() ? 2 : 1);
}

function isAfterReply() {
  return game.person !== 'both' && sideToMove() === game.person;
}

// Takes a node out of the tree, with all that follows. What brings it back is the answer.
export function remove(node) {
  const { parent } = node;
  const place = parent.children.indexOf(node);
  const { id } = game;
  const { node: shown } = game;
  parent.children.splice(place, 1);
  goTo(parent);
  save();
  return () => {
    if (game.id === id) {
      parent.children.splice(place, 0, node);
      goTo(shown);
      save();
    }
  };
}

// Makes the line to a node the main line.
export function promote(node) {
  for (const step of pathTo(node).slice(1)) {
    const { children } = step.parent;
    children.splice(children.indexOf(step), 1);
    children.unshift(step);
  }
  save();
}

// Turns the board by a quarter, or mirrors it.
export function transform(kind) {
  const { width, height } = game;
  movePoints(game.root, ({ x, y }) => kind === 'turn' ? { x: height - 1 - y, y: x } : { x: width - 1 - x, y });
  save();
}

// Values come often, and are written with the next change, or when the page is left.
export function valueChanged() {
  isValueUnsaved = true;
}

export function saveValues() {
  if (isValueUnsaved) {
    save();
  }
}

// The mistakes of the shown line: the node, and the first node of the better line, if the tree has one.
export function mistakes() {
  return pathTo(endOf(game.node))
    .filter(node => node.props.BM || node.props.DO)
    .map(node => ({ node, better: node.parent.children.find(other => other !== node && other.props.HO) || null }));
}

// The moves of the line from a node on, as far as they are stones.
export function movesFrom(node) {
  return pathTo(endOf(node)).slice(pathTo(node).length - 1)
    .map(step => moveOf(step)).map(move => move && move.point).filter(Boolean);
}

// What the moves of each side have cost, as far as both positions have values: mean loss, and moves by mark.
export function summary() {
  const sides = { black: { losses: [], marks: {} }, white: { losses: [], marks: {} } };
  for (const node of pathTo(endOf(game.node))) {
    const move = moveOf(node);
    if (move && valueOf(node) !== undefined && valueOf(node.parent) !== undefined) {
      const loss = valueOf(node.parent) - valueOf(node);
      sides[move.side].losses.push(Math.max(0, move.side === 'black' ? loss : -loss));
    }
    if (move && markOf(node)) {
      const { marks } = sides[move.side];
      marks[markOf(node)] = (marks[markOf(node)] || 0) + 1;
    }
  }
  return sides;
}

// The fields by which the server knows the position after a line.
export function fields({ moves, setup } = shownLine()) {
  return { rule: game.rule, width: game.width, height: game.height, moves: moves.join(''), setup };
}
