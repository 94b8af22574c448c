// Draws boards with stones as SVG: for the page of the board, and for the report of a tournament.
// A point has x and y, counted from the top left; a side is 'black' or 'white'.

const SVG = 'http://www.w3.org/2000/svg';
const RADIUS = 13.4; // of a stone

export const CELL = 30; // units from line to line
export const EDGE = 37; // from the board's edge to the first line, with room for coordinates

export function drawn(name, attributes = {}, text = '') {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.textContent = text;
  return made;
}

// Where a column or a row is.
export function at(i) {
  return EDGE + i * CELL;
}

// As a, z, aa, ab.
function columnName(x) {
  const letter = String.fromCharCode(97 + x % 26);
  return x < 26 ? letter : String.fromCharCode(96 + Math.floor(x / 26)) + letter;
}

function size(length, edge) {
  return 2 * edge + (length - 1) * CELL;
}

// Wood and lines; the edge is what lies beyond the outer lines.
export function emptyBoard({ width, height }, attributes, edge = EDGE) {
  const box = { x: EDGE - edge, y: EDGE - edge, width: size(width, edge), height: size(height, edge) };
  const svg = drawn('svg', { xmlns: SVG, viewBox: Object.values(box).join(' '), ...attributes });
  let path = '';
  for (let x = 0; x < width; x++) {
    path += `M${at(x)},${at(0)}V${at(height - 1)}`;
  }
  for (let y = 0; y < height; y++) {
    path += `M${at(0)},${at(y)}H${at(width - 1)}`;
  }
  svg.append(drawn('rect', { class: 'wood', ...box }), drawn('path', { class: 'board-lines', d: path }));
  return svg;
}

function starRows(size) {
  if (size < 11) {
    return [];
  }
  return size % 2 === 1 ? [3, (size - 1) / 2, size - 4] : [3, size - 4];
}

export function addStars(svg, { width, height }) {
  for (const x of starRows(width)) {
    for (const y of starRows(height)) {
      svg.append(drawn('circle', { class: 'star', cx: at(x), cy: at(y), r: 3 }));
    }
  }
}

// Letters below the board and numbers at its left, and on request at the other sides, too.
export function addCoordinates(svg, { width, height }, { fromBottom = false, bothSides = false } = {}) {
  const gap = 24;
  const add = (x, y, text) => svg.append(drawn('text', { class: 'coordinate', x, y }, text));
  for (let x = 0; x < width; x++) {
    add(at(x), at(height - 1) + gap, columnName(x));
    if (bothSides) {
      add(at(x), at(0) - gap, columnName(x));
    }
  }
  for (let y = 0; y < height; y++) {
    const number = String(fromBottom ? height - y : y + 1);
    add(at(0) - gap, at(y), number);
    if (bothSides) {
      add(at(width - 1) + gap, at(y), number);
    }
  }
}

export function addStone(svg, { x, y }, side, attributes = {}) {
  svg.append(drawn('circle', { class: `piece ${side}`, cx: at(x), cy: at(y), r: RADIUS, ...attributes }));
}

export function addNumber(svg, { x, y }, side, number) {
  svg.append(drawn('text', { class: `piece-number on-${side}`, x: at(x), y: at(y) + 0.5 }, String(number)));
}

export function addRing(svg, { x, y }) {
  svg.append(drawn('circle', { class: 'last-ring', cx: at(x), cy: at(y), r: RADIUS }));
}

// A frame around the number of a stone of the opening.
export function addFrame(svg, { x, y }, side) {
  svg.append(drawn('rect', {
    class: `opening-mark on-${side}`, x: at(x) - 8.5, y: at(y) - 8.5, width: 17, height: 17, rx: 1.5
  }));
}

// One band for each direction in which the winning stones stand, from the last stone. It lies below the
// stones, so that their numbers stay legible.
export function addWinningLine(svg, last, stones) {
  for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
    const along = stones
      .filter(({ x, y }) => (x - last.x) * dy === (y - last.y) * dx)
      .sort((a, b) => (a.x - b.x) * dx || (a.y - b.y) * dy);
    if (along.length > 1) {
      const [from, to] = [along[0], along[along.length - 1]];
      svg.append(drawn('line', {
        class: 'winning', x1: at(from.x), y1: at(from.y), x2: at(to.x), y2: at(to.y)
      }));
    }
  }
}
