// Shows a picture of a match and moves its parts from where they were.
import { make } from './dom.js';

const MAX_MILLIS = 500;
const GEOMETRY = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r'];
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** The element of a picture: SVG, or HTML for a game that draws none. */
function parsePicture(text) {
  return document.importNode(
    new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}

/** The shape of a seat with its letter. */
export function badge(seat) {
  return make('span', { class: 'badge', 'aria-hidden': 'true' }, parsePicture(seat.badge));
}

/** A transform attribute as the style sheet property that can be animated. */
function transform(part) {
  const text = part.getAttribute('transform');
  return text && text
    .replace(/translate\(([-\d.]+) ([-\d.]+)\)/, 'translate($1px, $2px)')
    .replace(/rotate\(([-\d.]+)\)/, 'rotate($1deg)');
}

/** The styles from which and to which a part moves; null if it stays where it is. */
function motion(old, part) {
  const before = transform(old);
  const after = transform(part);
  if (before && after) {
    return before === after ? null : [{ transform: before }, { transform: after }];
  }
  if (part.nodeName === 'rect' || part.nodeName === 'circle') {
    const from = {};
    const to = {};
    for (const name of GEOMETRY) {
      if (old.getAttribute(name) !== part.getAttribute(name)) {
        from[name] = `${old.getAttribute(name)}px`;
        to[name] = `${part.getAttribute(name)}px`;
      }
    }
    return Object.keys(to).length === 0 ? null : [from, to];
  }
  const was = old.getBBox();
  const now = part.getBBox();
  const dx = was.x + was.width / 2 - now.x - now.width / 2;
  const dy = was.y + was.height / 2 - now.y - now.height / 2;
  return Math.abs(dx) + Math.abs(dy) < 0.5
    ? null : [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
}

/** Puts a picture into a box; with motion, parts with the same key move, and new ones appear. */
export function showPicture(box, text, isMoving, stepMillis) {
  const next = parsePicture(text);
  const old = box.querySelector('svg');
  if (!old || !isMoving || reduced.matches) {
    box.replaceChildren(next);
    return;
  }
  const before = new Map([...old.querySelectorAll('[data-key]')].map(part => [part.dataset.key, part]));
  box.append(next);
  const options = { duration: Math.min(MAX_MILLIS, stepMillis * 0.6), easing: 'ease-out' };
  for (const part of next.querySelectorAll('[data-key]')) {
    const was = before.get(part.dataset.key);
    const frames = was === undefined ? [{ opacity: 0 }, { opacity: 1 }] : motion(was, part);
    if (frames !== null) {
      part.animate(frames, options);
    }
  }
  old.remove();
}
