package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.build.BotBuilder;
import dev.agon.build.Languages;
import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.match.StepListener;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.Fault;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import dev.agon.testkit.MisbehavingBot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** C bots for BotStack, as the competition has them, good ones and bad ones. */
final class BotStackInCTest {
  private static final Path KIT = Path.of(System.getProperty("agon.home"), "bots/c/botstack");
  private static final String PLAYER1 = KIT.resolve("player1.c").toString();
  private static final String PLAYER2 = KIT.resolve("player2.c").toString();

  private static final TimeControl SHORT =
      new TimeControl(Duration.ofMillis(1500), Duration.ofSeconds(10));

  @TempDir private Path folder;

  /** A bot that does something of its own in one of its functions. */
  private Path bot(String inFunction, String does) throws IOException {
    String source =
        """
        #include "header.h"
        #include <stdio.h>
        #include <stdlib.h>
        #include <unistd.h>
        static int calls;
        int player2_abstain(Player self, Player other, Gun state, int opponentRequest) {
          %s
          return 0;
        }
        ItemAction player2_item(Player self, Player other, Gun state) {
          %s
          return ACTION_NoItem;
        }
        TurnAction player2_action(Player self, Player other, Gun state, Bullet nextBullet) {
          %s
          return ACTION_ShootOther;
        }
        """
            .formatted(
                inFunction.equals("abstain") ? does : "",
                inFunction.equals("item") ? does : "",
                inFunction.equals("action") ? does : "");
    return Files.writeString(folder.resolve("bot.c"), source);
  }

  /** The bot's matches against the template, one after another, by the same processes if it may. */
  private static List<MatchRecord> matches(Path bot, TimeControl clock, int count) {
    try (ProgramPool stable = ProgramPool.of(1, 2, Duration.ofMinutes(1))) {
      return matches(new BotStackKit(), bot, clock, count, stable);
    }
  }

  private static <S, V, M> List<MatchRecord> matches(
      GameKit<S, V, M> kit, Path bot, TimeControl clock, int count, ProgramPool stable) {
    List<BotEntry> entries = List.of(Bots.entry(bot.toString()), Bots.entry(PLAYER1));
    MatchRunner<S, V, M> arena =
        new MatchRunner<>(
            kit,
            Settings.defaults(kit.game().spec()),
            new EntrantFactory<>(kit, clock, Path.of(""), stable)
                .entrants(BotEntry.expanded(entries)));
    List<MatchRecord> records = new ArrayList<>();
    for (int number = 1; number <= count; number++) {
      records.add(
          Recorder.record(
              arena, new Seeds(1).spec(number, number, List.of(0, 1)), StepListener.none()));
    }
    return records;
  }

  private static List<Long> leftBehind(Path bot) {
    String program = program(bot.toString());
    return MisbehavingBot.leftBehind(Path.of(program));
  }

  private static String program(String source) {
    return new BotBuilder(Languages.standard(), "botstack")
        .command(Path.of(source))
        .words()
        .getFirst();
  }

  private static String stderr(MatchRecord match) {
    return match.seats().getFirst().usage().stderr();
  }

  /** Two arenas on one machine may compile the same bot for their shared cache. */
  @Test
  void severalCanCompileTheSameNewSourceAtOnce() throws Exception {
    Path source = folder.resolve("same.c");
    Files.writeString(source, "/* " + folder + " */ int main(void) { return 0; }\n");
    CyclicBarrier together = new CyclicBarrier(4);
    try (ExecutorService threads = Executors.newFixedThreadPool(together.getParties())) {
      Callable<String> compile =
          () -> {
            together.await();
            return new BotBuilder(Languages.standard(), "coinfight")
                .command(source)
                .words()
                .getFirst();
          };
      List<Future<String>> programs =
          threads.invokeAll(Collections.nCopies(together.getParties(), compile));
      for (Future<String> program : programs) {
        assertThat(Path.of(program.get())).isExecutable();
      }
    }
  }

  @Test
  void theTemplatesPlayBuiltInsAndEachOther() {
    Cli one = run("1");
    assertThat(one.err()).isEmpty();
    assertThat(one.code()).isZero();
    assertThat(one.out()).contains("player1", "player2");
    assertThat(run("2").out()).as("the same standings and digest").isEqualTo(one.out());
    assertThat(MisbehavingBot.leftBehind(Path.of(program(PLAYER1)))).isEmpty();
    assertThat(MisbehavingBot.leftBehind(Path.of(program(PLAYER2)))).isEmpty();
  }

  private static Cli run(String concurrency) {
    return Cli.agon(
        "run",
        "--seed",
        "1",
        "--game",
        "botstack",
        "--bots",
        PLAYER1 + "," + PLAYER2 + ",Tactician,Random",
        "--games",
        "3",
        "--progress",
        "none",
        "--concurrency",
        concurrency);
  }

  /** Where there is nothing to use the arena does not ask, but the harness does. */
  @Test
  void anInvalidItemAnswerIsAFaultEvenWithEmptySlots() throws IOException {
    String usesAll =
        "if (self.item1) return ACTION_Item1; if (self.item2) return ACTION_Item2; return 99;";
    Path bot = bot("item", usesAll);
    List<Fault> faults =
        matches(bot, TimeControl.DEFAULT, 12).stream()
            .flatMap(match -> match.faults().stream())
            .toList();
    assertThat(faults)
        .isNotEmpty()
        .allMatch(fault -> fault.seat() == 0 && fault.reason() == ForfeitReason.UNREADABLE)
        .allMatch(fault -> fault.detail().contains("number 99"));
  }

  /** In a header of its own 2 is no answer, though it is the number of a slot in ours. */
  @Test
  void aNumberThatTheBotsOwnHeaderDoesNotHaveIsAFault() throws IOException {
    String header = Files.readString(Path.of(PLAYER1).resolveSibling("header.h"));
    assertThat(header).contains("ACTION_NoItem");
    Files.writeString(
        folder.resolve("header.h"), header.replaceFirst("ACTION_NoItem", "ACTION_NoItem = -1"));
    Path bot = bot("item", "return 2;");
    for (MatchRecord match : matches(bot, TimeControl.DEFAULT, 2)) {
      assertThat(match.faults())
          .extracting(Fault::reason)
          .containsExactly(ForfeitReason.UNREADABLE);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "action  | *(volatile int *)8 = 1;                     | DISCONNECTED | signal 11",
        "item    | abort();                                    | DISCONNECTED | signal 6",
        "abstain | exit(0);                                    | DISCONNECTED | code 0",
        "item    | _exit(3);                                   | DISCONNECTED | code 3",
        "action  | for (int i = 0; i < 1024; i++) close(i);    | DISCONNECTED | code",
        "action  | volatile int at[2]; for (volatile int i = 2; i < 200; i++) at[i] = i; |"
            + " DISCONNECTED | signal",
        "action  | kill(0, 9);                                 | DISCONNECTED | signal 9",
        "abstain | return 2;                                   | UNREADABLE   | got 'number 2'",
        "abstain | return -1;                                  | UNREADABLE   | got 'number -1'",
        "item    | return 3;                                   | UNREADABLE   | got 'number 3'",
        "item    | return -1;                                  | UNREADABLE   | got 'number -1'",
        "action  | return 2;                                   | UNREADABLE   | got 'number 2'",
        "action  | return 0x7fffffff;                          | UNREADABLE   | got 'number"
            + " 2147483647'",
        // As the harness itself ends a match, but in the middle of one.
        "action  | _exit(113);                                 | UNREADABLE   | again",
        "action  | _exit(114);                                 | DISCONNECTED | code 0",
      })
  void aBotThatBreaksDownLosesItsMatchAndNothingElse(
      String function, String does, ForfeitReason reason, String detail) throws IOException {
    Path bot = bot(function, "extern int kill(int, int); " + does);
    for (MatchRecord match : matches(bot, TimeControl.DEFAULT, 3)) {
      assertThat(match.faults()).extracting(Fault::reason).containsExactly(reason);
      assertThat(match.faults().getFirst().seat()).isZero();
      assertThat(match.faults().getFirst().detail()).contains(detail);
      assertThat(match.outcome().points(0)).isZero();
      assertThat(match.outcome().points(1)).isEqualTo(3);
    }
    assertThat(leftBehind(bot)).isEmpty();
  }

  @Test
  void aBotThatNeverAnswersLosesOnTime() throws IOException {
    Path bot = bot("action", "for (volatile int i = 0;; i++) {}");
    for (MatchRecord match : matches(bot, SHORT, 2)) {
      assertThat(match.faults()).extracting(Fault::reason).containsExactly(ForfeitReason.TIME);
    }
    assertThat(leftBehind(bot)).isEmpty();
  }

  @Test
  void aBotMayPrintAndReadStandardInput() throws IOException {
    Path bot =
        bot(
            "action",
            """
            printf("{\\"type\\":\\"move\\",\\"move\\":7}\\nhalf a line %d", getchar());
            fputs("and an error", stderr);
            """);
    for (MatchRecord match : matches(bot, TimeControl.DEFAULT, 2)) {
      assertThat(match.faults()).isEmpty();
      assertThat(stderr(match)).contains("half a line -1").contains("and an error");
    }
    assertThat(leftBehind(bot)).isEmpty();
  }

  @Test
  void variablesAreFreshInEveryMatchOfAProcess() throws IOException {
    Path bot = bot("action", "if (calls++ == 0) printf(\"first call in %d\\n\", getppid());");
    List<MatchRecord> matches = matches(bot, TimeControl.DEFAULT, 5);
    assertThat(stderr(matches.getFirst())).matches("first call in \\d+\n");
    assertThat(matches).allMatch(match -> stderr(match).equals(stderr(matches.getFirst())));
    assertThat(matches).allMatch(match -> match.seats().getFirst().usage().cpuNanos() >= 0);
    assertThat(leftBehind(bot)).isEmpty();
  }

  @Test
  void aBotThatLeavesAProcessBehindGetsANewOne() throws IOException {
    Path bot =
        bot(
            "action",
            """
            if (calls++ == 0) {
              printf("in %d\\n", getppid());
              if (fork() == 0) { setsid(); if (fork() != 0) _exit(0); for (;;) sleep(1000); }
            }
            """);
    List<MatchRecord> matches = matches(bot, TimeControl.DEFAULT, 2);
    assertThat(matches).allMatch(match -> match.faults().isEmpty());
    assertThat(stderr(matches.getFirst())).isNotEqualTo(stderr(matches.getLast()));
    assertThat(leftBehind(bot)).isEmpty();
  }

  /** Old bots do their thinking there. */
  @Test
  void aBotIsAskedForAnItemBeforeEveryShot() throws IOException {
    Path bot =
        bot(
            "item",
            """
            calls++;
            if (self.item1 == ITEM_Empty && self.item2 == ITEM_Empty) printf("nothing to use\\n");
            return self.item1 != ITEM_Empty ? ACTION_Item1 : ACTION_Item2;
            """);
    Path counting =
        Files.writeString(
            folder.resolve("counting.c"),
            Files.readString(bot)
                .replace(
                    "return ACTION_ShootOther;",
                    "if (calls-- != 1) printf(\"not asked\\n\"); return ACTION_ShootOther;"));
    for (MatchRecord match : matches(counting, TimeControl.DEFAULT, 5)) {
      assertThat(match.faults()).isEmpty();
      assertThat(stderr(match)).contains("nothing to use").doesNotContain("not asked");
    }
  }

  @Test
  void aHeaderNextToTheBotMayDifferFromOurs() throws IOException {
    String header =
        Files.readString(KIT.resolve("header.h"))
            .replace("#ifndef BOTSTACK_HEADER_H\n", "")
            .replace("#define BOTSTACK_HEADER_H\n", "")
            .replace("#endif\n", "")
            .replace("  int rounds;", "  double weight; int rounds;")
            .replace("  ITEM_Empty,", "  ITEM_Empty = 40,")
            .replace("{ ACTION_NoItem,", "{ ACTION_NoItem = 9,");
    assertThat(header).contains("weight", "= 40", "= 9");
    Files.writeString(folder.resolve("header.h"), header);
    Path bot =
        bot(
            "abstain",
            """
            printf("%d %d %d %d\\n", self.rounds, self.lives, state.currentBullets, other.lives);
            if (self.item1 == ITEM_Empty || self.item2 < 41 || self.item2 > 45) exit(1);
            """);
    assertThat(stderr(matches(bot, TimeControl.DEFAULT, 1).getFirst()))
        .matches("(?s)0 3 [3-7] 3\n.*");
    assertThat(matches(bot, TimeControl.DEFAULT, 5)).allMatch(match -> match.faults().isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "'int unrelated;', it defines neither player1_abstain",
    "'#include \"header.h\"\nint player2_abstain(Player a, Player b, Gun g, int r) { return 0; }',"
        + " player2 is not complete: it lacks player2_item and player2_action",
  })
  void aBotWithoutItsFunctionsIsRefusedInOneLine(String source, String why) throws IOException {
    Path bot = Files.writeString(folder.resolve("bot.c"), source);
    Cli cli = Cli.agon("run", "--seed", "1", "--game", "botstack", "--bots", bot + ",Random");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).hasLineCount(1).contains("cannot compile " + bot + ": " + why);
  }

  @Test
  void compilerOutputIsShownUnchanged() throws IOException {
    Path bot = bot("item", "return nonsense;");
    Cli cli = Cli.agon("run", "--seed", "1", "--game", "botstack", "--bots", bot + ",Random");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).contains(bot + ":11:").contains("nonsense").doesNotContain("glue");
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "1"})
  void aProgramInCMayAlsoSpeakTheProtocolItself(String item) throws IOException {
    Path bot =
        Files.writeString(
            folder.resolve("own.c"),
            """
            #include "agon.h"
            int main(void) {
              for (char *line = agon_line(stdin); line != NULL; line = agon_line(stdin)) {
                const char *asked = agon_field(agon_field(line, "view"), "question");
                if (agon_is(agon_field(line, "type"), "start")) {
                  puts("{\\"type\\":\\"ready\\"}");
                } else if (asked != NULL) {
                  printf("{\\"type\\":\\"move\\",\\"move\\":\\"%%s\\"}\\n",
                      agon_is(asked, "item") ? "%s" : agon_is(asked, "shoot") ? "other" : "no");
                }
                fflush(stdout);
                free(line);
              }
            }
            """
                .formatted(item));
    assertThat(matches(bot, TimeControl.DEFAULT, 2)).allMatch(match -> match.faults().isEmpty());
  }
}
