import assert from 'node:assert/strict';
import test from 'node:test';
import './elements.js';
import { linkList } from './links.js';

globalThis.location = { origin: 'https://arena.example' };

const OWN = 'https://arena.example/play/7#seat=mine';

test('a match with others lists their links with the origin before the own one', () => {
  const [heading, list] = linkList([{ name: 'Anna', link: '/play/7#seat=a' }], OWN);
  assert.equal(heading.textContent, 'Links');
  assert.deepEqual(list.children.map(item => item.textContent), [
    'For Anna, to send: https://arena.example/play/7#seat=a Copy',
    `Yours, to come back; keep it secret: ${OWN} Copy`,
  ]);
});

test('a match without others has only the own link', () => {
  const [heading, list] = linkList([], OWN);
  assert.deepEqual([heading.textContent, list.children.length], ['Your link', 1]);
});
