import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import test from 'node:test';
import './elements.js';
import { caption, headline, json, make, sentence } from './dom.js';

const ROUND = [
  '== Round 2 ==',
  'Anna takes 3 coins',
  '  2 of gold',
  'Bob passes.',
  '',
  'Anna    7   12',
];

test('a caption has no frame around a heading and no table', () => {
  assert.equal(caption(ROUND), 'Round 2\nAnna takes 3 coins\n  2 of gold\nBob passes.');
});

test('a caption leaves out rows of a table that follow at once', () => {
  assert.equal(caption(['Anna moves.', 'Anna    7   12', 'Bob     9    3']), 'Anna moves.');
});

test('a caption of nothing but a table is the table', () => {
  assert.equal(caption(['Anna    7   12', 'Bob     9    3']), 'Anna    7   12\nBob     9    3');
});

test('a list that was broken for the terminal is one line of the caption', () => {
  assert.equal(caption(['Out: Anna,', '     Bob,', '     Cem.']), 'Out: Anna, Bob, Cem.');
});

test('a step without words has an empty caption, sentence and headline', () => {
  for (const words of [[], ['']]) {
    assert.deepEqual([caption(words), sentence(words), headline(words)], ['', '', '']);
  }
});

test('a sentence separates lines that have no punctuation and leaves out details', () => {
  assert.equal(sentence(ROUND), 'Round 2 · Anna takes 3 coins · Bob passes.');
});

test('a sentence has the details if there is nothing else', () => {
  assert.equal(sentence(['Anna    7   12', '  2 of gold', '  1 of iron']), '2 of gold · 1 of iron');
});

test('a sentence of letters beyond ASCII ends without a separator', () => {
  assert.equal(sentence(['Zoë', 'Łukasz']), 'Zoë · Łukasz');
});

test('a headline is what happens below the heading of a round', () => {
  assert.equal(headline(ROUND), 'Anna takes 3 coins');
});

test('a headline is the heading if nothing else is told', () => {
  assert.equal(headline(['== Round 2 ==']), 'Round 2');
});

test('a headline is the first of several lines without a heading', () => {
  assert.equal(headline(['Anna passes.', 'Bob passes.']), 'Anna passes.');
});

test('an element has its attributes but for those that are null or false', () => {
  const made = make('input', { type: 'range', required: true, hidden: false, class: null });
  assert.deepEqual(made.attributes, { type: 'range', required: '' });
});

test('an attribute whose name begins with on is a listener', () => {
  const clicked = () => {};
  const made = make('button', { onclick: clicked }, 'Play');
  assert.deepEqual([made.listeners, made.attributes, made.children], [{ click: clicked }, {}, ['Play']]);
});

/** Runs something with the address of a server that gives every request the same answer. */
async function withAnswer(status, body, run) {
  const server = createServer((_, answer) => answer.writeHead(status).end(body));
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  try {
    await run(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('a refused request has the words of the server and the status', async () => {
  await withAnswer(422, '{"error": "no such seat"}', async address => {
    await assert.rejects(json(address), { message: 'no such seat', status: 422 });
  });
});

test('a refusal that is no JSON has the words of its status', async () => {
  await withAnswer(503, '<h1>busy</h1>', async address => {
    await assert.rejects(json(address), { message: 'Service Unavailable', status: 503 });
  });
});

test('a request that is not refused gives its JSON', async () => {
  await withAnswer(200, '{"match": 7}', async address => {
    assert.deepEqual(await json(address), { match: 7 });
  });
});
