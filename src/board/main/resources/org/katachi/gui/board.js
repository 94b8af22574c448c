// Draws the board, and reads the points at which it is clicked.

import { t } from './texts.js';

const SVG = 'http://www.w3.org/2000/svg';
const CELL = 30;
const EDGE = 36; // from the board's edge to the first line, with room for coordinates
const RADIUS = 13.4;

export function drawn(name, attributes = {}, text = '') {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.textContent = text;
  return made;
}

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

function at(i) {
  return EDGE + i * CELL;
}

function stars(size) {
  if (size < 11) {
    return [];
  }
  return size % 2 === 1 ? [3, (size - 1) / 2, size - 4] : [3, size - 4];
}

function drawGrid(svg, { width, height }) {
  let path = '';
  for (let x = 0; x < width; x++) {
    path += `M${at(x)},${at(0)}V${at(height - 1)}`;
  }
  for (let y = 0; y < height; y++) {
    path += `M${at(0)},${at(y)}H${at(width - 1)}`;
  }
  svg.append(drawn('path', { class: 'grid', d: path }));
  for (const x of stars(width)) {
    for (const y of stars(height)) {
      svg.append(drawn('circle', { class: 'star', cx: at(x), cy: at(y), r: 3 }));
    }
  }
}

function drawCoordinates(svg, view) {
  const far = i => at(i) + 23;
  for (let x = 0; x < view.width; x++) {
    const letter = String.fromCharCode(97 + x);
    svg.append(drawn('text', { class: 'coordinate', x: at(x), y: far(view.height - 1) }, letter));
    if (view.bothSides) {
      svg.append(drawn('text', { class: 'coordinate', x: at(x), y: at(0) - 23 }, letter));
    }
  }
  for (let y = 0; y < view.height; y++) {
    const number = view.rows === 'bottom' ? view.height - y : y + 1;
    svg.append(drawn('text', { class: 'coordinate', x: at(0) - 23, y: at(y) }, String(number)));
    if (view.bothSides) {
      svg.append(drawn('text', { class: 'coordinate', x: far(view.width - 1), y: at(y) }, String(number)));
    }
  }
}

function drawStone(svg, name, side, classes = '') {
  const { x, y } = toPoint(name);
  svg.append(drawn('circle', { class: `stone ${side} ${classes}`, cx: at(x), cy: at(y), r: RADIUS, 'data-point': name }));
}

function drawNumber(svg, name, side, number) {
  const { x, y } = toPoint(name);
  svg.append(drawn('text', { class: `number ${side}`, x: at(x), y: at(y) + 0.5 }, String(number)));
}

function sideOf(i) {
  return i % 2 === 0 ? 'black' : 'white';
}

function drawStones(svg, view) {
  view.moves.forEach((name, i) => {
    drawStone(svg, name, sideOf(i));
    if (view.numbers) {
      drawNumber(svg, name, sideOf(i), i + 1);
    }
  });
  const last = view.moves[view.moves.length - 1];
  if (last && view.moves.length > view.setup) {
    const { x, y } = toPoint(last);
    svg.append(drawn('circle', { class: 'lastmove', cx: at(x), cy: at(y), r: RADIUS }));
  }
}

// One stroke for each direction in which the winning stones stand, from the last stone.
function drawWinningLine(svg, names) {
  const stones = names.map(toPoint);
  const last = stones[0];
  for (const [dx, dy] of names.length ? [[1, 0], [0, 1], [1, 1], [1, -1]] : []) {
    const along = stones
      .filter(({ x, y }) => (x - last.x) * dy === (y - last.y) * dx)
      .sort((a, b) => (a.x - b.x) * dx || (a.y - b.y) * dy);
    if (along.length > 1) {
      const [from, to] = [along[0], along[along.length - 1]];
      svg.append(drawn('line', { class: 'winning', x1: at(from.x), y1: at(from.y), x2: at(to.x), y2: at(to.y) }));
    }
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
    drawStone(svg, name, side, 'ghost');
    drawNumber(svg, name, side, i + 1);
  });
}

// A drawing of the board.
//
// view: width, height, moves, setup, numbers, rows, bothSides, line, forbidden, hints, preview, cursor
export function draw(view) {
  const size = length => 2 * EDGE + (length - 1) * CELL;
  const svg = drawn('svg', {
    xmlns: SVG, viewBox: `0 0 ${size(view.width)} ${size(view.height)}`, role: 'application',
    tabindex: 0, 'aria-label': t('board')
  });
  svg.append(drawn('rect', { class: 'wood', width: size(view.width), height: size(view.height) }));
  drawGrid(svg, view);
  drawCoordinates(svg, view);
  drawStones(svg, view);
  drawWinningLine(svg, view.line);
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
