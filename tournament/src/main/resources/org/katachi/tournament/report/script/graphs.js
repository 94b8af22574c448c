// The graphs of evaluation and time.

const HALF_WAY = 200; // the evaluation that lies half way up the graph
const EVALUATION_TICKS = [-1000, -200, 0, 200, 1000];

function squashed(value) {
  return value / (Math.abs(value) + HALF_WAY);
}

function graph(height) {
  return drawn('svg', { viewBox: `0 0 ${Math.max(1, state.game.length)} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
}

function none(text) {
  return element('div', { className: 'none', textContent: text });
}

// Ticks are heights in percent with their labels.
function drawScale(graph, ticks) {
  byId(graph + '-scale').replaceChildren(...ticks.map(([height, label]) => {
    const tick = element('span', { textContent: label });
    tick.style.bottom = height + '%';
    return tick;
  }));
  byId(graph + '-extent').replaceChildren(
    element('span', { textContent: '1' }), element('span', { textContent: `move ${state.game.length}` }));
}

function curve(colour) {
  const { game } = state;
  let path = '';
  for (let ply = colour === 'black' ? 0 : 1; ply < game.length; ply += 2) {
    const value = told(game, 'evaluations', ply);
    if (value !== undefined) {
      const height = squashed(colour === 'black' ? value : -value);
      path += `${path ? 'L' : 'M'}${ply + 0.5},${(50 - 48 * height).toFixed(1)}`;
    }
  }
  return drawn('path', { class: 'by-' + colour, d: path });
}

function drawEvaluations() {
  const { game } = state;
  drawScale('evaluation', game.evaluations
    ? EVALUATION_TICKS.map(value => [50 + 48 * squashed(value), evaluationText(value)])
    : []);
  if (!game.evaluations) {
    byId('evaluations').replaceChildren(none('The brains told none.'));
    return;
  }
  const svg = graph(100);
  const levels = [...EVALUATION_TICKS.map(value => 50 - 48 * squashed(value)), 2, 98];
  svg.append(drawn('path', { class: 'axis', d: levels.map(y => `M0,${y}H${game.length}`).join('') }));
  svg.append(curve('black'), curve('white'), drawn('path', { class: 'cursor' }));
  byId('evaluations').replaceChildren(svg,
    element('span', { className: 'better black', textContent: 'black wins' }),
    element('span', { className: 'better white', textContent: 'white wins' }));
}

function drawTimes() {
  const { game } = state;
  const longest = Math.max(1, ...(game.millis || []));
  const half = longest < 2 ? [] : [[48, seconds(longest / 2)]];
  drawScale('time', [[0, '0'], ...half, [96, seconds(longest)]]);
  const svg = graph(100);
  svg.append(drawn('path', { class: 'axis', d: `M0,100H${game.length}` }));
  game.points.forEach((point, ply) => {
    const height = 96 * (told(game, 'millis', ply) || 0) / longest;
    svg.append(drawn('rect', {
      class: 'took-' + side(ply), x: ply + 0.15, width: 0.7, y: (100 - height).toFixed(1), height: height.toFixed(1)
    }));
  });
  svg.append(drawn('path', { class: 'cursor' }));
  byId('times').replaceChildren(svg);
}

function moveCursors() {
  const x = Math.max(0, state.ply - 0.5);
  document.querySelectorAll('.graph .cursor').forEach(line => line.setAttribute('d', `M${x},0V100`));
}
