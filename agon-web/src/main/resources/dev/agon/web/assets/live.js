// Follows an event that is played now: one stream per page, which catches up by itself.
import { SmallBoards } from './boards.js';
import { nextLines } from './lines.js';
import { morphChildren } from './morph.js';

const RETRY_MILLIS = 10_000;

function duration(seconds) {
  return seconds < 100 ? `${seconds} s` : seconds < 6000 ? `${Math.round(seconds / 60)} min`
    : `${(seconds / 3600).toFixed(1)} h`;
}

function element(tag, className, ...children) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

class AgonLive extends HTMLElement {
  #source = null;
  #retry = 0;
  #lines = new Map();
  #boards = null;

  connectedCallback() {
    if (['live', 'premiere'].includes(this.dataset.state) && this.dataset.tab !== 'about') {
      this.#connect();
    }
  }

  disconnectedCallback() {
    clearTimeout(this.#retry);
    this.#source?.close();
  }

  /** A browser connects again by itself, but not if it was refused: the server may have been full. */
  #connect() {
    const source = new EventSource(`/events/${this.dataset.event}/stream?tab=${this.dataset.tab}`);
    this.#source = source;
    source.addEventListener('update', event => {
      this.#tell('state', this.dataset.state);
      this.#update(JSON.parse(event.data));
    });
    source.addEventListener('end', () => this.#end());
    source.addEventListener('error', () => {
      this.#tell('state', 'connecting again');
      if (source.readyState === EventSource.CLOSED) {
        this.#retry = setTimeout(() => this.#again(), RETRY_MILLIS);
      }
    });
  }

  #part(name) {
    return this.querySelector(`[data-live="${name}"]`);
  }

  #tell(name, text) {
    const part = this.#part(name);
    if (part !== null && part.textContent !== text) {
      part.textContent = text;
    }
  }

  #update(news) {
    if (this.dataset.state === 'premiere') {
      this.#tellShown(news);
      news.sections.forEach(section => this.#section(section));
      return;
    }
    const share = news.known === 0 ? 0 : Math.floor(100 * news.done / news.known);
    const left = news.secondsLeft === undefined ? '' : `, about ${duration(news.secondsLeft)} left`;
    this.#tell('progress', `${share} %: ${news.done} of ${news.known} known matches, ${news.rate}/s${left}`);
    const bar = this.#part('bar');
    if (bar !== null) {
      bar.value = share;
    }
    this.#list('now', news.now.map(match => element('li', '', `${match.match}: ${match.names.join(' against ')}`)));
    this.#list('latest', news.latest.map(match => {
      const link = element('a', '', `${match.match}: ${match.seats.map(seat => `${seat.name} ${seat.points}`).join(', ')}`);
      link.href = `/events/${this.dataset.event}/matches/${match.match}?revealed`;
      return element('li', '', link);
    }));
    const boards = this.#part('boards');
    if (boards !== null) {
      this.#boards ??= new SmallBoards(boards);
      this.#boards.show(news.boards);
    }
    for (const section of news.sections) {
      this.#section(section);
    }
  }

  #tellShown({ done, known }) {
    const left = known > done ? `, at least ${known - done} to come` : '';
    this.#tell('progress', `${done} ${done === 1 ? 'match' : 'matches'} shown${left}.`);
  }

  #list(name, items) {
    const list = this.#part(name);
    if (list !== null) {
      morphChildren(list, element('ul', '', ...items));
    }
  }

  #section(news) {
    const { id } = news;
    const known = nextLines(this.#lines.get(id), news);
    if (known === undefined) {
      return;
    }
    this.#lines.set(id, known);
    const template = document.createElement('template');
    template.innerHTML = known.join('\n');
    let section = this.querySelector(`[data-section="${CSS.escape(id)}"]`);
    if (section === null) {
      section = element('section', '');
      section.id = id;
      section.dataset.section = id;
      this.#part('sections').append(section);
      this.#part('empty')?.remove();
    }
    morphChildren(section, template.content);
  }

  /** Connects again, unless the event is not played any more. */
  async #again() {
    const now = await this.#page();
    if (now === undefined || now.dataset.state === this.dataset.state) {
      this.#connect();
    } else {
      this.#show(now);
    }
  }

  /** Shows the page of the event that is over; a server that stops ends its streams too. */
  async #end() {
    this.#source.close();
    const over = await this.#page();
    if (over === undefined) {
      this.#tell('state', 'the server has stopped');
      this.#retry = setTimeout(() => this.#again(), RETRY_MILLIS);
    } else {
      this.#show(over);
    }
  }

  /** The page as the server has it now; undefined if it does not answer. */
  async #page() {
    const page = await fetch(location.href, { headers: { Accept: 'text/html' } })
      .then(answer => answer.ok ? answer.text() : undefined, () => undefined);
    return page === undefined ? undefined
      : new DOMParser().parseFromString(page, 'text/html').querySelector('agon-live') ?? location.reload();
  }

  #show(page) {
    this.dataset.state = page.dataset.state;
    morphChildren(this, page);
  }
}

customElements.define('agon-live', AgonLive);
