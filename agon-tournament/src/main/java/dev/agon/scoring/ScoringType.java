package dev.agon.scoring;

import dev.agon.game.Parsed;
import dev.agon.game.SettingType;
import dev.agon.json.Json;
import dev.agon.scoring.Scoring.Method;
import dev.agon.scoring.Scoring.PointValues;
import dev.agon.text.KeyValues;
import dev.agon.text.Nearest;
import dev.agon.text.Numbers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Scorings as options of a stage: {@code wins}, or {@code points:win=3,draw=1}. */
public record ScoringType() implements SettingType<Scoring> {
  private static final String WIN = "win";
  private static final String DRAW = "draw";
  private static final String LOSS = "loss";
  private static final String BOTH_LOSE = "both-lose";
  private static final List<String> KEYS = List.of(WIN, DRAW, LOSS, BOTH_LOSE);

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,6}(\\.\\d{1,6})?");

  @Override
  public Parsed<Scoring> parse(String text) {
    int colon = text.indexOf(':');
    String id = (colon < 0 ? text : text.substring(0, colon)).strip();
    Optional<Method> method = Method.byId(id);
    if (method.isEmpty()) {
      return new Parsed.Failure<>(Nearest.mustBe(id, Method.ids()));
    }
    if (colon < 0 || text.substring(colon + 1).isBlank()) {
      return new Parsed.Value<>(Scoring.by(method.get()));
    }
    if (method.get() != Method.POINTS) {
      return new Parsed.Failure<>("has numbers only with points, not with " + id);
    }
    return KeyValues.parse(text.substring(colon + 1), KEYS, "points:win=3,draw=1")
        .then(ScoringType::points);
  }

  private static Parsed<Scoring> points(Map<String, String> written) {
    for (Map.Entry<String, String> one : written.entrySet()) {
      if (!NUMBER.matcher(one.getValue()).matches()) {
        return new Parsed.Failure<>(
            "must have a number for %s, such as 3 or 0.5, not %s"
                .formatted(one.getKey(), Parsed.quoted(one.getValue())));
      }
    }
    Map<String, String> all = new LinkedHashMap<>(values(PointValues.DEFAULT));
    all.putAll(written);
    PointValues worth =
        new PointValues(
            Double.parseDouble(all.get(WIN)),
            Double.parseDouble(all.get(DRAW)),
            Double.parseDouble(all.get(LOSS)),
            Double.parseDouble(all.get(BOTH_LOSE)));
    return new Parsed.Value<>(new Scoring(Method.POINTS, worth));
  }

  private static Map<String, String> values(PointValues worth) {
    Map<String, String> values = new LinkedHashMap<>();
    values.put(WIN, Numbers.points(worth.win()));
    values.put(DRAW, Numbers.points(worth.draw()));
    values.put(LOSS, Numbers.points(worth.loss()));
    values.put(BOTH_LOSE, Numbers.points(worth.bothLose()));
    return values;
  }

  @Override
  public String format(Scoring scoring) {
    if (scoring.method() != Method.POINTS) {
      return scoring.method().id();
    }
    List<String> parts =
        values(scoring.worth()).entrySet().stream()
            .map(part -> part.getKey() + "=" + part.getValue())
            .toList();
    return Method.POINTS.id() + ":" + String.join(",", parts);
  }

  @Override
  public String placeholder() {
    return "WORD";
  }

  @Override
  public String range() {
    return String.join(", ", Method.ids()) + "; points:win=3,draw=1,loss=0,both-lose=0";
  }

  @Override
  public Json.Obj schema() {
    Json.Obj numbers = Json.object();
    for (String key : KEYS) {
      numbers = numbers.with(key, Json.object().with("type", "number"));
    }
    Json.Obj points =
        Json.object()
            .with("type", "object")
            .with("additionalProperties", new Json.Bool(false))
            .with("properties", numbers);
    Json.Obj values =
        Json.object()
            .with("type", "object")
            .with("required", Json.array(List.of(Json.of(Method.POINTS.id()))))
            .with("additionalProperties", new Json.Bool(false))
            .with("properties", Json.object().with(Method.POINTS.id(), points));
    Json.Obj word =
        Json.object().with("enum", Json.array(Method.ids().stream().map(Json::of).toList()));
    Json.Obj text = Json.object().with("type", "string").with("pattern", "^points:");
    return Json.object().with("anyOf", Json.array(List.of(word, text, values)));
  }
}
