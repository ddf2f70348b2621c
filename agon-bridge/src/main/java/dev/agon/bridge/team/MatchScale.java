package dev.agon.bridge.team;

import dev.agon.bridge.VictoryPoints;
import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How a side's points in a match become its score. */
public sealed interface MatchScale {

  Decimal score(MatchScore side);

  String describe();

  /** The score that the file gives a side for its points. */
  record PublishedScore(MatchScore side, Decimal score) {}

  /** Whether the scale gives a score that the file has. */
  default boolean gives(PublishedScore published) {
    return score(published.side()).compareTo(published.score()) == 0;
  }

  /** The IMPs or points themselves; the points of point-a-board are gross. */
  enum BoardSum implements MatchScale {
    NET("the sum of the boards"),
    GROSS("the IMPs of the boards that a side won"),
    POINTS("the sum of the boards");

    private final String words;

    BoardSum(String words) {
      this.words = words;
    }

    @Override
    public Decimal score(MatchScore side) {
      Fraction points = this == NET ? side.net() : side.gross();
      return points.rounded(2, RoundingMode.HALF_UP).stripped();
    }

    @Override
    public String describe() {
      return words;
    }
  }

  /** The WBF's continuous scale of 20 victory points, to this number of decimals. */
  record Continuous(int decimals) implements MatchScale {
    @Override
    public Decimal score(MatchScore side) {
      return new VictoryPoints(Math.max(1, side.boards()))
          .of(margin(side))
          .value()
          .rounded(decimals, RoundingMode.HALF_UP);
    }

    @Override
    public String describe() {
      return "the WBF's continuous scale of victory points"
          + (decimals == 0 ? ", rounded to whole points" : "");
    }
  }

  /**
   * The scale that the scores of a file's own matches follow. A margin that no match has gets the
   * score of the next smaller one.
   *
   * @param scores for each number of boards, the score of each margin
   */
  record FromFile(Map<Integer, TreeMap<Integer, Decimal>> scores) implements MatchScale {

    /** The scale of these matches; where they disagree, the most frequent score counts. */
    static FromFile of(List<PublishedScore> published) {
      Map<Integer, TreeMap<Integer, Map<Decimal, Integer>>> counts = new TreeMap<>();
      for (PublishedScore score : published) {
        counts
            .computeIfAbsent(score.side().boards(), _ -> new TreeMap<>())
            .computeIfAbsent(margin(score.side()), _ -> new TreeMap<>())
            .merge(score.score(), 1, Integer::sum);
      }
      Map<Integer, TreeMap<Integer, Decimal>> scores = new HashMap<>();
      counts.forEach(
          (boards, margins) ->
              margins.forEach(
                  (margin, candidates) ->
                      scores
                          .computeIfAbsent(boards, _ -> new TreeMap<>())
                          .put(
                              margin,
                              candidates.entrySet().stream()
                                  .max(Comparator.comparing(Map.Entry::getValue))
                                  .orElseThrow()
                                  .getKey())));
      return new FromFile(scores);
    }

    @Override
    public Decimal score(MatchScore side) {
      TreeMap<Integer, Decimal> margins = scores.getOrDefault(side.boards(), new TreeMap<>());
      Map.Entry<Integer, Decimal> at = margins.floorEntry(margin(side));
      return at != null
          ? at.getValue()
          : margins.isEmpty() ? Decimal.ZERO : margins.firstEntry().getValue();
    }

    /** Margins that get less than a smaller margin, in words. */
    public List<String> contradictions() {
      List<String> found = new ArrayList<>();
      scores.forEach(
          (boards, margins) -> {
            Map.Entry<Integer, Decimal> before = null;
            for (Map.Entry<Integer, Decimal> at : margins.entrySet()) {
              if (before != null && at.getValue().compareTo(before.getValue()) < 0) {
                found.add(
                    "matches of %d boards: a margin of %d gets %s, a margin of %d gets %s"
                        .formatted(
                            boards,
                            before.getKey(),
                            before.getValue(),
                            at.getKey(),
                            at.getValue()));
              }
              before = at;
            }
          });
      return found;
    }

    @Override
    public String describe() {
      return "the file's own scale";
    }
  }

  private static int margin(MatchScore side) {
    return side.net().rounded(0, RoundingMode.HALF_UP).intValueExact();
  }
}
