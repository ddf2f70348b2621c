package dev.agon.report;

import dev.agon.rating.Lead;
import dev.agon.run.EventResult;
import dev.agon.scoring.SeatBalance;

/** What reports say in words. */
public final class Sentences {
  private Sentences() {}

  /** How sure the first place is. */
  public static String of(EventResult report, Lead lead) {
    String sure = lead.beyondChance() ? " is first beyond chance" : " may be first by chance";
    String took = lead.beyondChance() ? ": it took " : ": it would take ";
    return report.name(lead.first()).name()
        + sure
        + lead.gamesNeeded().map(games -> took + games + " games each").orElse("");
  }

  /** How evenly the seats were shared. */
  public static String of(SeatBalance balance) {
    return "in each seat everybody sat "
        + balance.fewest()
        + (balance.most() > balance.fewest() ? " to " + balance.most() : "")
        + (balance.most() == 1 ? " time" : " times");
  }
}
