// Text that comes from the server line by line.

/** Calls take with the JSON of each line; returns when the server has ended the answer. */
export async function readLines(answer, take) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop();
    // Empty lines keep the connection open.
    lines.filter(line => line !== '').forEach(line => take(JSON.parse(line)));
  }
}

/**
 * Lines after news of them: all of them, or those that differ by their numbers. Undefined if only
 * some are told and the others are not known.
 */
export function nextLines(known, { lines, changes }) {
  return lines ?? (known && Object.assign([...known], changes));
}
