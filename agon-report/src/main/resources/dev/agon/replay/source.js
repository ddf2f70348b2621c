// Where the viewer gets a match from: a server, or the page itself.
import { json } from './dom.js';

/** A match on a server, whose steps and pictures come in portions. */
export class ServerMatch {
  #as;

  /** With hindsight nothing is hidden; otherwise it is as a spectator saw it. */
  constructor(address, hasHindsight) {
    this.address = address;
    this.#as = hasHindsight ? '' : '&as=spectator';
  }

  match() {
    return json(`${this.address}/viewer`);
  }

  steps(from) {
    return json(`${this.address}/steps?from=${from}${this.#as}`);
  }

  pictures(from, composition, focus) {
    const around = focus === null ? '' : `&focus=${focus}`;
    return json(`${this.address}/pictures?from=${from}&composition=${composition}${around}${this.#as}`);
  }

  marks() {
    return json(`${this.address}/marks`);
  }

  analysis() {
    return json(`${this.address}/analysis`);
  }

  verify() {
    return json(`${this.address}/verify`, { method: 'POST' });
  }
}

/** A match in the page, as JSON in a script element. */
export class PageMatch {
  #whole;
  address = null;

  constructor(id) {
    this.#whole = JSON.parse(document.getElementById(id).textContent);
  }

  async match() {
    return this.#whole.match;
  }

  async steps() {
    return this.#whole.steps;
  }

  async pictures(_, composition) {
    const { pictures } = this.#whole;
    return composition === 'landscape' && pictures.landscapes
      ? { ...pictures, pictures: pictures.landscapes } : pictures;
  }

  async marks() {
    return this.#whole.marks;
  }

  async analysis() {
    return this.#whole.analysis;
  }
}

/** Portions of equal size, each asked for when it is needed first; one that failed is asked for again. */
export class Portions {
  #size;
  #ask;
  #asked = new Map();

  constructor(size, ask) {
    this.#size = size;
    this.#ask = ask;
  }

  /** The portion with an index, when it is here. */
  load(index) {
    const from = index - index % this.#size;
    if (!this.#asked.has(from)) {
      const portion = this.#ask(from);
      this.#asked.set(from, portion);
      portion.catch(() => this.#asked.delete(from));
    }
    return this.#asked.get(from);
  }
}

/** What happened in the steps of a match, from 1 on. */
export class Steps {
  #portions;
  #here = [];

  constructor(size, source) {
    this.#portions = new Portions(size, async from => {
      (await source.steps(from)).moments.forEach(moment => { this.#here[moment.step] = moment; });
    });
  }

  load(steps) {
    return Promise.all(steps.filter(step => step > 0).map(step => this.#portions.load(step - 1)));
  }

  /** What happened in a step that is here; undefined before the first step, and for others. */
  get(step) {
    return this.#here[step];
  }

  /** What happened up to a step, as far as it is here. */
  until(step) {
    return this.#here.slice(0, step + 1).filter(moment => moment);
  }
}
