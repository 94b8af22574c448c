// The fields of the page: of the next game, and of how a person wants to see the board.

import { hasThreads, post } from './backend.js';
import * as games from './game.js';
import { tell } from './message.js';
import { drawAll } from './page-view.js';
import { byId, saveView, view } from './state.js';
import { t } from './texts.js';

const { game } = games;

// The number in a field, within the field's limits; the one of a new page if there is none.
export function numberIn(id) {
  const { value, defaultValue, min, max } = byId(id);
  return Math.max(min, Math.min(max, Number(value) || defaultValue));
}

// What tells that a number was beyond the limits of its field; null for all else.
export function beyondLimits({ labels, max, min, validity }) {
  const isBeyond = validity && (validity.rangeOverflow || validity.rangeUnderflow);
  return isBeyond ? () => t('limits', { name: labels[0].textContent.trim(), min, max }) : null;
}

// As tips of the fields.
function showLimits() {
  document.querySelectorAll('input[type=number]').forEach(field => {
    field.title = `${field.min}–${field.max}`;
  });
}

// Takes the greatest table that the memory allows; tells if a person had chosen a greater one.
async function takeLimits() {
  const { hash } = await post('limits');
  const field = byId('hash');
  field.max = hash;
  showLimits();
  const beyond = beyondLimits(field);
  if (beyond) {
    tell(beyond);
  }
  view.hash = Math.min(view.hash, hash);
  field.value = view.hash || '';
}

let limits = null;

// What the backend allows is taken before the first search, and after a new connection.
export function limitsTaken(isNew = false) {
  limits = isNew || !limits ? takeLimits().catch(() => { limits = null; }) : limits;
  return limits;
}

export function settings() {
  const size = Math.round(numberIn('size'));
  return {
    rule: byId('rule').value, width: size, height: size, person: byId('person').value,
    seconds: numberIn('seconds'), minutes: numberIn('minutes'), strength: Number(byId('strength').value)
  };
}

export function showSettings() {
  byId('rule').value = game.rule;
  byId('size').value = game.width;
  byId('person').value = { person: 'black', engine: 'white', adding: 'white' }[game.swap2] || game.person;
  byId('swap2').checked = Boolean(game.swap2) || game.decidedAt >= 0;
  byId('seconds').value = game.seconds;
  byId('minutes').value = game.minutes;
  byId('strength').value = game.strength;
  byId('numbers').checked = view.numbers;
  byId('bothsides').checked = view.bothSides;
  byId('taptwice').checked = view.tapTwice;
  byId('sound').checked = view.sound;
  byId('rows').value = view.rows;
  byId('threats').checked = view.threats;
  byId('threads').value = view.threads || '';
  byId('threads').parentElement.hidden = !hasThreads;
  // The server runs on the machine of the browser.
  byId('threads').max = navigator.hardwareConcurrency;
  byId('hash').value = view.hash || '';
  byId('analyse').checked = view.analysing;
  byId('linecount').value = view.lineCount;
  showLimits();
}

// What a person changes in the midst of a game.
export function changeSettings({ target }) {
  const { person, seconds, strength } = settings();
  if (target === byId('person')) {
    view.person = person;
    saveView();
  }
  Object.assign(game, game.swap2 ? { seconds, strength } : { person, seconds, strength });
  byId('seconds').value = seconds;
  games.save();
  drawAll();
}

// Empty fields leave it to the backend.
export function changeEngine() {
  view.threats = byId('threats').checked;
  view.threads = byId('threads').value ? Math.round(numberIn('threads')) : 0;
  view.hash = byId('hash').value ? Math.round(numberIn('hash')) : 0;
  saveView();
  showSettings();
}

export function changeView() {
  view.numbers = byId('numbers').checked;
  view.bothSides = byId('bothsides').checked;
  view.tapTwice = byId('taptwice').checked;
  view.sound = byId('sound').checked;
  view.rows = byId('rows').value;
  saveView();
  drawAll();
}

export function applyTheme() {
  const wanted = localStorage.getItem('katachi-theme') || 'auto';
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  byId('theme').value = wanted;
  document.documentElement.dataset.theme = wanted === 'auto' ? (dark ? 'dark' : 'light') : wanted;
}
