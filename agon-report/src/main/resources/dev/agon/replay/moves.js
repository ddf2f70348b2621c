// The list of moves beside the board, with their times and what they cost.
import { headline, make } from './dom.js';
import { badge } from './picture.js';
import { timeOf } from './players.js';

/** The moves at the stops of a match; calls jump(stop) when one is clicked. */
export class MoveList {
  #isTimed;

  constructor(match, stops, jump) {
    this.#isTimed = match.moments.some(moment => moment.nanos);
    this.element = make('ol', { class: 'moves', tabindex: '0', 'aria-label': 'Moves' },
      ...stops.slice(1).map((step, i) => this.#item(match, match.moments[step - 1], () => jump(i + 1))));
    // What the analysis adds later has its place from the start.
    this.element.classList.toggle('timed', this.#isTimed);
    this.element.classList.toggle('judged', match.hasAnalysis);
  }

  #item(match, moment, onclick) {
    const spent = moment.nanos ? moment.nanos.reduce((sum, one) => sum + one, 0) : null;
    return make('li', { class: moment.kind, 'data-step': String(moment.step) },
      make('button', { type: 'button', onclick },
        make('span', { class: 'number' }, String(moment.step)),
        make('span', { class: 'told' }, ...moment.seats.map(seat => badge(match.seats[seat])),
          ...(moment.seats.length > 0 ? [' '] : []), headline(moment.words)),
        make('span', { class: 'extra' }, spent === null ? '' : timeOf(spent))));
  }

  /** Marks a step, and scrolls to it if it is out of sight. */
  highlight(step) {
    const list = this.element;
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const item = list.querySelector(`[data-step="${step}"] button`);
    if (item === null) {
      list.scrollTop = 0;
      return;
    }
    item.setAttribute('aria-current', 'step');
    const box = list.getBoundingClientRect();
    const at = item.getBoundingClientRect();
    if (at.top < box.top || at.bottom > box.bottom) {
      list.scrollTop += at.top - box.top - box.height / 2 + at.height / 2;
    }
  }

  /** Adds what mistakes cost. */
  judge(judged) {
    for (const { step, better } of judged.filter(move => move.better)) {
      const extra = this.element.querySelector(`[data-step="${step}"] .extra`);
      const lost = better.givesAway ? `−${better.givesAway.replace(/ of .*/, '')}` : 'mistake';
      // Without times the words of the move have the room, and the figure is a tooltip.
      extra?.prepend(this.#isTimed ? make('span', { class: 'mistake' }, lost)
        : make('span', { class: 'mistake', role: 'img', title: lost, 'aria-label': lost }, '✱'), ' ');
    }
  }
}
