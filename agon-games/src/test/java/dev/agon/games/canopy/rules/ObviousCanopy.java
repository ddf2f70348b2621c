package dev.agon.games.canopy.rules;

import java.util.Arrays;

/** The rules as one would write them down first: everything in plain arrays, every tree walked. */
final class ObviousCanopy {
  final int players;
  final double[] experience;
  final int[] parent;
  final int[] layer;
  final boolean[] rested;
  final boolean[] faulted;
  int round = 1;
  int[] order = {};
  int turn;
  int opponent = -1;
  int ruler = -1;
  int reign;
  Waits waits = Waits.ORDER;

  private final Rulings rulings;

  enum Waits {
    ORDER,
    TURN,
    FIGHT,
    ANSWER,
    FIGHT_BACK,
    OVER
  }

  ObviousCanopy(Rulings rulings, int players) {
    this.rulings = rulings;
    this.players = players;
    experience = new double[players];
    Arrays.fill(experience, 100);
    parent = new int[players];
    Arrays.fill(parent, -1);
    layer = new int[players];
    rested = new boolean[players];
    faulted = new boolean[players];
  }

  void order(Order drawn) {
    order = new int[players];
    Arrays.setAll(order, drawn::player);
    turn = 0;
    passOrAsk();
  }

  private int roots() {
    return (int) Arrays.stream(parent).filter(above -> above == -1).count();
  }

  private void passOrAsk() {
    int who = order[turn];
    boolean alone = parent[who] == -1 && roots() == 1;
    if (faulted[who] || alone && rested[who]) {
      rested[who] = false;
      endTurn();
    } else {
      waits = Waits.TURN;
    }
  }

  private void endTurn() {
    int top = -1;
    for (int who = 0; who < players; who++) {
      top = parent[who] == -1 && roots() == 1 && !faulted[who] ? who : top;
    }
    reign = top == -1 ? 0 : top == ruler ? reign + 1 : 1;
    ruler = top;
    if (reign >= rulings.turns()) {
      waits = Waits.OVER;
      return;
    }
    if (turn + 1 < players) {
      turn++;
      passOrAsk();
    } else if (round == rulings.rounds()) {
      waits = Waits.OVER;
    } else {
      round++;
      waits = Waits.ORDER;
    }
  }

  void rest() {
    int who = order[turn];
    experience[who] = experience[who] + (200 - experience[who]) / 2;
    rested[who] = true;
    endTurn();
  }

  void fight(int other) {
    rested[order[turn]] = false;
    opponent = other;
    waits = Waits.FIGHT;
  }

  void number(int r) {
    boolean back = waits == Waits.FIGHT_BACK;
    int p = back ? opponent : order[turn];
    int o = back ? order[turn] : opponent;
    long a = Math.round(experience[p] * (1 + (layer[o] - layer[p]) / (double) players));
    long b = Math.round(100 - Math.abs(experience[p] - experience[o]));
    if (r < a) {
      wins(p, o, 2, 3);
      endTurn();
    } else if (r < a + b == rulings.literal()) {
      wins(o, p, 3, 2);
      endTurn();
    } else if (back || faulted[opponent]) {
      endTurn();
    } else {
      waits = Waits.ANSWER;
    }
  }

  private void wins(int winner, int loser, int winners, int losers) {
    double w = experience[winner];
    double l = experience[loser];
    experience[winner] = Math.min(200, w + l / w * (200 - w) / winners);
    experience[loser] = Math.max(100, l - l / w * (l - 100) / losers);
    if (parent[winner] == -1 && parent[loser] == -1) {
      int n = layer[winner];
      int m = layer[loser];
      if (n > m + 1) {
        moveTree(loser, n - 1 - m);
      } else if (n < m + 1) {
        moveTree(winner, m + 1 - n);
      }
      parent[loser] = winner;
    } else if (parent[winner] == loser) {
      int above = parent[loser];
      for (int who = 0; who < players; who++) {
        if (parent[who] == loser && who != winner) {
          parent[who] = winner;
        } else if (parent[who] == winner) {
          parent[who] = loser;
        }
      }
      parent[winner] = above;
      parent[loser] = winner;
      layer[winner]++;
      layer[loser]--;
    }
  }

  private void moveTree(int root, int by) {
    layer[root] += by;
    for (int who = 0; who < players; who++) {
      if (parent[who] == root) {
        moveTree(who, by);
      }
    }
  }

  void reply(boolean back) {
    if (!back) {
      endTurn();
      return;
    }
    double own = experience[order[turn]];
    experience[order[turn]] = Math.max(100, own - own / experience[opponent] * (own - 100) / 4);
    waits = Waits.FIGHT_BACK;
  }

  void forfeit(int who) {
    if (waits == Waits.OVER || faulted[who]) {
      return;
    }
    faulted[who] = true;
    if (ruler == who) {
      ruler = -1;
      reign = 0;
    }
    boolean all = true;
    for (boolean one : faulted) {
      all &= one;
    }
    if (all) {
      waits = Waits.OVER;
    } else if (waits == Waits.TURN && order[turn] == who
        || waits == Waits.ANSWER && opponent == who) {
      endTurn();
    }
  }

  /** One more than are better. */
  int place(int who) {
    int better = 0;
    for (int other = 0; other < players; other++) {
      boolean higher =
          layer[other] > layer[who]
              || layer[other] == layer[who] && experience[other] > experience[who];
      better += !faulted[other] && (faulted[who] || higher) ? 1 : 0;
    }
    return better == 0 && faulted[who] ? players : better + 1;
  }
}
