package dev.agon.app.web;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.web.WebOptions;
import dev.agon.web.WebServer;
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

  /** Serves until Ctrl-C. */
  int run() {
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
