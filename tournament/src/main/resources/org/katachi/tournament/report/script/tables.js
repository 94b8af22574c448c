// From the tables above to the games.

function jump(change) {
  byId('filter-brain').value = byId('filter-opponent').value = byId('filter-ending').value = '';
  state.opening = null;
  change();
  list();
  if (state.shown.length > 0) {
    open(state.shown[0]);
  }
  byId('games').scrollIntoView();
}

// The tables may be replaced, so the page hears of their buttons.
function onJump(event) {
  const button = event.target.closest('button[data-ending], button[data-opening], button[data-game]');
  if (!button || games.length === 0) {
    return;
  }
  const { ending, opening, game } = button.dataset;
  if (game !== undefined) {
    jumpTo(games.find(one => one.number === Number(game)));
  } else if (ending !== undefined) {
    jump(() => { byId('filter-ending').value = ending; });
  } else {
    jump(() => { state.opening = opening; });
  }
}

function jumpTo(game) {
  if (game) {
    open(game);
    byId('games').scrollIntoView();
  }
}

function drawMini(place) {
  const { stones } = place.dataset;
  const board = { width: Number(place.dataset.width), height: Number(place.dataset.height) };
  const label = stones ? 'Opening ' + stones : 'The empty board';
  const svg = emptyBoard(board, { role: 'img', 'aria-label': label }, CELL * 0.7);
  points(stones).forEach((point, ply) => addStone(svg, point, side(ply)));
  place.append(svg);
}
