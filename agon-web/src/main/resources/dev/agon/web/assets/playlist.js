// The list of games: marks those that this browser plays.
import { forgetGame, seatOf } from './seats.js';

for (const game of document.querySelectorAll('[data-live]')) {
  game.querySelector('.own').hidden = seatOf(game.dataset.live) === null;
}
for (const game of document.querySelectorAll('[data-over]')) {
  forgetGame(game.dataset.over);
}
