package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Command;
import dev.agon.registry.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What short commands must not load, because it would take most of their time. */
class StartUpTest {
  /**
   * System calls, the first switch over types, the first equals of a record, another database. A
   * search for services opens every jar.
   */
  private static final List<String> SLOW =
      List.of(
          "dev.agon.process.linux.Posix ",
          "jdk.internal.foreign.abi.AbstractLinker ",
          "java.lang.runtime.SwitchBootstraps ",
          "java.lang.runtime.ObjectMethods ",
          "java.util.ServiceLoader$ProviderSpliterator ",
          "org.postgresql.Driver ");

  /** Comparators of Java's own are serialisable, so no cache keeps them; decimals make tables. */
  private static final List<String> SLOW_FOR_LISTS =
      List.of("java.util.Comparator$$Lambda", "java.math.BigDecimal ");

  private static final String SESSION =
      """
      <?xml version="1.0"?>
      <USEBIO Version="1.2"><PAIR><PAIR_NUMBER>1</PAIR_NUMBER>
      <PERCENTAGE>100.00</PERCENTAGE><TOTAL_SCORE>2</TOTAL_SCORE></PAIR>
      <PAIR><PAIR_NUMBER>2</PAIR_NUMBER></PAIR>
      <PAIR><PAIR_NUMBER>3</PAIR_NUMBER></PAIR><PAIR><PAIR_NUMBER>4</PAIR_NUMBER></PAIR>
      <BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>3</EW_PAIR_NUMBER>
      <CONTRACT>3NT</CONTRACT><PLAYED_BY>W</PLAYED_BY><TRICKS>8</TRICKS><SCORE>50</SCORE>
      <NS_MATCH_POINTS>2</NS_MATCH_POINTS><EW_MATCH_POINTS>0</EW_MATCH_POINTS>
      </TRAVELLER_LINE>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER>
      <SCORE>-50</SCORE></TRAVELLER_LINE></BOARD></USEBIO>
      """;

  @TempDir Path folder;

  /** Runs a command in a process of its own and returns what it loaded of these classes. */
  private List<String> loadedBy(String words, List<String> slow)
      throws IOException, InterruptedException {
    Path log = folder.resolve("classes.log");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command = new ArrayList<>(List.of(java.toString(), "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-Xlog:class+load:file=" + log, "--enable-native-access=ALL-UNNAMED"));
    command.add("-Dagon.games=" + games());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.add("agon");
    command.addAll(List.of(words.split(" ")));
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    assertThat(process.waitFor()).as(Files.readString(folder.resolve("err"))).isZero();
    String classes = Files.readString(log);
    assertThat(classes.contains(Main.class.getName())).isTrue();
    return slow.stream().filter(classes::contains).toList();
  }

  /** The games as the launchers name them. */
  private static String games() {
    return GameRegistry.games().stream()
        .map(kit -> kit.getClass().getName())
        .collect(Collectors.joining(","));
  }

  @Test
  void anEventOfBuiltInsAndItsStandingsLoadNothingSlow() throws Exception {
    for (String game : List.of("coinfight", "botstack")) {
      String bots = game.equals("coinfight") ? "Greedy,AllLow" : "Trigger,Gambler";
      String run = "run --game " + game + " --games 1 --bots " + bots;
      assertThat(loadedBy(run + " --db none", SLOW)).isEmpty();
    }
    Cli.agon(
        "run",
        "--game",
        "coinfight",
        "--games",
        "1",
        "--bots",
        "Greedy,AllLow",
        "--db",
        folder.resolve("agon.db").toString());
    assertThat(loadedBy("standings 1 --db agon.db", SLOW)).isEmpty();
  }

  @Test
  void aCommandThatListsLoadsNothingSlow() throws Exception {
    List<String> slow = Stream.concat(SLOW.stream(), SLOW_FOR_LISTS.stream()).toList();
    assertThat(loadedBy("games", slow)).isEmpty();
  }

  /** A session that Java's XML parser reads as well, but takes longer for. */
  @Test
  void scoringASessionLoadsNothingSlow() throws Exception {
    Path session = folder.resolve("session.xml");
    Files.writeString(session, SESSION);
    List<String> slow =
        Stream.concat(
                SLOW.stream(),
                Stream.concat(
                    SLOW_FOR_LISTS.stream(), Stream.of("javax.xml.stream.XMLInputFactory ")))
            .toList();
    assertThat(loadedBy("bridge score session.xml", slow)).isEmpty();
  }

  /** The launchers know the commands that are over at once by their names. */
  @Test
  void theLaunchersHaveASmallClassCacheForShortCommandsOnly() throws Exception {
    List<String> isShort =
        Main.commands().stream().filter(Command::isShort).map(Command::name).toList();
    assertThat(commandsOf("short")).containsExactlyElementsOf(isShort);
  }

  @Test
  void theLaunchersHaveAClassCacheForCommandsThatReadEvents() throws Exception {
    assertThat(commandsOf("stored")).containsExactly("events", "standings", "matches", "export");
  }

  /** The commands for which the launchers choose a class cache. */
  private static List<String> commandsOf(String cache) throws IOException {
    List<String> names = Main.commands().stream().map(Command::name).toList();
    Process shell =
        new ProcessBuilder(
                "sh",
                "-c",
                ". ../tools/start.sh; caches=all; for name in %s; do choose_cache agon $name;"
                        .formatted(String.join(" ", names))
                    + " [ $cache != all-%s.aot ] || echo $name; done".formatted(cache))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    return shell.inputReader().lines().toList();
  }
}
