package dev.agon.app.web;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.event.Event;
import dev.agon.web.BridgeServer;
import dev.agon.web.WebOptions;
import dev.agon.web.WebServer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Function;

/** A web server for a command, until the process is told to stop. */
final class Serving {
  private static final int MAX_PORT = 65_535;

  private final Arguments given;
  private final Streams streams;

  Serving(Arguments given, Streams streams) {
    this.given = given;
    this.streams = streams;
  }

  /**
   * Shows a page in a browser, until Ctrl-C.
   *
   * @param path the address of the page on the server, without a slash at its beginning
   */
  int show(String path) {
    return serve(
        new WebOptions(WebOptions.LOOPBACK, 0, List.of(), EventDatabase.ofServer(given)),
        server -> {
          String page = server.address() + path;
          streams.out().println(page);
          streams.out().flush();
          open(page);
        });
  }

  /** Opens a browser, if the system has a program for that; the address is printed anyway. */
  private static void open(String page) {
    try {
      new ProcessBuilder("xdg-open", page)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      // There is none.
    }
  }

  private WebOptions options(String database) {
    return new WebOptions(
        given.value("bind").orElse(WebOptions.LOOPBACK),
        given.whole("port", 0, MAX_PORT).orElse(WebOptions.DEFAULT_PORT),
        given.values("host"),
        database);
  }

  /** Plays an event on the server. */
  private void play(WebServer server, Event event) {
    long id = server.play(event, why -> over(server, why));
    streams.err().println("event " + id + " is played: " + server.address(id));
  }

  private void over(WebServer server, Optional<String> why) {
    streams
        .err()
        .println(
            why.map(words -> "agon: the event stopped: " + words)
                .orElse("the event is over, or stopped; " + server.address() + " shows it"));
  }

  /**
   * Serves until Ctrl-C.
   *
   * @param event an event to play, if there is one
   */
  int run(Optional<Event> event) {
    return serve(
        options(EventDatabase.ofServer(given)),
        server -> {
          streams.out().println(server.address());
          streams.out().flush();
          streams.err().println("the owner's address: " + server.ownerAddress());
          if (!server.isLocal()) {
            streams.err().print(QrText.of(server.address()));
          }
          event.ifPresent(one -> play(server, one));
        });
  }

  /**
   * Shows a bridge session while its file is filled, until Ctrl-C.
   *
   * @param reader makes a session of the file's content
   */
  int follow(Path file, Function<byte[], PublishedSession> reader) {
    BridgeServer server = BridgeServer.start(options(""), file, reader, this::report);
    return untilStopped(
        server::close,
        () -> {
          streams.out().println(server.address());
          streams.out().flush();
          streams.err().println("for a screen in the room: " + server.address() + "screen");
          if (!server.isLocal()) {
            streams.err().print(QrText.of(server.address()));
          }
        });
  }

  private int serve(WebOptions options, Consumer<WebServer> started) {
    WebServer server = WebServer.start(options, this::report);
    return untilStopped(server::close, () -> started.accept(server));
  }

  private static int untilStopped(Runnable close, Runnable started) {
    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  close.run();
                  stopped.countDown();
                },
                "agon-shutdown"));
    started.run();
    try {
      stopped.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return 0;
  }

  private void report(Exception bug) {
    streams.err().println("agon: bug in the web server:");
    bug.printStackTrace(streams.err());
  }
}
