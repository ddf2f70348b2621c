package dev.agon.bench.web;

import dev.agon.bench.Median;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What spectators cost an event, and how late they are. Server and spectators are processes of
 * their own, so that the time of the processor is that of the server alone.
 */
public final class SpectatorsBench {
  private static final int SPECTATORS = 2_000;
  private static final int FEW = 50;
  private static final int FLOOD = 10_000;
  private static final int REPEATS = 7;
  private static final Duration WARM_UP = Duration.ofSeconds(10);
  private static final Duration WINDOW = Duration.ofSeconds(6);
  private static final double NANOS = 1e9;
  private static final double MILLIS = 1e6;

  private static final String EVENT =
      """
      name: Spectators
      game: botstack
      seed: 1
      record: results
      bots: [Tactician, Trigger*3, Gambler*3, Random*2]
      stages:
        - format: round-robin
          games: 1000000
      """;

  private SpectatorsBench() {}

  /** Takes an empty folder. */
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    try (Worker server = Worker.start(SpectatedServer.class, folder.toString(), EVENT)) {
      String[] started = server.ask("start").split(" ");
      Thread.sleep(WARM_UP);
      System.out.print("a few, for whom all is loaded: ");
      watch(server, started, FEW);
      System.out.print("the first: ");
      double first = pair(server, started).ratio();
      Median alone = new Median();
      Median watched = new Median();
      Median ratio = new Median();
      Median processors = new Median();
      Median serving = new Median();
      for (int i = 0; i < REPEATS; i++) {
        Pair pair = pair(server, started);
        alone.add(pair.without.rate);
        watched.add(pair.with.rate);
        ratio.add(pair.ratio());
        processors.add(pair.with.processors);
        serving.add(pair.with.serving);
      }
      System.out.printf(
          "matches/s: %,.0f alone, %,.0f with %,d spectators, whose own work is in it%n",
          alone.value(), watched.value(), SPECTATORS);
      System.out.printf(
          "matches a second of the server's processor time: %.3f of those alone (target: 0.9);"
              + " %.3f when the first come%n",
          ratio.value(), first);
      System.out.printf(
          "processors that the server used: %.2f, of which the threads for spectators: %.1f %%%n",
          processors.value(), 100 * serving.value());
      watch(server, started, FLOOD);
      server.ask("stop");
    }
  }

  /** A while without spectators, and the next one with them. */
  private record Pair(Window without, Window with) {
    double ratio() {
      return with.perProcessorSecond / without.perProcessorSecond;
    }
  }

  private static Pair pair(Worker server, String[] started) throws Exception {
    Window without = measure(server);
    return new Pair(without, watch(server, started, SPECTATORS));
  }

  /** What was measured in a while. */
  private record Window(double rate, double perProcessorSecond, double processors, double serving) {
    static Window between(String from, String to) {
      String[] a = from.split(" ");
      String[] b = to.split(" ");
      double seconds = (Long.parseLong(b[0]) - Long.parseLong(a[0])) / NANOS;
      double matches = Long.parseLong(b[1]) - Long.parseLong(a[1]);
      double processor = (Long.parseLong(b[2]) - Long.parseLong(a[2])) / NANOS;
      double serving = (Long.parseLong(b[3]) - Long.parseLong(a[3])) / NANOS;
      return new Window(
          matches / seconds, matches / processor, processor / seconds, serving / processor);
    }
  }

  private static Window watch(Worker server, String[] started, int spectators) throws Exception {
    long before = Long.parseLong(server.ask("memory"));
    try (Worker clients =
        Worker.start(
            Spectators.class,
            started[0] + "events/1/stream",
            String.valueOf(spectators),
            started[1])) {
      String statuses = clients.answer();
      long memory = Long.parseLong(server.ask("memory"));
      clients.tell("begin");
      Window window = measure(server);
      print(statuses, (double) (memory - before) / spectators, clients.ask("report"), window);
      return window;
    }
  }

  private static void print(String statuses, double memory, String report, Window window) {
    String[] figures = report.split(" ");
    System.out.printf(
        "answers %s: %,.0f bytes each; %s messages, %,.0f bytes each; delay p50 %.0f, p99 %.0f,"
            + " most %.0f ms; %,.0f matches/s%n",
        statuses,
        memory,
        figures[0],
        Double.parseDouble(figures[1]) / Math.max(1, Long.parseLong(figures[0])),
        Long.parseLong(figures[2]) / MILLIS,
        Long.parseLong(figures[3]) / MILLIS,
        Long.parseLong(figures[4]) / MILLIS,
        window.rate);
  }

  private static Window measure(Worker server) throws Exception {
    String from = server.ask("measure");
    Thread.sleep(WINDOW);
    return Window.between(from, server.ask("measure"));
  }

  /** Another process of this program, which answers lines with lines. */
  private record Worker(Process process, PrintWriter in, BufferedReader out)
      implements AutoCloseable {
    static Worker start(Class<?> main, String... arguments) throws IOException {
      List<String> command =
          new ArrayList<>(
              List.of(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-Xmx2g",
                  "--enable-native-access=ALL-UNNAMED",
                  "-cp",
                  System.getProperty("java.class.path"),
                  main.getName()));
      command.addAll(List.of(arguments));
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      return new Worker(
          process,
          new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true),
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)));
    }

    void tell(String line) {
      in.println(line);
    }

    String ask(String line) throws IOException {
      tell(line);
      return answer();
    }

    String answer() throws IOException {
      String line = out.readLine();
      if (line == null) {
        throw new IOException("a process has ended");
      }
      return line;
    }

    @Override
    public void close() {
      in.close();
      process.onExit().join();
    }
  }
}
