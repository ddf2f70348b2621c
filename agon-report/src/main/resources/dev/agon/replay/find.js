// The search for a player of a match with more of them than a picture shows.
import { make } from './dom.js';

const MOST = 8;

/** The seats of the players with a text in their names, those that begin with it first; a number is a seat. */
export function seatsOf(seats, text) {
  const wanted = text.trim().toLowerCase();
  const places = seats.map(({ name }, seat) => [String(seat) === wanted ? -1 : name.toLowerCase().indexOf(wanted), seat]);
  return wanted === '' ? []
    : places.filter(([at, seat]) => at >= 0 || String(seat) === wanted).sort(([one], [other]) => one - other)
      .slice(0, MOST).map(([, seat]) => seat);
}

/** The field, and what it found; calls look(seat) for the player who is chosen, and look(null) for none. */
export function playerSearch(seats, look) {
  const found = make('ul', { 'aria-live': 'polite' });
  const choose = seat => {
    field.value = seats[seat].name;
    found.replaceChildren();
    look(seat);
  };
  const field = make('input', { type: 'search', autocomplete: 'off', oninput: () => {
    const hits = seatsOf(seats, field.value);
    found.replaceChildren(...hits.map(seat => make('li', {},
      make('button', { type: 'button', onclick: () => choose(seat) }, `${seat} `, make('bdi', {}, seats[seat].name)))));
    if (field.value === '') {
      look(null);
    }
  } });
  return make('div', { class: 'find' }, make('label', {}, 'Find a player ', field), found);
}
