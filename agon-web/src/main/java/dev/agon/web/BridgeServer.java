package dev.agon.web;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.evening.VisitorView.Released;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.page.SessionPage;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.HtmlPage;
import dev.agon.text.UserError;
import dev.agon.web.html.PageParts;
import dev.agon.web.html.SiteFrame;
import dev.agon.web.http.Assets;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.live.LatestResults;
import dev.agon.web.live.LiveSession;
import dev.agon.web.live.LiveSession.SessionState;
import dev.agon.web.live.SessionListener;
import dev.agon.web.live.StreamGate;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shows one bridge session in browsers while its file is filled; it has no database. */
public final class BridgeServer implements AutoCloseable {
  private static final int MAX_STREAMS = 1_000;
  private static final List<String> ASSETS =
      List.of("report.css", "bridge.css", "follow.css", "bridge.js");

  private final Assets assets = new Assets();
  private final LiveSession session;
  private final StreamGate gate = new StreamGate(MAX_STREAMS, MAX_STREAMS);
  private final SiteServer server;

  private BridgeServer(WebOptions options, LiveSession session, SessionListener listener) {
    this.session = session;
    Routes routes = new Routes();
    routes.get("/", "The session", Routes.HTML, request -> page(request, "whole"));
    routes.get("/screen", "The ranking", Routes.HTML, request -> page(request, "screen"));
    routes.get("/stream", "Tells of new versions", Routes.STREAM, this::stream);
    routes.get("/assets/{hash}/{name}", "A style sheet or script", "*/*", assets::serve);
    this.server = new SiteServer(options, routes, BridgeServer::error, listener::failed);
  }

  /**
   * Starts a server.
   *
   * @param options its database is not used
   * @param file the session's file, which need not exist yet
   * @param released what visitors see before all results are in
   * @throws UserError if the port is taken
   */
  public static BridgeServer start(
      WebOptions options,
      Path file,
      EveningRecipe recipe,
      Set<Released> released,
      SessionListener listener) {
    LiveSession session = new LiveSession(file, recipe, released, listener);
    BridgeServer web = new BridgeServer(options, session, listener);
    try {
      web.server.listen();
    } catch (UserError e) {
      web.close();
      throw e;
    }
    return web;
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
            title,
            assets.base(),
            ASSETS,
            element("agon-bridge", state(now, session.isCovered()), body).in(view)));
  }

  private static Element state(SessionState now, boolean isCovered) {
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
            when(
                isCovered,
                element("p.note", "The results of a board appear when everybody has played it.")),
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

  private void stream(Context request) throws InterruptedException {
    gate.follow(request, Routes.STREAM, session::stream);
  }

  /** The address for browsers on this machine, or on others if they can reach it. */
  public String address() {
    return server.address();
  }

  /** Whether only this machine can reach the server. */
  public boolean isLocal() {
    return server.isLocal();
  }

  @Override
  public void close() {
    session.close();
    server.close();
  }
}
