package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.run.EventRunner;
import dev.agon.store.Store;
import dev.agon.web.live.EventExecutors;
import dev.agon.web.play.PlayLimits;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A server over a database in which a small event of every game is stored. */
final class WebFixture implements AutoCloseable {
  private final HttpClient client = HttpClient.newHttpClient();
  private final List<Exception> failures = new ArrayList<>();
  private final WebServer server;

  private WebFixture(Path database, PlayLimits limits, int streams, int streamsPerAddress) {
    this(database, limits, streams, streamsPerAddress, WebOptions.DEFAULT_REQUEST_TIME);
  }

  private WebFixture(
      Path database, PlayLimits limits, int streams, int streamsPerAddress, Duration requestTime) {
    server =
        WebServer.start(
            new WebOptions(
                WebOptions.LOOPBACK,
                0,
                List.of(),
                database.toString(),
                limits,
                streams,
                streamsPerAddress,
                requestTime),
            EventExecutors.onThreads(),
            failures::add);
  }

  /** A server whose database has these events. */
  static WebFixture with(Path folder, String... events) {
    Path database = folder.resolve("agon.db");
    for (String event : events) {
      play(database, EventFile.read(folder.resolve("event.yaml").toString(), event));
    }
    return with(database, PlayLimits.DEFAULT, WebOptions.DEFAULT_STREAMS);
  }

  /** A server with other limits. */
  static WebFixture with(Path folder, PlayLimits limits) {
    return with(folder.resolve("agon.db"), limits, WebOptions.DEFAULT_STREAMS);
  }

  /** A server that lets so many pages follow something live. */
  static WebFixture withStreams(Path folder, int streams) {
    return with(folder.resolve("agon.db"), PlayLimits.DEFAULT, streams);
  }

  /** A server that lets each address follow so many live pages. */
  static WebFixture withStreamsPerAddress(Path folder, int streams) {
    return new WebFixture(
        folder.resolve("agon.db"), PlayLimits.DEFAULT, WebOptions.DEFAULT_STREAMS, streams);
  }

  /** A server that waits so long for a whole request. */
  static WebFixture withRequestTime(Path folder, Duration requestTime) {
    return new WebFixture(
        folder.resolve("agon.db"),
        PlayLimits.DEFAULT,
        WebOptions.DEFAULT_STREAMS,
        WebOptions.DEFAULT_STREAMS,
        requestTime);
  }

  private static WebFixture with(Path database, PlayLimits limits, int streams) {
    return new WebFixture(database, limits, streams, WebOptions.DEFAULT_STREAMS);
  }

  static void play(Path database, Event event) {
    try (Store store = Store.open(database.toString())) {
      EventRunner.builder().store(store).threads(1).build().run(event);
    }
  }

  String address() {
    return server.address();
  }

  WebServer server() {
    return server;
  }

  /** The cookie of the owner, for a header. */
  String owner() {
    HttpResponse<String> claimed = post("/owner", ownerToken());
    assertThat(claimed.statusCode()).isEqualTo(204);
    return claimed.headers().firstValue("Set-Cookie").orElseThrow().replaceFirst(";.*", "");
  }

  String ownerToken() {
    return URI.create(server.ownerAddress()).getFragment().replace("owner=", "");
  }

  HttpResponse<String> get(String path, String... headers) {
    return send(request(path, headers).GET().build());
  }

  HttpResponse<String> post(String path, String body, String... headers) {
    return send(request(path, headers).POST(HttpRequest.BodyPublishers.ofString(body)).build());
  }

  /** The lines of an answer as they come; closing the stream ends the request. */
  Stream<String> lines(String path) {
    try {
      return client.send(request(path).GET().build(), HttpResponse.BodyHandlers.ofLines()).body();
    } catch (Exception e) {
      throw new AssertionError(path + " failed", e);
    }
  }

  private HttpRequest.Builder request(String path, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address().replaceAll("/$", "") + path));
    return headers.length == 0 ? request : request.headers(headers);
  }

  HttpResponse<byte[]> bytes(String path) {
    return send(request(path).GET().build(), HttpResponse.BodyHandlers.ofByteArray());
  }

  private HttpResponse<String> send(HttpRequest request) {
    return send(request, HttpResponse.BodyHandlers.ofString());
  }

  private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> body) {
    try {
      return client.send(request, body);
    } catch (Exception e) {
      throw new AssertionError(request + " failed", e);
    }
  }

  /** Fails if a request found a bug. */
  @Override
  public void close() {
    server.close();
    client.close();
    assertThat(failures).isEmpty();
  }
}
