// Games that end while the page is open.

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
