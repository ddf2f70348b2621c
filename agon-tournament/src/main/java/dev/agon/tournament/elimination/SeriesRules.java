package dev.agon.tournament.elimination;

import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import dev.agon.json.Json;
import java.util.Optional;

/**
 * How the series of an elimination are played.
 *
 * @param bestOf the matches of a series, an odd number
 * @param finalBestOf the matches of the final and of the series for third place, an odd number
 * @param replays how many matches without a winner are played again in a whole series; the next
 *     match without a winner ends it
 */
public record SeriesRules(int bestOf, int finalBestOf, int replays) {
  private static final int MAX_REPLAYS = 1_000;
  private static final int DEFAULT_FINAL_BEST_OF = 3;

  public static final Setting<Integer> BEST_OF =
      new Setting<>("best-of", "matches of a series", 1, new OddNumber());

  public static final Setting<Optional<Integer>> FINAL_BEST_OF =
      Setting.optional(
          "final-best-of",
          "matches of the final; auto: 3, or best-of if that is more",
          "auto",
          new OddNumber());

  public static final Setting<Integer> REPLAYS =
      Setting.whole(
          "replays",
          "replays of matches without a winner in a whole series; the next one ends it",
          5,
          0,
          MAX_REPLAYS);

  public static SeriesRules of(Settings options) {
    int bestOf = options.get(BEST_OF);
    return new SeriesRules(
        bestOf,
        options.get(FINAL_BEST_OF).orElse(Math.max(bestOf, DEFAULT_FINAL_BEST_OF)),
        options.get(REPLAYS));
  }

  /** The options of an elimination, changed to these rules. */
  public Settings in(Settings options) {
    return options
        .with(BEST_OF, bestOf)
        .with(FINAL_BEST_OF, Optional.of(finalBestOf))
        .with(REPLAYS, replays);
  }

  public int winsFor(boolean isFinal) {
    return (isFinal ? finalBestOf : bestOf) / 2 + 1;
  }

  /** A series is over after so many matches without a winner. */
  public int maxUndecided() {
    return replays + 1;
  }

  private record OddNumber() implements SettingType<Integer> {
    private static final SettingType<Integer> WHOLE = SettingType.whole(1, 99);

    @Override
    public Parsed<Integer> parse(String text) {
      return WHOLE
          .parse(text)
          .then(
              number ->
                  number % 2 == 1
                      ? new Parsed.Value<>(number)
                      : new Parsed.Failure<>("must be an odd number, not " + number));
    }

    @Override
    public String format(Integer value) {
      return WHOLE.format(value);
    }

    @Override
    public String placeholder() {
      return WHOLE.placeholder();
    }

    @Override
    public String range() {
      return "odd, " + WHOLE.range();
    }

    @Override
    public Json.Obj schema() {
      return WHOLE.schema().with("not", Json.object().with("multipleOf", 2));
    }
  }
}
