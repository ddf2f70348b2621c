import assert from 'node:assert/strict';
import test, { beforeEach } from 'node:test';
import { forgetMatch, linksOf, rememberLinks, rememberSeat, seatOf } from './seats.js';

/** The storage of a browser, which gives null for what it does not have. */
class Storage {
  #values = new Map();

  getItem(name) {
    return this.#values.get(name) ?? null;
  }

  setItem(name, value) {
    this.#values.set(name, String(value));
  }

  removeItem(name) {
    this.#values.delete(name);
  }
}

beforeEach(() => Object.defineProperty(globalThis, 'localStorage', { value: new Storage(), configurable: true }));

const LINKS = [{ name: 'Anna', link: '/play/7#seat=a' }];

test('a browser that only watches has no seat and no links', () => {
  assert.deepEqual([seatOf('7'), linksOf('7')], [null, []]);
});

test('each match has a seat and links of its own', () => {
  rememberSeat('7', 'secret');
  rememberLinks('7', LINKS);
  assert.deepEqual([seatOf('7'), linksOf('7')], ['secret', LINKS]);
  assert.deepEqual([seatOf('77'), linksOf('77')], [null, []]);
});

test('the seat that was opened last is remembered', () => {
  rememberSeat('7', 'first');
  rememberSeat('7', 'second');
  assert.equal(seatOf('7'), 'second');
});

test('a match that is forgotten has neither seat nor links, and others keep theirs', () => {
  rememberSeat('7', 'secret');
  rememberLinks('7', LINKS);
  rememberSeat('8', 'other');
  forgetMatch('7');
  assert.deepEqual([seatOf('7'), linksOf('7'), seatOf('8')], [null, [], 'other']);
});
