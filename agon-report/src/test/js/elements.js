// Elements without a browser, for the functions that only put them together.

class PlainElement {
  attributes = {};
  listeners = {};
  children = [];

  constructor(tag) {
    this.tag = tag;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  addEventListener(name, listener) {
    this.listeners[name] = listener;
  }

  append(...children) {
    this.children.push(...children);
  }

  get textContent() {
    return this.children.map(child => child.textContent ?? child).join('');
  }
}

globalThis.document = { createElement: tag => new PlainElement(tag) };
