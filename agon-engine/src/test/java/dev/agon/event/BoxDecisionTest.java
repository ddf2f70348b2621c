package dev.agon.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.Parsed;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.sandbox.LayerStatus;
import dev.agon.sandbox.SandboxLayer;
import dev.agon.sandbox.SandboxMode;
import dev.agon.sandbox.SandboxStatus;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class BoxDecisionTest {
  private static final BoxDecision BOX =
      new BoxDecision(() -> status(layer -> layer != SandboxLayer.CGROUP));
  private static final BoxDecision NO_BOX = new BoxDecision(() -> status(_ -> false));

  private static SandboxStatus status(java.util.function.Predicate<SandboxLayer> enforced) {
    return new SandboxStatus(
        Stream.of(SandboxLayer.values())
            .map(
                layer ->
                    enforced.test(layer)
                        ? LayerStatus.enforced(layer)
                        : LayerStatus.missing(layer, "no bwrap", Optional.of("apt install it")))
            .toList());
  }

  private static Event event(SandboxMode mode) {
    return Event.of("numbers")
        .withBots(
            List.of(BotEntry.of(new BotSource.SourceFile("a.py", BotSource.Launch.DEFAULT), "")))
        .with(RunOptions.DEFAULT.with(RunOptions.SANDBOX, mode));
  }

  private static EnforcedLayers layers(Event event) {
    return event.running().enforced().orElseThrow();
  }

  @Test
  void programsRunInABoxWhereThereIsOne() {
    Event decided = BOX.decide(event(SandboxMode.ON));
    assertThat(layers(decided).text())
        .startsWith("box, files, processes, network")
        .doesNotContain("cgroup");
    assertThat(BOX.warning(decided)).isEmpty();
    assertThat(BOX.decide(event(SandboxMode.REQUIRE)).running().enforced())
        .isEqualTo(decided.running().enforced());
  }

  @Test
  void withoutABoxThatIsSaidLoudly() {
    Event decided = NO_BOX.decide(event(SandboxMode.ON));
    assertThat(layers(decided)).isEqualTo(EnforcedLayers.NONE);
    assertThat(NO_BOX.warning(decided).orElseThrow())
        .startsWith("ATTENTION: bots run WITHOUT A BOX")
        .contains("no bwrap (apt install it)");
  }

  @Test
  void aRequiredBoxThatIsNotThereIsAnError() {
    assertThatThrownBy(() -> NO_BOX.decide(event(SandboxMode.REQUIRE)))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "sandbox: require, but there is no box: no bwrap (apt install it); agon sandbox check"
                + " says more");
  }

  @Test
  void whoTurnsTheBoxOffIsNotWarned() {
    Event decided = NO_BOX.decide(event(SandboxMode.OFF));
    assertThat(layers(decided)).isEqualTo(EnforcedLayers.NONE);
    assertThat(NO_BOX.warning(decided)).isEmpty();
    assertThat(layers(BOX.decide(event(SandboxMode.OFF)))).isEqualTo(EnforcedLayers.NONE);
  }

  @Test
  void anEventOfBuiltInsAsksForNoBox() {
    BoxDecision never =
        new BoxDecision(
            () -> {
              throw new AssertionError("probed");
            });
    Event event = Event.of("numbers", "Low");
    assertThat(never.decide(event)).isSameAs(event);
    assertThat(never.warning(event)).isEmpty();
  }

  @Test
  void anEventDoesNotMixLevelsUnlessTold() {
    Event boxed = BOX.decide(event(SandboxMode.ON));
    assertThat(BOX.resume(boxed, Optional.empty())).isEqualTo(boxed);
    assertThatThrownBy(() -> NO_BOX.resume(boxed, Optional.empty()))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("it began with the box's layers box, files,")
        .hasMessageEndingWith(
            "; here there are none. Resume it where it began, or mix them with --sandbox on");
    assertThat(layers(NO_BOX.resume(boxed, Optional.of(SandboxMode.ON))))
        .isEqualTo(EnforcedLayers.NONE);
    Event mixed =
        BoxDecision.mixed(boxed, NO_BOX.resume(boxed, Optional.of(SandboxMode.ON))).orElseThrow();
    assertThat(layers(mixed).text()).isEqualTo("mixed");
    assertThat(EnforcedLayers.parse("mixed")).isEqualTo(new Parsed.Value<>(layers(mixed)));
    assertThat(BoxDecision.mixed(boxed, BOX.resume(boxed, Optional.of(SandboxMode.ON)))).isEmpty();
    assertThatThrownBy(() -> BOX.resume(mixed, Optional.empty())).isInstanceOf(UserError.class);
    Event open = NO_BOX.decide(event(SandboxMode.ON));
    assertThatThrownBy(() -> BOX.resume(open, Optional.empty())).isInstanceOf(UserError.class);
  }
}
