// Positions as links: #r=renju&n=15&m=h8i9, with passes as --. Stones that are set up stand in b and w, and the side that
// begins after them in t. Links of gomocalc, #/h8i9, are read, too.

import { PASS, setMove, sideAt, toName, toPoint, toSgf } from './game-tree.js';
import * as games from './game.js';
import { newNode } from './sgf.js';
import { Fault } from './texts.js';

const { game } = games;
const RULES = ['freestyle', 'standard', 'renju', 'caro', 'caro-exact'];
const GOMOCALC_SIZE = 15;
const MOVES = /[a-y][0-9]{1,2}|--/g;

// The address of the shown position.
export function format() {
  const { moves, setup, placed } = games.shownLine();
  const size = game.width === game.height ? game.width : `${game.width}x${game.height}`;
  const of = side => [...placed].filter(stone => stone[1] === side).map(([point]) => point).join('');
  const parts = { r: game.rule, n: size };
  if (setup) {
    Object.assign(parts, { b: of('black'), w: of('white'), t: sideAt(setup) });
  }
  parts.m = moves.slice(setup).join('');
  const fragment = Object.entries(parts).map(([name, value]) => `${name}=${value}`).join('&');
  return location.href.replace(/#.*/, '') + '#' + fragment;
}

export function isOfGomocalc(fragment) {
  return /^#\/[a-z0-9]/.test(fragment);
}

// The game of a fragment as begin() takes it; null if it holds none.
//
// Throws an Error that tells what is wrong.
export function parse(fragment) {
  if (isOfGomocalc(fragment)) {
    const flipped = split(fragment.slice(2)).map(name => {
      const { x, y } = toPoint(name);
      return toName(x, GOMOCALC_SIZE - 1 - y);
    });
    return tree({ rule: 'freestyle', width: GOMOCALC_SIZE, height: GOMOCALC_SIZE, black: [], white: [], moves: flipped });
  }
  const fields = new URLSearchParams(fragment.slice(1));
  if (!fields.has('m') && !fields.has('b') && !fields.has('w')) {
    return null;
  }
  const [width, height = width] = (fields.get('n') || '15').split('x').map(Number);
  if (!(width >= 5 && width <= 25 && height >= 5 && height <= 25)) {
    throw new Fault('badLink', { part: 'n=' + fields.get('n') });
  }
  return tree({
    rule: fields.get('r') || 'freestyle', width, height, toMove: fields.get('t'),
    black: split(fields.get('b') || ''), white: split(fields.get('w') || ''), moves: split(fields.get('m') || '')
  });
}

function split(text) {
  if (text.replace(MOVES, '')) {
    throw new Fault('badLink', { part: text.replace(MOVES, '') });
  }
  return text.match(MOVES) || [];
}

function tree({ rule, width, height, black, white, toMove, moves }) {
  const stones = [...black, ...white, ...moves].filter(name => name !== PASS);
  const bad = stones.find((name, i) => {
    const { x, y } = toPoint(name);
    return x >= width || y < 0 || y >= height || stones.indexOf(name) < i;
  });
  if (bad || !RULES.includes(rule)) {
    throw new Fault('badLink', { part: bad || 'r=' + rule });
  }
  const root = games.emptyRoot({ rule, width, height });
  if (black.length) {
    root.props.AB = black.map(toSgf);
  }
  if (white.length) {
    root.props.AW = white.map(toSgf);
  }
  const begins = toMove === 'white' ? 'white' : 'black';
  if (black.length + white.length) {
    root.props.PL = [begins === 'white' ? 'W' : 'B'];
  }
  moves.reduce((node, name, i) => {
    const child = newNode(node);
    setMove(child, sideAt(i + (begins === 'white' ? 1 : 0)), name === PASS ? null : name);
    return child;
  }, root);
  return { rule, width, height, root, person: 'both' };
}
