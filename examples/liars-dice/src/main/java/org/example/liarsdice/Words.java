package org.example.liarsdice;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Questioner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.example.liarsdice.LiarsDice.Throw;
import org.example.liarsdice.LiarsDice.View;
import org.example.liarsdice.Move.Bid;
import org.example.liarsdice.Move.Liar;

/** Tells a match and asks people for moves. */
final class Words implements Narrator<Table, Move>, Questioner<View, Move> {

  /** What is said, in the form in which people type it, like {@code 3x6}. */
  static String of(Move move) {
    return move instanceof Bid(int count, int face) ? count + "x" + face : "liar";
  }

  @Override
  public Question<Move> question(View view, List<String> names) {
    return new Question.Choices<>(
        "What do you say? 3x6 says that at least three of all dice show a six.",
        LiarsDice.legalMoves(view).stream().map(Words::option).toList(),
        Optional.empty());
  }

  private static Question.Option<Move> option(Move move) {
    return new Question.Option<>(of(move), List.of(), of(move), new Next.Done<>(move));
  }

  @Override
  public List<String> table(View view, List<String> names) {
    return IntStream.range(0, names.size())
        .mapToObj(
            seat -> hand(view.table(), seat, names, seat == view.you() ? view.dice() : List.of()))
        .toList();
  }

  /** How many dice a seat has, and which; none if they are hidden. */
  static String hand(Table table, int seat, List<String> names, List<Integer> dice) {
    int left = table.left().get(seat);
    String which = dice.isEmpty() ? "." : ": " + dice;
    return names.get(seat) + " has " + left + (left == 1 ? " die" : " dice") + which;
  }

  @Override
  public List<String> tell(
      Table before, Step<Move> step, Table after, List<String> names, Viewpoint from) {
    List<String> lines = new ArrayList<>();
    switch (step) {
      case Step.Rolled(Throw(int seat, var dice))
          when !dice.isEmpty() && from.knowsWhatIsKnownTo(seat) ->
          lines.add("%s throws %s.".formatted(names.get(seat), dice));
      case Step.Moved(int seat, Bid bid) -> lines.add(names.get(seat) + " bids " + of(bid) + ".");
      case Step.Moved(int caller, Liar()) -> {
        lines.add("%s calls %s a liar.".formatted(names.get(caller), names.get(before.bidder())));
        before
            .speakers()
            .forEach(seat -> lines.add(hand(before, seat, names, before.hands().get(seat))));
        String loser = names.get(before.loser());
        lines.add("%d dice count: %s loses one.".formatted(before.found(), loser));
      }
      case Step.Forfeited(int seat, ForfeitReason reason) ->
          lines.add(names.get(seat) + " is out: " + reason.describe() + ".");
      default -> {}
    }
    if (after.isOver() && !before.isOver()) {
      lines.add(names.get(after.speaker(0)) + " is the last with dice and wins.");
    }
    return lines;
  }
}
