import assert from 'node:assert/strict';
import test from 'node:test';
import { stayOf } from './picture.js';

test('a step that mattered stays longer', () => {
  assert.equal(stayOf({ highlights: [] }, 1400), 2198);
  assert.equal(stayOf({ kind: 'move' }, 1400), 1400);
});

test('at no speed do more than three steps a second matter', () => {
  for (const moment of [{ kind: 'forfeit' }, { highlights: [{ kind: 'loss' }] }]) {
    assert.ok(stayOf(moment, 1400 / 8) >= 1000 / 3);
  }
});

test('the begin of a match stays as long as a step', () => {
  assert.equal(stayOf(null, 700), 700);
});
