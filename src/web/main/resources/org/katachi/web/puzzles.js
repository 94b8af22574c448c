// Puzzles from the games that the browser keeps: positions where a review has found a forced win, and another move was
// played. The person finds the win, and the engine defends.

import { preview } from './board-view.js';
import { cancel, changed, holdEvents, search } from './engine.js';
import { allNodes, lineTo, moveOf, pathTo, sideAt, valueOf } from './game-tree.js';
import * as games from './game.js';
import * as library from './library.js';
import { tell } from './message.js';
import { showSettings } from './settings.js';
import { newNode, parse } from './sgf.js';
import { byId, named, now } from './state.js';
import { t } from './texts.js';

const { game } = games;
const KEY = 'katachi-puzzles';
const WON = 0.999; // a win rate that only a forced win has
const MILLIS = 5000; // for which the engine looks for a defence
const OF_POSITION = ['FF', 'GM', 'CA', 'SZ', 'RU', 'B', 'W', 'AB', 'AW', 'AE', 'PL'];

// By puzzle, whether it was solved without a wrong move.
function results() {
  return JSON.parse(localStorage.getItem(KEY) || '{}');
}

function note(isSolved) {
  const { id } = game.puzzle;
  const all = results();
  if (!(id in all)) {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [id]: isSolved }));
  }
}

// A node where a win was there and was missed, with the first move of the win.
function missedWin(node) {
  const move = moveOf(node);
  const better = move && node.parent.children.find(other => other !== node && other.props.HO);
  const rate = value => value === undefined ? 0 : move.side === 'black' ? value : 1 - value;
  const isMissed = better && rate(valueOf(node.parent)) > WON && rate(valueOf(node)) < WON;
  return isMissed ? { before: node.parent, side: move.side, solution: games.movesFrom(better) } : null;
}

function all() {
  const puzzles = new Map();
  for (const { sgf, rule, width, height } of library.all()) {
    for (const node of allNodes(parse(sgf))) {
      const missed = missedWin(node);
      if (missed) {
        const id = [rule, width, height, ...lineTo(missed.before).moves].join(' ');
        puzzles.set(id, { id, rule, width, height, ...missed });
      }
    }
  }
  return [...puzzles.values()];
}

// The moves to a node alone, without what was said of them.
function copyOf(node) {
  return pathTo(node).reduce((parent, { props }) => {
    const made = newNode(parent);
    OF_POSITION.filter(name => props[name]).forEach(name => {
      made.props[name] = props[name];
    });
    return made;
  }, null);
}

// Shows the next puzzle that was not tried yet, else one that was not solved.
export function next() {
  const puzzles = all();
  const known = results();
  const shown = game.puzzle && game.puzzle.id;
  const puzzle = puzzles.find(({ id }) => !(id in known) && id !== shown)
    || puzzles.find(({ id }) => !known[id] && id !== shown) || puzzles.find(({ id }) => id !== shown);
  if (!puzzle) {
    tell(() => t('noPuzzles'));
    return;
  }
  cancel();
  now.lines = [];
  now.cursor = null;
  const { id, rule, width, height, side, before, solution } = puzzle;
  games.begin({
    root: pathTo(copyOf(before))[0], rule, width, height, person: side, puzzle: { id, solution }
  });
  showSettings();
  changed();
}

// The moves before the puzzle, of its id.
function start() {
  return game.puzzle.id.split(' ').slice(3);
}

// How many moves the person and the engine have played in the puzzle; negative before it.
export function played() {
  return games.shownMoves().length - start().length;
}

// Whether the person is to find a move.
export function isAsking() {
  return Boolean(game.puzzle) && !games.isEnginesTurn() && played() >= 0;
}

// Whether the engine is to judge the person's move.
export function isJudging() {
  return Boolean(game.puzzle) && games.isEnginesTurn() && !now.info.over && played() > 0;
}

// The next move of the win: that of the solution, or where the defence was another, one that is searched for.
export function hint() {
  const { solution } = game.puzzle;
  const line = [...start(), ...solution];
  const shown = games.shownMoves();
  if (line.length > shown.length && shown.every((name, i) => name === line[i])) {
    showHint(line[shown.length]);
  } else {
    prove(best => showHint(best && best.proved === 'win' ? best.moves[0] : null));
  }
}

function showHint(point) {
  note(false);
  now.kept = point ? [point] : [];
  preview();
  tell(() => point ? t('hintMove', { point: named(point) }) : t('noHint'));
}

// Searches the position until a forced win or loss is found. What follows gets the best line, or null after MILLIS; where
// the engine fails nothing follows.
function prove(then) {
  let timer = 0;
  const end = best => {
    clearTimeout(timer);
    cancel();
    holdEvents();
    then(best);
  };
  const { task } = search(([best]) => best.proved && end(best));
  timer = setTimeout(() => now.task === task && now.doing === 'search' && end(null), MILLIS);
}

// The engine's reply in a puzzle: the longest defence, if the position is won; else the person's move goes back.
export function reply() {
  prove(best => {
    if (best && best.proved === 'loss') {
      games.play(best.moves[0]);
      tell(() => t('puzzleRight'));
    } else {
      note(false);
      games.step(-1);
      tell(() => t('puzzleWrong'));
    }
    changed();
  });
}

// Whether the person has won.
export function check() {
  if (game.puzzle && now.info.over === 'win' && now.info.winner === game.person) {
    note(true);
    tell(() => t('puzzleSolved'));
  }
}

export function drawPuzzles() {
  byId('hint').disabled = !game.puzzle || Boolean(now.info.over) || games.isEnginesTurn();
  const known = results();
  const tried = Object.keys(game.puzzle ? { ...known, [game.puzzle.id]: false } : known).length;
  byId('puzzlescore').textContent = tried ? t('puzzleScore', { solved: Object.values(known).filter(Boolean).length, tried }) : '';
}
