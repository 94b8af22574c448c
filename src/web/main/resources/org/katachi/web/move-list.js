// The moves of the game as a list, with variations, comments, marks and values. A click on a move goes there.

import { allNodes, commentOf, endOf, hasStar, markOf, moveOf, nextOf, pathTo, valueOf } from './game-tree.js';
import * as games from './game.js';
import { element } from './lists.js';
import { byId, named } from './state.js';
import { t } from './texts.js';

const { game } = games;

// A larger tree is shown by the line of the shown move, and beside it the first moves of other lines.
const MAX_NODES = 1500;
const MAX_SIBLINGS = 20;

// The nodes of the buttons, in their order; and what is drawn.
let nodes = [];
let drawn = '';

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

function addMove(box, node, number) {
  const button = element('button', 'move', labelOf(node, number));
  const move = moveOf(node);
  button.classList.add(move ? move.side : 'setup');
  if (valueOf(node) !== undefined) {
    const value = element('small', '', String(Math.round(100 * valueOf(node))));
    value.title = t('graph');
    button.append(value);
  }
  nodes.push(node);
  box.append(button);
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
    addMove(box, main, next);
    for (const other of others) {
      const variation = element('div', 'variation', '');
      addMove(variation, other, next);
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
    addMove(box, nextOf(node), number);
    const others = node.children.filter(child => child !== nextOf(node));
    if (others.length) {
      const variation = element('div', 'variation', '');
      others.slice(0, MAX_SIBLINGS).forEach(other => addMove(variation, other, number));
      if (others.length > MAX_SIBLINGS) {
        variation.append(element('span', 'comment', t('moreLines', { count: others.length - MAX_SIBLINGS })));
      }
      box.append(variation);
    }
    number = numberAfter(nextOf(node), number);
  }
}

// Buttons stay while the list says the same, with their focus and what a pointer has begun on them.
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
  if (drawn !== fresh.innerHTML) {
    drawn = fresh.innerHTML;
    byId('movelist').replaceChildren(...fresh.childNodes);
  }
  showCurrent(byId('movelist'));
}

function showCurrent(list) {
  const line = new Set(pathTo(endOf(game.node)));
  let current = null;
  list.querySelectorAll('.move').forEach((button, i) => {
    button.classList.toggle('online', line.has(nodes[i]));
    button.setAttribute('aria-current', String(nodes[i] === game.node));
    current = nodes[i] === game.node ? button : current;
  });
  if (!current) {
    list.scrollTop = 0;
    return;
  }
  const [box, place] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (place.top < box.top || place.bottom > box.bottom) {
    list.scrollTop += place.top - box.top - list.clientHeight / 2;
  }
}

// The node of a button that was clicked; undefined beside the moves.
export function clickedNode(event) {
  return nodes[[...byId('movelist').querySelectorAll('.move')].indexOf(event.target.closest('button.move'))];
}
