import assert from 'node:assert/strict';
import test from 'node:test';
import { playersOf } from './boards.js';

test('two players play against each other', () => {
  assert.equal(playersOf(['Anna', 'Bob'], 2), 'Anna against Bob');
});

test('three players are listed', () => {
  assert.equal(playersOf(['Anna', 'Bob', 'Cem'], 3), 'Anna, Bob and Cem');
});

test('of many players the first are named and the others counted', () => {
  assert.equal(playersOf(['Anna', 'Bob'], 1_000), 'Anna, Bob and 998 others');
});
