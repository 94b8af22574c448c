// A game as a tree, see sgf.js for its nodes: what stands on the board after a node, and what is said of a move.

// A pass among the moves.
export const PASS = '--';

const SETUP = { AB: 'black', AW: 'white', AE: null };

// Marks of moves, and the properties that SGF has for them.
const MARKS = { '!!': ['TE', '2'], '!': ['TE', '1'], '!?': ['IT', ''], '?!': ['DO', ''], '?': ['BM', '1'], '??': ['BM', '2'] };

// The probability that black wins in percent; Sabaki's property.
const VALUE = 'SBKV';

export function opponent(side) {
  return side === 'black' ? 'white' : 'black';
}

// Who moves after so many moves, passes among them.
export function sideAt(moves) {
  return moves % 2 === 0 ? 'black' : 'white';
}

// Points are named as h8, rows counted from the top, and in SGF as hh.
export function toPoint(name) {
  return { x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 };
}

export function toName(x, y) {
  return String.fromCharCode(97 + x) + (y + 1);
}

function fromSgf(value) {
  return toName(value.charCodeAt(0) - 97, value.charCodeAt(1) - 97);
}

export function toSgf(name) {
  const { x, y } = toPoint(name);
  return String.fromCharCode(97 + x, 97 + y);
}

// The move of a node: its side, and its point, null for a pass. Null if it has none.
export function moveOf({ props }) {
  const side = props.B ? 'black' : props.W ? 'white' : null;
  const value = side && (props.B || props.W)[0];
  return side && { side, point: value ? fromSgf(value) : null };
}

export function setMove(node, side, point) {
  node.props[side === 'black' ? 'B' : 'W'] = [point ? toSgf(point) : ''];
}

export function pathTo(node) {
  const path = [];
  for (let next = node; next; next = next.parent) {
    path.unshift(next);
  }
  return path;
}

// The end of the line through a node: where there are variations, the one that was looked at last.
export function endOf(node) {
  let end = node;
  while (end.children.length) {
    end = nextOf(end);
  }
  return end;
}

export function nextOf(node) {
  return node.children.includes(node.preferred) ? node.preferred : node.children[0];
}

// All nodes of a tree, each before its children.
export function* allNodes(root) {
  const left = [root];
  while (left.length) {
    const node = left.pop();
    yield node;
    left.push(...node.children.slice().reverse());
  }
}

// The line from the root to a node. Its moves alternate, black's first: a pass stands wherever a side moves out of
// turn. Stones that are set up come first, in an order in which they might have been placed; where they are set up after
// moves, the game begins there.
//
// moves: points or passes
// setup: how many of them, with passes, are set up
// numbers: the number of each move in the game; 0 for what no node has played
// placed: the stones that are set up, a map from points to sides
// nodes: by the number of moves, the last node with so many
export function lineTo(node) {
  const placed = new Map();
  let played = [];
  let next = 'black';
  for (const step of pathTo(node)) {
    if (Object.keys(SETUP).some(name => step.props[name])) {
      played.forEach(({ side, point }) => point && placed.set(point, side));
      played = [];
      next = '';
      for (const [name, side] of Object.entries(SETUP)) {
        for (const value of step.props[name] || []) {
          placed.delete(fromSgf(value));
          if (side) {
            placed.set(fromSgf(value), side);
          }
        }
      }
    }
    const move = moveOf(step);
    if (move) {
      played.push({ ...move, before: step.parent, step });
      next = opponent(move.side);
    }
    next = step.props.PL ? (/^[bB1]/.test(step.props.PL[0]) ? 'black' : 'white') : next;
  }
  return inTurn(node, placed, played, next || more(placed));
}

// Who is to move if nothing says it: the side with fewer stones, black if they are equal.
function more(placed) {
  const sides = [...placed.values()];
  return sides.filter(side => side === 'black').length > sides.length / 2 ? 'white' : 'black';
}

function inTurn(node, placed, played, toMove) {
  const of = side => [...placed].filter(stone => stone[1] === side).map(([point]) => ({ side, point }));
  const [black, white] = [of('black'), of('white')];
  const stones = [];
  for (let i = 0; i < Math.max(black.length, white.length); i++) {
    stones.push(...black.slice(i, i + 1), ...white.slice(i, i + 1));
  }
  const all = [...stones, ...played, { side: toMove, step: null, before: node }];
  const line = { moves: [], setup: 0, numbers: [], placed, nodes: [] };
  all.forEach(({ side, point, before, step }, i) => {
    if (sideAt(line.moves.length) !== side) {
      line.moves.push(PASS);
      line.numbers.push(0);
    }
    if (i === stones.length) {
      line.setup = i > 0 ? line.moves.length : 0;
    }
    if (before) {
      line.nodes[line.moves.length] = before;
    }
    if (step !== null) {
      line.moves.push(point || PASS);
      line.numbers.push(Math.max(0, i + 1 - stones.length));
    }
  });
  return line;
}

// The child of a node with a move; null if there is none.
export function childWith(node, side, point) {
  return node.children.find(child => {
    const move = moveOf(child);
    return move && move.side === side && move.point === point;
  }) || null;
}

export function commentOf({ props }) {
  return (props.C || [''])[0];
}

export function setComment({ props }, text) {
  delete props.C;
  if (text) {
    props.C = [text];
  }
}

// The mark of a move, as !; empty if it has none.
export function markOf({ props }) {
  const found = Object.entries(MARKS).find(([, [name, value]]) => props[name] && (!value || (props[name][0] === '2') === (value === '2')));
  return found ? found[0] : '';
}

export function setMark({ props }, mark) {
  Object.values(MARKS).forEach(([name]) => delete props[name]);
  if (mark) {
    const [name, value] = MARKS[mark];
    props[name] = [value];
  }
}

// A star stands for the best move; RenLib marks nodes so.
export function hasStar({ props }) {
  return Boolean(props.HO);
}

export function setStar({ props }, isSet) {
  delete props.HO;
  if (isSet) {
    props.HO = ['1'];
  }
}

// The probability that black wins, from 0 to 1; undefined if it is not known.
export function valueOf({ props }) {
  return props[VALUE] ? Number(props[VALUE][0]) / 100 : undefined;
}

export function setValue({ props }, blackWinRate) {
  props[VALUE] = [(100 * blackWinRate).toFixed(2)];
}

// Texts of a node at points.
export function labelsOf({ props }) {
  return (props.LB || [])
    .filter(value => /^[a-y]{2}:/.test(value))
    .map(value => ({ name: fromSgf(value), text: value.slice(3, 6) }));
}

// Properties with points, alone or before a colon.
const WITH_POINTS = ['B', 'W', 'AB', 'AW', 'AE', 'LB', 'TR', 'SQ', 'CR', 'MA', 'SL'];

// Moves every point of a tree: { x, y } to another.
export function movePoints(root, moved) {
  const move = value => value.replace(/^[a-y]{2}/, point => {
    const { x, y } = moved(toPoint(fromSgf(point)));
    return toSgf(toName(x, y));
  });
  for (const { props } of allNodes(root)) {
    WITH_POINTS.filter(name => props[name]).forEach(name => {
      props[name] = props[name].map(move);
    });
  }
}
