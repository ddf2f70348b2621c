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

function answer(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}

const input = readline.createInterface({ input: process.stdin });
input.on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'start') {
    answer({ type: 'ready' });
  } else if (message.type === 'ask') {
    answer({ type: 'move', move: choose(message.view) });
  } else if (message.type === 'over') {
    input.close();
  }
});
