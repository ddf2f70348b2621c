import assert from 'node:assert/strict';
import test from 'node:test';
import './elements.js';
import { scoreOf, timeOf } from './players.js';

test('a time is in the unit that suits it', () => {
  const times = [0, 1_499, 999_499, 1_000_000, 9_960_000, 10_400_000, 999_400_000, 1_000_000_000, 61_234_000_000];
  assert.deepEqual(times.map(timeOf),
    ['0 µs', '1 µs', '999 µs', '1.0 ms', '10.0 ms', '10 ms', '999 ms', '1.00 s', '61.23 s']);
});

test('a score is its number in bold and what is counted', () => {
  const { children, textContent } = scoreOf('2 rounds won');
  assert.deepEqual([children[0].tag, children[0].textContent, textContent], ['b', '2', '2 rounds won']);
});

test('a score without a unit is its number', () => {
  assert.equal(scoreOf('−3').children[0].textContent, '−3');
});

test('a player without a score has an empty place for it', () => {
  assert.deepEqual([undefined, ''].map(text => scoreOf(text).children.length), [0, 0]);
});
