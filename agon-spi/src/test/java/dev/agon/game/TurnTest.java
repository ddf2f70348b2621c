package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TurnTest {
  @Test
  void severalAreAtLeastTwoSeatsInAscendingOrder() {
    assertThat(new Turn.SeveralDecide(List.of(0, 2, 5)).seats()).containsExactly(0, 2, 5);
    List<List<Integer>> wrong =
        List.of(List.of(), List.of(0), List.of(1, 0), List.of(0, 0), List.of(0, 2, 1));
    for (List<Integer> seats : wrong) {
      assertThatIllegalArgumentException()
          .as(seats.toString())
          .isThrownBy(() -> new Turn.SeveralDecide(seats));
    }
  }

  @Test
  void noSeatIsNegative() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Turn.OneDecides(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Turn.SeveralDecide(List.of(-1, 0)));
  }

  @Test
  void theSeatsAreCopied() {
    List<Integer> seats = new ArrayList<>(List.of(0, 1));
    Turn.SeveralDecide turn = new Turn.SeveralDecide(seats);
    seats.add(2);
    assertThat(turn.seats()).containsExactly(0, 1);
  }
}
