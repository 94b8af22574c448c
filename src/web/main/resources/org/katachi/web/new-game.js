// Begins a game.

import { cancel, changed, engineMove } from './engine.js';
import * as games from './game.js';
import { settings } from './settings.js';
import { byId, now } from './state.js';

const { game } = games;

// In a swap2 opening black is who lays the stones; without an engine it needs no help.
function opening() {
  const { person } = settings();
  const isSwap2 = byId('swap2').checked && person !== 'both';
  return isSwap2 ? { person: 'both', swap2: person === 'black' ? 'person' : 'engine' } : {};
}

export function start() {
  if (!byId('size').reportValidity()) {
    return;
  }
  cancel();
  now.lines = [];
  // The board may be smaller.
  now.cursor = null;
  now.placing = '';
  games.begin({ ...settings(), ...opening() });
  byId('size').value = game.width;
  changed();
  if (games.isEnginesTurn()) {
    engineMove();
  }
}
