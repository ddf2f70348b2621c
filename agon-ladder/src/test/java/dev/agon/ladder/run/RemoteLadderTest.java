package dev.agon.ladder.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.execute.NumbersKit;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.process.ProgramPool;
import dev.agon.remote.ProgramShipment;
import dev.agon.remote.RangeSession;
import dev.agon.remote.RangeTransport;
import dev.agon.remote.RemoteSetup;
import dev.agon.remote.RemoteWorker;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A ladder's log does not depend on who plays its matches. */
final class RemoteLadderTest {
  private static final long MATCHES = 800;

  private static LadderEntry joined(String name, String builtIn) {
    return new LadderEntry.Joined(
        new BotEntry(name, "", new BotSource.BuiltIn(builtIn), 1, ""), "");
  }

  private static ToyLadder ladder() {
    Event event = Event.of(NumbersKit.ID).complete(new NumbersKit()).withBots(List.of());
    return new ToyLadder(event, ToyLadder.settings(3, 64, 32))
        .changing(
            1,
            joined("a", "Random"),
            joined("b", "Sometimes"),
            joined("c", "High"),
            joined("d", "Random"))
        .changing(301, joined("e", "Random"), new LadderEntry.Left(2, "its author wishes so"));
  }

  /** Workers that have nothing but bytes, and answer from threads of their own. */
  private static final class Workers implements RangeTransport {
    private final List<RemoteWorker> all;
    private final ExecutorService calls = Executors.newVirtualThreadPerTaskExecutor();
    private int turn;

    Workers(byte[] setup) {
      all =
          IntStream.range(0, 3)
              .mapToObj(i -> RemoteWorker.of("host-" + i, 1, setup, _ -> new byte[0]))
              .toList();
    }

    @Override
    public int cores() {
      return all.size();
    }

    @Override
    public List<CompletableFuture<byte[]>> submit(List<byte[]> ranges, Optional<String> avoided) {
      return ranges.stream().map(this::submit).toList();
    }

    private CompletableFuture<byte[]> submit(byte[] range) {
      RemoteWorker worker = all.get(turn++ % all.size());
      return CompletableFuture.supplyAsync(() -> worker.play(range, () -> false), calls);
    }

    @Override
    public void cancelAll() {}

    @Override
    public void exclude(String worker) {
      throw new IllegalStateException(worker);
    }

    @Override
    public boolean awaitWorker() {
      return false;
    }
  }

  @Test
  void theLogIsTheSameOnThreadsAndOnACluster() {
    Executor cluster =
        setup -> {
          ProgramShipment programs = ProgramShipment.of(setup, BuildListener.NONE, true);
          return new RangeSession(new Workers(RemoteSetup.of(setup, programs).toBytes()), 0);
        };
    List<String> here = ladder().played(new LocalExecutor(2, ProgramPool.none()), MATCHES);
    assertThat(here).hasSizeGreaterThan((int) MATCHES);
    assertThat(ladder().played(cluster, MATCHES)).isEqualTo(here);
  }
}
