package dev.agon.tournament;

import dev.agon.game.Settings;
import dev.agon.scoring.StandingsRanker;
import dev.agon.scoring.Tally;
import java.util.List;

/** A format of a single stage, with its players and its options. */
public abstract class OneStage implements Format {
  protected final Seeding seeding;
  protected final Settings options;
  private final FormatSpec spec;

  protected OneStage(FormatSpec spec, Seeding seeding, Settings options) {
    this.spec = spec;
    this.seeding = seeding;
    this.options = options;
  }

  @Override
  public final List<FormatSpec> types() {
    return List.of(spec);
  }

  protected final Round.Start after(List<PlayedRound> played) {
    return played.isEmpty() ? seeding.start() : played.getLast().round().after();
  }

  /** The ranking of the players by points and the tie-breaks of the options. */
  protected final StandingsRanker ranker(Tally total) {
    return new StandingsRanker(
        total, seeding.names(), seeding.seeds(), options.get(StageOptions.TIE_BREAKS));
  }
}
