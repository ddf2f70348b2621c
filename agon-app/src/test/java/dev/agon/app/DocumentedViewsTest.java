package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.TextCodec;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.text.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The views that the page about the protocol shows are those that bots get. */
final class DocumentedViewsTest {
  private static final Path PAGE =
      Path.of(System.getProperty("agon.home")).resolve("docs/protocol.md");
  private static final Pattern ASK =
      Pattern.compile("(?m)^to the bot +\\{\"type\":\"ask\",\"view\":(.*)\\}$");
  private static final Pattern POSITION =
      Pattern.compile("(?s)The position of the turn protocol.*?```\n(.*?)```");

  private static String section(String title) throws IOException {
    String page = Files.readString(PAGE);
    int from = page.indexOf("\n## " + title + "\n");
    assertThat(from).isPositive();
    return page.substring(from, page.indexOf("\n## ", from + 1));
  }

  /** The page says that the last view and the position are the same. */
  @ParameterizedTest
  @CsvSource({"blotto, Colonel Blotto", "botstack, BotStack", "canopy, Canopy"})
  void thePositionAsTextAndTheViewAsJsonAreTheSame(String game, String title) throws IOException {
    String section = section(title);
    String view =
        ASK.matcher(section).results().map((MatchResult ask) -> ask.group(1)).toList().getLast();
    String position = POSITION.matcher(section).results().findFirst().orElseThrow().group(1);
    assertThat(view).isEqualTo(viewJson(GameRegistry.game(game), position));
  }

  private static <V, M> String viewJson(GameKit<?, V, M> kit, String position) {
    TextCodec<V, M> text = kit.textCodec().orElseThrow();
    return text.readView(position)
        .map(view -> kit.codec().viewJsonText(view))
        .orThrow(IllegalStateException::new);
  }

  @Test
  void allViewsOfBotStackHaveTheSameFields() throws IOException {
    List<Json.Obj> views =
        ASK.matcher(section("BotStack"))
            .results()
            .map(
                ask -> (Json.Obj) JsonReader.read(ask.group(1)).orThrow(IllegalStateException::new))
            .toList();
    assertThat(views).hasSize(2);
    Json.Obj last = views.getLast();
    for (String player : List.of("you", "other")) {
      assertThat(((Json.Obj) views.getFirst().get(player).orElseThrow()).fields().keySet())
          .isEqualTo(((Json.Obj) last.get(player).orElseThrow()).fields().keySet());
    }
    assertThat(views.getFirst().fields()).containsKeys("startsNext", "gun");
    assertThat(last.fields()).containsKeys("startsNext", "gun", "next");
  }
}
