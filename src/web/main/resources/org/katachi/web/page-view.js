// Draws the page: the board, the lists, the graph, and which buttons can be pressed.

import { drawBoard } from './board-view.js';
import * as games from './game.js';
import { drawGraph } from './graph.js';
import { drawLines, drawMistakes } from './lists.js';
import { byId, now } from './state.js';
import { t } from './texts.js';

const { game } = games;

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
  const toMove = t('toMove', { side, stones: games.shownStones().length });
  return game.decidedAt === game.shown ? t('swap2Yours', { side: t(game.person) }) + ' ' + toMove : toMove;
}

export function drawAll() {
  drawBoard();
  drawLines();
  drawGraph(byId('graph'), game);
  drawMistakes();
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
  // The forms of renju have one board only.
  for (const button of document.querySelectorAll('.fifteen')) {
    button.disabled = game.width !== 15 || game.height !== 15;
  }
  byId('review').textContent = t(now.doing === 'review' ? 'stop' : 'review');
  byId('progress').hidden = now.doing !== 'review';
}
