// Elements and requests, for all scripts.

/** An element; attributes whose names begin with 'on' are listeners. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (value !== null && value !== false) {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  element.append(...children);
  return element;
}

/** Asks the server for something; an error has the server's words and status. */
export async function request(address, options) {
  const answer = await fetch(address, options);
  if (!answer.ok) {
    const { error } = await answer.json().catch(() => ({}));
    throw Object.assign(new Error(error ?? answer.statusText), { status: answer.status });
  }
  return answer;
}

/** The JSON of an answer; an error has the server's words and status. */
export async function json(address, options) {
  return (await request(address, options)).json();
}

/** Replaces parts of this page by those of the page of another address. */
export async function takeOver(address, parts) {
  const page = new DOMParser().parseFromString(await (await request(address)).text(), 'text/html');
  for (const part of parts) {
    document.querySelector(part).replaceWith(page.querySelector(part));
  }
}

/** What was told of a step without the lines that draw the table, which the picture shows. */
export function caption(words) {
  // A list that was too long for a line of the terminal is one line again.
  const [told] = words.join('\n').trim().replace(/,\n +/g, ', ').split(/\n\s*\n/);
  const lines = told.split('\n').filter(line => !/\S {2,}\S.* {2,}\S/.test(line));
  return (lines.length > 0 ? lines : told.split('\n')).map(line => line.replace(/^=+ (.*) =+$/, '$1')).join('\n');
}

/** The caption as running text, for the line below a board. */
export function sentence(words) {
  const lines = caption(words).split('\n').filter(line => line.trim() !== '');
  // What is indented under a line are details, which the picture shows.
  const main = lines.filter(line => !line.startsWith('  '));
  return (main.length > 0 ? main : lines).map(line => line.trim())
    .map(line => /[\p{L}\d)]$/u.test(line) ? `${line} ·` : line).join(' ').replace(/ ·$/, '');
}

/** The line of a step in the list of moves: what happened, or the heading if that is all. */
export function headline(words) {
  const lines = caption(words).split('\n').filter(line => line.trim() !== '');
  return words.some(line => line.startsWith('==')) && lines.length > 1 ? lines[1] : lines[0] ?? '';
}
