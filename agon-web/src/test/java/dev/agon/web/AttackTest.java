package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.EventFile;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Visitors who do harm: the server answers the others, and its matches go on. */
final class AttackTest {
  private static final int MANY = 300;

  /** How many streams a server has that lets few be open. */
  private static final int LIMIT = 20;

  private static WebFixture web;

  @BeforeAll
  static void start(@TempDir Path folder) {
    web = WebFixture.with(folder, TestEvents.COINS);
  }

  @AfterAll
  static void stop() {
    web.close();
  }

  private static Socket socket(String request) throws IOException {
    return socket(web, request);
  }

  private static Socket socket(WebFixture to, String request) throws IOException {
    int port = URI.create(to.address()).getPort();
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    OutputStream out = socket.getOutputStream();
    out.write(request.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
    return socket;
  }

  private static String raw(String request) throws IOException {
    try (Socket socket = socket(request)) {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String get(String path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../etc/passwd",
        "/assets/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/x/..%5c..%5cpom.xml",
        "//etc/passwd",
        "/events/1%00",
        "/events/1;jsessionid=1/matches",
        "/events/1/matches/1/../../../..",
        "/events/%ff",
        "/play/1/stream/..",
        "/events/1.json.json",
        "http://elsewhere/events",
      })
  void aTrickWithThePathIsAClearErrorOrAnOrdinaryPage(String path) throws IOException {
    String answer = raw(get(path));
    assertThat(answer).startsWith("HTTP/1.1 ").doesNotContain("Exception", "\tat ", "root:");
    assertThat(answer.substring(9, 12)).isIn("200", "400", "404", "421");
  }

  @Test
  void aHugeAddressAndHugeHeadersAreRefused() throws IOException {
    assertThat(raw(get("/" + "x".repeat(20_000))).substring(9, 12)).isIn("414", "431");
    String header = "X: " + "y".repeat(40_000) + "\r\n";
    assertThat(raw("GET / HTTP/1.1\r\nHost: localhost\r\n" + header + "\r\n").substring(9, 12))
        .isIn("431");
  }

  /** It was a bug with a stack trace at the owner's terminal, for every such request. */
  @ParameterizedTest
  @ValueSource(strings = {"text/plain; charset=nonsense", "application/json; charset=\"\""})
  void aBodyInAnUnknownCharacterSetIsReadAsUtf8(String type) {
    assertThat(web.post("/owner", "guess", "Content-Type", type).statusCode()).isEqualTo(403);
    assertThat(web.post("/play", "{}", "Content-Type", type).statusCode()).isEqualTo(422);
  }

  @Test
  void anAnswerOfMarkupStaysText() {
    assertThat(web.get("/search?q=%3Cscript%3Ealert(1)%3C/script%3E").body())
        .contains("&lt;script&gt;")
        .doesNotContain("<script>alert");
  }

  @Test
  void halfRequestsDoNotKeepOthersFromBeingAnswered() throws IOException {
    List<Socket> open = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      open.add(socket("POST /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{"));
    }
    assertThat(web.get("/events").statusCode()).isEqualTo(200);
    for (Socket socket : open) {
      socket.close();
    }
  }

  @Test
  void aFloodOfRequestsIsAnsweredOrRefused() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Callable<Integer>> requests = new ArrayList<>();
      for (int i = 0; i < MANY; i++) {
        String path = List.of("/events", "/events/1/matches/1/analysis", "/play").get(i % 3);
        requests.add(() -> web.get(path).statusCode());
      }
      for (Future<Integer> status : threads.invokeAll(requests)) {
        assertThat(status.get()).isIn(200, 503);
      }
    }
    assertThat(web.get("/events").statusCode()).isEqualTo(200);
  }

  /** The status of an answer that goes on. */
  private static String status(Socket reader) throws IOException {
    return new String(reader.getInputStream().readNBytes(12), StandardCharsets.US_ASCII)
        .substring(9);
  }

  @Test
  void streamsBeyondTheLimitAreRefusedAndAPlaceIsFreeWhenAReaderIsGone(@TempDir Path folder)
      throws Exception {
    try (WebFixture small = WebFixture.withStreams(folder, LIMIT)) {
      refusesStreamsBeyondTheLimit(small, folder, "503", "Too many pages are open");
    }
  }

  @Test
  void oneAddressCannotOpenAllStreams(@TempDir Path folder) throws Exception {
    try (WebFixture shared = WebFixture.withStreamsPerAddress(folder, LIMIT)) {
      refusesStreamsBeyondTheLimit(
          shared, folder, "429", "Your address has " + LIMIT + " pages open already");
    }
  }

  private static void refusesStreamsBeyondTheLimit(
      WebFixture small, Path folder, String refusal, String words) throws Exception {
    String event =
        TestEvents.COINS
            .replace("seed: 1", "seed: key:000102030405060708090a0b0c0d0e0f")
            .replace("games: 2", "games: 300");
    long id =
        small
            .server()
            .premiere(
                EventFile.read(folder.resolve("e.yaml").toString(), event),
                Duration.ofHours(1),
                _ -> {});
    String stream = get("/events/" + id + "/stream");
    List<Socket> readers = new ArrayList<>();
    for (int i = 0; i < LIMIT; i++) {
      readers.add(socket(small, stream));
      assertThat(status(readers.getLast())).isEqualTo("200");
    }
    for (int i = 0; i < LIMIT; i++) {
      try (Socket refused = socket(small, stream)) {
        String answer = new String(refused.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(answer)
            .startsWith("HTTP/1.1 " + refusal + " ")
            .contains("Retry-After: 10", words);
      }
    }
    assertThat(small.get("/events/" + id).statusCode()).isEqualTo(200);
    for (Socket reader : readers) {
      reader.close();
    }
    String owner = small.owner();
    String status = refusal;
    while (status.equals(refusal)) {
      // What is told next finds that nobody reads.
      small.post("/events/" + id + "/broadcast", "skip", "Cookie", owner);
      try (Socket next = socket(small, stream)) {
        status = status(next);
      }
    }
    assertThat(status).isEqualTo("200");
  }

  @Test
  void readersThatNeverReadDoNotHoldUpAnEvent(@TempDir Path folder) throws Exception {
    String file = TestEvents.COINS.replace("games: 2", "games: 300").replace("Coins", "Many coins");
    CompletableFuture<Optional<String>> over = new CompletableFuture<>();
    long id =
        web.server()
            .play(EventFile.read(folder.resolve("e.yaml").toString(), file), over::complete);
    List<Socket> readers = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      readers.add(socket(get("/events/" + id + "/stream")));
    }
    assertThat(over.get()).isEmpty();
    assertThat(web.get("/events/" + id).body()).contains(">over<");
    for (Socket reader : readers) {
      reader.close();
    }
  }
}
