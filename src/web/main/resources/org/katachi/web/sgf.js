// Trees of games as SGF. A node has its properties as SGF names them, each with a list of values.

// A node behind the other children of its parent.
export function newNode(parent = null) {
  // Without a prototype: a file may name a property as it likes.
  const node = { parent, props: Object.create(null), children: [] };
  if (parent) {
    parent.children.push(node);
  }
  return node;
}

// The root of the first game of a text, as the server or write() made it.
export function parse(text) {
  const branches = [];
  const name = /[A-Za-z0-9]+/y;
  const value = /\s*\[((?:[^\\\]]+|\\[^])*)\]/y;
  let root = null;
  let node = null;
  let at = 0;
  const match = pattern => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at = found ? pattern.lastIndex : at;
    return found;
  };
  while (at < text.length) {
    const found = match(name);
    if (found) {
      const values = [];
      for (let next = match(value); next; next = match(value)) {
        values.push(next[1].replace(/\\(\r?\n|[^])/g, (whole, escaped) => escaped.endsWith('\n') ? '' : escaped));
      }
      node.props[found[0]] = values;
    } else if (text[at] === '(') {
      branches.push(node);
      at++;
    } else if (text[at] === ')') {
      node = branches.pop();
      at++;
      if (!branches.length) {
        return root;
      }
    } else if (text[at] === ';') {
      node = newNode(node);
      root = root || node;
      at++;
    } else {
      at++;
    }
  }
  throw new Error('SGF ends within a game');
}

export function write(root) {
  const parts = ['('];
  // Parts of the text, and nodes that stand for theirs.
  const left = [')\n', root];
  while (left.length) {
    const next = left.pop();
    if (typeof next === 'string') {
      parts.push(next);
      continue;
    }
    parts.push(properties(next));
    const isBranching = next.children.length > 1;
    for (const child of next.children.slice().reverse()) {
      left.push(...isBranching ? [')', child, '\n('] : [child]);
    }
  }
  return parts.join('');
}

function properties({ props }) {
  const escaped = value => `[${value.replace(/[\\\]]/g, '\\$&')}]`;
  return ';' + Object.entries(props).map(([name, values]) => name + values.map(escaped).join('')).join('');
}
