package dev.agon.event;

import dev.agon.process.SandboxProbe;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.sandbox.LayerStatus;
import dev.agon.sandbox.SandboxLayer;
import dev.agon.sandbox.SandboxMode;
import dev.agon.sandbox.SandboxStatus;
import dev.agon.text.UserError;
import java.util.Optional;
import java.util.function.Supplier;

/** Decides whether the programs of an event run in boxes, and with which layers. */
public final class BoxDecision {
  private static final String MORE = "agon sandbox check says more";

  private final Supplier<SandboxStatus> machine;

  /** Probes the machine when it is asked for the first time. */
  private static final class Probed {
    private static final SandboxStatus STATUS = SandboxProbe.run();

    private Probed() {}
  }

  /** The machine is asked only for events with programs. */
  BoxDecision(Supplier<SandboxStatus> machine) {
    this.machine = machine;
  }

  public static BoxDecision here() {
    return new BoxDecision(() -> Probed.STATUS);
  }

  /**
   * The event with the layers that are enforced for its programs; an event without programs stays
   * as it is.
   *
   * @throws UserError if the event requires a box and there is none
   */
  public Event decide(Event event) {
    return event.hasPrograms()
        ? event.with(event.running().enforcing(layers(event.running().sandbox())))
        : event;
  }

  /**
   * The layers that are enforced in this mode.
   *
   * @throws UserError if a box is required and there is none
   */
  public EnforcedLayers layers(SandboxMode mode) {
    if (mode == SandboxMode.OFF) {
      return EnforcedLayers.NONE;
    }
    SandboxStatus status = machine.get();
    if (status.hasBox()) {
      return new EnforcedLayers(status.enforced());
    }
    if (mode == SandboxMode.REQUIRE) {
      throw new UserError("sandbox: require, but there is no box: " + why() + "; " + MORE);
    }
    return EnforcedLayers.NONE;
  }

  /** Why there is no box here, and what turns it on. */
  private String why() {
    LayerStatus box = machine.get().status(SandboxLayer.BOX);
    return box.why().orElse("") + box.remedy().map(command -> " (" + command + ")").orElse("");
  }

  /** The line that is shown whenever programs run without a box that was asked for. */
  public Optional<String> warning(Event event) {
    boolean isOpen = event.running().enforced().filter(layers -> !layers.isBoxed()).isPresent();
    return isOpen && event.running().sandbox() == SandboxMode.ON
        ? Optional.of(warning())
        : Optional.empty();
  }

  /** The same line, for programs that play outside of events where there is no box. */
  public String warning() {
    return "ATTENTION: bots run WITHOUT A BOX and can do whatever you can; there is none: "
        + why()
        + "; "
        + MORE;
  }

  /**
   * The event as it is resumed here: no event mixes levels.
   *
   * @param told the mode that the organiser chooses now, which allows another level
   * @throws UserError if the level here is another one, and nobody allowed that
   */
  public Event resume(Event event, Optional<SandboxMode> told) {
    Event here =
        decide(
            told.map(mode -> event.with(event.running().with(RunOptions.SANDBOX, mode)))
                .orElse(event));
    Optional<EnforcedLayers> before = event.running().enforced();
    if (told.isEmpty() && before.isPresent() && !before.equals(here.running().enforced())) {
      throw new UserError(
          "it began with the box's layers %s; here there are %s. Resume it where it began, or mix"
                  .formatted(text(before), text(here.running().enforced()))
              + " them with --sandbox on");
    }
    return here;
  }

  /**
   * The event as it is stored when some of its matches had another level than those that follow;
   * empty if all have the same.
   */
  public static Optional<Event> mixed(Event before, Event here) {
    Optional<EnforcedLayers> old = before.running().enforced();
    Optional<EnforcedLayers> now = here.running().enforced();
    return old.isEmpty() || now.isEmpty() || old.equals(now)
        ? Optional.empty()
        : Optional.of(before.with(before.running().enforcing(old.get().mixedWith(now.get()))));
  }

  private static String text(Optional<EnforcedLayers> layers) {
    return layers.map(EnforcedLayers::text).orElse("none");
  }
}
