// A question to a person: buttons for options, steppers for numbers, and a line to type in.
import { make } from './dom.js';

/** Shows a question; calls answer({answer: path}) or answer({text}) with what was chosen. */
export class QuestionForm {
  #box;
  #answer;
  #first = null;
  #shown = null;
  #path = [];
  #hint = null;
  #keys = new Map();
  #choices = new Map();

  constructor(box, answer) {
    this.#box = box;
    this.#answer = answer;
  }

  show(question) {
    this.#first = question;
    this.#path = [];
    this.#hint = null;
    this.#draw(question);
  }

  clear(...children) {
    this.#first = null;
    this.#shown = null;
    this.#keys = new Map();
    this.#choices = new Map();
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

  /** Chooses the option with this key, if the question has it. */
  choose(key) {
    this.#choices.get(key)?.();
  }

  #draw(question) {
    this.#shown = question;
    this.#keys = new Map();
    this.#choices = new Map();
    const parts = [make('h2', { class: 'question' }, question.text ?? 'Your move?')];
    if (question.options) {
      parts.push(this.#options(question));
    } else if (question.fields) {
      parts.push(this.#fields(question));
    }
    if (this.#path.length > 0) {
      parts.push(make('button', {
        type: 'button', class: 'button back',
        onclick: () => { this.#path = []; this.#draw(this.#first); this.#focus(); },
      }, '← Another choice'));
    } else {
      parts.push(this.#typed(question));
    }
    this.#box.replaceChildren(...parts);
  }

  #focus() {
    this.#box.querySelector('.options button, .numbers input')?.focus();
  }

  #options(question) {
    const depth = this.#path.length;
    const buttons = question.options.map(option => {
      const choose = () => {
        if (option.next) {
          this.#path = [...this.#path, option.key];
          this.#draw(option.next);
          this.#focus();
        } else {
          this.#answer({ answer: [...this.#path, option.key] });
        }
      };
      this.#choices.set(option.key, choose);
      if (option.key.length === 1) {
        this.#keys.set(option.key.toLowerCase(), choose);
      }
      const isBest = this.#hint !== null && this.#hint[depth] === option.key;
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
    const inputs = question.fields.map((field, i) => make('input', {
      type: 'number', min: String(field.min), max: String(field.max), step: '1', inputmode: 'numeric',
      value: String(question.usual[i]), 'aria-label': field.label, required: true,
    }));
    const count = () => {
      const sum = inputs.reduce((all, input, i) => all + question.fields[i].weight * Number(input.value), 0);
      const { name, min, max } = question.sum;
      const wanted = min === max ? `exactly ${max}` : `${min} to ${max}`;
      const isFine = min <= sum && sum <= max;
      total.textContent = `${name}: ${sum} (${wanted})`;
      total.classList.toggle('wrong', !isFine);
    };
    const change = (input, by) => {
      input.value = String(Math.max(Number(input.min), Math.min(Number(input.max), Number(input.value) + by)));
      count();
    };
    const rows = question.fields.map((field, i) => make('div', { class: 'field' },
      make('span', { class: 'field-name', 'aria-hidden': 'true' }, field.name),
      make('button', { type: 'button', class: 'step', 'aria-label': `one less: ${field.label}`, onclick: () => change(inputs[i], -1) }, '−'),
      inputs[i],
      make('button', { type: 'button', class: 'step', 'aria-label': `one more: ${field.label}`, onclick: () => change(inputs[i], 1) }, '+')));
    const form = make('form', { class: 'numbers', novalidate: true, oninput: count, onsubmit: event => {
      event.preventDefault();
      this.#answer({ answer: [...this.#path, inputs.map(input => Math.trunc(Number(input.value)))] });
    } }, make('div', { class: 'field-list' }, ...rows), total, send);
    count();
    return form;
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
