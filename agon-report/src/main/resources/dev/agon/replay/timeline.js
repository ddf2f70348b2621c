// The timeline below the board: a slider, and the marks of what mattered.
import { make } from './dom.js';

const MARKS = { fault: '✕', loss: '▼', offer: '?', round: '|', lead: '↕' };
const MEANINGS = {
  fault: 'a failure', loss: 'a loss', offer: 'a draw is offered or answered', round: 'the end of a round',
  lead: 'a new leader',
};

/** What mattered in these steps. */
export function marksOf(moments) {
  return moments.flatMap(({ step, highlights = [] }) => highlights.map(one => ({ step, ...one })));
}

/** The stops of a match; calls slide(stop) and settle(stop). */
export class Timeline {
  #stops;
  #range;
  #marked = 0;
  #marks = make('div', { class: 'marks', 'aria-hidden': 'true' });
  #legend = make('p', { class: 'legend' });

  constructor(stops, slide, settle) {
    this.#stops = stops;
    this.#range = make('input', {
      type: 'range', min: '0', max: String(stops.length - 1), value: '0', step: '1', 'aria-label': 'Step of the match',
      oninput: () => slide(Number(this.#range.value)),
      onchange: () => settle(Number(this.#range.value)),
    });
    this.element = make('div', { class: 'timeline' }, this.#marks, this.#range, this.#legend);
  }

  /** Moves the slider. */
  show(stop, words) {
    this.#range.value = String(stop);
    this.#range.setAttribute('aria-valuetext', words);
  }

  /** Puts marks above the slider, and what they mean below it. */
  mark(wanted) {
    if (wanted.length === this.#marked) {
      return;
    }
    this.#marked = wanted.length;
    const kinds = new Set();
    this.#marks.replaceChildren(...wanted.map(({ step, kind, words }) => {
      const found = this.#stops.findIndex(one => one >= step);
      const stop = found < 0 ? this.#stops.length - 1 : found;
      kinds.add(kind);
      const mark = make('span', { class: `mark ${kind}`, title: `step ${step}: ${words}` }, MARKS[kind]);
      mark.style.left = `${100 * stop / Math.max(1, this.#stops.length - 1)}%`;
      return mark;
    }));
    this.#legend.replaceChildren(...Object.keys(MARKS).filter(kind => kinds.has(kind)).map(kind =>
      make('span', {}, make('span', { class: `mark-of ${kind}`, 'aria-hidden': 'true' }, MARKS[kind]), ` ${MEANINGS[kind]}`)));
  }
}
