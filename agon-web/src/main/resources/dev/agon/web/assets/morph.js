// Changes a part of the page into another one and leaves alone what is the same, so that focus,
// scroll positions and open details stay.

/** Makes the children of an element like those of another one. */
export function morphChildren(from, to) {
  const wanted = [...to.childNodes];
  for (let i = 0; i < wanted.length; i++) {
    const old = from.childNodes[i];
    if (old === undefined) {
      from.append(document.importNode(wanted[i], true));
    } else {
      morph(old, wanted[i]);
    }
  }
  while (from.childNodes.length > wanted.length) {
    from.lastChild.remove();
  }
}

function morph(from, to) {
  if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName) {
    from.replaceWith(document.importNode(to, true));
  } else if (from.nodeType === Node.ELEMENT_NODE) {
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
  } else if (from.nodeValue !== to.nodeValue) {
    from.nodeValue = to.nodeValue;
  }
}
