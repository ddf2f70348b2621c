/*
 * A Canopy bot for the session protocol, in C11.
 *
 *     agon run --game canopy --format table --seats 10 --bots bots/c/canopy.c,Climber
 *
 * To make it your own, change choose(). Debug on stderr: standard output
 * carries the answers and nothing else.
 */
#include "agon.h"

/* A player: who stands above (-1 for nobody), the layer, the experience. */
struct player {
  long parent, layer;
  double experience;
};

/* What you know when you are asked. The opponents are those you may fight on your turn. */
struct view {
  struct player *players;
  size_t count;
  long you, challenger;
  long *opponents;
  size_t opponent_count;
  bool answers, may_rest;
};

/* A number rounded to the nearest whole one; none is below 0. */
static double rounded(double number) {
  return (double)(long)(number + 0.5);
}

/* The chance to win a fight against somebody with this experience, less the chance to lose it. */
static double odds(const struct view *view, long challenged, double other) {
  const struct player *you = &view->players[view->you];
  double own = you->experience;
  double rise = (double)(view->players[challenged].layer - you->layer);
  double win = rounded(own * (1 + rise / (double)view->count));
  double lose = rounded(other);
  double draw = rounded(100 - (own < other ? other - own : own - other));
  return (win - lose) / (win + lose + draw);
}

/* Fights back against a root if that is more likely won than lost. */
static bool fights_back(const struct view *view) {
  const struct player *challenger = &view->players[view->challenger];
  double own = view->players[view->you].experience;
  double other = challenger->experience;
  double left = other - other / own * (other - 100) / 4;
  return challenger->parent < 0 && odds(view, view->challenger, left) > 0;
}

/* Whom to fight; -1 for a rest, if that is allowed. */
static long choose(const struct view *view) {
  if (view->players[view->you].parent >= 0) {
    return view->players[view->you].parent;
  }
  long best = -1;
  double best_odds = 0;
  for (size_t i = 0; i < view->opponent_count; i++) {
    long opponent = view->opponents[i];
    double chance = odds(view, opponent, view->players[opponent].experience);
    if (best < 0 || chance > best_odds) {
      best = opponent;
      best_odds = chance;
    }
  }
  return best_odds <= 0 && view->may_rest ? -1 : best;
}

static struct view read_view(const char *json) {
  struct view view = {.you = agon_int(agon_field(json, "you")),
                      .challenger = agon_int(agon_field(json, "challenger")),
                      .answers = agon_is(agon_field(json, "question"), "answer")};
  const char *rest = agon_field(json, "mayRest");
  view.may_rest = rest != NULL && *rest == 't';
  const char *layer = agon_first(agon_field(json, "layers"));
  const char *experience = agon_first(agon_field(json, "experience"));
  for (const char *p = agon_first(agon_field(json, "parents")); p != NULL; p = agon_next(p)) {
    view.players = agon_alloc(view.players, view.count + 1, sizeof *view.players);
    view.players[view.count++] =
        (struct player){agon_int(p), agon_int(layer), strtod(experience, NULL)};
    layer = agon_next(layer);
    experience = agon_next(experience);
  }
  for (const char *o = agon_first(agon_field(json, "opponents")); o != NULL; o = agon_next(o)) {
    view.opponents = agon_alloc(view.opponents, view.opponent_count + 1, sizeof *view.opponents);
    view.opponents[view.opponent_count++] = agon_int(o);
  }
  return view;
}

static void answer(const char *json) {
  struct view view = read_view(json);
  fputs("{\"type\":\"move\",\"move\":", stdout);
  long opponent = view.answers ? 0 : choose(&view);
  if (view.answers) {
    fputs(fights_back(&view) ? "\"fight back\"" : "\"retreat\"", stdout);
  } else if (opponent < 0) {
    fputs("\"rest\"", stdout);
  } else {
    printf("{\"fight\":%ld}", opponent);
  }
  puts("}");
  free(view.players);
  free(view.opponents);
}

int main(void) {
  return agon_play(answer);
}
