// The matches that this browser plays, which the server lists to nobody.
import { json, make } from './dom.js';
import { forgetMatch, ownMatches, seatOf } from './seats.js';

const list = document.querySelector('.match-list');

for (const id of ownMatches()) {
  const address = `/play/${id}`;
  try {
    const { gameName, seats, state } = await json(`${address}.json`, { headers: { Authorization: `Bearer ${seatOf(id)}` } });
    if (state === 'over' || state === 'ended') {
      forgetMatch(id);
    } else {
      list.append(make('li', {}, make('a', { href: address }, make('span', { class: 'seed' }, id.split('-')[0]),
        make('span', { class: 'sides' }, `${gameName} `, ...seats.map(seat => make('bdi', {}, `${seat.name} `))))));
    }
  } catch (problem) {
    if (problem.status < 429) {
      forgetMatch(id);
    }
  }
}
list.previousElementSibling.hidden = list.children.length > 0;
