package dev.agon.report;

import dev.agon.rating.Lead;
import dev.agon.run.EventResult;
import dev.agon.scoring.SeatBalance;
import dev.agon.scoring.Tally;
import java.util.Optional;

/** Sentences of reports. */
public final class Sentences {
  private Sentences() {}

  /** Whether the first place is beyond chance. */
  public static String of(EventResult report, Lead lead) {
    String chance = lead.beyondChance() ? " is beyond chance" : " is within chance";
    String games = lead.beyondChance() ? " games each are enough" : " games each would settle it";
    return "The lead of "
        + report.name(lead.first()).name()
        + chance
        + lead.gamesNeeded().map(needed -> "; about " + needed + games).orElse("");
  }

  /** How many of the matches are different games; empty if all are. */
  public static Optional<String> ofRepeats(Tally tally) {
    return tally.differentGames() == tally.matches()
        ? Optional.empty()
        : Optional.of(
            "%,d of the %,d matches are different games; repeats are no evidence, so ratings, margins and likelihoods leave them out"
                .formatted(tally.differentGames(), tally.matches()));
  }

  /** How evenly seats were shared. */
  public static String of(SeatBalance balance) {
    return "Each bot sat in each seat "
        + balance.min()
        + (balance.max() > balance.min() ? " to " + balance.max() : "")
        + (balance.max() == 1 ? " time" : " times");
  }
}
