package dev.agon.bridge.report;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.old.OldScorer;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.session.BoardOutcome.PlayedBoard;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes the old scorer's lines, with its arithmetic, for pairs in the session's order. The old
 * scorer has no assigned scores; here they count as boards that were not played.
 */
public final class OldSessionWriter implements SessionWriter {
  @Override
  public String write(SessionReport report) {
    Session session = report.scored().session();
    OldScorer scorer = new OldScorer(session.pairs().size());
    for (ScoredTraveller traveller : report.scored().travellers()) {
      for (Partnership side : Partnership.values()) {
        add(scorer, traveller, side);
      }
    }
    List<byte[]> names = new ArrayList<>();
    for (Pair pair : session.pairs()) {
      String name = pair.name().isEmpty() ? "pair " + pair.number() : pair.name();
      names.add(name.getBytes(StandardCharsets.UTF_8));
    }
    return new String(scorer.output(names), StandardCharsets.UTF_8);
  }

  private static void add(OldScorer scorer, ScoredTraveller traveller, Partnership side) {
    List<Integer> pairs = new ArrayList<>();
    List<Integer> scores = new ArrayList<>();
    for (ScoredLine line : traveller.lines()) {
      Optional<Integer> pair = line.result().pair(side);
      if (pair.isPresent() && line.result().outcome() instanceof PlayedBoard played) {
        pairs.add(pair.get());
        scores.add(side.fromNorthSouth(played.score()));
      }
    }
    scorer.add(
        pairs.stream().mapToInt(Integer::intValue).toArray(),
        scores.stream().mapToDouble(Integer::doubleValue).toArray());
  }
}
