/*
 * The old Blotto command as one would write it in C with a hash table and floats: what bin/Blotto is
 * compared with. It checks less: its input is known to be good.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1 << 15, MOST_FIELDS = 64, LONGEST_ID = 31 };

struct entry {
  char id[LONGEST_ID + 1];
  int units[MOST_FIELDS];
  float won;
  int games;
  struct entry *next;
};

static struct entry *buckets[BUCKETS];
static struct entry **all;
static size_t count;

static unsigned hash(const char *id) {
  unsigned h = 5381;
  while (*id) {
    h = h * 33 + (unsigned char)*id++;
  }
  return h % BUCKETS;
}

static struct entry *find(const char *id) {
  struct entry *e = buckets[hash(id)];
  while (e && strcmp(e->id, id) != 0) {
    e = e->next;
  }
  return e;
}

static int by_average(const void *a, const void *b) {
  const struct entry *x = *(struct entry *const *)a;
  const struct entry *y = *(struct entry *const *)b;
  float mine = x->won / x->games;
  float other = y->won / y->games;
  return mine != other ? (mine < other) - (mine > other) : strcmp(x->id, y->id);
}

int main(int argc, char **argv) {
  int fields = argc - 3;
  int values[MOST_FIELDS];
  for (int i = 0; i < fields; i++) {
    values[i] = atoi(argv[3 + i]);
  }
  int by_wins = strcmp(argv[2], "win") == 0;
  char line[4096];
  while (fgets(line, sizeof line, stdin)) {
    struct entry *e = calloc(1, sizeof *e);
    strcpy(e->id, strtok(line, ",\r\n"));
    for (int i = 0; i < fields; i++) {
      e->units[i] = atoi(strtok(NULL, ",\r\n"));
    }
    unsigned h = hash(e->id);
    e->next = buckets[h];
    buckets[h] = e;
    all = realloc(all, (count + 1) * sizeof *all);
    all[count++] = e;
  }
  FILE *matchups = fopen(argv[1], "r");
  while (fgets(line, sizeof line, matchups)) {
    struct entry *a = find(strtok(line, " \r\n"));
    struct entry *b = find(strtok(NULL, " \r\n"));
    float points = 0;
    float against = 0;
    for (int i = 0; i < fields; i++) {
      float value = values[i];
      if (a->units[i] > b->units[i]) {
        points += value;
      } else if (a->units[i] < b->units[i]) {
        against += value;
      } else {
        points += value / 2;
        against += value / 2;
      }
    }
    if (by_wins) {
      float won = points > against ? 1 : points == against ? 0.5f : 0;
      a->won += won;
      b->won += 1 - won;
    } else {
      a->won += points;
      b->won += against;
    }
    a->games++;
    b->games++;
  }
  qsort(all, count, sizeof *all, by_average);
  for (size_t i = 0; i < count; i++) {
    if (all[i]->games > 0) {
      printf("%7.3f %s\n", all[i]->won / all[i]->games, all[i]->id);
    }
  }
  return 0;
}
