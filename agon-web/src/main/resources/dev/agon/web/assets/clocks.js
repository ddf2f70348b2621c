// The players above the board: names, scores and clocks.
import { make } from './dom.js';
import { badge } from './picture.js';
import { FEW_SEATS, scoreOf } from './players.js';
import { clock } from './words.js';

export class Clocks {
  element = make('ul', { class: 'players' });
  #match = null;
  #read = 0;
  #ticking = setInterval(() => this.#tick(), 1000);

  stop() {
    clearInterval(this.#ticking);
  }

  read(match) {
    this.#match = match;
    this.#read = Date.now();
  }

  /** Shows scores, and the outcome unless the picture is behind it. */
  show(scores, isBehind) {
    const match = this.#match;
    const { length } = match.seats;
    this.element.classList.toggle('two', length === 2);
    // Of many players only those are named who matter now.
    const matters = i => length <= FEW_SEATS || i === match.you || match.clocks?.[i]?.isRunning || match.awaited?.includes(i);
    this.element.replaceChildren(...match.seats.map((seat, i) => {
      if (!matters(i)) {
        return '';
      }
      const used = match.clocks?.[i];
      const outcome = isBehind ? undefined : match.outcome?.[i];
      return make('li', { class: used?.isRunning ? 'to-move' : '' }, badge(seat),
        make('strong', {}, make('bdi', {}, seat.name)), ...(i === match.you ? [make('small', { class: 'you' }, '(you)')] : []),
        scoreOf(scores[i]), make('span', { class: 'clock', 'data-clock': String(i) }),
        ...(used?.isRunning && i !== match.you ? [make('small', {}, 'thinks')] : []),
        ...(match.awaited?.includes(i) ? [make('small', {}, 'not here yet')] : []),
        ...(outcome ? [make('small', { class: 'outcome' }, `place ${outcome.place}, ${outcome.points} ${Number(outcome.points) === 1 ? 'point' : 'points'}`)] : []));
    }));
    this.#tick();
  }

  #tick() {
    const match = this.#match;
    for (const part of this.element.querySelectorAll('[data-clock]')) {
      const seat = Number(part.dataset.clock);
      const used = match.clocks?.[seat];
      if (used && match.seats[seat].isPerson) {
        const now = used.isRunning ? Date.now() - this.#read : 0;
        const left = used.leftMillis === undefined ? null : used.leftMillis - now;
        const isShort = left !== null && (match.hasClock || left < 5 * 60_000);
        part.textContent = isShort ? ` ${clock(left)} left` : ` ${clock(used.usedMillis + now)}`;
        part.classList.toggle('short', isShort && left < 60_000);
      }
    }
  }
}
