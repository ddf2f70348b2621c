package dev.agon.bridge.check;

import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;

/** What the pairs and players of a session are called in messages. */
final class PairNames {
  private final String word;
  private final boolean hasSections;

  PairNames(Session session) {
    this.word = session.kind() == EventKind.INDIVIDUAL ? "player " : "pair ";
    this.hasSections = session.sections().size() > 1;
  }

  String of(Pair pair) {
    return word
        + pair.number()
        + pair.direction()
            .filter(side -> !pair.number().endsWith(side.id()))
            .map(side -> " " + side.id())
            .orElse("")
        + (hasSections && !pair.section().isEmpty() ? " of section " + pair.section() : "");
  }
}
