package dev.agon.tournament.stages;

import dev.agon.api.PublicApi;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.elimination.DoubleElimination;
import dev.agon.tournament.elimination.GroupElimination;
import dev.agon.tournament.elimination.SingleElimination;
import dev.agon.tournament.fixed.Gauntlet;
import dev.agon.tournament.fixed.Matchups;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.fixed.Table;
import dev.agon.tournament.swiss.Swiss;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All formats. */
public enum FormatType {
  ROUND_ROBIN(RoundRobin.SPEC),
  GAUNTLET(Gauntlet.SPEC),
  MATCHUPS(Matchups.SPEC),
  SWISS(Swiss.SPEC),
  TABLE(Table.SPEC),
  SINGLE_ELIMINATION(SingleElimination.SPEC),
  DOUBLE_ELIMINATION(DoubleElimination.SPEC),
  GROUPS(GroupElimination.SPEC);

  @SuppressWarnings("ImmutableEnumChecker") // specs have no state
  private final FormatSpec spec;

  FormatType(FormatSpec spec) {
    this.spec = spec;
  }

  @PublicApi
  public String id() {
    return spec.id();
  }

  /** Who meets whom, in a sentence. */
  @PublicApi
  public String summary() {
    return spec.summary();
  }

  public static Optional<FormatType> byId(String id) {
    return Arrays.stream(values()).filter(format -> format.id().equals(id)).findFirst();
  }

  public static FormatType of(FormatSpec spec) {
    return Arrays.stream(values())
        .filter(format -> format.spec.equals(spec))
        .findFirst()
        .orElseThrow();
  }

  public static List<String> ids() {
    return Arrays.stream(values()).map(FormatType::id).toList();
  }

  public List<Setting<?>> options() {
    return spec.options();
  }

  public Settings defaults() {
    return Settings.defaults(options());
  }

  /**
   * The options of all formats: for each key the declarations of the formats that have it, in the
   * order of the formats.
   */
  public static Map<String, Map<FormatType, Setting<?>>> allOptions() {
    Map<String, Map<FormatType, Setting<?>>> all = new LinkedHashMap<>();
    for (FormatType format : values()) {
      for (Setting<?> option : format.options()) {
        all.computeIfAbsent(option.key(), _ -> new LinkedHashMap<>()).put(format, option);
      }
    }
    return all;
  }

  /** Whether the value of the option with this key is several lines of text. */
  public static boolean isLines(String key) {
    return Arrays.stream(values())
        .flatMap(format -> format.options().stream())
        .anyMatch(option -> option.key().equals(key) && option.type().isLines());
  }

  public Format create(Seeding seeding, Settings options) {
    return spec.create(seeding, options);
  }

  /** Why no player can come late to a stage with these options, if none can. */
  public Optional<String> refusesLatecomers(Settings options) {
    return spec.refusesLatecomers(options);
  }

  /** The options as written; throws an IllegalArgumentException with what is wrong first. */
  public Settings settings(Map<String, String> written) {
    return read(written).orThrow();
  }

  /** The options as written, with everything that is wrong with them. */
  public Settings.Reading read(Map<String, String> written) {
    return read(defaults(), written);
  }

  /** The options as stored, with everything that is wrong with them. */
  public Settings.Reading readStored(Map<String, String> stored) {
    return read(spec.storedDefaults(), stored);
  }

  /** The options as they are stored; what older events do not name and mean is left out. */
  public Map<String, String> stored(Settings options) {
    Map<String, String> texts = options.written();
    spec.storedDefaults().written().forEach(texts::remove);
    return texts;
  }

  private Settings.Reading read(Settings defaults, Map<String, String> written) {
    Map<String, String> known = new LinkedHashMap<>(written);
    known.keySet().retainAll(defaults.keys());
    Settings.Reading read = defaults.read(known);
    List<Settings.Problem> problems = new ArrayList<>(read.problems());
    for (String key : written.keySet()) {
      if (!known.containsKey(key)) {
        problems.add(new Settings.Problem(key, true, "has no meaning in " + id()));
      }
    }
    if (problems.isEmpty()) {
      conflict(read.settings()).ifPresent(problems::add);
    }
    return new Settings.Reading(read.settings(), problems);
  }

  private Optional<Settings.Problem> conflict(Settings options) {
    List<FormatSpec> all = Arrays.stream(values()).map(format -> format.spec).toList();
    return StageOptions.conflict(spec, all, options).or(() -> spec.conflict(options));
  }

  public List<FormatSpec.OptionProblem> problems(
      GameSpec game, List<String> players, Settings options) {
    if (players.size() < 2) {
      return FormatSpec.OptionProblem.alone(
          id() + " needs at least two bots, there is " + players.size());
    }
    if (Playoffs.areIn(options) && !game.seats(2)) {
      return FormatSpec.OptionProblem.alone(
          "the tie-break playoff needs a two-player game; " + game.name() + " is not one");
    }
    return players.size() > spec.maxPlayers()
        ? FormatSpec.OptionProblem.alone(
            "%s is for at most %d bots, there are %d"
                .formatted(id(), spec.maxPlayers(), players.size()))
        : spec.problems(game, players, options);
  }
}
