// The player: shows a match step by step, with pictures, words, times and what perfect play says.
import { caption, headline, make } from './dom.js';
import { describeKey, isTyping } from './keys.js';
import { parsePicture, showPicture } from './picture.js';
import { PageMatch, ServerMatch } from './source.js';

const SPEEDS = [0.5, 1, 2, 4, 8];
const STEP_MILLIS = 1400;
const SEAT_COLOURS = 6;
const ICONS = {
  first: 'M4 4h3v16H4zM20 4v16L8 12z',
  back: 'M18 4v16L6 12z',
  play: 'M6 4v16l14-8z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  forward: 'M6 4v16l9-8zM16 4h3v16h-3z',
  last: 'M4 4v16l12-8zM17 4h3v16h-3z',
};
const MARKS = { fault: '✕', loss: '▼', offer: '?', round: '|', lead: '↕', mistake: '✱', bar: '▮' };
const MEANINGS = {
  fault: 'a failure', loss: 'a loss', offer: 'a draw is offered or answered', round: 'the end of a round',
  lead: 'a new leader', mistake: 'the largest mistake', bar: 'a mistake',
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

/** A time in the unit that suits it. */
function time(nanos) {
  return nanos < 1e6 ? `${Math.round(nanos / 1e3)} µs`
    : nanos < 1e9 ? `${(nanos / 1e6).toFixed(nanos < 1e7 ? 1 : 0)} ms`
      : `${(nanos / 1e9).toFixed(2)} s`;
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
class AgonPlayer extends HTMLElement {
  #source = null;
  #match = null;
  #stops = [];
  #at = 0;
  #shown = -1;
  #portions = new Map();
  #portionSize = 0;
  #timer = 0;
  #speed = 1;
  #judged = new Map();
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

  #seat(seat) {
    return make('span', { class: 'badge', 'aria-hidden': 'true' },
      parsePicture(this.#match.seats[seat].badge));
  }

  #build() {
    const parts = this.#parts;
    const button = (name, words, action) => {
      parts[name] = make('button', { type: 'button', 'aria-label': words, title: words, onclick: action },
        icon(name));
      return parts[name];
    };
    parts.board = make('div', { class: 'board' });
    parts.caption = make('p', { class: 'caption', 'aria-live': 'polite' });
    parts.words = make('p', { class: 'board-words' });
    parts.range = make('input', {
      type: 'range', min: '0', max: String(this.#stops.length - 1), value: '0', step: '1',
      'aria-label': 'Step of the match', oninput: () => { this.#pause(); this.#go(Number(parts.range.value)); },
      onchange: () => this.#address(Number(parts.range.value)),
    });
    parts.marks = make('div', { class: 'marks', 'aria-hidden': 'true' });
    parts.legend = make('p', { class: 'legend' });
    parts.count = make('output', { class: 'count' });
    parts.speed = make('select', {
      'aria-label': 'Speed',
      onchange: () => { this.#speed = Number(parts.speed.value); },
    }, ...SPEEDS.map(speed =>
      make('option', { value: String(speed), selected: speed === 1 }, `${speed}×`)));
    parts.list = make('ol', { class: 'moves', tabindex: '0', 'aria-label': 'Moves' });
    parts.lane = make('div', { class: 'lane', hidden: !this.#match.hasAnalysis || this.hasAttribute('autoplay') });
    parts.judgement = make('div', { class: 'judgement', 'aria-live': 'polite' });
    parts.accuracy = make('div', { class: 'accuracy' });
    parts.stderr = make('div', { class: 'stderr' });
    parts.verdict = make('p', { class: 'verdict', role: 'status' });

    this.replaceChildren(
      make('div', { class: 'watch' },
        make('div', { class: 'stage' },
          parts.board,
          parts.caption,
          make('div', { class: 'controls', role: 'group', 'aria-label': 'Playback' },
            button('first', 'To the start', () => this.#jump(0)),
            button('back', 'One step back', () => this.#jump(this.#at - 1)),
            button('play', 'Play', () => this.#toggle()),
            button('forward', 'One step forward', () => this.#jump(this.#at + 1)),
            button('last', 'To the end', () => this.#jump(this.#stops.length - 1)),
            parts.speed, parts.count),
          make('div', { class: 'timeline' }, parts.marks, parts.range, parts.lane, parts.legend)),
        make('div', { class: 'side' },
          this.#heading('Moves', 'unseen'), parts.list)),
      make('div', { class: 'below' },
        make('div', {}, parts.judgement, parts.accuracy, parts.stderr),
        make('div', {},
          make('details', {}, make('summary', {}, 'The board in words'), parts.words),
          ...this.#proof(), parts.verdict)));
    parts.play.classList.add('main');
    this.#fillMoves();
    this.#mark();
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

  #fillMoves() {
    const moments = new Map(this.#match.moments.map(moment => [moment.step, moment]));
    const items = this.#stops.slice(1).map((step, i) => {
      const moment = moments.get(step);
      const spent = moment.nanos ? moment.nanos.reduce((sum, one) => sum + one, 0) : null;
      const button = make('button', { type: 'button', onclick: () => this.#jump(i + 1) },
        make('span', { class: 'number' }, String(step)),
        make('span', { class: 'told' }, ...moment.seats.map(seat => this.#seat(seat)),
          ...(moment.seats.length > 0 ? [' '] : []), headline(moment.words)),
        make('span', { class: 'extra' }, spent === null ? '' : time(spent)));
      return make('li', { class: moment.kind, 'data-step': String(step) }, button);
    });
    const { list } = this.#parts;
    // What the analysis adds later has its place from the start.
    list.classList.toggle('timed', this.#isTimed());
    list.classList.toggle('judged', this.#match.hasAnalysis);
    list.replaceChildren(...items);
  }

  #isTimed() {
    return this.#match.moments.some(moment => moment.nanos);
  }

  /** Puts the marks of what mattered above the timeline. */
  #mark() {
    const marks = [];
    const kinds = new Set();
    const add = (step, kind, words) => {
      const stop = this.#stops.findIndex(one => one >= step);
      if (stop > 0) {
        kinds.add(kind);
        const mark = make('span', { class: `mark ${kind}`, title: `step ${step}: ${words}` }, MARKS[kind]);
        mark.style.left = `${100 * stop / Math.max(1, this.#stops.length - 1)}%`;
        marks.push(mark);
      }
    };
    for (const moment of this.#match.moments) {
      const highlights = moment.highlights ?? [];
      for (const { kind, words } of highlights) {
        add(moment.step, kind, words);
      }
      if (moment.kind === 'forfeit' && highlights.every(one => one.kind !== 'fault')) {
        add(moment.step, 'fault', moment.words.join(' '));
      }
    }
    const worst = [...this.#judged.values()].reduce(
      (most, one) => one.loss > (most?.loss ?? 0) ? one : most, null);
    if (worst !== null) {
      add(worst.step, 'mistake', MEANINGS.mistake);
      kinds.add('bar');
    }
    this.#parts.marks.replaceChildren(...marks);
    this.#explainMarks(kinds);
  }

  /** The legend of the marks that occur; what the analysis may add has its place from the start. */
  #explainMarks(kinds) {
    const possible = Object.keys(MARKS).filter(kind => kinds.has(kind)
      || (this.#match.hasAnalysis && (kind === 'mistake' || kind === 'bar')));
    this.#parts.legend.replaceChildren(...possible.map(kind =>
      make('span', { class: kinds.has(kind) ? null : 'absent' },
        make('span', { class: `mark-of ${kind}`, 'aria-hidden': 'true' }, MARKS[kind]), ` ${MEANINGS[kind]}`)));
  }

  async #portion(frame) {
    const size = this.#portionSize;
    const from = size === 0 ? 0 : Math.floor(frame / size) * size;
    if (!this.#portions.has(from)) {
      this.#portions.set(from, this.#source.pictures(from));
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
    parts.range.value = String(at);
    // The numbers of the list of moves, in which steps without words are left out.
    parts.count.textContent = `step ${frame} of ${this.#match.moments.length}`;
    parts.first.disabled = parts.back.disabled = at === 0;
    parts.last.disabled = parts.forward.disabled = at === last;
    const moment = frame === 0 ? null : this.#match.moments[frame - 1];
    parts.caption.textContent = moment === null ? 'The match begins.'
      : this.#match.hasPictures ? caption(moment.words) : moment.words.join('\n').trim();
    parts.range.setAttribute('aria-valuetext', `step ${frame}: ${parts.caption.textContent}`);
    this.#highlight(frame);
    this.#explain(frame, moment);
    const portion = await this.#portion(frame);
    if (this.#at === at) {
      const index = frame - portion.from;
      const picture = portion.pictures[index].map(part => portion.parts[part]).join('');
      const isNext = animated && this.#shown >= 0 && Math.abs(this.#stops.indexOf(this.#shown) - at) === 1;
      showPicture(parts.board, picture, isNext, STEP_MILLIS / this.#speed);
      parts.words.textContent = portion.texts[index];
      this.#shown = frame;
    }
  }

  #highlight(step) {
    const list = this.#parts.list;
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const item = list.querySelector(`[data-step="${step}"] button`);
    if (item !== null) {
      item.setAttribute('aria-current', 'step');
      const box = list.getBoundingClientRect();
      const at = item.getBoundingClientRect();
      if (at.top < box.top || at.bottom > box.bottom) {
        list.scrollTop += at.top - box.top - box.height / 2 + at.height / 2;
      }
    } else {
      list.scrollTop = 0;
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
      const words = [make('p', {}, this.#seat(judged.seat), ' ', make('strong', {}, name), ' played ',
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
      this.#drawLane(analysis);
      this.#mark();
      this.#explain(this.#stops[this.#at], this.#match.moments[this.#stops[this.#at] - 1] ?? null);
    } catch (problem) {
      parts.accuracy.replaceChildren(make('p', { class: 'note' }, `No analysis: ${problem.message}`));
    }
  }

  #drawLane(analysis) {
    const parts = this.#parts;
    const most = Math.max(...analysis.moves.map(move => move.loss), 0);
    const bars = [];
    for (const move of analysis.moves) {
      const stop = this.#stops.indexOf(move.step);
      if (move.better && stop > 0) {
        const bar = make('button', {
          type: 'button', class: `bar seat-${move.seat % SEAT_COLOURS}`, tabindex: '-1',
          title: `step ${move.step}: ${this.#match.seats[move.seat].name}, better ${move.better.move}`,
          'aria-label': `Mistake in step ${move.step}`, onclick: () => this.#jump(stop),
        });
        bar.style.left = `${100 * stop / Math.max(1, this.#stops.length - 1)}%`;
        bar.style.height = `${Math.max(12, 100 * move.loss / most)}%`;
        bars.push(bar);
        const extra = parts.list.querySelector(`[data-step="${move.step}"] .extra`);
        const { givesAway } = move.better;
        const lost = givesAway ? `−${givesAway.replace(/ of .*/, '')}` : 'mistake';
        // Without times the words of the move have the room, and the figure is a tooltip.
        extra?.prepend(this.#isTimed() ? make('span', { class: 'mistake' }, lost)
          : make('span', { class: 'mistake', role: 'img', title: lost, 'aria-label': lost }, MARKS.mistake), ' ');
      }
    }
    parts.lane.setAttribute('role', 'group');
    parts.lane.setAttribute('aria-label', 'Mistakes');
    parts.lane.replaceChildren(...bars);
    const rows = analysis.accuracies.map(one => make('li', {}, this.#seat(one.seat), ' ',
      make('strong', {}, this.#match.seats[one.seat].name),
      ` accuracy ${(100 * one.share).toFixed(1)} %, ${one.good} of ${one.judged} moves as good as the best`));
    const note = analysis.notJudged > 0
      ? [make('p', { class: 'note' }, `${analysis.notJudged} moves are in positions that are not solved.`)] : [];
    parts.accuracy.replaceChildren(this.#heading('Against perfect play', null),
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
        this.#timer = setTimeout(next, STEP_MILLIS / this.#speed);
      }
    };
    this.#timer = setTimeout(next, 0);
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
      const isRange = event.target === this.#parts.range;
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
customElements.define('agon-player', AgonPlayer);
