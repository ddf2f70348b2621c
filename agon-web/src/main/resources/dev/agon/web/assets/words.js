// What whoever plays or watches a match of people is told of it.

/** Minutes and seconds. */
export function clock(millis) {
  const seconds = Math.max(0, Math.floor(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Who has won, told to whoever reads. */
export function resultWords({ seats, outcome, you }) {
  const winners = seats.filter((_, i) => outcome[i].place === 1).map(seat => seat.name);
  if (winners.length === 0) {
    return 'Nobody wins.';
  }
  if (you === undefined) {
    return `${winners.join(' and ')} ${winners.length > 1 ? 'draw' : 'wins'}.`;
  }
  const { place } = outcome[you];
  return place === 1 ? (winners.length > 1 ? 'It is a draw.' : 'You win!')
    : seats.length === 2 ? 'You lose.' : `You are number ${place} of ${seats.length}.`;
}

/** Why nothing is asked: who is waited for, or that the match has stopped. */
export function waitingWords({ state, problem, seats, clocks, awaited = [], you }) {
  const missing = awaited.map(i => seats[i].name);
  const thinking = seats.filter((_, i) => clocks?.[i].isRunning).map(seat => seat.name);
  return state === 'stopped' ? `The match has stopped: ${problem}`
    : state === 'ended' ? `The match has ended without a result: ${problem}.`
      : missing.length > 0 ? `Waiting for ${missing.join(' and ')} to open the link. No clock runs until then.`
        : thinking.length > 0 ? `Waiting for ${thinking.join(' and ')}.`
          : you === undefined ? 'You are watching.' : 'The others move …';
}
