package dev.agon.app.fight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.tournament.Format;
import dev.agon.tournament.elimination.GroupElimination;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.Standings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** The old program's own output, in the order in which it had shuffled its bots. */
@EnabledIf("goldenFilesAreThere")
final class GoldenFightTest {
  private static final Path GOLDEN =
      Path.of(System.getProperty("agon.home"), "..", "shared", "golden");
  private static final List<Listed> BOTS =
      List.of(
          Listed.of(2, "Greedy", "Examples Team"),
          Listed.of(5, "AllLow", "Examples Team"),
          Listed.of(3, "Coinage", "Examples Team"));
  private static final List<Listed> DETERMINISTIC =
      List.of(
          Listed.of(2, "Greedy", "Examples Team"),
          Listed.of(3, "Coinage", "Examples Team"),
          Listed.of(4, "AllHigh", "Examples Team"),
          Listed.of(5, "AllLow", "Examples Team"),
          Listed.of(6, "CPlayer", "Examples Team"));

  static boolean goldenFilesAreThere() {
    return Files.isDirectory(GOLDEN);
  }

  private static Standings play(List<Listed> bots, Format format) {
    CoinFightKit kit = new CoinFightKit();
    var entrants =
        bots.stream()
            .map(
                listed ->
                    kit.bots().stream()
                        .filter(bot -> bot.name().equals(listed.title()))
                        .map(Entrant::of)
                        .findFirst()
                        .orElseThrow())
            .toList();
    var arena = new MatchRunner<>(kit, Settings.defaults(kit.game().spec()), entrants);
    return new Tournament(bots.size(), format, new Seeds(1), new Digest(""))
        .run(LocalThreads.computing(1).playing(arena::play), (_, _) -> true)
        .orElseThrow();
  }

  private static String print(
      Function<PrintStream, FightOutput> form, Consumer<FightOutput> tournaments) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    FightOutput output = form.apply(out);
    output.begin();
    tournaments.accept(output);
    output.end();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static void roundRobinAndElimination(FightOutput output) {
    List<String> names = BOTS.stream().map(Listed::title).toList();
    output.roundRobin(BOTS, play(BOTS, new RoundRobin(names, 2)));
    output.elimination(BOTS, play(BOTS, new GroupElimination(BOTS.size(), 1)));
  }

  private static String golden(String file) throws IOException {
    return Files.readString(GOLDEN.resolve(file));
  }

  @Test
  void theTextIsTheOriginalsToTheByte() throws Exception {
    assertThat(print(TextOutput::new, GoldenFightTest::roundRobinAndElimination))
        .isEqualTo(golden("fight-original-text.txt"));
  }

  @Test
  void theJsonIsTheOriginalsToTheByte() throws Exception {
    assertThat(print(JsonOutput::new, GoldenFightTest::roundRobinAndElimination))
        .isEqualTo(golden("fight-original-json.txt"));
  }

  @Test
  void anEliminationBeginsAsTheOriginals() throws Exception {
    assertThat(
            print(
                TextOutput::new,
                output ->
                    output.elimination(
                        DETERMINISTIC,
                        play(DETERMINISTIC, new GroupElimination(DETERMINISTIC.size(), 1)))))
        .startsWith(golden("fight-original-elimination.txt"));
  }
}
