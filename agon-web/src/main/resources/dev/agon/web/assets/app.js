// What every page has: its keys, and the owner's token from the address.
import { json } from './dom.js';
import { describeKey, isTyping } from './keys.js';

document.addEventListener('keydown', event => {
  if (event.key === '/' && !isTyping(event)) {
    event.preventDefault();
    document.querySelector('header.site input')?.focus();
  }
});
describeKey('/', 'search');

const owner = /^#owner=([\w-]+)$/.exec(location.hash);
if (owner) {
  history.replaceState(null, '', location.pathname + location.search);
  const answer = await fetch('/owner', { method: 'POST', body: owner[1] });
  if (answer.ok) {
    location.reload();
  }
}

// What a form sends to the server: of the owner, or for a match with a seat for the visitor.
for (const form of document.querySelectorAll('form[data-post]')) {
  form.addEventListener('submit', async event => {
    event.preventDefault();
    if (form.dataset.confirm !== undefined && !confirm(form.dataset.confirm)) {
      return;
    }
    const refused = form.querySelector('.refused');
    try {
      const made = await json(form.dataset.post, { method: 'POST', body: form.querySelector('textarea')?.value ?? '' });
      location.assign(made.links?.[0].link ?? made.address);
    } catch (problem) {
      refused.textContent = problem.message;
    }
  });
}
