import assert from 'node:assert/strict';
import test from 'node:test';
import { costOf, firstOfWindow, firstToShow } from './moves.js';

const STOPS = 10_001;

test('the list of moves ends with the last move and begins with the first', () => {
  assert.deepEqual([-50, 1, 500, 9_900].map(wanted => firstOfWindow(wanted, STOPS)), [1, 1, 500, 9_701]);
});

test('a short match has all its moves in the page', () => {
  assert.deepEqual([0, 1, 12].map(stop => firstToShow(stop, 1, 13)), [1, 1, 1]);
});

test('a step among the moves in the page changes nothing', () => {
  assert.deepEqual([1_000, 1_150, 1_299].map(stop => firstToShow(stop, 1_000, STOPS)), [1_000, 1_000, 1_000]);
});

test('a step before or after the moves in the page comes in the middle of others', () => {
  assert.deepEqual([999, 1_300, 5_000].map(stop => firstToShow(stop, 1_000, STOPS)), [849, 1_150, 4_850]);
});

test('a step near the end of a long match has the last moves around it', () => {
  assert.equal(firstToShow(10_000, 1, STOPS), 9_701);
});

test('the begin of the match, which is no move, shows the first moves', () => {
  assert.equal(firstToShow(0, 5_000, STOPS), 1);
});

test('a mistake costs what it gives away, without the whole', () => {
  assert.equal(costOf({ givesAway: '0.5 of 1 round' }), '−0.5');
  assert.equal(costOf({ givesAway: '2 coins' }), '−2 coins');
});

test('a mistake without a figure is called one', () => {
  assert.equal(costOf({ move: 'pass' }), 'mistake');
});
