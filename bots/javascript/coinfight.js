// A Coin Fight bot for the session protocol, in JavaScript for Node.js.
//
//     agon run --game coinfight --bots bots/javascript/coinfight.js,Coinage
//
// To make it your own, change choose(). Debug with console.error: standard
// output carries the answers and nothing else.
'use strict';

const readline = require('node:readline');

/**
 * The move: the coin that loses the least value, with the most it brings in change.
 * view.table and each of view.hands map a denomination to a count; view.you is your seat.
 */
function choose(view) {
  const mine = view.hands[view.you];
  let best;
  for (const coin of ascending(mine)) {
    if (mine[coin] === 0) {
      continue;
    }
    const change = maxValue(view.table, coin);
    let lost = coin;
    let taken = 0;
    for (const cents of ascending(change)) {
      lost -= cents * change[cents];
      taken += change[cents];
    }
    if (!best || lost < best.lost || (lost === best.lost && taken > best.taken)) {
      best = { coin, change, lost, taken };
    }
  }
  return { coin: best.coin, change: best.change };
}

/** The most valuable change for a coin: from high to low, as many as are there and fit. */
function maxValue(table, coin) {
  const change = {};
  let room = coin - 1;
  for (const cents of ascending(table).reverse()) {
    if (cents < coin) {
      change[cents] = Math.min(table[cents], Math.floor(room / cents));
      room -= change[cents] * cents;
    }
  }
  return change;
}

/** The denominations as numbers, lowest first. */
function ascending(coins) {
  return Object.keys(coins)
    .map(Number)
    .sort((a, b) => a - b);
}

/**
 * Plays matches one after another. Each has a bot of its own, a fresh copy of this
 * file and of what it requires, so that nothing of a match is left for the next one.
 */
function main() {
  const globals = new Set(Reflect.ownKeys(globalThis));
  const input = readline.createInterface({ input: process.stdin });
  let again = false;
  let bot;
  input.on('line', (line) => {
    const message = JSON.parse(line);
    if (message.type === 'start') {
      again = message.again === true;
      bot = freshBot(globals);
      say({ type: 'ready', again });
    } else if (message.type === 'ask') {
      say({ type: 'move', move: bot.choose(message.view) });
    } else if (message.type === 'over' && again && isIdle()) {
      say({ type: 'again' });
    } else if (message.type === 'over') {
      input.close();
    }
  });
}

function freshBot(globals) {
  Object.keys(require.cache).forEach((file) => delete require.cache[file]);
  module.children.length = 0;
  const added = Reflect.ownKeys(globalThis).filter((name) => !globals.has(name));
  added.forEach((name) => Reflect.deleteProperty(globalThis, name));
  return require(__filename);
}

/** Whether nothing goes on but the pipes to the arena: no timer, no child process. */
function isIdle() {
  return process.getActiveResourcesInfo().every((resource) => resource === 'PipeWrap');
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}

module.exports = { choose };

if (require.main === module) {
  main();
}
