// A Canopy bot for the session protocol, in JavaScript for Node.js.
//
//     agon run --game canopy --format table --seats 10 --bots bots/javascript/canopy.js,Climber
//
// To make it your own, change choose(). Debug with console.error: standard
// output carries the answers and nothing else.
'use strict';

const readline = require('node:readline');

/**
 * The answer to view.question.
 *
 * 'turn': { fight: N } against one of view.opponents, or 'rest' if view.mayRest.
 * 'answer': view.challenger fought you and it was a draw: 'fight back' or 'retreat'.
 *
 * Arrays by player: view.parents (-1 for a root), view.layers, view.experience. view.you is your
 * own number. view.order has the turns of this round, of which view.turn is on. view.ruler (-1
 * for nobody) has been the root of all for view.reign turns.
 */
function choose(view) {
  const you = view.you;
  const own = view.experience[you];
  if (view.question === 'answer') {
    return answerTo(view, you, own);
  }
  if (view.parents[you] >= 0) {
    return { fight: view.parents[you] };
  }
  let best = -1;
  let bestOdds = 0;
  for (const opponent of view.opponents) {
    const chance = odds(view, you, opponent, own, view.experience[opponent]);
    if (best < 0 || chance > bestOdds) {
      best = opponent;
      bestOdds = chance;
    }
  }
  return best < 0 || (bestOdds <= 0 && view.mayRest) ? 'rest' : { fight: best };
}

/** Fights back against a root if that is more likely won than lost. */
function answerTo(view, you, own) {
  const other = view.experience[view.challenger];
  const left = other - ((other / own) * (other - 100)) / 4;
  const isRoot = view.parents[view.challenger] < 0;
  return isRoot && odds(view, you, view.challenger, own, left) > 0 ? 'fight back' : 'retreat';
}

/** The chance to win a fight less the chance to lose it. */
function odds(view, challenger, challenged, own, other) {
  const rise = view.layers[challenged] - view.layers[challenger];
  const win = rounded(own * (1 + rise / view.layers.length));
  const lose = rounded(other);
  const draw = rounded(100 - Math.abs(own - other));
  return (win - lose) / (win + lose + draw);
}

function rounded(number) {
  return Math.floor(number + 0.5);
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
