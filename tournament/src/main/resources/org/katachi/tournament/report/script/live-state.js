// What the page knows of a tournament that goes on, how it takes new parts, and its head.

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
