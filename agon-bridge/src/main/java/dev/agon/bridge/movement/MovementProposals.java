package dev.agon.bridge.movement;

import dev.agon.bridge.movement.Mitchell.MitchellForm;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Proposes movements for a number of contestants and boards, the best first. */
public final class MovementProposals {
  /** The largest number of boards of a session. */
  public static final int MAX_BOARDS = 100;

  /** With more rounds, rounds of more than one board are preferred. */
  private static final int MAX_ROUNDS_OF_ONE = 9;

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

  /**
   * Movements in which nobody plays more than a number of boards.
   *
   * @throws UserError if there is none
   */
  public static List<MovementProposal> of(Contestants contestants, int size, int boards) {
    MovementProposals proposals = new MovementProposals(size, boards);
    switch (contestants) {
      case PAIRS -> proposals.addPairs();
      case PLAYERS -> proposals.addPlayers();
      case TEAMS -> proposals.addTeams();
    }
    return proposals.proposals.stream()
        .sorted(Comparator.comparingDouble(MovementProposal::rating).reversed())
        .toList();
  }

  private void add(Optional<Movement> movement) {
    movement
        .map(found -> new MovementProposal(found, Fairness.of(found)))
        .ifPresent(proposals::add);
  }

  private void addPairs() {
    if (size < 3) {
      throw new UserError(
          "a movement for %d pair%s cannot exist; the least are 3 pairs"
              .formatted(size, size == 1 ? "" : "s"));
    }
    int tables = (size + 1) / 2;
    for (MitchellForm form : MitchellForm.values()) {
      int most = form == MitchellForm.SKIP ? tables - 1 : tables;
      best(most).ifPresent(length -> addMitchells(form, length));
    }
    if (size <= Howell.MAX_PAIRS) {
      int full = 2 * tables - 1;
      if (full <= boards) {
        add(Howell.of(size, full, boards / full));
      }
      addShortHowell(full);
    }
    if (proposals.isEmpty()) {
      throw new UserError(
          "%d pairs cannot play a movement of %d board%s"
              .formatted(size, boards, boards == 1 ? "" : "s"));
    }
  }

  /** Rounds and boards a round. */
  private record Length(int rounds, int boardsPerRound) {
    int boards() {
      return rounds * boardsPerRound;
    }

    /** Whether there are not too many changes of tables for single boards. */
    boolean isUsual() {
      return boardsPerRound > 1 || rounds <= MAX_ROUNDS_OF_ONE;
    }
  }

  private Optional<Length> best(int mostRounds) {
    return IntStream.rangeClosed(1, Math.min(mostRounds, boards))
        .mapToObj(rounds -> new Length(rounds, boards / rounds))
        .max(BY_LENGTH);
  }

  /** Two winners, and one winner with the number of switched rounds that is fairest. */
  private void addMitchells(MitchellForm form, Length length) {
    int rounds = length.rounds();
    add(Mitchell.of(size, rounds, length.boardsPerRound(), form, 0));
    IntStream.rangeClosed(1, rounds / 2)
        .mapToObj(switched -> Mitchell.of(size, rounds, length.boardsPerRound(), form, switched))
        .flatMap(Optional::stream)
        .max(Comparator.comparingDouble(movement -> Fairness.of(movement).quality()))
        .ifPresent(movement -> add(Optional.of(movement)));
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
