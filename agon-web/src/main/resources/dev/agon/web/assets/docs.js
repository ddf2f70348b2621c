// Finds the sections of the documentation that have all words; called below with
// [address, title of the page, heading, text] for each section. No module, which files cannot load.
function searchSections(sections) {
  const input = document.querySelector('.docs-search input');
  const list = document.querySelector('.docs-found');
  const count = document.querySelector('.docs-count');
  const MOST = 30;

  // How well a section fits; 0 if a word is missing.
  function score(section, words) {
    const [, title, heading, text] = section.map(part => part.toLowerCase());
    const scores = words.map(word =>
      (heading.includes(word) ? 8 : 0) + (title.includes(word) ? 4 : 0) + Math.min(3, text.split(word).length - 1));
    return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0);
  }

  // What is around the first word, with all words marked.
  function excerpt(text, words) {
    const line = document.createElement('p');
    const found = words.map(word => text.toLowerCase().indexOf(word)).filter(at => at >= 0);
    const from = found.length && Math.min(...found) > 80 ? text.indexOf(' ', Math.min(...found) - 70) + 1 : 0;
    const to = text.length > from + 220 ? text.lastIndexOf(' ', from + 220) : text.length;
    const shown = (from > 0 ? '… ' : '') + text.slice(from, to) + (to < text.length ? ' …' : '');
    const escaped = words.map(word => word.replace(/[^\p{L}\p{N}_]/gu, '\\$&'));
    shown.split(new RegExp(`(${escaped.join('|')})`, 'i')).forEach((part, i) => {
      const node = i % 2 === 1 ? document.createElement('mark') : document.createElement('span');
      node.textContent = part;
      line.append(node);
    });
    return line;
  }

  function item([address, title, heading, text], words) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = address;
    link.textContent = heading ? `${title} › ${heading}` : title;
    item.append(link, excerpt(text, words));
    return item;
  }

  function show() {
    const words = input.value.toLowerCase().split(/\s+/).filter(word => word);
    const found = words.length === 0 ? [] : sections
      .map(section => ({ section, score: score(section, words) }))
      .filter(one => one.score > 0)
      .sort((a, b) => b.score - a.score);
    list.replaceChildren(...found.slice(0, MOST).map(one => item(one.section, words)));
    count.textContent = words.length === 0 ? ''
      : found.length === 0 ? 'No section has all these words.'
        : found.length > MOST ? `The best ${MOST} of ${found.length} sections:`
          : found.length === 1 ? '1 section:' : `${found.length} sections:`;
  }

  input.value = new URLSearchParams(location.search).get('words') ?? '';
  input.addEventListener('input', show);
  input.focus();
  show();
}
