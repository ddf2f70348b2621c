package dev.agon.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.agon.bot.Seating;
import dev.agon.execute.LocalThreads;
import dev.agon.game.DrawKey;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.json.Json;
import dev.agon.match.Answer;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.SessionPlayer;
import dev.agon.protocol.TimeControl;
import dev.agon.text.JsonReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Moves a second of the session protocol: Agon and a driver in C, each asking the same bot the same
 * question, in turns.
 */
public final class SessionBench {
  private static final int MOVES = 100_000;
  private static final int REPEATS = 7;
  private static final String START = "{\"type\":\"start\"}";
  private static final String MOVE = "{\"type\":\"move\",\"move\":{\"coin\":1,\"change\":{}}}";
  private static final TimeControl CLOCK =
      new TimeControl(Duration.ofMinutes(10), Duration.ofSeconds(10));

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final CoinView opening =
      CoinFightField.KIT
          .game()
          .view(CoinFightField.KIT.game().start(CoinFightField.SETTINGS, 2), 0);
  private final String bot;
  private final String driver;

  private SessionBench(Path programs) {
    this.bot = programs.resolve("session_bot").toString();
    this.driver = programs.resolve("session_driver").toString();
  }

  /** What asking took, and what the bot said it was asked. */
  private record Asked(long wallNanos, long cpuNanos, String heard) {
    double movesPerSecond() {
      return MOVES * 1e9 / wallNanos;
    }

    double cpuMicros() {
      return cpuNanos / 1e3 / MOVES;
    }
  }

  /** With the folder of the compiled programs. */
  public static void main(String[] args) throws IOException {
    new SessionBench(Path.of(args[0])).run();
  }

  private void run() throws IOException {
    Asked inC = askedByC();
    Asked byAgon = askedByAgon();
    if (!inC.heard().equals(byAgon.heard())) {
      throw new IllegalStateException(
          "not the same bytes: C " + inC.heard() + ", Agon " + byAgon.heard());
    }
    Median c = new Median();
    Median cCpu = new Median();
    Median agon = new Median();
    Median agonCpu = new Median();
    Median ratio = new Median();
    Median json = new Median();
    for (int i = 0; i < REPEATS; i++) {
      inC = askedByC();
      byAgon = askedByAgon();
      c.add(inC.movesPerSecond());
      cCpu.add(inC.cpuMicros());
      agon.add(byAgon.movesPerSecond());
      agonCpu.add(byAgon.cpuMicros());
      ratio.add(byAgon.movesPerSecond() / inC.movesPerSecond());
      json.add(jsonMicros());
    }
    System.out.printf(
        "C driver %,9.0f moves/s; %.1f µs of its own a move%n", c.value(), cCpu.value());
    System.out.printf(
        "Agon     %,9.0f moves/s; %.1f µs of its own a move, %.0f %% of a move; JSON is %.1f µs%n",
        agon.value(), agonCpu.value(), agonCpu.value() * agon.value() / 1e4, json.value());
    System.out.printf("Agon / C %9.2f (target: 0.5)%n", ratio.value());
  }

  private String ask() {
    return Json.object()
        .with("type", "ask")
        .with("view", CoinFightField.KIT.codec().viewJson(opening))
        .toString();
  }

  private Asked askedByC() throws IOException {
    Process process = new ProcessBuilder(driver, bot, START, ask(), "" + MOVES).start();
    String[] nanos = read(process.inputReader(StandardCharsets.UTF_8).readLine()).split(" ");
    String heard = read(process.errorReader(StandardCharsets.UTF_8).readLine());
    return new Asked(Long.parseLong(nanos[0]), Long.parseLong(nanos[1]), heard);
  }

  private static String read(@Nullable String line) {
    if (line == null) {
      throw new IllegalStateException("the driver in C said nothing");
    }
    return line;
  }

  /** On the thread that plays such matches. */
  private Asked askedByAgon() {
    AtomicReference<Asked> asked = new AtomicReference<>();
    LocalThreads.waiting(1)
        .play(
            1,
            _ -> asksAll(),
            result -> {
              asked.set(result);
              return true;
            });
    return asked.get();
  }

  private Asked asksAll() {
    Seating seating = new Seating(0, 2, CoinFightField.SETTINGS, 1);
    SessionPlayer<CoinView, Play> player =
        new SessionPlayer<>(
            ProgramCommand.of(List.of(bot)),
            "coinfight",
            CoinFightField.KIT.codec(),
            CLOCK,
            seating,
            ProgramPool.none());
    long wall;
    long cpu;
    try (player) {
      player.start(DrawKey.ofNumber(1));
      // The first answer waits for the bot's start, which the driver in C does not count either.
      played(player);
      wall = System.nanoTime();
      cpu = system.getProcessCpuTime();
      for (int i = 1; i < MOVES; i++) {
        played(player);
      }
      wall = System.nanoTime() - wall;
      cpu = system.getProcessCpuTime() - cpu;
      player.tell(Outcome.byPoints(0, 0));
    }
    return new Asked(wall, cpu, player.usage().stderr().strip());
  }

  private void played(SessionPlayer<CoinView, Play> player) {
    if (player.ask(opening) instanceof Answer.Failed<Play> failed) {
      throw new IllegalStateException(failed.toString());
    }
  }

  /** What making the question and reading the answer takes without a process. */
  private double jsonMicros() {
    long characters = 0;
    long begin = System.nanoTime();
    for (int i = 0; i < MOVES; i++) {
      characters += ask().length();
      if (JsonReader.read(MOVE) instanceof Parsed.Value<Json>(Json.Obj message)) {
        characters +=
            message
                .get("move")
                .map(move -> CoinFightField.KIT.codec().readMove(opening, move).hashCode())
                .orElseThrow();
      }
    }
    double micros = (System.nanoTime() - begin) / 1e3 / MOVES;
    if (characters == 0) {
      throw new IllegalStateException("nothing was asked");
    }
    return micros;
  }
}
