// Requests to the server, and its events.

let session = '';

export function connect(id, handlers) {
  session = id;
  const source = new EventSource('api/events?session=' + id);
  for (const [name, handler] of Object.entries(handlers)) {
    source.addEventListener(name, event => handler(event.data ? JSON.parse(event.data) : null));
  }
  return source;
}

// Posts fields; the answer is an object. Throws an Error with the server's message.
export async function post(name, fields = {}) {
  const response = await fetch(`api/${name}?session=${session}`, {
    method: 'POST',
    body: new URLSearchParams(fields)
  });
  return answer(response);
}

export async function storedState(id) {
  return (await answer(await fetch('api/state?session=' + id))).state;
}

async function answer(response) {
  const content = await response.json();
  if (!response.ok) {
    throw new Error(content.error);
  }
  return content;
}
