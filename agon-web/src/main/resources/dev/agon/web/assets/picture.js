// Shows a picture of a match and moves its parts from where they were.

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Where the keyed parts of a picture are on the screen. */
function places(svg) {
  const found = new Map();
  for (const part of svg.querySelectorAll('[data-key]')) {
    found.set(part.dataset.key, part.getBoundingClientRect());
  }
  return found;
}

function parse(text) {
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return svg.nodeName === 'svg' ? document.importNode(svg, true) : null;
}

/** Lets a part move from where it was on the screen. */
function moveFrom(part, was, options) {
  const now = part.getBoundingClientRect();
  const parent = part.parentNode.getScreenCTM?.();
  if (parent == null) {
    return;
  }
  const dx = (was.left + was.width / 2 - now.left - now.width / 2) / parent.a;
  const dy = (was.top + was.height / 2 - now.top - now.height / 2) / parent.d;
  if (Math.abs(dx) + Math.abs(dy) > 0.5) {
    const own = part.transform.baseVal.consolidate()?.matrix;
    const base = own ? ` matrix(${own.a},${own.b},${own.c},${own.d},${own.e},${own.f})` : '';
    part.animate(
      [{ transform: `translate(${dx}px,${dy}px)${base}` }, { transform: base.trim() || 'none' }], options);
  }
}

/** Puts a picture into a box; with motion, parts with the same key move, and new ones appear. */
export function showPicture(box, text, isMoving, stepMillis, words) {
  const next = parse(text);
  if (next === null) {
    return;
  }
  next.setAttribute('role', 'img');
  next.setAttribute('aria-label', words);
  const old = box.querySelector('svg');
  const before = old && isMoving && !reduced.matches ? places(old) : null;
  if (old) {
    old.replaceWith(next);
  } else {
    box.append(next);
  }
  if (before !== null) {
    const options = { duration: Math.min(500, stepMillis * 0.6), easing: 'ease-out' };
    for (const part of next.querySelectorAll('[data-key]')) {
      const was = before.get(part.dataset.key);
      if (was === undefined) {
        part.animate([{ opacity: 0 }, { opacity: 1 }], options);
      } else {
        moveFrom(part, was, options);
      }
    }
  }
}
