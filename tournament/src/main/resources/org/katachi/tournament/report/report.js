// Replays the games of the report. Text of games goes into the page as text only, never as HTML.
// This text follows drawing.js in one script.

const ROWS_AT_ONCE = 100;
const PLAY_MILLIS = 650;
const FORCED = 30000; // a forced win in n plies is FORCED - n
const LEAST_FORCED = 29000;
const HALF_WAY = 200; // the evaluation that lies half way up the graph
const EVALUATION_TICKS = [-1000, -200, 0, 200, 1000];

const games = JSON.parse(byId('data').textContent);
const state = { shown: [], rows: 0, sort: 'number', down: false, opening: null, game: null, ply: 0, timer: 0 };

function byId(id) {
  return document.getElementById(id);
}

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

// Games

function points(text) {
  return [...text.matchAll(/([a-z]{1,2})(\d+)/g)].map(([name, letters, row]) => ({
    name,
    x: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1,
    y: Number(row) - 1
  }));
}

function prepare(game) {
  game.points = points(game.stones);
  game.length = game.points.length;
  game.openingLength = points(game.opening).length;
  game.result = { B: 'black', W: 'white' }[game.winner] || (game.running ? 'open' : 'draw');
}

function side(ply) {
  return ply % 2 === 0 ? 'black' : 'white';
}

// What a move tells under a key; undefined for the opening's stones.
function told(game, key, ply) {
  const values = game[key];
  const value = values && ply >= game.openingLength ? values[ply - game.openingLength] : null;
  return value === null ? undefined : value;
}

// Numbers in words

function seconds(millis) {
  if (millis < 100) {
    return Math.round(millis) + ' ms';
  }
  return (millis / 1000).toFixed(millis < 10000 ? 2 : 1) + ' s';
}

function clockTime(millis) {
  const total = Math.max(0, millis) / 1000;
  const minutes = Math.floor(total / 60);
  return minutes + ':' + (total - 60 * minutes).toFixed(1).padStart(4, '0');
}

function evaluationText(value) {
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '+';
  if (size >= LEAST_FORCED) {
    const plies = Math.round(FORCED - size);
    return sign + 'M' + (plies > 0 && plies < FORCED - LEAST_FORCED ? plies : '*');
  }
  return (value === 0 ? '' : sign) + size;
}

function count(nodes) {
  const units = ['', ' K', ' M', ' G', ' T'];
  let unit = 0;
  while (nodes >= 1000 && unit < units.length - 1) {
    nodes /= 1000;
    unit++;
  }
  return (unit === 0 || nodes >= 100 ? nodes.toFixed(0) : nodes.toFixed(1)) + units[unit];
}

// The board

function addStones(svg, game, ply, numbers) {
  for (let i = 0; i < ply; i++) {
    const point = game.points[i];
    addStone(svg, point, side(i));
    if (i < game.openingLength) {
      addFrame(svg, point, side(i));
    }
    if (numbers) {
      addNumber(svg, point, side(i), i + 1);
    }
  }
  if (ply > 0) {
    addRing(svg, game.points[ply - 1]);
  }
}

function winningStones(game) {
  return (game.line || []).map(i => ({ x: i % game.width, y: Math.floor(i / game.width) }));
}

function drawBoard() {
  const { game, ply } = state;
  const svg = emptyBoard(game, { role: 'img', 'aria-label': positionInWords() });
  addStars(svg, game);
  addCoordinates(svg, game);
  if (ply === game.length) {
    addWinningLine(svg, game.points[ply - 1], winningStones(game));
  }
  addStones(svg, game, ply, byId('numbers').checked);
  byId('board').replaceChildren(svg);
}

function positionInWords() {
  const { game, ply } = state;
  if (ply === 0) {
    return 'The empty board';
  }
  const move = `Move ${ply} of ${game.length}: ${side(ply - 1)} ${game.points[ply - 1].name}`;
  return ply === game.length && !game.running ? `${move}. ${game.reason}` : move;
}

// The two players

function lastPlyOf(colour) {
  const ply = state.ply - 1;
  return side(ply) === colour ? ply : ply - 1;
}

function timeOf(colour) {
  const { game } = state;
  const clock = told(game, 'clocks', lastPlyOf(colour));
  if (clock !== undefined) {
    return { text: clockTime(clock), kind: 'left' };
  }
  if (game.clocks) {
    return { text: '–', kind: 'left' };
  }
  let used = 0;
  for (let ply = lastPlyOf(colour); ply >= 0; ply -= 2) {
    used += told(game, 'millis', ply) || 0;
  }
  return { text: clockTime(used), kind: 'used' };
}

function facts(colour) {
  const { game } = state;
  const ply = lastPlyOf(colour);
  const names = [
    ['move', ply >= 0 ? game.points[ply].name : undefined, String],
    ['time', told(game, 'millis', ply), seconds],
    ['evaluation', told(game, 'evaluations', ply), evaluationText],
    ['depth', told(game, 'depths', ply), String],
    ['nodes', told(game, 'nodes', ply), count]
  ];
  return names
    .filter(([, value]) => value !== undefined)
    .map(([name, value, text]) => element('div', {},
      element('dt', { textContent: name }), element('dd', { textContent: text(value) })));
}

function drawPlayer(colour) {
  const { game, ply } = state;
  const panel = byId(colour + '-side');
  const time = timeOf(colour);
  panel.classList.toggle('to-move', ply < game.length && side(ply) === colour);
  const messages = element('div', {
    className: 'messages', tabIndex: 0, textContent: told(game, 'messages', lastPlyOf(colour)) || ''
  });
  messages.setAttribute('aria-label', 'Messages of ' + colour);
  messages.setAttribute('role', 'region');
  panel.replaceChildren(
    element('div', { className: 'who' },
      element('i', { className: 'stone ' + colour }),
      element('span', { textContent: game[colour] }),
      element('time', { textContent: time.text }),
      element('small', { textContent: time.kind })),
    element('dl', {}, ...facts(colour)),
    messages);
  messages.scrollTop = messages.scrollHeight;
}

// The graphs

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

// Going through a game

function show(ply) {
  const { game } = state;
  state.ply = Math.max(0, Math.min(game.length, ply));
  drawBoard();
  drawPlayer('black');
  drawPlayer('white');
  moveCursors();
  byId('position').value = state.ply;
  byId('position').setAttribute('aria-valuetext', positionInWords());
  byId('first').disabled = byId('back').disabled = state.ply === 0;
  byId('last').disabled = byId('forward').disabled = state.ply === game.length;
  byId('status').textContent = positionInWords();
  byId('handed-out').textContent = '';
}

function stop() {
  clearInterval(state.timer);
  state.timer = 0;
  byId('play').setAttribute('aria-pressed', 'false');
}

function togglePlay() {
  if (state.timer) {
    stop();
    return;
  }
  if (state.ply === state.game.length) {
    show(state.game.openingLength);
  }
  byId('play').setAttribute('aria-pressed', 'true');
  state.timer = setInterval(() => {
    show(state.ply + 1);
    if (state.ply === state.game.length) {
      stop();
    }
  }, PLAY_MILLIS);
}

function go(ply) {
  stop();
  show(ply);
}

function present(game, ply) {
  state.game = game;
  byId('game-title').textContent = `Game ${game.number}`;
  const board = `${game.width}×${game.height}, ${game.rule}`;
  byId('game-result').textContent = `${game.reason || game.ending || 'is being played'} · ${board}`;
  byId('game-swap2').hidden = !game.swap2;
  byId('game-swap2').textContent = game.swap2 ? `Swap2: ${game.swap2}` : '';
  byId('position').max = game.length;
  drawEvaluations();
  drawTimes();
  show(ply);
  markCurrent();
}

function open(game, ply = game.length) {
  stop();
  present(game, ply);
  history.replaceState(history.state, '', '#game=' + game.number);
}

// Opens what the address names, if the page holds it.
function openLinked() {
  const wanted = /^#game=(\d+)(?:&move=(\d+))?$/.exec(location.hash);
  const game = wanted && games.find(one => one.number === Number(wanted[1]));
  if (game) {
    open(game, wanted[2] === undefined ? game.length : Number(wanted[2]));
  }
  return Boolean(game);
}

function step(distance) {
  const next = state.shown[state.shown.indexOf(state.game) + distance];
  if (next) {
    open(next);
  }
}

// What a reader takes along

function positionText() {
  return state.game.points.slice(0, state.ply).map(point => point.name).join('');
}

function link() {
  const move = state.ply < state.game.length ? `&move=${state.ply}` : '';
  return `${location.href.split(/[?#]/)[0]}#game=${state.game.number}${move}`;
}

async function copy(text) {
  const status = byId('handed-out');
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = 'Copied: ' + (text || 'the empty board');
  } catch {
    status.textContent = 'The browser does not allow to copy: ' + text;
  }
}

// Brains' messages can't be turned into the reader's names, as nobody knows what is a point.
const SGF_ROWS =
  'Texts count rows from the top, as brains do; many readers of SGF name them from the bottom.';

function sgfText(text) {
  return String(text).replace(/[\\\]]/g, '\\$&');
}

function sgfLetter(i) {
  return String.fromCharCode(i < 26 ? 97 + i : 65 + i - 26);
}

function sgfPoint(point) {
  return sgfLetter(point.x) + sgfLetter(point.y);
}

function sgfComment(game, ply) {
  if (ply < game.openingLength) {
    return 'opening';
  }
  const evaluation = told(game, 'evaluations', ply);
  const message = told(game, 'messages', ply);
  return `time ${((told(game, 'millis', ply) || 0) / 1000).toFixed(3)} s`
    + (evaluation === undefined ? '' : ', evaluation ' + evaluationText(evaluation).replace('−', '-'))
    + (message === undefined ? '' : '\n' + message);
}

function sgf(game) {
  const size = game.width === game.height ? game.width : `${game.width}:${game.height}`;
  const result = { black: 'B+', white: 'W+', draw: 'Draw', open: '?' }[game.result];
  const moves = game.points.map((point, ply) => '\n;' + (ply % 2 === 0 ? 'B' : 'W')
    + `[${sgfPoint(point)}]C[${sgfText(sgfComment(game, ply))}]`);
  return `(;FF[4]GM[4]CA[UTF-8]AP[Katachi tournament]SZ[${size}]RU[${game.rule}]`
    + `PB[${sgfText(game.black)}]PW[${sgfText(game.white)}]RE[${result}]GC[${sgfText(game.reason)}]`
    + `C[${game.swap2 ? sgfText(`Swap2: ${game.swap2}\n`) : ''}${SGF_ROWS}]`
    + moves.join('') + ')\n';
}

function download() {
  const url = URL.createObjectURL(new Blob([sgf(state.game)], { type: 'application/x-go-sgf' }));
  element('a', { href: url, download: `game-${state.game.number}.sgf` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
  byId('handed-out').textContent = `Saved as game-${state.game.number}.sgf`;
}

// The list

function matches(game) {
  const brain = byId('filter-brain').value;
  const opponent = byId('filter-opponent').value;
  const ending = byId('filter-ending').value;
  const names = [game.black, game.white];
  return (!brain || names.includes(brain))
    && (!opponent || (brain ? names.includes(opponent) && (brain !== opponent) : names.includes(opponent)))
    && (!ending || game.ending === ending)
    && (state.opening === null || game.opening === state.opening);
}

function compare(a, b) {
  const [left, right] = [a[state.sort], b[state.sort]];
  const order = typeof left === 'number' ? left - right : String(left).localeCompare(String(right));
  return (state.down ? -order : order) || a.number - b.number;
}

function name(game, colour) {
  const cell = element('td', {},
    element('i', { className: 'stone ' + colour }), element('span', { textContent: game[colour] }));
  cell.classList.toggle('won', game.result === colour);
  return cell;
}

function row(game) {
  const button = element('button', { type: 'button', textContent: game.number });
  button.setAttribute('aria-label', `Game ${game.number}, ${game.black} against ${game.white}`);
  const made = element('tr', { onclick: () => open(game) },
    element('td', { className: 'number' }, button),
    name(game, 'black'),
    name(game, 'white'),
    element('td', { textContent: { black: '1–0', white: '0–1', draw: '½–½' }[game.result] }),
    element('td', { className: 'ending', textContent: game.ending }),
    element('td', { className: 'number', textContent: game.length }));
  made.dataset.game = game.number;
  return made;
}

function markCurrent() {
  document.querySelectorAll('#list tbody tr').forEach(line => {
    if (state.game && line.dataset.game === String(state.game.number)) {
      line.setAttribute('aria-current', 'true');
    } else {
      line.removeAttribute('aria-current');
    }
  });
  const index = state.shown.indexOf(state.game);
  byId('previous-game').disabled = index <= 0;
  byId('next-game').disabled = index < 0 || index === state.shown.length - 1;
}

function addRows(rows) {
  const next = state.shown.slice(state.rows, state.rows + rows);
  document.querySelector('#list tbody').append(...next.map(row));
  state.rows += next.length;
  byId('more').hidden = state.rows === state.shown.length;
  markCurrent();
}

function list() {
  state.rows = 0;
  listAgain();
}

// As many rows as before, and more if there were few.
function listAgain() {
  const rows = Math.max(state.rows, ROWS_AT_ONCE);
  const focused = document.activeElement.closest('#list tbody tr');
  state.shown = games.filter(matches).sort(compare);
  state.rows = 0;
  document.querySelector('#list tbody').replaceChildren();
  byId('count').textContent = `${state.shown.length} of ${games.length} game${games.length === 1 ? '' : 's'}`;
  byId('filter-opening').hidden = state.opening === null;
  byId('filter-opening').textContent = `opening ${state.opening || 'empty board'} ×`;
  document.querySelectorAll('#list th').forEach(head => {
    const mine = head.firstElementChild.dataset.sort === state.sort;
    head.setAttribute('aria-sort', mine ? (state.down ? 'descending' : 'ascending') : 'none');
  });
  addRows(rows);
  if (focused) {
    document.querySelector(`#list tr[data-game="${focused.dataset.game}"] button`)?.focus({ preventScroll: true });
  }
}

function sortBy(key) {
  state.down = state.sort === key && !state.down;
  state.sort = key;
  list();
}

function fill(select, values) {
  const chosen = select.value;
  const wanted = [...new Set(values)].sort((a, b) => a.localeCompare(b));
  const present = [...select.options].slice(1).map(option => option.value);
  if (JSON.stringify(wanted) !== JSON.stringify(present)) {
    const options = wanted.map(value => element('option', { value, textContent: value }));
    select.replaceChildren(select.options[0], ...options);
    select.value = chosen;
  }
}

// The filters and the list, when there are other games.
function refresh() {
  const brains = games.flatMap(game => [game.black, game.white]);
  fill(byId('filter-brain'), brains);
  fill(byId('filter-opponent'), brains);
  fill(byId('filter-ending'), games.map(game => game.ending));
  listAgain();
}

// From the tables above to the games

function jump(change) {
  byId('filter-brain').value = byId('filter-opponent').value = byId('filter-ending').value = '';
  state.opening = null;
  change();
  list();
  if (state.shown.length > 0) {
    open(state.shown[0]);
  }
  byId('games').scrollIntoView();
}

// The tables may be replaced, so the page hears of their buttons.
function onJump(event) {
  const button = event.target.closest('button[data-ending], button[data-opening], button[data-game]');
  if (!button || games.length === 0) {
    return;
  }
  const { ending, opening, game } = button.dataset;
  if (game !== undefined) {
    jumpTo(games.find(one => one.number === Number(game)));
  } else if (ending !== undefined) {
    jump(() => { byId('filter-ending').value = ending; });
  } else {
    jump(() => { state.opening = opening; });
  }
}

function jumpTo(game) {
  if (game) {
    open(game);
    byId('games').scrollIntoView();
  }
}

function drawMini(place) {
  const { stones } = place.dataset;
  const board = { width: Number(place.dataset.width), height: Number(place.dataset.height) };
  const label = stones ? 'Opening ' + stones : 'The empty board';
  const svg = emptyBoard(board, { role: 'img', 'aria-label': label }, CELL * 0.7);
  points(stones).forEach((point, ply) => addStone(svg, point, side(ply)));
  place.append(svg);
}

// Wiring

function seek(event) {
  const box = event.currentTarget.getBoundingClientRect();
  go(Math.round((event.clientX - box.left) / box.width * state.game.length + 0.5));
}

const KEYS = {
  ArrowLeft: () => go(state.ply - 1),
  ArrowRight: () => go(state.ply + 1),
  Home: () => go(0),
  End: () => go(state.game.length),
  ' ': togglePlay,
  p: () => step(-1),
  n: () => step(1)
};

// Keys that a control or a text that scrolls needs itself are left to it.
function onKey(event) {
  const target = event.target;
  const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const inReplay = byId('games').contains(target) || target === document.body;
  const busy = target.matches('select, input[type="range"]')
    || event.key === ' ' && target.matches('button, input, summary, a');
  if (action && state.game && inReplay && !busy && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    action();
  }
}

function wire() {
  byId('first').onclick = () => go(0);
  byId('back').onclick = () => go(state.ply - 1);
  byId('play').onclick = togglePlay;
  byId('forward').onclick = () => go(state.ply + 1);
  byId('last').onclick = () => go(state.game.length);
  byId('position').oninput = event => go(Number(event.target.value));
  byId('numbers').onchange = drawBoard;
  byId('previous-game').onclick = () => step(-1);
  byId('next-game').onclick = () => step(1);
  byId('evaluations').onclick = byId('times').onclick = seek;
  byId('more').onclick = () => addRows(ROWS_AT_ONCE);
  byId('save-sgf').onclick = download;
  byId('copy-position').onclick = () => copy(positionText());
  byId('copy-link').onclick = () => copy(link());
  addEventListener('hashchange', openLinked);
  ['filter-brain', 'filter-opponent', 'filter-ending'].forEach(id => { byId(id).onchange = list; });
  byId('filter-opening').onclick = () => { state.opening = null; list(); };
  document.querySelectorAll('[data-sort]').forEach(button => { button.onclick = () => sortBy(button.dataset.sort); });
  document.addEventListener('click', onJump);
  document.addEventListener('keydown', onKey);
}

// A table that is wider than the page says so in words, beside its shadow.
function tellWidths() {
  document.querySelectorAll('.wide').forEach(note => {
    const table = note.previousElementSibling;
    note.hidden = table.scrollWidth <= table.clientWidth;
  });
}

function drawMinis(root) {
  root.querySelectorAll('.mini[data-stones]').forEach(drawMini);
}

games.forEach(prepare);
drawMinis(document);
tellWidths();
addEventListener('resize', tellWidths);
wire();
refresh();
document.querySelector('.replay').hidden = games.length === 0;
if (games.length > 0 && !openLinked()) {
  open(games[0]);
}
