import assert from 'node:assert/strict';
import test from 'node:test';
import { nextLines, readLines } from './lines.js';

/** What is taken of an answer that comes in these parts. */
async function taken(...parts) {
  const all = [];
  const stream = new ReadableStream({
    start(controller) {
      parts.forEach(part => controller.enqueue(part));
      controller.close();
    },
  });
  await readLines(new Response(stream), one => all.push(one));
  return all;
}

const bytes = text => new TextEncoder().encode(text);

test('a line that comes in several parts is taken once it is whole', async () => {
  assert.deepEqual(await taken(bytes('{"step"'), bytes(': 1}\n{"step": 2'), bytes('}\n')), [{ step: 1 }, { step: 2 }]);
});

test('lines that come in one part are taken in their order', async () => {
  assert.deepEqual(await taken(bytes('1\n2\n3\n')), [1, 2, 3]);
});

test('a letter that is split between two parts stays whole', async () => {
  const line = bytes('"Zoë"\n');
  assert.deepEqual(await taken(line.slice(0, 4), line.slice(4)), ['Zoë']);
});

test('empty lines, which keep a connection open, are not taken', async () => {
  assert.deepEqual(await taken(bytes('\n\n1\n'), bytes('\n'), bytes('\n2\n\n')), [1, 2]);
});

test('a line that the end of the answer cuts off is not taken', async () => {
  assert.deepEqual(await taken(bytes('1\n{"step": ')), [1]);
});

test('all lines replace what was known', () => {
  assert.deepEqual(nextLines(['a', 'b'], { lines: ['c'] }), ['c']);
  assert.deepEqual(nextLines(undefined, { lines: ['c'] }), ['c']);
});

test('lines that differ replace those with their numbers', () => {
  const known = ['a', 'b', 'c'];
  assert.deepEqual(nextLines(known, { changes: { 0: 'A', 2: 'C' } }), ['A', 'b', 'C']);
  assert.deepEqual(known, ['a', 'b', 'c']);
});

test('lines without changes stay', () => {
  assert.deepEqual(nextLines(['a'], { changes: {} }), ['a']);
});

test('changes of lines that are not known give nothing', () => {
  assert.equal(nextLines(undefined, { changes: { 0: 'A' } }), undefined);
});
