package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Visitors who open many connections, or send a byte now and then to keep them. */
final class SlowConnectionsTest {
  private static final String HEAD = "GET /events HTTP/1.1\r\nHost: localhost\r\n";

  @TempDir private Path folder;

  private static Socket connect(WebFixture web) throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), URI.create(web.address()).getPort());
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
  }

  /** Sends a byte again and again, until the server has closed the connection. */
  private static void drip(Socket socket) throws IOException {
    while (socket.getInputStream().available() == 0) {
      try {
        send(socket, "x");
      } catch (IOException e) {
        return;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/1.1\r\nHost: localhost\r\nX-",
        "POST /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n{",
        "GET /play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n{",
      })
  void aRequestThatDoesNotArriveInTimeIsCutOff(String begin) throws IOException {
    try (WebFixture web = WebFixture.withRequestTime(folder, Duration.ofMillis(200));
        Socket socket = connect(web)) {
      send(socket, begin);
      drip(socket);
    }
  }

  @Test
  void aConnectionThatIsUsedAgainHasTimeForEachRequest() throws IOException {
    try (WebFixture web = WebFixture.withRequestTime(folder, Duration.ofSeconds(30));
        Socket socket = connect(web)) {
      for (int i = 0; i < 3; i++) {
        send(socket, HEAD.replace("GET", "HEAD") + "\r\n");
        StringBuilder answer = new StringBuilder();
        while (!answer.toString().endsWith("\r\n\r\n")) {
          answer.append((char) socket.getInputStream().read());
        }
        assertThat(answer).startsWith("HTTP/1.1 200 ");
      }
      send(socket, HEAD + "Connection: close\r\n\r\n");
      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
          .startsWith("HTTP/1.1 200 ");
    }
  }

  @Test
  void oneVisitorHasSoManyConnectionsAndTheNextIsToldSo() throws IOException {
    List<Socket> open = new ArrayList<>();
    try (WebFixture web = WebFixture.withStreamsPerAddress(folder, 10)) {
      for (int i = 0; i < 20; i++) {
        Socket socket = connect(web);
        open.add(socket);
        send(socket, HEAD.replace("GET", "HEAD") + "\r\n");
        assertThat(socket.getInputStream().read()).isEqualTo('H');
      }
      try (Socket refused = connect(web)) {
        assertThat(new String(refused.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
            .startsWith("HTTP/1.1 429 ")
            .endsWith("Your address has 20 connections open already.\n");
      }
      for (Socket socket : open) {
        socket.close();
      }
      String answer = "";
      while (!answer.startsWith("HTTP/1.1 200 ")) {
        try (Socket next = connect(web)) {
          send(next, HEAD + "Connection: close\r\n\r\n");
          answer = new String(next.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
          // The server has not seen yet that the others are gone.
          answer = "";
        }
      }
    }
  }
}
