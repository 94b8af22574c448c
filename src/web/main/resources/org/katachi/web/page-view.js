// Draws the page: the board, the lists, the graph, and which buttons can be pressed.

import { drawBoard } from './board-view.js';
import { drawClock } from './clock.js';
import { drawTabs } from './game-tabs.js';
import { moveOf } from './game-tree.js';
import * as games from './game.js';
import { drawGraph } from './graph.js';
import { drawLines, drawMistakes, drawSummary } from './lists.js';
import { drawMessage } from './message.js';
import { drawMoveList } from './move-list.js';
import { drawNotes } from './notes.js';
import * as puzzles from './puzzles.js';
import { drawSetUp } from './set-up.js';
import { byId, named, now } from './state.js';
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
  const side = t(games.sideToMove());
  if (now.doing === 'play') {
    return t(game.swap2 ? 'swap2Thinking' : 'thinking', { side });
  }
  if (now.doing === 'search' && puzzles.isJudging()) {
    return t('puzzleLooks');
  }
  if (puzzles.isAsking()) {
    return t('puzzleFind', { side });
  }
  const shown = games.shownMoves().length;
  if (game.swap2) {
    return games.choosesColour() ? t('swap2Choose') : t('swap2Lay', { stone: shown + 1, side });
  }
  const stones = games.shownStones().length;
  const toMove = t(stones === 1 ? 'toMoveOne' : 'toMove', { side, stones });
  return game.decidedAt === shown ? t('swap2Yours', { side: t(game.person) }) + ' ' + toMove : toMove;
}

// The last move, for who hears the page.
function spoken() {
  const move = moveOf(game.node);
  return move ? `${t(move.side)}: ${move.point ? named(move.point) : t('pass')}` : '';
}

export function drawAll() {
  drawBoard();
  drawLines();
  drawGraph(byId('graph'));
  drawMistakes();
  drawSummary();
  drawMoveList();
  drawNotes();
  drawSetUp();
  puzzles.drawPuzzles();
  drawTabs();
  drawClock();
  drawMessage();
  byId('status').textContent = status();
  byId('spoken').textContent = spoken();
  byId('first').disabled = byId('back').disabled = byId('undo').disabled = games.isFirst();
  byId('forward').disabled = byId('last').disabled = byId('redo').disabled = games.isLast();
  byId('engine').disabled = Boolean(game.swap2) && !games.isEnginesTurn();
  byId('swap2choice').hidden = !games.choosesColour();
  byId('swap2choice').classList.toggle('expected', Boolean(game.swap2));
  byId('addtwo').hidden = !games.mayAddStones();
  byId('engine').textContent = t(now.info.over ? 'newGame' : now.doing === 'play' ? 'moveNow' : 'engineMove');
  byId('balanceone').disabled = byId('balancetwo').disabled = Boolean(now.info.over) || now.doing === 'balance';
  byId('block').setAttribute('aria-pressed', String(now.blocking));
  byId('turn').disabled = game.width !== game.height;
  byId('unblock').hidden = !now.blocked.length;
  byId('review').disabled = !game.root.children.length;
  // The forms of renju have one board only.
  for (const button of document.querySelectorAll('.fifteen')) {
    button.disabled = game.width !== 15 || game.height !== 15;
    button.title = button.disabled ? t('fifteenOnly') : '';
  }
  byId('review').textContent = t(now.doing === 'review' ? 'stop' : 'review');
  byId('progress').hidden = now.doing !== 'review';
}
