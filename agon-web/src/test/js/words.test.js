import assert from 'node:assert/strict';
import test from 'node:test';
import { clock, resultWords, waitingWords } from './words.js';

const [ANNA, BOB, CEM] = ['Anna', 'Bob', 'Cem'].map(name => ({ name }));

/** The result of a match with these places, told to a seat or to whoever watches. */
function result(places, you) {
  return resultWords({ seats: [ANNA, BOB, CEM].slice(0, places.length), outcome: places.map(place => ({ place })), you });
}

test('a clock counts minutes and seconds, and stops at zero', () => {
  assert.deepEqual([0, 999, 61_000, 3_600_000, -5].map(clock), ['0:00', '0:00', '1:01', '60:00', '0:00']);
});

test('a spectator is told who wins, draws, or that nobody wins', () => {
  assert.deepEqual([[1, 2], [1, 1], [2, 2]].map(places => result(places)),
    ['Anna wins.', 'Anna and Bob draw.', 'Nobody wins.']);
});

test('a player of two is told the result in the second person', () => {
  assert.deepEqual([[1, 2], [2, 1], [1, 1], [2, 2]].map(places => result(places, 0)),
    ['You win!', 'You lose.', 'It is a draw.', 'Nobody wins.']);
});

test('a player of three who does not win is told the place', () => {
  assert.equal(result([1, 2, 3], 2), 'You are number 3 of 3.');
});

test('who has not opened the link is waited for before anybody who thinks', () => {
  const match = { state: 'live', seats: [ANNA, BOB, CEM], awaited: [1, 2], clocks: [{ isRunning: true }, {}, {}], you: 0 };
  assert.equal(waitingWords(match), 'Waiting for Bob and Cem to open the link. No clock runs until then.');
});

test('whoever thinks is waited for, by players and spectators', () => {
  const match = { state: 'live', seats: [ANNA, BOB], clocks: [{}, { isRunning: true }] };
  assert.deepEqual([waitingWords(match), waitingWords({ ...match, you: 0 })], ['Waiting for Bob.', 'Waiting for Bob.']);
});

test('a match without clocks only says whether one watches', () => {
  const match = { state: 'live', seats: [ANNA, BOB] };
  assert.deepEqual([waitingWords(match), waitingWords({ ...match, you: 0 })], ['You are watching.', 'The others move …']);
});

test('a match that has stopped or ended says why', () => {
  const match = { seats: [ANNA, BOB], problem: 'it takes too long' };
  assert.deepEqual(['stopped', 'ended'].map(state => waitingWords({ ...match, state })),
    ['The match has stopped: it takes too long', 'The match has ended without a result: it takes too long.']);
});
