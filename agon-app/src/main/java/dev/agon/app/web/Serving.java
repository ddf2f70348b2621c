package dev.agon.app.web;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.event.Event;
import dev.agon.web.WebOptions;
import dev.agon.web.WebServer;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/** A web server for a command, until the process is told to stop. */
final class Serving {
  private static final int MAX_PORT = 65_535;

  private final Arguments given;
  private final Streams streams;

  Serving(Arguments given, Streams streams) {
    this.given = given;
    this.streams = streams;
  }

  private WebOptions options() {
    return new WebOptions(
        given.value("bind").orElse(WebOptions.LOOPBACK),
        given.whole("port", 0, MAX_PORT).orElse(WebOptions.DEFAULT_PORT),
        given.values("host"),
        EventDatabase.ofServer(given));
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
    CountDownLatch stopped = new CountDownLatch(1);
    WebServer server = WebServer.start(options(), this::report);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  stopped.countDown();
                },
                "agon-shutdown"));
    streams.out().println(server.address());
    streams.out().flush();
    streams.err().println("the owner's address: " + server.ownerAddress());
    if (!server.isLocal()) {
      streams.err().print(QrText.of(server.address()));
    }
    try {
      event.ifPresent(one -> play(server, one));
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
