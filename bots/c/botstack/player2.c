/*
 * A BotStack bot for the second chair; copy it and change its three functions.
 * It is called as player1.c is, which explains each function.
 *
 *     agon run --game botstack --bots player1.c,player2.c
 *
 * Keeps its items until they count: a kit when it is hurt, an eject when the
 * current bullet is likely to be blank, a peek when nothing is sure. It remembers
 * how often the other has asked for a draw, and agrees when it is behind.
 */
#include "header.h"

/* How often the other has asked in this match; each match starts with 0. */
static int requests;

/* The slot with this item, or ACTION_NoItem. */
static ItemAction slot(Player self, Item item) {
  return self.item1 == item ? ACTION_Item1 : self.item2 == item ? ACTION_Item2 : ACTION_NoItem;
}

int player2_abstain(Player self, Player other, Gun state, int opponentRequest) {
  (void)state;
  int behind = self.rounds < other.rounds || (self.rounds == other.rounds && self.lives < other.lives);
  if (opponentRequest) {
    requests++;
    return behind || requests > 3;
  }
  return behind && self.lives == 1;
}

ItemAction player2_item(Player self, Player other, Gun state) {
  int live = state.currentLiveBullets;
  int blank = state.currentBullets - live;
  (void)other;
  if (self.lives < MAX_HEALTH && slot(self, ITEM_HealthKit) != ACTION_NoItem) {
    return slot(self, ITEM_HealthKit);
  }
  if (live > 0 && blank > 0 && slot(self, ITEM_PeekCurrent) != ACTION_NoItem) {
    return slot(self, ITEM_PeekCurrent);
  }
  if (live >= 2 && live >= blank && slot(self, ITEM_SkipEnemy) != ACTION_NoItem) {
    return slot(self, ITEM_SkipEnemy);
  }
  if (live > 0 && blank > live && state.currentBullets > 1 &&
      slot(self, ITEM_EjectCurrent) != ACTION_NoItem) {
    return slot(self, ITEM_EjectCurrent);
  }
  if (4 * live < state.currentBullets && slot(self, ITEM_ResetGun) != ACTION_NoItem) {
    return slot(self, ITEM_ResetGun);
  }
  return ACTION_NoItem;
}

TurnAction player2_action(Player self, Player other, Gun state, Bullet nextBullet) {
  (void)self;
  (void)other;
  if (nextBullet == BULLET_Live) {
    return ACTION_ShootOther;
  }
  if (nextBullet == BULLET_Blank || state.currentLiveBullets == 0) {
    return ACTION_ShootSelf;
  }
  return 3 * state.currentLiveBullets <= state.currentBullets ? ACTION_ShootSelf
                                                              : ACTION_ShootOther;
}
