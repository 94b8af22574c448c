// Draws the board of a game that is being played or analysed, and reads the points at which it is clicked.

import {
  addCoordinates, addNumber, addRing, addStars, addStone, addWinningLine, at, CELL, drawn, EDGE, emptyBoard
} from './drawing.js';
import { PASS, sideAt, toName, toPoint } from './game-tree.js';
import { t } from './texts.js';

function drawStones(svg, view) {
  view.moves.forEach((name, i) => {
    if (name === PASS) {
      return;
    }
    addStone(svg, toPoint(name), sideAt(i), { 'data-point': name });
    if (view.numbers && view.numbers[i]) {
      addNumber(svg, toPoint(name), sideAt(i), view.numbers[i]);
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

function drawBlocked(svg, names) {
  for (const { x, y } of names.map(toPoint)) {
    svg.append(drawn('rect', { class: 'blocked', x: at(x) - 8, y: at(y) - 8, width: 16, height: 16 }));
  }
}

// Where a side makes a five, a four or an open three: the number, at the left for black, at the right for white.
function drawThreats(svg, threats) {
  for (const [side, points] of Object.entries(threats || {})) {
    Object.entries({ five: '5', four: '4', three: '3' }).forEach(([kind, text]) => points[kind].forEach(name => {
      const { x, y } = toPoint(name);
      svg.append(drawn('text', { class: `threat ${side} ${kind}`, x: at(x) + (side === 'black' ? -8 : 8), y: at(y) - 8 }, text));
    }));
  }
}

// Texts of a file at points.
function drawLabels(svg, view) {
  for (const { name, text } of view.labels) {
    const { x, y } = toPoint(name);
    const i = view.moves.indexOf(name);
    if (i < 0) {
      svg.append(drawn('circle', { class: 'label-ground', cx: at(x), cy: at(y), r: 9 }));
    }
    svg.append(drawn('text', { class: i < 0 ? 'label' : `label on-${sideAt(i)}`, x: at(x), y: at(y) + 0.5 }, text));
  }
}

// The moves that the tree has next, if they are several; the one to which a step forward leads is filled.
function drawNext(svg, next) {
  next.forEach((name, i) => {
    const { x, y } = toPoint(name);
    svg.append(drawn('circle', { class: i === 0 ? 'next first' : 'next', cx: at(x), cy: at(y), r: 4.5, 'data-next': name }));
  });
}

// The first moves of the best lines with their values.
function drawHints(svg, hints) {
  hints.slice().reverse().forEach((hint, i) => {
    const { x, y } = toPoint(hint.name);
    const best = i === hints.length - 1 ? 'best' : '';
    svg.append(
      drawn('circle', { class: `hint ${best}`, cx: at(x), cy: at(y), r: 12.4, 'data-hint': hint.name }),
      drawn('text', { class: `hinttext length-${hint.text.length}`, x: at(x), y: at(y) + 0.5 }, hint.text));
  });
}

function drawPreview(svg, view) {
  view.preview.forEach((name, i) => {
    const side = sideAt(view.moves.length + i);
    addStone(svg, toPoint(name), side, { class: `piece ${side} ghost` });
    addNumber(svg, toPoint(name), side, i + 1);
  });
}

// A drawing of the board.
//
// view: width, height, moves, setup, numbers (none, or one for each move), rows, bothSides, line, forbidden, blocked, labels,
// threats, next, hints, preview, cursor
export function draw(view) {
  const svg = emptyBoard(view, { role: 'application', tabindex: 0, 'aria-label': t('board') });
  addStars(svg, view);
  addCoordinates(svg, view, { fromBottom: view.rows === 'bottom', bothSides: view.bothSides });
  if (view.line.length) {
    addWinningLine(svg, toPoint(view.line[0]), view.line.map(toPoint));
  }
  drawStones(svg, view);
  drawForbidden(svg, view.forbidden);
  drawBlocked(svg, view.blocked);
  drawLabels(svg, view);
  drawThreats(svg, view.threats);
  if (view.preview.length) {
    drawPreview(svg, view);
  } else {
    drawNext(svg, view.next);
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
