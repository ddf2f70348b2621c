import './elements.js';
import assert from 'node:assert/strict';
import test from 'node:test';

globalThis.HTMLElement = class {};
globalThis.customElements = { define() {} };
const { embedCode, styleOf } = await import('./share.js');

test('the code for another page has names as text', () => {
  const code = embedCode('https://agon.example/embed/events/1/matches/2#3', 'A "&" <script> against B');
  assert.equal(code, '<iframe src="https://agon.example/embed/events/1/matches/2#3" '
    + 'title="A &#34;&#38;&#34; &#60;script&#62; against B" width="800" height="640" loading="lazy"></iframe>');
});

test('a picture takes the colours and the rules of pictures along, and nothing else', () => {
  const needed = [':root { --ink: #12161c; }', '.picture .p-fill { fill: var(--tone); }',
    '@media screen and (prefers-color-scheme: dark) {\n  :root { --ink: #e8ecf2; }\n}'];
  const others = ['.pictures { color: red; }', 'body { margin: 0; }', '@media (max-width: 56rem) {\n  .moves { top: 0; }\n}'];
  assert.equal(styleOf([...needed, ...others]), [...needed, 'svg.picture { background: var(--paper); }'].join('\n'));
});
