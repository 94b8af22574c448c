// Begins a game.

import { cancel, changed, engineMove } from './engine.js';
import * as games from './game.js';
import { settings, showSettings } from './settings.js';
import { byId, now, view } from './state.js';

// In a swap2 opening black is who lays the stones; without an engine it needs no help.
function opening() {
  const { person } = view;
  const isSwap2 = byId('swap2').checked && person !== 'both';
  return isSwap2 ? { person: 'both', swap2: person === 'black' ? 'person' : 'engine' } : { person };
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
  showSettings();
  changed();
  if (games.isEnginesTurn()) {
    engineMove();
  }
}
