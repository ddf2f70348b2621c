// The viewer: shows a match step by step, with pictures, words, times and what perfect play says.
import { Curve } from './curve.js';
import { make, sentence, takeOver } from './dom.js';
import { playerSearch } from './find.js';
import { accuraciesOf, judgementOf, proofOf, writtenBefore } from './judgements.js';
import { describeKey, isTyping } from './keys.js';
import { MoveList } from './moves.js';
import { compositionFor, parsePicture, showPicture, stayOf } from './picture.js';
import { FEW_SEATS, Players } from './players.js';
import './share.js';
import { PageMatch, Portions, ServerMatch, Steps } from './source.js';
import { marksOf, Timeline } from './timeline.js';

const SPEEDS = [0.5, 1, 2, 4, 8];
const STEP_MILLIS = 1400;
const ICONS = {
  first: 'M4 4h3v16H4zM20 4v16L8 12z',
  back: 'M18 4v16L6 12z',
  play: 'M6 4v16l14-8z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  forward: 'M6 4v16l9-8zM16 4h3v16h-3z',
  last: 'M4 4v16l12-8zM17 4h3v16h-3z',
};
const SVG = 'http://www.w3.org/2000/svg';
function icon(name) {
  return parsePicture(`<svg xmlns="${SVG}" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`);
}

/**
 * Plays the match of the address 'src', or the one in the page's script element 'data-replay'. A
 * page may have many of the latter: each is read when it is first seen, stops when it is out of
 * sight, and has the keys only while it has the focus. The attribute 'view' is 'covered' for a match
 * as a spectator saw it, whose later moves are not shown, and 'revealed' for the same with them;
 * without it everything is shown, with what perfect play says. With 'loop' a match plays by itself
 * again and again, and changes nothing else of its page.
 */
class AgonViewer extends HTMLElement {
  #source = null;
  #match = null;
  #steps = null;
  #stops = [];
  #at = 0;
  #shown = -1;
  #pictures = null;
  #composition = '';
  #focus = null;
  #timer = 0;
  #speed = 1;
  #seen = 0;
  #judged = new Map();
  #timeline = null;
  #moves = null;
  #players = null;
  #curve = null;
  #parts = {};
  #quiet = new AbortController();

  get #isCovered() {
    return this.getAttribute('view') === 'covered';
  }

  get #hasHindsight() {
    return !this.hasAttribute('view');
  }

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
    const views = [...this.children];
    this.append(make('p', { class: 'loading', role: 'status' }, 'Loading the match …'));
    try {
      this.#source = this.hasAttribute('src')
        ? new ServerMatch(this.getAttribute('src'), this.#hasHindsight) : new PageMatch(this.dataset.replay);
      this.#match = await this.#source.match();
      this.#steps = new Steps(this.#match.portion ?? Infinity, this.#source);
      this.#composition = compositionFor(this);
      this.#pictures = this.#portions();
      const untold = new Set(this.#match.untold);
      this.#stops = Array.from({ length: this.#match.frames }, (_, step) => step).filter(step => !untold.has(step));
      this.#at = !this.#isPage ? 0 : this.#stopOf(Number(location.hash.slice(1)) || 0);
      // The board has its height from the start, so nothing moves.
      const first = this.#stops[this.#at];
      await Promise.all([this.#pictures.load(first), this.#steps.load([first])]);
    } catch (problem) {
      this.replaceChildren(make('p', { class: 'warning', role: 'alert' },
        `The match cannot be shown: ${problem.message}`));
      return;
    }
    this.#build(views);
    await this.#go(this.#at, false);
    this.#listen();
    if (this.hasAttribute('loop')) {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        this.#go(this.#stops.length >> 1, false);
      } else {
        this.#toggle();
      }
    } else if (this.#hasHindsight) {
      this.#analyse();
    }
    if (!this.#isCovered) {
      this.#source.marks().then(marks => this.#timeline.mark(marks), () => {});
    }
  }

  /** Whether the page is about this match: then its address and keys are those of the match. */
  get #isPage() {
    return this.#source.address !== null && !this.hasAttribute('loop');
  }

  disconnectedCallback() {
    this.#pause();
    this.#quiet.abort();
  }

  #build(views) {
    const parts = this.#parts;
    const button = (name, words, action) => {
      parts[name] = make('button', { type: 'button', 'aria-label': words, title: words, onclick: action },
        icon(name));
      return parts[name];
    };
    parts.board = make('div', { class: 'board' });
    this.#players = new Players(this.#match);
    parts.caption = make('p', { class: 'caption', 'aria-live': this.hasAttribute('loop') ? null : 'polite' });
    parts.words = make('p', { class: 'board-words' });
    this.#timeline = new Timeline(this.#stops, at => { this.#pause(); this.#go(at); }, at => this.#address(at));
    this.#moves = new MoveList(this.#match, this.#steps, this.#stops, at => this.#jump(at));
    this.#curve = new Curve(this.#match, (step, isDone) => {
      this.#pause();
      this.#go(this.#stopOf(step));
      if (isDone) {
        this.#address(this.#at);
      }
    });
    parts.count = make('output', { class: 'count' });
    parts.speed = make('select', {
      'aria-label': 'Speed',
      onchange: () => { this.#speed = Number(parts.speed.value); },
    }, ...SPEEDS.map(speed =>
      make('option', { value: String(speed), selected: speed === 1 }, `${speed}×`)));
    parts.judgement = make('div', { class: 'judgement', 'aria-live': 'polite' });
    parts.accuracy = make('div', { class: 'accuracy' });
    parts.stderr = make('div', { class: 'stderr' });

    this.replaceChildren(
      make('div', { class: `watch${this.#hasHindsight ? ' with-curve' : ''}` },
        make('div', { class: 'stage' },
          this.#players.element,
          make('div', { class: 'beside' }, ...(this.#hasHindsight ? [this.#curve.bar] : []), parts.board),
          parts.caption,
          make('div', { class: 'transport' },
            make('div', { class: 'controls', role: 'group', 'aria-label': 'Playback' },
              button('first', 'To the start', () => this.#jump(0)),
              button('back', 'One step back', () => this.#jump(this.#at - 1)),
              button('play', 'Play', () => this.#toggle()),
              button('forward', 'One step forward', () => this.#jump(this.#at + 1)),
              button('last', 'To the end', () => this.#jump(this.#stops.length - 1)),
              parts.speed, parts.count),
            this.#timeline.element),
          ...(this.#hasHindsight ? [this.#curve.element] : [])),
        make('div', { class: 'side' }, ...views, ...this.#search(),
          this.#heading('Moves', 'unseen'), make('div', { class: 'move-box' }, this.#moves.element))),
      make('div', { class: 'below' },
        make('div', {}, parts.judgement, parts.accuracy, parts.stderr),
        make('div', {},
          make('details', {}, make('summary', {}, 'The board in words'), parts.words),
          proofOf(this.#match, this.#source, this.#hasHindsight))));
    parts.play.classList.add('main');
    this.querySelector('.reveal')?.addEventListener('click', event => {
      event.preventDefault();
      this.#reveal();
    });
  }

  /** The stop at a step, or the first one after it. */
  #stopOf(step) {
    const stop = this.#stops.findIndex(one => one >= step);
    return stop < 0 ? this.#stops.length - 1 : stop;
  }

  /** What only a server can draw: the picture around one of many players. */
  #search() {
    const { hasPictures, seats } = this.#match;
    return this.#source.address === null || !hasPictures || seats.length <= FEW_SEATS ? []
      : [playerSearch(seats, seat => {
        this.#focus = seat;
        this.#pictures = this.#portions();
        this.#go(this.#at, false);
      })];
  }

  /** A heading below that of the page or, where it is one match of many, of the match. */
  #heading(words, classes) {
    return make(this.#source.address === null ? 'h4' : 'h2', { class: classes }, words);
  }

  async #go(stop, animated = true) {
    const last = this.#stops.length - 1;
    const at = Math.max(0, Math.min(last, stop));
    this.#at = at;
    const frame = this.#stops[at];
    const parts = this.#parts;
    const pictures = this.#pictures;
    let portion;
    try {
      [portion] = await Promise.all([pictures.load(frame), this.#steps.load([frame])]);
    } catch (problem) {
      if (this.#at === at) {
        this.#at = Math.max(0, this.#stops.indexOf(this.#shown));
        this.#pause();
        this.#tellLost(`Step ${frame}`, problem);
      }
      return;
    }
    if (this.#at !== at || this.#pictures !== pictures) {
      return;
    }
    this.#seen = Math.max(this.#seen, at);
    // The numbers of the list of moves, in which steps without words are left out.
    parts.count.textContent = `step ${frame} of ${this.#match.frames - 1}`;
    parts.first.disabled = parts.back.disabled = at === 0;
    parts.last.disabled = parts.forward.disabled = at === last;
    const moment = this.#steps.get(frame);
    parts.caption.textContent = !moment ? 'The match begins.'
      : this.#match.hasPictures ? sentence(moment.words) : moment.words.join('\n').trim();
    this.#timeline.show(at, `step ${frame}: ${parts.caption.textContent}`);
    this.#moves.highlight(frame, this.#isCovered ? this.#seen + 1 : last + 1);
    this.#curve.show(frame);
    this.#explain(frame, moment);
    const index = frame - portion.from;
    const picture = portion.pictures[index].map(part => portion.parts[part]).join('');
    const isNext = animated && this.#shown >= 0 && Math.abs(this.#stops.indexOf(this.#shown) - at) === 1;
    const isHit = moment?.highlights?.some(one => one.kind === 'loss');
    showPicture(parts.board, picture, isNext, STEP_MILLIS / this.#speed, isHit);
    this.#players.show(moment?.seats ?? [], portion.scores[index], portion.spent?.[index]);
    parts.words.textContent = portion.texts[index];
    this.#shown = frame;
    if (this.#isCovered) {
      this.#timeline.mark(marksOf(this.#steps.until(this.#stops[this.#seen])));
      if (at === last) {
        // Whoever saw the end knows the result.
        this.#reveal();
      }
    }
  }

  #tellLost(what, problem) {
    this.#parts.caption.textContent = `${what} does not come: ${problem.message}. Try again in a moment.`;
  }

  /** What perfect play says about the step, and what programs wrote before it. */
  #explain(step, moment) {
    const judged = this.#judged.get(step);
    this.#parts.judgement.replaceChildren(...(judged ? judgementOf(judged, this.#match.seats) : []));
    this.#parts.stderr.replaceChildren(...writtenBefore(moment));
  }

  async #analyse() {
    const { accuracy } = this.#parts;
    const note = words => accuracy.replaceChildren(make('p', { class: 'note' }, words));
    note(this.#match.hasAnalysis ? 'Comparing with perfect play …' : '');
    try {
      const analysis = await this.#source.analysis();
      this.#judged = new Map(analysis.moves.map(move => [move.step, move]));
      this.#curve.draw(analysis, step => this.#jump(this.#stopOf(step)));
      this.#moves.judge(analysis.moves);
      accuracy.replaceChildren(...(this.#match.hasAnalysis
        ? [this.#heading('Against perfect play', null), ...accuraciesOf(analysis, this.#match.seats)] : []));
      const step = this.#stops[this.#at];
      this.#explain(step, this.#steps.get(step));
    } catch (problem) {
      note(`No analysis: ${problem.message}`);
    }
  }

  /** Shows the result and all moves, if the page offers it. */
  async #reveal() {
    const link = this.querySelector('.reveal');
    if (link === null || !this.#isCovered) {
      return;
    }
    try {
      const [marks] = await Promise.all([this.#source.marks(), takeOver(link.href, ['.score', '.views', '.match-notes'])]);
      this.setAttribute('view', 'revealed');
      this.#address(this.#at, link.search);
      this.#timeline.mark(marks);
      this.#moves.highlight(this.#stops[this.#at], this.#stops.length);
    } catch (problem) {
      this.#tellLost('The result', problem);
    }
  }

  #jump(stop) {
    this.#pause();
    const at = Math.max(0, Math.min(this.#stops.length - 1, stop));
    this.#address(at);
    return this.#go(at);
  }

  /** Lets the address of the page lead to this stop. */
  #address(at, search = location.search) {
    if (this.#isPage) {
      const hash = at === 0 ? '' : `#${this.#stops[at]}`;
      history.replaceState(null, '', location.pathname + search + hash);
      this.querySelectorAll('.views a').forEach(link => { link.hash = hash; });
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
      // Browsers limit how often it may change.
      if (this.#speed <= 4) {
        this.#address(this.#at);
      }
      if (this.#at === this.#stops.length - 1 && this.hasAttribute('loop')) {
        this.#at = -1;
        this.#timer &&= setTimeout(next, 3 * STEP_MILLIS);
      } else if (this.#at === this.#stops.length - 1) {
        this.#pause();
      } else if (this.#timer !== 0) {
        this.#timer = setTimeout(next, stayOf(this.#steps.get(this.#stops[this.#at]), STEP_MILLIS / this.#speed));
      }
    };
    this.#timer = setTimeout(next, 0);
  }

  /** The pictures in the composition for which there is room. */
  #portions() {
    const composition = this.#composition;
    const focus = this.#focus;
    return new Portions(this.#match.portion ?? Infinity, from => this.#source.pictures(from, composition, focus));
  }

  /** Shows the other composition when the room for the board has changed, as on a phone that is turned. */
  #refit() {
    const wanted = compositionFor(this.#parts.board);
    if (wanted !== this.#composition) {
      this.#composition = wanted;
      this.#pictures = this.#portions();
      this.#go(this.#at, false);
    }
  }

  #pause() {
    if (this.#timer !== 0) {
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.#address(this.#at);
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
      const isMine = this.#isPage || this.parentElement.contains(event.target);
      if (action !== undefined && isMine && (isRange || !isTyping(event)) && !isPressed) {
        event.preventDefault();
        action();
      }
    }, { signal });
    if (this.#isPage) {
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
}

describeKey('Space', 'play or pause');
describeKey('← →', 'one step back or forward');
describeKey('Home End', 'to the start or the end');
describeKey('+ -', 'faster or slower');
customElements.define('agon-viewer', AgonViewer);
