package dev.agon.app;

import dev.agon.app.cli.Streams;
import dev.agon.game.Dice;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs common commands, so that the build can cache the classes they load and the profiles of the
 * compiler.
 */
final class CacheTraining {
  private static final int ENTRIES = 400;
  private static final int FIELDS = 10;
  private static final String[] VALUES = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};

  private static final String RESULTS =
      """
      board,ns,ew,contract,by,tricks,score
      1,1,4,4S,N,10,
      1,2,5,4S,E,9,
      1,3,6,PASS,,,
      2,1,4,,,,A+/A-
      2,2,5,,,,60% 110; 40% -50
      2,3,6,,,,425
      """;
  private static final String USEBIO =
      """
      <?xml version="1.0"?>
      <!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">
      <USEBIO><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLACE>1</PLACE></PAIR>
      <PAIR><PAIR_NUMBER>2</PAIR_NUMBER><PERCENTAGE>0.00</PERCENTAGE></PAIR>
      <PAIR><PAIR_NUMBER>3</PAIR_NUMBER></PAIR><PAIR><PAIR_NUMBER>4</PAIR_NUMBER></PAIR>
      <BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>3</EW_PAIR_NUMBER>
      <CONTRACT>3NT</CONTRACT><PLAYED_BY>W</PLAYED_BY><TRICKS>8</TRICKS><SCORE>50</SCORE>
      </TRAVELLER_LINE>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER>
      <SCORE>-50</SCORE></TRAVELLER_LINE></BOARD></USEBIO>
      """;

  private final Streams streams;

  CacheTraining(Streams streams) {
    this.streams = streams;
  }

  /** Returns 0 if all commands succeed. */
  int run() {
    return Main.agon(List.of("games"), streams)
        + Main.agon(List.of("bots", "coinfight"), streams)
        + Main.agon(List.of("run", "--game", "coinfight", "--games", "1", "--db", "none"), streams)
        + Main.fight(List.of("-h"), streams)
        + Main.fight(List.of("-tre", "-g1"), streams)
        + trial()
        + canopy()
        + blotto()
        + bridge()
        + database();
  }

  /** Tries a program that fails, which is what {@code try} is to find. */
  private int trial() {
    int code = Main.agon(List.of("try", "cmd:false", "--game", "coinfight"), streams);
    return code == 1 ? 0 : 1;
  }

  /** Stores an event and reads it again. */
  private int database() {
    try {
      Path folder = Files.createTempDirectory("agon-training");
      String file = folder.resolve("agon.db").toString();
      try {
        return Main.agon(
                List.of("run", "--game", "botstack", "--games", "500", "--db", file), streams)
            + Main.agon(List.of("events", "--db", file), streams)
            + Main.agon(List.of("standings", "1", "--db", file), streams)
            + Main.agon(List.of("export", "1", "--db", file), streams);
      } finally {
        Files.deleteIfExists(Path.of(file));
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int bridge() {
    try {
      Path session = Files.createTempFile("agon-training", ".txt");
      try {
        Files.writeString(session, "2 B - C\n1 A\nSCORES\n-430 PASS\n----  650\n");
        int code = Main.simpscore(List.of(session.toString()), streams);
        Files.writeString(session, RESULTS);
        code += Main.agon(List.of("bridge", "score", session.toString()), streams);
        Files.writeString(session, USEBIO);
        return code
            + Main.agon(List.of("bridge", "score", session.toString()), streams)
            + Main.agon(List.of("bridge", "check", session.toString()), streams);
      } finally {
        Files.delete(session);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A game of one round in which all players rest. */
  private int canopy() {
    return Main.canopy(List.of("--rounds", "1"), reading("10\n5\n" + "2\n".repeat(10)));
  }

  private int blotto() {
    try {
      Path matchups = Files.createTempFile("agon-training", ".txt");
      try {
        Files.writeString(matchups, matchups());
        int code = 0;
        for (String mode : List.of("win", "score")) {
          List<String> arguments = new ArrayList<>(List.of(matchups.toString(), mode));
          arguments.addAll(List.of(VALUES));
          code += Main.blotto(arguments, reading(entries()));
        }
        return code
            + Main.agon(List.of("blotto", "-", "--values", "1..10"), reading(entries()))
            + Main.agon(List.of("blotto", "counter", "-", "--values", "1..10"), reading(entries()));
      } finally {
        Files.delete(matchups);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Streams reading(String input) {
    return new Streams(
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        streams.out(),
        streams.err(),
        false);
  }

  private static String entries() {
    Dice dice = new Dice(1);
    StringBuilder text = new StringBuilder();
    for (int entry = 0; entry < ENTRIES; entry++) {
      text.append("entry").append(entry);
      int left = 100;
      for (int field = 1; field < FIELDS; field++) {
        int units = dice.nextInt(left / 2 + 1);
        text.append(',').append(units);
        left -= units;
      }
      text.append(',').append(left).append('\n');
    }
    return text.toString();
  }

  private static String matchups() {
    StringBuilder text = new StringBuilder();
    for (int first = 0; first < ENTRIES; first++) {
      for (int second = 0; second < first; second++) {
        text.append("entry").append(first).append(" entry").append(second).append('\n');
      }
    }
    return text.toString();
  }
}
