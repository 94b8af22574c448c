// What went wrong, or what a person should know. A message stays until the person acts. It may offer to take back what
// was done.

import { byId } from './state.js';
import { t } from './texts.js';

let takeBack = null;

export function tell(message, undo = null) {
  takeBack = undo;
  byId('fault').hidden = !message;
  byId('fault').textContent = message;
  if (undo) {
    const button = document.createElement('button');
    button.textContent = t('undo');
    button.addEventListener('click', undoTold);
    byId('fault').append(' ', button);
  }
}

// Takes back what the message offers to; false if it offers nothing.
export function undoTold() {
  const undo = takeBack;
  if (undo) {
    tell('');
    undo();
  }
  return Boolean(undo);
}

// Does what may fail, and tells why.
export async function attempt(action) {
  try {
    await action();
  } catch (error) {
    tell(error.message);
  }
}
