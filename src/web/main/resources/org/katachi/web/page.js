// Connects the parts of the page.

import { use } from './backend.js';
import { pointAt } from './board.js';
import { preview, showBoard } from './board-view.js';
import { startClock } from './clock.js';
import { balance, cancel, changed, engineMove, handlers, holdEvents, review, stopTask } from './engine.js';
import { copyLink, exportText, importChosen, importFile, importText, openLink } from './exchange.js';
import { drawTabs, newGame, onTab, reopen } from './game-tabs.js';
import * as games from './game.js';
import { nodeAt } from './graph.js';
import * as library from './library.js';
import { attempt, tell } from './message.js';
import { clickedNode } from './move-list.js';
import { start } from './new-game.js';
import * as notes from './notes.js';
import { drawAll } from './page-view.js';
import {
  back, choose, first, forward, go, last, onBoardFocus, onBoardKey, onBoardPointer, onHover, onKey, onPoint, onWheel, undo
} from './person.js';
import { downloadPng, downloadSvg } from './picture.js';
import * as puzzles from './puzzles.js';
import * as setUp from './set-up.js';
import * as sound from './sound.js';
import {
  applyTheme, beyondLimits, changeEngine, changeSettings, changeView, limitsTaken, numberIn, showSettings
} from './settings.js';
import { byId, now, saveView, view } from './state.js';
import { load, t } from './texts.js';

const { game } = games;

// What is clicked on to see the board, or to click on it next.
const TO_BOARD = [
  'graph', 'mistakes', 'movelist', 'start', 'nextpuzzle', 'hint', 'setupposition', 'why', 'block', 'balanceone',
  'balancetwo', 'turn', 'mirror', 'toboard'
];

function toggleAnalysis() {
  view.analysing = byId('analyse').checked;
  view.lineCount = Math.round(numberIn('linecount'));
  byId('linecount').value = view.lineCount;
  now.lines = view.analysing ? now.lines : [];
  saveView();
  if (now.doing === 'analyse') {
    cancel();
  }
  changed();
}

function toggleEngine() {
  changeEngine();
  if (now.doing === 'analyse') {
    cancel();
  }
  changed();
}

// Clicks block points, or they don't; without any the engine may play everywhere.
function toggleBlocking() {
  now.blocking = !now.blocking;
  drawAll();
}

function transform(kind) {
  cancel();
  now.lines = [];
  games.transform(kind);
  changed();
}

function showMistake(event) {
  const item = event.target.closest('li');
  if (item) {
    const { node, better } = games.mistakes()[[...item.parentElement.children].indexOf(item)];
    go(() => games.goTo(node.parent));
    now.kept = better ? games.movesFrom(better) : [];
    preview();
  }
}

function showMove(event) {
  const node = clickedNode(event);
  if (node) {
    go(() => games.goTo(node));
  }
}

function listenToBoard() {
  const board = byId('board');
  byId('toboard').addEventListener('click', () => board.firstElementChild.focus());
  const point = event => pointAt(board.firstElementChild, game, event);
  let isPressed = false;
  board.addEventListener('click', event => onPoint(point(event)));
  board.addEventListener('keydown', onBoardKey);
  board.addEventListener('pointerdown', () => {
    isPressed = true;
    onBoardPointer();
  });
  board.addEventListener('focusin', () => onBoardFocus(isPressed));
  document.addEventListener('pointerup', () => {
    isPressed = false;
  });
  board.addEventListener('pointermove', event => onHover(point(event)));
  board.addEventListener('pointerleave', () => onHover(null));
  board.addEventListener('wheel', onWheel, { passive: false });
}

function listen() {
  listenToBoard();
  const on = (id, action, type = 'click') => byId(id).addEventListener(type, event => {
    tell(beyondLimits(event.target));
    action(event);
  });
  on('graph', event => go(() => games.goTo(nodeAt(byId('graph'), event))));
  on('mistakes', showMistake);
  on('movelist', showMove);
  on('first', first);
  on('back', back);
  on('forward', forward);
  on('last', last);
  on('undo', undo);
  on('redo', () => go(games.redo));
  on('engine', () => now.info.over ? start() : now.doing === 'play' ? stopTask() : engineMove());
  on('takeblack', () => choose('black'));
  on('takewhite', () => choose('white'));
  on('addtwo', () => choose('add'));
  on('review', () => now.doing === 'review' ? stopTask() : review());
  on('start', start);
  // Whether the size is possible is told at once.
  on('size', () => {}, 'change');
  on('games', onTab);
  byId('games').addEventListener('wheel', event => {
    byId('games').scrollLeft += event.deltaX + event.deltaY;
    event.preventDefault();
  });
  on('newgame', newGame);
  on('reopen', reopen);
  on('comment', notes.comment, 'input');
  on('promote', notes.promote);
  on('remove', notes.remove);
  on('setupposition', setUp.toggle);
  on('clearposition', setUp.clear);
  on('placed', setUp.toggle);
  on('tomove', setUp.setToMove, 'change');
  on('turn', () => transform('turn'));
  on('mirror', () => transform('mirror'));
  on('copylink', copyLink);
  on('nextpuzzle', puzzles.next);
  on('hint', puzzles.hint);
  on('analyse', toggleAnalysis, 'change');
  on('linecount', toggleAnalysis, 'change');
  on('why', () => { now.asking = !now.asking; drawAll(); });
  on('block', toggleBlocking);
  on('unblock', () => { now.blocked = []; cancel(); changed(); });
  on('balanceone', () => balance(1));
  on('balancetwo', () => balance(2));
  ['threats', 'threads', 'hash'].forEach(id => on(id, toggleEngine, 'change'));
  on('import', () => attempt(() => importText(byId('text').value)));
  on('file', importChosen, 'change');
  on('svg', () => downloadSvg(byId('board').firstElementChild));
  on('png', () => attempt(() => downloadPng(byId('board').firstElementChild)));
  onEach('[data-format]', ({ format }) => attempt(() => exportText(format)));
  onEach('[data-mark]', ({ mark }) => notes.mark(mark));
  onEach('[data-place]', ({ place }) => setUp.choose(place));
  TO_BOARD.forEach(id => byId(id).addEventListener('click', showBoard));
  ['numbers', 'bothsides', 'taptwice', 'sound', 'rows'].forEach(id => on(id, changeView, 'change'));
  ['minutes', 'reviewseconds'].forEach(id => on(id, ({ target }) => { target.value = numberIn(id); }, 'change'));
  ['person', 'seconds', 'strength'].forEach(id => on(id, changeSettings, 'change'));
  on('theme', () => {
    localStorage.setItem('katachi-theme', byId('theme').value);
    applyTheme();
  }, 'change');
  listenToWindow();
}

function onEach(selector, action) {
  for (const button of document.querySelectorAll(selector)) {
    button.addEventListener('click', () => {
      tell();
      action(button.dataset);
    });
  }
}

function listenToWindow() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
  document.addEventListener('keydown', onKey);
  document.addEventListener('language', drawAll);
  document.addEventListener('stone', () => view.sound && sound.click());
  document.addEventListener('storagefull', () => tell(() => t('storageFull')));
  document.addEventListener('dragover', event => event.preventDefault());
  document.addEventListener('drop', event => {
    event.preventDefault();
    if (event.dataTransfer.files.length) {
      tell();
      attempt(() => importFile(event.dataTransfer.files[0]));
    }
  });
  document.addEventListener('visibilitychange', holdEvents);
  addEventListener('hashchange', openLink);
  addEventListener('pagehide', games.saveValues);
  // Another tab of the browser has a new game, or has closed one.
  addEventListener('storage', event => library.isGameKey(event.key) && drawTabs());
}

async function main() {
  applyTheme();
  await load();
  use(await games.sessionId(), handlers);
  await games.restore(view.person);
  showSettings();
  byId('setup').open = !game.root.children.length;
  listen();
  startClock();
  openLink();
  holdEvents();
  await Promise.all([limitsTaken(), changed()]);
  const isBegun = game.root.children.length || game.swap2;
  if (games.isEnginesTurn() && games.isLast() && !now.info.over && isBegun) {
    engineMove();
  }
  document.documentElement.dataset.ready = 'true';
}

main();
