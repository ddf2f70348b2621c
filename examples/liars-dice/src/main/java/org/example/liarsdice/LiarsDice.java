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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.example.liarsdice.Move.Bid;
import org.example.liarsdice.Move.Liar;

/** The rules of Liar's Dice. */
final class LiarsDice implements Game<Table, Table, Move> {
  static final int FACES = 6;
  static final Setting<Integer> DICE = Setting.whole("dice", "dice of each player", 5, 1, 10);

  /** The dice of every seat, each hand in ascending order. */
  record Throw(List<List<Integer>> hands) implements Roll {}

  @Override
  public GameSpec spec() {
    return GameSpec.named("liarsdice", "Liar's Dice").withSeats(2, 6).withSettings(List.of(DICE));
  }

  @Override
  public Table start(Settings settings, int seats) {
    List<Integer> left = Collections.nCopies(seats, settings.get(DICE));
    return new Table(0, left, List.of(), List.of(), List.of());
  }

  @Override
  public Turn turn(Table table) {
    if (table.isOver()) {
      return new Turn.Over();
    }
    // The number of dice is different in every round.
    return table.hands().isEmpty()
        ? new Turn.Chance(table.dice(), dice -> new Throw(hands(table.left(), dice)))
        : new Turn.OneDecides(table.speaker());
  }

  private static List<List<Integer>> hands(List<Integer> left, Dice dice) {
    Supplier<Integer> die = () -> dice.nextInt(1, FACES + 1);
    return left.stream().map(count -> Stream.generate(die).limit(count).sorted().toList()).toList();
  }

  @Override
  public Optional<String> refuse(Table table, int seat, Move move) {
    return legalMoves(table).contains(move)
        ? Optional.empty()
        : Optional.of(
            "says " + move + " after " + table.bids() + " with " + table.dice() + " dice");
  }

  static List<Move> legalMoves(Table table) {
    List<Bid> bids = table.bids();
    int lowest = bids.isEmpty() ? 0 : bids.getLast().rank() + 1;
    Stream<Move> liar = bids.isEmpty() ? Stream.empty() : Stream.of(new Liar());
    IntStream higher = IntStream.range(lowest, table.dice() * FACES);
    return Stream.concat(liar, higher.mapToObj(Bid::ofRank)).toList();
  }

  @Override
  public Table apply(Table table, Step<Move> step) {
    return switch (step) {
      case Step.Rolled(Throw(var hands)) -> table.withHands(hands);
      case Step.Moved(_, Bid bid) -> table.bid(bid);
      case Step.Moved(_, Liar()) -> table.lost(table.loser(), 1);
      case Step.Forfeited(int seat, _) when !table.isOver() && table.left().get(seat) > 0 ->
          table.lost(seat, table.left().get(seat));
      case Step.Forfeited<Move> _ -> table;
      default -> throw new IllegalArgumentException("Liar's Dice has no such step: " + step);
    };
  }

  @Override
  public Table view(Table table, int seat) {
    List<List<Integer>> seen = new ArrayList<>(Collections.nCopies(table.left().size(), List.of()));
    seen.set(seat, table.hands().get(seat));
    return table.withHands(List.copyOf(seen));
  }

  @Override
  public Outcome outcome(Table table) {
    IntStream seats = IntStream.range(0, table.left().size());
    return Outcome.byPlaces(seats.map(table::place).toArray());
  }
}
