package dev.agon.execute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.entrant.BotEntry;
import dev.agon.entrant.BotSource;
import dev.agon.event.Event;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.Recording;
import dev.agon.event.RunOptions;
import dev.agon.match.MatchSpec;
import dev.agon.process.ProgramPool;
import dev.agon.run.EventListener;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.tournament.FormatType;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Matches can be played far away: whoever plays them has nothing but bytes. */
final class RemoteExecutorSketchTest {
  private static final long SEED = 0x5EED_1234_5678_9ABCL;

  /** A machine far away: it gets a setup once, then matches, and answers each with its result. */
  private static final class Worker implements UnaryOperator<byte[]> {
    private final MatchWorker matches;

    Worker(byte[] setup) {
      matches = MatchWorker.of(Wire.readSetup(setup), ProgramPool.none());
    }

    @Override
    public byte[] apply(byte[] spec) {
      return Wire.write(matches.play(Wire.readSpec(spec)));
    }
  }

  /** Sends matches to workers, last first, and puts their results in order. */
  private record RemoteExecutor(int workers, ByteArrayOutputStream sent) implements Executor {
    private static final int WINDOW = 16;

    @Override
    public Session open(MatchSetup setup) {
      byte[] bytes = Wire.write(setup);
      sent.writeBytes(bytes);
      return new RemoteSession(Stream.generate(() -> new Worker(bytes)).limit(workers).toList());
    }

    private final class RemoteSession implements Session {
      private final List<Worker> links;
      private final ExecutorService calls = Executors.newVirtualThreadPerTaskExecutor();

      RemoteSession(List<Worker> links) {
        this.links = links;
      }

      @Override
      public void play(MatchBatch matches, ResultSink results) {
        for (long first = 0; first < matches.size(); first += WINDOW) {
          List<CompletableFuture<PlayedMatch>> window = new ArrayList<>();
          for (long i = Math.min(first + WINDOW, matches.size()) - 1; i >= first; i--) {
            MatchSpec spec = matches.get(i);
            window.addFirst(CompletableFuture.supplyAsync(() -> play(spec), calls));
          }
          for (CompletableFuture<PlayedMatch> match : window) {
            if (!results.accept(match.join())) {
              return;
            }
          }
        }
      }

      @Override
      public PlayedMatch play(MatchSpec match) {
        byte[] bytes = Wire.write(match);
        synchronized (sent) {
          sent.writeBytes(bytes);
        }
        Worker worker = links.get((int) (match.number() % links.size()));
        return Wire.readPlayed(match, worker.apply(bytes));
      }

      @Override
      public void close() {
        calls.close();
      }
    }
  }

  /** Bots that fail often enough to be quarantined, so that matches are played again. */
  private static Event event() {
    FormatType format = FormatType.ROUND_ROBIN;
    RunOptions defaults = RunOptions.DEFAULT;
    return new Event(
        "Cup",
        NumbersKit.ID,
        Map.of("rounds", "5"),
        EventSeed.of(SEED),
        Stream.of("Random", "Sometimes", "Thrower", "High", "Random", "always:5")
            .map(RemoteExecutorSketchTest::bot)
            .toList(),
        List.of(Event.Stage.of(format, format.read(Map.of("games", "4")).orThrow())),
        new RunOptions(defaults.clock(), OptionalInt.empty(), Recording.ALL, defaults.quarantine()),
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
    List<PlayedMatch> matches = new ArrayList<>();
    EventListener listener =
        new EventListener() {
          @Override
          public void matchFinished(PlayedMatch match, long knownMatches) {
            matches.add(match);
          }
        };
    return new Played(
        new EventRunner(Optional.empty(), executor, List.of(listener)).run(event()).orElseThrow(),
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
    self[0] = new EventRunner(Optional.empty(), executor, List.of(listener));
    assertThat(self[0].run(event())).isEmpty();
    assertThat(heard).hasSize(21);
  }
}
