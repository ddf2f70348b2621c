// The timeline below the board: a slider, the marks of what mattered, and a lane of mistakes.
import { make } from './dom.js';

const SEAT_COLOURS = 6;
const MARKS = { fault: '✕', loss: '▼', offer: '?', round: '|', lead: '↕', mistake: '✱', bar: '▮' };
const MEANINGS = {
  fault: 'a failure', loss: 'a loss', offer: 'a draw is offered or answered', round: 'the end of a round',
  lead: 'a new leader', mistake: 'the largest mistake', bar: 'a mistake',
};

/** What mattered in a match: the highlights of its steps, forfeits, and the largest mistake. */
export function marksOf(moments, judged) {
  const marks = [];
  for (const { step, kind, words, highlights = [] } of moments) {
    marks.push(...highlights.map(one => ({ step, ...one })));
    if (kind === 'forfeit' && highlights.every(one => one.kind !== 'fault')) {
      marks.push({ step, kind: 'fault', words: words.join(' ') });
    }
  }
  const worst = judged.reduce((most, one) => one.loss > (most?.loss ?? 0) ? one : most, null);
  return worst === null ? marks : [...marks, { step: worst.step, kind: 'mistake', words: MEANINGS.mistake }];
}

/** The stops of a match; calls slide(stop) and settle(stop) for the slider, and jump(stop) for a mistake. */
export class Timeline {
  #match;
  #stops;
  #jump;
  #range;
  #marks = make('div', { class: 'marks', 'aria-hidden': 'true' });
  #legend = make('p', { class: 'legend' });
  #lane;

  constructor(match, stops, hasLane, { slide, settle, jump }) {
    this.#match = match;
    this.#stops = stops;
    this.#jump = jump;
    this.#range = make('input', {
      type: 'range', min: '0', max: String(stops.length - 1), value: '0', step: '1', 'aria-label': 'Step of the match',
      oninput: () => slide(Number(this.#range.value)),
      onchange: () => settle(Number(this.#range.value)),
    });
    this.#lane = make('div', { class: 'lane', hidden: !match.hasAnalysis || !hasLane });
    this.element = make('div', { class: 'timeline' }, this.#marks, this.#range, this.#lane, this.#legend);
    this.#mark([]);
  }

  /** Moves the slider. */
  show(stop, words) {
    this.#range.value = String(stop);
    this.#range.setAttribute('aria-valuetext', words);
  }

  /** Shows the judged moves that were mistakes. */
  judge(judged) {
    this.#mark(judged);
    const most = Math.max(...judged.map(move => move.loss), 0);
    const bars = [];
    for (const move of judged) {
      const stop = this.#stops.indexOf(move.step);
      if (move.better && stop > 0) {
        const bar = make('button', {
          type: 'button', class: `bar seat-${move.seat % SEAT_COLOURS}`, tabindex: '-1',
          title: `step ${move.step}: ${this.#match.seats[move.seat].name}, better ${move.better.move}`,
          'aria-label': `Mistake in step ${move.step}`, onclick: () => this.#jump(stop),
        });
        bar.style.left = this.#left(stop);
        bar.style.height = `${Math.max(12, 100 * move.loss / most)}%`;
        bars.push(bar);
      }
    }
    this.#lane.setAttribute('role', 'group');
    this.#lane.setAttribute('aria-label', 'Mistakes');
    this.#lane.replaceChildren(...bars);
  }

  #left(stop) {
    return `${100 * stop / Math.max(1, this.#stops.length - 1)}%`;
  }

  /** Puts the marks of what mattered above the slider. */
  #mark(judged) {
    const marks = [];
    const kinds = new Set();
    for (const { step, kind, words } of marksOf(this.#match.moments, judged)) {
      const stop = this.#stops.findIndex(one => one >= step);
      if (stop > 0) {
        kinds.add(kind);
        const mark = make('span', { class: `mark ${kind}`, title: `step ${step}: ${words}` }, MARKS[kind]);
        mark.style.left = this.#left(stop);
        marks.push(mark);
      }
    }
    if (kinds.has('mistake')) {
      kinds.add('bar');
    }
    this.#marks.replaceChildren(...marks);
    this.#explain(kinds);
  }

  /** The legend of the marks that occur; what the analysis may add has its place from the start. */
  #explain(kinds) {
    const possible = Object.keys(MARKS).filter(kind => kinds.has(kind)
      || (this.#match.hasAnalysis && (kind === 'mistake' || kind === 'bar')));
    this.#legend.replaceChildren(...possible.map(kind =>
      make('span', { class: kinds.has(kind) ? null : 'absent' },
        make('span', { class: `mark-of ${kind}`, 'aria-hidden': 'true' }, MARKS[kind]), ` ${MEANINGS[kind]}`)));
  }
}
