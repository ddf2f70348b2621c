package dev.agon.app;

import dev.agon.app.cli.Streams;
import dev.agon.app.web.ServerTraining;
import dev.agon.bridge.bridgemate.SampleDatabase;
import dev.agon.game.Dice;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Runs common commands, so that the build can cache the classes they load.
 *
 * @param database the training of the server stores an event there, which that for stored events
 *     reads
 */
record CacheTraining(Streams streams, String database) {
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
      3,1,4,2H,N,8,
      3,2,5,2H,S,8,
      3,3,6,2H,N,9,
      3,7,8,2H,E,4,
      """;
  private static final String USEBIO =
      """
      <?xml version="1.0" encoding="iso-8859-1"?>
      <!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">
      <USEBIO Version="1.2"><CLUB><CLUB_NAME>Club &amp; friends</CLUB_NAME></CLUB>
      <EVENT EVENT_TYPE="PAIRS"><EVENT_DESCRIPTION>Pairs</EVENT_DESCRIPTION>
      <DATE>17/11/2026</DATE><WINNER_TYPE>2</WINNER_TYPE><PARTICIPANTS>
      <PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>NS</DIRECTION><PLACE>1</PLACE>
      <PERCENTAGE>100.00</PERCENTAGE><TOTAL_SCORE>2</TOTAL_SCORE>
      <PLAYER><PLAYER_NAME>A</PLAYER_NAME></PLAYER><PLAYER><PLAYER_NAME>B</PLAYER_NAME></PLAYER>
      </PAIR>
      <PAIR><PAIR_NUMBER>2</PAIR_NUMBER><DIRECTION>NS</DIRECTION><PLACE>2</PLACE>
      <PERCENTAGE>0.00</PERCENTAGE></PAIR>
      <PAIR><PAIR_NUMBER>3</PAIR_NUMBER><DIRECTION>EW</DIRECTION></PAIR>
      <PAIR><PAIR_NUMBER>4</PAIR_NUMBER><DIRECTION>EW</DIRECTION></PAIR></PARTICIPANTS>
      <BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>3</EW_PAIR_NUMBER>
      <CONTRACT>3NT</CONTRACT><PLAYED_BY>W</PLAYED_BY><LEAD>H5</LEAD><TRICKS>8</TRICKS>
      <SCORE>50</SCORE><NS_MATCH_POINTS>2</NS_MATCH_POINTS><EW_MATCH_POINTS>0</EW_MATCH_POINTS>
      </TRAVELLER_LINE>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER>
      <CONTRACT>2S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>7</TRICKS><SCORE>-50</SCORE>
      </TRAVELLER_LINE></BOARD>
      <BOARD><BOARD_NUMBER>2</BOARD_NUMBER>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER>
      <CONTRACT>2S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>8</TRICKS><SCORE>110</SCORE>
      </TRAVELLER_LINE></BOARD></EVENT></USEBIO>
      """;

  /** Runs the commands of a cache, named as in the launchers; returns 0 if all succeed. */
  int run(String cache) {
    return switch (cache) {
      case "short" -> shortCommands();
      case "scores" -> contests() + bridge();
      case "web" -> event() + server() + program("agon", "serve", "--help");
      case "stored" -> stored();
      case "events" -> events();
      default -> throw new IllegalArgumentException("not a cache of Agon: " + cache);
    };
  }

  private int shortCommands() {
    return program("agon", "--version")
        + program("agon", "help", "run")
        + program("agon", "games")
        + program("agon", "games", "botstack")
        + program("agon", "rules", "botstack")
        + program("agon", "bots", "coinfight")
        + program("fight", "-h")
        + fightMove()
        + oldBlotto()
        + simpscore();
  }

  /** The old program as a bot, which is started for every move. */
  private int fightMove() {
    return Main.fight(List.of("-mGreedy"), reading("2 0\n0x1, 0x5\n2x1, 1x5\n2x1, 1x5\n"));
  }

  private int oldBlotto() {
    return withFile(
        matchups(),
        file -> {
          int code = 0;
          for (String mode : List.of("win", "score")) {
            List<String> arguments = new ArrayList<>(List.of(file, mode));
            arguments.addAll(List.of(VALUES));
            code += Main.blotto(arguments, reading(entries()));
          }
          return code;
        });
  }

  private int simpscore() {
    return withFile(
        "2 B - C\n1 A\nSCORES\n-430 PASS\n----  650\n", file -> program("simpscore", file));
  }

  private int contests() {
    return Main.agon(List.of("blotto", "-", "--values", "1..10"), reading(entries()))
        + Main.agon(List.of("blotto", "counter", "-", "--values", "1..10"), reading(entries()));
  }

  private int bridge() {
    return withFile(RESULTS, file -> program("agon", "bridge", "score", file))
        + withFile(
            USEBIO,
            file ->
                program("agon", "bridge", "score", file) + program("agon", "bridge", "check", file))
        + bridgemate();
  }

  private int bridgemate() {
    try {
      Path folder = Files.createTempDirectory("agon-training");
      Path file = folder.resolve("evening.bws");
      try {
        SampleDatabase.write(file);
        return program("agon", "bridge", "score", file.toString());
      } finally {
        Files.deleteIfExists(file);
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int events() {
    return program("agon", "run", "--game", "coinfight", "--games", "1", "--db", "none")
        + program("fight", "-tre", "-g1")
        + trial()
        + canopy()
        + firstEvent()
        + event();
  }

  /** A small event in a new database, with its moves. */
  private int firstEvent() {
    return program(
        "agon",
        "run",
        "--game",
        "coinfight",
        "--bots",
        "Greedy,AllLow",
        "--games",
        "1",
        "--db",
        database + ".new");
  }

  /** Tries a program that fails, which is what {@code try} is to find. */
  private int trial() {
    String ready = "cmd:echo '{\"type\":\"ready\"}'";
    int code = program("agon", "try", ready, "--game", "coinfight");
    return code == 1 ? 0 : 1;
  }

  /** A game of one round in which all players rest. */
  private int canopy() {
    return Main.canopy(List.of("--rounds", "1"), reading("10\n5\n" + "2\n".repeat(10)));
  }

  private int event() {
    return program("agon", "run", "--game", "botstack", "--games", "500", "--db", database);
  }

  /** Reads an event that another process has played, so that no class that plays is loaded. */
  private int stored() {
    return program("agon", "events", "--db", database)
        + program("agon", "events", "--db", database, "--output", "json")
        + program("agon", "standings", "1", "--db", database)
        + program("agon", "matches", "1", "--db", database)
        + program("agon", "export", "1", "--db", database);
  }

  /** Serves an event of each kind: one with tables, and one with a bracket. */
  private int server() {
    return program(
            "agon",
            "run",
            "--game",
            "botstack",
            "--bots",
            "Oracle,Tactician,Gambler,Trigger",
            "--format",
            "single-elimination",
            "--db",
            database)
        + ServerTraining.run(database, streams);
  }

  /** Runs a program the way the launchers do, or other classes would be cached. */
  private int program(String... arguments) {
    return Main.program(streams, arguments);
  }

  /** Runs commands with a file that is deleted afterwards. */
  private static int withFile(String content, ToIntFunction<String> commands) {
    try {
      Path file = Files.createTempFile("agon-training", ".txt");
      try {
        Files.writeString(file, content);
        return commands.applyAsInt(file.toString());
      } finally {
        Files.delete(file);
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
