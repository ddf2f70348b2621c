// The form of a new game: seats, settings, and the links for other people.
import { json } from './dom.js';
import { forgetMatch, rememberLinks } from './seats.js';

class AgonNewGame extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    form.elements.name.value = localStorage['agon-name'] ?? '';
    form.addEventListener('submit', event => {
      event.preventDefault();
      this.#start(form);
    });
    this.querySelector('[data-act=add]')?.addEventListener('click', () => this.#add());
    this.querySelector('[data-act=remove]')?.addEventListener('click', () => this.#remove());
    this.#limit();
  }

  get #list() {
    return this.querySelector('.seat-choices');
  }

  #add() {
    const last = this.#list.lastElementChild;
    const next = last.cloneNode(true);
    next.querySelector('.seat-label').textContent = `Seat ${this.#list.children.length + 1}`;
    const select = next.querySelector('select');
    const bots = [...select.options].findIndex(option => option.value.startsWith('bot:'));
    const place = bots + Math.max(0, last.querySelector('select').selectedIndex + 1 - bots);
    select.selectedIndex = place < select.options.length ? place : bots;
    this.#list.append(next);
    this.#limit();
  }

  #remove() {
    this.#list.lastElementChild.remove();
    this.#limit();
  }

  #limit() {
    const seats = this.#list.children.length;
    for (const [act, limit] of [['add', this.dataset.max], ['remove', this.dataset.min]]) {
      const button = this.querySelector(`[data-act=${act}]`);
      if (button !== null) {
        button.disabled = seats === Number(limit);
      }
    }
  }

  async #start(form) {
    const name = form.elements.name.value.trim();
    localStorage['agon-name'] = name;
    const chosen = [...form.querySelectorAll('select[name=seat]')].map(select => select.value);
    const seats = chosen.map(value => value === 'me' ? { person: name }
      : value === 'person' ? { person: '' } : { bot: value.slice('bot:'.length) });
    const settings = {};
    for (const input of form.querySelectorAll('[name^=setting-]')) {
      if (input.value !== input.dataset.default) {
        settings[input.name.slice('setting-'.length)] = input.value;
      }
    }
    const body = { game: this.dataset.game, settings, seats };
    if (form.elements.minutes.value !== '') {
      body.minutes = Number(form.elements.minutes.value);
    }
    const refused = form.querySelector('.refused');
    const button = form.querySelector('[type=submit]');
    refused.textContent = '';
    button.disabled = true;
    try {
      const match = await json('/play', { method: 'POST', body: JSON.stringify(body) });
      const mine = match.links.find(link => chosen[link.seat] === 'me') ?? match.links[0];
      const others = match.links.filter(link => link !== mine);
      const id = match.address.split('/').at(-1);
      forgetMatch(id);
      if (others.length > 0) {
        rememberLinks(id, others);
      }
      location.assign(mine.link);
    } catch (problem) {
      refused.textContent = problem.message;
      button.disabled = false;
    }
  }
}

customElements.define('agon-new-game', AgonNewGame);
