// Keeps the page and its engine for when there is no network, and the weights of each rule once they were used. What
// it answers is isolated from other sites, which lets the page and its workers share memory, and has the page's policy.

const PAGE = 'katachi-page-@page.version@';
const WEIGHTS = 'katachi-weights-@weights.version@';
const FILES = '@page.files@'.split(' ');

const HEADERS = {
  'Content-Security-Policy': "@policy@",
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin'
};

addEventListener('install', event => event.waitUntil(store()));
addEventListener('activate', event => event.waitUntil(takeOver()));
addEventListener('fetch', event => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) {
    event.respondWith(answer(event.request));
  }
});

// The browser's own cache may hold files of another version.
async function store() {
  const cache = await caches.open(PAGE);
  await cache.addAll(FILES.map(file => new Request(file, { cache: 'no-cache' })));
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names
    .filter(name => name.startsWith('katachi-') && name !== PAGE && name !== WEIGHTS)
    .map(name => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const page = await caches.open(PAGE);
  const weights = await caches.open(WEIGHTS);
  let response = await page.match(request, { ignoreSearch: true }) || await weights.match(request);
  if (!response) {
    response = await fetch(request);
    if (response.ok && request.url.includes('/weights/')) {
      await weights.put(request, response.clone());
    }
  }
  const headers = new Headers(response.headers);
  Object.entries(HEADERS).forEach(([name, value]) => headers.set(name, value));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
