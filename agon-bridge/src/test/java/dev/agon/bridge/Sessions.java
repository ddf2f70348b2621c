package dev.agon.bridge;

import dev.agon.bridge.file.CsvFile;
import dev.agon.bridge.file.UsebioFile;
import dev.agon.bridge.session.Session;
import dev.agon.game.Dice;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Sessions for tests. */
public final class Sessions {
  private Sessions() {}

  /** From rows of board, NS, EW and score, with bars between rows. */
  public static Session scores(String rows) {
    return csv("board,ns,ew,score\n" + rows.replace('|', '\n'));
  }

  public static Session csv(String text) {
    return CsvFile.read(
        "session.csv", text.getBytes(StandardCharsets.UTF_8), Optional.empty(), false);
  }

  public static Session usebio(String text) {
    return UsebioFile.read("session.xml", text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Rows of a random session: a Mitchell movement cut short, with scores that tie often, and if
   * wanted with what directors give.
   */
  public static String random(Dice dice, boolean directed) {
    int tables = 1 + dice.nextInt(9);
    int boards = 1 + dice.nextInt(8);
    int missing = dice.nextInt(10);
    StringBuilder rows = new StringBuilder("board,ns,ew,score,group\n");
    for (int board = 1; board <= boards; board++) {
      boolean fouled = directed && dice.nextInt(5) == 0;
      for (int table = 0; table < tables; table++) {
        if (dice.nextInt(20) < missing) {
          continue;
        }
        int ew = tables + (table + board) % tables;
        rows.append(board).append(',').append(table + 1).append(',').append(ew + 1).append(',');
        rows.append(score(dice, directed));
        rows.append(',').append(fouled && dice.nextBoolean() ? "b" : "").append('\n');
      }
    }
    return rows.toString();
  }

  private static String score(Dice dice, boolean directed) {
    return switch (directed ? dice.nextInt(20) : 19) {
      case 0 -> "A+/A-";
      case 1 -> "A/A+";
      case 2 -> "55%/45%";
      case 3 -> "NP";
      case 4 -> "60% " + points(dice) + "; 40% " + points(dice);
      case 5 -> "NS 30% " + points(dice) + "; 70% " + points(dice) + " EW " + points(dice);
      case 6 -> "NS " + points(dice) + " EW A-";
      default -> String.valueOf(points(dice));
    };
  }

  private static int points(Dice dice) {
    return 50 * (dice.nextInt(9) - 4);
  }
}
