package dev.agon.games.canopy.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.kit.Question;
import dev.agon.games.canopy.CanopyKit;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Rest;
import dev.agon.json.Json;
import dev.agon.testkit.Mutations;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CanopyCodecTest {
  private static final String POSITION =
      """
      turn
      you 2 round 3 of 1000 turn 1 to-win 5 intervals example
      ruler - 0
      order 1 2 0
      0 parent - layer 1 experience 150.0 rested yes out no
      1 parent 0 layer 0 experience 100.0 rested no out no
      2 parent - layer 0 experience 112.5 rested no out no
      """;

  private static final String ANSWER =
      """
      answer
      you 0 round 9 of 9 turn 1 to-win 3 intervals literal
      ruler 0 2
      order 1 2 0
      0 parent - layer 2 experience 150.0 rested yes out no
      1 parent 2 layer 0 experience 100.0 rested no out yes
      2 parent 0 layer 1 experience 112.5 rested no out no
      """;

  private final CanopyKit kit = new CanopyKit();

  private CanopyView view(String text) {
    return kit.textCodec().orElseThrow().readView(text)
            instanceof Parsed.Value<CanopyView>(CanopyView view)
        ? view
        : new CanopyView(CanopyState.start(new Rulings(5, 5, false), 2), 0);
  }

  @Test
  void aPositionIsReadAsItIsWritten() {
    CanopyView view = view(POSITION);
    assertThat(view.you()).isEqualTo(2);
    assertThat(view.round()).isEqualTo(3);
    assertThat(view.parent(1)).hasValue(0);
    assertThat(view.layer(0)).isEqualTo(1);
    assertThat(view.legal()).containsExactly(new Fight(0), Rest.REST);
    assertThat(kit.textCodec().orElseThrow().viewText(view)).isEqualTo(POSITION);
    assertThat(kit.textCodec().orElseThrow().viewText(view(ANSWER))).isEqualTo(ANSWER);
  }

  @Test
  void theJsonHasAllPlayersInArrays() {
    assertThat(kit.codec().viewJson(view(POSITION)).toString())
        .isEqualTo(
            "{\"question\":\"turn\",\"you\":2,\"round\":3,\"turn\":1,\"order\":[1,2,0],"
                + "\"parents\":[-1,0,-1],\"layers\":[1,0,0],\"experience\":[150,100,112.5],"
                + "\"out\":[],\"ruler\":-1,\"reign\":0,\"opponents\":[0],\"mayRest\":true}");
    assertThat(kit.codec().viewJson(view(ANSWER)).toString())
        .contains("\"out\":[1],\"ruler\":0,\"reign\":2,\"challenger\":2}");
  }

  private Question<Choice> question(String position) {
    return kit.questioner().orElseThrow().question(view(position), List.of("Ann", "Ben", "Cy"));
  }

  private static List<String> labels(Question<Choice> question) {
    return ((Question.Choices<Choice>) question)
        .options().stream().map(option -> option.key() + " " + option.label()).toList();
  }

  @Test
  void aPersonIsAskedInWordsWithTheOdds() {
    Question<Choice> turn = question(POSITION);
    assertThat(turn.text()).isEqualTo("Your turn: fight, or rest?");
    assertThat(labels(turn))
        .containsExactly(
            "0 fight Ann, layer 1 with 150: win 41 %, lose 41 %", "r rest and gain experience");
    Question<Choice> answer = question(ANSWER);
    assertThat(answer.text())
        .isEqualTo("Cy, layer 1 with 113, attacked you: a draw. Do you fight back?");
    assertThat(labels(answer)).containsExactly("f fight back: win 37 %, lose 22 %", "r retreat");
  }

  @Test
  void theTableShowsTheForestWithAStarAndTheReign() {
    assertThat(kit.questioner().orElseThrow().table(view(ANSWER), List.of("Ann", "Ben", "Cy")))
        .containsExactly(
            "Round 9. You are 0, layer 2 with 150 experience.",
            "You are the root of all: turn 2 of 3 in a row.",
            "layer 2   *0:150",
            "            \u2502",
            "layer 1   2:113",
            "            \u2502",
            "layer 0   1:100x",
            "0 Ann, 1 Ben, 2 Cy");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "turn\\n              | rest\\n              | line 1: expected turn or answer",
        "order 1 2 0          | order 1 1 0          | line 4: an order has each of 3 players",
        "order 1 2 0          | order 2 1 0          | line 2: expected a player who can be asked",
        "1 parent 0 layer 0   | 1 parent 0 layer 1   | line 6: expected a parent one layer above",
        "1 parent 0 layer 0   | 1 parent 7 layer 0   | line 6: expected a parent one layer above",
        "experience 100.0     | experience 99.9      | line 6: expected '1 parent",
        "you 2                | you 1                | line 2: expected a player who can be asked",
        "ruler - 0            | ruler 0 1            | line 3: expected the root of all",
        "round 3 of 1000      | round 3 of 2         | line 2: expected a round up to the number of"
            + " rounds",
        "to-win 5             | to-win 0             | line 2: expected a round up to the number of"
            + " rounds",
      })
  void aPositionThatCannotBeSaysWhere(String part, String instead, String why) {
    String text = POSITION.replace(part.replace("\\n", "\n"), instead.replace("\\n", "\n"));
    assertThat(kit.textCodec().orElseThrow().readView(text))
        .isInstanceOfSatisfying(
            Parsed.Failure.class, garbled -> assertThat(garbled.why()).startsWith(why));
  }

  /** Whatever is read can be written and played by everybody. */
  @Test
  void damagedPositionsAreRefusedWithoutExceptions() {
    Mutations mutations = new Mutations(1, List.of(POSITION, ANSWER));
    Settings settings = Settings.defaults(kit.game().spec());
    for (int i = 0; i < 20_000; i++) {
      String text = mutations.next();
      if (kit.textCodec().orElseThrow().readView(text)
          instanceof Parsed.Value<CanopyView>(CanopyView view)) {
        assertThat(
                kit.textCodec()
                    .orElseThrow()
                    .readView(kit.textCodec().orElseThrow().viewText(view)))
            .isInstanceOf(Parsed.Value.class);
        BuiltInBot<CanopyView, Choice> bot = kit.bots().get(i % 2);
        Choice choice = bot.sit().apply(new Seating(0, 3, settings, i)).move(view);
        assertThat(kit.game().refuse(view.state(), view.you(), choice)).isEmpty();
      }
    }
  }

  @Test
  void impossibleRollsAreRefused() {
    for (Json json :
        List.of(
            Json.object(),
            Json.of("order"),
            Json.object().with("number", -1),
            Json.object().with("number", "1"),
            Json.object().with("order", Json.array(List.of(Json.of(0), Json.of(0)))),
            Json.object().with("order", Json.array(List.of(Json.of("0")))))) {
      assertThat(kit.rollCodec().orElseThrow().readRoll(json)).isInstanceOf(Parsed.Failure.class);
    }
  }
}
