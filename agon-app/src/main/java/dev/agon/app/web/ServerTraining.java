package dev.agon.app.web;

import dev.agon.app.cli.Streams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
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
          "/events/1/matches/1/viewer",
          "/events/1/matches/1/steps",
          "/events/1/matches/1/pictures",
          "/events/2",
          "/events/2/tables",
          "/games",
          "/games/botstack",
          "/play/new?game=botstack",
          "/nowhere");

  private ServerTraining() {}

  /** Serves a database with two events, the second with a bracket; 0 if pages are answered. */
  public static int run(String database, Streams streams) {
    try (PipedOutputStream printed = new PipedOutputStream();
        BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(new PipedInputStream(printed), StandardCharsets.UTF_8))) {
      Streams served =
          new Streams(
              InputStream.nullInputStream(),
              new PrintStream(printed, false, StandardCharsets.UTF_8),
              streams.err(),
              false);
      Thread server =
          Thread.ofPlatform()
              .name("agon-serve")
              .start(
                  () -> new ServeCommand().run(List.of("--port", "0", "--db", database), served));
      String address = lines.readLine();
      boolean isAnswered = address != null && areAnswered(URI.create(address).getPort());
      server.interrupt();
      server.join();
      return isAnswered ? 0 : 1;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    }
  }

  private static boolean areAnswered(int port) {
    return PAGES.stream().allMatch(page -> answer(port, page).startsWith("HTTP/1.1 "));
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
