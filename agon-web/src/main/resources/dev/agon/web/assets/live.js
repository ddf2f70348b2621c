// Follows an event that is played now: one stream per page, which catches up by itself.
import { morphChildren } from './morph.js';

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
  #lines = new Map();

  connectedCallback() {
    if (this.dataset.state === 'live' && ['overview', 'tables', 'faults'].includes(this.dataset.tab)) {
      this.#source = new EventSource(`/events/${this.dataset.event}/stream?tab=${this.dataset.tab}`);
      this.#source.addEventListener('update', event => this.#update(JSON.parse(event.data)));
      this.#source.addEventListener('end', () => this.#end());
      this.#source.addEventListener('error', () => this.#tell('state', 'live, connecting again'));
    }
  }

  disconnectedCallback() {
    this.#source?.close();
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
    const share = news.known === 0 ? 0 : Math.floor(100 * news.done / news.known);
    const left = news.secondsLeft === undefined ? '' : `, about ${duration(news.secondsLeft)} left`;
    this.#tell('state', 'live');
    this.#tell('progress', `${share} %: ${news.done} of ${news.known} known matches, ${news.rate}/s${left}`);
    const bar = this.#part('bar');
    if (bar !== null) {
      bar.value = share;
    }
    this.#list('now', news.now.map(match => element('li', '', `${match.match}: ${match.names.join(' against ')}`)));
    this.#list('latest', news.latest.map(match => {
      const link = element('a', '', `${match.match}: ${match.seats.map(seat => `${seat.name} ${seat.points}`).join(', ')}`);
      link.href = `/events/${this.dataset.event}/matches/${match.match}`;
      return element('li', '', link);
    }));
    for (const section of news.sections) {
      this.#section(section);
    }
  }

  #list(name, items) {
    const list = this.#part(name);
    if (list !== null) {
      morphChildren(list, element('ul', '', ...items));
    }
  }

  #section({ id, lines, changes }) {
    const known = lines ?? this.#lines.get(id);
    if (known === undefined) {
      return;
    }
    for (const [line, text] of Object.entries(changes ?? {})) {
      known[Number(line)] = text;
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

  /** Shows the page of the event that is over. */
  async #end() {
    this.#source.close();
    const page = await (await fetch(location.href, { headers: { Accept: 'text/html' } })).text();
    const over = new DOMParser().parseFromString(page, 'text/html').querySelector('agon-live');
    if (over !== null) {
      this.dataset.state = over.dataset.state;
      morphChildren(this, over);
    }
  }
}

customElements.define('agon-live', AgonLive);
