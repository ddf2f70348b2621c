import assert from 'node:assert/strict';
import test from 'node:test';
import './elements.js';
import { typeset } from './judgements.js';

test('figures have a minus sign, and words their hyphens', () => {
  assert.equal(typeset('-0.5 of a best-of-3, then -2'), '−0.5 of a best-of-3, then −2');
});
