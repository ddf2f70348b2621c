import assert from 'node:assert/strict';
import test from 'node:test';
import { Portions, Steps } from './source.js';

test('a portion is asked for once, whichever of its indexes is needed', async () => {
  const asked = [];
  const portions = new Portions(100, async from => asked.push(from));
  await Promise.all([0, 99, 100, 250, 199].map(index => portions.load(index)));
  assert.deepEqual(asked, [0, 100, 200]);
});

test('a portion without end has everything', async () => {
  const portions = new Portions(Infinity, async from => from);
  assert.equal(await portions.load(12_345), 0);
});

test('a portion that failed is asked for again', async () => {
  let isConnected = false;
  const portions = new Portions(100, async from => {
    if (!isConnected) {
      throw new Error('connection lost');
    }
    return { from };
  });
  await assert.rejects(portions.load(150), { message: 'connection lost' });
  isConnected = true;
  assert.deepEqual(await portions.load(150), { from: 100 });
});

test('the first step of a portion is the one after those before it', async () => {
  const source = { steps: async from => ({ from, moments: Array.from({ length: 2 }, (_, i) => ({ step: from + i + 1 })) }) };
  const steps = new Steps(2, source);
  await steps.load([0, 3]);
  assert.deepEqual([0, 1, 3, 4, 5].map(step => steps.get(step)), [undefined, undefined, { step: 3 }, { step: 4 }, undefined]);
  assert.deepEqual(steps.until(3), [{ step: 3 }]);
});
