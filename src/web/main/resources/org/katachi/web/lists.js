// The lines of the analysis, the mistakes of a game, and what they have cost each side.

import { movesOf, preview } from './board-view.js';
import { lineTo, markOf, moveOf, opponent, valueOf } from './game-tree.js';
import * as games from './game.js';
import { byId, named, now, positionKey, view } from './state.js';
import { t } from './texts.js';
import { percent, rounded, valueText } from './values.js';

const MARKS = ['?!', '?', '??'];

export function element(name, className, text) {
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
  button.addEventListener('pointerenter', () => preview(movesOf(i)));
  button.addEventListener('pointerleave', () => preview());
  button.addEventListener('focus', () => preview(movesOf(i)));
  button.addEventListener('blur', () => preview());
  button.addEventListener('click', () => {
    now.pinned = now.pinned === i ? -1 : i;
    now.kept = [];
    preview();
    drawLines();
  });
  return button;
}

function fillLine(button, line, i) {
  const moves = line.moves.map(named).join(' ');
  button.className = now.pinned === i ? 'shown' : '';
  button.title = moves;
  fillParts(button, [
    named(line.moves[0]), line.proved ? valueText(line) : percent(line.winRate), line.proved ? '' : line.value,
    t('depth') + ' ' + line.depth + '-' + line.selectiveDepth, moves
  ]);
}

function fillParts(button, texts) {
  texts.forEach((text, part) => {
    button.children[part].textContent = text;
  });
}

function effort(lines) {
  const nodes = Math.max(...lines.map(line => line.nodes));
  const millis = Math.max(...lines.map(line => line.millis));
  return t('effort', {
    nodes: rounded(nodes), speed: rounded(millis ? 1000 * nodes / millis : 0), seconds: (millis / 1000).toFixed(1)
  });
}

export function drawLines() {
  const isCurrent = now.linesKey === positionKey() && !now.info.over;
  const lines = isCurrent ? now.lines : [];
  // Before the first lines come there is room for them, so that nothing below moves.
  byId('lines').style.setProperty('--rows', view.analysing ? view.lineCount : 1);
  drawList(byId('lines'), lines, newLine, fillLine);
  byId('ratefor').textContent = lines.length ? t('rateFor', { side: t(games.sideToMove()) }) : '';
  byId('effort').textContent = byId('effort').title = lines.length ? effort(lines) : '';
  drawWhy();
  const best = lines[0];
  byId('forced').hidden = !best || !best.proved;
  if (best && best.proved) {
    const side = best.proved === 'win' ? games.sideToMove() : opponent(games.sideToMove());
    byId('forced').textContent = t('forcedWin', { side: t(side), plies: best.plies });
  }
}

// What the move that was asked about is worth for the side to move, and the best reply to it.
function whyText({ point, best, reply }) {
  const answer = reply.proved
    ? t(reply.proved === 'win' ? 'whyLoses' : 'whyWins', { point: named(point), plies: reply.plies + 1, reply: named(reply.moves[0]) })
    : t('whyAnswer', { point: named(point), rate: percent(1 - reply.winRate), reply: named(reply.moves[0]) });
  const other = best && best.moves[0] !== point
    ? ' ' + t('whyBest', { best: named(best.moves[0]), rate: best.proved ? valueText(best) : percent(best.winRate) })
    : '';
  return answer + other;
}

function drawWhy() {
  byId('why').setAttribute('aria-pressed', String(now.asking));
  byId('whyanswer').hidden = !now.asking && !now.asked;
  byId('whyanswer').textContent = now.asked && now.asked.reply ? whyText(now.asked) : now.asking ? t('whyAsk') : '…';
}

// The page hears of clicks on the list.
function newMistake() {
  const button = element('button', '', '');
  button.append(...['span', 'strong', 'span'].map(name => element(name, '', '')));
  return button;
}

// The win rate of the side of a move, before or after it.
function rateFor(side, value) {
  return value === undefined ? '?' : percent(side === 'black' ? value : 1 - value);
}

function numberOf(node) {
  const { numbers } = lineTo(node);
  return numbers.findLast(number => number > 0);
}

function fillMistake(button, { node, better }) {
  const { side, point } = moveOf(node);
  const values = { before: rateFor(side, valueOf(node.parent)), after: rateFor(side, valueOf(node)) };
  fillParts(button, [
    numberOf(node) + '.', (point ? named(point) : t('pass')) + markOf(node),
    t(side) + ': ' + (better ? t('mistake', { ...values, better: named(moveOf(better).point) }) : `${values.before} → ${values.after}`)
  ]);
}

export function drawMistakes() {
  drawList(byId('mistakes'), games.mistakes(), newMistake, fillMistake);
}

function row(cell, texts) {
  const made = document.createElement('tr');
  made.append(...texts.map((text, i) => element(i === 0 ? 'th' : cell, '', text)));
  return made;
}

// A table of both sides, once some move has a value before and after.
export function drawSummary() {
  const sides = games.summary();
  const isKnown = sides.black.losses.length + sides.white.losses.length > 0;
  byId('summary').hidden = !isKnown;
  byId('summary').replaceChildren(...isKnown ? [
    row('th', ['', t('meanLoss'), ...MARKS]),
    ...Object.entries(sides).map(([side, { losses, marks }]) => row('td', [
      t(side), losses.length ? percent(losses.reduce((sum, loss) => sum + loss, 0) / losses.length) : '–',
      ...MARKS.map(mark => String(marks[mark] || 0))
    ]))
  ] : []);
}
