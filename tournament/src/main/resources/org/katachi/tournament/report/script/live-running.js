// The games that are played now, on small boards and on the large one.

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
