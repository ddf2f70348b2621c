package dev.agon.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

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

  /** All of them at one table, each a seat further in every game. */
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
    List<Integer> seating(List<Integer> members, long index, int game) {
      List<Integer> turned = new ArrayList<>(members);
      Collections.rotate(turned, game);
      return turned;
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

  /** Who sits where in one of the games of a seating, counted from 0. */
  List<Integer> seating(List<Integer> members, long index, int game) {
    return seating(members, index);
  }
}
