// The games that the browser keeps, as tabs above the board.

import { cancel, changed } from './engine.js';
import * as games from './game.js';
import * as library from './library.js';
import { element } from './lists.js';
import { tell } from './message.js';
import { showSettings } from './settings.js';
import { byId, now, view } from './state.js';
import { t } from './texts.js';

const { game } = games;

function titleOf({ name, number, puzzle }) {
  return name || (puzzle ? t('puzzle') : t('gameNumber', { number }));
}

let drawn = '';

function newTab(kept) {
  const tab = element('span', 'tab', '');
  tab.dataset.game = kept.id;
  const show = element('button', 'title', `${titleOf(kept)} · ${kept.id === game.id ? games.stonesOfLine() : kept.stones}`);
  const close = element('button', 'close', '×');
  close.setAttribute('aria-label', t('closeGame', { name: titleOf(kept) }));
  show.setAttribute('aria-current', String(kept.id === game.id));
  tab.append(show, close);
  return tab;
}

// Tabs stay while they say the same, with their focus and what a pointer has begun on them.
export function drawTabs() {
  byId('reopen').hidden = !library.closed().length;
  const fresh = element('div', '', '');
  // Empty games are of other tabs of the browser, or were left.
  fresh.append(...library.all().filter(kept => kept.hasContent || kept.id === game.id).map(newTab));
  if (drawn !== fresh.innerHTML) {
    drawn = fresh.innerHTML;
    byId('games').replaceChildren(...fresh.childNodes);
    showCurrent(byId('games'));
  }
}

function showCurrent(list) {
  const tab = list.querySelector('[aria-current=true]').parentElement;
  list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

export function onTab({ target }) {
  const id = target.closest('.tab')?.dataset.game;
  if (id && target.closest('.title')) {
    open(id);
  } else if (id && target.closest('.close')) {
    closeGame(id);
  }
}

function shownAnew() {
  now.lines = [];
  now.cursor = null;
  now.placing = '';
  showSettings();
  return changed();
}

async function open(id) {
  tell();
  if (id === game.id) {
    return;
  }
  cancel();
  if (await games.open(id)) {
    await shownAnew();
  } else {
    tell(() => t('openElsewhere'));
  }
}

export function newGame() {
  cancel();
  games.begin({ ...games.settings(), person: view.person });
  shownAnew();
}

async function closeGame(id) {
  const isShown = id === game.id;
  if (!isShown && !await games.isFree(id)) {
    tell(() => t('openElsewhere'));
    return;
  }
  if (isShown) {
    cancel();
    games.saveValues();
  }
  const { hasContent } = library.read(id);
  if (!library.close(id)) {
    return;
  }
  if (isShown) {
    await openAnother();
    shownAnew();
  }
  if (hasContent) {
    tell(() => t('closed'), reopen);
  }
  drawTabs();
}

// Opens the newest game that no other tab shows, or a new one.
async function openAnother() {
  const settings = { ...games.settings(), person: view.person };
  for (const { id, hasContent } of library.all().reverse()) {
    if (hasContent && await games.open(id)) {
      return;
    }
  }
  games.begin(settings);
}

export async function reopen() {
  cancel();
  tell();
  const id = library.reopen();
  if (id && await games.open(id)) {
    await shownAnew();
  }
}
