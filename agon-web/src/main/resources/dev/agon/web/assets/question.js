// A question to a person: buttons for options, steppers for numbers, and a line to type in.
import { make } from './dom.js';

export function nameForm(name, take) {
  const input = make('input', { type: 'text', 'aria-label': 'Your name', maxlength: '40', autocomplete: 'nickname', placeholder: 'Guest', value: name });
  return [make('h2', { class: 'question' }, 'What is your name?'),
    make('form', { class: 'typed', onsubmit: event => { event.preventDefault(); take(input.value); } },
      input, make('button', { type: 'submit', class: 'button main' }, 'Take the seat'))];
}

const sumOf = fields => fields.reduce((sum, { weight, value }) => sum + weight * value, 0);

/** Sets a field; those that nobody has set give way, the largest first, if the sum is above the most. */
export function setField(fields, most, own, wanted) {
  own.value = Math.max(own.min, Math.min(own.max, wanted));
  own.isSet = true;
  const gives = one => !one.isSet && one.weight > 0 && one.value > one.min;
  while (own.value > own.min && sumOf(fields.map(one => gives(one) ? { ...one, value: one.min } : one)) > most) {
    own.value--;
  }
  while (sumOf(fields) > most && fields.some(gives)) {
    fields.filter(gives).sort((one, other) => other.value - one.value)[0].value--;
  }
}

/** Shows a question; calls answer({answer: path}) or answer({text}), and changed() when something else is shown. */
export class QuestionForm {
  #box;
  #answer;
  #changed;
  #count;
  #first = null;
  #shown = null;
  #path = [];
  #hint = null;
  #keys = new Map();
  #choices = new Map();

  constructor(box, answer, changed) {
    this.#box = box;
    this.#answer = answer;
    this.#changed = changed;
  }

  /** The options of the first question. */
  get options() {
    return this.#first?.options ?? [];
  }

  /** The numbers that are asked for now. */
  fields = [];

  show(question) {
    const hadFocus = this.#box.contains(document.activeElement);
    this.#first = question;
    this.#path = [];
    this.#hint = null;
    this.#draw(question);
    if (hadFocus) {
      this.#focus();
    }
  }

  clear(...children) {
    this.#first = null;
    this.#shown = null;
    this.#keys = new Map();
    this.#choices = new Map();
    this.fields = [];
    this.#box.replaceChildren(...children);
  }

  /** Says why an answer was refused, until something else is asked. */
  refuse(words) {
    this.#box.querySelector('.refused')?.remove();
    this.#box.prepend(make('p', { class: 'refused', role: 'alert' }, words));
  }

  /** Marks the options of the best move; what was chosen or filled in so far stays. */
  mark(path) {
    this.#hint = path;
    if (this.#shown?.options) {
      this.#draw(this.#shown);
    }
  }

  /** Whether a pressed key was the key of an option. */
  press(key) {
    const option = this.#keys.get(key.toLowerCase());
    option?.();
    return option !== undefined;
  }

  choose(key) {
    this.#choices.get(key)?.();
  }

  set(field, value) {
    setField(this.fields, this.#shown.sum.max, field, value);
    this.fields.forEach(one => { one.input.value = one.value; });
    this.#count();
  }

  /** Adds one to a number; the most is followed by the least. */
  add(field) {
    const { value } = field;
    this.set(field, value + 1);
    if (field.value === value) {
      this.set(field, field.min);
    }
  }

  #draw(question) {
    this.#shown = question;
    this.#keys = new Map();
    this.fields = [];
    const parts = [make('h2', { class: 'question', tabindex: '-1' }, question.text ?? 'Your move?')];
    if (question.options || question.fields) {
      parts.push(question.options ? this.#options(question) : this.#fields(question));
    }
    parts.push(this.#path.length === 0 ? this.#typed(question) : make('button', {
      type: 'button', class: 'button back',
      onclick: () => { this.#path = []; this.#draw(this.#first); this.#focus(); },
    }, '← Another choice'));
    this.#box.replaceChildren(...parts);
    this.#changed();
  }

  /** A number would open the keyboard of a phone. */
  #focus() {
    this.#box.querySelector('.question').focus();
  }

  #options(question) {
    const path = this.#path;
    this.#choices = path.length === 0 ? new Map() : this.#choices;
    const buttons = question.options.map(option => {
      const choose = () => {
        if (option.next) {
          this.#path = [...path, option.key];
          this.#draw(option.next);
          this.#focus();
        } else {
          this.#answer({ answer: [...path, option.key] });
        }
      };
      this.#choices.set(option.key, choose);
      if (option.key.length === 1) {
        this.#keys.set(option.key.toLowerCase(), choose);
      }
      const isBest = this.#hint !== null && this.#hint[path.length] === option.key;
      return make('button', {
        type: 'button', 'data-key': option.key, onclick: choose,
        class: `option${isBest ? ' best' : ''}`,
      }, ...(option.key === option.label ? [] : [make('kbd', {}, option.key), ' ']),
      make('bdi', {}, option.label), ...(isBest ? [make('span', { class: 'star' }, ' ★ best')] : []));
    });
    return make('div', { class: 'options', role: 'group', 'aria-label': question.text }, ...buttons);
  }

  #fields(question) {
    const total = make('output', { class: 'sum' });
    const send = make('button', { type: 'submit', class: 'button main' }, 'Play it');
    this.fields = question.fields.map((field, i) => ({ ...field, value: question.usual[i] }));
    const rows = this.fields.map(field => {
      field.input = make('input', {
        type: 'number', min: field.min, max: field.max, step: '1', inputmode: 'numeric', value: field.value, 'aria-label': field.label, required: true,
        oninput: () => {
          field.value = Math.trunc(Number(field.input.value));
          field.isSet = true;
          this.#count();
        },
      });
      return make('div', { class: 'field' }, make('span', { class: 'field-name', 'aria-hidden': 'true' }, field.name), field.input);
    });
    this.#count = () => {
      const sum = sumOf(this.fields);
      const { name, min, max } = question.sum;
      total.textContent = `${name}: ${sum} (${min === max ? `exactly ${max}` : `${min} to ${max}`})`;
      total.classList.toggle('wrong', sum < min || sum > max);
      this.#changed();
    };
    this.#count();
    return make('form', { class: 'numbers', novalidate: true, onsubmit: event => {
      event.preventDefault();
      this.#answer({ answer: [...this.#path, this.fields.map(field => field.value)] });
    } }, make('div', { class: 'field-list' }, ...rows), total, send);
  }

  #typed(question) {
    const input = make('input', {
      type: 'text', 'aria-label': 'Type your answer', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false',
      placeholder: question.options ? 'or type it' : 'type it',
    });
    return make('form', { class: 'typed', onsubmit: event => {
      event.preventDefault();
      this.#answer({ text: input.value });
    } }, input, make('button', { type: 'submit', class: 'button' }, 'Enter'));
  }
}
