package dev.agon.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.result.MatchSpec;
import dev.agon.run.EventResult;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stages;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lists of a pair's matches are made of few matches where the standings count the others. */
final class PairMatchesTest {
  private static final int ALL = Integer.MAX_VALUE;

  private final NavigableMap<Long, MatchSpec> specs = new ConcurrentSkipListMap<>();

  /** Two round robins of three. */
  private EventResult leagues(Map<String, String> options) {
    List<String> names = Samples.bots(3);
    Stages.Maker league =
        seeding -> FormatType.ROUND_ROBIN.create(seeding, FormatType.ROUND_ROBIN.settings(options));
    return Samples.publication(
            names,
            new Stages(
                Seeding.asListed(names),
                List.of(new Stages.PlannedStage(league, 3), new Stages.PlannedStage(league, 0))),
            spec -> {
              specs.put(spec.number(), spec);
              return Samples.mixed(spec);
            })
        .report();
  }

  private void add(PairMatches pairs, MatchSpec spec) {
    pairs.add(spec.number(), spec.seats(), Samples.mixed(spec));
  }

  /** A pair plays all games of a seating in a row, but boards with all others. */
  @ParameterizedTest
  @CsvSource({"games, 50, 20", "games, 15, 20", "games, 5, 10", "boards, 50, 20"})
  void onlyTheMatchesThatAreListedAreNeeded(String option, String games, int listed) {
    EventResult result = leagues(Map.of(option, games));
    PairMatches all = new PairMatches(result);
    specs.values().forEach(spec -> add(all, spec));
    PairMatches few = new PairMatches(result);
    int added = 0;
    for (Map.Entry<Long, MatchSpec> next = specs.firstEntry();
        next != null;
        next = specs.ceilingEntry(few.nextAfter(next.getKey()))) {
      add(few, next.getValue());
      added++;
    }
    assertThat(added).isEqualTo(2 * 3 * listed);
    for (int stage = 1; stage <= 2; stage++) {
      for (int low = 0; low < 2; low++) {
        for (int high = low + 1; high < 3; high++) {
          PairMatches.PairKey pair = PairMatches.PairKey.of(stage, low, high);
          assertThat(few.count(pair)).isEqualTo(all.count(pair));
          assertThat(few.first(pair, ALL)).isEqualTo(all.first(pair, ALL)).hasSize(listed);
        }
      }
    }
  }
}
