// Draws the board of a game that is being played or analysed, and reads the points at which it is clicked.

import {
  addCoordinates, addNumber, addRing, addStars, addStone, addWinningLine, at, CELL, drawn, EDGE, emptyBoard
} from './drawing.js';
import { PASS } from './game.js';
import { t } from './texts.js';

export function toPoint(name) {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
}

export function toName(x, y) {
  return String.fromCharCode(97 + x) + (y + 1);
}

// The name for people, whose rows may count from the bottom.
export function shownName(name, view) {
  const { x, y } = toPoint(name);
  return view.rows === 'bottom' ? toName(x, view.height - 1 - y) : name;
}

function sideOf(i) {
  return i % 2 === 0 ? 'black' : 'white';
}

function drawStones(svg, view) {
  view.moves.forEach((name, i) => {
    if (name === PASS) {
      return;
    }
    addStone(svg, toPoint(name), sideOf(i), { 'data-point': name });
    if (view.numbers) {
      addNumber(svg, toPoint(name), sideOf(i), i + 1);
    }
  });
  const last = view.moves[view.moves.length - 1];
  if (last && last !== PASS && view.moves.length > view.setup) {
    addRing(svg, toPoint(last));
  }
}

function drawForbidden(svg, names) {
  for (const { x, y } of names.map(toPoint)) {
    svg.append(drawn('path', {
      class: 'forbidden', d: `M${at(x) - 6},${at(y) - 6}l12,12m0,-12l-12,12`
    }));
  }
}

// The first moves of the best lines with their win rates in percent.
function drawHints(svg, hints) {
  hints.slice().reverse().forEach((hint, i) => {
    const { x, y } = toPoint(hint.name);
    const best = i === hints.length - 1 ? 'best' : '';
    svg.append(
      drawn('circle', { class: `hint ${best}`, cx: at(x), cy: at(y), r: 12.4, 'data-hint': hint.name }),
      drawn('text', { class: 'hinttext', x: at(x), y: at(y) + 0.5 }, hint.text));
  });
}

function drawPreview(svg, view) {
  view.preview.forEach((name, i) => {
    const side = sideOf(view.moves.length + i);
    addStone(svg, toPoint(name), side, { class: `piece ${side} ghost` });
    addNumber(svg, toPoint(name), side, i + 1);
  });
}

// A drawing of the board.
//
// view: width, height, moves, setup, numbers, rows, bothSides, line, forbidden, hints, preview, cursor
export function draw(view) {
  const svg = emptyBoard(view, { role: 'application', tabindex: 0, 'aria-label': t('board') });
  addStars(svg, view);
  addCoordinates(svg, view, { fromBottom: view.rows === 'bottom', bothSides: view.bothSides });
  if (view.line.length) {
    addWinningLine(svg, toPoint(view.line[0]), view.line.map(toPoint));
  }
  drawStones(svg, view);
  drawForbidden(svg, view.forbidden);
  if (view.preview.length) {
    drawPreview(svg, view);
  } else {
    drawHints(svg, view.hints);
  }
  if (view.cursor) {
    const { x, y } = toPoint(view.cursor);
    svg.append(drawn('circle', { class: 'cursor', cx: at(x), cy: at(y), r: 14.5 }));
  }
  return svg;
}

// The point nearest to where a pointer is; null beyond the board.
export function pointAt(svg, view, event) {
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const x = Math.round((place.x - EDGE) / CELL);
  const y = Math.round((place.y - EDGE) / CELL);
  return x >= 0 && y >= 0 && x < view.width && y < view.height ? toName(x, y) : null;
}
