package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.match.StepListener;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.TimeControl;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.Fault;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import dev.agon.source.Protocol;
import dev.agon.testkit.MisbehavingBot;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a bot does costs only itself, and leaves nothing running. */
final class MisbehavingBotsTest {
  private static final TimeControl SHORT =
      new TimeControl(Duration.ofMillis(1500), Duration.ofMillis(1500));

  @TempDir private Path folder;

  static Stream<Arguments> botsAndProtocols() {
    return Stream.of(MisbehavingBot.values())
        .flatMap(
            bot -> Stream.of(Protocol.SESSION, Protocol.TURN).map(kind -> Arguments.of(bot, kind)));
  }

  @ParameterizedTest
  @MethodSource("botsAndProtocols")
  void aMisbehavingBotForfeitsOnlyItsOwnMatch(MisbehavingBot bot, Protocol protocol) {
    // Only those who sit out their time are given little of it.
    TimeControl clock =
        bot.reason().equals(Optional.of(ForfeitReason.TIME))
            ? TimeControl.DEFAULT.withMatch(SHORT.match())
            : TimeControl.DEFAULT;
    MatchRecord match = againstGreedy(bot.command(folder, protocol), protocol, clock);
    if (bot.reason().isPresent()) {
      assertThat(match.faults()).extracting(Fault::reason).containsExactly(bot.reason().get());
      assertThat(match.faults().getFirst().seat()).isZero();
      assertThat(match.faults().getFirst().detail()).isNotBlank();
      assertThat(match.outcome().won(1)).isTrue();
    } else {
      assertThat(match.faults()).isEmpty();
    }
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  @Test
  void aBotThatIsNeverReadyStalls() {
    MatchRecord match = againstGreedy(MisbehavingBot.stalling(folder), Protocol.SESSION, SHORT);
    assertThat(match.faults()).extracting(Fault::reason).containsExactly(ForfeitReason.STALLED);
    assertThat(MisbehavingBot.leftBehind(folder)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("protocols")
  void standardErrorIsStoredWithTheMatch(Protocol protocol) {
    MatchRecord match =
        againstGreedy(
            MisbehavingBot.CRASHES.command(folder, protocol), protocol, TimeControl.DEFAULT);
    assertThat(match.seats().getFirst().usage().stderr()).contains("about to crash");
    assertThat(match.faults().getFirst().detail()).contains("exited with code 3");
  }

  static Stream<Protocol> protocols() {
    return Stream.of(Protocol.SESSION, Protocol.TURN);
  }

  @Test
  void muchStandardErrorIsCutInTheMiddle() {
    MatchRecord match =
        againstGreedy(
            MisbehavingBot.FLOODS_STDERR.command(folder, Protocol.SESSION),
            Protocol.SESSION,
            TimeControl.DEFAULT);
    assertThat(match.seats().getFirst().usage().stderr())
        .hasSizeLessThan(20_000)
        .contains("bytes left out");
  }

  @Test
  void theTimesOfAllAnswersAddUp() {
    ProgramCommand steady = sleeper("0.4");
    MatchRecord match = againstGreedy(steady, Protocol.SESSION, SHORT);
    assertThat(match.faults()).extracting(Fault::reason).containsExactly(ForfeitReason.TIME);
    assertThat(match.faults().getFirst().step()).isGreaterThan(1);
  }

  @Test
  void aHugeNumberIsAFaultAndNotACrash() {
    for (String coin : List.of("100e2147483647", "1e2147483647", "1e-2147483647", "1e400")) {
      ProgramCommand absurd =
          ProgramCommand.of(
              List.of(
                  "python3",
                  "-c",
                  """
                  import sys
                  sys.stdin.readline()
                  print('{"type":"ready"}', flush=True)
                  sys.stdin.readline()
                  print('{"type":"move","move":{"coin":%s,"change":{"1":%s}}}', flush=True)
                  sys.stdin.read()
                  """
                      .formatted(coin, coin)));
      MatchRecord match = againstGreedy(absurd, Protocol.SESSION, TimeControl.DEFAULT);
      assertThat(match.faults())
          .extracting(Fault::reason)
          .containsExactly(ForfeitReason.UNREADABLE);
    }
  }

  @Test
  void waitingForTheFirstQuestionIsNotAFault() {
    TimeControl startUp = new TimeControl(Duration.ofSeconds(30), Duration.ofSeconds(2));
    ProgramCommand slow = sleeper("3 if view['turn'] == 0 else 0");
    String source = "cmd:" + slow;
    List<Entrant<CoinView, Play>> entrants =
        new EntrantFactory<>(new CoinFightKit(), startUp, Path.of(""), ProgramPool.none())
            .entrants(BotEntry.expanded(List.of(Bots.entry(source), Bots.entry(source))));
    assertThat(play(entrants).faults()).isEmpty();
  }

  /** A session bot that plays its lowest coin after so many seconds, as said in Python. */
  private static ProgramCommand sleeper(String seconds) {
    return ProgramCommand.of(
        List.of(
            "python3",
            "-c",
            """
            import sys, json, time
            for line in sys.stdin:
                message = json.loads(line)
                if message["type"] == "start":
                    print('{"type":"ready"}', flush=True)
                elif message["type"] == "ask":
                    view = message["view"]
                    time.sleep(%s)
                    coin = min(int(c) for c, n in view["hands"][view["you"]].items() if n)
                    print(json.dumps({"type": "move", "move": {"coin": coin}}), flush=True)
            """
                .formatted(seconds)));
  }

  private static MatchRecord againstGreedy(
      ProgramCommand command, Protocol protocol, TimeControl clock) {
    GameKit<CoinState, CoinView, Play> kit = new CoinFightKit();
    EntrantFactory<CoinView, Play> field =
        new EntrantFactory<>(kit, clock, Path.of(""), ProgramPool.none());
    List<BotEntry> entries = new ArrayList<>();
    entries.add(new BotEntry("broken", "", Bots.entry("cmd:" + command, protocol).source(), 1, ""));
    entries.add(Bots.entry("Greedy"));
    return play(field.entrants(BotEntry.expanded(entries)));
  }

  private static MatchRecord play(List<Entrant<CoinView, Play>> entrants) {
    GameKit<CoinState, CoinView, Play> kit = new CoinFightKit();
    Settings settings = Settings.defaults(kit.game().spec());
    MatchRunner<CoinState, CoinView, Play> arena = new MatchRunner<>(kit, settings, entrants);
    return Recorder.record(arena, new Seeds(1).spec(1, 1, List.of(0, 1)), StepListener.none());
  }
}
