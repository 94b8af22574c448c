// The graph of the probability that black wins, by the number of moves of the shown line.

import { drawn } from './drawing.js';
import { valueOf } from './game-tree.js';
import * as games from './game.js';

const HEIGHT = 100;

function lengthOf(line) {
  return Math.max(1, line.moves.length);
}

export function drawGraph(container) {
  const line = games.wholeLine();
  const length = lengthOf(line);
  const svg = drawn('svg', {
    viewBox: `0 -3 ${length} ${HEIGHT + 6}`, preserveAspectRatio: 'none', 'aria-hidden': 'true'
  });
  svg.append(drawn('path', { class: 'middle', d: `M0,${HEIGHT / 2}H${length}M0,0H${length}M0,${HEIGHT}H${length}` }));
  const points = [];
  line.nodes.forEach((node, moves) => {
    if (valueOf(node) !== undefined) {
      points.push({ node, place: `${moves},${(HEIGHT * (1 - valueOf(node))).toFixed(1)}`, moves });
    }
  });
  if (points.length) {
    const curve = points.map(({ place }) => place).join('L');
    svg.append(
      drawn('path', { class: 'area', d: `M${points[0].moves},${HEIGHT}L${curve}L${points[points.length - 1].moves},${HEIGHT}Z` }),
      drawn('path', { class: 'curve', d: 'M' + curve + (points.length === 1 ? 'h0' : '') }));
  }
  for (const { node } of games.mistakes()) {
    const point = points.find(other => other.node === node);
    if (point) {
      svg.append(drawn('path', { class: 'mistake', d: `M${point.place}h0` }));
    }
  }
  svg.append(drawn('path', { class: 'now', d: `M${games.shownMoves().length},0V${HEIGHT}` }));
  container.replaceChildren(svg);
}

// The node where a pointer is. The drawing is replaced while the engine works, so the container takes the clicks.
export function nodeAt(container, event) {
  const line = games.wholeLine();
  const box = container.firstElementChild.getBoundingClientRect();
  const moves = Math.round((event.clientX - box.left) / box.width * lengthOf(line));
  return line.nodes.slice(0, moves + 1).findLast(Boolean) || line.nodes.find(Boolean);
}
