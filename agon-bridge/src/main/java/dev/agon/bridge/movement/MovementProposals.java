package dev.agon.bridge.movement;

import dev.agon.bridge.movement.Mitchell.MitchellForm;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Proposes movements for a number of contestants and boards, the best first. */
public final class MovementProposals {
  public static final int MAX_BOARDS = 100;

  /** With more rounds, rounds of more than one board are preferred. */
  private static final int MAX_ROUNDS_OF_ONE = 9;

  /** One switched round in so many is near the fairest number, whatever their length. */
  private static final int ROUNDS_PER_SWITCH = 8;

  /** Fair with many boards, and then with many others whom one meets. */
  private static final Comparator<MovementProposal> BY_WORTH =
      Comparator.comparingDouble(MovementProposal::rating)
          .thenComparingDouble(MovementProposal::meetings);

  /** The most boards, then rounds of a usual length, and then the most rounds. */
  private static final Comparator<Length> BY_LENGTH =
      Comparator.comparingInt(Length::boards)
          .thenComparing(Length::isUsual)
          .thenComparingInt(Length::rounds);

  private final int size;
  private final int boards;
  private final List<MovementProposal> proposals = new ArrayList<>();

  private MovementProposals(int size, int boards) {
    this.size = size;
    this.boards = boards;
  }

  /** Movements in which nobody plays more than a number of boards; an error if none exists. */
  public static List<MovementProposal> of(Contestants contestants, int size, int boards) {
    MovementProposals proposals = new MovementProposals(size, boards);
    switch (contestants) {
      case PAIRS -> proposals.addPairs();
      case PLAYERS -> proposals.addPlayers();
      case TEAMS -> proposals.addTeams();
    }
    return proposals.proposals.stream().sorted(BY_WORTH.reversed()).toList();
  }

  private void add(Optional<Movement> movement) {
    movement.map(MovementProposal::of).ifPresent(proposals::add);
  }

  private void addPairs() {
    if (size < 3) {
      throw new UserError(
          "a movement for %d pair%s cannot exist; the least are 3 pairs"
              .formatted(size, size == 1 ? "" : "s"));
    }
    int tables = (size + 1) / 2;
    for (MitchellForm form : MitchellForm.values()) {
      addMitchells(form, form == MitchellForm.SKIP ? tables - 1 : tables);
    }
    if (size <= Howell.MAX_PAIRS) {
      int full = 2 * tables - 1;
      if (full <= boards) {
        add(Howell.of(size, full, boards / full));
      }
      addShortHowell(full);
      if (boards >= Howell.TWO_SETS) {
        add(Howell.ofTwoSets(size, boards / Howell.TWO_SETS));
      }
    }
    if (proposals.isEmpty()) {
      throw new UserError(
          "%d pairs cannot play a movement of %d board%s"
              .formatted(size, boards, boards == 1 ? "" : "s"));
    }
  }

  private record Length(int rounds, int boardsPerRound) {
    static Length of(Movement movement) {
      return new Length(movement.rounds(), movement.boardsPerRound());
    }

    int boards() {
      return rounds * boardsPerRound;
    }

    /** Whether there are not too many changes of tables for single boards. */
    boolean isUsual() {
      return boardsPerRound > 1 || rounds <= MAX_ROUNDS_OF_ONE;
    }
  }

  /** The best with two winners, and the best with one. */
  private void addMitchells(MitchellForm form, int mostRounds) {
    bestMitchell(form, mostRounds, _ -> 0).ifPresent(proposals::add);
    bestMitchell(form, mostRounds, rounds -> Math.ceilDiv(rounds, ROUNDS_PER_SWITCH))
        .flatMap(found -> fairestSwitch(form, Length.of(found.movement())))
        .ifPresent(proposals::add);
  }

  private Optional<MovementProposal> bestMitchell(
      MitchellForm form, int mostRounds, IntUnaryOperator switched) {
    return IntStream.rangeClosed(1, Math.min(mostRounds, boards))
        .mapToObj(rounds -> new Length(rounds, boards / rounds))
        .filter(Length::isUsual)
        .map(length -> mitchell(form, length, switched.applyAsInt(length.rounds())))
        .flatMap(Optional::stream)
        .max(BY_WORTH);
  }

  private Optional<MovementProposal> fairestSwitch(MitchellForm form, Length length) {
    return IntStream.rangeClosed(1, length.rounds() / 2)
        .mapToObj(switched -> mitchell(form, length, switched))
        .flatMap(Optional::stream)
        .max(BY_WORTH);
  }

  private Optional<MovementProposal> mitchell(MitchellForm form, Length length, int switched) {
    return Mitchell.of(size, length.rounds(), length.boardsPerRound(), form, switched)
        .map(MovementProposal::of);
  }

  /** The three-quarter Howell with the most boards, and then the most rounds. */
  private void addShortHowell(int full) {
    int tables = (size + 1) / 2;
    IntStream.range(tables + 1, full)
        .filter(rounds -> rounds <= boards)
        .mapToObj(rounds -> new Length(rounds, boards / rounds))
        .sorted(BY_LENGTH.reversed())
        .map(length -> Howell.of(size, length.rounds(), length.boardsPerRound()))
        .flatMap(Optional::stream)
        .findFirst()
        .ifPresent(movement -> add(Optional.of(movement)));
  }

  private void addPlayers() {
    if (!Individual.exists(size)) {
      throw new UserError(
          "an individual for %d players cannot exist; it needs 4 to %d players, a multiple of 4 or"
                  .formatted(size, Individual.MAX_PLAYERS)
              + " one more");
    }
    int rounds = size % 4 == 0 ? size - 1 : size;
    if (rounds > boards) {
      throw new UserError(
          "an individual for %d players has %d rounds, so at least %d boards, not %d"
              .formatted(size, rounds, rounds, boards));
    }
    add(Individual.of(size, boards / rounds));
  }

  private void addTeams() {
    if (size < 2 || size > TeamMovement.MAX_TEAMS) {
      throw new UserError(
          "a movement for %d team%s cannot exist; there are movements for 2 to %d"
              .formatted(size, size == 1 ? "" : "s", TeamMovement.MAX_TEAMS));
    }
    if (size - 1 > boards) {
      throw new UserError(
          "%d teams meet each other in %d rounds, so on at least %d boards, not %d; a Swiss needs"
                  .formatted(size, size - 1, size - 1, boards)
              + " fewer rounds");
    }
    add(TeamMovement.of(size, boards / (size - 1)));
  }
}
