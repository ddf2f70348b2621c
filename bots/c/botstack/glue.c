/*
 * Calls the bot's functions. AGON_BOT is the bot's file and AGON_PLAYER its
 * number, 1 or 2.
 *
 * The bot is included here and not linked, so that this file sees the very
 * types that the bot sees: a header.h beside the bot comes before ours, and
 * whatever it says, values are passed by their names and never by a layout
 * that two headers might not share.
 */
#include "harness.h"

#include AGON_BOT

#define AGON_JOIN(player, number, name) player##number##name
#define AGON_NAME(number, name) AGON_JOIN(player, number, name)

/* Volatile, so that the functions are called as they are and not merged with these. */
static int (*volatile agon_call_abstain)(Player, Player, Gun, int) =
    AGON_NAME(AGON_PLAYER, _abstain);
static ItemAction (*volatile agon_call_item)(Player, Player, Gun) = AGON_NAME(AGON_PLAYER, _item);
static TurnAction (*volatile agon_call_action)(Player, Player, Gun, Bullet) =
    AGON_NAME(AGON_PLAYER, _action);

/* In the order in which the harness counts them. */
static const Item agon_items[] = {ITEM_Empty,     ITEM_PeekCurrent, ITEM_EjectCurrent,
                                  ITEM_SkipEnemy, ITEM_HealthKit,   ITEM_ResetGun};
static const Bullet agon_bullets[] = {BULLET_Blank, BULLET_Live, BULLET_Unknown};

static Player agon_player(const struct agon_player *from) {
  return (Player){.rounds = from->wins,
                  .lives = from->health,
                  .item1 = agon_items[from->items[0]],
                  .item2 = agon_items[from->items[1]]};
}

static Gun agon_gun(const struct agon_view *view) {
  return (Gun){.currentBullets = view->bullets, .currentLiveBullets = view->live};
}

struct agon_answer agon_abstain(const struct agon_view *view, int request) {
  int answer = agon_call_abstain(
      agon_player(&view->self), agon_player(&view->other), agon_gun(view), request);
  return (struct agon_answer){answer == 1 ? "yes" : answer == 0 ? "no" : 0, answer};
}

struct agon_answer agon_item(const struct agon_view *view) {
  int answer =
      (int)agon_call_item(agon_player(&view->self), agon_player(&view->other), agon_gun(view));
  return (struct agon_answer){answer == (int)ACTION_NoItem  ? "none"
                              : answer == (int)ACTION_Item1 ? "1"
                              : answer == (int)ACTION_Item2 ? "2"
                                                            : 0,
                              answer};
}

struct agon_answer agon_action(const struct agon_view *view) {
  int answer = (int)agon_call_action(agon_player(&view->self),
                                     agon_player(&view->other),
                                     agon_gun(view),
                                     agon_bullets[view->next]);
  return (struct agon_answer){answer == (int)ACTION_ShootSelf    ? "self"
                              : answer == (int)ACTION_ShootOther ? "other"
                                                                 : 0,
                              answer};
}
