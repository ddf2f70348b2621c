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

/** A heading and a list: the links of other people, that of spectators, and one's own. */
export function linkList(others, watch, own) {
  return [make('h2', {}, 'Links'),
    make('ul', {}, ...others.map(other => item(`For ${other.name}, to play:`, location.origin + other.link)),
      item('For others, to watch:', watch),
      item('Yours, to come back; keep it secret:', own))];
}
