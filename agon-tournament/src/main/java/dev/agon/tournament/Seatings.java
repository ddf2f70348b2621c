package dev.agon.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** The ways to seat the members of a group. They are computed from their number, not stored. */
public enum Seatings {
  /** All at one table, as listed. */
  AS_LISTED,

  /**
   * All at one table. They take seats in turn until none is left, and move by one seat with each
   * game.
   */
  TURNED {
    @Override
    List<Integer> seating(List<Integer> members, int seats, long index, int game) {
      return IntStream.range(0, seats)
          .mapToObj(seat -> members.get(Math.floorMod(seat - game, members.size())))
          .toList();
    }
  },

  /** All at one table, each once in every seat. */
  EACH_SEAT {
    @Override
    long count(int members) {
      return members;
    }

    @Override
    List<Integer> seating(List<Integer> members, long index) {
      List<Integer> turned = new ArrayList<>(members);
      Collections.rotate(turned, (int) index);
      return turned;
    }
  },

  /** All pairs, in which each sits first once. */
  ORDERED_PAIRS {
    @Override
    long count(int members) {
      return (long) members * (members - 1);
    }

    @Override
    List<Integer> seating(List<Integer> members, long index) {
      int first = (int) (index / (members.size() - 1));
      int second = (int) (index % (members.size() - 1));
      return List.of(members.get(first), members.get(second < first ? second : second + 1));
    }

    @Override
    long lineups(int members) {
      return count(members) / 2;
    }

    @Override
    long lineup(int members, long index) {
      long first = index / (members - 1);
      long second = index % (members - 1);
      long low = Math.min(first, second);
      long high = second < first ? first : second + 1;
      return high * (high - 1) / 2 + low;
    }
  },

  /**
   * All pairs in rounds of the circle method, in which each plays once but for one that waits if
   * their number is odd. The second half has the rounds of the first with exchanged seats.
   */
  CIRCLE {
    @Override
    long count(int members) {
      return ORDERED_PAIRS.count(members);
    }

    @Override
    List<Integer> seating(List<Integer> members, long index) {
      int size = members.size();
      int tables = size / 2;
      int circle = size - 1 + size % 2;
      int round = (int) (index / tables % circle);
      // With an even number the last member has no place on the circle and meets the one at the
      // top.
      int steps = (int) (index % tables) + size % 2;
      int left = (round + steps) % circle;
      int right = steps == 0 ? circle : (round + circle - steps) % circle;
      // By the parity of the steps nearly all change seats from round to round.
      boolean isLeftFirst = (steps == 0 ? round : steps) % 2 == 0;
      boolean isSecondHalf = index >= lineups(size);
      return isLeftFirst == isSecondHalf
          ? List.of(members.get(right), members.get(left))
          : List.of(members.get(left), members.get(right));
    }

    @Override
    long lineups(int members) {
      return ORDERED_PAIRS.lineups(members);
    }

    @Override
    long lineup(int members, long index) {
      return index % lineups(members);
    }
  },

  /** All at one table, in every order. */
  EVERY_ORDER {
    @Override
    long count(int members) {
      long orders = 1;
      for (int n = 2; n <= members; n++) {
        orders *= n;
      }
      return orders;
    }

    @Override
    List<Integer> seating(List<Integer> members, long index) {
      List<Integer> left = new ArrayList<>(members);
      List<Integer> seats = new ArrayList<>();
      long rest = index;
      while (!left.isEmpty()) {
        long each = count(left.size() - 1);
        Integer member = left.get((int) (rest / each));
        left.removeIf(member::equals);
        seats.add(member);
        rest %= each;
      }
      return seats;
    }
  };

  long count(int members) {
    return 1;
  }

  List<Integer> seating(List<Integer> members, long index) {
    return members;
  }

  long lineups(int members) {
    return 1;
  }

  /** Which lineup a seating has; the same players in other seats are the same lineup. */
  long lineup(int members, long index) {
    return 0;
  }

  /** Who sits where in a game of a seating; games are counted from 0. */
  List<Integer> seating(List<Integer> members, int seats, long index, int game) {
    return seating(members, index);
  }
}
