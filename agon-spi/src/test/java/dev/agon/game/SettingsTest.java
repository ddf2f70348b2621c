package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SettingsTest {
  private static final Setting<Integer> ROUNDS =
      Setting.whole("rounds", "rounds of the game", 3, 1, 9);
  private static final Setting<String> WIND =
      Setting.oneOf("wind", "where the wind blows", "north", "south", "west");
  private static final Setting<Boolean> FOG = Setting.yesOrNo("fog", "whether there is fog", false);
  private static final Setting<Optional<Integer>> LIMIT =
      Setting.optional("limit", "moves of a match", "none", SettingType.whole(1, 100));
  private static final List<Setting<?>> ALL = List.of(ROUNDS, WIND, FOG, LIMIT);

  private static Map<String, String> written(String... keysAndValues) {
    Map<String, String> written = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      written.put(keysAndValues[i], keysAndValues[i + 1]);
    }
    return written;
  }

  @Test
  void everySettingHasItsDefaultUntilAnotherValueIsWritten() {
    Settings defaults = Settings.defaults(ALL);
    assertThat(defaults.get(ROUNDS)).isEqualTo(3);
    assertThat(defaults.get(LIMIT)).isEmpty();
    Settings read = defaults.read(written("limit", " 7", "fog", "yes")).orThrow();
    assertThat(read.get(LIMIT)).contains(7);
    assertThat(read.get(FOG)).isTrue();
    assertThat(read.get(WIND)).isEqualTo("north");
  }

  @Test
  void whatIsWrittenIsReadBackAsTheSameSettings() {
    Settings settings = Settings.defaults(ALL).with(ROUNDS, 9).with(LIMIT, Optional.of(5));
    assertThat(settings.written().toString()).isEqualTo("{rounds=9, wind=north, fog=no, limit=5}");
    assertThat(Settings.defaults(ALL).read(settings.written()).orThrow()).isEqualTo(settings);
    assertThat(settings.changed()).isEqualTo(Map.of("rounds", "9", "limit", "5"));
    assertThat(Settings.defaults(ALL).read(settings.changed()).orThrow()).isEqualTo(settings);
  }

  @Test
  void everythingThatIsWrongIsTold() {
    Settings.Reading read =
        Settings.defaults(ALL)
            .read(written("rounds", "10", "wind", "up", "rain", "1", "limit", "0", "fog", "yes"));
    assertThat(read.problems())
        .extracting(Settings.Problem::toString)
        .containsExactly(
            "setting 'rounds' must be a whole number from 1 to 9, not '10'",
            "setting 'wind' must be north, south or west, not 'up'",
            "setting 'rain' is unknown; there are: rounds, wind, fog, limit",
            "setting 'limit' must be a whole number from 1 to 100, not '0'; it can also be none");
    assertThat(read.problems()).extracting(Settings.Problem::isUnknown).containsSequence(true);
    assertThat(read.settings().get(FOG)).isTrue();
    assertThatThrownBy(read::orThrow)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("setting 'rounds'");
  }

  private static final GameSpec WITH_RULE_SETS =
      GameSpec.named("sails", "Sails")
          .withSettings(ALL)
          .withRuleSets(
              List.of(
                  new GameSpec.RuleSet(
                      "storm", "bad weather", Map.of("wind", "west", "fog", "yes")),
                  new GameSpec.RuleSet("calm", "good weather", Map.of("rounds", "1"))));

  @Test
  void aRuleSetChoosesItsSettingsAndLeavesNoOtherTrace() {
    Settings storm = Settings.of(WITH_RULE_SETS, written("rules", "storm", "rounds", "5"));
    assertThat(storm.written().toString()).isEqualTo("{rounds=5, wind=west, fog=yes, limit=none}");
    assertThat(storm)
        .isEqualTo(
            Settings.of(WITH_RULE_SETS, written("rounds", "5", "wind", "west", "fog", "yes")));
    assertThat(WITH_RULE_SETS.ruleSets().getFirst().describe())
        .isEqualTo("bad weather: fog=yes, wind=west");
  }

  @Test
  void aSingleSettingCountsMoreThanTheRuleSetInAnyOrder() {
    assertThat(Settings.of(WITH_RULE_SETS, written("wind", "south", "rules", "storm")))
        .isEqualTo(Settings.of(WITH_RULE_SETS, written("rules", "storm", "wind", "south")))
        .isEqualTo(Settings.of(WITH_RULE_SETS, written("wind", "south", "fog", "yes")));
  }

  @Test
  void anUnknownRuleSetOrOneOfAGameWithoutThemIsAProblem() {
    Settings defaults = Settings.defaults(WITH_RULE_SETS);
    assertThat(defaults.read(written("rules", "strom")).problems())
        .extracting(Settings.Problem::toString)
        .containsExactly("setting 'rules' must be storm or calm, not 'strom'");
    assertThat(defaults.read(written("rain", "1")).problems())
        .extracting(Settings.Problem::toString)
        .containsExactly("setting 'rain' is unknown; there are: rules, rounds, wind, fog, limit");
    assertThat(Settings.defaults(ALL).read(written("rules", "storm")).problems())
        .extracting(Settings.Problem::isUnknown)
        .containsExactly(true);
  }

  @Test
  void aSettingIsAlsoFoundByOneThatHasAnotherDefault() {
    Setting<Integer> more = ROUNDS.withDefault(7);
    assertThat(Settings.defaults(List.of(more)).get(ROUNDS)).isEqualTo(7);
  }

  @Test
  void aSettingOfTheSameKeyAndAnotherTypeIsNotFound() {
    Settings settings = Settings.defaults(List.of(ROUNDS));
    Setting<String> other = Setting.oneOf("rounds", "few or many", "few", "many");
    assertThat(settings.find(other)).isEmpty();
    assertThat(settings.find(FOG)).isEmpty();
    assertThatThrownBy(() -> settings.get(other)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theDefaultCanBeWrittenToo() {
    Settings settings = Settings.defaults(ALL).read(written("rounds", "3")).orThrow();
    assertThat(settings).isEqualTo(Settings.defaults(ALL));
    assertThat(settings.isWritten(ROUNDS)).isTrue();
    assertThat(settings.isWritten(WIND)).isFalse();
    assertThat(settings.changed()).isEmpty();
  }

  @Test
  void aSettingDescribesItsValuesAndItsDefault() {
    assertThat(ROUNDS.describe()).isEqualTo("rounds of the game (1 to 9; default 3)");
    assertThat(LIMIT.describe()).isEqualTo("moves of a match (1 to 100, or none; default none)");
    assertThat(WIND.describe("")).isEqualTo("where the wind blows (north, south or west)");
    assertThat(FOG.type().schema().toString()).isEqualTo("{\"enum\":[\"yes\",\"no\"]}");
    assertThat(LIMIT.type().schema().toString())
        .isEqualTo(
            "{\"anyOf\":[{\"const\":\"none\"},"
                + "{\"type\":\"integer\",\"minimum\":1,\"maximum\":100}]}");
  }
}
