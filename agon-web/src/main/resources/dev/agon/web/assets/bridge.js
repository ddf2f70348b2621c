// Follows a bridge session: the stream says that there is a new version, and the page gets it.
import { morphChildren } from './morph.js';

class AgonBridge extends HTMLElement {
  #source = null;
  #isAsking = false;
  #isOld = false;

  connectedCallback() {
    this.#source = new EventSource('/stream');
    this.#source.addEventListener('update', () => this.#update());
    this.#source.addEventListener('end', () => this.#over());
    this.#source.addEventListener('error', () => this.#tell('connecting again'));
  }

  disconnectedCallback() {
    this.#source?.close();
  }

  #tell(words) {
    const state = this.querySelector('[data-live="state"]');
    state.className = 'state waiting';
    state.textContent = words;
  }

  #over() {
    this.#source.close();
    this.#tell('over');
  }

  /** One request at a time; what comes in meanwhile is asked for afterwards. */
  async #update() {
    this.#isOld = true;
    if (this.#isAsking) {
      return;
    }
    this.#isAsking = true;
    try {
      while (this.#isOld) {
        this.#isOld = false;
        const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' } });
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const next = page.querySelector('agon-bridge');
        if (next !== null) {
          document.title = page.title;
          morphChildren(this, next);
        }
      }
    } catch {
      this.#tell('connecting again');
    } finally {
      this.#isAsking = false;
    }
  }
}

customElements.define('agon-bridge', AgonBridge);
