package dev.agon.tournament.stages;

import dev.agon.api.PublicApi;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import dev.agon.tournament.Format;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A stage of the event: its format and options.
 *
 * @param options the options that the format declares
 * @param advance how many of the best play the next stage; the last stage has none
 */
public record Stage(@PublicApi FormatType format, Settings options, OptionalInt advance) {
  public static final Setting<Optional<Integer>> ADVANCE =
      Setting.optional(
          "advance",
          "how many of the best play the next stage",
          "none",
          SettingType.whole(2, StageOptions.MAX_ELIMINATION_PLAYERS));

  /** A round robin, for events that name no stage. */
  public static final Stage DEFAULT = of(FormatType.ROUND_ROBIN);

  /** A single stage with default options. */
  @PublicApi
  public static Stage of(FormatType format) {
    return of(format, format.defaults());
  }

  public static Stage of(FormatType format, Settings options) {
    return new Stage(format, options, OptionalInt.empty());
  }

  /**
   * A single stage.
   *
   * @param options as event files write them; the others have their defaults
   * @throws IllegalArgumentException for the first invalid option
   */
  @PublicApi
  public static Stage of(FormatType format, Map<String, String> options) {
    return of(format, format.read(options).orThrow());
  }

  /** The same stage before another one, which this many of the best play. */
  @PublicApi
  public Stage advancing(int best) {
    return new Stage(format, options, OptionalInt.of(best));
  }

  /** The format for these players, with playoffs if its tie-breaks have them. */
  public Format create(Seeding seeding) {
    return Playoffs.of(format, seeding, options, advance);
  }
}
