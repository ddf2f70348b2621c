package dev.agon.app.web;

import dev.agon.web.WebOptions;
import dev.agon.web.WebServer;
import dev.agon.web.live.EventPlayers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Asks a server for its first pages, for the class cache of the launchers. */
public final class ServerTraining {
  private static final List<String> PAGES =
      List.of(
          "/",
          "/events/1",
          "/events/1/tables",
          "/events/1/matches",
          "/events/1/matches/1",
          "/events/1/matches/1.json",
          "/events/1/matches/1/pictures",
          "/games",
          "/games/botstack",
          "/play/new?game=botstack",
          "/nowhere");

  private ServerTraining() {}

  /**
   * Serves a database that has an event.
   *
   * @return 0 if every page is answered
   */
  public static int run(String database) {
    try (WebServer server =
        WebServer.start(
            WebOptions.local(database),
            EventPlayers.onThreads(),
            bug -> {
              throw new IllegalStateException(bug);
            })) {
      int port = URI.create(server.address()).getPort();
      for (String page : PAGES) {
        if (!answer(port, page).startsWith("HTTP/1.1 ")) {
          return 1;
        }
      }
      return 0;
    }
  }

  /** The client of Java has more classes than the server. */
  private static String answer(int port, String page) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      List<String> request =
          List.of(
              "GET " + page + " HTTP/1.1",
              "Host: localhost",
              "Accept-Encoding: gzip",
              "Connection: close",
              "\r\n");
      socket
          .getOutputStream()
          .write(String.join("\r\n", request).getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
