package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.TieBreaker;
import java.util.List;
import java.util.Optional;

/**
 * Where the standings of a stage are cut: the players above play the next stage.
 *
 * @param advance how many players advance; there are more
 * @param decidedBy the tie-break that separates the last player who advances from the next one;
 *     empty if points do, or if nothing does and the order of seeds decides
 * @param equalPlayers the players on both sides of the cut that nothing but a name or the order of
 *     seeds separates, best first; empty if there are none
 */
public record Cut(int advance, Optional<TieBreaker> decidedBy, List<Integer> equalPlayers) {
  public Cut {
    equalPlayers = List.copyOf(equalPlayers);
  }

  /** The cut of these standings; empty if all advance. */
  static Optional<Cut> of(List<Standing> lines, int advance) {
    if (advance >= lines.size()) {
      return Optional.empty();
    }
    Optional<TieBreaker> decidedBy = lines.get(advance).tieBreaker();
    int from = advance;
    while (from > 0 && isEqualToLineAbove(lines, from)) {
      from--;
    }
    int to = advance + 1;
    while (to < lines.size() && isEqualToLineAbove(lines, to)) {
      to++;
    }
    List<Integer> equal =
        from == advance
            ? List.of()
            : lines.subList(from, to).stream().map(Standing::entrant).toList();
    return Optional.of(new Cut(advance, decidedBy, equal));
  }

  private static boolean isEqualToLineAbove(List<Standing> lines, int index) {
    Standing line = lines.get(index);
    return line.rank() == lines.get(index - 1).rank()
        || line.tieBreaker().filter(by -> by == TieBreaker.NAME).isPresent();
  }
}
