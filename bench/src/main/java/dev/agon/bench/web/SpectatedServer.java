package dev.agon.bench.web;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.MatchSetup;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.ResultSink;
import dev.agon.result.MatchSpec;
import dev.agon.web.WebOptions;
import dev.agon.web.WebServer;
import dev.agon.web.live.EventExecutors;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The process with the web server: it plays an event and notes when each match is over. Driven by
 * lines on standard input: {@code start}, {@code measure}, {@code memory}, {@code stop}.
 */
final class SpectatedServer {
  /** How the names of threads begin that play matches, keep them, and drive this program. */
  private static final List<String> OWN_WORK = List.of("agon-match", "agon-chain", "main");

  private final Path folder;
  private final AtomicLong over = new AtomicLong();
  private int events;

  private SpectatedServer(Path folder) {
    this.folder = folder;
  }

  /** Takes an empty folder and the text of an event file. */
  public static void main(String[] args) throws IOException {
    new SpectatedServer(Path.of(args[0])).serve(args[1]);
    // The matches of the last event may still be under way.
    System.exit(0);
  }

  private void serve(String eventFile) throws IOException {
    var commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    WebServer server = null;
    for (String command = commands.readLine(); command != null; command = commands.readLine()) {
      switch (command) {
        case "start" -> {
          Path times = folder.resolve("times" + ++events);
          server = start(EventFile.read(folder.resolve("event.yaml").toString(), eventFile), times);
          System.out.println(server.address() + " " + times);
        }
        case "measure" ->
            System.out.println(
                System.nanoTime()
                    + " "
                    + over.get()
                    + " "
                    + processorNanos()
                    + " "
                    + servingNanos());
        case "memory" -> System.out.println(memory());
        case "stop" -> {
          if (server != null) {
            server.close();
          }
          System.out.println("stopped");
        }
        default -> throw new IllegalArgumentException(command);
      }
    }
  }

  private WebServer start(Event event, Path times) throws IOException {
    DeliveryTimes noted = DeliveryTimes.in(times);
    over.set(0);
    WebServer server =
        WebServer.start(
            WebOptions.local(folder.resolve("agon" + events + ".db").toString()),
            executors(noted),
            Throwable::printStackTrace);
    server.play(event, _ -> {});
    return server;
  }

  /** The usual executors, whose results are noted. */
  private EventExecutors executors(DeliveryTimes times) {
    return (event, threads, pool, live) -> {
      EventExecutors.OpenExecutor usual =
          EventExecutors.onThreads().open(event, threads, pool, live);
      return new EventExecutors.OpenExecutor(
          setup -> new NotingSession(usual.executor(), setup, times),
          usual.isLocal(),
          usual::close);
    };
  }

  /** A session that notes when each match is over. */
  private final class NotingSession implements Executor.Session {
    private final Executor.Session session;
    private final DeliveryTimes times;

    NotingSession(Executor executor, MatchSetup setup, DeliveryTimes times) {
      this.session = executor.open(setup);
      this.times = times;
    }

    @Override
    public void play(MatchBatch matches, ResultSink results) {
      session.play(
          matches,
          new ResultSink() {
            @Override
            public boolean accept(PlayedMatch match) {
              times.over(match.spec().number());
              over.set(match.spec().number());
              return results.accept(match);
            }

            @Override
            public void started(MatchSpec match) {
              results.started(match);
            }
          });
    }

    @Override
    public PlayedMatch play(MatchSpec match) {
      return session.play(match);
    }

    @Override
    public void stopRecording() {
      session.stopRecording();
    }

    @Override
    public void close() {
      session.close();
    }
  }

  private static long processorNanos() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  /** The processor time of the threads that live now and neither play nor keep matches. */
  private static long servingNanos() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds()))
        .filter(Objects::nonNull)
        .filter(thread -> OWN_WORK.stream().noneMatch(thread.getThreadName()::startsWith))
        .mapToLong(thread -> Math.max(0, threads.getThreadCpuTime(thread.getThreadId())))
        .sum();
  }

  /** Bytes that are in use: objects that are reachable, and buffers outside of the heap. */
  private static long memory() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed()
        + ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
            .filter(pool -> pool.getName().equals("direct"))
            .mapToLong(BufferPoolMXBean::getMemoryUsed)
            .sum();
  }
}
