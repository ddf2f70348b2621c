import assert from 'node:assert/strict';
import test, { beforeEach } from 'node:test';
import { forgetMatch, linksOf, ownMatches, rememberLinks, rememberSeat, seatOf } from './seats.js';

/** The storage of a browser, which gives null for what it does not have. */
class Storage {
  getItem(name) {
    return this[name] ?? null;
  }

  setItem(name, value) {
    this[name] = String(value);
  }

  removeItem(name) {
    delete this[name];
  }
}

/** A tab of a browser; its storage is its own. */
const newTab = () => Object.defineProperty(globalThis, 'sessionStorage', { value: new Storage(), configurable: true });

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: new Storage(), configurable: true });
  newTab();
});

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

test('two tabs keep the seats that they opened', () => {
  rememberSeat('7', 'first');
  const tab = sessionStorage;
  newTab();
  rememberSeat('7', 'second');
  assert.equal(seatOf('7'), 'second');
  Object.defineProperty(globalThis, 'sessionStorage', { value: tab, configurable: true });
  assert.equal(seatOf('7'), 'first');
});

test('the matches with a seat are listed', () => {
  rememberSeat('7-x', 'secret');
  rememberLinks('8-y', LINKS);
  assert.deepEqual(ownMatches(), ['7-x']);
});

test('a match that is forgotten has neither seat nor links, and others keep theirs', () => {
  rememberSeat('7', 'secret');
  rememberLinks('7', LINKS);
  rememberSeat('8', 'other');
  forgetMatch('7');
  assert.deepEqual([seatOf('7'), linksOf('7'), seatOf('8')], [null, [], 'other']);
});
