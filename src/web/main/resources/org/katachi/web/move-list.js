// The moves of the game as a list, with variations, comments, marks and values. A click on a move goes there.

import { allNodes, commentOf, endOf, hasStar, markOf, moveOf, nextOf, pathTo, valueOf } from './game-tree.js';
import * as games from './game.js';
import { element } from './lists.js';
import { addMove, clickedMove, markMoves, showMoves } from './moves.js';
import { byId, named } from './state.js';
import { t } from './texts.js';

const { game } = games;

// A larger tree is shown by the line of the shown move, and beside it the first moves of other lines.
const MAX_NODES = 1500;
const MAX_SIBLINGS = 20;

// The nodes of the buttons, in their order.
let nodes = [];

function isLarge() {
  let count = 0;
  for (const node of allNodes(game.root)) {
    count += node ? 1 : 0;
    if (count > MAX_NODES) {
      return true;
    }
  }
  return false;
}

function labelOf(node, number) {
  const move = moveOf(node);
  const name = move ? (move.point ? named(move.point) : t('pass')) : '○';
  return `${move ? number + '. ' : ''}${name}${markOf(node)}${hasStar(node) ? '★' : ''}`;
}

function addNode(box, node, number) {
  const move = moveOf(node);
  const value = valueOf(node);
  const rate = value === undefined ? value : Math.round(100 * value);
  addMove(box, move ? move.side : 'setup', labelOf(node, number), rate, t('graph'));
  nodes.push(node);
  if (commentOf(node)) {
    box.append(element('span', 'comment', commentOf(node)));
  }
}

function numberAfter(node, number) {
  return number + (moveOf(node) ? 1 : 0);
}

// Adds what follows a node: its main line, with the variations.
function addLine(box, before, number) {
  let next = number;
  for (let node = before; node.children.length; node = node.children[0]) {
    const [main, ...others] = node.children;
    addNode(box, main, next);
    for (const other of others) {
      const variation = element('div', 'variation', '');
      addNode(variation, other, next);
      addLine(variation, other, numberAfter(other, next));
      box.append(variation);
    }
    next = numberAfter(main, next);
  }
}

// Adds the shown line, with the first moves of its variations.
function addShown(box) {
  let number = 1;
  for (let node = game.root; node.children.length; node = nextOf(node)) {
    addNode(box, nextOf(node), number);
    const others = node.children.filter(child => child !== nextOf(node));
    if (others.length) {
      const variation = element('div', 'variation', '');
      others.slice(0, MAX_SIBLINGS).forEach(other => addNode(variation, other, number));
      if (others.length > MAX_SIBLINGS) {
        variation.append(element('span', 'comment', t('moreLines', { count: others.length - MAX_SIBLINGS })));
      }
      box.append(variation);
    }
    number = numberAfter(nextOf(node), number);
  }
}

export function drawMoveList() {
  const fresh = element('div', '', '');
  nodes = [];
  if (commentOf(game.root)) {
    fresh.append(element('span', 'comment', commentOf(game.root)));
  }
  if (isLarge()) {
    addShown(fresh);
  } else {
    addLine(fresh, game.root, 1);
  }
  showMoves(byId('movelist'), fresh);
  const line = new Set(pathTo(endOf(game.node)));
  markMoves(byId('movelist'), i => line.has(nodes[i]), nodes.indexOf(game.node));
}

// The node of a button that was clicked; undefined beside the moves.
export function clickedNode(event) {
  return nodes[clickedMove(byId('movelist'), event)];
}
