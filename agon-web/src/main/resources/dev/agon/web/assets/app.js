// What every page has: its keys, and the owner's token from the address.
import './keys.js';

const owner = /^#owner=([\w-]+)$/.exec(location.hash);
if (owner) {
  history.replaceState(null, '', location.pathname + location.search);
  const answer = await fetch('/owner', { method: 'POST', body: owner[1] });
  if (answer.ok) {
    location.reload();
  }
}
