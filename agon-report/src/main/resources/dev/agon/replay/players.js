// The players directly above the board: sign, name, score and clock of each.
import { make } from './dom.js';
import { badge } from './picture.js';

/** Beyond so many seats the board alone says who has what. */
export const FEW_SEATS = 6;

/** A score such as '2 rounds': the number, and what is counted. */
export function scoreOf(text) {
  const [, number, unit] = /^(\S+) ?(.*)$/.exec(text ?? '') ?? [];
  return make('span', { class: 'has' }, ...(number ? [make('b', {}, number), ` ${unit}`] : []));
}

/** A time in the unit that suits it. */
export function timeOf(nanos) {
  return nanos < 1e6 ? `${Math.round(nanos / 1e3)} µs`
    : nanos < 1e9 ? `${(nanos / 1e6).toFixed(nanos < 1e7 ? 1 : 0)} ms`
      : `${(nanos / 1e9).toFixed(2)} s`;
}

/** The players of a recorded match at each of its steps. */
export class Players {
  constructor({ seats }) {
    const { length } = seats;
    this.element = make('ul', { class: `players${length === 2 ? ' two' : ''}`, hidden: length > FEW_SEATS },
      ...(length > FEW_SEATS ? [] : seats).map(seat => make('li', {},
        badge(seat), make('strong', {}, make('bdi', { title: seat.name }, seat.name)),
        make('span', { class: 'has' }), make('span', { class: 'clock' }))));
  }

  /** Shows who acted in a step, and the scores and times after it. */
  show(acting, scores, spent) {
    [...this.element.children].forEach((item, seat) => {
      item.classList.toggle('to-move', acting.includes(seat));
      item.querySelector('.has').replaceWith(scoreOf(scores?.[seat]));
      item.querySelector('.clock').textContent = spent ? timeOf(spent[seat]) : '';
    });
  }
}
