package dev.agon.bridge.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The published figures of real sessions, to the last digit. */
final class SharedFiguresTest {
  private static FigureCheck closest(Session session) {
    PublishedFigures published = new PublishedFigures(session);
    return published.candidates(ScoringRules.DEFAULT, Optional.empty(), Optional.empty()).stream()
        .map(published::check)
        .min(Comparator.comparingInt(check -> check.differences().size()))
        .orElseThrow();
  }

  private static List<String> verdicts(String file) {
    return closest(SharedFiles.session(file)).groups().stream().map(FigureGroup::verdict).toList();
  }

  @Test
  void teams() {
    assertThat(verdicts("teams-of-four.usebio.xml"))
        .containsExactly(
            "30 team scores, places and numbers of wins equal under the file's own scale",
            "80 match scores equal under the file's own scale",
            "120 IMPs on boards of matches equal",
            "19 IMP totals of pairs equal under cross IMPs, board-2dp",
            "480 IMPs on travellers equal under cross IMPs");
  }

  @Test
  void anIndividual() {
    assertThat(verdicts("individual.usebio.xml"))
        .containsExactly(
            "24 percentages and places equal under exact, Neuberg ebu",
            "132 matchpoints on travellers equal under the scale of 2");
  }

  @Test
  void pairsWithShortBoards() {
    assertThat(verdicts("pairs-16-short-boards.usebio.xml").getFirst())
        .isEqualTo("32 percentages and places equal under exact, Neuberg ebu");
  }

  @Test
  void twoWinners() {
    assertThat(verdicts("pairs-22x22-two-winner.usebio.xml").getFirst())
        .isEqualTo("44 percentages and places equal under exact, Neuberg ebu");
  }

  /**
   * Pairs 16 and 17 gained 33.71 and 38.86 IMPs in one round of 8 boards; 32 of them count, so
   * their totals are 35.71 x 24 / 16 and 21.29. Their opponents lost all of it.
   */
  @Test
  void crossImpsWithLimitedGains() {
    Session session = SharedFiles.session("pairs-cross-imps.usebio.xml");
    assertThat(closest(session).groups())
        .extracting(FigureGroup::verdict)
        .containsExactly(
            "34 IMP totals and places equal under cross IMPs, capped-gain",
            "384 IMPs on travellers equal under cross IMPs");
    assertThat(
            new PublishedFigures(session)
                .check(ScoringRules.DEFAULT.with(RoundingPolicy.SCALED_TOTAL))
                .differences())
        .containsExactly(
            "pair 16 EW: 53.57 IMPs published, 56.15 IMPs computed",
            "pair 17 NS: 21.29 IMPs published, 28.14 IMPs computed");
  }
}
