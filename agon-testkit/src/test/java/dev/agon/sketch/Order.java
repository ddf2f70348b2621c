package dev.agon.sketch;

import dev.agon.game.Dice;
import java.util.Arrays;

/** Who acts when in a round of Canopy; every order is as likely as any other. */
final class Order implements CanopySketch.Roll {
  static final Order NONE = new Order(new int[0]);

  private final int[] seats;

  private Order(int[] seats) {
    this.seats = seats;
  }

  static Order draw(int players, Dice dice) {
    int[] seats = new int[players];
    for (int i = 0; i < players; i++) {
      int j = dice.nextInt(i + 1);
      seats[i] = seats[j];
      seats[j] = i;
    }
    return new Order(seats);
  }

  int seat(int place) {
    return seats[place];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Order that && Arrays.equals(seats, that.seats);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(seats);
  }
}
