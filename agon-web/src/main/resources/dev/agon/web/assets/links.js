// The links of a match's seats, to be sent or kept.
import { make } from './dom.js';

function item(words, address) {
  return make('li', {}, `${words} `, make('code', {}, address), ' ',
    make('button', {
      type: 'button', class: 'button', onclick: event => {
        navigator.clipboard?.writeText(address);
        event.target.textContent = 'Copied';
      },
    }, 'Copy'));
}

/** A heading and a list: the links of other people, and one's own. */
export function linkList(others, own) {
  return [make('h2', {}, others.length > 0 ? 'Links' : 'Your link'),
    make('ul', {}, ...others.map(other => item(`For ${other.name}, to send:`, location.origin + other.link)),
      item('Yours, to come back; keep it secret:', own))];
}
