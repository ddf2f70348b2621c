package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.event.EventChange;
import dev.agon.run.ChangeRecorder;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.util.Optional;

/** The flag with the reason why an organiser changes an event under way. */
public final class ChangeFlags {
  public static final String WHY = "why";

  private ChangeFlags() {}

  public static Flags addTo(Flags flags) {
    return flags.value(WHY, "TEXT", "the reason, which is stored and shown with the results");
  }

  /** Records changes of an event for the reason that was given. */
  public static ChangeRecorder recorder(Store store, StoredEvent event, Arguments given) {
    return new ChangeRecorder(store, event.id(), given.required(WHY));
  }

  /** Records a replacement that is written as {@code NAME} or {@code NAME=FILE}. */
  public static EventChange replace(ChangeRecorder recorder, StoredEvent event, String text) {
    int equals = event.event().names().contains(text) ? -1 : text.indexOf('=');
    return equals < 0
        ? recorder.replace(text, Optional.empty())
        : recorder.replace(text.substring(0, equals), Optional.of(text.substring(equals + 1)));
  }
}
