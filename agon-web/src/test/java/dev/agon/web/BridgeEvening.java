package dev.agon.web;

import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.PbnFile;
import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.page.PublishedSession.PageFile;
import dev.agon.bridge.session.SessionHeading;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** An evening of seven tables and 21 boards with hands, and with names that try to be markup. */
final class BridgeEvening {
  private static final int TABLES = 7;
  private static final int ROUNDS = 7;
  private static final int BOARDS_PER_ROUND = 3;
  private static final List<String> CONTRACTS =
      List.of("4H,N,10", "3NT,S,9", "4Sx,E,8", "2D,W,9", "6C,N,11", "1NT,E,7", "4H,S,11");

  private BridgeEvening() {}

  /** The rows of a Mitchell movement, round after round, as tables would send them. */
  static String rows(int results) {
    StringBuilder rows = new StringBuilder("board,ns,ew,contract,by,tricks\n");
    int left = results;
    for (int round = 0; round < ROUNDS; round++) {
      for (int table = 0; table < TABLES; table++) {
        for (int board = 0; board < BOARDS_PER_ROUND && left > 0; board++, left--) {
          int number = (table + round) % TABLES * BOARDS_PER_ROUND + board + 1;
          int ew = TABLES + 1 + Math.floorMod(table - round, TABLES);
          rows.append(number).append(',').append(table + 1).append(',').append(ew).append(',');
          rows.append(CONTRACTS.get((number + 3 * table) % CONTRACTS.size())).append('\n');
        }
      }
    }
    return rows.toString();
  }

  static String allRows() {
    return rows(TABLES * ROUNDS * BOARDS_PER_ROUND);
  }

  private static NamesFile names() {
    StringBuilder names = new StringBuilder();
    for (int pair = 1; pair <= 2 * TABLES; pair++) {
      names.append(pair).append(',').append(name(pair)).append('\n');
    }
    return NamesFile.read("names.csv", names.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String name(int pair) {
    return switch (pair) {
      case 1 -> "<img src=x onerror=alert(1)> & </bdi><script>alert(2)</script>";
      case 2 -> "Wolfeschlegelsteinhausenbergerdorff & Featherstonehaugh-Cholmondeley";
      case 3 -> "\u05d3\u05d5\u05d3 & \u05e8\u05d5\u05ea";
      default -> "Player " + (2 * pair - 1) + " & Player " + 2 * pair;
    };
  }

  /** The same four hands on every board, turned by a quarter from board to board. */
  private static Deals deals() {
    List<String> hands =
        List.of("AKQ765.T98.43.52", "JT98.AKQJ.T98.43", "432.765.AKQJ.T98", ".432.7652.AKQJ76");
    StringBuilder pbn = new StringBuilder();
    for (int board = 1; board <= BOARDS_PER_ROUND * ROUNDS; board++) {
      pbn.append("[Board \"").append(board).append("\"]\n[Deal \"");
      pbn.append("NESW".charAt(board % 4)).append(':').append(String.join(" ", hands));
      pbn.append("\"]\n[DoubleDummyTricks \"8a799897996364464636\"]\n\n");
    }
    return PbnFile.read("hands.pbn", pbn.toString().getBytes(StandardCharsets.UTF_8));
  }

  static EveningRecipe recipe() {
    return EveningRecipe.USUAL
        .names(names())
        .deals(deals())
        .heading(new SessionHeading("Tuesday <b>pairs", "The & club", "17/11/2026"));
  }

  static PublishedSession session(byte[] rows) {
    return recipe()
        .publish("evening.csv", rows)
        .with(List.of(new PageFile("session.xml", "Results as USEBIO")));
  }
}
