package dev.agon.web;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.page.SessionPage;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlPage;
import dev.agon.text.UserError;
import dev.agon.web.html.PageParts;
import dev.agon.web.html.SiteFrame;
import dev.agon.web.http.AllowedHosts;
import dev.agon.web.http.Assets;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.RequestGuard;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.live.LatestResults;
import dev.agon.web.live.LiveSession;
import dev.agon.web.live.LiveSession.SessionState;
import dev.agon.web.live.SessionListener;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.util.JavalinBindException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/** Shows one bridge session in browsers while its file is filled; it has no database. */
public final class BridgeServer implements AutoCloseable {
  private static final int MAX_STREAMS = 1_000;
  private static final List<String> ASSETS =
      List.of("report.css", "bridge.css", "follow.css", "bridge.js");

  private final AllowedHosts hosts;
  private final RequestGuard guard;
  private final Assets assets = new Assets();
  private final LiveSession session;
  private final SessionListener listener;
  private final Semaphore free = new Semaphore(MAX_STREAMS);
  private final Javalin server;

  private BridgeServer(WebOptions options, LiveSession session, SessionListener listener) {
    this.hosts = AllowedHosts.of(options.bind(), options.hosts());
    this.guard = new RequestGuard(hosts);
    this.session = session;
    this.listener = listener;
    this.server = Javalin.create(this::configure);
  }

  /**
   * Starts a server.
   *
   * @param options its database is not used
   * @param file the session's file, which need not exist yet
   * @param recipe makes a session of the file's content
   * @throws UserError if the port is taken
   */
  public static BridgeServer start(
      WebOptions options, Path file, EveningRecipe recipe, SessionListener listener) {
    LiveSession session = new LiveSession(file, recipe, listener);
    BridgeServer web = new BridgeServer(options, session, listener);
    try {
      web.server.start(options.bind(), options.port());
    } catch (JavalinBindException e) {
      session.close();
      throw new UserError(
          "cannot listen on %s:%d: the port is taken, or the address is not of this machine"
              .formatted(options.bind(), options.port()),
          e);
    }
    return web;
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.prefer405over404 = true;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setSendDateHeader(false);
        });
    config.routes.before(guard::check);
    config.routes.get("/", request -> page(request, "whole"));
    config.routes.get("/screen", request -> page(request, "screen"));
    config.routes.get("/stream", this::stream);
    config.routes.get("/assets/{hash}/{name}", assets::serve);
    config.routes.exception(
        WebProblem.class, (e, request) -> error(request, e.status(), e.words()));
    config.routes.exception(
        HttpResponseException.class,
        (e, request) ->
            error(request, HttpStatus.forStatus(e.getStatus()), "There is nothing to get here."));
    config.routes.exception(
        Exception.class,
        (e, request) -> {
          listener.failed(e);
          error(
              request,
              HttpStatus.INTERNAL_SERVER_ERROR,
              "This is a bug of the server; its terminal shows what happened.");
        });
  }

  private static void error(Context request, HttpStatus status, String words) {
    request.status(status).contentType("text/plain; charset=utf-8").result(words + "\n");
  }

  /**
   * Answers with the session and the state of its file.
   *
   * @param view the class of the page: whole, or screen for the ranking alone in large type
   */
  private void page(Context request, String view) {
    SessionState now = session.current();
    Optional<HtmlPage> page = now.session().map(SessionPage::page);
    String title = page.map(HtmlPage::title).orElse("Duplicate bridge");
    HtmlNode body =
        page.map(shown -> each(shown.parts(), part -> part))
            .orElseGet(
                () ->
                    element(
                        "main",
                        element("h1", title),
                        element(
                            "p",
                            "The ranking appears here as soon as the file has the first result.")));
    PageRenderer.html(
        request,
        SiteFrame.document(
            title, assets.base(), ASSETS, element("agon-bridge", state(now), body).in(view)));
  }

  private static Element state(SessionState now) {
    String state = now.problem().isEmpty() ? "live" : "waiting";
    String older =
        now.session().isEmpty()
            ? ""
            : ". The results below are from the last version that could be read.";
    List<String> latest = now.latest().lines();
    return element(
            "div.follow",
            element(
                "p",
                element("strong", state).in("state " + state).with("data-live", "state"),
                text(" " + now.session().map(BridgeServer::count).orElse(""))),
            each(now.problem().stream().toList(), problem -> PageParts.warning(problem + older)),
            when(
                !latest.isEmpty(),
                element("ol.latest", each(latest, line -> element("li", line)))
                    .with("aria-label", "latest results")))
        .with("role", "status");
  }

  private static String count(PublishedSession session) {
    int results = LatestResults.count(session);
    return results + (results == 1 ? " result" : " results") + " so far";
  }

  private void stream(Context request) throws IOException, InterruptedException {
    if (!free.tryAcquire()) {
      request.header("Retry-After", "10");
      throw new WebProblem(
          HttpStatus.SERVICE_UNAVAILABLE, "Too many pages are open; try again later.");
    }
    try {
      HttpServletResponse answer = request.res();
      answer.setContentType(Routes.STREAM);
      answer.setCharacterEncoding("utf-8");
      answer.setHeader("Cache-Control", "no-store");
      answer.setHeader("X-Accel-Buffering", "no");
      session.stream(answer.getOutputStream());
    } catch (IOException e) {
      // The reader is gone.
    } finally {
      free.release();
    }
  }

  /** The address for browsers on this machine, or on others if they can reach it. */
  public String address() {
    return "http://"
        + (hosts.reachable().isEmpty() ? "localhost" : hosts.reachable().getFirst())
        + ":"
        + server.port()
        + "/";
  }

  /** Whether only this machine can reach the server. */
  public boolean isLocal() {
    return hosts.reachable().isEmpty();
  }

  @Override
  public void close() {
    session.close();
    server.stop();
  }
}
