// The viewer: shows a match step by step, with pictures, words, times and what perfect play says.
import { make, sentence } from './dom.js';
import { describeKey, isTyping } from './keys.js';
import { MoveList } from './moves.js';
import { badge, compositionFor, showPicture } from './picture.js';
import { Players } from './players.js';
import { PageMatch, ServerMatch } from './source.js';
import { Timeline } from './timeline.js';

const SPEEDS = [0.5, 1, 2, 4, 8];
const STEP_MILLIS = 1400;

/** How much longer a step is shown that mattered, and how long it is shown at any speed. */
const HOLD_MILLIS = 800;
const LEAST_HOLD_MILLIS = 340;
const ICONS = {
  first: 'M4 4h3v16H4zM20 4v16L8 12z',
  back: 'M18 4v16L6 12z',
  play: 'M6 4v16l14-8z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  forward: 'M6 4v16l9-8zM16 4h3v16h-3z',
  last: 'M4 4v16l12-8zM17 4h3v16h-3z',
};
function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/** Words with the minus sign of figures instead of a hyphen. */
function typeset(words) {
  return words.replace(/-(?=\d)/g, '−');
}

/**
 * Plays the match of the address 'src', or the one in the page's script element 'data-replay'. A
 * page may have many of the latter: each is read when it is first seen, stops when it is out of
 * sight, and has the keys only while it has the focus.
 */
class AgonViewer extends HTMLElement {
  #source = null;
  #match = null;
  #stops = [];
  #at = 0;
  #shown = -1;
  #portions = new Map();
  #portionSize = 0;
  #composition = '';
  #timer = 0;
  #speed = 1;
  #judged = new Map();
  #timeline = null;
  #moves = null;
  #players = null;
  #parts = {};
  #quiet = new AbortController();

  connectedCallback() {
    if (this.hasAttribute('src')) {
      this.#start();
      return;
    }
    const seen = new IntersectionObserver(entries => {
      if (entries.at(-1).isIntersecting) {
        this.#start();
      } else {
        this.#pause();
      }
    });
    seen.observe(this);
    this.#quiet.signal.addEventListener('abort', () => seen.disconnect());
  }

  async #start() {
    if (this.#source !== null) {
      return;
    }
    this.append(make('p', { class: 'loading', role: 'status' }, 'Loading the match …'));
    let first = 0;
    try {
      this.#source = this.hasAttribute('src')
        ? new ServerMatch(this.getAttribute('src')) : new PageMatch(this.dataset.replay);
      this.#match = await this.#source.match();
      const told = this.#match.moments.filter(moment => moment.words.some(line => line.trim() !== ''));
      this.#stops = [0, ...told.map(moment => moment.step)];
      const wanted = this.#source.address === null ? 0 : Number(location.hash.slice(1));
      first = Math.max(0, this.#stops.findIndex(step => step >= wanted));
      this.#composition = compositionFor(this);
      // The board has its height from the start, so nothing moves.
      await this.#portion(this.#stops[first]);
    } catch (problem) {
      this.replaceChildren(make('p', { class: 'warning', role: 'alert' },
        `The match cannot be shown: ${problem.message}`));
      return;
    }
    this.#build();
    await this.#go(first, false);
    this.#listen();
    if (this.hasAttribute('autoplay')) {
      this.#change(2);
      this.#toggle();
    } else if (this.#match.hasAnalysis) {
      this.#analyse();
    }
  }

  disconnectedCallback() {
    this.#pause();
    this.#quiet.abort();
  }

  #build() {
    const parts = this.#parts;
    const button = (name, words, action) => {
      parts[name] = make('button', { type: 'button', 'aria-label': words, title: words, onclick: action },
        icon(name));
      return parts[name];
    };
    parts.board = make('div', { class: 'board' });
    this.#players = new Players(this.#match);
    parts.caption = make('p', { class: 'caption', 'aria-live': 'polite' });
    parts.words = make('p', { class: 'board-words' });
    this.#timeline = new Timeline(this.#match, this.#stops, !this.hasAttribute('autoplay'), {
      slide: at => { this.#pause(); this.#go(at); },
      settle: at => this.#address(at),
      jump: at => this.#jump(at),
    });
    this.#moves = new MoveList(this.#match, this.#stops, at => this.#jump(at));
    parts.count = make('output', { class: 'count' });
    parts.speed = make('select', {
      'aria-label': 'Speed',
      onchange: () => { this.#speed = Number(parts.speed.value); },
    }, ...SPEEDS.map(speed =>
      make('option', { value: String(speed), selected: speed === 1 }, `${speed}×`)));
    parts.judgement = make('div', { class: 'judgement', 'aria-live': 'polite' });
    parts.accuracy = make('div', { class: 'accuracy' });
    parts.stderr = make('div', { class: 'stderr' });
    parts.verdict = make('p', { class: 'verdict', role: 'status' });

    this.replaceChildren(
      make('div', { class: 'watch' },
        make('div', { class: 'stage' },
          this.#players.element,
          parts.board,
          parts.caption,
          make('div', { class: 'transport' },
            make('div', { class: 'controls', role: 'group', 'aria-label': 'Playback' },
              button('first', 'To the start', () => this.#jump(0)),
              button('back', 'One step back', () => this.#jump(this.#at - 1)),
              button('play', 'Play', () => this.#toggle()),
              button('forward', 'One step forward', () => this.#jump(this.#at + 1)),
              button('last', 'To the end', () => this.#jump(this.#stops.length - 1)),
              parts.speed, parts.count),
            this.#timeline.element)),
        make('div', { class: 'side' },
          this.#heading('Moves', 'unseen'), this.#moves.element)),
      make('div', { class: 'below' },
        make('div', {}, parts.judgement, parts.accuracy, parts.stderr),
        make('div', {},
          make('details', {}, make('summary', {}, 'The board in words'), parts.words),
          ...this.#proof(), parts.verdict)));
    parts.play.classList.add('main');
    if (!this.#match.verdict.same) {
      this.#tellVerdict(this.#match.verdict);
    }
  }

  /** A heading below that of the page or, where it is one match of many, of the match. */
  #heading(words, classes) {
    return make(this.#source.address === null ? 'h4' : 'h2', { class: classes }, words);
  }

  /** What only a server can offer. */
  #proof() {
    const { address } = this.#source;
    return address === null ? [] : [make('div', { class: 'proof' },
      make('button', { type: 'button', class: 'button', onclick: () => this.#verify() }, 'Verify'),
      ' ', make('a', { href: `${address}/record` }, 'Record'),
      ' ', make('a', { href: `${address}.json` }, 'JSON'),
      make('p', { class: 'note' },
        'Verify replays the match on the server: the rules, every roll, every built-in bot.'))];
  }

  async #portion(frame) {
    const size = this.#portionSize;
    const from = size === 0 ? 0 : Math.floor(frame / size) * size;
    if (!this.#portions.has(from)) {
      this.#portions.set(from, this.#source.pictures(from, this.#composition));
    }
    const portion = await this.#portions.get(from);
    if (size === 0) {
      this.#portionSize = Math.max(1, portion.pictures.length);
    }
    if (frame >= portion.from + portion.pictures.length) {
      return this.#portion(frame);
    }
    return portion;
  }

  async #go(stop, animated = true) {
    const last = this.#stops.length - 1;
    const at = Math.max(0, Math.min(last, stop));
    this.#at = at;
    const frame = this.#stops[at];
    const parts = this.#parts;
    // The numbers of the list of moves, in which steps without words are left out.
    parts.count.textContent = `step ${frame} of ${this.#match.moments.length}`;
    parts.first.disabled = parts.back.disabled = at === 0;
    parts.last.disabled = parts.forward.disabled = at === last;
    const moment = frame === 0 ? null : this.#match.moments[frame - 1];
    parts.caption.textContent = moment === null ? 'The match begins.'
      : this.#match.hasPictures ? sentence(moment.words) : moment.words.join('\n').trim();
    this.#timeline.show(at, `step ${frame}: ${parts.caption.textContent}`);
    this.#moves.highlight(frame);
    this.#explain(frame, moment);
    const composition = this.#composition;
    const portion = await this.#portion(frame);
    if (this.#at === at && this.#composition === composition) {
      const index = frame - portion.from;
      const picture = portion.pictures[index].map(part => portion.parts[part]).join('');
      const isNext = animated && this.#shown >= 0 && Math.abs(this.#stops.indexOf(this.#shown) - at) === 1;
      const isHit = (moment?.highlights ?? []).some(one => one.kind === 'loss');
      showPicture(parts.board, picture, isNext, STEP_MILLIS / this.#speed, isHit);
      this.#players.show(frame, portion.scores[index]);
      parts.words.textContent = portion.texts[index];
      this.#shown = frame;
    }
  }

  /** What perfect play says about the step, and what programs wrote before it. */
  #explain(step, moment) {
    const parts = this.#parts;
    const judged = this.#judged.get(step);
    if (judged === undefined) {
      parts.judgement.replaceChildren();
    } else {
      const name = this.#match.seats[judged.seat].name;
      const words = [make('p', {}, badge(this.#match.seats[judged.seat]), ' ', make('strong', {}, name), ' played ',
        make('code', {}, judged.move), ` (${typeset(judged.value)}).`)];
      const { better } = judged;
      words.push(better
        ? make('p', { class: 'better' }, make('code', {}, better.move), ` is better (${typeset(better.value)}).`,
          better.givesAway ? ` The move that was played gives away ${typeset(better.givesAway)}.` : '')
        : make('p', { class: 'best' }, 'Nothing is better.'));
      parts.judgement.replaceChildren(...words);
    }
    const written = (moment?.stderr ?? []).filter(text => text.trim() !== '');
    parts.stderr.replaceChildren(...written.map(text =>
      make('details', { open: true }, make('summary', {}, 'Standard error before this step'),
        make('pre', { tabindex: '0' }, text))));
  }

  async #analyse() {
    const parts = this.#parts;
    parts.accuracy.replaceChildren(make('p', { class: 'note' }, 'Comparing with perfect play …'));
    try {
      const analysis = await this.#source.analysis();
      this.#judged = new Map(analysis.moves.map(move => [move.step, move]));
      this.#timeline.judge(analysis.moves);
      this.#moves.judge(analysis.moves);
      this.#tellAccuracy(analysis);
      this.#explain(this.#stops[this.#at], this.#match.moments[this.#stops[this.#at] - 1] ?? null);
    } catch (problem) {
      parts.accuracy.replaceChildren(make('p', { class: 'note' }, `No analysis: ${problem.message}`));
    }
  }

  #tellAccuracy({ accuracies, notJudged }) {
    const rows = accuracies.map(one => make('li', {}, badge(this.#match.seats[one.seat]), ' ',
      make('strong', {}, this.#match.seats[one.seat].name),
      ` accuracy ${(100 * one.share).toFixed(1)} %, ${one.good} of ${one.judged} moves as good as the best`));
    const note = notJudged > 0
      ? [make('p', { class: 'note' }, `${notJudged} moves are in positions that are not solved.`)] : [];
    this.#parts.accuracy.replaceChildren(this.#heading('Against perfect play', null),
      ...(rows.length > 0 ? [make('ul', {}, ...rows)] : []), ...note);
  }

  #jump(stop) {
    this.#pause();
    const at = Math.max(0, Math.min(this.#stops.length - 1, stop));
    this.#address(at);
    return this.#go(at);
  }

  /** Lets the address of the page lead to this stop. */
  #address(at) {
    if (this.#source.address !== null) {
      history.replaceState(null, '', at === 0 ? location.pathname : `#${this.#stops[at]}`);
    }
  }

  #toggle() {
    if (this.#timer !== 0) {
      this.#pause();
      return;
    }
    if (this.#at === this.#stops.length - 1) {
      this.#at = -1;
    }
    this.#label('Pause', 'pause');
    const next = async () => {
      await this.#go(this.#at + 1);
      if (this.#at === this.#stops.length - 1) {
        this.#pause();
        this.dispatchEvent(new Event('ended'));
      } else if (this.#timer !== 0) {
        this.#timer = setTimeout(next, this.#stay());
      }
    };
    this.#timer = setTimeout(next, 0);
  }

  /** How long the step that is shown stays: one that mattered stays longer. */
  #stay() {
    const moment = this.#match.moments[this.#stops[this.#at] - 1];
    const isHighlight = moment?.highlights !== undefined || moment?.kind === 'forfeit';
    return isHighlight
      ? Math.max(LEAST_HOLD_MILLIS, (STEP_MILLIS + HOLD_MILLIS) / this.#speed) : STEP_MILLIS / this.#speed;
  }

  /** Shows the other composition when the room for the board has changed, as on a phone that is turned. */
  #refit() {
    const wanted = compositionFor(this.#parts.board);
    if (wanted !== this.#composition) {
      this.#composition = wanted;
      this.#portions.clear();
      this.#go(this.#at, false);
    }
  }

  #pause() {
    if (this.#timer !== 0) {
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.#label('Play', 'play');
    }
  }

  #label(words, name) {
    const { play } = this.#parts;
    play.setAttribute('aria-label', words);
    play.title = words;
    play.replaceChildren(icon(name));
  }

  #listen() {
    const { signal } = this.#quiet;
    const room = new ResizeObserver(() => this.#refit());
    room.observe(this.#parts.board);
    signal.addEventListener('abort', () => room.disconnect());
    const actions = {
      ' ': () => this.#toggle(),
      ArrowLeft: () => this.#jump(this.#at - 1),
      ArrowRight: () => this.#jump(this.#at + 1),
      Home: () => this.#jump(0),
      End: () => this.#jump(this.#stops.length - 1),
      '+': () => this.#change(1),
      '-': () => this.#change(-1),
    };
    document.addEventListener('keydown', event => {
      const action = actions[event.key];
      const isRange = this.#timeline.element.contains(event.target);
      const isPressed = event.key === ' ' && event.target.closest?.('button, a, summary, select') != null;
      const isMine = this.#source.address !== null || this.parentElement.contains(event.target);
      if (action !== undefined && isMine && (isRange || !isTyping(event)) && !isPressed) {
        event.preventDefault();
        action();
      }
    }, { signal });
    if (this.#source.address !== null) {
      addEventListener('hashchange', () => {
        const stop = this.#stops.indexOf(Number(location.hash.slice(1)));
        if (stop >= 0) {
          this.#jump(stop);
        }
      }, { signal });
    }
  }

  #change(by) {
    const at = Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(this.#speed) + by));
    this.#speed = SPEEDS[at];
    this.#parts.speed.value = String(this.#speed);
  }

  async #verify() {
    this.#parts.verdict.className = 'verdict';
    this.#parts.verdict.textContent = 'Replaying …';
    try {
      this.#tellVerdict(await this.#source.verify());
    } catch (problem) {
      this.#parts.verdict.textContent = `Not verified: ${problem.message}`;
    }
  }

  #tellVerdict(verdict) {
    const { verdict: line } = this.#parts;
    line.className = `verdict ${verdict.same ? 'good' : 'bad'}`;
    line.textContent = verdict.same
      ? `✓ The same: all ${verdict.steps} steps, and ${verdict.botsAskedAgain} of ${this.#match.seats.length} bots asked again.`
      : `✕ Different at step ${verdict.step}: ${verdict.why}`;
  }
}

describeKey('Space', 'play or pause');
describeKey('← →', 'one step back or forward');
describeKey('Home End', 'to the start or the end');
describeKey('+ -', 'faster or slower');
customElements.define('agon-viewer', AgonViewer);
