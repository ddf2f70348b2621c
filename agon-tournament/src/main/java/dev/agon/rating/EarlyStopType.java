package dev.agon.rating;

import dev.agon.game.Parsed;
import dev.agon.game.SettingType;
import dev.agon.json.Json;
import dev.agon.text.KeyValues;
import dev.agon.text.Numbers;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Early stops as an option of a stage: {@code top-8-decided}, or {@code top=8,risk=0.01}. */
public record EarlyStopType() implements SettingType<EarlyStop> {
  private static final String TOP = "top";
  private static final String RISK = "risk";
  private static final String EXAMPLE = "top=8,risk=0.01";
  private static final String WORD = "top-([1-9][0-9]{0,3})-decided";
  private static final Pattern WORD_PATTERN = Pattern.compile(WORD);
  private static final Pattern RISK_PATTERN = Pattern.compile("\\d*\\.?\\d+([eE]-\\d)?");

  private static final SettingType<Integer> PLACES = SettingType.whole(1, 2_000);
  private static final double DEFAULT_RISK = 0.01;
  private static final double MIN_RISK = 1e-6;
  private static final double MAX_RISK = 0.5;

  @Override
  public Parsed<EarlyStop> parse(String text) {
    if (text.contains("=")) {
      return KeyValues.parse(text, List.of(TOP, RISK), EXAMPLE).then(EarlyStopType::stop);
    }
    Matcher word = WORD_PATTERN.matcher(text.strip());
    return word.matches()
        ? places(word.group(1)).map(top -> new EarlyStop(top, DEFAULT_RISK))
        : new Parsed.Failure<>(
            "must be like top-8-decided or " + EXAMPLE + ", not " + Parsed.quoted(text));
  }

  private static Parsed<EarlyStop> stop(Map<String, String> parts) {
    return places(parts.getOrDefault(TOP, ""))
        .then(
            top ->
                risk(parts.getOrDefault(RISK, String.valueOf(DEFAULT_RISK)))
                    .map(risk -> new EarlyStop(top, risk)));
  }

  private static Parsed<Integer> places(String text) {
    return PLACES.parse(text) instanceof Parsed.Value<Integer> places
        ? places
        : new Parsed.Failure<>(
            "must have a whole number from "
                + PLACES.range()
                + " for top, not "
                + Parsed.quoted(text));
  }

  private static Parsed<Double> risk(String text) {
    double risk = RISK_PATTERN.matcher(text).matches() ? Double.parseDouble(text) : 0;
    return MIN_RISK <= risk && risk <= MAX_RISK
        ? new Parsed.Value<>(risk)
        : new Parsed.Failure<>(
            "must have a number from 0.000001 to 0.5 for risk, not " + Parsed.quoted(text));
  }

  @Override
  public String format(EarlyStop stop) {
    return stop.risk() == DEFAULT_RISK
        ? "top-" + stop.top() + "-decided"
        : TOP + "=" + stop.top() + "," + RISK + "=" + Numbers.points(stop.risk());
  }

  @Override
  public String placeholder() {
    return "WORD";
  }

  @Override
  public String range() {
    return "like top-8-decided or " + EXAMPLE;
  }

  @Override
  public Json.Obj schema() {
    Json.Obj risk =
        Json.object()
            .with("type", "number")
            .with("minimum", Json.of(MIN_RISK))
            .with("maximum", Json.of(MAX_RISK));
    Json.Obj parts =
        Json.object()
            .with("type", "object")
            .with("required", Json.array(List.of(Json.of(TOP))))
            .with("additionalProperties", new Json.Bool(false))
            .with("properties", Json.object().with(TOP, PLACES.schema()).with(RISK, risk));
    Json.Obj word = Json.object().with("type", "string").with("pattern", "^(" + WORD + "|top=.*)$");
    return Json.object().with("anyOf", Json.array(List.of(word, parts)));
  }
}
