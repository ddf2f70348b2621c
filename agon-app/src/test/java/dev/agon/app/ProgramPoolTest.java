package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.match.StepListener;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import dev.agon.testkit.MisbehavingBot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that play several matches, and programs that only claim to. */
final class ProgramPoolTest {
  private static final int MATCHES = 3;

  /** A program that never says it is ready is waited for this long, twice. */
  private static final TimeControl CLOCK =
      new TimeControl(Duration.ofSeconds(30), Duration.ofSeconds(4));

  @TempDir private Path folder;

  /** How many boards were played. */
  private int boards;

  /**
   * A bot that tells its process and what it is asked, and does something of its own after over.
   */
  private Path bot(String atStart, String afterOver) throws IOException {
    return Files.writeString(
        folder.resolve("bot.py"),
        """
        import json, os, sys, time
        played = 0
        def say(message):
            print(json.dumps(message), flush=True)
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "start":
                again = message.get("again", False)
                print(os.getpid(), played, again, file=sys.stderr)
                %s
                say({"type": "ready", "again": True})
            elif message["type"] == "ask":
                view = message["view"]
                coin = min(int(c) for c, n in view["hands"][view["you"]].items() if n)
                say({"type": "move", "move": {"coin": coin}})
            elif message["type"] == "over":
                played += 1
                %s
        """
            .formatted(atStart, afterOver));
  }

  private List<String> stderrOfMatches(Path bot, ProgramPool pool) {
    List<String> stderr = new ArrayList<>();
    for (MatchRecord match : matches(new CoinFightKit(), bot, pool)) {
      assertThat(match.faults()).isEmpty();
      stderr.add(match.seats().getFirst().usage().stderr().strip());
      assertThat(match.seats().getFirst().usage().cpuNanos()).isNotNegative();
    }
    return stderr;
  }

  private static <S, V, M> List<MatchRecord> matches(
      GameKit<S, V, M> kit, Path bot, ProgramPool pool) {
    List<BotEntry> entries = List.of(Bots.entry(bot.toString()), Bots.entry("Greedy"));
    MatchRunner<S, V, M> arena =
        new MatchRunner<>(
            kit,
            Settings.defaults(kit.game().spec()),
            new EntrantFactory<>(kit, CLOCK, Path.of(""), pool)
                .entrants(BotEntry.expanded(entries)));
    List<MatchRecord> records = new ArrayList<>();
    for (int number = 1; number <= MATCHES; number++) {
      records.add(
          Recorder.record(
              arena, new Seeds(1).spec(number, number, List.of(0, 1)), StepListener.none()));
    }
    return records;
  }

  @Test
  void aProgramThatCanPlayAgainPlaysSeveralMatches() throws IOException {
    Path bot = bot("", "say({\"type\": \"again\"})");
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      List<String> stderr = stderrOfMatches(bot, pool);
      String pid = stderr.getFirst().split(" ", -1)[0];
      assertThat(stderr).containsExactly(pid + " 0 True", pid + " 1 True", pid + " 2 True");
      assertThat(MisbehavingBot.leftBehind(folder)).containsExactly(Long.valueOf(pid));
    }
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  /** Plays a match of Coin Fight with each of these programs in turn, and returns their pids. */
  private List<Long> pids(List<String> commands, ProgramPool pool) {
    GameKit<?, CoinView, Play> kit = new CoinFightKit();
    EntrantFactory<CoinView, Play> factory = new EntrantFactory<>(kit, CLOCK, Path.of(""), pool);
    List<Long> pids = new ArrayList<>();
    for (String command : commands) {
      List<BotEntry> entries = List.of(Bots.entry(command), Bots.entry("Greedy"));
      MatchRecord match =
          Recorder.record(
              new MatchRunner<>(
                  new CoinFightKit(),
                  Settings.defaults(kit.game().spec()),
                  factory.entrants(BotEntry.expanded(entries))),
              new Seeds(1).spec(1, ++boards, List.of(0, 1)),
              StepListener.none());
      assertThat(match.faults()).isEmpty();
      pids.add(Long.valueOf(match.seats().getFirst().usage().stderr().split(" ", 2)[0]));
    }
    return pids;
  }

  private static long residentBytes(long pid) throws IOException {
    return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theMemoryOfWaitingProgramsIsLimited() throws IOException {
    String bot = "cmd:python3 " + bot("", "say({\"type\": \"again\"})");
    long memory;
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      memory = residentBytes(pids(List.of(bot + " a"), pool).getFirst());
    }
    try (ProgramPool pool = ProgramPool.of(1, 2, memory * 5 / 2)) {
      List<Long> pids = pids(List.of(bot + " a", bot + " b", bot + " a", bot + " c"), pool);
      assertThat(pids.get(2)).isEqualTo(pids.get(0));
      // The one that has waited longest is gone.
      assertThat(MisbehavingBot.leftBehind(folder))
          .containsExactlyInAnyOrder(pids.get(2), pids.get(3));
      assertThat(pool.makeRoom()).isTrue();
      assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
      assertThat(pool.makeRoom()).isFalse();
    }
  }

  @Test
  void manyWaitingProgramsAreKeptIfThereIsMemory() throws IOException {
    String bot = "cmd:python3 " + bot("", "say({\"type\": \"again\"})");
    List<String> commands = List.of(bot + " a", bot + " b", bot + " c", bot + " d");
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      List<Long> pids = pids(commands, pool);
      assertThat(pids(commands, pool)).isEqualTo(pids).doesNotHaveDuplicates();
    }
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  @Test
  void withoutMemoryForWaitingProgramsNoneWaits() throws IOException {
    String bot = "cmd:python3 " + bot("", "say({\"type\": \"again\"})");
    try (ProgramPool pool = ProgramPool.of(1, 2, 0)) {
      assertThat(pids(List.of(bot, bot), pool)).doesNotHaveDuplicates();
      assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
    }
  }

  @Test
  void withoutAPoolEveryMatchHasItsOwnProgram() throws IOException {
    Path bot = bot("", "say({\"type\": \"again\"})");
    assertThat(stderrOfMatches(bot, ProgramPool.none()))
        .doesNotHaveDuplicates()
        .allMatch(line -> line.endsWith(" 0 False"));
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pass",
        "time.sleep(1000)",
        "sys.exit(5)",
        "say({\"type\": \"ready\"})",
        "print('{\"type\":\"again\"}\\n{\"type\":\"ready\"}', flush=True)",
        "say({\"type\": \"again\"}); os._exit(0)",
        "say({\"type\": \"again\"}); os.close(0); time.sleep(1000)",
      })
  void aProgramThatBreaksItsOfferToPlayAgainIsReplaced(String afterOver) throws IOException {
    Path bot = bot("", afterOver);
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      assertThat(stderrOfMatches(bot, pool))
          .doesNotHaveDuplicates()
          .allMatch(line -> line.endsWith(" 0 True"));
    }
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  @Test
  void aProgramThatFailsAtItsSecondStartIsReplaced() throws IOException {
    Path bot = bot("if played > 0: os._exit(1)", "say({\"type\": \"again\"})");
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      assertThat(stderrOfMatches(bot, pool))
          .doesNotHaveDuplicates()
          .allMatch(line -> line.endsWith(" 0 True"));
    }
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  /** It is no fault, so it would hold up each of its matches for the whole time of a start. */
  @Test
  void aProgramThatIsLateAtItsSecondStartIsNotKeptAgain() throws IOException {
    Path late = folder.resolve("late");
    String atStart = "if played > 0: open('%s', 'a').write('x'); time.sleep(1000)".formatted(late);
    Path bot = bot(atStart, "say({\"type\": \"again\"})");
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      assertThat(stderrOfMatches(bot, pool)).allMatch(line -> line.endsWith(" 0 True"));
    }
    assertThat(late).hasContent("x");
  }

  /** The boards that each process played, in an event with these boards for its matches. */
  private Map<String, List<Long>> boardsByProcess(List<Long> boardsOfMatches) throws IOException {
    Path bot = bot("", "say({\"type\": \"again\"})");
    GameKit<CoinState, CoinView, Play> kit = new CoinFightKit();
    Map<String, List<Long>> played = new HashMap<>();
    try (ProgramPool pool = ProgramPool.of(2, 2)) {
      MatchRunner<CoinState, CoinView, Play> arena =
          new MatchRunner<>(
              kit,
              Settings.defaults(kit.game().spec()),
              new EntrantFactory<>(kit, CLOCK, Path.of(""), pool)
                  .entrants(
                      BotEntry.expanded(
                          List.of(Bots.entry(bot.toString()), Bots.entry("Greedy")))));
      LocalThreads.waiting(2)
          .play(
              boardsOfMatches.size(),
              match -> {
                long board = boardsOfMatches.get((int) match);
                List<Integer> seats = match % 2 == 0 ? List.of(0, 1) : List.of(1, 0);
                return Recorder.record(
                    arena, new Seeds(1).spec(match + 1, board, seats), StepListener.none());
              },
              record -> {
                int seat = record.seats().getFirst().name().equals("Greedy") ? 1 : 0;
                String pid = record.seats().get(seat).usage().stderr().split(" ", 2)[0];
                played
                    .computeIfAbsent(pid, _ -> new ArrayList<>())
                    .add(boardsOfMatches.get((int) record.spec().number() - 1));
                return record.faults().isEmpty();
              });
    }
    return played;
  }

  @Test
  void noProcessSeesABoardTwiceWhenSeatsAreSwapped() throws IOException {
    Map<String, List<Long>> played = boardsByProcess(List.of(1L, 1L, 2L, 2L, 3L, 3L, 4L, 4L));
    assertThat(played.values()).allSatisfy(one -> assertThat(one).doesNotHaveDuplicates());
    assertThat(played.values().stream().mapToInt(List::size).sum()).isEqualTo(8);
    // The other seats of a board need a second process, and no more than one for each thread.
    assertThat(played).hasSizeBetween(2, 4);
  }

  @Test
  void noProcessSeesABoardTwiceWhenBoardsAreShared() throws IOException {
    List<Long> boardsOfMatches =
        LongStream.range(0, 200).mapToObj(match -> 1 + match % 50).toList();
    Map<String, List<Long>> played = boardsByProcess(boardsOfMatches);
    assertThat(played.values()).allSatisfy(one -> assertThat(one).doesNotHaveDuplicates());
    assertThat(played.values().stream().mapToInt(List::size).sum()).isEqualTo(200);
    assertThat(played).hasSizeLessThan(20);
  }

  /** The process of the first bot in matches against these others, each on a board of its own. */
  private List<String> processesAgainst(List<Integer> others) throws IOException {
    String bot = "cmd:python3 " + bot("", "say({\"type\": \"again\"})");
    List<BotEntry> entries = Stream.of("", " b", " c").map(bot::concat).map(Bots::entry).toList();
    GameKit<CoinState, CoinView, Play> kit = new CoinFightKit();
    List<String> pids = new ArrayList<>();
    try (ProgramPool pool = ProgramPool.of(1, 2)) {
      MatchRunner<CoinState, CoinView, Play> arena =
          new MatchRunner<>(
              kit,
              Settings.defaults(kit.game().spec()),
              new EntrantFactory<>(kit, CLOCK, Path.of(""), pool)
                  .entrants(BotEntry.expanded(entries)));
      for (int other : others) {
        List<Integer> seats = pids.size() % 2 == 0 ? List.of(0, other) : List.of(other, 0);
        MatchRecord match =
            Recorder.record(arena, new Seeds(1).spec(1, ++boards, seats), StepListener.none());
        assertThat(match.faults()).isEmpty();
        pids.add(match.seats().get(seats.indexOf(0)).usage().stderr().split(" ", 2)[0]);
      }
    }
    return pids;
  }

  /** It could remember how the other one plays, which is the same each time. */
  @Test
  void noProcessMeetsAnotherProgramTwiceWhereNothingIsLeftToChance() throws IOException {
    List<String> pids = processesAgainst(List.of(1, 1, 2, 2, 1));
    assertThat(pids.get(1)).isNotEqualTo(pids.get(0));
    assertThat(pids.get(2)).isEqualTo(pids.get(1));
    assertThat(pids.get(3)).isEqualTo(pids.get(0));
    assertThat(pids.get(4)).isNotIn(pids.subList(0, 4));
  }
}
