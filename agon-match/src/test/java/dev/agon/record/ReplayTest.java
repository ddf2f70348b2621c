package dev.agon.record;

import static dev.agon.match.ScriptedGame.one;
import static dev.agon.match.ScriptedGame.several;
import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Parsed;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.match.ScriptedGame;
import dev.agon.match.ScriptedGame.State;
import dev.agon.match.StepListener;
import dev.agon.record.Replay.Verdict;
import dev.agon.result.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Replays of scripted games in which built-in bots fail, or play otherwise the second time. */
class ReplayTest {
  private static Bot<State, String> failing() {
    return _ -> {
      throw new IllegalStateException("no idea");
    };
  }

  /** Says how many steps it sees and how often it was asked, so that another question shows. */
  private static Bot<State, String> counting() {
    int[] asked = {0};
    return view -> "sees " + view.steps().size() + ", asked " + ++asked[0];
  }

  /** A kit whose bots sit in seats 0, 1, 2, and so on. */
  private record Kit(ScriptedGame game, List<Supplier<Bot<State, String>>> players)
      implements GameKit<State, State, String> {
    @Override
    public Codec<State, String> codec() {
      return new Words();
    }

    @Override
    public List<BuiltInBot<State, String>> bots() {
      return IntStream.range(0, players.size())
          .mapToObj(
              i ->
                  new BuiltInBot<State, String>(
                      "Bot" + i, "plays a script", _ -> players.get(i).get()))
          .toList();
    }

    MatchRecord play() {
      MatchRunner<State, State, String> runner =
          new MatchRunner<>(this, game.settings(), bots().stream().map(Entrant::of).toList());
      List<Integer> seats = IntStream.range(0, players.size()).boxed().toList();
      return Recorder.record(runner, new Seeds(1).spec(1, 1, seats), StepListener.none());
    }

    Verdict replay(MatchRecord record) {
      return new Replay<>(this, record).run(StepListener.none());
    }
  }

  private static final class Words implements Codec<State, String> {
    @Override
    public Json viewJson(State view) {
      return Json.of(view.toString());
    }

    @Override
    public Json moveJson(String move) {
      return Json.of(move);
    }

    @Override
    public Parsed<String> readMove(State view, Json json) {
      return json instanceof Json.Str(String text)
          ? new Parsed.Value<>(text)
          : new Parsed.Failure<>("a move is a word");
    }
  }

  @Test
  void aBotThatWasAskedTogetherWithOneThatFailedIsAskedOnTheSameStateAgain() {
    Kit kit =
        new Kit(
            ScriptedGame.of(several(0, 1, 2), several(1, 2)),
            List.of(ReplayTest::failing, ReplayTest::counting, ReplayTest::counting));
    MatchRecord record = kit.play();
    assertThat(record.steps()).hasSize(3);
    assertThat(record.steps().get(1).toString()).contains("sees 0, asked 1");
    assertThat(kit.replay(record)).isEqualTo(new Verdict.Same(3, 3, record.outcome()));
  }

  @Test
  void twoThatFailTogetherFailAgain() {
    Kit kit =
        new Kit(
            ScriptedGame.of(several(0, 1, 2), one(1)),
            List.of(ReplayTest::failing, ReplayTest::counting, ReplayTest::failing));
    MatchRecord record = kit.play();
    assertThat(record.faults()).hasSize(2);
    assertThat(kit.replay(record)).isInstanceOf(Verdict.Same.class);
  }

  @Test
  void aBotThatFailsOnlyTheSecondTimeIsADifferenceAndNoCrash() {
    AtomicBoolean again = new AtomicBoolean();
    Supplier<Bot<State, String>> tires =
        () ->
            _ -> {
              if (again.get()) {
                throw new IllegalStateException("tired");
              }
              return "fresh";
            };
    Kit kit = new Kit(ScriptedGame.of(one(0), one(1)), List.of(tires, ReplayTest::counting));
    MatchRecord record = kit.play();
    again.set(true);
    assertThat(kit.replay(record))
        .isEqualTo(
            new Verdict.Different(
                1,
                "Bot0 now fails (threw java.lang.IllegalStateException: tired), the record says"
                    + " \"fresh\""));
  }

  @Test
  void thoseAskedTogetherSawTheStateBeforeTheOthersForfeited() {
    Kit kit =
        new Kit(
            ScriptedGame.of(several(0, 1, 2), several(1, 2)),
            List.of(ReplayTest::failing, ReplayTest::counting, ReplayTest::failing));
    MatchRecord record = kit.play();
    List<String> lines = new ArrayList<>();
    new Replay<>(kit, record).run(new ViewLines<>(kit, lines::add));
    String start = ",\"view\":" + Json.of(kit.game().start(kit.game().settings(), 3).toString());
    assertThat(lines)
        .startsWith(
            "{\"step\":1,\"seat\":0" + start + ",\"forfeits\":\"disconnected\"}",
            "{\"step\":2,\"seat\":2" + start + ",\"forfeits\":\"disconnected\"}");
  }

  @Test
  void aSeatThatForfeitsWithoutBeingAskedSawNothing() {
    Kit kit = new Kit(ScriptedGame.of(one(0)), List.of(ReplayTest::failing, ReplayTest::failing));
    MatchRecord record = kit.play();
    List<String> lines = new ArrayList<>();
    new Replay<>(kit, record).run(new ViewLines<>(kit, lines::add));
    assertThat(record.steps()).hasSize(2);
    assertThat(lines).hasSize(1);
  }
}
