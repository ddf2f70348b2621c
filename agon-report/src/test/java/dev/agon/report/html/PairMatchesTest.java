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
import org.junit.jupiter.api.Test;

/** The lists of a pair's matches are made of few matches where the standings count the others. */
final class PairMatchesTest {
  private static final int ALL = Integer.MAX_VALUE;

  private final NavigableMap<Long, MatchSpec> specs = new ConcurrentSkipListMap<>();

  /** Two round robins, in which a pair meets 100 times. */
  private EventResult leagues() {
    List<String> names = Samples.bots(3);
    Map<String, String> options = Map.of("games", "50");
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

  @Test
  void theMatchesThatAreLeftOutWouldNotBeListed() {
    EventResult result = leagues();
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
    assertThat(added).isBetween(2 * 3 * 20, specs.size() - 50);
    for (int stage = 1; stage <= 2; stage++) {
      for (int low = 0; low < 2; low++) {
        for (int high = low + 1; high < 3; high++) {
          PairMatches.PairKey pair = PairMatches.PairKey.of(stage, low, high);
          assertThat(few.count(pair)).isEqualTo(100).isEqualTo(all.count(pair));
          assertThat(few.first(pair, ALL)).isEqualTo(all.first(pair, ALL)).hasSize(20);
        }
      }
    }
  }
}
