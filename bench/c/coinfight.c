/*
 * Coin Fight for two as one would write it in C, without output: what Agon's matches between built-in bots are compared
 * with.
 *
 * coinfight GAMES plays a round robin of Greedy, Coinage, AllHigh, AllLow and CPlayer; prints the nanoseconds of
 * processor time, then a hash of all results in order.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "results.h"

#define KINDS 4
static const int CENTS[KINDS] = {1, 5, 10, 25};

typedef struct Coins {
  int count[KINDS];
} Coins;

typedef struct Play {
  int coin; /* an index of CENTS */
  Coins change;
} Play;

typedef Play (*Bot)(const Coins *hand, const Coins *table);

static const Coins START = {{4, 3, 2, 1}};

static int number(const Coins *coins) {
  int sum = 0;
  for (int i = 0; i < KINDS; i++) {
    sum += coins->count[i];
  }
  return sum;
}

static int value(const Coins *coins) {
  int sum = 0;
  for (int i = 0; i < KINDS; i++) {
    sum += coins->count[i] * CENTS[i];
  }
  return sum;
}

static int most(const Coins *table, int coin, int room) {
  int fitting = room / CENTS[coin];
  return fitting < table->count[coin] ? fitting : table->count[coin];
}

static Coins max_value(const Coins *table, int coin) {
  Coins change = {{0}};
  for (int i = coin - 1, room = CENTS[coin] - 1; i >= 0; i--) {
    change.count[i] = most(table, i, room);
    room -= change.count[i] * CENTS[i];
  }
  return change;
}

static Coins max_count(const Coins *table, int coin) {
  Coins change = {{0}};
  for (int i = 0, room = CENTS[coin] - 1; i < coin; i++) {
    change.count[i] = most(table, i, room);
    room -= change.count[i] * CENTS[i];
  }
  return change;
}

static int lowest(const Coins *hand) {
  int coin = 0;
  while (hand->count[coin] == 0) {
    coin++;
  }
  return coin;
}

static int highest(const Coins *hand) {
  int coin = KINDS - 1;
  while (hand->count[coin] == 0) {
    coin--;
  }
  return coin;
}

static Play all_high(const Coins *hand, const Coins *table) {
  int coin = highest(hand);
  return (Play){coin, max_value(table, coin)};
}

static Play all_low(const Coins *hand, const Coins *table) {
  int coin = lowest(hand);
  return (Play){coin, max_count(table, coin)};
}

static Play c_player(const Coins *hand, const Coins *table) {
  int coin = lowest(hand);
  return (Play){coin, max_value(table, coin)};
}

static Play greedy(const Coins *hand, const Coins *table) {
  Play best = {0};
  int least_lost = 0;
  for (int coin = lowest(hand), first = 1; coin < KINDS; coin++) {
    if (hand->count[coin] > 0) {
      Coins change = max_value(table, coin);
      int lost = CENTS[coin] - value(&change);
      if (first || lost < least_lost ||
          (lost == least_lost && number(&change) > number(&best.change))) {
        best = (Play){coin, change};
        least_lost = lost;
        first = 0;
      }
    }
  }
  return best;
}

struct search {
  Play play, best;
  int most_taken, least_lost;
};

/* Tries every change from a kind down; what room is left of a coin is lost, and one cent more. */
static void try_changes(struct search *s, const Coins *table, int kind, int room, int taken) {
  if (kind < 0) {
    if (taken > s->most_taken || (taken == s->most_taken && room + 1 < s->least_lost)) {
      s->best = s->play;
      s->most_taken = taken;
      s->least_lost = room + 1;
    }
    return;
  }
  int limit = most(table, kind, room);
  for (int n = 0; n <= limit; n++) {
    s->play.change.count[kind] = n;
    try_changes(s, table, kind - 1, room - n * CENTS[kind], taken + n);
  }
  s->play.change.count[kind] = 0;
}

static Play coinage(const Coins *hand, const Coins *table) {
  struct search search = {.most_taken = -1};
  for (int coin = 0; coin < KINDS; coin++) {
    if (hand->count[coin] > 0) {
      search.play.coin = coin;
      try_changes(&search, table, coin - 1, CENTS[coin] - 1, 0);
    }
  }
  return search.best;
}

/* Whether the rules allow a play. */
static int is_legal(const Coins *hand, const Coins *table, const Play *play) {
  for (int i = 0; i < KINDS; i++) {
    if (play->change.count[i] > table->count[i]) {
      return 0;
    }
  }
  return hand->count[play->coin] > 0 && value(&play->change) < CENTS[play->coin];
}

/* Returns the seat that won: the one that still has coins. */
static int play_match(const Bot bots[2]) {
  Coins hands[2] = {START, START}, table = {{0}};
  for (int seat = 0;; seat = 1 - seat) {
    Coins *hand = &hands[seat];
    Play play = bots[seat](hand, &table);
    if (!is_legal(hand, &table, &play)) {
      return 1 - seat;
    }
    hand->count[play.coin]--;
    table.count[play.coin]++;
    for (int i = 0; i < KINDS; i++) {
      hand->count[i] += play.change.count[i];
      table.count[i] -= play.change.count[i];
    }
    if (number(hand) == 0) {
      return 1 - seat;
    }
  }
}

int main(int argc, char **argv) {
  static const Bot BOTS[] = {greedy, coinage, all_high, all_low, c_player};
  int players = sizeof BOTS / sizeof *BOTS;
  long games = argc == 2 ? atol(argv[1]) : 0;
  if (games <= 0) {
    fprintf(stderr, "usage: coinfight GAMES\n");
    return 2;
  }
  long long begin = cpu_nanos();
  uint64_t results = 0;
  for (long seating = 0; seating < seatings(players); seating++) {
    struct pair pair = pair_of(players, seating);
    for (long game = 0; game < games; game++) {
      results = with_result(results, play_match((Bot[]){BOTS[pair.first], BOTS[pair.second]}));
    }
  }
  printf("%lld %016llx\n", cpu_nanos() - begin, (unsigned long long)results);
  return 0;
}
