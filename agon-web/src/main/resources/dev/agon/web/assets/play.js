// A match that people play: the board as this seat may see it, its questions, clocks and moves.
import { headline, json, make, request, sentence } from './dom.js';
import { describeKey, isTyping } from './keys.js';
import { readLines } from './lines.js';
import { Clocks } from './clocks.js';
import { badge, compositionFor, showPicture } from './picture.js';
import { linkList } from './links.js';
import { nameForm, QuestionForm } from './question.js';
import { forgetMatch, linksOf, rememberSeat, seatOf } from './seats.js';
import { BoardAnswers } from './touch.js';
import { resultWords, waitingWords } from './words.js';

const STEP_MILLIS = 700;
const FAST_MILLIS = 250;
const MANY = 8;
const RETRY_MILLIS = 2000;
const PRACTICE = 'A move taken back or a best move shown makes this match practice.';
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

class AgonMatch extends HTMLElement {
  #token = /^#seat=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
  #match = null;
  #steps = -1;
  #composition = '';
  #scores = [];
  #queue = [];
  #timer = 0;
  #isSending = false;
  #parts = {};
  #question = null;
  #answers = null;
  #clocks = new Clocks();
  #asked = '';
  #quiet = new AbortController();
  #stream = new AbortController();
  #retrying = 0;

  connectedCallback() {
    this.#build();
    this.#token ??= seatOf(this.#id);
    this.#composition = compositionFor(this.#parts.board);
    this.#follow();
    const room = new ResizeObserver(() => this.#refit());
    room.observe(this.#parts.board);
    this.#quiet.signal.addEventListener('abort', () => room.disconnect());
    document.addEventListener('keydown', event => {
      if (event.key.length === 1 && !isTyping(event) && this.#question.press(event.key)) {
        event.preventDefault();
      }
    }, { signal: this.#quiet.signal });
    // Another seat of the same match in the same page.
    addEventListener('hashchange', () => location.reload(), { signal: this.#quiet.signal });
    if (this.#token !== null) {
      describeKey('Letter', 'the answer with that key');
    }
  }

  disconnectedCallback() {
    this.#quiet.abort();
    this.#stream.abort();
    this.#clocks.stop();
    clearTimeout(this.#timer);
    clearTimeout(this.#retrying);
  }

  get #id() {
    return this.getAttribute('src').split('/').at(-1);
  }

  #build() {
    const parts = this.#parts;
    parts.board = make('div', { class: 'board' });
    // Long words scroll, which needs the keyboard's focus.
    parts.caption = make('p', { class: 'caption', 'aria-live': 'polite', tabindex: '0' }, 'Loading the match …');
    parts.ask = make('div', { class: 'ask' });
    parts.lost = make('p', { class: 'lost', role: 'status' });
    parts.hint = make('p', { class: 'hint', role: 'status' });
    parts.acts = make('div', { class: 'button-row acts' });
    parts.list = make('ol', { class: 'moves', tabindex: '0', 'aria-label': 'Moves' });
    parts.words = make('p', { class: 'board-words' });
    parts.links = make('div', { class: 'links' });
    parts.invitation = make('div', { class: 'invitation' });
    parts.below = make('div', { class: 'below' });
    this.#question = new QuestionForm(parts.ask, answer => this.#send(answer), () => this.#answers.mark(true));
    this.#answers = new BoardAnswers(parts.board, this.#question);
    this.replaceChildren(
      make('div', { class: 'watch play' },
        make('div', { class: 'stage' }, parts.lost, this.#clocks.element, parts.invitation, parts.board, parts.caption),
        make('div', { class: 'answer' }, parts.ask, parts.hint, parts.acts),
        make('div', { class: 'side' }, ...this.querySelectorAll('.rules'), make('h2', { class: 'unseen' }, 'Moves'), make('div', { class: 'panel' }, parts.list))),
      parts.below);
    parts.below.append(make('details', {}, make('summary', {}, 'The board in words'), parts.words));
  }

  /** Reads the match as this seat sees it, a line for each change, until it is over. */
  async #follow() {
    clearTimeout(this.#retrying);
    this.#stream.abort();
    const { signal } = this.#stream = new AbortController();
    const have = `?composition=${this.#composition}${this.#steps < 0 ? '' : `&from=${this.#steps}&run=${this.#match.run}`}`;
    try {
      const answer = await request(`${this.getAttribute('src')}/stream.ndjson${have}`, this.#as({ signal }));
      this.#parts.lost.textContent = '';
      await readLines(answer, match => this.#take(match));
    } catch (problem) {
      if (signal.aborted) {
        return;
      }
      if (problem.status === 403 && location.hash === '') {
        // Another database on the same address had a match with this number.
        forgetMatch(this.#id);
        this.#token = null;
      } else if (problem.status < 500 && problem.status !== 429) {
        this.#parts.caption.textContent = `The match cannot be shown: ${problem.message}`;
        return;
      } else {
        this.#lose(problem);
      }
    }
    if (!['over', 'ended'].includes(this.#match?.state)) {
      // A server that starts again continues its matches a little later.
      this.#retrying = setTimeout(() => this.#follow(), RETRY_MILLIS);
    }
  }

  /** Asks for the other composition when the room for the board has changed, as on a phone that is turned. */
  #refit() {
    const wanted = compositionFor(this.#parts.board);
    if (wanted !== this.#composition) {
      this.#composition = wanted;
      this.#restart();
      this.#follow();
    }
  }

  /** Forgets all steps, which come again. */
  #restart() {
    this.#steps = -1;
    this.#queue = [];
    this.#parts.list.replaceChildren();
  }

  /** The options of a request that is made for this seat. */
  #as(options) {
    return this.#token === null ? options : { ...options, headers: { Authorization: `Bearer ${this.#token}` } };
  }

  /** Says that the server cannot be read; without a status it is not the server that says so. */
  #lose(problem) {
    this.#parts.lost.textContent = problem.status === undefined ? 'The server does not answer; trying again.' : problem.message;
  }

  #take(match) {
    const isFirst = this.#match === null;
    if (!isFirst && match.run !== undefined && match.run !== this.#match.run) {
      if (match.seats.some((seat, i) => seat.name !== this.#match.seats[i].name)) {
        // Somebody has got a name, which the heading has, too.
        location.reload();
      }
      this.#restart();
    }
    const before = this.#steps;
    this.#match = { run: this.#match?.run ?? 0, ...match };
    this.#clocks.read(this.#match);
    if (match.you !== undefined && match.state !== 'over') {
      rememberSeat(this.#id, this.#token);
      // Who sees the screen or gets the address must not get the seat.
      history.replaceState(null, '', location.pathname);
    }
    this.#steps = match.steps ?? -1;
    const pictures = new Map();
    if (match.pictures) {
      const { from, parts } = match.pictures;
      match.pictures.pictures.forEach((picture, i) =>
        pictures.set(from + i, { svg: picture.map(part => parts[part]).join(''), text: match.pictures.texts[i], scores: match.pictures.scores[i] }));
    }
    const moments = (match.moments ?? []).filter(moment => moment.step > before);
    const frames = moments.map(moment => ({ moment, picture: pictures.get(moment.step) }));
    if (before < 0) {
      frames.forEach(frame => this.#list(frame.moment));
      const last = frames.findLast(frame => frame.moment.words.some(line => line.trim() !== ''));
      this.#show(pictures.get(this.#steps), false);
      this.#parts.caption.textContent = last === undefined ? 'The match begins.' : sentence(last.moment.words);
    } else {
      this.#queue.push(...frames);
    }
    this.#players();
    this.#acts();
    this.#links();
    this.#pump();
  }

  /** Shows the waiting steps one after the other, and then what is asked. */
  #pump() {
    if (this.#timer !== 0) {
      return;
    }
    const next = this.#queue.shift();
    if (next === undefined) {
      this.#players();
      this.#settle();
      return;
    }
    const isTold = next.moment.words.some(line => line.trim() !== '');
    const millis = reduced.matches ? 0 : this.#queue.length > MANY ? FAST_MILLIS : STEP_MILLIS;
    this.#question.clear();
    this.#answers.mark(false);
    this.#asked = '';
    this.#list(next.moment);
    this.#show(next.picture, true, millis, (next.moment.highlights ?? []).some(one => one.kind === 'loss'));
    if (isTold) {
      this.#parts.caption.textContent = sentence(next.moment.words);
    }
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#pump();
    }, isTold ? millis : 0);
    this.#players();
  }

  #show(picture, isMoving, millis = STEP_MILLIS, isJolt = false) {
    if (picture !== undefined) {
      showPicture(this.#parts.board, picture.svg, isMoving, millis, isJolt);
      this.#scores = picture.scores;
      this.#parts.words.textContent = picture.text;
    }
  }

  #list(moment) {
    const words = headline(moment.words);
    if (words !== '') {
      this.#parts.list.append(make('li', { class: moment.kind },
        make('p', {}, make('span', { class: 'number' }, String(moment.step)),
          make('span', { class: 'told' }, ...moment.seats.map(seat => badge(this.#match.seats[seat])), ' ', words))));
      this.#parts.list.scrollTop = this.#parts.list.scrollHeight;
    }
  }

  #players() {
    const { state, isPractice } = this.#match;
    const shown = this.#isBehind && state === 'over' ? 'live' : state;
    const told = document.querySelector('[data-match=state]');
    told.textContent = isPractice ? `${shown}, practice` : shown;
    told.className = `state ${shown}`;
    this.#clocks.show(this.#scores, this.#isBehind);
  }

  /** After the last step: the question, the result, or who is waited for. */
  #settle() {
    const match = this.#match;
    const parts = this.#parts;
    const asked = `${match.run}/${match.turn}`;
    document.title = document.title.replace(/^● /, '');
    if (match.state === 'over') {
      this.#finish();
      return;
    }
    if (match.awaited?.includes(match.you)) {
      if (parts.ask.querySelector('form') === null) {
        this.#question.clear(...nameForm(localStorage['agon-name'] ?? '', name => this.#join(name)));
      }
    } else if (match.question === undefined) {
      this.#asked = '';
      this.#question.clear(make('p', { class: 'waiting' }, waitingWords(match)));
    } else if (asked !== this.#asked) {
      this.#asked = asked;
      parts.hint.replaceChildren();
      parts.ask.dataset.asked = asked;
      this.#question.show(match.question);
      document.title = `● ${document.title}`;
    }
    this.#answers.mark(this.#asked !== '');
    this.#acts();
  }

  /** Whether steps are still to be shown, so that the picture is behind the match. */
  get #isBehind() {
    return this.#timer !== 0 || this.#queue.length > 0;
  }

  #acts() {
    const { acts } = this.#parts;
    const match = this.#match;
    const add = (name, words, action) => make('button', { type: 'button', class: 'button', 'data-act': name, onclick: action }, words);
    const isFree = !this.#isBehind;
    const wanted = [
      match.canUndo && isFree && add('undo', 'Take back', () => this.#do('/undo')),
      match.canHint && isFree && add('best', 'Show me the best move', () => this.#best()),
      match.you !== undefined && match.state === 'live'
        && add('give-up', 'Give up', () => confirm('Give this match up?') && this.#do('/give-up')),
    ].filter(Boolean);
    const isWarned = !match.isPractice && isFree && (match.canUndo || match.canHint);
    const shown = [...wanted.map(button => button.dataset.act), isWarned].join();
    if (shown !== acts.dataset.shown) {
      acts.dataset.shown = shown;
      acts.replaceChildren(...wanted, ...(isWarned ? [make('small', {}, PRACTICE)] : []));
    }
  }

  async #do(path, body) {
    try {
      await request(this.getAttribute('src') + path, this.#as({ method: 'POST', body }));
    } catch (problem) {
      this.#refuse(problem);
    }
  }

  #join(name) {
    localStorage['agon-name'] = name;
    this.#do('/name', JSON.stringify({ name }));
  }

  async #best() {
    this.#parts.hint.textContent = 'Computing …';
    try {
      const { verdict, advice, best } = await json(`${this.getAttribute('src')}/best`, this.#as({}));
      this.#parts.hint.replaceChildren(
        ...(best ? [make('strong', {}, advice), ` ${verdict} This match is practice now.`] : [verdict]));
      this.#question.mark(best?.[0]?.path ?? null);
    } catch (problem) {
      this.#parts.hint.replaceChildren();
      this.#refuse(problem);
    }
  }

  /** Sends an answer, which the server judges; the stream shows what it led to. */
  async #send(answer) {
    if (this.#isSending) {
      return;
    }
    this.#isSending = true;
    const asked = this.#asked;
    try {
      const body = JSON.stringify({ turn: this.#match.turn, ...answer });
      await request(`${this.getAttribute('src')}/moves`, this.#as({ method: 'POST', body }));
      if (asked === this.#asked) {
        this.#asked = '';
        this.#question.clear(make('p', { class: 'waiting' }, '…'));
        this.#answers.mark(false);
      }
    } catch (problem) {
      this.#refuse(problem);
    } finally {
      this.#isSending = false;
    }
  }

  /** Says why the server refuses something, or that it does not answer. */
  #refuse(problem) {
    if (problem.status === undefined) {
      this.#lose(problem);
      this.#follow();
    } else {
      this.#question.refuse(problem.message);
    }
  }

  #finish() {
    const match = this.#match;
    forgetMatch(this.#id);
    this.#parts.hint.replaceChildren();
    this.#acts();
    this.#answers.mark(false);
    this.#question.clear(
      make('h2', { class: 'result' }, resultWords(match)),
      make('p', { class: 'button-row' },
        make('a', { class: 'button main', href: match.address }, 'Watch it move by move'), ' ',
        make('a', { class: 'button', href: `/play/new?game=${match.game}` }, 'Play again')));
  }

  /**
   * The links of the other people, which only the browser that started the match knows: above the
   * board while somebody is awaited, below it afterwards, and gone with the match.
   */
  #links() {
    const { below, invitation, links } = this.#parts;
    if (this.#token === null || this.#match.state === 'over') {
      links.remove();
      return;
    }
    const others = linksOf(this.#id);
    const place = this.#match.awaited?.length > 0 && others.length > 0 ? invitation : below;
    if (links.parentElement === place) {
      return;
    }
    place.prepend(links);
    const watch = location.origin + this.#match.address;
    links.replaceChildren(...linkList(others, watch, `${watch}#seat=${this.#token}`));
  }
}

customElements.define('agon-match', AgonMatch);
