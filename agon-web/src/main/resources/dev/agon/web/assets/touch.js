// Parts of a board that answer what is asked: options are buttons, numbers are dragged or tapped.

/** Pixels that a finger needs; a smaller part may be missed by what it lacks. */
const FINGER = 44;

/** How much of a box is filled up to a point. */
export function shareAt({ left, right, top, bottom }, x, y, grows) {
  return grows === 'up' ? (bottom - y) / (bottom - top) : grows === 'down' ? (y - top) / (bottom - top)
    : grows === 'left' ? (right - x) / (right - left) : (x - left) / (right - left);
}

/** The index of the box that is touched; -1 if none is. */
export function touched(boxes, x, y) {
  const far = boxes.map(({ left, right, top, bottom }) => {
    const missed = Math.max(left - x, x - right, top - y, y - bottom, 0);
    return missed > 0 && missed > (FINGER - Math.min(right - left, bottom - top)) / 2 ? NaN : missed;
  });
  return far.indexOf(Math.min(...far.filter(missed => missed >= 0)));
}

export class BoardAnswers {
  #board;
  #form;
  #parts = [];
  #held = null;

  constructor(board, form) {
    this.#board = board;
    this.#form = form;
    const on = (type, act) => board.addEventListener(type, act);
    on('click', event => this.#take(this.#at(event)));
    on('keydown', event => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        this.#take(event.target);
      }
    });
    on('pointerdown', event => {
      const part = this.#at(event);
      if (part?.dataset.grows) {
        this.#held = part;
        board.setPointerCapture(event.pointerId);
        this.#drag(event);
      }
    });
    on('pointermove', event => this.#drag(event));
    on('lostpointercapture', () => { this.#held = null; });
  }

  /** Marks what can be touched now, and shows the numbers. */
  mark(isAsked) {
    const { options } = this.#form;
    this.#parts = [...this.#board.querySelectorAll('[data-answer], [data-field]')].filter(part => {
      const option = isAsked && options.find(one => one.key === part.dataset.answer);
      const field = isAsked && this.#field(part);
      part.classList.toggle('answers', !!(option || field));
      for (const [attribute, value] of [['role', 'button'], ['tabindex', 0], ['aria-label', option?.label]]) {
        if (option) {
          part.setAttribute(attribute, value);
        } else {
          part.removeAttribute(attribute);
        }
      }
      if (field) {
        part.style.setProperty('--share', Math.min(1, field.value / (part.dataset.full ?? field.max)));
        part.querySelector('text').textContent = field.value;
      }
      return option || field;
    });
    // What is in an image is hidden from screen readers.
    this.#board.querySelector('svg')?.setAttribute('role', this.#parts.length > 0 ? 'group' : 'img');
  }

  #at({ target, clientX, clientY }) {
    return target.closest('.answers')
      ?? this.#parts[touched(this.#parts.map(part => part.getBoundingClientRect()), clientX, clientY)];
  }

  #field(part) {
    return this.#form.fields.find(field => field.name === part.dataset.field);
  }

  #take(part) {
    const { answer, field, grows } = part?.dataset ?? {};
    if (answer !== undefined) {
      this.#form.choose(answer);
    } else if (field !== undefined && !grows) {
      this.#form.add(this.#field(part));
    }
  }

  #drag({ clientX, clientY }) {
    if (this.#held !== null) {
      const { grows, full } = this.#held.dataset;
      const share = shareAt(this.#held.getBoundingClientRect(), clientX, clientY, grows);
      this.#form.set(this.#field(this.#held), Math.round(full * share));
    }
  }
}
