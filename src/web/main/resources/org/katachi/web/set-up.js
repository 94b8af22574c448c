// Sets up a position: a click places or takes away a stone, whatever stands there.

import { cancel, changed } from './engine.js';
import { lineTo, PASS, sideAt, toSgf } from './game-tree.js';
import * as games from './game.js';
import { byId, now } from './state.js';

const { game } = games;
const NAMES = { black: 'AB', white: 'AW' };

// Begins with what is shown, in a game beside this one if this one has moves.
export function toggle() {
  cancel();
  if (now.placing) {
    now.placing = '';
  } else {
    now.placing = 'black';
    if (game.root.children.length) {
      const { rule, width, height } = game;
      const { moves } = games.shownLine();
      const root = games.emptyRoot({ rule, width, height });
      moves.forEach((name, i) => name !== PASS && add(root, sideAt(i), name));
      root.props.PL = [sideAt(moves.length) === 'black' ? 'B' : 'W'];
      games.begin({ rule, width, height, root, person: 'both' });
    }
    Object.assign(game, { person: 'both', swap2: '' });
  }
  byId('person').value = game.person;
  changed();
}

function add({ props }, side, point) {
  for (const name of Object.values(NAMES)) {
    const others = (props[name] || []).filter(value => value !== toSgf(point));
    delete props[name];
    if (others.length) {
      props[name] = others;
    }
  }
  if (NAMES[side]) {
    props[NAMES[side]] = [...props[NAMES[side]] || [], toSgf(point)];
  }
}

export function place(point) {
  add(game.root, now.placing, point);
  games.save();
  changed();
}

export function choose(stone) {
  now.placing = stone;
  changed();
}

export function setToMove() {
  cancel();
  game.root.props.PL = [byId('tomove').value === 'black' ? 'B' : 'W'];
  games.save();
  changed();
}

export function clear() {
  cancel();
  delete game.root.props.AB;
  delete game.root.props.AW;
  games.save();
  changed();
}

export function drawSetUp() {
  byId('placing').hidden = !now.placing;
  byId('setupposition').setAttribute('aria-pressed', String(Boolean(now.placing)));
  for (const button of document.querySelectorAll('[data-place]')) {
    button.setAttribute('aria-pressed', String(button.dataset.place === now.placing));
  }
  byId('tomove').value = sideAt(lineTo(game.root).moves.length);
}
