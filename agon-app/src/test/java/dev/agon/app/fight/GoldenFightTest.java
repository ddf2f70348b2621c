package dev.agon.app.fight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.match.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.Tournament;
import dev.agon.tournament.Format;
import dev.agon.tournament.Standings;
import dev.agon.tournament.elimination.GroupElimination;
import dev.agon.tournament.fixed.RoundRobin;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
          new Listed(2, "Greedy", "Agon"),
          new Listed(5, "AllLow", "Agon"),
          new Listed(3, "Coinage", "Agon"));

  static boolean goldenFilesAreThere() {
    return Files.isDirectory(GOLDEN);
  }

  private static Standings play(Format format) {
    CoinFightKit kit = new CoinFightKit();
    var entrants =
        BOTS.stream()
            .map(
                listed ->
                    kit.bots().stream()
                        .filter(bot -> bot.name().equals(listed.title()))
                        .map(Entrant::of)
                        .findFirst()
                        .orElseThrow())
            .toList();
    var arena = new MatchRunner<>(kit, Settings.defaults(kit.game().spec()), entrants);
    return new Tournament(BOTS.size(), format, new Seeds(1), new Digest(""))
        .run(LocalThreads.computing(1).playing(arena::play), (_, _) -> true)
        .orElseThrow();
  }

  private static String print(Function<PrintStream, FightOutput> form) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    FightOutput output = form.apply(out);
    output.begin();
    output.roundRobin(BOTS, play(new RoundRobin(BOTS.stream().map(Listed::title).toList(), 2)));
    output.elimination(BOTS, play(new GroupElimination(BOTS.size(), 1)));
    output.end();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void textOutputEqualsTheGoldenFile() throws Exception {
    assertThat(print(TextOutput::new))
        .isEqualTo(Files.readString(GOLDEN.resolve("fight-text.txt")));
  }

  @Test
  void jsonOutputEqualsTheGoldenFile() throws Exception {
    assertThat(print(JsonOutput::new))
        .isEqualTo(Files.readString(GOLDEN.resolve("fight-json.txt")));
  }
}
