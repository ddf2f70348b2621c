package dev.agon.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.event.EventChange;
import dev.agon.event.EventChanges;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.Recording;
import dev.agon.event.RunOptions;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.MatchSetup;
import dev.agon.execute.NumbersKit;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.WorkerTotals;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.process.ProgramPool;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.row.MatchRowBuilder;
import dev.agon.run.EventListener;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.run.StoredResults;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Exclusion;
import dev.agon.store.Store;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Matches can be played far away: whoever plays them has nothing but bytes. */
final class RangeSessionTest {
  private static final long SEED = 0x5EED_1234_5678_9ABCL;

  /** Machines far away: each gets a setup once, then ranges, and answers. */
  private static final class Machines implements RangeTransport {
    private final List<RemoteWorker> workers = new ArrayList<>();
    private final List<RemoteWorker> fit = new ArrayList<>();
    private final ByteArrayOutputStream sent;
    private final ExecutorService calls = Executors.newFixedThreadPool(3);
    private int turn;

    Machines(int count, byte[] setup, ByteArrayOutputStream sent) {
      this.sent = sent;
      sent.writeBytes(setup);
      for (int i = 0; i < count; i++) {
        workers.add(RemoteWorker.of("host-" + i, 1, setup, _ -> new byte[0]));
      }
      fit.addAll(workers);
    }

    @Override
    public int cores() {
      return fit.size();
    }

    @Override
    public List<CompletableFuture<byte[]>> submit(List<byte[]> ranges, Optional<String> avoided) {
      return ranges.stream().map(this::submit).toList();
    }

    private CompletableFuture<byte[]> submit(byte[] range) {
      sent.writeBytes(range);
      RemoteWorker worker = fit.get(turn++ % fit.size());
      return CompletableFuture.supplyAsync(() -> worker.play(range, () -> false), calls);
    }

    @Override
    public void cancelAll() {}

    @Override
    public void exclude(String worker) {
      fit.removeIf(one -> one.status().name().equals(worker));
    }

    @Override
    public boolean awaitWorker() {
      return false;
    }
  }

  /** Plays on machines that get nothing but bytes. */
  private record RemoteExecutor(int machines, ByteArrayOutputStream sent) implements Executor {
    @Override
    public Session open(MatchSetup setup) {
      ProgramShipment programs = ProgramShipment.of(setup, BuildListener.NONE, true);
      byte[] bytes = RemoteSetup.of(setup, programs).toBytes();
      return new RangeSession(new Machines(machines, bytes, sent), 0);
    }
  }

  /** Bots that fail often enough to be quarantined, so that matches are played again. */
  private static Event event() {
    FormatType format = FormatType.ROUND_ROBIN;
    return new Event(
        "Cup",
        NumbersKit.ID,
        Map.of("rounds", "5"),
        EventSeed.of(SEED),
        Stream.of("Random", "Sometimes", "Thrower", "High", "Random", "always:5")
            .map(RangeSessionTest::bot)
            .toList(),
        List.of(Stage.of(format, format.read(Map.of("games", "4")).orThrow())),
        RunOptions.DEFAULT.with(RunOptions.RECORD, Recording.ALL),
        EventPaths.here());
  }

  private static BotEntry bot(String text) {
    return text.startsWith("always:")
        ? BotEntry.of(new BotSource.FixedMove(text.substring(7)), "")
        : BotEntry.builtIn(text);
  }

  /** The result of the event, and every match with its record. */
  private record Played(EventResult result, List<PlayedMatch> matches) {}

  private static Played play(Executor executor) {
    return play(executor, event());
  }

  private static Played play(Executor executor, Event event) {
    List<PlayedMatch> matches = new ArrayList<>();
    EventListener listener =
        new EventListener() {
          @Override
          public void matchFinished(PlayedMatch match, long knownMatches) {
            matches.add(match);
          }
        };
    return new Played(
        EventRunner.builder()
            .executor(executor)
            .listener(listener)
            .build()
            .run(event)
            .orElseThrow(),
        matches);
  }

  @Test
  void anEventHasTheSameDigestWhereverItIsPlayed() {
    Played here = play(new LocalExecutor(2, ProgramPool.none()));
    Played away = play(new RemoteExecutor(3, new ByteArrayOutputStream()));
    assertThat(here.result().seen().quarantined()).isNotEmpty();
    assertThat(away.result().standings().digest()).isEqualTo(here.result().standings().digest());
    assertThat(away.result().standings().lines()).isEqualTo(here.result().standings().lines());
    assertThat(away.matches()).isEqualTo(here.matches());
  }

  @Test
  void whatTheOrganiserChangedIsTheSameWhereverItIsPlayed() {
    Exclusion why = new Exclusion(ForfeitReason.WITHDRAWN, "its author wishes so");
    EventChanges changes =
        new EventChanges(
            List.of(
                new EventChange.Excluded(3, 50, why),
                new EventChange.Rerun(List.of(7L, 60L), 121, "the disk was full")));
    Event event = event().with(event().running().with(changes));
    Played here = play(new LocalExecutor(2, ProgramPool.none()), event);
    Played away = play(new RemoteExecutor(3, new ByteArrayOutputStream()), event);
    assertThat(here.matches()).hasSize(122);
    assertThat(here.matches().stream().flatMap(match -> match.result().faults().stream()))
        .extracting(Fault::detail)
        .contains(why.why());
    assertThat(away.result().standings().digest()).isEqualTo(here.result().standings().digest());
    assertThat(away.matches()).isEqualTo(here.matches());
  }

  @Test
  void workersNeverGetTheSeedOfTheEvent() {
    ByteArrayOutputStream sent = new ByteArrayOutputStream();
    play(new RemoteExecutor(1, sent));
    String bytes = sent.toString(StandardCharsets.ISO_8859_1);
    String seed =
        new String(
            ByteBuffer.allocate(Long.BYTES).putLong(SEED).array(), StandardCharsets.ISO_8859_1);
    assertThat(bytes).hasSizeGreaterThan(1_000);
    assertThat(bytes)
        .doesNotContain(seed)
        .doesNotContain(new StringBuilder(seed).reverse())
        .doesNotContain(Long.toString(SEED))
        .doesNotContainIgnoringCase(Long.toHexString(SEED));
  }

  @Test
  void whatWorkersDidBeforeAndAfterAStopIsStored(@TempDir Path folder) {
    Executor executor = new RemoteExecutor(2, new ByteArrayOutputStream());
    try (Store store = Store.open(folder.resolve("agon.db").toString())) {
      EventRunner[] self = new EventRunner[1];
      EventListener stopper =
          new EventListener() {
            @Override
            public void matchFinished(PlayedMatch match, long knownMatches) {
              if (match.spec().number() == 21) {
                self[0].stop();
              }
            }
          };
      self[0] = EventRunner.builder().store(store).executor(executor).listener(stopper).build();
      assertThat(self[0].run(event())).isEmpty();
      long before = matchesOf(store.workers(1));
      assertThat(before).isPositive();
      EventResult result =
          EventRunner.builder()
              .store(store)
              .executor(executor)
              .build()
              .resume(store.event(1).orElseThrow())
              .orElseThrow();
      List<EventResult.WorkerSummary> workers = result.seen().workers();
      assertThat(workers)
          .extracting(EventResult.WorkerSummary::name)
          .containsExactly("host-0", "host-1");
      assertThat(workers.stream().mapToLong(EventResult.WorkerSummary::matches).sum())
          .isEqualTo(matchesOf(store.workers(1)))
          .isGreaterThan(before);
      assertThat(StoredResults.of(store, store.event(1).orElseThrow()).seen().workers())
          .isEqualTo(workers);
    }
  }

  private static long matchesOf(List<WorkerTotals> workers) {
    return workers.stream().mapToLong(WorkerTotals::matches).sum();
  }

  @Test
  void anExecutorFarAwayStopsWhenItIsAskedTo() {
    EventRunner[] self = new EventRunner[1];
    List<Long> heard = new ArrayList<>();
    EventListener listener =
        new EventListener() {
          @Override
          public void matchFinished(PlayedMatch match, long knownMatches) {
            heard.add(match.spec().number());
            if (match.spec().number() == 21) {
              self[0].stop();
            }
          }
        };
    Executor executor = new RemoteExecutor(2, new ByteArrayOutputStream());
    self[0] = EventRunner.builder().executor(executor).listener(listener).build();
    assertThat(self[0].run(event())).isEmpty();
    assertThat(heard).hasSize(21);
  }

  /** A worker on which a match ends with these faults, and one where it ends otherwise. */
  private static final class SlowAndFast implements RangeTransport {
    private final List<Optional<String>> avoided = new ArrayList<>();
    private final List<Fault> faults;

    SlowAndFast(ForfeitReason... reasons) {
      faults = Stream.of(reasons).map(reason -> new Fault(0, reason, "", 1)).toList();
    }

    @Override
    public int cores() {
      return 1;
    }

    @Override
    public List<CompletableFuture<byte[]>> submit(List<byte[]> ranges, Optional<String> not) {
      avoided.add(not);
      boolean isSlow = not.isEmpty();
      MatchRowBuilder row = new MatchRowBuilder();
      MatchRange.Reader specs = new MatchRange.Reader(ranges.getFirst());
      while (specs.hasNext()) {
        row.add(
            specs.next(),
            new Result(
                Outcome.of(new int[] {2, 1}, new double[] {0, 1}), isSlow ? faults : List.of(), 1),
            Optional.empty());
      }
      RangeAnswer answer = new RangeAnswer.Results(isSlow ? "slow" : "fast", 1, row.build());
      return List.of(CompletableFuture.completedFuture(answer.toBytes()));
    }

    @Override
    public void cancelAll() {}

    @Override
    public void exclude(String worker) {}

    @Override
    public boolean awaitWorker() {
      return false;
    }
  }

  private static List<PlayedMatch> playOne(RangeTransport transport, int retryFaults) {
    List<PlayedMatch> played = new ArrayList<>();
    new RangeSession(transport, retryFaults)
        .play(MatchBatch.of(List.of(new Seeds(1).spec(1, 1, List.of(0, 1)))), played::add);
    return played;
  }

  @ParameterizedTest
  @EnumSource(names = {"TIME", "STALLED"})
  void whatAClockDecidedIsPlayedOnceMoreElsewhereIfThatIsAskedFor(ForfeitReason reason) {
    SlowAndFast workers = new SlowAndFast(reason);
    assertThat(playOne(workers, 1).getFirst().result().faults()).isEmpty();
    assertThat(workers.avoided).containsExactly(Optional.empty(), Optional.of("slow"));
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"TIME", "STALLED"})
  void whatABotDidIsNeverPlayedAgain(ForfeitReason reason) {
    SlowAndFast workers = new SlowAndFast(reason);
    assertThat(playOne(workers, 1).getFirst().result().faults())
        .extracting(Fault::reason)
        .containsExactly(reason);
    assertThat(workers.avoided).containsExactly(Optional.empty());
  }

  @Test
  void aBotThatEndsGetsNoNewGameBecauseAnotherOneIsLate() {
    SlowAndFast workers = new SlowAndFast(ForfeitReason.TIME, ForfeitReason.DISCONNECTED);
    assertThat(playOne(workers, 1).getFirst().result().faults()).hasSize(2);
    assertThat(workers.avoided).containsExactly(Optional.empty());
  }

  @Test
  void aLossOnTimeCountsByDefault() {
    assertThat(playOne(new SlowAndFast(ForfeitReason.TIME), 0).getFirst().result().faults())
        .extracting(Fault::reason)
        .containsExactly(ForfeitReason.TIME);
  }

  /** Workers of which the first cannot play. */
  private static final class OneUnfit implements RangeTransport {
    private final boolean hasOther;
    private boolean isExcluded;

    OneUnfit(boolean hasOther) {
      this.hasOther = hasOther;
    }

    @Override
    public int cores() {
      return (hasOther ? 1 : 0) + (isExcluded ? 0 : 1);
    }

    @Override
    public List<CompletableFuture<byte[]>> submit(List<byte[]> ranges, Optional<String> not) {
      return isExcluded
          ? new SlowAndFast().submit(ranges, Optional.of("first"))
          : List.of(
              CompletableFuture.completedFuture(
                  new RangeAnswer.Unfit("first", "no python3").toBytes()));
    }

    @Override
    public void cancelAll() {}

    @Override
    public void exclude(String worker) {
      isExcluded = worker.equals("first");
    }

    @Override
    public boolean awaitWorker() {
      return false;
    }
  }

  @Test
  void aWorkerThatCannotPlayTakesNoPart() {
    assertThat(playOne(new OneUnfit(true), 0)).hasSize(1);
    assertThatThrownBy(() -> playOne(new OneUnfit(false), 0))
        .isInstanceOf(UserError.class)
        .hasMessage("no worker can play this event: first: no python3");
  }
}
