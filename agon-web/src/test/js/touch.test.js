import assert from 'node:assert/strict';
import test from 'node:test';
import { shareAt, touched } from './touch.js';

const BOX = { left: 100, right: 200, top: 50, bottom: 90 };

test('a slot is filled from the side at which it begins', () => {
  assert.deepEqual(['up', 'down', 'left', 'right'].map(grows => shareAt(BOX, 130, 60, grows)), [0.75, 0.25, 0.7, 0.3]);
});

test('a finger beside a small part still touches it, and the nearest of two', () => {
  const coins = [{ left: 0, right: 20, top: 0, bottom: 20 }, { left: 24, right: 44, top: 0, bottom: 20 }];
  assert.equal(touched(coins, 10, 31), 0);
  assert.equal(touched(coins, 23, 10), 1);
  assert.equal(touched(coins, 10, 33), -1);
});

test('a large part has to be met', () => {
  assert.equal(touched([BOX], 150, 70), 0);
  assert.equal(touched([{ ...BOX, bottom: 150 }], 99, 70), -1);
});

test('nothing is touched on a board without answers', () => {
  assert.equal(touched([], 1, 1), -1);
});
