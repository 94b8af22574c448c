// Connects the parts of the page.

import { connect, disconnect, post, use } from './api.js';
import { draw, pointAt, shownName, toName, toPoint } from './board.js';
import * as games from './game.js';
import { drawGraph, stonesAt } from './graph.js';
import { download, downloadPng, downloadSvg } from './picture.js';
import { load, t } from './texts.js';

const { game } = games;
const VIEW_KEY = 'katachi-view';
const NOTHING = { over: null, winner: null, line: [], forbidden: [] };

// What the server says of the position, and what the engine does.
const now = {
  info: NOTHING, infoKey: '', lines: [], linesKey: '', preview: [], pinned: -1, cursor: null,
  // Greater than before a reload, too.
  task: Date.now(), doing: '', reviewed: 0, isServerLost: false
};
const view = { numbers: false, bothSides: false, rows: 'top', analysing: false, lineCount: 3,
  ...JSON.parse(localStorage.getItem(VIEW_KEY) || '{}') };

const byId = id => document.getElementById(id);

function positionKey() {
  return [game.rule, game.width, game.height, ...games.shownMoves()].join(' ');
}

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

function named(name) {
  return shownName(name, { rows: view.rows, height: game.height });
}

// Drawing

function drawBoard() {
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

function status() {
  const { info } = now;
  if (info.over === 'draw') {
    return t('draw');
  }
  if (info.over) {
    return t(info.over === 'foul' ? 'foulEnd' : 'winEnd', { winner: t(info.winner) });
  }
  const side = t(games.sideAt(game.shown));
  if (now.doing === 'play') {
    return t(game.swap2 ? 'swap2Thinking' : 'thinking', { side });
  }
  if (game.swap2) {
    return games.choosesColour() ? t('swap2Choose') : t('swap2Lay', { stone: game.shown + 1, side });
  }
  const toMove = t('toMove', { side, stones: game.shown });
  return game.decidedAt === game.shown ? t('swap2Yours', { side: t(game.person) }) + ' ' + toMove : toMove;
}

function percent(rate) {
  return (100 * rate).toFixed(1) + ' %';
}

function element(name, className, text) {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

// A list of buttons. One stays while what it says changes, with its focus and what a pointer has begun on it.
function drawList(list, entries, newButton, fill) {
  while (list.children.length > entries.length) {
    list.lastChild.remove();
  }
  while (list.children.length < entries.length) {
    const item = document.createElement('li');
    item.append(newButton(list.children.length));
    list.append(item);
  }
  entries.forEach((entry, i) => fill(list.children[i].firstChild, entry, i));
}

function newLine(i) {
  const button = element('button', '', '');
  button.append(...['move', 'rate', 'value', 'depth', 'moves'].map(name => element('span', name, '')));
  const leave = () => preview(now.pinned < 0 ? [] : movesOf(now.pinned));
  button.addEventListener('pointerenter', () => preview(movesOf(i)));
  button.addEventListener('pointerleave', leave);
  button.addEventListener('focus', () => preview(movesOf(i)));
  button.addEventListener('blur', leave);
  button.addEventListener('click', () => {
    now.pinned = now.pinned === i ? -1 : i;
    preview(now.pinned < 0 ? [] : movesOf(i));
    drawLines();
  });
  return button;
}

function movesOf(i) {
  return now.lines[i] ? now.lines[i].moves : [];
}

function fillLine(button, line, i) {
  button.className = now.pinned === i ? 'shown' : '';
  fillParts(button, [
    named(line.moves[0]), percent(line.winRate), line.value,
    t('depth') + ' ' + line.depth + '-' + line.selectiveDepth, line.moves.map(named).join(' ')
  ]);
}

function fillParts(button, texts) {
  texts.forEach((text, part) => {
    button.children[part].textContent = text;
  });
}

function drawLines() {
  const isCurrent = now.linesKey === positionKey() && !now.info.over;
  const lines = isCurrent ? now.lines : [];
  drawList(byId('lines'), lines, newLine, fillLine);
  const best = lines[0];
  byId('forced').hidden = !best || !best.proved;
  if (best && best.proved) {
    const side = games.sideAt(game.shown + (best.proved === 'win' ? 0 : 1));
    byId('forced').textContent = t('forcedWin', { side: t(side), plies: best.plies });
  }
}

function newMistake(i) {
  const button = element('button', '', '');
  button.append(...['span', 'strong', 'span'].map(name => element(name, '', '')));
  button.addEventListener('click', () => {
    const { move, better } = game.mistakes[i];
    go(move - 1);
    preview(better.moves);
  });
  return button;
}

function fillMistake(button, { move, played, mark, before, after, better }) {
  fillParts(button, [
    move + '.', named(played) + mark,
    t('mistake', { before: percent(before), after: percent(after), better: named(better.moves[0]) })
  ]);
}

function drawAll() {
  drawBoard();
  drawLines();
  drawGraph(byId('graph'), game);
  drawList(byId('mistakes'), game.mistakes, newMistake, fillMistake);
  byId('status').textContent = status();
  byId('first').disabled = byId('back').disabled = game.shown <= game.setup;
  byId('forward').disabled = byId('last').disabled = game.shown >= game.moves.length;
  byId('undo').disabled = game.shown <= game.setup;
  byId('redo').disabled = game.shown >= game.moves.length;
  byId('engine').disabled = Boolean(now.info.over) || (Boolean(game.swap2) && !games.isEnginesTurn());
  byId('swap2choice').hidden = !games.choosesColour();
  byId('addtwo').hidden = !games.mayAddStones();
  byId('engine').textContent = t(now.doing === 'play' ? 'moveNow' : 'engineMove');
  byId('review').disabled = game.moves.length === game.setup;
  // RenLib has one board only.
  byId('renlib').disabled = game.width !== 15 || game.height !== 15;
  byId('review').textContent = t(now.doing === 'review' ? 'stop' : 'review');
  byId('progress').hidden = now.doing !== 'review';
}

function preview(moves) {
  // A drawing that stays the same is not made again under the pointer.
  if (moves.join() !== now.preview.join()) {
    now.preview = moves;
    drawBoard();
  }
}

// The position

async function changed() {
  now.preview = [];
  now.pinned = -1;
  if (now.infoKey !== positionKey()) {
    now.info = NOTHING;
  }
  drawAll();
  await ask();
}

// Asks for all that the page shows of the position.
async function ask() {
  const key = positionKey();
  try {
    const info = await post('position', games.fields());
    if (key === positionKey()) {
      now.info = info;
      now.infoKey = key;
      drawAll();
      analyse();
    }
  } catch (error) {
    tell(error.message);
  }
  holdEvents();
}

// A message stays until a person acts.

function tell(message) {
  byId('fault').hidden = !message;
  byId('fault').textContent = message;
}

// Does what may fail, and tells why.
async function attempt(action) {
  try {
    await action();
  } catch (error) {
    tell(error.message);
  }
}

async function onPoint(name) {
  const key = positionKey();
  if (name === null || now.doing === 'play' || games.choosesColour() || !games.isEmpty(name) || (now.infoKey === key && now.info.over)) {
    return;
  }
  tell('');
  if (now.info.forbidden.includes(name)) {
    tell(t('forbidden', { point: named(name) }));
    return;
  }
  cancel();
  games.play(name);
  await changed();
  if (games.isEnginesTurn() && !now.info.over) {
    engineMove();
  }
}

function go(stones) {
  tell('');
  // The analysis of a game goes on while a person looks at it.
  if (now.doing !== 'review') {
    cancel();
  }
  games.goTo(stones);
  changed();
}

// The engine

// A browser has six connections to a server for all its tabs, and the events keep one. A tab that is hidden
// gives it back when its engine has nothing to do.
function holdEvents() {
  if (document.hidden && !now.doing) {
    disconnect();
  } else {
    connect();
  }
}

// What the engine does is of no interest any more; the server ends it when it gets the next task.
function cancel() {
  if (now.doing) {
    now.doing = '';
    stopTask();
    now.task++;
  }
}

function stopTask() {
  post('stop', { task: now.task }).catch(() => {});
}

async function begin(doing, request, fields) {
  now.task++;
  now.doing = doing;
  holdEvents();
  const { task } = now;
  try {
    await post(request, { ...games.fields(), ...fields, task });
  } catch (error) {
    if (task === now.task) {
      now.doing = '';
      tell(error.message);
      drawAll();
    }
  }
}

function engineMove() {
  begin('play', game.swap2 ? 'swap2' : 'play', { millis: Math.round(1000 * game.seconds), strength: game.strength });
  drawAll();
}

// The person takes a colour, or adds two stones.
function choose(choice) {
  cancel();
  if (choice === 'add') {
    games.addStones();
  } else {
    games.decide(choice);
  }
  showSettings();
  changed();
  if (games.isEnginesTurn()) {
    engineMove();
  }
}

// Only a game that goes on is analysed, so the server's word on the position comes first.
function analyse() {
  if (view.analysing && !now.info.over && now.doing !== 'play' && now.doing !== 'review') {
    begin('analyse', 'analyse', { lines: view.lineCount });
  }
}

function review() {
  now.reviewed = 0;
  byId('progress').value = 0;
  games.goTo(game.moves.length);
  begin('review', 'review', { millis: Math.round(1000 * numberIn('reviewseconds')) });
  changed();
}

// A new connection: what was asked for over the one before is asked for again.
function resume() {
  if (now.isServerLost) {
    now.isServerLost = false;
    tell('');
  }
  if (now.doing === 'play') {
    engineMove();
  } else if (now.doing === 'review') {
    review();
  } else {
    ask();
  }
}

function noteRate(stones, line) {
  game.rates[stones] = games.sideAt(stones) === 'black' ? line.winRate : 1 - line.winRate;
}

const handlers = {
  open: resume,
  // The browser tries again by itself.
  error() {
    now.isServerLost = true;
    tell(t('noServer'));
  },
  lines({ task, stones, lines }) {
    if (task !== now.task || stones !== game.shown) {
      return;
    }
    now.lines = lines;
    now.linesKey = positionKey();
    noteRate(stones, lines[0]);
    if (now.pinned >= 0) {
      now.preview = movesOf(now.pinned);
    }
    drawBoard();
    drawLines();
    drawGraph(byId('graph'), game);
  },
  move({ task, stones, move }) {
    if (task === now.task && stones === game.shown) {
      now.doing = '';
      games.play(move);
      changed();
    }
  },
  swap2({ task, stones, reply, moves }) {
    if (task === now.task && stones === game.shown) {
      now.doing = '';
      moves.forEach(games.play);
      if (reply !== 'stones') {
        games.decide(reply === 'black' ? 'white' : 'black');
      }
      showSettings();
      changed();
    }
  },
  progress({ task, stones, lines }) {
    if (task === now.task) {
      now.reviewed++;
      byId('progress').value = now.reviewed / (game.moves.length - game.setup + 1);
      noteRate(stones, lines[0]);
      drawGraph(byId('graph'), game);
    }
  },
  review({ task, analysis }) {
    if (task === now.task) {
      now.doing = '';
      analysis.positions.forEach(position => {
        game.rates[position.stones] = position.blackWinRate;
      });
      game.mistakes = analysis.mistakes;
      games.save();
      if (!game.mistakes.length) {
        tell(t('noMistakes'));
      }
      changed();
    }
  },
  fault({ task, error }) {
    if (task === now.task) {
      now.doing = '';
      tell(error);
      drawAll();
      holdEvents();
    }
  }
};

// Keys and pointers

function onHover(name) {
  const line = now.linesKey === positionKey() && now.lines.find(({ moves }) => moves[0] === name);
  if (now.pinned < 0 && !byId('lines').matches(':hover')) {
    preview(line ? line.moves : []);
  }
}

// A point with what is on it, for who hears the page.
function described(name) {
  if (now.info.forbidden.includes(name)) {
    return t('forbidden', { point: named(name) });
  }
  const stones = games.shownMoves().indexOf(name);
  return `${named(name)}: ${t(stones < 0 ? 'empty' : games.sideAt(stones))}`;
}

function onBoardKey(event) {
  const { x, y } = toPoint(now.cursor || toName(game.width >> 1, game.height >> 1));
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key];
  if (step) {
    const clamp = (value, size) => Math.max(0, Math.min(size - 1, value));
    now.cursor = now.cursor ? toName(clamp(x + step[0], game.width), clamp(y + step[1], game.height)) : toName(x, y);
    byId('status').textContent = described(now.cursor);
    drawBoard();
  } else if ((event.key === 'Enter' || event.key === ' ') && now.cursor) {
    onPoint(now.cursor);
  } else {
    return;
  }
  event.preventDefault();
}

const KEYS = {
  ',': () => go(game.shown - 1), '.': () => go(game.shown + 1),
  Home: () => go(game.setup), End: () => go(game.moves.length),
  u: () => byId('undo').click(), r: () => byId('redo').click(),
  a: () => byId('analyse').click(), e: () => byId('engine').click()
};

function onKey(event) {
  const isTyping = event.target.closest('input:not([type=checkbox]), select, textarea');
  if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && KEYS[event.key]) {
    KEYS[event.key]();
    event.preventDefault();
  }
}

// Controls

// The number in a field, within the field's limits; the one of a new page if there is none.
function numberIn(id) {
  const { value, defaultValue, min, max } = byId(id);
  return Math.max(min, Math.min(max, Number(value) || defaultValue));
}

function settings() {
  const size = Math.round(numberIn('size'));
  return {
    rule: byId('rule').value, width: size, height: size, person: byId('person').value,
    seconds: numberIn('seconds'), strength: Number(byId('strength').value)
  };
}

function showSettings() {
  byId('rule').value = game.rule;
  byId('size').value = game.width;
  byId('person').value = { person: 'black', engine: 'white', adding: 'white' }[game.swap2] || game.person;
  byId('swap2').checked = Boolean(game.swap2) || game.decidedAt >= 0;
  byId('seconds').value = game.seconds;
  byId('strength').value = game.strength;
  byId('numbers').checked = view.numbers;
  byId('bothsides').checked = view.bothSides;
  byId('rows').value = view.rows;
  byId('analyse').checked = view.analysing;
  byId('linecount').value = view.lineCount;
}

// In a swap2 opening black is who lays the stones; without an engine it needs no help.
function opening() {
  const { person } = settings();
  const isSwap2 = byId('swap2').checked && person !== 'both';
  return isSwap2 ? { person: 'both', swap2: person === 'black' ? 'person' : 'engine' } : {};
}

function beginGame(fields) {
  cancel();
  now.lines = [];
  // The board may be smaller.
  now.cursor = null;
  games.begin({ ...settings(), ...fields });
}

function start() {
  beginGame(opening());
  byId('size').value = game.width;
  changed();
  if (games.isEnginesTurn()) {
    engineMove();
  }
}

// A library of RenLib is no text: a character stands for each byte.
async function importFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBinary = bytes[0] === 0xFF;
  await importText(isBinary ? Array.from(bytes.slice(0, 100000), byte => String.fromCharCode(byte)).join('') : await file.text());
}

// The file that is chosen; it may be chosen again when it was edited.
function importChosen() {
  const [file] = byId('file').files;
  byId('file').value = '';
  if (file) {
    attempt(() => importFile(file));
  }
}

async function importText(text) {
  const read = await post('import', { text, width: settings().width, rule: game.rule });
  if (read.fault) {
    throw new Error(read.fault);
  }
  const moves = read.moves.match(/[a-z]\d+/g) || [];
  if (read.width > 25 || read.height > 25) {
    throw new Error(t('tooLarge'));
  }
  beginGame({
    rule: read.rule || game.rule, width: read.width, height: read.height, setup: read.setup, person: 'both', moves
  });
  showSettings();
  changed();
}

async function exportText(format) {
  const shown = game.shown;
  game.shown = game.moves.length;
  const fields = games.fields();
  game.shown = shown;
  const { text } = await post('export', { ...fields, format });
  if (format === 'renlib') {
    // No text: each character is a byte.
    download('katachi.lib', new Blob([Uint8Array.from(text, byte => byte.charCodeAt(0))]));
    return;
  }
  byId('text').value = text;
  const names = { moves: 'katachi.pos', psq: 'katachi.psq', sgf: 'katachi.sgf', drawing: 'katachi.txt' };
  download(names[format], new Blob([text], { type: 'text/plain' }));
}

function saveView() {
  localStorage.setItem(VIEW_KEY, JSON.stringify(view));
}

function changeView() {
  view.numbers = byId('numbers').checked;
  view.bothSides = byId('bothsides').checked;
  view.rows = byId('rows').value;
  saveView();
  drawAll();
}

function toggleAnalysis() {
  view.analysing = byId('analyse').checked;
  view.lineCount = Math.round(numberIn('linecount'));
  saveView();
  if (now.doing === 'analyse') {
    cancel();
  }
  changed();
}

function applyTheme() {
  const wanted = localStorage.getItem('katachi-theme') || 'auto';
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  byId('theme').value = wanted;
  document.documentElement.dataset.theme = wanted === 'auto' ? (dark ? 'dark' : 'light') : wanted;
}

function listen() {
  const board = byId('board');
  const point = event => pointAt(board.firstElementChild, game, event);
  board.addEventListener('click', event => onPoint(point(event)));
  board.addEventListener('keydown', onBoardKey);
  board.addEventListener('pointermove', event => onHover(point(event)));
  board.addEventListener('pointerleave', () => onHover(null));
  const on = (id, action, type = 'click') => byId(id).addEventListener(type, event => {
    tell('');
    action(event);
  });
  on('graph', event => go(stonesAt(byId('graph'), game, event)));
  on('first', () => go(game.setup));
  on('back', () => go(game.shown - 1));
  on('forward', () => go(game.shown + 1));
  on('last', () => go(game.moves.length));
  on('undo', () => { cancel(); games.undo(); changed(); });
  on('redo', () => { cancel(); games.redo(); changed(); });
  on('engine', () => now.doing === 'play' ? stopTask() : engineMove());
  on('takeblack', () => choose('black'));
  on('takewhite', () => choose('white'));
  on('addtwo', () => choose('add'));
  on('review', () => now.doing === 'review' ? stopTask() : review());
  on('start', start);
  on('analyse', toggleAnalysis, 'change');
  on('linecount', toggleAnalysis, 'change');
  on('import', () => attempt(() => importText(byId('text').value)));
  on('file', importChosen, 'change');
  on('svg', () => downloadSvg(byId('board').firstElementChild));
  on('png', () => attempt(() => downloadPng(byId('board').firstElementChild)));
  for (const button of document.querySelectorAll('[data-format]')) {
    button.addEventListener('click', () => {
      tell('');
      attempt(() => exportText(button.dataset.format));
    });
  }
  ['numbers', 'bothsides', 'rows'].forEach(id => on(id, changeView, 'change'));
  ['person', 'seconds', 'strength'].forEach(id => on(id, () => {
    const { person, seconds, strength } = settings();
    Object.assign(game, game.swap2 ? { seconds, strength } : { person, seconds, strength });
    byId('seconds').value = seconds;
    games.save();
    drawAll();
  }, 'change'));
  on('theme', () => {
    localStorage.setItem('katachi-theme', byId('theme').value);
    applyTheme();
  }, 'change');
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
  document.addEventListener('keydown', onKey);
  document.addEventListener('language', drawAll);
  document.addEventListener('dragover', event => event.preventDefault());
  document.addEventListener('drop', event => {
    event.preventDefault();
    if (event.dataTransfer.files.length) {
      tell('');
      attempt(() => importFile(event.dataTransfer.files[0]));
    }
  });
  document.addEventListener('visibilitychange', holdEvents);
}

async function main() {
  applyTheme();
  await load();
  use(await games.sessionId(), handlers);
  games.restore();
  showSettings();
  listen();
  holdEvents();
  await changed();
  const isBegun = game.moves.length || game.swap2;
  if (games.isEnginesTurn() && game.shown === game.moves.length && !now.info.over && isBegun) {
    engineMove();
  }
  document.documentElement.dataset.ready = 'true';
}

main();
