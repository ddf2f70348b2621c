package dev.agon.bridge.report;

import dev.agon.bridge.Side;
import dev.agon.bridge.old.OldScorer;
import dev.agon.bridge.score.Line;
import dev.agon.bridge.score.Traveller;
import dev.agon.bridge.session.Outcome.Played;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The old scorer's lines, by its own arithmetic, for pairs in the session's order. What it had no
 * word for, as what a director gives, it takes for a board that was not played.
 */
public final class OldReport implements Report {
  @Override
  public String write(SessionReport report) {
    Session session = report.scored().session();
    OldScorer scorer = new OldScorer(session.pairs().size());
    for (Traveller traveller : report.scored().travellers()) {
      for (Side side : Side.values()) {
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

  private static void add(OldScorer scorer, Traveller traveller, Side side) {
    List<Integer> pairs = new ArrayList<>();
    List<Integer> scores = new ArrayList<>();
    for (Line line : traveller.lines()) {
      Optional<Integer> pair = line.result().pair(side);
      if (pair.isPresent() && line.result().outcome() instanceof Played played) {
        pairs.add(pair.get());
        scores.add(side.seen(played.score()));
      }
    }
    scorer.add(
        pairs.stream().mapToInt(Integer::intValue).toArray(),
        scores.stream().mapToDouble(Integer::doubleValue).toArray());
  }
}
