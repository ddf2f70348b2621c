import assert from 'node:assert/strict';
import test from 'node:test';
import { partners } from './morph.js';

test('a row continues the row with its key wherever it was', () => {
  assert.deepEqual(partners(['Anna', 'Bob', 'Cem'], ['Cem', 'Anna', 'Bob']), [2, 0, 1]);
});

test('a new row continues none, and one that is gone is continued by none', () => {
  assert.deepEqual(partners(['Anna', 'Bob'], ['Cem', 'Bob']), [-1, 1]);
});

test('rows with equal keys continue each other in their order', () => {
  assert.deepEqual(partners(['', 'Anna', '', ''], ['', '', 'Anna', '', '']), [0, 2, 1, 3, -1]);
});

test('no row is continued twice', () => {
  assert.deepEqual(partners(['Anna'], ['Anna', 'Anna']), [0, -1]);
});

test('everything is new where there was nothing', () => {
  assert.deepEqual(partners([], ['Anna', 'Bob']), [-1, -1]);
});
