package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.result.Fault;
import dev.agon.source.Protocol;
import dev.agon.testkit.MisbehavingBot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs on systems other than Linux: the same code, chosen here by a switch. */
final class PortableProgramsTest {
  private static final String SWITCH = "-Dagon.programs=java";

  @TempDir private Path folder;

  private static String bot(MisbehavingBot bot, Protocol protocol) {
    return bot.id() + "-" + protocol.id();
  }

  /** Those who sit out their time are given little of it. */
  private static boolean isSlow(MisbehavingBot bot) {
    return bot.reason().equals(Optional.of(ForfeitReason.TIME));
  }

  /**
   * Every misbehaving bot in both protocols, each in one match against a built-in. With few coins,
   * because a program without Linux's calls is waited for after each move of the turn protocol.
   */
  private Path event(boolean isSlow) throws IOException {
    List<String> bots = new ArrayList<>();
    List<String> matchups = new ArrayList<>();
    for (MisbehavingBot bot : MisbehavingBot.values()) {
      if (isSlow(bot) != isSlow) {
        continue;
      }
      for (Protocol protocol : List.of(Protocol.SESSION, Protocol.TURN)) {
        String name = bot(bot, protocol);
        bots.add(
            "  - {name: %s, protocol: %s, command: %s}\n"
                .formatted(name, protocol.id(), bot.command(folder, protocol)));
        matchups.add("[" + name + ", Greedy]");
      }
    }
    return Files.writeString(
        folder.resolve("event.yaml"),
        "game: coinfight\nsettings: {start: '3x1, 1x5'}\nseed: 1\nconcurrency: 4\nclock: {match: %d, startup: 60}\nbots:\n"
                .formatted(isSlow ? 2 : 60)
            + "  - Greedy\n"
            + String.join("", bots)
            + "stages: [{format: matchups, matchups: ["
            + String.join(", ", matchups)
            + "]}]\n");
  }

  /** Runs Agon in a process of its own, and returns what it printed; its classes are logged. */
  private Cli agon(Path classes, String... arguments) throws Exception {
    ProcessBuilder agon = ForkedAgon.command(arguments);
    // The last option for the log counts.
    agon.command().addAll(4, List.of(SWITCH, "-Xlog:class+load:file=" + classes));
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    int code =
        agon.directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start()
            .waitFor();
    return new Cli(code, Files.readString(out), Files.readString(err));
  }

  private Map<String, MatchRecord> records() throws IOException {
    Map<String, MatchRecord> records = new HashMap<>();
    try (Stream<Path> files = Files.list(folder.resolve("records"))) {
      for (Path file : files.toList()) {
        if (RecordFile.read(file) instanceof Parsed.Value<MatchRecord>(MatchRecord match)) {
          records.put(match.seats().getFirst().name(), match);
        }
      }
    }
    return records;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void misbehavingBotsCostOnlyThemselvesWithoutCodeForLinux(boolean isSlow) throws Exception {
    Path classes = folder.resolve("classes.log");
    String event = event(isSlow).toString();
    Cli cli = agon(classes, "run", event, "--db", "none", "--records", "records");
    assertThat(cli.code()).as(cli.err()).isZero();
    assertThat(cli.err())
        .contains("ATTENTION: bots run WITHOUT A BOX")
        .contains("boxes need Linux (run Agon in a virtual machine with Linux)");
    Map<String, MatchRecord> records = records();
    for (MisbehavingBot bot : MisbehavingBot.values()) {
      if (isSlow(bot) != isSlow) {
        continue;
      }
      for (Protocol protocol : List.of(Protocol.SESSION, Protocol.TURN)) {
        assertThat(records).containsKey(bot(bot, protocol));
        MatchRecord match = Objects.requireNonNull(records.get(bot(bot, protocol)));
        List<ForfeitReason> reasons = match.faults().stream().map(Fault::reason).toList();
        assertThat(reasons)
            .as(bot(bot, protocol) + " " + match.faults())
            .isEqualTo(bot.reason().stream().toList());
        assertThat(match.seats().getFirst().usage().cpuNanos()).isEqualTo(-1);
      }
    }
    String loaded = Files.readString(classes);
    assertThat(loaded)
        .contains("dev.agon.process.portable.PortableProgram ")
        .doesNotContain("dev.agon.process.linux.Posix ")
        .doesNotContain("dev.agon.process.linux.LinuxHost ")
        .doesNotContain("jdk.internal.foreign.abi.AbstractLinker ");
    assertOnlyOrphansAreLeft();
  }

  /** Java cannot find a process whose parents had all ended before it was looked for. */
  private void assertOnlyOrphansAreLeft() {
    for (long pid : MisbehavingBot.leftBehind(folder)) {
      ProcessHandle left = ProcessHandle.of(pid).orElseThrow();
      assertThat(left.info().arguments().orElseThrow()).contains("child");
      left.destroyForcibly();
    }
  }

  @Test
  void thereIsNoBoxAndThatIsSaid() throws Exception {
    Path classes = folder.resolve("classes.log");
    Cli cli = agon(classes, "sandbox", "check");
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out()).contains("box           NOT ENFORCED").contains("boxes need Linux");
    assertThat(Files.readString(classes)).doesNotContain("dev.agon.process.linux.Posix ");
  }
}
