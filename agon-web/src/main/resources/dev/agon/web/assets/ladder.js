// Keeps the page of a ladder up to date: asks for it again every few seconds.
import { morphChildren } from './morph.js';

const EVERY_MILLIS = 5_000;

class AgonLadder extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    this.#timer = setInterval(() => this.#update(), EVERY_MILLIS);
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  async #update() {
    const answer = document.hidden ? null : await fetch(location.href).catch(() => null);
    if (answer?.ok) {
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      morphChildren(this, page.querySelector('agon-ladder') ?? this);
    }
  }
}

customElements.define('agon-ladder', AgonLadder);
