// What went wrong, or what a person should know. A message stays until the person acts.

import { byId } from './state.js';

export function tell(message) {
  byId('fault').hidden = !message;
  byId('fault').textContent = message;
}

// Does what may fail, and tells why.
export async function attempt(action) {
  try {
    await action();
  } catch (error) {
    tell(error.message);
  }
}
