// Going through a game, and from one to the next.

const PLAY_MILLIS = 650;

function show(ply) {
  const { game } = state;
  state.ply = Math.max(0, Math.min(game.length, ply));
  drawBoard();
  drawPlayer('black');
  drawPlayer('white');
  moveCursors();
  markMoves(byId('movelist'), () => true, state.ply - 1);
  byId('position').value = state.ply;
  byId('position').setAttribute('aria-valuetext', positionInWords());
  byId('first').disabled = byId('back').disabled = state.ply === 0;
  byId('last').disabled = byId('forward').disabled = state.ply === game.length;
  byId('status').textContent = positionInWords();
  byId('handed-out').textContent = '';
}

function stop() {
  clearInterval(state.timer);
  state.timer = 0;
  byId('play').setAttribute('aria-pressed', 'false');
}

function togglePlay() {
  if (state.timer) {
    stop();
    return;
  }
  if (state.ply === state.game.length) {
    show(state.game.openingLength);
  }
  byId('play').setAttribute('aria-pressed', 'true');
  state.timer = setInterval(() => {
    show(state.ply + 1);
    if (state.ply === state.game.length) {
      stop();
    }
  }, PLAY_MILLIS);
}

function go(ply) {
  stop();
  show(ply);
}

function drawMoves() {
  const { game } = state;
  const fresh = element('div');
  game.points.forEach(({ name }, ply) => {
    const value = told(game, 'evaluations', ply);
    addMove(fresh, side(ply), `${ply + 1}. ${name}`, value === undefined ? value : evaluationText(value));
  });
  showMoves(byId('movelist'), fresh);
}

function present(game, ply) {
  state.game = game;
  byId('game-title').textContent = `Game ${game.number}`;
  const board = `${game.width}×${game.height}, ${game.rule}`;
  byId('game-result').textContent = `${game.reason || game.ending || 'is being played'} · ${board}`;
  byId('game-swap2').hidden = !game.swap2;
  byId('game-swap2').textContent = game.swap2 ? `Swap2: ${game.swap2}` : '';
  byId('position').max = game.length;
  byId('study').href = studyLink(game) || '';
  byId('study').hidden = !studyLink(game);
  drawMoves();
  drawEvaluations();
  drawTimes();
  show(ply);
  markCurrent();
}

function open(game, ply = game.length) {
  stop();
  present(game, ply);
  history.replaceState(history.state, '', '#game=' + game.number);
}

// Opens what the address names, if the page holds it.
function openLinked() {
  const wanted = /^#game=(\d+)(?:&move=(\d+))?$/.exec(location.hash);
  const game = wanted && games.find(one => one.number === Number(wanted[1]));
  if (game) {
    open(game, wanted[2] === undefined ? game.length : Number(wanted[2]));
  }
  return Boolean(game);
}

function step(distance) {
  const next = state.shown[state.shown.indexOf(state.game) + distance];
  if (next) {
    open(next);
  }
}
