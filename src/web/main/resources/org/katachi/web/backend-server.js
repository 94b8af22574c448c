// The backend of katachi-board: requests over HTTP, and server-sent events.

import { Fault } from './texts.js';

// Whether a search may have several threads.
export const hasThreads = true;

let session = '';
let handlers = {};
let source = null;

export function use(id, eventHandlers) {
  session = id;
  handlers = eventHandlers;
}

// Listens to the events, if the page doesn't do so yet.
export function connect() {
  if (source) {
    return;
  }
  source = new EventSource('api/events?session=' + session);
  for (const [name, handler] of Object.entries(handlers)) {
    source.addEventListener(name, event => handler(event.data ? JSON.parse(event.data) : null));
  }
}

export function disconnect() {
  if (source) {
    source.close();
    source = null;
  }
}

// Posts fields; the answer is an object. Throws an Error with the server's message.
export async function post(name, fields = {}) {
  const request = { method: 'POST', body: new URLSearchParams(fields) };
  const response = await fetch(`api/${name}?session=${session}`, request).catch(() => {
    throw new Fault('noServer');
  });
  const content = await response.json();
  if (!response.ok) {
    throw new Fault('refused', { reason: content.error });
  }
  return content;
}
