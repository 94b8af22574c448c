
// Keeps the page up to date while the tournament is played. This text follows report.js in the same script.

const STATES = {
  waiting: 'Connecting',
  lost: 'No connection, trying again',
  running: 'Playing',
  paused: 'Paused',
  stopping: 'Stopping',
  stopped: 'Stopped',
  ended: 'Ended'
};
const OVER = ['stopped', 'ended'];
const TRY_AGAIN_MILLIS = 5000;
const GATHER_MILLIS = 100; // games that end together are listed together
const LIST_REST = 20; // and then so many times as long as that takes passes
const live = {
  clock: 0, status: null, shown: [], all: 0, running: new Map(), cards: new Map(), connected: false, refresh: 0,
  rest: GATHER_MILLIS, numbers: new Set(), room: Number(byId('now').dataset.room),
  leftOut: Number(byId('left-out-count').textContent),
  position: byId('now').dataset.position,
  key: location.search || history.state?.key || ''
};

// Makes an element like a new one, and leaves what is equal: focus, scrolling and opened details stay.
function patch(old, fresh) {
  if (old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
  } else if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = fresh.data;
  } else if (!old.isEqualNode(fresh)) {
    patchAttributes(old, fresh);
    const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
    before.forEach((child, i) => (i < after.length ? patch(child, after[i]) : child.remove()));
    old.append(...after.slice(before.length));
  }
}

function patchAttributes(old, fresh) {
  [...old.attributes]
    .filter(({ name }) => name !== 'open' && !fresh.hasAttribute(name))
    .forEach(({ name }) => old.removeAttribute(name));
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) {
      old.setAttribute(name, value);
    }
  }
}

// The server has made the HTML by the same template as the whole page.
function showPart({ id, html }) {
  const template = element('template', { innerHTML: html });
  const fresh = template.content.firstElementChild;
  drawMinis(fresh);
  patch(byId(id), fresh);
  tellWidths();
}

// The state, and how far it is

function stateName() {
  const { status } = live;
  if (status && OVER.includes(status.state)) {
    return status.state;
  }
  return live.connected ? status ? status.state : 'waiting' : 'lost';
}

function stateWords(name) {
  const count = live.all;
  if (name !== 'paused') {
    return STATES[name];
  }
  return count === 0 ? 'Paused' : `Paused, ${count} running game${count === 1 ? '' : 's'} to end`;
}

function showState() {
  const name = stateName();
  const place = byId('state');
  if (place.dataset.state !== name) {
    place.dataset.state = name;
    announce(STATES[name]);
  }
  place.textContent = stateWords(name);
  showButtons(name);
  showBoardsNote(name);
}

function showButtons(name) {
  const [pause, halt] = [byId('pause'), byId('halt')];
  if (pause) {
    pause.hidden = halt.hidden = OVER.includes(name);
    pause.disabled = halt.disabled = !['running', 'paused'].includes(name);
    pause.textContent = live.status && live.status.state === 'paused' ? 'Resume' : 'Pause';
  }
}

function announce(words) {
  byId('announcer').textContent = words;
}

function decimal(value, digits) {
  return value.toFixed(digits).replace('-', '−');
}

function eloWords(match) {
  return match && match.elo !== undefined && match.lower !== undefined && match.upper !== undefined
    ? `Elo ${match.elo < 0 ? '' : '+'}${decimal(match.elo, 1)} ± ${((match.upper - match.lower) / 2).toFixed(1)}`
    : '';
}

function showHeadway() {
  const { grows, progress } = live.status;
  const { games: played, total, test, faults } = progress;
  const share = total === 0 ? 0 : played / total;
  byId('headway').value = share;
  byId('headway-words').textContent =
    `${played} of ${total}${grows ? ' or more' : ''} games, ${Math.round(100 * share)} %`;
  byId('elo').textContent = eloWords(progress.match);
  byId('llr').textContent = test
    ? `LLR ${decimal(test.llr, 2)} in [${decimal(test.lower, 2)}, ${decimal(test.upper, 2)}]: ${test.decision}` : '';
  byId('fault-count').textContent = faults > 0 ? `${faults} fault${faults === 1 ? '' : 's'}` : '';
  showLeft();
}

// At the speed so far; before the first game nobody knows.
function showLeft() {
  const { state: name, at, progress } = live.status;
  const seconds = Math.max(0, Math.round(progress.secondsLeft - (serverTime() - at) / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  byId('left').textContent = name === 'running' && progress.game !== undefined
    ? parts.map((part, i) => String(part).padStart(i === 0 ? 1 : 2, '0')).join(':') + ' to go' : '';
}

function serverTime() {
  return Date.now() + live.clock;
}

function showStatus(status) {
  const before = live.status;
  live.status = status;
  const { progress } = status;
  if (before && progress.faults > before.progress.faults) {
    announce(`Game ${progress.game} ended by a fault: ${progress.ending}`);
  }
  showHeadway();
  showState();
}

// The running games

function cardSeat(game, colour) {
  const toMove = side(game.length) === colour;
  const seat = element('span', { className: 'seat ' + colour + (toMove ? ' to-move' : '') },
    element('i', { className: 'stone ' + colour }),
    element('span', { className: 'who', textContent: game[colour] }),
    element('span', { className: 'value', textContent: seatValue(game, colour) }));
  return seat;
}

function seatValue(game, colour) {
  const ply = game.length - 1;
  const last = side(ply) === colour ? ply : ply - 1;
  const evaluation = told(game, 'evaluations', last);
  const clock = told(game, 'clocks', last);
  const words = [];
  if (evaluation !== undefined) {
    words.push(evaluationText(evaluation));
  }
  if (side(game.length) === colour && !OVER.includes(stateName())) {
    words.push(...thinking(game, clock));
  } else if (clock !== undefined) {
    words.push(clockTime(clock));
  }
  return words.join(' · ');
}

// Of the side to move: what is left, or, without a limit, for how long it has been thinking.
function thinking(game, clock) {
  const millis = Math.max(0, serverTime() - game.since);
  if (clock === undefined && millis < 1000) {
    return [];
  }
  return [clockTime(clock === undefined ? millis : clock - millis).replace(/\.\d$/, '')];
}

function cardWords(game) {
  return `Watch game ${game.number}: ${game.black} with black, ${game.white} with white, ${game.length} stones, `
    + `${game[side(game.length)]} to move`;
}

function cardBoard(game) {
  const svg = emptyBoard(game, { 'aria-hidden': 'true' }, CELL * 0.7);
  game.points.forEach((point, ply) => addStone(svg, point, side(ply)));
  if (game.length > 0) {
    addRing(svg, game.points[game.length - 1]);
  }
  return element('span', { className: 'mini' }, svg);
}

function place(game) {
  return game.worker ? `${game.worker} ${game.slot}` : `slot ${game.slot}`;
}

function drawCard(game) {
  const card = live.cards.get(game.number) || element('button', { type: 'button', className: 'card' });
  live.cards.set(game.number, card);
  card.onclick = () => watch(game.number);
  card.setAttribute('aria-label', cardWords(game));
  card.replaceChildren(
    cardBoard(game),
    element('span', { className: 'place' },
      element('span', { textContent: `Game ${game.number}` }), element('span', { textContent: place(game) })),
    cardSeat(game, 'black'),
    cardSeat(game, 'white'));
}

function showRunning(game) {
  game.running = true;
  prepare(game);
  live.running.set(game.number, game);
  drawCard(game);
  showBoards();
  follow(game);
}

// The games whose boards are shown; a card that stays keeps its place and the focus.
function showBoards() {
  const cards = live.shown.filter(number => live.cards.has(number)).map(number => live.cards.get(number));
  const list = byId('boards');
  [...list.children].filter(item => !cards.includes(item.firstChild)).forEach(item => item.remove());
  cards.forEach((card, i) => {
    if (!card.parentNode) {
      list.insertBefore(element('li', {}, card), list.children[i] || null);
    }
  });
}

function showPlaying({ shown, all }) {
  live.shown = shown;
  live.all = all;
  for (const number of live.cards.keys()) {
    if (!shown.includes(number)) {
      live.cards.delete(number);
      live.running.delete(number);
    }
  }
  showBoards();
  showState();
}

function showBoardsNote(name) {
  const more = live.all - live.shown.length;
  byId('boards-note').textContent = OVER.includes(name)
    ? 'No more games are played: this page stays as it is.'
    : more > 0 ? `And ${more} more.` : live.all === 0 ? 'None at the moment.' : '';
}

function tick() {
  if (live.status && stateName() !== 'lost') {
    showLeft();
    live.running.forEach((game, number) => {
      const card = live.cards.get(number);
      ['black', 'white'].forEach(colour => {
        card.querySelector(`.seat.${colour} .value`).textContent = seatValue(game, colour);
      });
    });
  }
}

// A running game on the large board

function watch(number) {
  showReplay();
  open(live.running.get(number));
  byId('games').scrollIntoView();
  byId('board').focus({ preventScroll: true });
}

// What is watched is shown with the new moves, unless the reader has gone back.
function follow(game) {
  const watched = state.game;
  if (watched && watched.running && watched.number === game.number) {
    present(game, state.ply === watched.length ? game.length : state.ply);
  }
}

function showReplay() {
  document.querySelector('.replay').hidden = false;
}

function showGame(game, size) {
  if (live.numbers.has(game.number)) {
    return;
  }
  prepare(game);
  games.push(game);
  takeRoom(game, size);
  showReplay();
  refreshSoon();
  if (state.game) {
    follow(game);
  } else {
    open(game);
  }
}

// A tab that stays open for days keeps as many games as a page that is loaded: those that ended by a fault, and the last.
function takeRoom(game, size) {
  game.size = size;
  live.numbers.add(game.number);
  live.room -= size;
  while (live.room < 0 && games.length > 0) {
    const first = Math.max(0, games.findIndex(one => !one.fault));
    const [dropped] = games.splice(first, 1);
    live.numbers.delete(dropped.number);
    live.room += dropped.size;
    live.leftOut++;
  }
}

function takeRoomOfPage() {
  const size = Math.floor(byId('data').textContent.trim().length / games.length) - 2; // without what stands between them
  [...games].forEach(game => takeRoom(game, size));
}

function refreshSoon() {
  live.refresh ||= setTimeout(() => {
    const begin = performance.now();
    refresh();
    showLeftOut();
    live.rest = Math.max(GATHER_MILLIS, LIST_REST * (performance.now() - begin));
    live.refresh = 0;
  }, live.rest);
}

function showLeftOut() {
  byId('left-out').hidden = live.leftOut === 0;
  byId('embedded-count').textContent = games.length;
  byId('left-out-count').textContent = live.leftOut;
}

// Workers and remarks

function workerRow({ name, machine, concurrency, games: played, rate, silentSeconds }) {
  const head = element('th', { scope: 'row', className: 'name', textContent: name });
  if (machine) {
    head.append(element('small', { textContent: machine }));
  }
  if (silentSeconds) {
    head.append(element('small', { className: 'silent', textContent: `silent for ${silentSeconds} s` }));
  }
  return element('tr', {}, head,
    ...[concurrency, played || 0, rate || 0].map(number =>
      element('td', { className: 'number', textContent: number })));
}

function showWorkers(workers) {
  byId('workers').replaceChildren(...workers.map(workerRow));
  tellWidths();
}

function showRemark({ number, at, words }) {
  const list = byId('remarks');
  if (list.querySelector(`[data-number="${number}"]`)) {
    return;
  }
  const time = element('time', { textContent: new Date(at).toLocaleTimeString() });
  const item = element('li', {}, time, words);
  item.dataset.number = number;
  list.prepend(item);
  list.hidden = false;
  byId('no-remarks').hidden = true;
}

// The buttons

async function press(button) {
  try {
    const answer = await fetch(button, { method: 'POST', headers: { 'X-Katachi-Token': byId('now').dataset.token } });
    if (!answer.ok) {
      announce(await answer.text());
    }
  } catch {
    announce(STATES.lost);
  }
}

function wireButtons() {
  const dialog = byId('confirm');
  byId('pause').onclick = () => press(live.status.state === 'paused' ? 'resume' : 'pause');
  byId('halt').onclick = () => dialog.showModal();
  byId('confirm-no').onclick = () => dialog.close();
  byId('confirm-yes').onclick = () => {
    dialog.close();
    press('stop');
  };
}

// The address

// A reader may hand on the address, so the key of the buttons does not stay in it.
function hideKey() {
  history.replaceState({ key: live.key }, '', location.pathname + location.hash);
}

function loadAgain() {
  if (live.key) {
    location.replace(location.pathname + live.key + location.hash);
  } else {
    location.reload();
  }
}

// The events

const EVENTS = {
  hello: ({ now }) => {
    live.clock = now - Date.now();
    live.connected = true;
    showState();
  },
  reload: loadAgain,
  status: showStatus,
  playing: showPlaying,
  running: showRunning,
  workers: showWorkers,
  remark: showRemark,
  part: showPart,
  game: showGame
};

function listen() {
  const source = new EventSource('events?' + live.position);
  for (const [name, show] of Object.entries(EVENTS)) {
    source.addEventListener(name, event => {
      show(JSON.parse(event.data), event.data.length);
      live.position = event.lastEventId || live.position;
    });
  }
  source.onerror = () => {
    if (live.status && OVER.includes(live.status.state)) {
      source.close(); // All was told, and nobody is there to be asked again.
    } else if (source.readyState === EventSource.CLOSED) {
      setTimeout(listen, TRY_AGAIN_MILLIS); // The server has refused, and the browser gives up.
    }
    live.connected = false;
    showState();
  };
}

takeRoomOfPage();
if (byId('pause')) {
  wireButtons();
} else if (location.search) {
  live.key = ''; // It was another run's.
}
if (!byId('pause') && live.key) {
  loadAgain(); // The reader has loaded an address without its key.
} else {
  hideKey();
  listen();
  setInterval(tick, 1000);
}
