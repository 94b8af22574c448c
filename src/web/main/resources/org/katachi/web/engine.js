// Asks the server for what it says of the position, and for what the engine shall do; and takes its answers.

import { connect, disconnect, post } from './backend.js';
import { drawBoard } from './board-view.js';
import * as games from './game.js';
import { drawGraph } from './graph.js';
import { drawLines, movesOf } from './lists.js';
import { tell } from './message.js';
import { drawAll } from './page-view.js';
import { numberIn, showSettings } from './settings.js';
import { NOTHING, byId, now, positionKey, view } from './state.js';
import { t } from './texts.js';

const { game } = games;

export async function changed() {
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

// A browser has six connections to a server for all its tabs, and the events keep one. A tab that is hidden
// gives it back when its engine has nothing to do.
export function holdEvents() {
  if (document.hidden && !now.doing) {
    disconnect();
  } else {
    connect();
  }
}

// What the engine does is of no interest any more; the server ends it when it gets the next task.
export function cancel() {
  if (now.doing) {
    now.doing = '';
    stopTask();
    now.task++;
  }
}

export function stopTask() {
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

export function engineMove() {
  begin('play', game.swap2 ? 'swap2' : 'play', { millis: Math.round(1000 * game.seconds), strength: game.strength });
  drawAll();
}

// Only a game that goes on is analysed, so the server's word on the position comes first.
function analyse() {
  if (view.analysing && !now.info.over && now.doing !== 'play' && now.doing !== 'review') {
    begin('analyse', 'analyse', { lines: view.lineCount });
  }
}

export function review() {
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

export const handlers = {
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
        game.rates[position.moves] = position.blackWinRate;
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
