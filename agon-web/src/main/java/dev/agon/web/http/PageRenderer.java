package dev.agon.web.http;

import dev.agon.json.Json;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Answers requests with pages made from templates, or with JSON, as the visitor asked. */
public final class PageRenderer {
  private static final String JSON = "application/json; charset=utf-8";
  private static final String PACKAGE = "dev.agon.web.template";

  private final TemplateEngine templates =
      TemplateEngine.createPrecompiled(
          null, ContentType.Html, PageRenderer.class.getClassLoader(), PACKAGE);
  private final Assets assets;
  private final OwnerToken owner;

  public PageRenderer(Assets assets, OwnerToken owner) {
    this.assets = assets;
    this.owner = owner;
  }

  /**
   * What every page knows.
   *
   * @param assets the folder of style sheets and scripts
   * @param section the part of the site that is marked in the navigation
   * @param isOwner whether the visitor may start events
   */
  public record PageFrame(String assets, String title, String section, boolean isOwner) {}

  /** Answers with a page; the template gets the frame and the model. */
  public void page(Context request, String template, String title, String section, Object model) {
    Map<String, Object> parameters = new HashMap<>();
    parameters.put("frame", new PageFrame(assets.base(), title, section, owner.isOwner(request)));
    parameters.put("page", model);
    StringOutput html = new StringOutput();
    templates.render(template + ".jte", parameters, html);
    if (request.res().getHeader("Cache-Control") == null) {
      request.header("Cache-Control", "no-cache");
    }
    request.contentType("text/html; charset=utf-8").result(html.toString());
  }

  public static void json(Context request, Json json) {
    json(request, json.toString());
  }

  public static void json(Context request, String json) {
    request.header("Cache-Control", "no-cache");
    request.contentType(JSON).result(json);
  }

  /** Whether the visitor wants JSON: by the end of the path, or because it accepts no HTML. */
  public static boolean wantsJson(Context request) {
    if (request.path().endsWith(".json")) {
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
          "error",
          status.getMessage(),
          "",
          new ErrorModel(status.getCode(), status.getMessage(), words));
    }
  }

  /** What an error page says. */
  public record ErrorModel(int status, String title, String words) {}
}
