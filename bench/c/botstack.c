/*
 * BotStack as one would write it in C, without output: what Agon's matches between built-in bots are compared with.
 *
 * botstack GAMES BOT... plays a round robin of Trigger, Gambler and Tactician, or of those that are named, with seed 1
 * and the deals of Agon's event; prints the nanoseconds of processor time, then a hash of all results in order.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../../bots/c/botstack/header.h"
#include "draw.h"
#include "results.h"

/* The distance between the keys of a round's loads and those of the next round, and the first of loads by items. */
#define KEYS_OF_ROUND 100
#define KEYS_OF_ITEMS 10

#define MAX_ORDERS 35

struct seat;

struct bot {
  const char *name;
  int (*abstain)(const struct seat *self, const struct seat *other);
  ItemAction (*item)(const struct seat *self, Gun gun);
  TurnAction (*action)(Gun gun, Bullet next);
};

struct seat {
  Player player;
  const struct bot *bot;
  int skips, may_ask;
};

struct round {
  struct seat seats[2];
  DrawKey deal;
  Gun gun;
  unsigned bullets; /* a bit for each, set if it is live; the lowest one is current */
  int number, reloads, item_reloads;
};

static int never(const struct seat *self, const struct seat *other) {
  (void)self, (void)other;
  return 0;
}

static ItemAction none(const struct seat *self, Gun gun) {
  (void)self, (void)gun;
  return ACTION_NoItem;
}

static TurnAction trigger(Gun gun, Bullet next) {
  (void)gun, (void)next;
  return ACTION_ShootOther;
}

static TurnAction gambler(Gun gun, Bullet next) {
  (void)next;
  return 2 * gun.currentLiveBullets < gun.currentBullets ? ACTION_ShootSelf : ACTION_ShootOther;
}

static int is_behind(const struct seat *self, const struct seat *other) {
  return self->player.lives < other->player.lives;
}

static int is_useful(Item item, const struct seat *self, Gun gun) {
  int live = gun.currentLiveBullets, blanks = gun.currentBullets - live;
  int certain = live == 0 || blanks == 0;
  switch (item) {
    case ITEM_Empty: return 0;
    case ITEM_HealthKit: return 1;
    case ITEM_PeekCurrent: return !certain;
    case ITEM_SkipEnemy: return live > 0 && self->skips == 0 && live >= blanks;
    case ITEM_EjectCurrent: return !certain && live == blanks;
    case ITEM_ResetGun: return live == 0 || 3 * live < gun.currentBullets;
  }
  return 0;
}

static ItemAction useful_item(const struct seat *self, Gun gun) {
  if (is_useful(self->player.item1, self, gun)) {
    return ACTION_Item1;
  }
  return is_useful(self->player.item2, self, gun) ? ACTION_Item2 : ACTION_NoItem;
}

static TurnAction tactician(Gun gun, Bullet next) {
  if (next == BULLET_Unknown) {
    return gambler(gun, next);
  }
  return next == BULLET_Blank ? ACTION_ShootSelf : ACTION_ShootOther;
}

static const struct bot BOTS[] = {{"Trigger", never, none, trigger},
                                  {"Gambler", never, none, gambler},
                                  {"Tactician", is_behind, useful_item, tactician}};
#define MAX_PLAYERS ((int)(sizeof BOTS / sizeof *BOTS))

/* All orders of so many bullets of which so many are live, ascending. */
static struct {
  int count;
  unsigned char bullets[MAX_ORDERS];
} orders[MAX_BULLETS + 1][MAX_BULLETS + 1];

static void list_orders(void) {
  for (int count = 0; count <= MAX_BULLETS; count++) {
    for (unsigned bullets = 0; bullets < 1u << count; bullets++) {
      int live = __builtin_popcount(bullets);
      orders[count][live].bullets[orders[count][live].count++] = (unsigned char)bullets;
    }
  }
}

static Item random_item(Dice *dice) { return (Item)(1 + below(dice, ITEM_COUNT)); }

static Dice load(struct round *round, int key) {
  static const int fewest[] = {0, 0, 0, 1, 1, 2, 2, 3};
  static const int most[] = {0, 0, 0, 2, 3, 3, 4, 4};
  Dice dice = dice_of(round->deal, (uint64_t)(1 + round->number * KEYS_OF_ROUND + key));
  int count = MIN_BULLETS + below(&dice, MAX_BULLETS - MIN_BULLETS + 1);
  int live = fewest[count] + below(&dice, (uint32_t)(most[count] - fewest[count] + 1));
  round->gun = (Gun){count, live};
  round->bullets =
      orders[count][live].bullets[below(&dice, (uint32_t)orders[count][live].count)];
  return dice;
}

/* Loads an empty gun again, or returns 0 after the last load of the round. */
static int reload(struct round *round) {
  if (++round->reloads == N_GUN_LOADS) {
    return 0;
  }
  Dice dice = load(round, round->reloads);
  for (int seat = 0; seat < 2; seat++) {
    Player *player = &round->seats[seat].player;
    Item item = random_item(&dice);
    if (player->item1 == ITEM_Empty) {
      player->item1 = item;
    } else if (player->item2 == ITEM_Empty) {
      player->item2 = item;
    }
    round->seats[seat].may_ask = 1;
  }
  return 1;
}

static int take(struct round *round) {
  int live = round->bullets & 1;
  round->bullets >>= 1;
  round->gun.currentBullets--;
  round->gun.currentLiveBullets -= live;
  return live;
}

/* Returns what a peek shows, BULLET_Unknown without one, or -1 if the round is over. */
static int use_item(struct round *round, struct seat *self) {
  if (self->player.item1 == ITEM_Empty && self->player.item2 == ITEM_Empty) {
    return BULLET_Unknown;
  }
  ItemAction use = self->bot->item(self, round->gun);
  if (use == ACTION_NoItem) {
    return BULLET_Unknown;
  }
  Item *slot = use == ACTION_Item1 ? &self->player.item1 : &self->player.item2;
  Item item = *slot;
  *slot = ITEM_Empty;
  switch (item) {
    case ITEM_Empty:
      break;
    case ITEM_PeekCurrent:
      return round->bullets & 1;
    case ITEM_EjectCurrent:
      take(round);
      return round->gun.currentBullets > 0 || reload(round) ? BULLET_Unknown : -1;
    case ITEM_SkipEnemy:
      self->skips = 1;
      break;
    case ITEM_HealthKit:
      self->player.lives++;
      break;
    case ITEM_ResetGun:
      load(round, KEYS_OF_ITEMS + ++round->item_reloads);
      break;
  }
  return BULLET_Unknown;
}

/* Returns the seat that won the round, DRAWN, or NOBODY if nobody gets credit. */
static int play_round(struct round *round, int turn) {
  round->reloads = round->item_reloads = 0;
  Dice dice = load(round, 0);
  for (int seat = 0; seat < 2; seat++) {
    struct seat *self = &round->seats[seat];
    self->player.lives = MAX_HEALTH;
    self->player.item1 = random_item(&dice);
    self->player.item2 = random_item(&dice);
    self->skips = 0;
    self->may_ask = 1;
  }
  for (;;) {
    struct seat *self = &round->seats[turn], *other = &round->seats[1 - turn];
    if (round->gun.currentBullets == 0 && !reload(round)) {
      return NOBODY;
    }
    if (self->may_ask) {
      self->may_ask = 0;
      if (self->bot->abstain(self, other) && other->bot->abstain(other, self)) {
        return DRAWN;
      }
    }
    int known = use_item(round, self);
    if (known < 0) {
      return NOBODY;
    }
    int at_self = self->bot->action(round->gun, (Bullet)known) == ACTION_ShootSelf;
    int live = take(round);
    if (live && --(at_self ? self : other)->player.lives == 0) {
      return at_self ? 1 - turn : turn;
    }
    if (live || !at_self) {
      if (self->skips > 0) {
        self->skips--;
      } else {
        turn = 1 - turn;
      }
    }
  }
}

/* Returns the seat that won the match, DRAWN, or NOBODY if both lost. */
static int play_match(struct round *round) {
  Dice dice = dice_of(round->deal, 0);
  int starter = below(&dice, 2), draws = 0;
  for (round->number = 0; round->number < N_ROUNDS; round->number++) {
    int end = play_round(round, (starter + round->number) % 2);
    if (end < 2 && ++round->seats[end].player.rounds == 2) {
      return end;
    }
    draws += end == DRAWN;
    if (draws == 2) {
      return DRAWN;
    }
  }
  return NOBODY;
}

int main(int argc, char **argv) {
  long games = argc > 2 ? atol(argv[1]) : 0;
  const struct bot *bots[MAX_PLAYERS];
  int players = 0;
  for (int arg = 2; arg < argc && players < MAX_PLAYERS; arg++) {
    for (int bot = 0; bot < MAX_PLAYERS; bot++) {
      if (strcmp(argv[arg], BOTS[bot].name) == 0) {
        bots[players++] = &BOTS[bot];
      }
    }
  }
  if (games <= 0 || players < 2 || players != argc - 2) {
    fprintf(stderr, "usage: botstack GAMES BOT BOT..., with Trigger, Gambler and Tactician\n");
    return 2;
  }
  long long begin = cpu_nanos();
  list_orders();
  DrawKey event = event_key(1);
  uint64_t results = 0;
  for (long seating = 0; seating < seatings(players); seating++) {
    struct pair pair = pair_of(players, seating);
    for (long game = 0; game < games; game++) {
      struct round round = {0};
      round.deal = deal_key(event, (uint64_t)(1 + pair.lineup * games + game));
      round.seats[0].bot = bots[pair.first];
      round.seats[1].bot = bots[pair.second];
      results = with_result(results, play_match(&round));
    }
  }
  printf("%lld %016llx\n", cpu_nanos() - begin, (unsigned long long)results);
  return 0;
}
