import assert from 'node:assert/strict';
import test from 'node:test';
import { setField } from './question.js';

function fields(...values) {
  return values.map(value => ({ value, min: 0, max: 10, weight: 1 }));
}

function set(all, at, wanted, most = 10) {
  setField(all, most, all[at], wanted);
  return all.map(field => field.value);
}

test('what is missing comes from the largest that nobody has set', () => {
  assert.deepEqual(set(fields(1, 6, 3), 0, 4), [4, 3, 3]);
});

test('what was set stays, and a number ends where nothing gives way', () => {
  const all = fields(2, 5, 3);
  assert.deepEqual(set(all, 1, 7), [1, 7, 2]);
  assert.deepEqual(set(all, 0, 10), [3, 7, 0]);
});

test('a lower number leaves units over', () => {
  assert.deepEqual(set(fields(2, 5, 3), 1, 1), [2, 1, 3]);
});

test('limits and weights are kept', () => {
  assert.deepEqual(set(fields(0, 0), 0, 99), [10, 0]);
  assert.deepEqual(set(fields(0, 0), 0, -1), [0, 0]);
  const cents = [{ value: 0, min: 0, max: 3, weight: 5 }, { value: 4, min: 0, max: 4, weight: 1 }];
  assert.deepEqual(set(cents, 0, 2, 9), [1, 4]);
});
