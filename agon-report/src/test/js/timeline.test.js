import assert from 'node:assert/strict';
import test from 'node:test';
import { marksOf } from './timeline.js';

test('every highlight of a step is marked at its step', () => {
  const lost = { kind: 'loss', words: 'Anna loses a life' };
  const lead = { kind: 'lead', words: 'Bob leads' };
  assert.deepEqual(marksOf([{ step: 1, kind: 'move' }, { step: 4, kind: 'move', highlights: [lost, lead] }]),
    [{ step: 4, ...lost }, { step: 4, ...lead }]);
});
