package dev.agon.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the organiser changed in an event under way. */
final class EventChangesTest {
  @Test
  void aMatchThatIsPlayedAgainIsToldOnlyWhenItIsTheNext() {
    EventChanges changes =
        new EventChanges(List.of(new EventChange.Rerun(List.of(6L), 13, "a full disk")));
    assertThat(changes.shownUntil(11)).isEqualTo(EventChanges.NONE);
    assertThat(changes.shownUntil(12)).isEqualTo(changes);
  }
}
