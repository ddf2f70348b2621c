package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class StepTest {
  private static List<Step.Moved<String>> moves(Integer... seats) {
    return Arrays.stream(seats).map(seat -> new Step.Moved<>(seat, "move")).toList();
  }

  @Test
  void atLeastTwoSeatsMoveTogetherInAscendingOrder() {
    assertThat(new Step.MovedTogether<>(moves(0, 3)).moves()).hasSize(2);
    List<List<Step.Moved<String>>> wrong =
        List.of(moves(), moves(0), moves(1, 0), moves(0, 0), moves(0, 2, 1));
    for (List<Step.Moved<String>> moves : wrong) {
      assertThatIllegalArgumentException()
          .as(moves.toString())
          .isThrownBy(() -> new Step.MovedTogether<>(moves));
    }
  }

  @Test
  void theMovesAreCopied() {
    List<Step.Moved<String>> moves = new ArrayList<>(moves(0, 1));
    Step.MovedTogether<String> step = new Step.MovedTogether<>(moves);
    moves.clear();
    assertThat(step.moves()).hasSize(2);
  }
}
