// The lines of the analysis, and the mistakes of a game.

import { preview } from './board-view.js';
import * as games from './game.js';
import { byId, named, now, positionKey } from './state.js';
import { t } from './texts.js';

const { game } = games;

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

export function movesOf(i) {
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

export function drawLines() {
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

// The page hears of clicks on the list.
function newMistake() {
  const button = element('button', '', '');
  button.append(...['span', 'strong', 'span'].map(name => element(name, '', '')));
  return button;
}

function fillMistake(button, { move, played, mark, before, after, better }) {
  fillParts(button, [
    move + '.', named(played) + mark,
    t('mistake', { before: percent(before), after: percent(after), better: named(better.moves[0]) })
  ]);
}

export function drawMistakes() {
  drawList(byId('mistakes'), game.mistakes, newMistake, fillMistake);
}
