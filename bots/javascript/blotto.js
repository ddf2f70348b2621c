// A Colonel Blotto bot for the session protocol, in JavaScript for Node.js.
//
//     agon run --game blotto --set rounds=10 --bots bots/javascript/blotto.js,learner
//
// To make it your own, change choose(). Debug with console.error: standard
// output carries the answers and nothing else.
'use strict';

const readline = require('node:readline');

/**
 * The plan: how many units go to each battlefield; all that you have must be placed.
 * view.values says what each battlefield is worth, view.units how many units you have.
 * view.fought has both sides' plans of each round so far, as yours and theirs.
 */
function choose(view) {
  if (view.fought.length === 0) {
    return proportional(view.values, view.units);
  }
  return outnumber(view.fought[view.fought.length - 1].theirs, view.values, view.units);
}

/** Units in proportion to what the fields are worth, rounded so that all are placed. */
function proportional(values, units) {
  const total = values.reduce((sum, value) => sum + value);
  let worth = 0;
  let placed = 0;
  return values.map((value) => {
    worth += value;
    const here = Math.floor((units * worth) / total) - placed;
    placed += here;
    return here;
  });
}

/**
 * One unit more than theirs on each field, as far as units last.
 * Fields that bring the most for a unit come first, and of equals the first.
 * Units that win no further field go to the most valuable one.
 */
function outnumber(theirs, values, units) {
  const plan = values.map(() => 0);
  const gain = values.map((value, field) => value / (theirs[field] + 1));
  const fields = [...values.keys()].sort((a, b) => gain[b] - gain[a]);
  for (const field of fields) {
    if (theirs[field] < units) {
      plan[field] = theirs[field] + 1;
      units -= plan[field];
    }
  }
  plan[values.indexOf(Math.max(...values))] += units;
  return plan;
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
