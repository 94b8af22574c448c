// Connects the parts of the page.

import { use } from './backend.js';
import { pointAt } from './board.js';
import { preview } from './board-view.js';
import { cancel, changed, engineMove, handlers, holdEvents, review, stopTask } from './engine.js';
import { exportText, importChosen, importFile, importText } from './exchange.js';
import * as games from './game.js';
import { stonesAt } from './graph.js';
import { attempt, tell } from './message.js';
import { start } from './new-game.js';
import { drawAll } from './page-view.js';
import { choose, go, onBoardKey, onHover, onKey, onPoint } from './person.js';
import { downloadPng, downloadSvg } from './picture.js';
import { applyTheme, changeSettings, changeView, numberIn, showSettings } from './settings.js';
import { byId, now, saveView, view } from './state.js';
import { load } from './texts.js';

const { game } = games;

function toggleAnalysis() {
  view.analysing = byId('analyse').checked;
  view.lineCount = Math.round(numberIn('linecount'));
  saveView();
  if (now.doing === 'analyse') {
    cancel();
  }
  changed();
}

function showMistake(event) {
  const item = event.target.closest('li');
  if (item) {
    const { move, better } = game.mistakes[[...item.parentElement.children].indexOf(item)];
    go(move - 1);
    preview(better.moves);
  }
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
  on('mistakes', showMistake);
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
  ['person', 'seconds', 'strength'].forEach(id => on(id, changeSettings, 'change'));
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
