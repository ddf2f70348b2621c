package dev.agon.event;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.rating.Sprt;
import dev.agon.text.JsonReader;
import dev.agon.text.Numbers;
import dev.agon.text.UserError;

/**
 * A sequential test of two bots: its hypotheses, and the maximum number of games. It is stored
 * beside the event that names game, settings, seed and bots.
 */
public record SprtPlan(Sprt.Hypotheses hypotheses, int games) {

  /** The hypotheses in words; the digest of a test begins with them. */
  public String words() {
    return "elo0 %s, elo1 %s, alpha %s, beta %s"
        .formatted(
            Numbers.points(hypotheses.elo0()),
            Numbers.points(hypotheses.elo1()),
            Numbers.points(hypotheses.alpha()),
            Numbers.points(hypotheses.beta()));
  }

  /** As it is stored. */
  public String json() {
    return Json.object()
        .with("elo0", Json.of(hypotheses.elo0()))
        .with("elo1", Json.of(hypotheses.elo1()))
        .with("alpha", Json.of(hypotheses.alpha()))
        .with("beta", Json.of(hypotheses.beta()))
        .with("games", games)
        .toString();
  }

  /** The inverse of {@link #json}. */
  public static Parsed<SprtPlan> read(String text) {
    return switch (JsonReader.read(text)) {
      case Parsed.Failure<Json>(String why) -> new Parsed.Failure<>(why);
      case Parsed.Value<Json>(Json json) -> {
        try {
          yield new Parsed.Value<>(plan(JsonFields.of(json, "the test", UserError::new)));
        } catch (UserError e) {
          yield new Parsed.Failure<>(String.valueOf(e.getMessage()));
        }
      }
    };
  }

  private static SprtPlan plan(JsonFields fields) {
    return new SprtPlan(
        new Sprt.Hypotheses(
            fields.number("elo0").doubleValue(),
            fields.number("elo1").doubleValue(),
            fields.number("alpha").doubleValue(),
            fields.number("beta").doubleValue()),
        fields.whole("games"));
  }
}
