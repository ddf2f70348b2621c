package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.Event;
import dev.agon.game.DrawKey;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.log.EntryText;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.ladder.log.LadderHead;
import dev.agon.ladder.log.LadderKeys;
import dev.agon.ladder.log.LadderStore;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.store.MatchWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LadderPagesTest {
  private static final LadderKeys KEYS = new LadderKeys(DrawKey.ofNumber(7));

  @TempDir private Path folder;

  private static String joined(String bot) {
    return EntryText.of(
        new LadderEntry.Joined(
            new BotEntry(bot, "", new BotSource.BuiltIn("Random"), 1, ""), "hash of " + bot));
  }

  private LadderStore store() {
    return LadderStore.open(folder.resolve("agon.db").toString());
  }

  private void begin() {
    Event event = Event.of("botstack").named("home & garden");
    try (LadderStore store = store()) {
      store.begin(
          LadderHead.of(event, LadderSettings.of(2), "random", DrawKey.ofNumber(1), KEYS), KEYS);
    }
  }

  private void write(long from, List<String> lines) {
    try (LadderStore store = store();
        MatchWriter writer = store.writer(1)) {
      for (int i = 0; i < lines.size(); i++) {
        long number = from + i;
        String line = lines.get(i);
        assertThat(writer.add(row -> row.add(number, line))).isTrue();
      }
    }
  }

  @Test
  void standingsMatchesAndVersionsAreShownAndGrow() {
    begin();
    try (WebFixture web = WebFixture.with(folder)) {
      assertThat(web.get("/events").body()).contains("href=\"/ladders\"");
      assertThat(web.get("/ladders").body()).contains("home &amp; garden");
      assertThat(web.get("/ladders/1").body()).contains("No version has joined yet.");
      write(1, List.of(joined("<b>old"), joined("new"), "0,1:12 3,0 52", "21 0,3 48"));
      assertThat(web.get("/ladders/1").body())
          .contains("&lt;b&gt;old", "2 matches", "/ladders/1/versions/1")
          .doesNotContain("<b>old");
      assertThat(web.get("/ladders/1", "Accept", "application/json").body())
          .contains("\"matches\":2")
          .contains("\"name\":\"new\"");
      List<String> more = new ArrayList<>(List.of(joined("new")));
      Stream.generate(() -> List.of("0,2:12 3,0 52", "21 0,3 48")).limit(300).forEach(more::addAll);
      write(5, more);
      assertThat(web.get("/ladders/1").body()).contains("602 matches", "new v2");
      assertThat(web.get("/ladders/1/versions/2").body())
          .contains("new v2", "Rating over time", "<polyline", "600 matches", "0.0 ± 0.0")
          .contains("joined before match 3");
    }
  }

  @Test
  void whatIsNotThereIsNotFound() {
    begin();
    try (WebFixture web = WebFixture.with(folder)) {
      for (String path :
          List.of("/ladders/2", "/ladders/1/versions/0", "/ladders/x", "/ladders/1/versions/-1")) {
        assertThat(web.get(path).statusCode()).as(path).isEqualTo(404);
      }
    }
  }
}
