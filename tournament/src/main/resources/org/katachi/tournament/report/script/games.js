// The games of the report, and which of them is shown. This folder is one script, after drawing.js and moves.js, in the order of the class Page.
// Text of games goes into the page as text only, never as HTML.

const games = JSON.parse(byId('data').textContent);
const state = { shown: [], rows: 0, sort: 'number', down: false, opening: null, game: null, ply: 0, timer: 0 };

function byId(id) {
  return document.getElementById(id);
}

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

function points(text) {
  return [...text.matchAll(/([a-z]{1,2})(\d+)/g)].map(([name, letters, row]) => ({
    name,
    x: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1,
    y: Number(row) - 1
  }));
}

function prepare(game) {
  game.points = points(game.stones);
  game.length = game.points.length;
  game.openingLength = points(game.opening).length;
  game.result = { B: 'black', W: 'white' }[game.winner] || (game.running ? 'open' : 'draw');
}

function side(ply) {
  return ply % 2 === 0 ? 'black' : 'white';
}

// What a move tells under a key; undefined for the opening's stones.
function told(game, key, ply) {
  const values = game[key];
  const value = values && ply >= game.openingLength ? values[ply - game.openingLength] : null;
  return value === null ? undefined : value;
}
