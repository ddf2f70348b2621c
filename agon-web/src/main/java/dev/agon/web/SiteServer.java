package dev.agon.web;

import dev.agon.text.UserError;
import dev.agon.web.http.AllowedHosts;
import dev.agon.web.http.ConnectionGuard;
import dev.agon.web.http.RequestGuard;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.util.function.Consumer;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;

/** Answers HTTP requests: what all sites have in common, whatever their addresses are. */
final class SiteServer implements AutoCloseable {
  private static final long MAX_REQUEST_BYTES = 100_000;

  /** A page that follows something live has a connection for that, and another for the rest. */
  private static final int CONNECTIONS_PER_STREAM = 2;

  private final WebOptions options;
  private final AllowedHosts hosts;
  private final ConnectionGuard connections;
  private final Javalin server;

  @FunctionalInterface
  interface ErrorAnswer {
    void answer(Context request, HttpStatus status, String words);
  }

  /** Does not listen yet; the consumer is told of bugs that requests found. */
  SiteServer(WebOptions options, Routes routes, ErrorAnswer errors, Consumer<Exception> failures) {
    this.options = options;
    this.hosts = AllowedHosts.of(options.bind(), options.hosts());
    this.connections =
        new ConnectionGuard(
            CONNECTIONS_PER_STREAM * options.streamsPerAddress(), options.requestTime());
    this.server =
        Javalin.create(
            config -> {
              configure(config);
              config.routes.before(new RequestGuard(hosts)::check);
              config.routes.before(connections::receive);
              routes.register(config.routes);
              answerErrors(config.routes, errors, failures);
            });
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = MAX_REQUEST_BYTES;
    config.http.prefer405over404 = true;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setSendDateHeader(false);
        });
    config.jetty.modifyServer(this::limitConnections);
  }

  private void limitConnections(Server jetty) {
    // Programs of matches need open files, too; further visitors wait.
    jetty.addBean(new NetworkConnectionLimit(CONNECTIONS_PER_STREAM * options.streams(), jetty));
    connections.guard(jetty);
  }

  private static void answerErrors(
      RoutesConfig routes, ErrorAnswer errors, Consumer<Exception> failures) {
    routes.exception(
        WebProblem.class, (e, request) -> errors.answer(request, e.status(), e.words()));
    routes.exception(
        UserError.class,
        (e, request) ->
            errors.answer(
                request, HttpStatus.INTERNAL_SERVER_ERROR, String.valueOf(e.getMessage())));
    routes.exception(
        HttpResponseException.class,
        (e, request) -> errors.answer(request, HttpStatus.forStatus(e.getStatus()), words(e)));
    routes.exception(
        IOException.class,
        // The visitor is gone, or has sent half a request: nobody reads an answer.
        (_, request) -> request.status(HttpStatus.BAD_REQUEST));
    routes.exception(
        Exception.class,
        (e, request) -> {
          failures.accept(e);
          errors.answer(
              request,
              HttpStatus.INTERNAL_SERVER_ERROR,
              "This is a bug of the server; its terminal shows what happened.");
        });
  }

  /** What to say about an error that the server found before any page did. */
  private static String words(HttpResponseException problem) {
    return switch (HttpStatus.forStatus(problem.getStatus())) {
      case NOT_FOUND -> "There is no page at this address.";
      case METHOD_NOT_ALLOWED -> "This address does not take that kind of request.";
      case CONTENT_TOO_LARGE -> "At most " + MAX_REQUEST_BYTES + " bytes can be sent at once.";
      default -> "The request cannot be answered.";
    };
  }

  /** Begins to listen; fails with a user error if the port is taken. */
  void listen() {
    try {
      server.start(options.bind(), options.port());
    } catch (JavalinBindException e) {
      throw new UserError(
          "cannot listen on %s:%d: the port is taken, or the address is not of this machine"
              .formatted(options.bind(), options.port()),
          e);
    }
  }

  /** The address for browsers on this machine, or on others if they can reach it. */
  String address() {
    String host = isLocal() ? "localhost" : hosts.reachable().getFirst();
    return hosts.address().orElse("http://" + host + ":" + server.port() + "/");
  }

  boolean isLocal() {
    return hosts.reachable().isEmpty();
  }

  @Override
  public void close() {
    server.stop();
  }
}
