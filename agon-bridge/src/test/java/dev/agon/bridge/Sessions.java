package dev.agon.bridge;

import dev.agon.bridge.check.MistakeFinder;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.session.Session;
import dev.agon.game.Dice;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sessions for tests. */
public final class Sessions {
  private Sessions() {}

  /** A session from rows of board, NS, EW and score, separated by bars. */
  public static Session scores(String rows) {
    return csv("board,ns,ew,score\n" + rows.replace('|', '\n'));
  }

  public static Session csv(String text) {
    return read("session.csv", text);
  }

  /** Two boards with results of every kind, and names that need care in every output. */
  public static Session ofEveryKind() {
    String names = "1,Ann & <Ben>\n2,\"Cher, M\"\n3,Zoë\n4,D\n5,E\n6,\"=F & \"\"G\"\"\"\n";
    return SessionFile.read(
        "a file",
        """
        board,ns,ew,contract,by,tricks,score
        1,1,4,4S,N,10,
        1,2,5,4S,S,9,
        1,3,6,,,,A+/A-
        2,1,5,PASS,,,
        2,2,6,,,,60% 620; 40% -100
        2,3,4,3NTx,W,9,-550
        """
            .getBytes(StandardCharsets.UTF_8),
        Optional.of(NamesFile.read("names", names.getBytes(StandardCharsets.UTF_8))),
        false);
  }

  /** The likely mistakes of a session of which neither hands nor movement are known. */
  public static List<String> findings(Session session) {
    return MistakeFinder.find(session, Deals.NONE, Map.of());
  }

  private static Session read(String file, String text) {
    return SessionFile.read(file, text.getBytes(StandardCharsets.UTF_8), Optional.empty(), false);
  }

  public static Session usebio(String text) {
    return read("session.xml", text);
  }

  /**
   * The rows of a random session: a shortened Mitchell movement, with scores that often tie.
   *
   * @param assigned whether some scores are assigned by a director
   */
  public static String random(Dice dice, boolean assigned) {
    int tables = 1 + dice.nextInt(9);
    int boards = 1 + dice.nextInt(8);
    int missing = dice.nextInt(10);
    StringBuilder rows = new StringBuilder("board,ns,ew,score,group\n");
    for (int board = 1; board <= boards; board++) {
      boolean fouled = assigned && dice.nextInt(5) == 0;
      for (int table = 0; table < tables; table++) {
        if (dice.nextInt(20) < missing) {
          continue;
        }
        int ew = tables + (table + board) % tables;
        rows.append(board).append(',').append(table + 1).append(',').append(ew + 1).append(',');
        rows.append(score(dice, assigned));
        rows.append(',').append(fouled && dice.nextBoolean() ? "b" : "").append('\n');
      }
    }
    return rows.toString();
  }

  private static String score(Dice dice, boolean assigned) {
    return switch (assigned ? dice.nextInt(20) : 19) {
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
