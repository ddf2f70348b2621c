package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.kit.GameKit;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.match.StepListener;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.SessionPlayer;
import dev.agon.protocol.TimeControl;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.Fault;
import dev.agon.result.Seeds;
import dev.agon.source.BotSource;
import dev.agon.testkit.HostileBot;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** In a box, every attack costs only the attacker, and leaves no process and no file. */
final class HostileBotsTest {
  private static final GameKit<CoinState, CoinView, Play> KIT = new CoinFightKit();
  private static final TimeControl CLOCK =
      new TimeControl(Duration.ofSeconds(3), Duration.ofSeconds(20));

  /** For a bot whose own loops slow it down. */
  private static final TimeControl UNHURRIED =
      new TimeControl(Duration.ofSeconds(60), Duration.ofSeconds(60));

  /** Plays its lowest coin; computes for some milliseconds if it is told to. */
  private static final String HONEST =
      """
      import json, sys, time
      def say(message):
          print(json.dumps(message), flush=True)
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "start":
              say({"type": "ready", "again": True})
          elif message["type"] == "ask":
              end = time.process_time() + float(sys.argv[1])
              while time.process_time() < end:
                  pass
              view = message["view"]
              coin = min(int(c) for c, n in view["hands"][view["you"]].items() if n)
              say({"type": "move", "move": {"coin": coin}})
          elif message["type"] == "over":
              say({"type": "again"})
      """;

  /** The attacker against an honest program, which also plays a built-in. */
  private static final List<List<Integer>> ALL =
      List.of(List.of(0, 1), List.of(1, 2), List.of(1, 0));

  private static final List<List<Integer>> FIRST = ALL.subList(0, 1);

  @TempDir private static Path folder;
  private static Path secret;

  /** What an attack may cost: the event with a bot that only exits. */
  private static List<Line> harmless;

  /** A match as its players see it: places, points and faults. */
  private record Line(String outcome, List<String> faults) {}

  @BeforeAll
  static void prepare() throws IOException {
    // The box's user is another one if the tests run as root.
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path bots = Files.createDirectory(folder.resolve("bots"));
    secret = Files.writeString(folder.resolve("secret"), "the database\n");
    HostileBot.prepare(bots, secret);
    Files.writeString(bots.resolve("honest.py"), HONEST);
    harmless = lines(event(HostileBot.EXITS, CLOCK, ALL));
  }

  private static ProgramCommand honest(double seconds) {
    return ProgramCommand.of(List.of("/usr/bin/python3", "/bot/honest.py", "" + seconds))
        .inBox(HostileBot.box(folder.resolve("bots")));
  }

  private static Entrant<CoinView, Play> entrant(
      String name, ProgramCommand command, TimeControl clock, ProgramPool pool) {
    return new Entrant<>(
        name,
        "",
        new BotSource.Program(command.words(), BotSource.Launch.DEFAULT),
        seating -> new SessionPlayer<>(command, "coinfight", KIT.codec(), clock, seating, pool));
  }

  /** Plays some pairings, two matches at once. */
  private static List<MatchRecord> event(
      HostileBot bot, TimeControl clock, List<List<Integer>> pairings) throws IOException {
    try (ServerSocket host = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        ProgramPool pool = ProgramPool.of(2, 2)) {
      ProgramCommand attacker = bot.command(folder.resolve("bots"), secret, host.getLocalPort());
      MatchRunner<CoinState, CoinView, Play> runner =
          new MatchRunner<>(
              KIT,
              Settings.defaults(KIT.game().spec()),
              List.of(
                  entrant("attacker", attacker, clock, pool),
                  entrant("honest", honest(0), CLOCK, pool),
                  Entrant.of(KIT.bots().getFirst())));
      List<MatchRecord> records = new ArrayList<>();
      LocalThreads.waiting(2)
          .play(
              pairings.size(),
              match ->
                  Recorder.record(
                      runner,
                      new Seeds(1).spec(match + 1, match + 1, pairings.get((int) match)),
                      StepListener.none()),
              record -> records.add(record));
      return records;
    }
  }

  private static List<Line> lines(List<MatchRecord> matches) {
    return matches.stream().map(HostileBotsTest::line).toList();
  }

  private static Line line(MatchRecord match) {
    return new Line(
        match.outcome().toString(),
        match.faults().stream().map(fault -> fault.seat() + " " + fault.step()).toList());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "EXITS")
  void anAttackCostsOnlyTheAttacker(HostileBot bot) throws IOException {
    List<MatchRecord> attacked = event(bot, CLOCK, ALL);
    for (MatchRecord match : attacked) {
      for (int seat = 0; seat < 2; seat++) {
        assertThat(match.seats().get(seat).usage().stderr()).doesNotContain(HostileBot.SUCCESS);
      }
    }
    assertThat(lines(attacked)).isEqualTo(harmless);
    assertThat(secret).hasContent("the database");
    assertThat(left()).isEmpty();
  }

  /** Every attack many times over, one after the other in one arena. */
  @Test
  @Tag("long")
  void twoHundredEventsWithHostileBotsLeaveNothing() throws IOException {
    List<HostileBot> bots = List.of(HostileBot.values());
    long files = openFiles();
    for (int i = 0; i < 200; i++) {
      HostileBot bot = bots.get(i % bots.size());
      assertThat(lines(event(bot, CLOCK, ALL))).as("event %d, %s", i, bot).isEqualTo(harmless);
    }
    assertThat(left()).isEmpty();
    assertThat(openFiles()).isLessThan(files + 20);
  }

  /** How many files this process has open. */
  private static long openFiles() throws IOException {
    try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
      return open.count();
    }
  }

  /** What still runs in a box, by command line. */
  private static List<String> left() {
    return ProcessHandle.allProcesses()
        .map(process -> commandLine(process.pid()))
        .filter(line -> line.matches(".* /bot/(hostile|honest|busy)\\.py .*"))
        .toList();
  }

  private static String commandLine(long pid) {
    try {
      return Files.readString(Path.of("/proc/" + pid + "/cmdline")).replace('\0', ' ');
    } catch (IOException e) {
      return "";
    }
  }

  @ParameterizedTest
  @CsvSource({
    "MEMORY, memory limit 512 MB reached",
    "MEMORY_OF_MANY, memory limit 512 MB reached",
    "MEMORY_WITHOUT_FIRST_THREAD, memory limit 512 MB reached",
    "MEMORY_OF_ODD_NAMES, memory limit 512 MB reached",
    "MEMORY_OF_TABLES, memory limit 512 MB reached",
    "MEMORY_OF_MAPPINGS, memory limit 512 MB reached",
    "MEMORY_OF_HIDDEN_MAPPINGS, memory limit 512 MB reached",
    "MEMORY_OF_SOCKETS, memory limit 512 MB reached",
    "NETWORK, tried to use the network",
  })
  void aBotIsToldWhichLimitItHit(HostileBot bot, String words) throws IOException {
    MatchRecord match = event(bot, UNHURRIED, FIRST).getFirst();
    assertThat(match.faults()).extracting(Fault::detail).singleElement().asString().endsWith(words);
  }

  /**
   * Each loop has a name that is no text, and asks for a session of its own, so that the scheduler
   * would see no group. If they ran while the opponent computes, they would get many times its
   * processor time, on a busy machine as on a quiet one.
   */
  @Test
  @Tag("long")
  void busyLoopsOfABotThatIsNotAskedCostItsOpponentNothing() throws IOException {
    Files.writeString(
        folder.resolve("bots").resolve("busy.py"),
        "import ctypes, os\n"
            + "ctypes.CDLL(None).prctl(15, b'\\xff')\n"
            + "for _ in range(60):\n"
            + "  if os.fork() == 0:\n"
            + "    os.setsid()\n"
            + "    while True: pass\n"
            + HONEST);
    ProgramCommand busy =
        ProgramCommand.of(List.of("/usr/bin/python3", "/bot/busy.py", "0"))
            .inBox(HostileBot.box(folder.resolve("bots")));
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      MatchRunner<CoinState, CoinView, Play> runner =
          new MatchRunner<>(
              KIT,
              Settings.defaults(KIT.game().spec()),
              List.of(
                  entrant("busy", busy, UNHURRIED, pool),
                  entrant("honest", honest(0.1), UNHURRIED, pool)));
      for (int match = 1; match <= 3; match++) {
        UnaskedTime loops = new UnaskedTime();
        MatchRunner.MeasuredResult played =
            runner.play(new Seeds(1).spec(match, match, List.of(0, 1)), loops);
        assertThat(played.result().faults()).isEmpty();
        assertThat(loops.whileUnasked)
            .as("processor time of the loops, of which the opponent used")
            .isLessThan(Duration.ofNanos(3 * played.usage(1).cpuNanos()));
      }
    }
    assertThat(left()).isEmpty();
  }

  /** The processor time of the busy bot in seat 0 while its opponent is asked. */
  private static final class UnaskedTime implements StepListener<CoinState, Play> {
    private Duration before = Duration.ZERO;
    private Duration whileUnasked = Duration.ZERO;

    @Override
    public void saw(CoinState earlier, Step<Play> step, CoinState later) {
      Duration now =
          ProcessHandle.allProcesses()
              .filter(process -> commandLine(process.pid()).contains("/bot/busy.py"))
              .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
              .reduce(Duration.ZERO, Duration::plus);
      if (step instanceof Step.Moved<Play> moved && moved.seat() == 1) {
        whileUnasked = whileUnasked.plus(now.minus(before));
      }
      before = now;
    }
  }
}
