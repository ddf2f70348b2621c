/*
 * How Agon draws deals: SipHash-2-4 from an event's key to a deal's key and on to each draw of chance, whose numbers
 * are SplitMix64's.
 */
#ifndef DRAW_H
#define DRAW_H

#include <stdint.h>

typedef struct DrawKey {
  uint64_t high, low;
} DrawKey;

typedef struct Dice {
  uint64_t state;
} Dice;

struct sip {
  uint64_t v0, v1, v2, v3;
};

static inline uint64_t rotate(uint64_t word, int bits) { return word << bits | word >> (64 - bits); }

static inline void sip_rounds(struct sip *s, int rounds) {
  for (int i = 0; i < rounds; i++) {
    s->v0 += s->v1;
    s->v2 += s->v3;
    s->v1 = rotate(s->v1, 13) ^ s->v0;
    s->v3 = rotate(s->v3, 16) ^ s->v2;
    s->v0 = rotate(s->v0, 32);
    s->v2 += s->v1;
    s->v0 += s->v3;
    s->v1 = rotate(s->v1, 17) ^ s->v2;
    s->v3 = rotate(s->v3, 21) ^ s->v0;
    s->v2 = rotate(s->v2, 32);
  }
}

static inline void sip_add(struct sip *s, uint64_t word) {
  s->v3 ^= word;
  sip_rounds(s, 2);
  s->v0 ^= word;
}

/* Hashes the words of a name and ends with the number of their bytes. */
static inline struct sip sip_of(DrawKey key, uint64_t variant, int words, const uint64_t *name) {
  struct sip s = {key.low ^ 0x736f6d6570736575, key.high ^ 0x646f72616e646f6d ^ variant,
                  key.low ^ 0x6c7967656e657261, key.high ^ 0x7465646279746573};
  for (int i = 0; i < words; i++) {
    sip_add(&s, name[i]);
  }
  sip_add(&s, (uint64_t)words * 8 << 56);
  return s;
}

static inline uint64_t sip_end(struct sip *s) {
  sip_rounds(s, 4);
  return s->v0 ^ s->v1 ^ s->v2 ^ s->v3;
}

/* The key of a name. */
static inline DrawKey derive(DrawKey key, int words, const uint64_t *name) {
  struct sip s = sip_of(key, 0xee, words, name);
  s.v2 ^= 0xee;
  DrawKey derived;
  derived.low = sip_end(&s);
  s.v1 ^= 0xdd;
  derived.high = sip_end(&s);
  return derived;
}

/* The key of all deals of an event whose seed is a number. */
static inline DrawKey event_key(uint64_t seed) { return derive((DrawKey){0, 0}, 1, &seed); }

static inline DrawKey deal_key(DrawKey event, uint64_t board) {
  return derive(event, 2, (uint64_t[]){1, board});
}

static inline uint64_t draw(DrawKey key, int words, const uint64_t *name) {
  struct sip s = sip_of(key, 0, words, name);
  s.v2 ^= 0xff;
  return sip_end(&s);
}

/* The dice of a draw of chance. */
static inline Dice dice_of(DrawKey key, uint64_t name) { return (Dice){draw(key, 1, &name)}; }

/* The dice of the bot in a seat of a match. */
static inline Dice bot_dice(DrawKey event, uint64_t match, uint64_t seat) {
  return (Dice){draw(event, 3, (uint64_t[]){2, match, seat})};
}

static inline uint64_t next(Dice *dice) {
  uint64_t z = dice->state += 0x9E3779B97F4A7C15;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
  z = (z ^ z >> 27) * 0x94D049BB133111EB;
  return z ^ z >> 31;
}

static inline int below(Dice *dice, uint32_t bound) {
  uint64_t product = (next(dice) >> 32) * bound;
  if ((uint32_t)product < bound) {
    uint32_t floor = (uint32_t)((UINT64_C(1) << 32) % bound);
    while ((uint32_t)product < floor) {
      product = (next(dice) >> 32) * bound;
    }
  }
  return (int)(product >> 32);
}

#endif
