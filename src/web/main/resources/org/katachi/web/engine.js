// Asks the backend for what it says of the position, and for what the engine shall do; and takes its answers.

import { connect, disconnect, hasThreads, post } from './backend.js';
import { drawBoard, keptLine, preview } from './board-view.js';
import { timeLeft } from './clock.js';
import { childWith, markOf, setMark, setStar, setValue, sideAt } from './game-tree.js';
import * as games from './game.js';
import { drawGraph } from './graph.js';
import { drawLines } from './lists.js';
import { tell } from './message.js';
import { drawAll } from './page-view.js';
import * as puzzles from './puzzles.js';
import { limitsTaken, numberIn, showSettings } from './settings.js';
import { NOTHING, byId, named, now, positionKey, view } from './state.js';
import { t } from './texts.js';
import { percent } from './values.js';

const { game } = games;
// What the engine in the page says without a network.
const NOT_STORED = / is not stored in the browser yet;/;
const LEVEL = 0.1; // how far from even a position is that is called level

export async function changed() {
  now.asked = null;
  now.pinned = -1;
  if (now.infoKey !== positionKey()) {
    now.info = NOTHING;
    now.threats = null;
    now.kept = [];
  }
  now.preview = now.kept;
  drawAll();
  await ask();
}

// Asks for all that the page shows of the position.
async function ask() {
  const key = positionKey();
  try {
    const [info, threats] = await Promise.all([
      post('position', games.fields()), view.threats ? post('threats', games.fields()) : null
    ]);
    if (key === positionKey()) {
      now.info = info;
      now.infoKey = key;
      now.threats = threats;
      puzzles.check();
      drawAll();
      analyse();
    }
  } catch (error) {
    if (key === positionKey()) {
      tell(() => error.message);
    }
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

// What the engine does is of no interest any more; it ends.
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

// What the engine works with. Without a choice threads and table are as the backend has them.
function engineFields() {
  const { threads, hash } = view;
  return { blocked: now.blocked.join(''), ...threads && hasThreads ? { threads } : {}, ...hash ? { hash } : {} };
}

async function begin(doing, request, line, fields) {
  now.task++;
  now.doing = doing;
  now.line = line;
  holdEvents();
  const { task } = now;
  try {
    await limitsTaken();
    if (task !== now.task) {
      return;
    }
    await post(request, { ...games.fields(line), ...engineFields(), ...fields, task });
  } catch (error) {
    if (task === now.task) {
      fail(() => error.message);
    }
  }
}

// A task has failed, which is told. A move of a puzzle that was to be judged goes back, so that the person may try again.
function fail(text) {
  const isJudging = now.doing === 'search' && puzzles.isJudging();
  cancel();
  tell(text);
  if (isJudging) {
    games.step(-1);
    changed();
  } else {
    drawAll();
    holdEvents();
  }
}

// Searches the shown position until the next task, and tells of its best line.
export function search(onLines) {
  now.onLines = onLines;
  begin('search', 'analyse', games.shownLine(), { lines: 1 });
  drawAll();
  return { task: now.task };
}

export function engineMove() {
  if (game.puzzle) {
    puzzles.reply();
    return;
  }
  const fields = { millis: Math.round(1000 * game.seconds), strength: game.strength, ...timeLeft() };
  begin('play', game.swap2 ? 'swap2' : 'play', games.shownLine(), fields);
  drawAll();
}

// Only a game that goes on is analysed, so the word of the rules on the position comes first.
function analyse() {
  if (view.analysing && !now.placing && !now.info.over && !game.puzzle && !['play', 'review', 'search', 'balance'].includes(now.doing)) {
    begin('analyse', 'analyse', games.shownLine(), { lines: view.lineCount });
  }
}

// Plays one or two stones after which the position is level.
export function balance(count) {
  begin('balance', 'balance', games.shownLine(), { count, millis: Math.round(1000 * game.seconds) });
  drawAll();
}

// Why a move is not the best: searches the position after it, until the person goes on. Where the game is over there,
// nothing is left to search.
export async function askWhy(point) {
  const key = positionKey();
  const line = games.shownLine();
  const next = { ...line, moves: [...line.moves, point] };
  const best = now.linesKey === key ? now.lines[0] : null;
  cancel();
  now.asking = false;
  drawAll();
  const info = await post('position', games.fields(next));
  if (key !== positionKey()) {
    return;
  }
  if (info.over) {
    tell(() => t('whyEnds', { point: named(point) }));
    analyse();
    return;
  }
  now.asked = { point, best, reply: null };
  now.pinned = -1;
  now.kept = [];
  preview();
  begin('why', 'analyse', next, { lines: 1 });
  drawAll();
}

export function review() {
  now.reviewed = 0;
  byId('progress').value = 0;
  begin('review', 'review', games.wholeLine(), { millis: Math.round(1000 * numberIn('reviewseconds')) });
  changed();
}

// A new connection: what was asked for over the one before is asked for again.
function resume() {
  if (now.isServerLost) {
    now.isServerLost = false;
    tell();
    limitsTaken(true);
  }
  if (now.doing === 'play') {
    engineMove();
  } else if (now.doing === 'review') {
    review();
  } else {
    ask();
  }
}

// The value of a position of the task's line. The page knows no node for a pass that only fills a turn.
function noteValue(moves, blackWinRate) {
  const node = now.line.nodes[moves];
  if (node) {
    setValue(node, blackWinRate);
    games.valueChanged();
  }
}

function noteLines(moves, [best]) {
  noteValue(moves, sideAt(moves) === 'black' ? best.winRate : 1 - best.winRate);
}

// Marks a mistake, and writes the better line into the tree with a star.
function noteMistake({ move, mark, better }) {
  const before = now.line.nodes[move - 1];
  const played = before && childWith(before, sideAt(move - 1), now.line.moves[move - 1]);
  if (!played) {
    return;
  }
  if (!markOf(played)) {
    setMark(played, mark);
  }
  let node = before;
  better.moves.forEach((name, i) => {
    node = games.addMove(node, sideAt(move - 1 + i), name);
    if (i === 0) {
      setStar(node, true);
    }
  });
}

function faultText(error) {
  return NOT_STORED.test(error) ? t('notStored') : t('engineFault', { reason: error });
}

export const handlers = {
  open: resume,
  // The browser tries again by itself.
  error() {
    now.isServerLost = true;
    const text = () => t('noServer');
    if (now.doing === 'search') {
      fail(text);
    } else {
      tell(text);
    }
  },
  lines({ task, stones, lines }) {
    if (task !== now.task) {
      return;
    }
    if (now.asked) {
      [now.asked.reply] = lines;
      preview();
      drawLines();
      return;
    }
    if (now.doing === 'search') {
      now.onLines(lines);
      return;
    }
    now.lines = lines;
    now.linesKey = positionKey();
    noteLines(stones, lines);
    if (now.pinned >= 0) {
      now.preview = keptLine();
    }
    drawBoard();
    drawLines();
    drawGraph(byId('graph'));
  },
  move({ task, move }) {
    if (task === now.task) {
      now.doing = '';
      games.play(move);
      changed();
    }
  },
  swap2({ task, reply, moves }) {
    if (task === now.task) {
      now.doing = '';
      moves.forEach(games.play);
      if (reply !== 'stones') {
        games.decide(reply === 'black' ? 'white' : 'black');
      }
      showSettings();
      changed();
    }
  },
  balance({ task, moves, winRate }) {
    if (task === now.task) {
      now.doing = '';
      const side = games.sideToMove();
      moves.forEach(games.play);
      tell(() => t(!moves.length ? 'notBalanced' : Math.abs(winRate - 0.5) > LEVEL ? 'lessBalanced' : 'balanced', {
        side: t(side), moves: moves.map(named).join(' '), rate: percent(winRate)
      }));
      changed();
    }
  },
  progress({ task, stones, lines }) {
    if (task === now.task) {
      now.reviewed++;
      byId('progress').value = now.reviewed / (now.line.moves.length - now.line.setup + 1);
      noteLines(stones, lines);
      drawGraph(byId('graph'));
    }
  },
  review({ task, analysis }) {
    if (task === now.task) {
      now.doing = '';
      analysis.positions.forEach(position => noteValue(position.moves, position.blackWinRate));
      analysis.mistakes.forEach(noteMistake);
      games.save();
      if (!analysis.mistakes.length) {
        tell(() => t('noMistakes'));
      }
      changed();
    }
  },
  fault({ task, error, told }) {
    if (task === now.task) {
      fail(told || (() => faultText(error)));
    }
  }
};
