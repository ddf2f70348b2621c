package dev.agon.web.http;

import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Describes the server's addresses as an OpenAPI document, from the routes themselves. */
public final class OpenApi {
  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

  private OpenApi() {}

  public static Json.Obj of(List<Routes.Route> routes) {
    Map<String, Json> paths = new LinkedHashMap<>();
    for (Routes.Route route : routes) {
      Json.Obj operations = (Json.Obj) paths.getOrDefault(route.path(), Json.object());
      String method = route.method().name().toLowerCase(Locale.ROOT);
      paths.put(route.path(), operations.with(method, operation(route)));
    }
    return Json.object()
        .with("openapi", "3.1.0")
        .with(
            "info",
            Json.object()
                .with("title", "Agon")
                .with("version", "1")
                .with(
                    "description",
                    "Every page has a JSON form: ask for application/json, or add .json to its"
                        + " address."))
        .with("paths", new Json.Obj(paths));
  }

  private static Json.Obj operation(Routes.Route route) {
    List<Json> parameters = new ArrayList<>();
    Matcher names = PARAMETER.matcher(route.path());
    while (names.find()) {
      parameters.add(
          Json.object()
              .with("name", names.group(1))
              .with("in", "path")
              .with("required", new Json.Bool(true))
              .with("schema", Json.object().with("type", "string")));
    }
    Map<String, Json> content = new LinkedHashMap<>();
    route.types().forEach(type -> content.put(type, Json.object()));
    return Json.object()
        .with("summary", route.summary())
        .with("parameters", Json.array(parameters))
        .with(
            "responses",
            Json.object()
                .with(
                    "200",
                    Json.object()
                        .with("description", route.summary())
                        .with("content", new Json.Obj(content))));
  }
}
