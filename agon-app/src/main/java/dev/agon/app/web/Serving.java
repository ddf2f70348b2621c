package dev.agon.app.web;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.app.cluster.RunExecutor;
import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.evening.VisitorView.Released;
import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.execute.LocalExecutor;
import dev.agon.text.UserError;
import dev.agon.web.BridgeServer;
import dev.agon.web.WebOptions;
import dev.agon.web.WebServer;
import dev.agon.web.broadcast.BroadcastHost;
import dev.agon.web.live.EventExecutors.OpenExecutor;
import dev.agon.web.live.SessionListener;
import dev.agon.web.play.MatchHost;
import dev.agon.web.play.PlayLimits;
import dev.agon.web.play.PlayRequest;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/**
 * A web server for a command, until the process is told to stop. All classes of the server are
 * behind this one, so that other commands load none of them.
 */
public record Serving(Arguments given, Streams streams) {
  private static final int MAX_PORT = 65_535;
  private static final int MAX_MINUTES = 7 * 24 * 60;
  private static final int MAX_PACE = 3_600;
  private static final int DEFAULT_PACE = 20;
  private static final int MAX_GAMES = 10_000;

  /** Shows the page at a path, without a slash before it, in a browser until Ctrl-C. */
  public int show(String path) {
    return serve(local(), server -> open(server.address() + path));
  }

  /** Plays an event and shows its page, until Ctrl-C. */
  public int show(Event event) {
    return serve(
        local(), server -> open(server.address(server.play(event, why -> over(server, why)))));
  }

  /** Plays one match, with the players of an event by seat, and shows it until Ctrl-C. */
  public int showGame(Event event) {
    return serve(
        local(),
        server -> {
          MatchHost.NewMatch match =
              server.play(
                  new PlayRequest(
                      event.game(),
                      event.settings(),
                      event.bots(),
                      event.paths().baseFolder(),
                      Optional.empty(),
                      event.seed()));
          String address = server.address().replaceAll("/$", "");
          String first = match.firstPath();
          for (int seat = 0; seat < match.names().size(); seat++) {
            if (!match.tokens().get(seat).isEmpty() && !match.path(seat).equals(first)) {
              streams
                  .err()
                  .println("for " + match.names().get(seat) + ": " + address + match.path(seat));
            }
          }
          open(address + first);
        });
  }

  private WebOptions local() {
    return WebOptions.local(EventDatabase.required(given));
  }

  /** Prints an address and opens a browser there, if the system has a program for that. */
  private void open(String page) {
    streams.out().println(page);
    streams.out().flush();
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
    String bind = given.value("bind").orElse(WebOptions.LOOPBACK);
    return new WebOptions(
        bind,
        given.whole("port", 0, MAX_PORT).orElse(WebOptions.DEFAULT_PORT),
        given.values("host"),
        database,
        limits(),
        WebOptions.DEFAULT_STREAMS,
        given
            .whole(ServeCommand.STREAMS_PER_ADDRESS, 1, WebOptions.DEFAULT_STREAMS)
            .orElse(WebOptions.streamsPerAddress(bind)),
        WebOptions.DEFAULT_REQUEST_TIME);
  }

  private PlayLimits limits() {
    PlayLimits usual = PlayLimits.DEFAULT;
    return new PlayLimits(
        given
            .whole(ServeCommand.ANSWER_MINUTES, 1, MAX_MINUTES)
            .map(Duration::ofMinutes)
            .orElse(usual.answer()),
        given.whole(ServeCommand.MAX_GAMES, 0, MAX_GAMES).orElse(usual.matches()),
        given
            .whole(ServeCommand.GAMES_PER_ADDRESS, 0, MAX_GAMES)
            .orElse(usual.matchesPerAddress()));
  }

  private void play(WebServer server, Event event) {
    if (given.has(ServeCommand.PREMIERE)) {
      // Nothing is printed that tells how far it is played.
      long id = server.premiere(event, pace(), why -> why.ifPresent(this::stopped));
      streams
          .err()
          .println("the premiere of event " + id + ": " + server.address(id) + "/broadcast");
      return;
    }
    long id = server.play(event, why -> over(server, why));
    streams.err().println("event " + id + " is played: " + server.address(id));
  }

  private void stopped(String why) {
    streams.err().println("agon: the event stopped: " + why);
  }

  private Duration pace() {
    return Duration.ofSeconds(given.whole(ServeCommand.PACE, 1, MAX_PACE).orElse(DEFAULT_PACE));
  }

  /** Shows a stored event as a premiere, until Ctrl-C. */
  int premiere(long event) {
    return serve(
        options(EventDatabase.required(given)),
        server -> {
          server.premiere(event, pace());
          announce(server);
          streams
              .err()
              .println(
                  "the premiere of event " + event + ": " + server.address(event) + "/broadcast");
        });
  }

  private void announce(WebServer server) {
    streams.out().println(server.address());
    streams.out().flush();
    streams.err().println("the owner's address: " + server.ownerAddress());
    if (!server.isLocal()) {
      streams.err().print(QrText.of(server.address(), streams.errStyle()));
    }
  }

  private void over(WebServer server, Optional<String> why) {
    streams
        .err()
        .println(
            why.map(words -> "agon: the event stopped: " + words)
                .orElse("the event is over; " + server.address() + " shows it"));
  }

  /** Serves until Ctrl-C, and plays an event if there is one. */
  int run(Optional<Event> event) {
    if (given.has(ServeCommand.PREMIERE)) {
      event.ifPresent(BroadcastHost::check);
    }
    return serve(
        options(EventDatabase.required(given)),
        server -> {
          announce(server);
          event.ifPresent(one -> play(server, one));
        });
  }

  /** Shows a bridge session while its file is filled, until Ctrl-C. */
  int follow(Path file, EveningRecipe recipe, Set<Released> released) {
    BridgeServer server =
        BridgeServer.start(options(""), file, recipe, released, new SessionPrinter());
    return untilStopped(
        server::close,
        () -> {
          streams.out().println(server.address());
          streams.out().flush();
          streams.err().println("for a screen in the room: " + server.address() + "screen");
          if (!server.isLocal()) {
            streams.err().print(QrText.of(server.address(), streams.errStyle()));
          }
        });
  }

  /** Prints for the director what happens to a session. */
  private final class SessionPrinter implements SessionListener {
    @Override
    public void unreadable(String problem) {
      streams.err().println("waiting: " + problem);
    }

    @Override
    public void found(String finding) {
      streams.err().println("to check: " + finding);
    }

    @Override
    public void failed(Exception bug) {
      report(bug);
    }
  }

  private int serve(WebOptions options, Consumer<WebServer> started) {
    WebServer server =
        WebServer.start(
            options,
            (event, threads, pool, live) -> {
              RunExecutor run =
                  RunExecutor.of(
                      event,
                      given,
                      new LocalExecutor(threads, pool, BuildListener.NONE, live),
                      BuildListener.NONE);
              return new OpenExecutor(run.executor(), !run.isCluster(), run::close);
            },
            this::report);
    return untilStopped(server::close, () -> started.accept(server));
  }

  /** Serves until the process is told to stop, or this thread is. */
  private static int untilStopped(Runnable close, Runnable started) {
    CountDownLatch stopped = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              close.run();
              stopped.countDown();
            },
            "agon-shutdown");
    Runtime.getRuntime().addShutdownHook(hook);
    started.run();
    try {
      stopped.await();
    } catch (InterruptedException e) {
      Runtime.getRuntime().removeShutdownHook(hook);
      close.run();
      Thread.currentThread().interrupt();
    }
    return 0;
  }

  private void report(Exception bug) {
    if (bug instanceof UserError) {
      streams.err().println("agon: " + bug.getMessage());
      return;
    }
    streams.err().println("agon: bug in the web server:");
    bug.printStackTrace(streams.err());
  }
}
