package dev.agon.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** All addresses of the server, each with what it gives; the API's description is made of them. */
public final class Routes {
  public static final String HTML = "text/html";
  public static final String JSON = "application/json";
  public static final String STREAM = "text/event-stream";
  public static final String LINES = "application/x-ndjson";

  private final List<Route> all = new ArrayList<>();

  /** The path has its parameters in braces; the types are what it answers with. */
  public record Route(
      HandlerType method, String path, String summary, List<String> types, Handler handler) {
    public Route {
      types = List.copyOf(types);
    }
  }

  /** Adds a page that has a JSON form, by its Accept header or the ending {@code .json}. */
  public void page(String path, String summary, Handler handler) {
    add(HandlerType.GET, path, summary, List.of(HTML, JSON), handler);
  }

  public void get(String path, String summary, String type, Handler handler) {
    add(HandlerType.GET, path, summary, List.of(type), handler);
  }

  public void post(String path, String summary, Handler handler) {
    add(HandlerType.POST, path, summary, List.of(JSON), handler);
  }

  private void add(
      HandlerType method, String path, String summary, List<String> types, Handler handler) {
    all.add(new Route(method, path, summary, types, handler));
  }

  public List<Route> all() {
    return List.copyOf(all);
  }

  public void register(RoutesConfig server) {
    for (Route route : all) {
      if (route.types().size() > 1 && !route.path().equals("/")) {
        // Before the page itself, whose last parameter would take the ending.
        server.addHttpHandler(route.method(), route.path() + ".json", route.handler());
      }
      server.addHttpHandler(route.method(), route.path(), route.handler());
    }
  }

  /** A whole number of the path that is at least 1. */
  public static long number(Context request, String name) {
    return whole(request.pathParam(name), name);
  }

  /** A whole number that is at least 1. */
  public static long whole(String text, String name) {
    try {
      long number = Long.parseLong(Objects.requireNonNull(text));
      if (number >= 1) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Falls through to the common message.
    }
    throw new WebProblem(HttpStatus.NOT_FOUND, "There is no " + name + " of that number.");
  }
}
