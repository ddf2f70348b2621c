// The Share menu of a match, which the page has: fills its links, and makes its files.
import { make } from './dom.js';

const NEEDED = /^(:root|\.picture\b|@media [^{]*\{\s*:root)/;

/** Of the rules of a page those that a picture needs in a file of its own. */
export function styleOf(rules) {
  return [...rules.filter(rule => NEEDED.test(rule)), 'svg.picture { background: var(--paper); }'].join('\n');
}

/** Code for another page; the title has names, which are strangers' text. */
export function embedCode(address, title) {
  const words = title.replace(/[&"<>]/g, one => `&#${one.charCodeAt(0)};`);
  return `<iframe src="${address}" title="${words}" width="800" height="640" loading="lazy"></iframe>`;
}

function svgOf(picture, [width, height]) {
  const copy = picture.cloneNode(true);
  // What a scene shows of the step before.
  copy.querySelectorAll('[aria-hidden]').forEach(ghost => ghost.remove());
  const style = document.createElementNS(copy.namespaceURI, 'style');
  style.textContent = styleOf([...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)));
  copy.prepend(style);
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

async function pngOf(svg, [width, height]) {
  const image = new Image();
  image.src = URL.createObjectURL(svg);
  await image.decode();
  const canvas = make('canvas', { width: 2 * width, height: 2 * height });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(done => { canvas.toBlob(done); });
}

class AgonShare extends HTMLElement {
  connectedCallback() {
    this.addEventListener('toggle', () => this.#fill(), true);
    this.addEventListener('click', ({ target }) => {
      if (target.dataset.save) {
        this.#save(target.dataset.save);
      } else if (target.dataset.copy !== undefined) {
        target.previousElementSibling.select();
        // Works without TLS, too, where pages have no clipboard.
        document.execCommand('copy');
      }
    });
  }

  #fill() {
    for (const field of this.querySelectorAll('input')) {
      const address = new URL(field.dataset.address + location.hash, location.href).href;
      field.value = field.name === 'embed' ? embedCode(address, document.title) : address;
    }
  }

  async #save(kind) {
    const picture = (this.closest('article') ?? document).querySelector('.board > svg');
    const size = picture.getAttribute('viewBox').split(' ').slice(2).map(Number);
    const svg = svgOf(picture, size);
    const href = URL.createObjectURL(kind === 'png' ? await pngOf(svg, size) : svg);
    make('a', { href, download: `${this.dataset.name}${location.hash.replace(/\D+/, '-')}.${kind}` }).click();
  }
}

customElements.define('agon-share', AgonShare);
