// Lists of moves as buttons: for the page of the board, and for the report of a tournament.

const written = new WeakMap(); // what each list says

function textIn(name, className, text) {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

// Adds a move of a side, or another step, with its value if it has one, and what that is.
export function addMove(box, kind, text, value, meaning = '') {
  const button = textIn('button', `move ${kind}`, text);
  button.type = 'button';
  if (value !== undefined) {
    const small = textIn('small', '', value);
    small.title = meaning;
    button.append(small);
  }
  box.append(button);
}

// Shows the content of an element. Buttons stay while the list says the same, with their focus and what a pointer has
// begun on them.
export function showMoves(list, fresh) {
  if (written.get(list) !== fresh.innerHTML) {
    written.set(list, fresh.innerHTML);
    list.replaceChildren(...fresh.childNodes);
  }
}

// Marks the moves of the shown line and the current one, by their places, and scrolls there; -1 is the beginning.
export function markMoves(list, isOnLine, current) {
  const buttons = [...list.querySelectorAll('.move')];
  buttons.forEach((button, i) => {
    button.classList.toggle('online', isOnLine(i));
    button.setAttribute('aria-current', String(i === current));
  });
  if (current < 0) {
    list.scrollTop = 0;
    return;
  }
  const [box, place] = [list.getBoundingClientRect(), buttons[current].getBoundingClientRect()];
  if (place.top < box.top || place.bottom > box.bottom) {
    list.scrollTop += place.top - box.top - list.clientHeight / 2;
  }
}

// The place of the move that was clicked; -1 beside the moves.
export function clickedMove(list, event) {
  return [...list.querySelectorAll('.move')].indexOf(event.target.closest('button.move'));
}
