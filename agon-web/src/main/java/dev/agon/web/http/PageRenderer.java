package dev.agon.web.http;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;

import dev.agon.html.HtmlNode;
import dev.agon.json.Json;
import dev.agon.web.html.Page;
import dev.agon.web.html.SiteFrame;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;

/** Answers requests with pages or with JSON, as the visitor asked. */
public final class PageRenderer {
  private static final String JSON = "application/json; charset=utf-8";

  private final Assets assets;
  private final OwnerToken owner;
  private final Supplier<String> server;

  /** Takes also the server's own address, which is known when it listens. */
  public PageRenderer(Assets assets, OwnerToken owner, Supplier<String> server) {
    this.assets = assets;
    this.owner = owner;
    this.server = server;
  }

  public void answer(Context request, Supplier<Json> json, Supplier<Page> page) {
    if (wantsJson(request)) {
      json(request, json.get());
    } else {
      page(request, page.get());
    }
  }

  public void page(Context request, Page page) {
    String query = Objects.requireNonNullElse(request.queryParam("q"), "").strip();
    SiteFrame frame =
        new SiteFrame(assets.base(), query, isOwner(request), server.get(), request.path());
    html(request, frame.html(page));
  }

  /** Answers with a page without the frame that all others have, which fills the window. */
  public void bare(Context request, String title, HtmlNode body, String... names) {
    html(request, SiteFrame.document(title + " · Agon", assets.base(), List.of(names), body));
  }

  public static void html(Context request, String html) {
    if (request.res().getHeader("Cache-Control") == null) {
      request.header("Cache-Control", "no-cache");
    }
    request.contentType("text/html; charset=utf-8").result(html);
  }

  /** Whether the visitor may start events. */
  public boolean isOwner(Context request) {
    return owner.isOwner(request);
  }

  public static void json(Context request, Json json) {
    json(request, json.toString());
  }

  public static void json(Context request, String json) {
    request.header("Cache-Control", "no-cache");
    request.contentType(JSON).result(json);
  }

  /** The body of a request as text, which is UTF-8 whatever the visitor calls it. */
  public static String body(Context request) {
    return new String(request.bodyAsBytes(), StandardCharsets.UTF_8);
  }

  /** Whether the visitor wants JSON: by the end of the path, or because it accepts no HTML. */
  public static boolean wantsJson(Context request) {
    if (request.path().endsWith(".json") || request.path().endsWith(".ndjson")) {
      return true;
    }
    String accepted = request.header("Accept");
    return accepted != null
        && accepted.contains("application/json")
        && !accepted.contains("text/html");
  }

  /** Answers with an error: what is wrong, and nothing of the inside. */
  public void error(Context request, HttpStatus status, String words) {
    request.status(status);
    if (wantsJson(request) || !Set.of("GET", "HEAD").contains(request.method().name())) {
      json(request, Json.object().with("status", status.getCode()).with("error", words));
    } else {
      page(
          request,
          Page.of(
              status.getMessage(),
              "",
              element("h1", status.getMessage()),
              element("p.lead", words),
              element("p", link("/events", "All events"))));
    }
  }
}
