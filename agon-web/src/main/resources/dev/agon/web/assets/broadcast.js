// Follows a broadcast: shows what the server says is on air, and controls it from another device.
import { json, request, sentence } from './dom.js';
import { nextLines } from './lines.js';
import { morphChildren } from './morph.js';
import { compositionFor, showPicture } from './picture.js';

const RETRY_MILLIS = 5_000;
const IDLE_MILLIS = 3_000;
const ROUND = 2 * Math.PI * 45;
const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function timeLeft(millis) {
  const seconds = Math.ceil(millis / 1000);
  return seconds < 100 ? String(seconds) : `${Math.ceil(seconds / 60)} min`;
}

/** The number that a running counter shows. */
export function counted(from, to, share) {
  return Math.round(from + (to - from) * Math.max(0, Math.min(1, share)));
}

/** Listens to what is on air. */
class Follower extends HTMLElement {
  #source = null;

  get address() {
    return `/events/${this.dataset.event}/broadcast`;
  }

  connect(composition) {
    this.#source?.close();
    const source = new EventSource(`${this.address}/stream?composition=${composition}`);
    this.#source = source;
    const again = () => setTimeout(() => this.#source === source && this.connect(composition), RETRY_MILLIS);
    source.addEventListener('update', event => this.update(JSON.parse(event.data)));
    source.addEventListener('end', () => {
      source.close();
      this.ended(again);
    });
    source.addEventListener('error', () => {
      this.state('connecting again');
      if (source.readyState === EventSource.CLOSED) {
        again();
      }
    });
  }
}

class AgonBroadcast extends Follower {
  #parts = new Map();
  #news = { scene: -1 };
  #ends = 0;
  #isHeld = false;
  #composition = '';
  #idle = 0;

  connectedCallback() {
    const tools = {
      pause: () => this.#hold(),
      full: () => document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
    };
    for (const button of this.querySelectorAll('[data-tool]')) {
      button.addEventListener('click', tools[button.dataset.tool]);
    }
    const wake = event => {
      this.classList.remove('is-idle');
      clearTimeout(this.#idle);
      this.#idle = setTimeout(() => this.classList.add('is-idle'), IDLE_MILLIS);
      const tool = { ' ': 'pause', f: 'full' }[event.key];
      if (tool && !event.target.closest?.('button, a')) {
        event.preventDefault();
        tools[tool]();
      }
    };
    ['pointermove', 'keydown'].forEach(name => addEventListener(name, wake));
    wake({});
    const fit = () => {
      const wanted = compositionFor(this.#part('board'));
      if (wanted !== this.#composition) {
        this.#composition = wanted;
        this.connect(wanted);
      }
    };
    addEventListener('resize', fit);
    fit();
    setInterval(() => this.#tick(), 200);
  }

  #part(id) {
    return this.querySelector(`[data-part="${id}"]`);
  }

  state(words) {
    this.querySelector('.state').textContent = words;
  }

  ended(again) {
    if (this.#news.kind !== 'podium') {
      this.state('The server has stopped');
      again();
    }
  }

  /** This page alone stands still; afterwards it shows what is on air then. */
  #hold() {
    this.#isHeld = !this.#isHeld;
    this.querySelector('[data-tool=pause]').textContent = this.#isHeld ? 'Continue' : 'Pause';
    if (this.#isHeld) {
      this.state('Paused here');
      this.#ring(false);
    } else {
      this.#show(this.#news, this.#parts.keys(), false);
    }
  }

  update(news) {
    const changed = new Set();
    for (const part of news.parts) {
      const lines = nextLines(this.#parts.get(part.id), part);
      if (lines !== undefined) {
        this.#parts.set(part.id, lines);
        changed.add(part.id);
      }
    }
    const isNext = !document.hidden && this.#news.scene === news.scene - 1;
    this.#news = news;
    this.#ends = performance.now() + news.left;
    if (!this.#isHeld) {
      this.#show(news, changed, isNext);
    }
  }

  #show({ kind, millis, isHit, isPaused }, changed, isMoving) {
    this.dataset.kind = kind;
    this.state(isPaused ? 'Paused' : '');
    for (const id of changed) {
      const text = this.#parts.get(id).join('\n');
      const box = this.#part(id);
      if (id === 'board' && text !== '') {
        showPicture(box, text, isMoving && kind === 'step', millis, isHit);
      } else if (id === 'words') {
        box.textContent = sentence(text.split('\n'));
      } else {
        const template = document.createElement('template');
        template.innerHTML = text;
        morphChildren(box, template.content);
        if (id === 'side' && isMoving && kind === 'next' && !isReduced()) {
          this.#travel();
        }
      }
    }
    this.#ring(this.#isAnnounced() && !isPaused);
    this.#tick();
  }

  #isAnnounced() {
    return ['opening', 'next'].includes(this.#news.kind);
  }

  /** The winner's name goes along the line of the bracket to its next place. */
  #travel() {
    const from = this.querySelector('.now .won .who');
    const to = [...this.querySelectorAll('.beside .level:last-child .who')]
      .find(who => who !== from && who.textContent === from?.textContent);
    if (to !== undefined) {
      const [was, is] = [from, to].map(who => who.getBoundingClientRect());
      const [dx, dy] = [was.x - is.x, was.y - is.y];
      to.animate([[dx, dy], [dx / 2, dy], [dx / 2, 0], [0, 0]].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
        { duration: 600, easing: 'ease-in-out' });
    }
  }

  /** Runs down for as long as the scene stays. */
  #ring(isRunning) {
    const left = this.querySelector('.ring .left');
    left.getAnimations().forEach(one => one.cancel());
    if (isRunning && !isReduced()) {
      const { millis } = this.#news;
      left.animate({ strokeDasharray: [`${ROUND} ${ROUND}`, `0 ${ROUND}`] }, { duration: millis, fill: 'both' })
        .currentTime = millis - (this.#ends - performance.now());
    }
  }

  /** What changes with the time: the seconds that are left, and the number of a step. */
  #tick() {
    if (this.#isHeld) {
      return;
    }
    const { kind, from, step, millis, isPaused } = this.#news;
    const left = isPaused ? this.#news.left : Math.max(0, this.#ends - performance.now());
    this.querySelector('.ring text').textContent = this.#isAnnounced() ? timeLeft(left) : '';
    const counter = this.querySelector('.counter');
    counter.hidden = kind !== 'run';
    counter.textContent = kind === 'run' ? `step ${counted(from, step, isReduced() ? 1 : 1 - left / millis)}` : '';
  }
}

class AgonRemote extends Follower {
  connectedCallback() {
    for (const button of this.querySelectorAll('[data-act]')) {
      button.addEventListener('click', () => this.#act(button.dataset.act));
    }
    const pair = this.querySelector('[data-act=pair]');
    if (pair === null) {
      this.connect('portrait');
    } else {
      pair.hidden = !location.hash.startsWith('#pair=');
    }
  }

  async #act(act) {
    const refused = this.querySelector('.refused');
    refused.textContent = '';
    const post = (address, body) => request(address, { method: 'POST', body });
    const here = location.pathname;
    try {
      if (act === 'pair') {
        await post(here, location.hash.slice('#pair='.length));
        location.replace(here);
      } else if (act === 'offer') {
        this.querySelector('.offer').innerHTML = (await json(`${here}/code`, { method: 'POST' })).html;
      } else {
        await post(this.address, act);
      }
    } catch (problem) {
      refused.textContent = problem.message;
    }
  }

  state(words) {
    this.querySelector('.remote-now').textContent = words;
  }

  ended(again) {
    this.state('The broadcast is over.');
    again();
  }

  update({ about, isPaused }) {
    this.state(isPaused ? `Paused: ${about}` : about);
    this.querySelector('[data-act=start]').disabled = !isPaused;
    this.querySelector('[data-act=pause]').disabled = isPaused;
  }
}

customElements.define('agon-broadcast', AgonBroadcast);
customElements.define('agon-remote', AgonRemote);
