// Changes a part of the page into another one and leaves alone what is the same, so that focus,
// scroll positions and open details stay.

/**
 * For each wanted key, the index of what continues under it: the next old one with the same key, or
 * -1 if there is none left.
 */
export function partners(old, wanted) {
  const left = new Map(old.map(key => [key, []]));
  old.forEach((key, i) => left.get(key).push(i));
  return wanted.map(key => left.get(key)?.shift() ?? -1);
}

/** What a node is known by: its id, or the address to which a row, a cell or an item leads. */
function keyOf(node) {
  const link = node.matches?.('tr, td, th, li') && node.querySelector('a')?.getAttribute('href');
  return `${node.nodeName} ${node.id || link || ''}`;
}

/** Makes the children of an element like those of another one. */
export function morphChildren(from, to) {
  const old = [...from.childNodes];
  const wanted = [...to.childNodes];
  const found = partners(old.map(keyOf), wanted.map(keyOf));
  const next = wanted.map((node, i) => old[found[i]] ?? document.importNode(node, true));
  const kept = new Set(next);
  old.filter(node => !kept.has(node)).forEach(node => node.remove());
  // What has the focus would lose it if it were moved, so the others move around it.
  const held = next.find(node => node.contains(document.activeElement));
  let at = from.firstChild;
  next.forEach((node, i) => {
    at = node === held ? node : at;
    if (node === at) {
      at = at.nextSibling;
    } else {
      from.insertBefore(node, at);
    }
    if (found[i] >= 0) {
      morph(node, wanted[i]);
    }
  });
}

/** Makes a node like another one with the same name. */
function morph(from, to) {
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.nodeValue !== to.nodeValue) {
      from.nodeValue = to.nodeValue;
    }
    return;
  }
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && name !== 'open') {
      from.removeAttribute(name);
    }
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) {
      from.setAttribute(name, value);
    }
  }
  morphChildren(from, to);
}
