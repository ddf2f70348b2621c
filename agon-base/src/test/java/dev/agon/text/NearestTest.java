package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NearestTest {
  @Test
  void theNearestIsNamedFirst() {
    assertThat(Nearest.unknown("bot", "Greddy", List.of("Randy", "Greedy", "Coinage")))
        .isEqualTo("unknown bot 'Greddy'; did you mean Greedy? There are: Greedy, Randy, Coinage");
  }

  @Test
  void whatIsFarFromAllIsNotGuessed() {
    assertThat(Nearest.unknown("game", "chess", List.of("coinfight")))
        .isEqualTo("unknown game 'chess'; there are: coinfight");
  }

  @Test
  void aNameWithALineBreakStaysOnOneLine() {
    assertThat(Nearest.unknown("format", "round\nrobin\u001b[2J", List.of("swiss")))
        .isEqualTo("unknown format 'round\\nrobin\\u001b[2J'; there are: swiss");
  }

  @Test
  void distanceCountsLettersAddedDroppedAndChanged() {
    assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
    assertThat(Nearest.distance("ABC", "abc")).isZero();
  }
}
