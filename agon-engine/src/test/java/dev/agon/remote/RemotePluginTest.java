package dev.agon.remote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.build.BuildListener;
import dev.agon.event.BoxDecision;
import dev.agon.event.Event;
import dev.agon.execute.MatchSetup;
import dev.agon.registry.FaultyKit;
import dev.agon.registry.GameRegistry;
import dev.agon.registry.Plugin;
import dev.agon.registry.PluginJars;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A plug-in travels to workers as bots do, and a worker plays with no other one. */
final class RemotePluginTest {
  private static final Plugin OWN = Plugin.of("faulty.jar", PluginJars.of(FaultyKit.class));

  private static byte[] setup() {
    GameRegistry.add(OWN);
    Event event = Event.of("faulty", "Odd", "Even").complete(GameRegistry.game("faulty"));
    MatchSetup setup = BoxDecision.here().decide(event).setup(false);
    return RemoteSetup.of(setup, ProgramShipment.of(setup, BuildListener.NONE, true)).toBytes();
  }

  @Test
  void aWorkerFetchesThePluginByItsHash() {
    List<String> asked = new ArrayList<>();
    RemoteWorker worker =
        RemoteWorker.of(
            "worker",
            1,
            setup(),
            hash -> {
              asked.add(hash);
              return OWN.jar();
            });
    assertThat(worker.status().problem()).isEmpty();
    assertThat(asked).containsExactly(OWN.hash());
  }

  /** Bytes that are no jar show that nothing of it was loaded. */
  @Test
  void aWorkerRefusesAnotherPluginBeforeLoadingIt() {
    byte[] other = new byte[8];
    assertThat(RemoteWorker.of("worker", 1, setup(), _ -> other).status().problem())
        .contains(
            "cannot get the event's files: the plug-in arrived with the hash "
                + Plugin.hash(other));
  }
}
