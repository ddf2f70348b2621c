// Reads an answer of the server that comes line by line.

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
