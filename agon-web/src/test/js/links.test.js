import assert from 'node:assert/strict';
import test from 'node:test';
import './elements.js';
import { linkList } from './links.js';

globalThis.location = { origin: 'https://arena.example' };

const WATCH = 'https://arena.example/play/7-x';
const OWN = `${WATCH}#seat=mine`;

test('a match with others lists their links with the origin before the own one', () => {
  const [heading, list] = linkList([{ name: 'Anna', link: '/play/7-x#seat=a' }], WATCH, OWN);
  assert.equal(heading.textContent, 'Links');
  assert.deepEqual(list.children.map(item => item.textContent), [
    'For Anna, to play: https://arena.example/play/7-x#seat=a Copy',
    `For others, to watch: ${WATCH} Copy`,
    `Yours, to come back; keep it secret: ${OWN} Copy`,
  ]);
});

test('a match against bots has the own link and that of spectators', () => {
  const [, list] = linkList([], WATCH, OWN);
  assert.equal(list.children.length, 2);
});
