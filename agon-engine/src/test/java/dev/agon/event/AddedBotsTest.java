package dev.agon.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.execute.NumbersKit;
import dev.agon.registry.GameRegistry;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How an event is stored to which bots were added. */
final class AddedBotsTest {
  private static final Event BEFORE =
      Event.of(NumbersKit.ID, "Low", "High").complete(GameRegistry.game(NumbersKit.ID));
  private static final Event AFTER =
      added(
          new BotSource.BuiltIn("High"),
          new BotSource.FixedMove("5"),
          new BotSource.SourceFile("/gus.py", BotSource.Launch.DEFAULT));

  private static Event added(BotSource... sources) {
    EventChanges changes = EventChanges.NONE;
    List<BotEntry> all = new ArrayList<>(BEFORE.bots());
    for (BotSource source : sources) {
      int bot = all.size();
      changes = changes.and(new EventChange.Added(bot, 3, "", "late"));
      all.add(new BotEntry("Late " + bot, "Gus", source, 1, ""));
    }
    return BEFORE.withBots(all).with(BEFORE.running().with(changes));
  }

  @Test
  void anEventIsReadAsItWasWritten() {
    assertThat(EventJson.read(EventJson.text(AFTER))).isEqualTo(AFTER);
  }

  @Test
  void whatTheEventBeganWithStaysAsItIs() {
    assertThat(EventJson.decidingResults(AFTER)).isEqualTo(EventJson.decidingResults(BEFORE));
    assertThat(EventFileText.of(AFTER)).isEqualTo(EventFileText.of(BEFORE));
    assertThat(AFTER.firstBots()).isEqualTo(BEFORE.bots());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"bot\":2,|\"bot\":1,",
        "\"kind\":\"added\",\"bot\":4|\"kind\":\"replaced\",\"bot\":1",
        ",{\"name\":\"High\",\"bot\":\"High\"}|",
      })
  void otherBotsThanThoseThatTheChangesAddAreRefused(String part, String other) {
    String text = EventJson.text(AFTER);
    assertThat(text).contains(part);
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> EventJson.read(text.replace(part, other == null ? "" : other)))
        .withMessage("both parts must have the same bots, except for those that were added");
  }
}
