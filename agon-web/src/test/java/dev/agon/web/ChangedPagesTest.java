package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.Event;
import dev.agon.event.EventChange;
import dev.agon.event.EventChanges;
import dev.agon.event.EventFile;
import dev.agon.game.ForfeitReason;
import dev.agon.run.EventRunner;
import dev.agon.source.Exclusion;
import dev.agon.store.Store;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages say what the organiser changed while an event was under way. */
final class ChangedPagesTest {
  private static final EventChanges CHANGES =
      new EventChanges(
          List.of(
              new EventChange.Excluded(0, 3, new Exclusion(ForfeitReason.DISQUALIFIED, "a copy")),
              new EventChange.Rerun(List.of(6L), 13, "a full disk")));

  @Test
  void changesAreOnTheFirstPageAndInTheListOfMatches(@TempDir Path folder) {
    Event event = EventFile.read("event.yaml", TestEvents.COINS);
    try (Store store = Store.open(folder.resolve("agon.db").toString())) {
      Event changed = event.with(event.running().with(CHANGES));
      assertThat(EventRunner.builder().store(store).build().run(changed)).isPresent();
    }
    try (WebFixture web = WebFixture.with(folder)) {
      assertThat(web.get("/events/1").body())
          .contains("Changes by the organiser", "<strong>disqualified</strong>")
          .contains("Greedy is disqualified from match 3 on: a copy")
          .contains("match 6 is replaced by match 13: a full disk");
      assertThat(web.get("/events/1/matches").body()).contains("replaced by match 13");
    }
  }
}
