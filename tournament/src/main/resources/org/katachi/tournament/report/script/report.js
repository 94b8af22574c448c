// Connects the parts of the page, and begins.

function seek(event) {
  const box = event.currentTarget.getBoundingClientRect();
  go(Math.round((event.clientX - box.left) / box.width * state.game.length + 0.5));
}

const KEYS = {
  ArrowLeft: () => go(state.ply - 1),
  ArrowRight: () => go(state.ply + 1),
  Home: () => go(0),
  End: () => go(state.game.length),
  ' ': togglePlay,
  p: () => step(-1),
  n: () => step(1)
};

// Keys that a control or a text that scrolls needs itself are left to it.
function onKey(event) {
  const target = event.target;
  const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const inReplay = byId('games').contains(target) || target === document.body;
  const busy = target.matches('select, input[type="range"]')
    || event.key === ' ' && target.matches('button, input, summary, a');
  if (action && state.game && inReplay && !busy && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    action();
  }
}

function onMove(event) {
  const place = clickedMove(byId('movelist'), event);
  if (place >= 0) {
    go(place + 1);
  }
}

function wire() {
  byId('first').onclick = () => go(0);
  byId('back').onclick = () => go(state.ply - 1);
  byId('play').onclick = togglePlay;
  byId('forward').onclick = () => go(state.ply + 1);
  byId('last').onclick = () => go(state.game.length);
  byId('position').oninput = event => go(Number(event.target.value));
  byId('numbers').onchange = drawBoard;
  byId('previous-game').onclick = () => step(-1);
  byId('next-game').onclick = () => step(1);
  byId('movelist').onclick = onMove;
  byId('evaluations').onclick = byId('times').onclick = seek;
  byId('more').onclick = () => addRows(ROWS_AT_ONCE);
  byId('save-sgf').onclick = download;
  byId('copy-position').onclick = () => copy(positionText());
  byId('copy-link').onclick = () => copy(link());
  addEventListener('hashchange', openLinked);
  ['filter-brain', 'filter-opponent', 'filter-ending'].forEach(id => { byId(id).onchange = list; });
  byId('filter-opening').onclick = () => { state.opening = null; list(); };
  document.querySelectorAll('[data-sort]').forEach(button => { button.onclick = () => sortBy(button.dataset.sort); });
  document.addEventListener('click', onJump);
  document.addEventListener('keydown', onKey);
}

// A table that is wider than the page says so in words, beside its shadow.
function tellWidths() {
  document.querySelectorAll('.wide').forEach(note => {
    const table = note.previousElementSibling;
    note.hidden = table.scrollWidth <= table.clientWidth;
  });
}

function drawMinis(root) {
  root.querySelectorAll('.mini[data-stones]').forEach(drawMini);
}

games.forEach(prepare);
drawMinis(document);
tellWidths();
addEventListener('resize', tellWidths);
wire();
refresh();
document.querySelector('.replay').hidden = games.length === 0;
if (games.length > 0 && !openLinked()) {
  open(games[0]);
}
