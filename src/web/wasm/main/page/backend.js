// What answers the page's requests: an engine in workers of its own.

export { connect, disconnect, hasThreads, post, use } from './backend-worker.js';
