import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.HTMLElement = class {};
globalThis.customElements = { define() {} };
const { counted, timeLeft } = await import('./broadcast.js');

test('the seconds that are left are whole and never too few', () => {
  assert.equal(timeLeft(5_000), '5');
  assert.equal(timeLeft(4_001), '5');
  assert.equal(timeLeft(0), '0');
});

test('long times are minutes', () => {
  assert.equal(timeLeft(3_600_000), '60 min');
});

test('a counter runs from the last scene to the next', () => {
  assert.equal(counted(10, 110, 0), 10);
  assert.equal(counted(10, 110, 0.5), 60);
  assert.equal(counted(10, 110, 7), 110);
});
