// The board as it is shown, with what the engine says of it.

import { draw } from './board.js';
import * as games from './game.js';
import { byId, now, positionKey, view } from './state.js';

const { game } = games;

function boardView() {
  const isCurrent = now.linesKey === positionKey();
  return {
    width: game.width, height: game.height, moves: games.shownMoves(), setup: game.setup,
    numbers: view.numbers, rows: view.rows, bothSides: view.bothSides,
    line: now.info.line, forbidden: now.info.forbidden,
    hints: isCurrent ? now.lines.map(line => ({ name: line.moves[0], text: String(Math.round(100 * line.winRate)) })) : [],
    preview: now.preview, cursor: now.cursor
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

export function preview(moves) {
  // A drawing that stays the same is not made again under the pointer.
  if (moves.join() !== now.preview.join()) {
    now.preview = moves;
    drawBoard();
  }
}
