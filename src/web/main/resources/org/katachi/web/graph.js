// The graph of the probability that black wins, by the number of stones.

import { drawn } from './drawing.js';

const HEIGHT = 100;

function lengthOf(game) {
  return Math.max(1, game.moves.length);
}

export function drawGraph(container, game) {
  const length = lengthOf(game);
  const svg = drawn('svg', {
    viewBox: `0 -3 ${length} ${HEIGHT + 6}`, preserveAspectRatio: 'none', 'aria-hidden': 'true'
  });
  svg.append(drawn('path', { class: 'middle', d: `M0,${HEIGHT / 2}H${length}M0,0H${length}M0,${HEIGHT}H${length}` }));
  const points = Object.entries(game.rates)
    .map(([stones, rate]) => [Number(stones), HEIGHT * (1 - rate)])
    .filter(([stones]) => stones <= game.moves.length)
    .sort(([a], [b]) => a - b);
  if (points.length) {
    const curve = points.map(([x, y]) => `${x},${y.toFixed(1)}`).join('L');
    svg.append(
      drawn('path', { class: 'area', d: `M${points[0][0]},${HEIGHT}L${curve}L${points[points.length - 1][0]},${HEIGHT}Z` }),
      drawn('path', { class: 'curve', d: 'M' + curve + (points.length === 1 ? 'h0' : '') }));
  }
  for (const { move } of game.mistakes) {
    const point = points.find(([stones]) => stones === move);
    if (point) {
      svg.append(drawn('path', { class: 'mistake', d: `M${point[0]},${point[1].toFixed(1)}h0` }));
    }
  }
  svg.append(drawn('path', { class: 'now', d: `M${game.shown},0V${HEIGHT}` }));
  container.replaceChildren(svg);
}

// The number of stones where a pointer is. The drawing is replaced while the engine works, so the
// container takes the clicks.
export function stonesAt(container, game, event) {
  const box = container.firstElementChild.getBoundingClientRect();
  return Math.round((event.clientX - box.left) / box.width * lengthOf(game));
}
