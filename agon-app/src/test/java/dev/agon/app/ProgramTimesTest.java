package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Settings;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.match.StepListener;
import dev.agon.process.Child;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.Fault;
import dev.agon.result.PlayerUsage;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import dev.agon.source.Protocol;
import dev.agon.testkit.MisbehavingBot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The times of programs are those of their answers; start-up counts apart. */
final class ProgramTimesTest {
  private static final long START_NANOS = 200_000_000;

  /** Long enough for some processor time, short because it is sat out. */
  private static final TimeControl SHORT =
      new TimeControl(Duration.ofMillis(700), Duration.ofSeconds(20));

  @TempDir private Path folder;

  private static final String BUSY_START =
      """
      import json, os, sys, time
      while time.process_time_ns() < %d: pass
      """
          .formatted(START_NANOS);

  /** A bot for several matches that plays its lowest coin. */
  private static final String SESSION =
      """
      def play():
          for line in sys.stdin:
              message = json.loads(line)
              if message["type"] == "start":
                  print('{"type":"ready","again":true}', flush=True)
              elif message["type"] == "ask":
                  view = message["view"]
                  coin = min(int(c) for c, n in view["hands"][view["you"]].items() if n)
                  choose()
                  print(json.dumps({"type": "move", "move": {"coin": coin}}), flush=True)
              elif message["type"] == "over":
                  print('{"type":"again"}', flush=True)
      """;

  private static final String NO_THOUGHT = "def choose(): pass\n";

  /** Tells how much processor time its process has used since the question, and never answers. */
  private static final String BUSY_LOOP =
      """
      def choose():
          begin = time.process_time_ns()
          while True:
              for n in range(1000): pass
              print(time.process_time_ns() - begin, file=sys.stderr, flush=True)
      """;

  private Path write(String... parts) throws IOException {
    return Files.writeString(folder.resolve("bot.py"), String.join("", parts));
  }

  private static PlayerUsage usage(MatchRecord match) {
    return match.seats().getFirst().usage();
  }

  private List<MatchRecord> matches(
      Path bot, Protocol protocol, TimeControl clock, ProgramPool pool, int number) {
    CoinFightKit kit = new CoinFightKit();
    List<BotEntry> entries =
        BotEntry.expanded(
            List.of(Bots.entry("cmd:python3 " + bot, protocol), Bots.entry("Greedy")));
    MatchRunner<CoinState, CoinView, Play> runner =
        new MatchRunner<>(
            kit,
            Settings.defaults(kit.game().spec()),
            new EntrantFactory<>(kit, clock, Path.of(""), pool).entrants(entries));
    return IntStream.rangeClosed(1, number)
        .mapToObj(
            n ->
                Recorder.record(
                    runner, new Seeds(1).spec(n, n, List.of(0, 1)), StepListener.none()))
        .toList();
  }

  private static void assertShareIsPossible(PlayerUsage usage) {
    assertThat(usage.answerNanos()).isNotEmpty();
    assertThat(usage.cpuNanos())
        .isNotNegative()
        .isLessThanOrEqualTo(usage.time().wallNanos() * Child.cores());
  }

  @Test
  void theStartOfAProgramCountsApart() throws IOException {
    Path bot = write(BUSY_START, NO_THOUGHT, SESSION, "play()\n");
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      List<MatchRecord> matches = matches(bot, Protocol.SESSION, TimeControl.DEFAULT, pool, 2);
      matches.forEach(match -> assertThat(match.faults()).isEmpty());
      PlayerUsage first = usage(matches.getFirst());
      assertShareIsPossible(first);
      assertThat(first.startNanos()).isGreaterThanOrEqualTo(START_NANOS);
      assertThat(first.allCpuNanos()).isGreaterThanOrEqualTo(START_NANOS + first.cpuNanos());
      PlayerUsage again = usage(matches.getLast());
      assertShareIsPossible(again);
      assertThat(again.cpuNanos()).isPositive();
      assertThat(again.startNanos()).isPositive().isLessThan(first.startNanos());
    }
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  @Test
  void theTimeOfAForkedProcessThatAnswersIsSeen() throws IOException {
    String forks = "if os.fork() == 0:\n    play()\nelse:\n    os.wait()\n";
    String thinks =
        """
        def choose():
            end = time.process_time_ns() + 2000000
            while time.process_time_ns() < end: pass
        """;
    Path bot = write("import json, os, sys, time\n", thinks, SESSION, forks);
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      PlayerUsage usage =
          usage(matches(bot, Protocol.SESSION, TimeControl.DEFAULT, pool, 1).getFirst());
      assertShareIsPossible(usage);
      assertThat(usage.cpuNanos()).isGreaterThanOrEqualTo(usage.answerNanos().size() * 2_000_000L);
    }
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  @Test
  void inTheTurnProtocolTheStartOfProcessesCountsApart() throws IOException {
    Path bot =
        write(
            "import sys, time\nsys.stdin.read()\n",
            "end = time.process_time_ns() + 2000000\n",
            "while time.process_time_ns() < end: pass\nprint(1)\n");
    PlayerUsage usage =
        usage(matches(bot, Protocol.TURN, TimeControl.DEFAULT, ProgramPool.none(), 1).getFirst());
    assertShareIsPossible(usage);
    assertThat(usage.cpuNanos()).isGreaterThanOrEqualTo(2_000_000L);
    assertThat(usage.allCpuNanos()).isGreaterThan(usage.cpuNanos());
  }

  @ParameterizedTest
  @ValueSource(strings = {"play()\n", "if os.fork() == 0:\n    play()\nelse:\n    os.wait()\n"})
  void theTimeOfABusyLoopIsSeenWhenItIsKilled(String plays) throws IOException {
    Path bot = write("import json, os, sys, time\n", BUSY_LOOP, SESSION, plays);
    MatchRecord match = matches(bot, Protocol.SESSION, SHORT, ProgramPool.none(), 1).getFirst();
    assertThat(match.faults()).extracting(Fault::reason).containsExactly(ForfeitReason.TIME);
    String written = usage(match).stderr();
    List<String> told = written.substring(0, written.lastIndexOf('\n')).lines().toList();
    assertShareIsPossible(usage(match));
    assertThat(usage(match).cpuNanos()).isGreaterThanOrEqualTo(Long.parseLong(told.getLast()));
    assertThat(usage(match).allCpuNanos()).isGreaterThanOrEqualTo(usage(match).cpuNanos());
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }
}
