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

  /** Whether the stage has a round for each latecomer after so many rounds of the others. */
  protected final boolean isOverAfter(int roundsOfOthers, List<PlayedRound> played) {
    return played.size() >= roundsOfOthers + seeding.late().size();
  }

  /**
   * The round of a latecomer, who meets opponents as often and from the same seats as all others
   * do, and on the same boards where all play the same.
   */
  protected final Round roundOf(int latecomer, List<Integer> opponents, List<PlayedRound> played) {
    Round.Start next = after(played);
    Round.Start start =
        StageOptions.hasBoards(options)
            ? new Round.Start(next.match(), seeding.start().board())
            : next;
    int games = StageOptions.games(options);
    return Round.from(
        start,
        opponents.stream()
            .map(one -> new Group(List.of(one, latecomer), Seatings.ORDERED_PAIRS, games))
            .toList(),
        Round.Terms.of(options));
  }

  /** The ranking of the players by points and the tie-breaks of the options. */
  protected final StandingsRanker ranker(Tally total) {
    return new StandingsRanker(
        total, seeding.names(), seeding.seeds(), options.get(StageOptions.TIE_BREAKS));
  }
}
