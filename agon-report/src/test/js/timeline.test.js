import assert from 'node:assert/strict';
import test from 'node:test';
import { marksOf } from './timeline.js';

const lost = { kind: 'loss', words: 'Anna loses a life' };

test('every highlight of a step is marked at its step', () => {
  const lead = { kind: 'lead', words: 'Bob leads' };
  assert.deepEqual(marksOf([{ step: 1, kind: 'move' }, { step: 4, kind: 'move', highlights: [lost, lead] }], []),
    [{ step: 4, ...lost }, { step: 4, ...lead }]);
});

test('a forfeit is marked as a failure beside its other highlights', () => {
  assert.deepEqual(marksOf([{ step: 3, kind: 'forfeit', words: ['Anna', 'was late.'], highlights: [lost] }], []),
    [{ step: 3, ...lost }, { step: 3, kind: 'fault', words: 'Anna was late.' }]);
});

test('a forfeit that is a highlight already is marked once', () => {
  const fault = { kind: 'fault', words: 'too late' };
  assert.deepEqual(marksOf([{ step: 3, kind: 'forfeit', words: ['Anna was late.'], highlights: [fault] }], []),
    [{ step: 3, ...fault }]);
});

test('of the judged moves the first of the largest mistakes is marked', () => {
  const judged = [{ step: 2, loss: 0.1 }, { step: 5, loss: 0.4 }, { step: 8, loss: 0.4 }, { step: 9, loss: 0 }];
  assert.deepEqual(marksOf([], judged), [{ step: 5, kind: 'mistake', words: 'the largest mistake' }]);
});

test('perfect play has no mistake to mark', () => {
  assert.deepEqual(marksOf([], [{ step: 2, loss: 0 }]), []);
});
