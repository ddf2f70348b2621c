import assert from 'node:assert/strict';
import test from 'node:test';
import { standing, valueAt } from './curve.js';

test('a curve of every step has the value of each', () => {
  assert.deepEqual([0, 1, 2].map(step => valueAt([0, 0.5, -1], step, 3)), [0, 0.5, -1]);
});

test('a curve with fewer points than steps has its first and last value at both ends', () => {
  const values = Array.from({ length: 400 }, (_, i) => i);
  assert.deepEqual([0, 5_000, 10_000].map(step => valueAt(values, step, 10_001)), [0, 200, 399]);
});

test('chances are percentages that make a hundred', () => {
  assert.deepEqual([standing(0.245, true), standing(-1, true)], [['62 %', '38 %'], ['0 %', '100 %']]);
});

test('a score says who is ahead', () => {
  assert.deepEqual([0.2, 0, -0.1].map(lead => standing(lead, false)), [['ahead', ''], ['level', 'level'], ['', 'ahead']]);
});
