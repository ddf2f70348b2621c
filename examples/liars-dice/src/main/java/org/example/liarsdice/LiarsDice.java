package org.example.liarsdice;

import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Roll;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.example.liarsdice.LiarsDice.View;
import org.example.liarsdice.Move.Bid;
import org.example.liarsdice.Move.Liar;

/** The rules of Liar's Dice. */
final class LiarsDice implements Game<Table, View, Move> {
  static final int FACES = 6;
  static final Setting<Integer> DICE = Setting.whole("dice", "dice of each player", 5, 1, 10);
  static final Setting<Boolean> WILD = Setting.yesOrNo("wild", "ones count as every face", true);
  private static final GameSpec SPEC =
      GameSpec.named("liarsdice", "Liar's Dice").withSeats(2, 6).withSettings(List.of(DICE, WILD));

  /** The dice that one seat throws, in ascending order. */
  record Throw(int seat, List<Integer> dice) implements Roll {}

  /** The seat's own dice, and the table without any. */
  record View(int you, List<Integer> dice, Table table) {}

  @Override
  public GameSpec spec() {
    return SPEC;
  }

  @Override
  public Table start(Settings settings, int seats) {
    return Table.of(seats, settings.get(DICE), settings.get(WILD));
  }

  /** Every seat throws by itself, so that a roll is known to one seat or to all. */
  @Override
  public Turn turn(Table table) {
    int thrown = table.hands().size();
    if (table.isOver()) {
      return new Turn.Over();
    }
    return thrown == table.left().size()
        ? new Turn.OneDecides(table.toSpeak())
        : new Turn.Chance(
            (long) table.round() * SPEC.maxSeats() + thrown,
            dice -> new Throw(thrown, faces(table.left().get(thrown), dice)));
  }

  private static List<Integer> faces(int count, Dice dice) {
    return Stream.generate(() -> dice.nextInt(1, FACES + 1)).limit(count).sorted().toList();
  }

  @Override
  public Optional<String> refuse(Table table, int seat, Move move) {
    List<Bid> bids = table.bids();
    return switch (move) {
      case Liar() when bids.isEmpty() -> Optional.of("says liar before the first bid");
      case Bid(_, int face) when face < 1 || face > FACES ->
          Optional.of("bids on a " + face + ", but dice have 1 to " + FACES);
      case Bid(int count, _) when count < 1 || count > table.dice() ->
          Optional.of("bids " + count + " of " + table.dice() + " dice");
      case Bid bid when !bids.isEmpty() && bid.rank() <= bids.getLast().rank() ->
          Optional.of("bids %s after %s".formatted(Words.of(bid), Words.of(bids.getLast())));
      case Liar _, Bid _ -> Optional.empty();
    };
  }

  static List<Move> legalMoves(View view) {
    List<Bid> bids = view.table().bids();
    int lowest = bids.isEmpty() ? 0 : bids.getLast().rank() + 1;
    Stream<Move> liar = bids.isEmpty() ? Stream.empty() : Stream.of(new Liar());
    IntStream higher = IntStream.range(lowest, view.table().dice() * FACES);
    return Stream.concat(liar, higher.mapToObj(Bid::ofRank)).toList();
  }

  @Override
  public Table apply(Table table, Step<Move> step) {
    return switch (step) {
      case Step.Rolled(Throw(_, var dice)) -> table.withHands(Table.plus(table.hands(), dice));
      case Step.Moved(_, Bid bid) -> table.bid(bid);
      case Step.Moved(_, Liar()) -> table.lost(table.loser(), 1);
      case Step.Forfeited(int seat, _) when !table.isOver() && table.left().get(seat) > 0 ->
          table.lost(seat, table.left().get(seat));
      case Step.Forfeited<Move> _ -> table;
      default -> throw new IllegalArgumentException("Liar's Dice has no such step: " + step);
    };
  }

  @Override
  public View view(Table table, int seat) {
    return new View(seat, table.hands().get(seat), table.withHands(List.of()));
  }

  @Override
  public Outcome outcome(Table table) {
    IntStream seats = IntStream.range(0, table.left().size());
    return Outcome.byPlaces(seats.map(table::place).toArray());
  }
}
