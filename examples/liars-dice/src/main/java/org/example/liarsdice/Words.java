package org.example.liarsdice;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.example.liarsdice.Move.Bid;
import org.example.liarsdice.Move.Liar;

/** Tells a match. */
final class Words {
  private Words() {}

  /** The dice of each seat, as far as the viewpoint may see them. */
  static List<String> hands(Table table, List<String> names, Viewpoint from) {
    IntFunction<Object> dice =
        seat -> from.knowsWhatIsKnownTo(seat) ? table.hands().get(seat) : "hidden";
    return IntStream.range(0, table.hands().size())
        .mapToObj(seat -> names.get(seat) + ": " + dice.apply(seat))
        .toList();
  }

  static List<String> tell(
      Table before, Step<Move> step, Table after, List<String> names, Viewpoint from) {
    List<String> lines = new ArrayList<>();
    switch (step) {
      case Step.Rolled<Move> _ -> {
        lines.addAll(hands(after, names, from));
        lines.add(names.get(after.speaker()) + " begins.");
      }
      case Step.Moved(int seat, Bid bid) -> lines.add(names.get(seat) + " bids " + bid + ".");
      case Step.Moved(int seat, Liar()) -> {
        lines.add(names.get(seat) + " says liar.");
        lines.addAll(hands(before, names, Viewpoint.afterwards()));
        String loser = names.get(before.loser());
        lines.add("%d dice count: %s loses one.".formatted(before.found(), loser));
      }
      case Step.Forfeited(int seat, ForfeitReason reason) ->
          lines.add(names.get(seat) + " is out: " + reason.describe() + ".");
      default -> {}
    }
    return lines;
  }
}
