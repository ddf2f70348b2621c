package dev.agon.ladder.fit;

import dev.agon.game.Dice;
import dev.agon.game.Outcome;
import dev.agon.result.Result;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Specs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Results drawn from known strengths, for the fit and for slow oracles. */
final class DrawnResults {
  final double[] strengths;
  private final Dice dice;
  private boolean hasDraws = true;
  private final List<Table> tables = new ArrayList<>();

  /** Who sat at a table, and the places. */
  static final class Table {
    final int[] seated;
    final int[] places;

    Table(int[] seated, int[] places) {
      this.seated = seated;
      this.places = places;
    }
  }

  DrawnResults(int versions, long seed) {
    dice = new Dice(seed);
    strengths = new double[versions];
    Arrays.setAll(strengths, _ -> 2 * (dice.nextDouble() + dice.nextDouble() - 1));
  }

  DrawnResults withoutDraws() {
    hasDraws = false;
    return this;
  }

  /** So many games between versions that are drawn at random. */
  DrawnResults duels(int count) {
    for (int i = 0; i < count; i++) {
      int one = dice.nextInt(strengths.length);
      int other = (one + 1 + dice.nextInt(strengths.length - 1)) % strengths.length;
      duel(one, other);
    }
    return this;
  }

  void duel(int one, int other) {
    double chance = 1 / (1 + Math.exp(strengths[other] - strengths[one]));
    boolean won = dice.nextDouble() < chance;
    boolean drawn = hasDraws && dice.nextInt(8) == 0;
    tables.add(
        new Table(new int[] {one, other}, new int[] {won || drawn ? 1 : 2, won && !drawn ? 2 : 1}));
  }

  /** Tables of three to five, with shared places. */
  DrawnResults tables(int count) {
    for (int i = 0; i < count; i++) {
      int[] seated = new int[3 + dice.nextInt(3)];
      int first = dice.nextInt(strengths.length);
      int apart = 1 + dice.nextInt(strengths.length / seated.length);
      Arrays.setAll(seated, seat -> (first + apart * seat) % strengths.length);
      int[] drawn = new int[seated.length];
      Arrays.setAll(drawn, _ -> dice.nextInt(seated.length));
      int[] places = new int[seated.length];
      Arrays.setAll(
          places, seat -> 1 + (int) Arrays.stream(drawn).filter(one -> one < drawn[seat]).count());
      tables.add(new Table(seated, places));
    }
    return this;
  }

  List<Table> all() {
    return tables;
  }

  SparseResults sparse() {
    SparseResults results = new SparseResults();
    results.grow(strengths.length);
    tables.forEach(table -> results.addTable(table.seated, table.places));
    return results;
  }

  Tally tally() {
    Tally tally = new Tally(strengths.length);
    for (Table table : tables) {
      tally.add(
          Specs.SEEDS.spec(1, 1, Arrays.stream(table.seated).boxed().toList()),
          new Result(Outcome.of(table.places, new double[table.places.length]), List.of(), 1));
    }
    return tally;
  }
}
