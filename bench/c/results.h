/* The pairings of a round robin in Agon's order, and a hash of their results. */
#ifndef RESULTS_H
#define RESULTS_H

#include <stdint.h>
#include <time.h>

/* How a match or a round ends, if no seat wins it. */
enum { DRAWN = 2, NOBODY = 3 };

struct pair {
  int first, second;
  long lineup; /* the same for both seatings of two players */
};

static inline long seatings(int players) { return (long)players * (players - 1); }

static inline struct pair pair_of(int players, long seating) {
  int first = (int)(seating / (players - 1)), second = (int)(seating % (players - 1));
  second += second >= first;
  long high = first > second ? first : second, low = first > second ? second : first;
  return (struct pair){first, second, high * (high - 1) / 2 + low};
}

/* The hash of one more result. */
static inline uint64_t with_result(uint64_t hash, int result) {
  return 31 * hash + (uint64_t)result;
}

static inline long long cpu_nanos(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

#endif
