package dev.agon.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** The ways to seat the members of a group, counted and named by number so none need be stored. */
public enum Seatings {
  /** All of them at one table, as they are listed. */
  AS_LISTED {
    @Override
    long count(int members) {
      return 1;
    }

    @Override
    List<Integer> seating(List<Integer> members, long index) {
      return members;
    }
  },

  /**
   * All of them at one table, where they sit down in turn until all seats are taken, each a seat
   * further in every game.
   */
  TURNED {
    @Override
    long count(int members) {
      return 1;
    }

    @Override
    List<Integer> seating(List<Integer> members, long index) {
      return members;
    }

    @Override
    List<Integer> seating(List<Integer> members, int seats, long index, int game) {
      return IntStream.range(0, seats)
          .mapToObj(seat -> members.get(Math.floorMod(seat - game, members.size())))
          .toList();
    }
  },

  /** All of them at one table, each in every seat once. */
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

  /** Every two of them, each sitting first once. */
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
    long companies(int members) {
      return count(members) / 2;
    }

    @Override
    long company(int members, long index) {
      long first = index / (members - 1);
      long second = index % (members - 1);
      long low = Math.min(first, second);
      long high = second < first ? first : second + 1;
      return high * (high - 1) / 2 + low;
    }
  },

  /** All of them at one table, in every order. */
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

  abstract long count(int members);

  abstract List<Integer> seating(List<Integer> members, long index);

  /** How many different companies meet. */
  long companies(int members) {
    return 1;
  }

  /**
   * Which of the companies sits in a seating: whoever plays whom in other seats is the same one.
   */
  long company(int members, long index) {
    return 0;
  }

  /** Who sits where in one of the games of a seating, counted from 0. */
  List<Integer> seating(List<Integer> members, int seats, long index, int game) {
    return seating(members, index);
  }
}
