package dev.agon.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Narrator;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RecentStepsTest {
  /** A state is what is told of the step that leads to it, with semicolons between lines. */
  private static RecentSteps<String, String> after(String... told) {
    Narrator<String, String> narrator = (_, _, after, _, _) -> List.of(after.split(";"));
    RecentSteps<String, String> recent = new RecentSteps<>(narrator, List.of(), Viewpoint.live());
    for (String lines : told) {
      recent.saw("", new Step.Moved<>(0, ""), lines);
    }
    return recent;
  }

  @Test
  void whatHappensToThePlayerIsKeptBeforeWhatHappenedLast() {
    RecentSteps<String, String> recent =
        after("Ann 1;2;3;4;5", "Ben 1;2;3;4;5", "Cy 1;2;3;4", "Dan 1;2;3;4;5");
    assertThat(recent.take("Ann"))
        .containsExactly(
            "Ann 1", "2", "3", "4", "5", "Cy 1", "2", "3", "4", "Dan 1", "2", "3", "4", "5");
    assertThat(recent.take("Ann")).as("only what is new").isEmpty();
  }

  @Test
  void linesThatContinueALeftOutStepAreLeftOutToo() {
    assertThat(after("Ben 1;2;3;4;5;6;7;8", "  Ben wins", "Cy 1;2;3;4;5;6;7;8").take("Ann"))
        .containsExactly("Cy 1", "2", "3", "4", "5", "6", "7", "8");
  }
}
