package dev.agon.report;

import dev.agon.rating.Lead;
import dev.agon.run.EventResult;
import dev.agon.scoring.MeetingBalance;
import dev.agon.scoring.SeatBalance;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.text.Numbers;
import dev.agon.tournament.Cut;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.StageResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Sentences of reports. */
public final class Sentences {
  private Sentences() {}

  public static String of(EventResult.Interim so) {
    String stage = so.stages() == 1 ? "" : ", stage %d of %d".formatted(so.stage(), so.stages());
    return "not finished, %d matches so far of at least %d%s"
        .formatted(so.matches(), so.knownMatches(), stage);
  }

  /** What the box of the programs enforced; empty if no program played. */
  public static Optional<String> ofBox(EventResult report) {
    return report
        .enforced()
        .map(
            layers ->
                isWithoutBox(layers)
                    ? "none: programs ran WITHOUT A BOX and could do whatever the arena's user can"
                    : String.join(", ", layers));
  }

  /** Whether programs ran without a box, in some matches at least. */
  public static boolean isWithoutBox(List<String> layers) {
    return layers.isEmpty() || layers.equals(List.of("mixed"));
  }

  /** Whether the first place is beyond chance. */
  public static String of(EventResult report, Lead lead) {
    if (lead.certainty() == Lead.Certainty.TOO_FEW_GAMES) {
      return "Too few different games to judge the lead of %s; it takes at least %d"
          .formatted(report.name(lead.first()).name(), Lead.MIN_OBSERVATIONS);
    }
    String chance = lead.beyondChance() ? " is beyond chance" : " is within chance";
    String games = lead.beyondChance() ? " games each are enough" : " games each would settle it";
    return "The lead of "
        + report.name(lead.first()).name()
        + chance
        + lead.gamesNeeded().map(needed -> "; about " + needed + games).orElse("");
  }

  /** What a line across a table of standings says at the cut. */
  public static String of(Cut cut) {
    return "the first " + cut.advance() + " advance";
  }

  /** The warning that nothing which was played separates players at the cut; empty if it does. */
  public static Optional<String> warning(EventResult report, StageResult stage) {
    return stage
        .cut()
        .filter(cut -> !cut.equalPlayers().isEmpty())
        .map(cut -> warning(report, stage, cut));
  }

  private static String warning(EventResult report, StageResult stage, Cut cut) {
    List<String> names =
        cut.equalPlayers().stream().map(player -> report.name(player).name()).toList();
    String all = String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    String order = cut.decidedBy().isPresent() ? "names" : "seeds";
    int playoffs = stage.playoffs().size();
    String still =
        playoffs == 0
            ? " are equal at the cut"
            : " are still equal at the cut after " + playoffs + " playoffs";
    boolean canPlay = playoffs == 0 && stage.format().options().contains(StageOptions.TIE_BREAKS);
    return "ATTENTION: "
        + all
        + still
        + "; only the order of their "
        + order
        + " decides who advances"
        + (canPlay ? ". With playoff among the tie-breaks, matches decide" : "");
  }

  /** The points of a playoff: wins, and half of the draws. */
  public static String playoff(EventResult report, List<Standing> playoff) {
    return "Playoff: "
        + String.join(
            ", ",
            playoff.stream()
                .map(
                    line ->
                        report.name(line.entrant()).name()
                            + " "
                            + Numbers.points(line.score().points()))
                .toList());
  }

  /** How many of the matches are different games; empty if all are. */
  public static Optional<String> ofRepeats(Tally tally) {
    return tally.differentGames() == tally.matches()
        ? Optional.empty()
        : Optional.of(
            tally.differentGames()
                + " of the "
                + tally.matches()
                + " matches are different games; ratings and margins leave repeats out");
  }

  /**
   * How evenly seats were shared and bots met, if that is of interest: in a stage under way some
   * bots have not played yet, so only what is even already is said of it.
   */
  public static List<String> ofBalance(EventResult report, StageResult stage) {
    boolean isUnderWay =
        report.interim().isPresent() && stage.equals(report.standings().stages().getLast());
    return Stream.concat(
            stage
                .balance()
                .filter(seats -> !isUnderWay || seats.min() == seats.max())
                .map(Sentences::of)
                .stream(),
            stage
                .meetings()
                .filter(met -> !isUnderWay || met.min() == met.max())
                .map(Sentences::of)
                .stream())
        .toList();
  }

  private static String of(SeatBalance balance) {
    return "Each bot sat in each seat " + times(balance.min(), balance.max());
  }

  private static String of(MeetingBalance balance) {
    return "Each two bots met " + times(balance.min(), balance.max());
  }

  private static String times(long min, long max) {
    return min + (max > min ? " to " + max : "") + (min == 1 && max == 1 ? " time" : " times");
  }
}
