// The board with the moves so far, and what its two players did.

function addStones(svg, game, ply, numbers) {
  for (let i = 0; i < ply; i++) {
    const point = game.points[i];
    addStone(svg, point, side(i));
    if (i < game.openingLength) {
      addFrame(svg, point, side(i));
    }
    if (numbers) {
      addNumber(svg, point, side(i), i + 1);
    }
  }
  if (ply > 0) {
    addRing(svg, game.points[ply - 1]);
  }
}

function winningStones(game) {
  return (game.line || []).map(i => ({ x: i % game.width, y: Math.floor(i / game.width) }));
}

function drawBoard() {
  const { game, ply } = state;
  const svg = emptyBoard(game, { role: 'img', 'aria-label': positionInWords() });
  addStars(svg, game);
  addCoordinates(svg, game);
  if (ply === game.length) {
    addWinningLine(svg, game.points[ply - 1], winningStones(game));
  }
  addStones(svg, game, ply, byId('numbers').checked);
  byId('board').replaceChildren(svg);
}

function positionInWords() {
  const { game, ply } = state;
  if (ply === 0) {
    return 'The empty board';
  }
  const move = `Move ${ply} of ${game.length}: ${side(ply - 1)} ${game.points[ply - 1].name}`;
  return ply === game.length && !game.running ? `${move}. ${game.reason}` : move;
}

function lastPlyOf(colour) {
  const ply = state.ply - 1;
  return side(ply) === colour ? ply : ply - 1;
}

function timeOf(colour) {
  const { game } = state;
  const clock = told(game, 'clocks', lastPlyOf(colour));
  if (clock !== undefined) {
    return { text: clockTime(clock), kind: 'left' };
  }
  if (game.clocks) {
    return { text: '–', kind: 'left' };
  }
  let used = 0;
  for (let ply = lastPlyOf(colour); ply >= 0; ply -= 2) {
    used += told(game, 'millis', ply) || 0;
  }
  return { text: clockTime(used), kind: 'used' };
}

function facts(colour) {
  const { game } = state;
  const ply = lastPlyOf(colour);
  const names = [
    ['move', ply >= 0 ? game.points[ply].name : undefined, String],
    ['time', told(game, 'millis', ply), seconds],
    ['evaluation', told(game, 'evaluations', ply), evaluationText],
    ['depth', told(game, 'depths', ply), String],
    ['nodes', told(game, 'nodes', ply), count]
  ];
  return names
    .filter(([, value]) => value !== undefined)
    .map(([name, value, text]) => element('div', {},
      element('dt', { textContent: name }), element('dd', { textContent: text(value) })));
}

function drawPlayer(colour) {
  const { game, ply } = state;
  const panel = byId(colour + '-side');
  const time = timeOf(colour);
  panel.classList.toggle('to-move', ply < game.length && side(ply) === colour);
  const messages = element('div', {
    className: 'messages', tabIndex: 0, textContent: told(game, 'messages', lastPlyOf(colour)) || ''
  });
  messages.setAttribute('aria-label', 'Messages of ' + colour);
  messages.setAttribute('role', 'region');
  panel.replaceChildren(
    element('div', { className: 'who' },
      element('i', { className: 'stone ' + colour }),
      element('span', { textContent: game[colour] }),
      element('time', { textContent: time.text }),
      element('small', { textContent: time.kind })),
    element('dl', {}, ...facts(colour)),
    messages);
  messages.scrollTop = messages.scrollHeight;
}
