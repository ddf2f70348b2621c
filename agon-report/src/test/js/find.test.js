import './elements.js';
import assert from 'node:assert/strict';
import test from 'node:test';
import { playerSearch, seatsOf } from './find.js';

const seats = ['Random-1', 'Anna', 'Random-10', 'Joanna', 'anna<b>'].map(name => ({ name }));

test('players are found by a part of their names, those that begin with it first', () => {
  assert.deepEqual(seatsOf(seats, ' ANNA '), [1, 4, 3]);
  assert.deepEqual(seatsOf(seats, 'nobody'), []);
  assert.deepEqual(seatsOf(seats, ''), []);
});

test('a number is a seat before it is a part of a name', () => {
  assert.deepEqual(seatsOf(seats, '1'), [1, 0, 2]);
});

test('at most eight are shown, however many there are', () => {
  const many = Array.from({ length: 2000 }, (_, seat) => ({ name: `Random-${seat}` }));
  assert.equal(seatsOf(many, 'random').length, 8);
  assert.equal(seatsOf(many, 'Random-1999')[0], 1999);
});

test('the player who is chosen is looked at until the field is empty', () => {
  const looked = [];
  const [label, found] = playerSearch(seats, seat => looked.push(seat)).children;
  const field = label.children[1];
  found.replaceChildren = (...children) => { found.children = children; };
  field.value = 'jo';
  field.listeners.input();
  found.children[0].children[0].listeners.click();
  assert.equal(field.value, 'Joanna');
  field.value = '';
  field.listeners.input();
  assert.deepEqual(looked, [3, null]);
});
