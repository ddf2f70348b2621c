package dev.agon.tournament.stages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.scoring.Standing;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.Specs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class StagesTest {
  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e", "f");

  private final List<MatchSpec> matches = new ArrayList<>();

  private static Stages.PlannedStage stage(
      FormatType format, Map<String, String> options, int advance) {
    return new Stages.PlannedStage(
        seeding -> format.create(seeding, format.settings(options)), advance);
  }

  /** The one listed later wins. */
  private Standings play(Stages stages) {
    return new Tournament(NAMES.size(), stages, Specs.SEEDS, new Digest("e"))
        .run(
            LocalThreads.waiting(1)
                .playing(
                    pairing -> {
                      matches.add(pairing);
                      double[] points = pairing.seats().stream().mapToDouble(who -> who).toArray();
                      return new Result(Outcome.byPoints(points), List.of(), 1);
                    }),
            (_, _) -> true)
        .orElseThrow();
  }

  /** Six play a gauntlet and a round robin for four, of whom two play a final. */
  @Test
  void threeStagesFeedEachOtherAndCountOnFromWhereTheOneBeforeEnded() {
    Map<String, String> wins = Map.of("games", "1", "scoring", "wins");
    Standings standings =
        play(
            new Stages(
                Seeding.asListed(NAMES),
                List.of(
                    stage(FormatType.GAUNTLET, wins, 4),
                    stage(FormatType.ROUND_ROBIN, wins, 2),
                    stage(FormatType.SINGLE_ELIMINATION, Map.of(), 0))));
    // The first loses its ten matches on the boards of five pairs; the others all have won theirs,
    // and go on by name.
    assertThat(matches.subList(0, 10)).allMatch(pairing -> pairing.seats().contains(0));
    assertThat(matches.get(10)).isEqualTo(Specs.of(11, 6, 1, 4));
    // Twelve matches and the boards of six pairs later the last two of those four are the first two
    // seeds.
    assertThat(matches.get(22)).isEqualTo(Specs.of(23, 12, 4, 3));
    assertThat(matches).hasSize(24);
    assertThat(standings.stages())
        .extracting(stage -> FormatType.of(stage.format()))
        .containsExactly(
            FormatType.GAUNTLET, FormatType.ROUND_ROBIN, FormatType.SINGLE_ELIMINATION);
    assertThat(standings.lines()).extracting(Standing::entrant).containsExactly(4, 3, 2, 1, 5, 0);
    assertThat(standings.lines()).extracting(Standing::rank).containsExactly(1, 2, 3, 4, 5, 6);
  }

  @Test
  void thoseWhoShareARankInTheLastStageShareItInTheEnd() {
    Map<String, String> shared = Map.of("games", "1", "scoring", "wins", "tie-breaks", "");
    Standings standings =
        play(
            new Stages(
                Seeding.asListed(NAMES),
                List.of(
                    stage(FormatType.ROUND_ROBIN, shared, 3),
                    stage(FormatType.GAUNTLET, shared, 0))));
    // 5, 4 and 3 go on; 5 wins all four, the other two lose both of theirs.
    assertThat(standings.lines()).extracting(Standing::entrant).containsExactly(5, 4, 3, 2, 1, 0);
    assertThat(standings.lines()).extracting(Standing::rank).containsExactly(1, 2, 2, 4, 5, 6);
  }

  @Test
  void theFirstFewRunTheGauntletAgainstAllOthersFromBothSeats() {
    Settings two = FormatType.GAUNTLET.settings(Map.of("games", "1", "challengers", "2"));
    Round round =
        FormatType.GAUNTLET
            .create(Seeding.asListed(List.of("a", "b", "c", "d")), two)
            .next(List.of())
            .orElseThrow();
    List<List<Integer>> seats = new ArrayList<>();
    for (int match = 0; match < round.matches(); match++) {
      seats.add(Specs.at(round, match).seats());
    }
    assertThat(seats)
        .containsExactly(
            List.of(0, 2),
            List.of(2, 0),
            List.of(0, 3),
            List.of(3, 0),
            List.of(1, 2),
            List.of(2, 1),
            List.of(1, 3),
            List.of(3, 1));
  }

  @Test
  void matchupsAreThoseListedAndSeatsTurnWithTheGames() {
    Settings rules =
        FormatType.MATCHUPS.settings(Map.of("games", "2", "matchups", "c, a\na, b, c"));
    Round round =
        FormatType.MATCHUPS
            .create(Seeding.asListed(List.of("a", "b", "c")), rules)
            .next(List.of())
            .orElseThrow();
    assertThat(
            List.of(Specs.at(round, 0), Specs.at(round, 1), Specs.at(round, 2), Specs.at(round, 3)))
        .containsExactly(
            Specs.of(1, 1, 2, 0),
            Specs.of(2, 2, 0, 2),
            Specs.of(3, 3, 0, 1, 2),
            Specs.of(4, 4, 2, 0, 1));
    assertThat(round.matches()).isEqualTo(4);
  }
}
