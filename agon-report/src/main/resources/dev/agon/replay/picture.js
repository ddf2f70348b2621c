// Shows a picture of a match and plays what changed as a short scene of three beats.
import { make } from './dom.js';

const SCENE_MILLIS = 600;

/** When a part of each beat moves, as shares of the scene: preparation, act, consequence. */
const BEATS = [[0, 0.25], [0.25, 0.58], [0.58, 1]];

/** Where scenes would flash more than three times a second, only the end of a step is shown. */
const LEAST_MILLIS = 334;

/** How much longer a step is shown that mattered. */
const HOLD = 1.57;

/** From this width on a picture has room for its landscape form; viewer.css has the same. */
const LANDSCAPE_WIDTH = 560;

const MAX_PARTS = 1500;
const GEOMETRY = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r'];
const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The form of pictures for which a box has room. */
export function compositionFor(box) {
  return box.clientWidth >= LANDSCAPE_WIDTH ? 'landscape' : 'portrait';
}

/** The element of a picture: SVG, or HTML for a game that draws none. */
export function parsePicture(text) {
  return document.importNode(
    new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}

const badges = new Map();

/** The sign of a seat: its shape with its letter, or its number. */
export function badge({ badge: picture }, number) {
  if (!picture) {
    return make('span', { class: 'badge', 'aria-hidden': 'true' }, String(number));
  }
  if (!badges.has(picture)) {
    badges.set(picture, parsePicture(picture));
  }
  return make('span', { class: 'badge', 'aria-hidden': 'true' }, badges.get(picture).cloneNode(true));
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

/** How long a step stays, given the time for most: one that mattered stays longer, so nothing flashes. */
export function stayOf(moment, stepMillis) {
  const isHighlight = moment?.highlights !== undefined || moment?.kind === 'forfeit';
  return isHighlight ? Math.max(LEAST_MILLIS, stepMillis * HOLD) : stepMillis;
}

/** What a part looks like, wherever it is. */
function looks(part) {
  return `${part.getAttribute('class')} ${part.innerHTML}`;
}

/** Shows a part that is gone, or as it was, until its beat; then it fades. */
function linger(old, where, start, end) {
  const ghost = old.cloneNode(true);
  ghost.removeAttribute('data-key');
  ghost.setAttribute('aria-hidden', 'true');
  where(ghost);
  ghost.animate([{ opacity: 1, offset: 0 }, { opacity: 1, offset: start / end }, { opacity: 0, offset: 1 }],
    { duration: end }).finished.then(() => ghost.remove(), () => {});
}

/** Plays the way from one picture to the next. */
function play(old, next, millis) {
  const before = new Map([...old.querySelectorAll('[data-key]')].map(part => [part.dataset.key, part]));
  // All is measured before anything is changed, so that the page is laid out once.
  const parts = [...next.querySelectorAll('[data-key]')].map(part => {
    const was = before.get(part.dataset.key);
    before.delete(part.dataset.key);
    return { part, was, frames: was ? motion(was, part) : [{ opacity: 0 }, { opacity: 1 }] };
  });
  for (const { part, was, frames } of parts) {
    const [start, end] = BEATS[part.dataset.beat ?? 1].map(share => share * millis);
    if (frames !== null) {
      part.animate(frames, { delay: start, duration: end - start, easing: 'ease-out', fill: 'backwards' });
    }
    if (was && start > 0 && looks(was) !== looks(part)) {
      // What changes its looks keeps the old ones until its beat.
      part.animate([{ opacity: 0 }, { opacity: 0 }], { duration: start });
      linger(was, ghost => part.before(ghost), start, start + 1);
    }
  }
  for (const gone of before.values()) {
    // What is lost goes with the consequence; what only told of the step before goes first.
    const [start, end] = BEATS[gone.dataset.beat === '2' ? 2 : 0].map(share => share * millis);
    linger(gone, ghost => next.append(ghost), start, end);
  }
}

/**
 * Puts a picture into a box; with motion, the step is played as a scene.
 *
 * @param isJolt whether the step is one that shakes the board
 */
export function showPicture(box, text, isMoving, stepMillis, isJolt = false) {
  const next = parsePicture(text);
  const old = box.querySelector('svg');
  const isScene = old !== null && isMoving && !isReduced() && stepMillis >= LEAST_MILLIS
    && old.getAttribute('viewBox') === next.getAttribute('viewBox')
    && next.querySelectorAll('[data-key]').length < MAX_PARTS;
  box.replaceChildren(next);
  if (!isScene) {
    return;
  }
  const millis = Math.min(SCENE_MILLIS, stepMillis * 0.8);
  // The boxes of both pictures are measured, so both are in the page.
  old.classList.add('leaving');
  box.append(old);
  play(old, next, millis);
  old.remove();
  if (isJolt) {
    const shift = ['0', '4px', '-4px', '3px', '-2px', '0'].map(x => ({ transform: `translateX(${x})` }));
    next.animate(shift, { delay: BEATS[1][0] * millis, duration: 200 });
  }
}
