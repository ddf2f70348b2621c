/*
 * A Colonel Blotto bot for the session protocol, in C11.
 *
 *     agon run --game blotto --set rounds=10 --bots bots/c/blotto.c,learner
 *
 * To make it your own, change choose(). Debug on stderr: standard output
 * carries the answers and nothing else.
 */
#include "agon.h"

/* A battlefield: what it is worth, their units on it in the last round, and yours in this one. */
struct field {
  long value, theirs, yours;
};

/* Places units in proportion to what the fields are worth, rounded so that all are placed. */
static void proportional(struct field *fields, size_t count, long units) {
  long total = 0, worth = 0, placed = 0;
  for (size_t i = 0; i < count; i++) {
    total += fields[i].value;
  }
  for (size_t i = 0; i < count; i++) {
    worth += fields[i].value;
    fields[i].yours = units * worth / total - placed;
    placed += fields[i].yours;
  }
}

/* What one unit brings on a field that is just won. */
static double gain(const struct field *field) {
  return (double)field->value / (double)(field->theirs + 1);
}

/*
 * Places one unit more than theirs on each field, as far as units last.
 * Fields that bring the most for a unit come first, and of equals the first.
 * Units that win no further field go to the most valuable one.
 */
static void outnumber(struct field *fields, size_t count, long units) {
  for (;;) {
    struct field *next = NULL;
    for (size_t i = 0; i < count; i++) {
      bool open = fields[i].yours == 0 && fields[i].theirs < units;
      if (open && (next == NULL || gain(&fields[i]) > gain(next))) {
        next = &fields[i];
      }
    }
    if (next == NULL) {
      break;
    }
    next->yours = next->theirs + 1;
    units -= next->yours;
  }
  size_t most = 0;
  for (size_t i = 1; i < count; i++) {
    if (fields[i].value > fields[most].value) {
      most = i;
    }
  }
  fields[most].yours += units;
}

/* The plan: how many units go to each battlefield; all that you have must be placed. */
static void choose(struct field *fields, size_t count, long units, bool first_round) {
  if (first_round) {
    proportional(fields, count, units);
  } else {
    outnumber(fields, count, units);
  }
}

/* The last item of an array; NULL when it is empty. */
static const char *last(const char *array) {
  const char *item = agon_first(array);
  for (const char *next = item; next != NULL; next = agon_next(next)) {
    item = next;
  }
  return item;
}

static void answer(const char *view) {
  const char *round = last(agon_field(view, "fought"));
  const char *theirs = agon_first(agon_field(round, "theirs"));
  struct field *fields = NULL;
  size_t count = 0;
  for (const char *m = agon_first(agon_field(view, "values")); m != NULL; m = agon_next(m)) {
    fields = agon_alloc(fields, count + 1, sizeof *fields);
    fields[count++] = (struct field){agon_int(m), agon_int(theirs), 0};
    theirs = theirs == NULL ? NULL : agon_next(theirs);
  }
  choose(fields, count, agon_int(agon_field(view, "units")), round == NULL);
  fputs("{\"type\":\"move\",\"move\":[", stdout);
  for (size_t i = 0; i < count; i++) {
    printf("%s%ld", i == 0 ? "" : ",", fields[i].yours);
  }
  puts("]}");
  free(fields);
}

int main(void) {
  return agon_play(answer);
}
