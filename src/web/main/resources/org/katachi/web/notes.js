// What a person says of the shown move: a comment and marks. And what is done with its line.

import { changed } from './engine.js';
import { commentOf, hasStar, markOf, moveOf, setComment, setMark, setStar } from './game-tree.js';
import * as games from './game.js';
import { tell } from './message.js';
import { drawMoveList } from './move-list.js';
import { byId } from './state.js';
import { t } from './texts.js';

const { game } = games;

export function drawNotes() {
  const isMove = Boolean(moveOf(game.node));
  // What is typed stays as it is.
  if (byId('comment').value !== commentOf(game.node)) {
    byId('comment').value = commentOf(game.node);
  }
  for (const button of document.querySelectorAll('[data-mark]')) {
    const { mark } = button.dataset;
    button.disabled = !isMove;
    button.setAttribute('aria-pressed', String(mark === 'star' ? hasStar(game.node) : markOf(game.node) === mark));
  }
  byId('promote').disabled = byId('remove').disabled = games.isFirst();
}

export function comment() {
  setComment(game.node, byId('comment').value);
  games.save();
  drawMoveList();
}

export function mark(wanted) {
  if (wanted === 'star') {
    setStar(game.node, !hasStar(game.node));
  } else {
    setMark(game.node, markOf(game.node) === wanted ? '' : wanted);
  }
  games.save();
  changed();
}

export function promote() {
  games.promote(game.node);
  changed();
}

export function remove() {
  if (!games.isFirst()) {
    const bringBack = games.remove(game.node);
    tell(() => t('removed'), () => {
      bringBack();
      changed();
    });
    changed();
  }
}
