// What a reader takes along: position, links and SGF.

function positionText() {
  return state.game.points.slice(0, state.ply).map(point => point.name).join('');
}

function link() {
  const move = state.ply < state.game.length ? `&move=${state.ply}` : '';
  return `${location.href.split(/[?#]/)[0]}#game=${state.game.number}${move}`;
}

// The address of a game on the board, whose page reads it in link.js; null where that page has not the rule or the size.
function studyLink({ rule, width, height, stones }) {
  const isKnown = !rule.startsWith('continuous') && Math.min(width, height) >= 5 && Math.max(width, height) <= 25;
  const size = width === height ? width : `${width}x${height}`;
  return isKnown ? `${byId('study').dataset.address}#r=${rule}&n=${size}&m=${stones}` : null;
}

async function copy(text) {
  const status = byId('handed-out');
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = 'Copied: ' + (text || 'the empty board');
  } catch {
    status.textContent = 'The browser does not allow to copy: ' + text;
  }
}

// Brains' messages can't be turned into the reader's names, as nobody knows what is a point.
const SGF_ROWS =
  'Texts count rows from the top, as brains do; many readers of SGF name them from the bottom.';

function sgfText(text) {
  return String(text).replace(/[\\\]]/g, '\\$&');
}

function sgfLetter(i) {
  return String.fromCharCode(i < 26 ? 97 + i : 65 + i - 26);
}

function sgfPoint(point) {
  return sgfLetter(point.x) + sgfLetter(point.y);
}

function sgfComment(game, ply) {
  if (ply < game.openingLength) {
    return 'opening';
  }
  const evaluation = told(game, 'evaluations', ply);
  const message = told(game, 'messages', ply);
  return `time ${((told(game, 'millis', ply) || 0) / 1000).toFixed(3)} s`
    + (evaluation === undefined ? '' : ', evaluation ' + evaluationText(evaluation).replace('−', '-'))
    + (message === undefined ? '' : '\n' + message);
}

function sgf(game) {
  const size = game.width === game.height ? game.width : `${game.width}:${game.height}`;
  const result = { black: 'B+', white: 'W+', draw: 'Draw', open: '?' }[game.result];
  const moves = game.points.map((point, ply) => '\n;' + (ply % 2 === 0 ? 'B' : 'W')
    + `[${sgfPoint(point)}]C[${sgfText(sgfComment(game, ply))}]`);
  return `(;FF[4]GM[4]CA[UTF-8]AP[Katachi tournament]SZ[${size}]RU[${game.rule}]`
    + `PB[${sgfText(game.black)}]PW[${sgfText(game.white)}]RE[${result}]GC[${sgfText(game.reason)}]`
    + `C[${game.swap2 ? sgfText(`Swap2: ${game.swap2}\n`) : ''}${SGF_ROWS}]`
    + moves.join('') + ')\n';
}

function download() {
  const url = URL.createObjectURL(new Blob([sgf(state.game)], { type: 'application/x-go-sgf' }));
  element('a', { href: url, download: `game-${state.game.number}.sgf` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
  byId('handed-out').textContent = `Saved as game-${state.game.number}.sgf`;
}
