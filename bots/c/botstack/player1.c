/*
 * A BotStack bot for the first chair; copy it and change its three functions.
 *
 *     agon run --game botstack --bots player1.c,Tactician
 *
 * Counts on the odds: it shoots itself only when a live bullet is unlikely, and
 * uses its items to know more or to lose less.
 *
 * static and global variables live for one match and start fresh in the next.
 * printf is for debugging: what you print is kept with the match's record.
 */
#include "header.h"

/* The slot with this item, or ACTION_NoItem. */
static ItemAction slot(Player self, Item item) {
  return self.item1 == item ? ACTION_Item1 : self.item2 == item ? ACTION_Item2 : ACTION_NoItem;
}

/* Whether every bullet left is live, or none is. */
static int certain(Gun state) {
  return state.currentLiveBullets == 0 || state.currentLiveBullets == state.currentBullets;
}

/*
 * Called on your first action after a load with opponentRequest 0: return 1 to
 * ask for a draw of this round. Called with 1 when the other has asked: return 1
 * to accept. Return 0 for no, and nothing else.
 */
int player1_abstain(Player self, Player other, Gun state, int opponentRequest) {
  (void)state;
  /* Ahead in the match there is more to win; behind in health there is a round to lose. */
  return opponentRequest && self.rounds <= other.rounds && self.lives < other.lives;
}

/* Called before every shot: ACTION_NoItem, ACTION_Item1 or ACTION_Item2. */
ItemAction player1_item(Player self, Player other, Gun state) {
  ItemAction use;
  (void)other;
  /* A certain hit followed by another turn. */
  if (state.currentLiveBullets == state.currentBullets &&
      (use = slot(self, ITEM_SkipEnemy)) != ACTION_NoItem) {
    return use;
  }
  if (!certain(state) && (use = slot(self, ITEM_PeekCurrent)) != ACTION_NoItem) {
    return use;
  }
  if ((use = slot(self, ITEM_HealthKit)) != ACTION_NoItem) {
    return use;
  }
  if (2 * state.currentLiveBullets >= state.currentBullets &&
      (use = slot(self, ITEM_SkipEnemy)) != ACTION_NoItem) {
    return use;
  }
  /* A blank in the gun means that the other shoots first at the next one. */
  if (state.currentLiveBullets == 0 && (use = slot(self, ITEM_ResetGun)) != ACTION_NoItem) {
    return use;
  }
  return ACTION_NoItem;
}

/*
 * Called to shoot: ACTION_ShootSelf or ACTION_ShootOther. A blank at yourself
 * gives you another action; anything else passes the turn.
 */
TurnAction player1_action(Player self, Player other, Gun state, Bullet nextBullet) {
  (void)self;
  (void)other;
  if (nextBullet != BULLET_Unknown) {
    return nextBullet == BULLET_Live ? ACTION_ShootOther : ACTION_ShootSelf;
  }
  return 3 * state.currentLiveBullets < state.currentBullets ? ACTION_ShootSelf
                                                             : ACTION_ShootOther;
}
