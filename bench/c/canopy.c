/*
 * Canopy as one would write it in C, without output: what Agon's matches of ten random bots are compared with.
 *
 * canopy GAMES plays them with seed 1 and the deals and bot seeds of Agon's event; prints the nanoseconds of processor
 * time, then a hash of all places in order.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "draw.h"
#include "results.h"

#define PLAYERS 10
#define ROUNDS 1000
#define TURNS_TO_WIN 5
#define LEAST 100.0
#define MOST 200.0
#define NO_PARENT (-1)

enum { CHALLENGED_ANSWERS = 2 };
enum fight { WIN, DRAW, LOSS };

struct player {
  double experience;
  int place, rested;
  Dice dice;
};

/* Only a root knows its layer; every other place is one below its parent. */
struct place {
  int parent, layer, player;
};

struct forest {
  struct player players[PLAYERS];
  struct place places[PLAYERS];
  int roots[PLAYERS]; /* the players who are roots, ascending */
  int root_count;
  DrawKey deal;
};

static int is_root(const struct forest *f, int seat) {
  return f->places[f->players[seat].place].parent == NO_PARENT;
}

static void list_roots(struct forest *f) {
  f->root_count = 0;
  for (int seat = 0; seat < PLAYERS; seat++) {
    if (is_root(f, seat)) {
      f->roots[f->root_count++] = seat;
    }
  }
}

static int layer(const struct forest *f, int seat) {
  int place = f->players[seat].place, depth = 0;
  for (; f->places[place].parent != NO_PARENT; place = f->places[place].parent) {
    depth++;
  }
  return f->places[place].layer - depth;
}

/* By how many layers the other is above; both are roots, or one is the other's parent. */
static int rise(const struct forest *f, int seat, int other) {
  const struct place *own = &f->places[f->players[seat].place];
  const struct place *others = &f->places[f->players[other].place];
  if (own->parent == NO_PARENT && others->parent == NO_PARENT) {
    return others->layer - own->layer;
  }
  return own->parent == f->players[other].place ? 1 : -1;
}

static int rounded(double length) { return (int)floor(length + 0.5); }

static enum fight fight(const struct forest *f, int seat, int other, uint64_t key) {
  double own = f->players[seat].experience, others = f->players[other].experience;
  int win = rounded(own * (1 + (double)rise(f, seat, other) / PLAYERS));
  int draw = rounded(MOST - LEAST - fabs(own - others));
  int lose = rounded(others);
  Dice dice = dice_of(f->deal, key);
  int number = below(&dice, (uint32_t)(win + draw + lose));
  return number < win ? WIN : number < win + draw ? DRAW : LOSS;
}

static double after_win(double own, double other, int share) {
  return fmin(MOST, own + other / own * (MOST - own) / share);
}

static double after_loss(double own, double other, int share) {
  return fmax(LEAST, own - own / other * (own - LEAST) / share);
}

static void beat(struct forest *f, int winner, int loser, int challenger_won) {
  struct player *won = &f->players[winner], *lost = &f->players[loser];
  double stronger = won->experience, weaker = lost->experience;
  won->experience = after_win(stronger, weaker, challenger_won ? 2 : 3);
  lost->experience = after_loss(weaker, stronger, challenger_won ? 3 : 2);
  struct place *of = &f->places[won->place], *against = &f->places[lost->place];
  if (of->parent == NO_PARENT && against->parent == NO_PARENT) {
    if (of->layer <= against->layer) {
      of->layer = against->layer + 1;
    }
    against->parent = won->place;
    list_roots(f);
  } else if (of->parent == lost->place) {
    int place = won->place;
    won->place = lost->place;
    lost->place = place;
    against->player = winner;
    of->player = loser;
    list_roots(f);
  }
}

/* One player's turn: it fights or rests. */
static void act(struct forest *f, int seat, uint64_t key) {
  struct player *self = &f->players[seat];
  int root = is_root(f, seat), opponents = root ? f->root_count - 1 : 1;
  int choice = below(&self->dice, (uint32_t)(opponents + !self->rested));
  if (choice == opponents) {
    self->experience += (MOST - self->experience) / 2;
    self->rested = 1;
    return;
  }
  self->rested = 0;
  int other;
  if (root) {
    other = f->roots[choice] < seat ? f->roots[choice] : f->roots[choice + 1];
  } else {
    other = f->places[f->places[self->place].parent].player;
  }
  enum fight result = fight(f, seat, other, key + 1);
  if (result != DRAW) {
    beat(f, result == WIN ? seat : other, result == WIN ? other : seat, result == WIN);
  } else if (below(&f->players[other].dice, CHALLENGED_ANSWERS) == 0) {
    self->experience = after_loss(self->experience, f->players[other].experience, 4);
    result = fight(f, other, seat, key + 2);
    if (result != DRAW) {
      beat(f, result == WIN ? other : seat, result == WIN ? seat : other, result == WIN);
    }
  }
}

static void play_match(struct forest *f) {
  int reigning = NO_PARENT, turns = 0;
  for (uint64_t round = 1; round <= ROUNDS; round++) {
    Dice dice = dice_of(f->deal, round << 32);
    int order[PLAYERS];
    for (int i = 0; i < PLAYERS; i++) {
      int j = below(&dice, (uint32_t)(i + 1));
      order[i] = order[j];
      order[j] = i;
    }
    for (int turn = 0; turn < PLAYERS; turn++) {
      int seat = order[turn];
      if (f->players[seat].rested && f->root_count == 1 && is_root(f, seat)) {
        f->players[seat].rested = 0;
      } else {
        act(f, seat, round << 32 | (uint64_t)(2 * turn));
      }
      if (f->root_count > 1) {
        reigning = NO_PARENT;
        turns = 0;
      } else if (f->roots[0] == reigning) {
        turns++;
      } else {
        reigning = f->roots[0];
        turns = 1;
      }
      if (turns == TURNS_TO_WIN) {
        return;
      }
    }
  }
}

static uint64_t with_places(uint64_t results, const struct forest *f) {
  int layers[PLAYERS];
  for (int seat = 0; seat < PLAYERS; seat++) {
    layers[seat] = layer(f, seat);
  }
  for (int seat = 0; seat < PLAYERS; seat++) {
    int place = 1;
    for (int other = 0; other < PLAYERS; other++) {
      place += layers[other] > layers[seat] ||
               (layers[other] == layers[seat] &&
                f->players[other].experience > f->players[seat].experience);
    }
    results = with_result(results, place);
  }
  return results;
}

int main(int argc, char **argv) {
  long games = argc == 2 ? atol(argv[1]) : 0;
  if (games <= 0) {
    fprintf(stderr, "usage: canopy GAMES\n");
    return 2;
  }
  long long begin = cpu_nanos();
  DrawKey event = event_key(1);
  uint64_t results = 0;
  for (long game = 1; game <= games; game++) {
    struct forest f;
    f.deal = deal_key(event, (uint64_t)game);
    for (int seat = 0; seat < PLAYERS; seat++) {
      Dice dice = bot_dice(event, (uint64_t)game, (uint64_t)seat);
      f.players[seat] = (struct player){LEAST, seat, 0, dice};
      f.places[seat] = (struct place){NO_PARENT, 0, seat};
    }
    list_roots(&f);
    play_match(&f);
    results = with_places(results, &f);
  }
  printf("%lld %016llx\n", cpu_nanos() - begin, (unsigned long long)results);
  return 0;
}
