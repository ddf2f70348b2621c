/*
 * A Coin Fight bot for the session protocol, in C11.
 *
 *     agon run --game coinfight --bots bots/c/coinfight.c,Coinage
 *
 * To make it your own, change choose(). Debug on stderr: standard output
 * carries the answers and nothing else.
 */
#include <limits.h>

#include "agon.h"

/* A denomination: its value, and how many are on the table, in your hand and in your change. */
struct kind {
  long cents, table, mine, change;
};

/* Takes the most valuable change for a coin: from high to low, as many as are there and fit. */
static void take_max_value(struct kind *kinds, size_t count, size_t coin) {
  long room = kinds[coin].cents - 1;
  for (size_t i = count; i-- > 0;) {
    long fit = room / kinds[i].cents;
    kinds[i].change = i >= coin ? 0 : fit < kinds[i].table ? fit : kinds[i].table;
    room -= kinds[i].change * kinds[i].cents;
  }
}

/* The coin that loses the least value with the most it brings in change, which is set. */
static size_t choose(struct kind *kinds, size_t count) {
  size_t best = 0;
  long least_lost = LONG_MAX, most_taken = 0;
  for (size_t coin = 0; coin < count; coin++) {
    if (kinds[coin].mine == 0) {
      continue;
    }
    take_max_value(kinds, count, coin);
    long lost = kinds[coin].cents, taken = 0;
    for (size_t i = 0; i < coin; i++) {
      lost -= kinds[i].cents * kinds[i].change;
      taken += kinds[i].change;
    }
    if (lost < least_lost || (lost == least_lost && taken > most_taken)) {
      best = coin;
      least_lost = lost;
      most_taken = taken;
    }
  }
  take_max_value(kinds, count, best);
  return best;
}

static int by_cents(const void *left, const void *right) {
  const struct kind *a = left, *b = right;
  return (a->cents > b->cents) - (a->cents < b->cents);
}

static void answer(const char *view) {
  const char *hand = agon_item(agon_field(view, "hands"), agon_int(agon_field(view, "you")));
  struct kind *kinds = NULL;
  size_t count = 0;
  for (const char *m = agon_first(agon_field(view, "table")); m != NULL; m = agon_next(m)) {
    long cents = agon_int(m);
    kinds = agon_alloc(kinds, count + 1, sizeof *kinds);
    long mine = agon_int(agon_numbered(hand, cents));
    kinds[count++] = (struct kind){cents, agon_int(agon_value(m)), mine, 0};
  }
  qsort(kinds, count, sizeof *kinds, by_cents);
  size_t coin = choose(kinds, count);
  printf("{\"type\":\"move\",\"move\":{\"coin\":%ld,\"change\":{", kinds[coin].cents);
  for (size_t i = 0; i < coin; i++) {
    printf("%s\"%ld\":%ld", i == 0 ? "" : ",", kinds[i].cents, kinds[i].change);
  }
  puts("}}}");
  free(kinds);
}

int main(void) {
  return agon_play(answer);
}
