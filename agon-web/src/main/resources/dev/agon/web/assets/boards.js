// The matches under way as small boards. A match keeps its place until another one takes it.
import { make, sentence } from './dom.js';
import { nextLines } from './lines.js';
import { showPicture } from './picture.js';

const STEP_MILLIS = 600;

/** Who plays a match of so many seats; of many seats the first names are known. */
export function playersOf(names, seats) {
  const [last, ...others] = [...names].reverse();
  return seats > names.length ? `${names.join(', ')} and ${seats - names.length} others`
    : seats === 2 ? names.join(' against ') : `${others.reverse().join(', ')} and ${last}`;
}

export class SmallBoards {
  #list;
  #lines = new Map();

  constructor(list) {
    this.#list = list;
  }

  /** Shows the places that have changed. */
  show(boards) {
    for (const board of boards) {
      if (board.match !== undefined) {
        this.#board(board);
      } else if (this.#lines.delete(board.place)) {
        this.#clear(this.#list.children[board.place]);
      }
    }
  }

  #board(board) {
    const { place, match, names, seats, steps, words, state, lines, changes } = board;
    const known = nextLines(this.#lines.get(place), board);
    if (known === undefined) {
      return;
    }
    this.#lines.set(place, known);
    const item = this.#place(place);
    const isSame = item.dataset.match === String(match);
    item.dataset.match = match;
    item.classList.toggle('is-over', state === 'over');
    const link = item.querySelector('.place-match');
    link.textContent = `Match ${match}`;
    link.href = `/events/${item.closest('[data-event]').dataset.event}/matches/${match}`;
    item.querySelector('.place-state').textContent = state === 'over' ? 'over' : `step ${steps}`;
    item.querySelector('.place-names').textContent = playersOf(names, seats);
    item.querySelector('.place-words')?.replaceChildren(sentence(words));
    item.querySelector('.place-board .empty')?.remove();
    if (!isSame || lines !== undefined || Object.keys(changes).length > 0) {
      showPicture(item.querySelector('.place-board'), known.join('\n'), isSame, STEP_MILLIS);
    }
  }

  /** The element of a place; an event whose matches were expected to be short has none at first. */
  #place(number) {
    this.#list.hidden = false;
    while (this.#list.children.length <= number) {
      this.#list.append(make('li', {},
        make('p', { class: 'place-head' }, make('a', { class: 'place-match' }), ' ', make('span', { class: 'place-state' })),
        make('p', { class: 'place-names' }),
        make('div', { class: 'place-board' })));
    }
    return this.#list.children[number];
  }

  #clear(item) {
    delete item.dataset.match;
    item.classList.remove('is-over');
    const link = item.querySelector('.place-match');
    link.textContent = 'Next match';
    link.removeAttribute('href');
    item.querySelector('.place-state').textContent = '';
    item.querySelector('.place-names').textContent = '';
    item.querySelector('.place-board').replaceChildren();
  }
}
