// What answers the page's requests. A page that is built with an engine of its own has another file in place of this one.

export { connect, disconnect, hasThreads, post, use } from './backend-server.js';
