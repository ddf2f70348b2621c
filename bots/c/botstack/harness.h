/*
 * Between the harness, which talks to the arena, and the bot's three functions.
 * Plain numbers only, because the bot may have its own idea of the types.
 */
#ifndef AGON_HARNESS_H
#define AGON_HARNESS_H

/* A player as the arena describes it; items as in AGON_ITEMS. */
struct agon_player {
  int wins, health, items[2];
};

/* The current bullet as far as the bot knows it. */
enum agon_bullet { AGON_BLANK, AGON_LIVE, AGON_UNKNOWN };

/* What the bot is shown with a question. */
struct agon_view {
  struct agon_player self, other;
  int bullets, live;
  enum agon_bullet next;
};

/* What the bot answered: a word of the rules, or NULL and the number that is none. */
struct agon_answer {
  const char *word;
  int number;
};

struct agon_answer agon_abstain(const struct agon_view *view, int request);
struct agon_answer agon_item(const struct agon_view *view);
struct agon_answer agon_action(const struct agon_view *view);

#endif
