package dev.agon.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.picture.Highlight;
import dev.agon.replay.MatchReplay.Moment;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class AnimatedSvgTest {
  private static Moment moment(int step, String words, boolean isHighlight) {
    return new Moment(
        step,
        "move",
        List.of(0),
        List.of(words),
        List.of(),
        List.of(),
        isHighlight ? List.of(Highlight.of(Highlight.Kind.LOSS, "lost")) : List.of());
  }

  private static List<Integer> steps(int moments, int highlightEvery) {
    return AnimatedSvg.steps(
        IntStream.rangeClosed(1, moments)
            .mapToObj(step -> moment(step, "moves", step % highlightEvery == 0))
            .toList());
  }

  @Test
  void aShortMatchIsShownWithoutTheStepsOfWhichNothingIsTold() {
    assertThat(
            AnimatedSvg.steps(
                List.of(moment(1, "moves", false), moment(2, " ", true), moment(3, "x", false))))
        .containsExactly(0, 1, 3);
  }

  @Test
  void aLongMatchIsShownByItsHighlightsFromItsStartToItsEnd() {
    assertThat(steps(10_000, 500))
        .hasSizeLessThanOrEqualTo(AnimatedSvg.MAX_STEPS)
        .contains(0, 500, 1_000, 9_500, 10_000)
        .isSorted()
        .doesNotHaveDuplicates();
  }

  @Test
  void ofTooManyHighlightsSomeAreShown() {
    assertThat(steps(10_000, 2))
        .hasSizeLessThanOrEqualTo(AnimatedSvg.MAX_STEPS)
        .hasSizeGreaterThan(AnimatedSvg.MAX_STEPS / 2)
        .contains(0, 2, 10_000);
  }

  @Test
  void aMatchWithoutStepsIsItsStart() {
    assertThat(AnimatedSvg.steps(List.of())).containsExactly(0);
  }

  @Test
  void aCaptionIsASentenceWithoutTheTable() {
    assertThat(AnimatedSvg.caption(List.of("== Round 2 ==", "Ann  3 lives  eject", "  detail")))
        .isEqualTo("Round 2");
    assertThat(AnimatedSvg.caption(List.of("Ann pays 5", "Bob waits.", "", "table")))
        .isEqualTo("Ann pays 5 \u00b7 Bob waits.");
  }
}
