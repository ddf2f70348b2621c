package dev.agon.bench.bridge;

import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.evening.VisitorView.Released;
import dev.agon.web.BridgeServer;
import dev.agon.web.WebOptions;
import dev.agon.web.live.SessionListener;
import io.github.spannm.jackcess.Database;
import io.github.spannm.jackcess.DatabaseBuilder;
import io.github.spannm.jackcess.Row;
import io.github.spannm.jackcess.Table;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** How long a new result of a Bridgemate's database takes to the page of {@code agon serve}. */
public final class BridgeFollowBench {
  private static final int RESULTS = 21;

  private BridgeFollowBench() {}

  /**
   * Measures it.
   *
   * @param args a real evening's database
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("agon-follow");
    Path file = Files.copy(Path.of(args[0]), folder.resolve("evening.bws"));
    file.toFile().setWritable(true);
    List<Row> rows = removeResults(file);
    List<Exception> failures = new ArrayList<>();
    double[] seconds = new double[RESULTS];
    try (BridgeServer server =
            BridgeServer.start(
                WebOptions.local(""),
                file,
                EveningRecipe.USUAL,
                EnumSet.of(Released.RANKING),
                listener(failures));
        HttpClient client = HttpClient.newHttpClient();
        Stream<String> lines =
            client.send(request(server, "stream"), HttpResponse.BodyHandlers.ofLines()).body()) {
      Iterator<String> events = lines.iterator();
      for (int result = 0; result < RESULTS; result++) {
        addResult(file, rows.get(result));
        long begin = System.nanoTime();
        while (!shows(client, server, result + 1)) {
          awaitEvent(events);
        }
        seconds[result] = (System.nanoTime() - begin) / 1e9;
      }
    } finally {
      Files.deleteIfExists(file);
      Files.delete(folder);
    }
    if (!failures.isEmpty()) {
      throw new IllegalStateException(failures.getFirst());
    }
    Arrays.sort(seconds);
    System.out.printf(
        "a new result of a followed .bws on the page: %.2f s median, %.2f s worst of %d (target:"
            + " 2)%n",
        seconds[RESULTS / 2], seconds[RESULTS - 1], RESULTS);
  }

  private static HttpRequest request(BridgeServer server, String path) {
    return HttpRequest.newBuilder(URI.create(server.address() + path)).build();
  }

  /** Whether the page has so many results. */
  private static boolean shows(HttpClient client, BridgeServer server, int results)
      throws IOException, InterruptedException {
    String page = client.send(request(server, ""), HttpResponse.BodyHandlers.ofString()).body();
    return page.contains(results + (results == 1 ? " result" : " results") + " so far");
  }

  private static void awaitEvent(Iterator<String> lines) {
    while (!lines.next().startsWith("event:")) {
      // Other lines of the stream tell nothing.
    }
  }

  private static SessionListener listener(List<Exception> failures) {
    return new SessionListener() {
      @Override
      public void unreadable(String problem) {}

      @Override
      public void found(String finding) {}

      @Override
      public void failed(Exception bug) {
        failures.add(bug);
      }
    };
  }

  private static List<Row> removeResults(Path file) throws IOException {
    List<Row> rows = new ArrayList<>();
    try (Database database = new DatabaseBuilder().withFile(file.toFile()).open()) {
      Table results = database.getTable("ReceivedData");
      for (Row row : results) {
        rows.add(row);
      }
      for (Row row : rows) {
        results.deleteRow(row);
      }
    }
    return rows;
  }

  private static void addResult(Path file, Row row) throws IOException {
    try (Database database = new DatabaseBuilder().withFile(file.toFile()).open()) {
      database.getTable("ReceivedData").addRowFromMap(row);
    }
  }
}
