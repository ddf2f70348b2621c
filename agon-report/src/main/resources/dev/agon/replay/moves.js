// The list of moves beside the board, with their times and what they cost.
import { headline, make } from './dom.js';
import { badge } from './picture.js';
import { timeOf } from './players.js';

/** So many moves are in the page at once; scrolling brings others. */
const WINDOW = 300;
const SHIFT = 150;

/** The first move to have in the page, wanting this one, so that as many as possible are there. */
export function firstOfWindow(wanted, stops) {
  return Math.max(1, Math.min(wanted, stops - WINDOW));
}

/** The first move to have in the page so that a stop is among them: the same if it is already. */
export function firstToShow(stop, from, stops) {
  const isThere = stop >= from && stop < from + WINDOW;
  return isThere ? from : firstOfWindow(stop - SHIFT, stops);
}

/** What a mistake cost, in few words. */
export function costOf(better) {
  return better.givesAway ? `−${better.givesAway.replace(/ of .*/, '')}` : 'mistake';
}

/** The moves at the stops of a match; calls jump(stop) when one is clicked. */
export class MoveList {
  #match;
  #steps;
  #stops;
  #jump;
  #costs = new Map();
  #from = 1;
  #wanted = 1;
  #end = 1;
  #current = 0;

  constructor(match, steps, stops, jump) {
    this.#match = match;
    this.#steps = steps;
    this.#stops = stops;
    this.#jump = jump;
    this.element = make('ol', {
      class: 'moves', 'aria-label': 'Moves', onscroll: () => this.#scrolled(), onkeydown: event => this.#pressed(event),
    });
    // What the analysis adds later has its place from the start.
    this.element.classList.toggle('timed', match.isTimed);
    this.element.classList.toggle('judged', match.hasAnalysis);
  }

  /** Shows the moves from a stop on; false if they do not come, or others are wanted meanwhile. */
  async #draw(from) {
    this.#wanted = from;
    const shown = this.#stops.slice(from, Math.min(from + WINDOW, this.#end));
    const isHere = await this.#steps.load(shown).then(() => true, () => false);
    if (!isHere || this.#wanted !== from) {
      this.#wanted = isHere ? this.#wanted : this.#from;
      return false;
    }
    if (from !== this.#from) {
      this.element.replaceChildren();
      this.#from = from;
    }
    const kept = this.element.children.length;
    this.element.append(...shown.slice(kept).map((_, i) => this.#item(from + kept + i)));
    this.#mark();
    return true;
  }

  #item(stop) {
    const moment = this.#steps.get(this.#stops[stop]);
    const spent = moment.nanos ? moment.nanos.reduce((sum, one) => sum + one, 0) : null;
    const extra = make('span', { class: 'extra' }, spent === null ? '' : timeOf(spent));
    const lost = this.#costs.get(moment.step);
    if (lost !== undefined) {
      // Without times the words of the move have the room, and the figure is a tooltip.
      extra.prepend(this.#match.isTimed ? make('span', { class: 'mistake' }, lost)
        : make('span', { class: 'mistake', role: 'img', title: lost, 'aria-label': lost }, '✱'), ' ');
    }
    return make('li', { class: moment.kind, 'data-step': String(moment.step) },
      make('button', { type: 'button', tabindex: '-1', onclick: () => this.#jump(stop) },
        make('span', { class: 'number' }, String(moment.step)),
        make('span', { class: 'told' }, ...moment.seats.map(seat => badge(this.#match.seats[seat], seat)),
          ...(moment.seats.length > 0 ? [' '] : []), headline(moment.words)),
        extra));
  }

  /** Marks the current move, which is the one that Tab reaches; the first one before any. */
  #mark() {
    this.element.querySelector('[aria-current]')?.removeAttribute('aria-current');
    this.element.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
    const item = this.element.children[this.#current - this.#from]?.firstChild;
    item?.setAttribute('aria-current', 'step');
    (item ?? this.element.firstChild?.firstChild)?.setAttribute('tabindex', '0');
    return item;
  }

  /** Brings other moves when those in the page come to an end, without moving what is seen. */
  async #scrolled() {
    const list = this.element;
    const isAtTop = list.scrollTop < list.clientHeight && this.#from > 1;
    const isAtEnd = list.scrollHeight - list.scrollTop < 2 * list.clientHeight
      && this.#from + WINDOW < this.#end;
    if (!isAtTop && !isAtEnd || list.clientHeight === 0 || this.#wanted !== this.#from) {
      return;
    }
    const seen = [...list.children].find(item => item.offsetTop + item.offsetHeight > list.scrollTop);
    const { step } = seen.dataset;
    const offset = seen.offsetTop - list.scrollTop;
    const isDrawn = await this.#draw(firstOfWindow(this.#from + (isAtTop ? -SHIFT : SHIFT), this.#end));
    const same = list.querySelector(`[data-step="${step}"]`);
    if (isDrawn && same !== null) {
      list.scrollTop = same.offsetTop - offset;
    }
  }

  /** The arrow keys move from one move to the next. */
  #pressed(event) {
    const item = event.target.closest('li');
    const next = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }[event.key];
    if (next) {
      event.preventDefault();
      next.firstChild.focus();
    }
  }

  /** Marks a step among the moves before the stop 'end', and scrolls to it if it is out of sight. */
  async highlight(step, end) {
    const list = this.element;
    this.#current = this.#stops.indexOf(step);
    this.#end = end;
    const from = firstToShow(this.#current, this.#from, end);
    const isHere = from === this.#from && list.children.length >= Math.min(WINDOW, end - from);
    if (!isHere && !await this.#draw(from)) {
      return;
    }
    const item = this.#mark();
    if (!item) {
      list.scrollTop = 0;
      return;
    }
    const box = list.getBoundingClientRect();
    const at = item.getBoundingClientRect();
    if (at.top < box.top || at.bottom > box.bottom) {
      list.scrollTop += at.top - box.top - box.height / 2 + at.height / 2;
    }
  }

  /** Adds what mistakes cost. */
  judge(judged) {
    for (const { step, better } of judged.filter(move => move.better)) {
      this.#costs.set(step, costOf(better));
    }
    this.element.replaceChildren();
    this.#draw(this.#from);
  }
}
