/*
 * What a BotStack bot sees: two players, the gun, and the names of what it can
 * do. A bot includes this file and defines the three functions of player1 or
 * those of player2.
 */
#ifndef BOTSTACK_HEADER_H
#define BOTSTACK_HEADER_H

#include <string.h>

/* The most rounds of a match; two wins or two draws end it sooner. */
#define N_ROUNDS 3

/* How often the gun is loaded in a round: at its start, then whenever it is empty. */
#define N_GUN_LOADS 3

/* The health at the start of a round; health kits go beyond it. */
#define MAX_HEALTH 3

/* The bullets of a load. */
#define MIN_BULLETS 3
#define MAX_BULLETS 7

typedef enum TurnAction { ACTION_ShootSelf, ACTION_ShootOther } TurnAction;

typedef enum ItemAction { ACTION_NoItem, ACTION_Item1, ACTION_Item2 } ItemAction;

typedef enum Item {
  ITEM_Empty,
  ITEM_PeekCurrent,  /* you learn the current bullet before you shoot */
  ITEM_EjectCurrent, /* the current bullet leaves the gun unfired */
  ITEM_SkipEnemy,    /* your next turn follows this one at once */
  ITEM_HealthKit,    /* one more health */
  ITEM_ResetGun      /* the gun is loaded anew */
} Item;

/* The kinds of items, without ITEM_Empty. */
#define ITEM_COUNT 5

typedef enum Bullet { BULLET_Blank = 0, BULLET_Live = 1, BULLET_Unknown } Bullet;

typedef struct Player {
  int rounds; /* rounds won so far */
  int lives;  /* health */
  Item item1;
  Item item2;
} Player;

/* Everybody knows these counts, and nobody the order. */
typedef struct Gun {
  int currentBullets;
  int currentLiveBullets;
} Gun;

/* An item in words, for printing. */
static inline const char *ItemToString(Item item) {
  switch (item) {
    case ITEM_Empty: return "nothing";
    case ITEM_PeekCurrent: return "peek";
    case ITEM_EjectCurrent: return "eject";
    case ITEM_SkipEnemy: return "skip";
    case ITEM_HealthKit: return "health kit";
    case ITEM_ResetGun: return "reload";
  }
  return "no such item";
}

/*
 * Whether to call the round a draw: 1 for yes, 0 for no. opponentRequest is 1
 * when the other has asked and this is your answer, 0 when you may ask.
 */
int player1_abstain(Player self, Player other, Gun state, int opponentRequest);
int player2_abstain(Player self, Player other, Gun state, int opponentRequest);

/* The item to use before the shot. Using an empty slot is the same as using none. */
ItemAction player1_item(Player self, Player other, Gun state);
ItemAction player2_item(Player self, Player other, Gun state);

/* Whom to shoot. nextBullet is known right after a peek, otherwise it is BULLET_Unknown. */
TurnAction player1_action(Player self, Player other, Gun state, Bullet nextBullet);
TurnAction player2_action(Player self, Player other, Gun state, Bullet nextBullet);

#endif
