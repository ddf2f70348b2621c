package dev.agon.bridge.movement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/** A movement with its trade-offs. */
public record MovementProposal(Movement movement, Fairness fairness) {
  public static MovementProposal of(Movement movement) {
    return new MovementProposal(movement, Fairness.of(movement));
  }

  /** A figure to sort by: fair, and many boards for everybody. */
  double rating() {
    return fairness.quality() * played().average().orElse(0);
  }

  /** How many others a contestant meets on average. */
  double meetings() {
    return met().average().orElse(0);
  }

  /** The boards that each contestant plays. */
  private IntStream played() {
    return IntStream.rangeClosed(1, movement.size())
        .map(
            number ->
                (int) movement.of(number).stream().mapToInt(Sitting::set).distinct().count()
                    * movement.boardsPerSet());
  }

  /** The number of others that each contestant plays against. */
  private IntStream met() {
    return IntStream.rangeClosed(1, movement.size()).map(this::met);
  }

  private int met(int number) {
    Set<Integer> others = new HashSet<>();
    for (Sitting sitting : movement.of(number)) {
      others.addAll(sitting.ns().contains(number) ? sitting.ew() : sitting.ns());
    }
    return others.size();
  }

  /** The movement in a line, for example {@code Howell, 5 tables: 11 rounds of 2 boards}. */
  public String title() {
    return "%s: %s of %s"
        .formatted(
            movement.name(),
            count(movement.rounds(), "round"),
            count(movement.boardsPerRound(), "board"));
  }

  /** The trade-offs in sentences, one a line. */
  public List<String> words() {
    String one = movement.contestants().one();
    List<String> words = new ArrayList<>();
    words.add(
        (movement.winners() == 1 ? "One winner" : "Two winners, North-South and East-West")
            + "; %s in play, each %s plays %s and meets %s of the %d others."
                .formatted(
                    count(movement.boards(), "board"),
                    one,
                    range(played()),
                    range(met()),
                    movement.size() - 1));
    words.addAll(sitOuts());
    int tables = movement.tablesPerSet();
    if (tables > 1) {
      words.add(
          "Up to %d tables play the same boards in a round: pass them on, or have copies."
              .formatted(tables));
    }
    words.add(
        String.format(
            Locale.ROOT,
            "%s are compared %.1f times on average (spread %.1f), at least %d (%s %d and %d), at"
                + " most %d: quality %.1f of 100.",
            movement.contestants() == Contestants.PAIRS
                ? "Two pairs" + (movement.winners() == 2 ? " of a direction" : "")
                : "Two " + movement.contestants().id(),
            fairness.mean(),
            fairness.deviation(),
            fairness.min(),
            movement.contestants().id(),
            fairness.least().isEmpty() ? 0 : fairness.least().getFirst(),
            fairness.least().isEmpty() ? 0 : fairness.least().getLast(),
            fairness.max(),
            fairness.quality()));
    words.add(
        switch (movement.kind()) {
          case MITCHELL -> "Easy to run: one direction stays, the other moves up a table.";
          case HOWELL -> "Nearly everybody moves after each round: hand out the guide cards.";
          case INDIVIDUAL -> "Everybody has a new partner in each round: hand out the guide cards.";
          case TEAMS -> "North-South of each team stay at the team's table.";
          case SWISS -> "Each further round is drawn from the ranking.";
        });
    return words;
  }

  private List<String> sitOuts() {
    List<Integer> rounds =
        IntStream.rangeClosed(1, movement.size())
            .map(number -> movement.sitOutsOf(number).size())
            .boxed()
            .toList();
    long out = rounds.stream().filter(count -> count > 0).count();
    int most = rounds.stream().mapToInt(Integer::intValue).max().orElse(0);
    return out == 0
        ? List.of()
        : List.of(
            "%s of %d %s sit out, %s at most."
                .formatted(
                    out == movement.size() ? "All" : String.valueOf(out),
                    movement.size(),
                    movement.contestants().id(),
                    count(most, "round")));
  }

  private static String range(IntStream values) {
    int[] all = values.sorted().toArray();
    return all[0] == all[all.length - 1]
        ? String.valueOf(all[0])
        : all[0] + " to " + all[all.length - 1];
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
