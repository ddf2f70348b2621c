package dev.agon.rating;

import dev.agon.json.Json;
import dev.agon.json.JsonFields;
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

  /**
   * The inverse of {@link #json}.
   *
   * @throws UserError if the text is something else
   */
  public static SprtPlan read(String text) {
    JsonFields fields = JsonReader.fields(text, "the test");
    return new SprtPlan(
        new Sprt.Hypotheses(
            fields.number("elo0").doubleValue(),
            fields.number("elo1").doubleValue(),
            fields.number("alpha").doubleValue(),
            fields.number("beta").doubleValue()),
        fields.whole("games"));
  }
}
