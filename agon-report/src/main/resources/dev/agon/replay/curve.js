// The curve below the board: who was ahead when, and what mistakes cost; and the bar beside the board.
import { make } from './dom.js';
import { costOf } from './moves.js';
import { badge, parsePicture } from './picture.js';

/** The value of a curve after a step; its points are as far apart as the frames, or further. */
export function valueAt(values, step, frames) {
  return values[Math.floor((step + 0.5) * values.length / frames)];
}

/** What a lead means in words: the chances of both, or nothing but who is ahead. */
export function standing(lead, hasChances) {
  const share = Math.round(50 * (1 + lead));
  return hasChances ? [`${share} %`, `${100 - share} %`]
    : lead === 0 ? ['level', 'level'] : lead > 0 ? ['ahead', ''] : ['', 'ahead'];
}

/** The curve of a match; calls scrub(step, isDone) while somebody draws over it. */
export class Curve {
  #match;
  #scrub;
  #curve = { words: 'Computing how the match stood …', lead: [] };
  #step = 0;
  #words = make('p', { class: 'standing' });
  #now = make('div', { class: 'curve-now' });
  #plot = make('div', { class: 'curve-plot' });
  #share = make('div');

  constructor(match, scrub) {
    this.#match = match;
    this.#scrub = scrub;
    this.bar = make('div', { class: 'evaluation', 'aria-hidden': 'true' }, this.#share);
    this.element = make('div', { class: 'curve' }, this.#words, this.#plot);
    this.bar.hidden = match.seats.length !== 2;
    for (const name of ['pointerdown', 'pointermove', 'pointerup']) {
      this.#plot.addEventListener(name, event => this.#drawn(event));
    }
  }

  #drawn(event) {
    if (event.type === 'pointerdown' && !event.target.closest('button')) {
      this.#plot.setPointerCapture(event.pointerId);
    }
    if (this.#plot.hasPointerCapture(event.pointerId)) {
      const { left, width } = this.#plot.getBoundingClientRect();
      const share = Math.max(0, Math.min(1, (event.clientX - left) / width));
      this.#scrub(Math.floor(share * this.#match.frames), event.type === 'pointerup');
    }
  }

  /** Draws the curve, and each mistake as a dot with its cost; jump(step) leads to one. */
  draw({ curve, moves }, jump) {
    this.#curve = curve ?? { words: 'How the match stood is not known.', lead: [] };
    const svg = curve ? parsePicture(curve.svg) : '';
    svg && svg.setAttribute('preserveAspectRatio', 'none');
    const mistakes = moves.filter(move => move.better);
    const worst = mistakes.reduce((most, one) => one.loss > most.loss ? one : most, mistakes[0]);
    const dots = mistakes.map(({ step, seat, better }) => {
      const cost = costOf(better);
      const words = `step ${step}: ${this.#match.seats[seat].name}, ${cost}`;
      const isWorst = step === worst.step && better.givesAway;
      const looks = `dot${isWorst ? ' worst' : ''}${step > this.#match.frames / 2 ? ' late' : ''}`;
      const dot = make('button', { type: 'button', class: looks, tabindex: '-1', title: words, 'data-cost': cost,
        'aria-label': `Mistake in ${words}`, onclick: () => jump(step) });
      dot.style.left = this.#left(step);
      dot.style.top = curve?.lead.length > 0 ? `${50 - 46 * valueAt(curve.lead, step, this.#match.frames)}%` : '92%';
      return dot;
    });
    this.#plot.replaceChildren(svg, this.#now, ...dots);
    this.show(this.#step);
  }

  #left(step) {
    return `${100 * (step + 0.5) / this.#match.frames}%`;
  }

  /** Shows where a step is, and how the match stood after it. */
  show(step) {
    this.#step = step;
    this.#now.style.transform = `translateX(${this.#left(step)})`;
    const { seats } = this.#match;
    this.#words.replaceChildren(make('span', { class: 'of' }, this.#curve.words));
    if (this.#curve.lead.length === 0) {
      return;
    }
    const lead = valueAt(this.#curve.lead, step, this.#match.frames);
    this.#share.style.transform = `scaleY(${(1 + lead) / 2})`;
    const [first, second] = standing(lead, this.#curve.chances);
    this.#words.append(' ', badge(seats[0]), ` ${seats[0].name} ${first} `,
      badge(seats[1]), ` ${seats[1].name} ${second}`);
  }
}
