// The list of games, with its filters.

const ROWS_AT_ONCE = 100;

function matches(game) {
  const brain = byId('filter-brain').value;
  const opponent = byId('filter-opponent').value;
  const ending = byId('filter-ending').value;
  const names = [game.black, game.white];
  return (!brain || names.includes(brain))
    && (!opponent || (brain ? names.includes(opponent) && (brain !== opponent) : names.includes(opponent)))
    && (!ending || game.ending === ending)
    && (state.opening === null || game.opening === state.opening);
}

function compare(a, b) {
  const [left, right] = [a[state.sort], b[state.sort]];
  const order = typeof left === 'number' ? left - right : String(left).localeCompare(String(right));
  return (state.down ? -order : order) || a.number - b.number;
}

function name(game, colour) {
  const cell = element('td', {},
    element('i', { className: 'stone ' + colour }), element('span', { textContent: game[colour] }));
  cell.classList.toggle('won', game.result === colour);
  return cell;
}

function row(game) {
  const button = element('button', { type: 'button', textContent: game.number });
  button.setAttribute('aria-label', `Game ${game.number}, ${game.black} against ${game.white}`);
  const made = element('tr', { onclick: () => open(game) },
    element('td', { className: 'number' }, button),
    name(game, 'black'),
    name(game, 'white'),
    element('td', { textContent: { black: '1–0', white: '0–1', draw: '½–½' }[game.result] }),
    element('td', { className: 'ending', textContent: game.ending }),
    element('td', { className: 'number', textContent: game.length }));
  made.dataset.game = game.number;
  return made;
}

function markCurrent() {
  document.querySelectorAll('#list tbody tr').forEach(line => {
    if (state.game && line.dataset.game === String(state.game.number)) {
      line.setAttribute('aria-current', 'true');
    } else {
      line.removeAttribute('aria-current');
    }
  });
  const index = state.shown.indexOf(state.game);
  byId('previous-game').disabled = index <= 0;
  byId('next-game').disabled = index < 0 || index === state.shown.length - 1;
}

function addRows(rows) {
  const next = state.shown.slice(state.rows, state.rows + rows);
  document.querySelector('#list tbody').append(...next.map(row));
  state.rows += next.length;
  byId('more').hidden = state.rows === state.shown.length;
  markCurrent();
}

function list() {
  state.rows = 0;
  listAgain();
}

// As many rows as before, and more if there were few.
function listAgain() {
  const rows = Math.max(state.rows, ROWS_AT_ONCE);
  const focused = document.activeElement.closest('#list tbody tr');
  state.shown = games.filter(matches).sort(compare);
  state.rows = 0;
  document.querySelector('#list tbody').replaceChildren();
  byId('count').textContent = `${state.shown.length} of ${games.length} game${games.length === 1 ? '' : 's'}`;
  byId('filter-opening').hidden = state.opening === null;
  byId('filter-opening').textContent = `opening ${state.opening || 'empty board'} ×`;
  document.querySelectorAll('#list th').forEach(head => {
    const mine = head.firstElementChild.dataset.sort === state.sort;
    head.setAttribute('aria-sort', mine ? (state.down ? 'descending' : 'ascending') : 'none');
  });
  addRows(rows);
  if (focused) {
    document.querySelector(`#list tr[data-game="${focused.dataset.game}"] button`)?.focus({ preventScroll: true });
  }
}

function sortBy(key) {
  state.down = state.sort === key && !state.down;
  state.sort = key;
  list();
}

function fill(select, values) {
  const chosen = select.value;
  const wanted = [...new Set(values)].sort((a, b) => a.localeCompare(b));
  const present = [...select.options].slice(1).map(option => option.value);
  if (JSON.stringify(wanted) !== JSON.stringify(present)) {
    const options = wanted.map(value => element('option', { value, textContent: value }));
    select.replaceChildren(select.options[0], ...options);
    select.value = chosen;
  }
}

// The filters and the list, when there are other games.
function refresh() {
  const brains = games.flatMap(game => [game.black, game.white]);
  fill(byId('filter-brain'), brains);
  fill(byId('filter-opponent'), brains);
  fill(byId('filter-ending'), games.map(game => game.ending));
  listAgain();
}
