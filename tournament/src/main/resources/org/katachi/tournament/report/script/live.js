// Keeps the page up to date while the tournament is played, and begins to.

const TRY_AGAIN_MILLIS = 5000;

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
