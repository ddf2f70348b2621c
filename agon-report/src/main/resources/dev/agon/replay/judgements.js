// What perfect play says about a match, and what programs wrote, in words.
import { make } from './dom.js';
import { badge } from './picture.js';

/** Words with the minus sign of figures instead of a hyphen. */
export function typeset(words) {
  return words.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
}

/** What perfect play says about a move. */
export function judgementOf({ seat, told, value, better }, seats) {
  const played = make('p', {}, badge(seats[seat]), ' ', make('strong', {}, seats[seat].name), ` ${told} (${typeset(value)}).`);
  return [played, better
    ? make('p', { class: 'better' }, `Better: ${better.told} (${typeset(better.value)}).`,
      better.givesAway ? ` The move that was played gives away ${typeset(better.givesAway)}.` : '')
    : make('p', { class: 'best' }, 'Nothing is better.')];
}

/** How well each player played; nothing about a game that is not solved. */
export function accuraciesOf({ accuracies, notJudged }, seats) {
  const rows = accuracies.map(one => make('li', {}, badge(seats[one.seat]), ' ', make('strong', {}, seats[one.seat].name),
    ` accuracy ${(100 * one.share).toFixed(1)} %, ${one.good} of ${one.judged} moves as good as the best`));
  return [
    ...(rows.length > 0 ? [make('ul', {}, ...rows)] : []),
    ...(notJudged > 0 ? [make('p', { class: 'note' }, `${notJudged} moves are in positions that are not solved.`)] : []),
  ];
}

/** What programs wrote to standard error before a step. */
export function writtenBefore(moment) {
  return (moment?.stderr ?? []).filter(text => text.trim() !== '').map(text =>
    make('details', { open: true }, make('summary', {}, 'Standard error before this step'),
      make('pre', { tabindex: '0' }, text)));
}

/** How to prove a match: what only a server can offer, and a replay that came out different. */
export function proofOf({ seats, verdict }, source, hasHindsight) {
  const line = make('p', { class: 'verdict', role: 'status' });
  const tell = ({ same, steps, botsAskedAgain, step, why }) => {
    line.className = `verdict ${same ? 'good' : 'bad'}`;
    line.textContent = same
      ? `✓ The same: all ${steps} steps, and ${botsAskedAgain} of ${seats.length} bots asked again.`
      : `✕ Different at step ${step}: ${why}`;
  };
  const verify = () => {
    line.className = 'verdict';
    line.textContent = 'Replaying …';
    source.verify().then(tell, problem => { line.textContent = `Not verified: ${problem.message}`; });
  };
  if (hasHindsight && !verdict.same) {
    tell(verdict);
  }
  const { address } = source;
  return make('div', {}, ...(address === null ? [] : [make('div', { class: 'proof' },
    make('button', { type: 'button', class: 'button', onclick: verify }, 'Verify'),
    ' ', make('a', { href: `${address}/record` }, 'Record'),
    ' ', make('a', { href: `${address}.json` }, 'JSON'),
    make('p', { class: 'note' }, 'Verify replays the match on the server: the rules, every roll, every built-in bot.'))]), line);
}
