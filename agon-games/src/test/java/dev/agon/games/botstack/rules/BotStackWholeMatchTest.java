package dev.agon.games.botstack.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import dev.agon.game.kit.WholeMatch;
import dev.agon.games.botstack.BotStackKit;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Compares matches that are played at once with the same matches step by step. */
final class BotStackWholeMatchTest {
  private static final int MATCHES = 60;

  private final BotStackKit kit = new BotStackKit();

  /** A match of the first bot against Random; at once if nobody sees the steps. */
  private MatchRunner<BotStackState, BotStackView, Decision> arena(
      BuiltInBot<BotStackView, Decision> bot, Settings settings) {
    return new MatchRunner<>(
        kit, settings, List.of(Entrant.of(bot), Entrant.of(kit.bots().getFirst())));
  }

  private static MatchSpec match(int number) {
    return new Seeds(1).spec(number, number, number % 2 == 0 ? List.of(0, 1) : List.of(1, 0));
  }

  /** Asserts that all matches end alike, and returns the last result. */
  private Result assertSame(BuiltInBot<BotStackView, Decision> bot, Settings settings) {
    Result result = arena(bot, settings).play(match(1));
    for (int number = 1; number <= MATCHES; number++) {
      result = arena(bot, settings).play(match(number));
      assertThat(result)
          .isEqualTo(arena(bot, settings).play(match(number), (_, _, _) -> {}).result());
    }
    return result;
  }

  /** Random uses everything that the settings change, empty slots where they are legal too. */
  @Test
  void everyRulingHolds() {
    List<Setting<?>> settings = Rulings.SETTINGS;
    for (int choice = 0; choice < 1 << settings.size(); choice++) {
      Map<String, String> written = new HashMap<>();
      for (int i = 0; i < settings.size(); i++) {
        written.put(
            settings.get(i).key(),
            ((SettingType.OneOf<?>) settings.get(i).type()).words().get(choice >> i & 1));
      }
      assertSame(kit.bots().getFirst(), Settings.of(kit.game().spec(), written));
    }
  }

  @Test
  void aBotThatFailsIsJudgedByTheReferee() {
    Settings settings = Settings.of(kit.game().spec(), Map.of("empty-slot", "illegal"));
    List<Bot<BotStackView, Decision>> failing =
        List.of(
            _ -> null,
            _ -> Use.SECOND,
            view -> {
              throw new IllegalStateException("question " + view.question());
            });
    for (Bot<BotStackView, Decision> bot : failing) {
      Result result = assertSame(new BuiltInBot<>("failing", "fails", _ -> bot), settings);
      assertThat(result.faults()).isNotEmpty();
    }
  }

  @Test
  void stepsAndOutcomeAreThoseOfTheMatch() {
    WholeMatch<BotStackView, Decision> whole =
        kit.wholeMatch(Settings.defaults(kit.game().spec())).orElseThrow();
    Bot<BotStackView, Decision> asksForDraws =
        view ->
            switch (view.question()) {
              case ASK, ANSWER -> Decision.Abstention.YES;
              case ITEM -> Use.NONE;
              case SHOOT -> Decision.Shot.OPPONENT;
            };
    // The starter; then twice: a deal, the question and the answer.
    assertThat(whole.play(match(1).dealKey(), List.of(asksForDraws, asksForDraws)))
        .contains(new WholeMatch.End(dev.agon.game.Outcome.byPoints(1, 1), 7));
  }
}
