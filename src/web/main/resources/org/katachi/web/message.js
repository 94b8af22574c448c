// What went wrong, or what a person should know. A message stays until the person acts. It may offer to take back what
// was done.

import { byId, now } from './state.js';
import { t } from './texts.js';

let told = null;
let takeBack = null;
let drawn = null;

// Tells the text that a function yields, in whatever language the page has then; nothing without one.
export function tell(text = null, undo = null) {
  told = text;
  takeBack = undo;
  drawn = null;
  drawMessage();
}

// While clicks block points, that is told where there is nothing else.
export function drawMessage() {
  const text = (told && told()) || (now.blocking ? t('blockAsk') : '');
  byId('fault').hidden = !text;
  if (text !== drawn) {
    drawn = text;
    byId('fault').textContent = text;
    if (takeBack) {
      const button = document.createElement('button');
      button.textContent = t('undo');
      button.addEventListener('click', undoTold);
      byId('fault').append(' ', button);
    }
  }
}

// Takes back what the message offers to; false if it offers nothing.
export function undoTold() {
  const undo = takeBack;
  if (undo) {
    tell();
    undo();
  }
  return Boolean(undo);
}

// Does what may fail, and tells why.
export async function attempt(action) {
  try {
    await action();
  } catch (error) {
    tell(() => error.message);
  }
}
