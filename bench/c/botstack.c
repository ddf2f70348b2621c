/*
 * BotStack as one would write it in C, without output: what Agon's matches between built-in bots are
 * compared with. botstack MATCHES plays Trigger against Gambler, each in both seats, and prints the
 * nanoseconds of processor time, then the matches that Trigger won, drew and lost, and those that
 * nobody won. With -DKIT it plays the two bots of the C kit instead, linked to it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../../bots/c/botstack/header.h"

struct bot {
  int (*abstain)(Player, Player, Gun, int);
  ItemAction (*item)(Player, Player, Gun);
  TurnAction (*action)(Player, Player, Gun, Bullet);
};

struct seat {
  Player player;
  const struct bot *bot;
  int skips, may_ask;
};

struct round {
  struct seat seats[2];
  Gun gun;
  Bullet bullets[MAX_BULLETS]; /* the next one is the last of currentBullets */
  int loads;
};

#ifndef KIT
static int never(Player self, Player other, Gun state, int asked) {
  (void)self, (void)other, (void)state, (void)asked;
  return 0;
}

static ItemAction none(Player self, Player other, Gun state) {
  (void)self, (void)other, (void)state;
  return ACTION_NoItem;
}

static TurnAction trigger(Player self, Player other, Gun state, Bullet next) {
  (void)self, (void)other, (void)state, (void)next;
  return ACTION_ShootOther;
}

static TurnAction gambler(Player self, Player other, Gun state, Bullet next) {
  (void)self, (void)other, (void)next;
  return 2 * state.currentLiveBullets < state.currentBullets ? ACTION_ShootSelf : ACTION_ShootOther;
}

static const struct bot BOTS[2] = {{never, none, trigger}, {never, none, gambler}};
#else
static const struct bot BOTS[2] = {{player1_abstain, player1_item, player1_action},
                                   {player2_abstain, player2_item, player2_action}};
#endif

static int below(int bound) { return rand() % bound; }

static Item random_item(void) { return (Item)(1 + below(ITEM_COUNT)); }

static void load(struct round *round) {
  static const int fewest[] = {0, 0, 0, 1, 1, 2, 2, 3};
  static const int most[] = {0, 0, 0, 2, 3, 3, 4, 4};
  int count = MIN_BULLETS + below(MAX_BULLETS - MIN_BULLETS + 1);
  int live = fewest[count] + below(most[count] - fewest[count] + 1);
  round->gun = (Gun){count, live};
  for (int i = 0; i < count; i++) {
    round->bullets[i] = i < live ? BULLET_Live : BULLET_Blank;
  }
  for (int i = count - 1; i > 0; i--) {
    int other = below(i + 1);
    Bullet bullet = round->bullets[i];
    round->bullets[i] = round->bullets[other];
    round->bullets[other] = bullet;
  }
}

/* Loads an empty gun again, or returns 0 after the last load of the round. */
static int reload(struct round *round) {
  if (round->loads++ == N_GUN_LOADS) {
    return 0;
  }
  load(round);
  for (int seat = 0; seat < 2; seat++) {
    Player *player = &round->seats[seat].player;
    Item item = random_item();
    if (player->item1 == ITEM_Empty) {
      player->item1 = item;
    } else if (player->item2 == ITEM_Empty) {
      player->item2 = item;
    }
    round->seats[seat].may_ask = 1;
  }
  return 1;
}

static Bullet take(struct round *round) {
  Bullet bullet = round->bullets[--round->gun.currentBullets];
  round->gun.currentLiveBullets -= bullet == BULLET_Live;
  return bullet;
}

/* Returns what a peek shows, BULLET_Unknown without one, or -1 if the round is over. */
static int use_item(struct round *round, struct seat *self, struct seat *other) {
  if (self->player.item1 == ITEM_Empty && self->player.item2 == ITEM_Empty) {
    return BULLET_Unknown;
  }
  ItemAction use = self->bot->item(self->player, other->player, round->gun);
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
      return round->bullets[round->gun.currentBullets - 1];
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
      load(round);
      break;
  }
  return BULLET_Unknown;
}

/* Returns the seat that won the round, 2 after a draw, 3 if nobody gets credit. */
static int play_round(struct round *round, int turn) {
  round->loads = 1;
  load(round);
  for (int seat = 0; seat < 2; seat++) {
    struct seat *self = &round->seats[seat];
    self->player.lives = MAX_HEALTH;
    self->player.item1 = random_item();
    self->player.item2 = random_item();
    self->skips = 0;
    self->may_ask = 1;
  }
  for (;;) {
    struct seat *self = &round->seats[turn], *other = &round->seats[1 - turn];
    if (round->gun.currentBullets == 0 && !reload(round)) {
      return 3;
    }
    if (self->may_ask) {
      self->may_ask = 0;
      if (self->bot->abstain(self->player, other->player, round->gun, 0) &&
          other->bot->abstain(other->player, self->player, round->gun, 1)) {
        return 2;
      }
    }
    int known = use_item(round, self, other);
    if (known < 0) {
      return 3;
    }
    int at_self = self->bot->action(self->player, other->player, round->gun, (Bullet)known) ==
                  ACTION_ShootSelf;
    int live = take(round) == BULLET_Live;
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

/* Returns the seat that won the match, 2 after a draw, 3 if both lost. */
static int play_match(struct round *round) {
  int starter = below(2), draws = 0;
  for (int number = 0; number < N_ROUNDS; number++) {
    int end = play_round(round, (starter + number) % 2);
    if (end < 2 && ++round->seats[end].player.rounds == 2) {
      return end;
    }
    draws += end == 2;
    if (draws == 2) {
      return 2;
    }
  }
  return 3;
}

int main(int argc, char **argv) {
  long matches = argc == 2 ? atol(argv[1]) : 0, ends[4] = {0};
  if (matches <= 0) {
    fprintf(stderr, "usage: botstack MATCHES\n");
    return 2;
  }
  struct timespec begin, end;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
  for (long match = 0; match < matches; match++) {
    struct round round = {0};
    int swapped = (int)(match % 2);
    for (int seat = 0; seat < 2; seat++) {
      round.seats[seat].bot = &BOTS[seat ^ swapped];
    }
    int result = play_match(&round);
    ends[result < 2 ? result ^ swapped : result]++;
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
  printf("%lld %ld %ld %ld %ld\n",
         (end.tv_sec - begin.tv_sec) * 1000000000LL + end.tv_nsec - begin.tv_nsec, ends[0], ends[2],
         ends[1], ends[3]);
  return 0;
}
