package dev.agon.bench.bridge;

import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.report.UsebioWriter;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Matchpoints;
import dev.agon.game.Dice;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Matchpointing a large field, and the files that the bridge commands are tried on. */
public final class BridgeBench {
  private static final int PAIRS = 100_000;
  private static final int BOARDS = 40;
  private static final int RUNS = 5;

  private BridgeBench() {}

  public static void main(String[] args) throws IOException {
    switch (args[0]) {
      case "matchpoints" -> matchpoints();
      case "old" -> writeOld(Path.of(args[1]));
      case "clubs" -> writeClubs(Path.of(args[1]), Integer.parseInt(args[2]));
      default -> throw new IllegalArgumentException("matchpoints, old or clubs, not " + args[0]);
    }
  }

  /** A score as they come in bridge: multiples of ten, most of them small. */
  private static int score(Dice dice) {
    return 10 * (dice.nextInt(30) + dice.nextInt(30) - dice.nextInt(60));
  }

  private static void matchpoints() {
    Dice dice = new Dice(1);
    double[][] boards = new double[BOARDS][];
    Arrays.setAll(boards, _ -> IntStream.range(0, PAIRS).mapToDouble(_ -> score(dice)).toArray());
    int[] pairs = IntStream.range(0, PAIRS).toArray();
    double[] seconds = new double[RUNS];
    for (int run = 0; run < RUNS; run++) {
      long begin = System.nanoTime();
      Matchpoints points = new Matchpoints(PAIRS);
      for (double[] scores : boards) {
        points.add(pairs, scores);
      }
      seconds[run] = (System.nanoTime() - begin) / 1e9;
      if (points.boards(0) != BOARDS) {
        throw new IllegalStateException("a board is missing");
      }
    }
    double first = seconds[0];
    Arrays.sort(seconds);
    System.out.printf(
        "matchpoints, %,d pairs x %d boards: %.2f s first, %.2f s median of %d (target: a second"
            + " or two)%n",
        PAIRS, BOARDS, first, seconds[RUNS / 2], RUNS);
  }

  /** The old scorer's file for as many pairs. */
  private static void writeOld(Path file) throws IOException {
    Dice dice = new Dice(2);
    try (BufferedWriter writer = Files.newBufferedWriter(file)) {
      for (int pair = 1; pair <= PAIRS; pair++) {
        writer.write(pair + " North " + pair + " - South " + pair + "\n");
      }
      writer.write("SCORES\n");
      for (int board = 0; board < BOARDS; board++) {
        for (int pair = 0; pair < PAIRS; pair++) {
          writer.write(dice.nextInt(20) == 0 ? "---- " : score(dice) + " ");
        }
        writer.write("\n");
      }
    }
  }

  /** Sessions of clubs in USEBIO, each of 6 to 12 tables and 24 boards. */
  private static void writeClubs(Path folder, int count) throws IOException {
    Files.createDirectories(folder);
    Dice dice = new Dice(3);
    for (int club = 0; club < count; club++) {
      Session session =
          SessionFile.read(
              "session.csv", rows(dice).getBytes(StandardCharsets.UTF_8), Optional.empty(), false);
      String xml =
          new UsebioWriter()
              .write(
                  new SessionReport(
                      "club " + club,
                      Scorer.score(session, ScoringRules.DEFAULT),
                      RankingMeasure.PERCENT,
                      EnumSet.allOf(ReportPart.class),
                      List.of()));
      Files.writeString(folder.resolve("club%05d.xml".formatted(club)), xml);
    }
  }

  /** On a board most tables play in one suit; the others defend or find something else. */
  private static String rows(Dice dice) {
    int tables = 6 + dice.nextInt(7);
    StringBuilder rows = new StringBuilder("board,ns,ew,contract,by,tricks\n");
    for (int board = 1; board <= 24; board++) {
      int suit = dice.nextInt(4);
      int side = dice.nextInt(2);
      for (int table = 0; table < tables; table++) {
        if (dice.nextInt(10) > 0) {
          boolean usual = dice.nextInt(4) > 0;
          int declarer = 2 * dice.nextInt(2) + (usual ? side : 1 - side);
          rows.append(board).append(',').append(table + 1).append(',');
          rows.append(tables + 1 + (table + board) % tables).append(',');
          rows.append(2 + dice.nextInt(3));
          rows.append("CDHS".charAt(usual ? suit : 3 - suit)).append(',');
          rows.append("NESW".charAt(declarer)).append(',');
          rows.append(7 + dice.nextInt(5)).append('\n');
        }
      }
    }
    return rows.toString();
  }
}
