// The list of matches: marks those that this browser plays.
import { forgetMatch, seatOf } from './seats.js';

for (const match of document.querySelectorAll('[data-live]')) {
  match.querySelector('.own').hidden = seatOf(match.dataset.live) === null;
}
for (const match of document.querySelectorAll('[data-over]')) {
  forgetMatch(match.dataset.over);
}
