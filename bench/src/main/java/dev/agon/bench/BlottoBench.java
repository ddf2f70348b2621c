package dev.agon.bench;

import com.sun.management.ThreadMXBean;
import dev.agon.blotto.ContestEntry;
import dev.agon.blotto.contest.Contest;
import dev.agon.blotto.contest.Showing;
import dev.agon.game.Dice;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Forces;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.games.blotto.solve.Solution;
import dev.agon.games.blotto.solve.Solver;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Contests all against all, the game solved, and the files that the old command is tried on. */
public final class BlottoBench {
  private static final int FIELDS = 10;
  private static final int UNITS = 100;
  private static final double GAP = 0.001;
  private static final int ROUNDS_BETWEEN_LOOKS = 50;

  private BlottoBench() {}

  public static void main(String[] args) throws IOException {
    switch (args[0]) {
      case "files" -> writeFiles(Path.of(args[1]), plans(2_000));
      case "contest" -> contests();
      case "solve" -> solve(args[1], args[2]);
      default -> throw new IllegalArgumentException("files, contest or solve, not " + args[0]);
    }
  }

  /** Plans whose borders between fields are drawn at random. */
  private static List<Plan> plans(int count) {
    Dice dice = new Dice(1);
    List<Plan> plans = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int[] borders = new int[FIELDS + 1];
      borders[FIELDS] = UNITS;
      for (int border = 1; border < FIELDS; border++) {
        borders[border] = dice.nextInt(UNITS + 1);
      }
      Arrays.sort(borders);
      int[] plan = new int[FIELDS];
      Arrays.setAll(plan, field -> borders[field + 1] - borders[field]);
      plans.add(Plan.of(plan));
    }
    return plans;
  }

  /** Entries, and all their matchups in an order that no cache likes. */
  private static void writeFiles(Path folder, List<Plan> plans) throws IOException {
    StringBuilder entries = new StringBuilder();
    List<String> matchups = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      entries.append(new ContestEntry(id(i), plans.get(i)).line()).append('\n');
      for (int j = 0; j < i; j++) {
        matchups.add(id(i) + " " + id(j));
      }
    }
    Dice dice = new Dice(2);
    for (int i = matchups.size() - 1; i > 0; i--) {
      matchups.set(i, matchups.set(dice.nextInt(i + 1), matchups.get(i)));
    }
    Files.writeString(folder.resolve("blotto.entries"), entries);
    Files.write(folder.resolve("blotto.matchups"), matchups);
  }

  private static String id(int entry) {
    return "player%04d".formatted(entry);
  }

  private static void contests() {
    List<Plan> few = plans(2_000);
    List<Plan> many = plans(20_000);
    System.out.printf(
        "2,000 entries, first         %,8.1f ms%n", milliseconds(() -> fight(few, 1)));
    for (int i = 0; i < 10; i++) {
      fight(few, 1);
    }
    double ours = milliseconds(() -> fight(few, 1));
    int[][] units = few.stream().map(Plan::toArray).toArray(int[][]::new);
    int[] wins = fight(few, 1).stream().mapToInt(showing -> showing.wars().wins()).toArray();
    if (!Arrays.equals(wins, fightOneByOne(units))) {
      throw new IllegalStateException("the contest and the obvious loop disagree");
    }
    double obvious = milliseconds(() -> fightOneByOne(units));
    System.out.printf("2,000 entries, warmed        %,8.1f ms%n", ours);
    System.out.printf(
        "2,000 entries, obvious loop  %,8.1f ms, %.0f times as long%n", obvious, obvious / ours);
    double one = milliseconds(() -> fight(many, 1));
    double two = milliseconds(() -> fight(many, 2));
    System.out.printf("20,000 entries, one thread   %,8.1f ms%n", one);
    System.out.printf("20,000 entries, two threads  %,8.1f ms%n", two);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getTotalThreadAllocatedBytes();
    fight(many, 2);
    double bytes = threads.getTotalThreadAllocatedBytes() - before;
    double pairs = many.size() * (many.size() - 1.0) / 2;
    System.out.printf("20,000 entries, allocated    %,8.3f bytes for each pair%n", bytes / pairs);
  }

  private static double milliseconds(Runnable action) {
    long begin = System.nanoTime();
    action.run();
    return (System.nanoTime() - begin) / 1e6;
  }

  private static List<Showing> fight(List<Plan> plans, int threads) {
    Contest contest = new Contest(Battlefields.upTo(FIELDS), plans);
    try (ForkJoinPool pool = new ForkJoinPool(threads)) {
      return pool.invoke(ForkJoinTask.adapt(() -> contest.play(() -> {})));
    }
  }

  /** The wins of each plan: every pair once, field by field. */
  private static int[] fightOneByOne(int[][] units) {
    int[] wins = new int[units.length];
    for (int i = 0; i < units.length; i++) {
      for (int j = 0; j < i; j++) {
        int margin = 0;
        for (int field = 0; field < FIELDS; field++) {
          if (units[i][field] > units[j][field]) {
            margin += field + 1;
          } else if (units[i][field] < units[j][field]) {
            margin -= field + 1;
          }
        }
        if (margin > 0) {
          wins[i]++;
        } else if (margin < 0) {
          wins[j]++;
        }
      }
    }
    return wins;
  }

  private static void solve(String values, String units) {
    long begin = System.nanoTime();
    Solver solver = new Solver(Battlefields.parse(values), Forces.parse(units));
    Solution solution = solver.solution();
    while (solution.gap() > GAP) {
      for (int round = 0; round < ROUNDS_BETWEEN_LOOKS; round++) {
        solver.play();
      }
      solution = solver.solution();
    }
    System.out.printf(
        "fields worth %s, units %s: gap %.6f after %,d rounds, %.2f s%n",
        values, units, solution.gap(), solver.rounds(), (System.nanoTime() - begin) / 1e9);
  }
}
