// The board as it is shown, with what the tree and the engine say of it.

import { draw } from './board.js';
import { labelsOf, moveOf, nextOf } from './game-tree.js';
import * as games from './game.js';
import { byId, now, positionKey, view } from './state.js';
import { valueText } from './values.js';

const { game } = games;

function boardView() {
  const isCurrent = now.linesKey === positionKey();
  const { moves, setup, numbers } = games.shownLine();
  const { children } = game.node;
  const next = children.length > 1 ? [nextOf(game.node), ...children.filter(child => child !== nextOf(game.node))] : [];
  return {
    width: game.width, height: game.height, moves, setup, numbers: view.numbers && numbers,
    rows: view.rows, bothSides: view.bothSides, line: now.info.line, forbidden: now.info.forbidden,
    labels: labelsOf(game.node), next: next.map(moveOf).map(move => move && move.point).filter(Boolean),
    hints: isCurrent ? now.lines.map(line => ({ name: line.moves[0], text: valueText(line) })) : [],
    blocked: now.blocked.filter(games.isEmpty), threats: now.threats, preview: now.preview, cursor: now.cursor
  };
}

export function drawBoard() {
  const fresh = draw(boardView());
  const svg = byId('board').firstElementChild;
  if (svg) {
    // The element stays, with its focus and what a pointer has begun on it.
    for (const { name, value } of fresh.attributes) {
      svg.setAttribute(name, value);
    }
    svg.replaceChildren(...fresh.childNodes);
  } else {
    byId('board').append(fresh);
  }
}

// Brings the board into view, where a person has scrolled away from it.
export function showBoard() {
  byId('table').scrollIntoView({ block: 'nearest' });
}

export function movesOf(i) {
  return now.lines[i] ? now.lines[i].moves : [];
}

// What is drawn while no pointer is on a line: a hint or the better line of a mistake, the line that was clicked, or the
// answer about a move; of these what was asked for last.
export function keptLine() {
  const { asked, kept, pinned } = now;
  if (kept.length) {
    return kept;
  }
  return pinned >= 0 ? movesOf(pinned) : asked ? [asked.point, ...asked.reply ? asked.reply.moves : []] : [];
}

export function preview(moves = keptLine()) {
  // A drawing that stays the same is not made again under the pointer.
  if (moves.join() !== now.preview.join()) {
    now.preview = moves;
    drawBoard();
  }
}
