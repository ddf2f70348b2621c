// A BotStack bot for the session protocol, in JavaScript for Node.js.
//
//     agon run --game botstack --bots bots/javascript/botstack.js,Gambler
//
// To make it your own, change choose(). Debug with console.error: standard
// output carries the answers and nothing else.
'use strict';

const readline = require('node:readline');

/**
 * The answer to view.question; each question has its own words.
 *
 * 'ask': do you ask to call the round a draw?        'yes' or 'no'
 * 'answer': the other asks; do you accept?           'yes' or 'no'
 * 'item': which slot's item do you use, if any?      'none', '1' or '2'
 * 'shoot': whom do you shoot?                        'self' or 'other'
 *
 * view.you and view.other have wins, health, two items ('empty', 'peek', 'eject',
 * 'skip', 'kit' or 'reload') and pending skips. view.gun has bullets, how many of
 * them are live, and reloads. view.next is there after a peek only: 'live' or 'blank'.
 */
function choose(view) {
  switch (view.question) {
    case 'item':
      return item(view);
    case 'shoot':
      return shot(view);
    default:
      return view.you.health < view.other.health ? 'yes' : 'no';
  }
}

/** The first slot whose item has its moment. */
function item(view) {
  const slot = view.you.items.findIndex((held) => isUseful(held, view));
  return ['none', '1', '2'][slot + 1];
}

function isUseful(held, view) {
  const live = view.gun.live;
  const blanks = view.gun.bullets - live;
  switch (held) {
    case 'kit':
      return true;
    case 'peek':
      return live > 0 && blanks > 0;
    case 'skip':
      return live >= blanks && view.you.skips === 0;
    case 'eject':
      return live === blanks;
    case 'reload':
      return 3 * live < view.gun.bullets;
    default:
      return false;
  }
}

/** Yourself with a blank, or if blanks outnumber live bullets; otherwise the other. */
function shot(view) {
  if (view.next !== undefined) {
    return view.next === 'blank' ? 'self' : 'other';
  }
  return 2 * view.gun.live < view.gun.bullets ? 'self' : 'other';
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
