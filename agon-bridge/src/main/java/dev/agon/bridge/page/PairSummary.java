package dev.agon.bridge.page;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.session.PlayedContract.Declared;
import dev.agon.duplicate.Fraction;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where a pair gained and lost: as declarer, in defence, and on other boards. */
final class PairSummary {
  private final PageFigure figure;
  private final LineCells cells;
  private final Map<Role, Sum> sums = new EnumMap<>(Role.class);
  private int boards;

  PairSummary(PairTotal total, PageFigure figure, LineCells cells) {
    this.figure = figure;
    this.cells = cells;
    for (ScoredLine line : total.card()) {
      Partnership side = line.result().side(total.pair());
      line.score(side).ifPresent(score -> add(line, side, score));
    }
  }

  enum Role {
    DECLARING("declaring"),
    DEFENDING("defending"),
    OTHER("passed out, adjusted or without a contract");

    private final String words;

    Role(String words) {
      this.words = words;
    }

    String describe() {
      return words;
    }
  }

  /** The boards of a role. */
  private static final class Sum {
    private int boards;
    private Fraction total = Fraction.ZERO;
    private Optional<Integer> tricks = Optional.empty();
  }

  /**
   * The boards of a role.
   *
   * @param mean the mean figure of its boards
   * @param gain what it added to the pair's total, compared with average results
   * @param tricks the tricks more than double dummy, for the pair; empty if that is not known
   */
  record RoleGain(Role role, int boards, Fraction mean, Fraction gain, Optional<Integer> tricks) {}

  private void add(ScoredLine line, Partnership side, PairScore score) {
    Optional<Declared> declared = line.result().declared();
    Role role =
        declared.isEmpty()
            ? Role.OTHER
            : declared.get().declarer().partnership() == side ? Role.DECLARING : Role.DEFENDING;
    Sum sum = sums.computeIfAbsent(role, _ -> new Sum());
    boards++;
    sum.boards++;
    sum.total = sum.total.plus(figure.of(score));
    Optional<Integer> tricks =
        cells.tricksAgainstDoubleDummy(line).map(over -> role == Role.DECLARING ? over : -over);
    if (tricks.isPresent()) {
      sum.tricks = Optional.of(sum.tricks.orElse(0) + tricks.get());
    }
  }

  List<RoleGain> gains() {
    List<RoleGain> gains = new ArrayList<>();
    sums.forEach(
        (role, sum) ->
            gains.add(
                new RoleGain(
                    role,
                    sum.boards,
                    sum.total.over(sum.boards),
                    figure.gain(sum.total, sum.boards, boards),
                    sum.tricks)));
    return gains;
  }
}
