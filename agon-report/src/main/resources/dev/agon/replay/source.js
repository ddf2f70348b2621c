// Where the viewer gets a match from: a server, or the page itself.
import { json } from './dom.js';

/** A match on a server, whose pictures come in portions. */
export class ServerMatch {
  #address;

  constructor(address) {
    this.#address = address;
  }

  get address() {
    return this.#address;
  }

  match() {
    return json(`${this.#address}.json`);
  }

  pictures(from, composition) {
    return json(`${this.#address}/pictures?from=${from}&composition=${composition}`);
  }

  analysis() {
    return json(`${this.#address}/analysis`);
  }

  verify() {
    return json(`${this.#address}/verify`, { method: 'POST' });
  }
}

/** A match in the page, as JSON in a script element. */
export class PageMatch {
  #whole;

  constructor(id) {
    this.#whole = JSON.parse(document.getElementById(id).textContent);
  }

  get address() {
    return null;
  }

  async match() {
    return this.#whole.match;
  }

  async pictures(_, composition) {
    const { pictures } = this.#whole;
    return composition === 'landscape' && pictures.landscapes
      ? { ...pictures, pictures: pictures.landscapes } : pictures;
  }

  async analysis() {
    return this.#whole.analysis;
  }
}
