// The keys of a page, and the dialog that lists them.

const keys = [];
let dialog = null;

/** Adds a key to the list that '?' shows. */
export function describeKey(key, meaning) {
  keys.push([key, meaning]);
}

function show() {
  if (dialog === null) {
    dialog = document.createElement('dialog');
    dialog.className = 'keys';
    dialog.setAttribute('aria-label', 'Keys');
    const list = document.createElement('dl');
    for (const [key, meaning] of keys) {
      const term = document.createElement('dt');
      for (const name of key.split(' ')) {
        const one = document.createElement('kbd');
        one.textContent = name;
        term.append(one, ' ');
      }
      const words = document.createElement('dd');
      words.textContent = meaning;
      list.append(term, words);
    }
    const close = document.createElement('button');
    close.className = 'button';
    close.textContent = 'Close';
    close.addEventListener('click', () => dialog.close());
    dialog.append(list, close);
    document.body.append(dialog);
  }
  if (!dialog.open) {
    dialog.showModal();
  }
}

/** Whether a key press belongs to something that takes text or keys itself. */
export function isTyping(event) {
  return event.ctrlKey || event.metaKey || event.altKey
    || event.target.closest?.('input, textarea, select, dialog') != null;
}

document.addEventListener('keydown', event => {
  if (event.key === '?' && !isTyping(event)) {
    event.preventDefault();
    show();
  }
});
describeKey('?', 'list the keys');
