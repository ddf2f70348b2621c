package dev.agon.event;

import dev.agon.entrant.BotEntry;
import dev.agon.game.GameKit;
import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.text.Nearest;
import dev.agon.tournament.Format;
import dev.agon.tournament.Formats;
import dev.agon.tournament.Matchup;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageRules;
import dev.agon.tournament.Stages;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A competition as its organiser describes it, before anything of it is looked up or started.
 *
 * @param settings the game's settings as written
 * @param bots empty for all built-ins of the game
 * @param stages at least one; the best of each play the next
 */
public record Event(
    String name,
    String game,
    Map<String, String> settings,
    long seed,
    List<BotEntry> bots,
    List<Stage> stages,
    RunOptions running,
    EventPaths paths) {
  public Event {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    bots = List.copyOf(bots);
    stages = List.copyOf(stages);
  }

  /**
   * A part of the competition: who meets whom, and how often.
   *
   * @param advance how many of the best play the next stage; of the last stage nobody does
   */
  public record Stage(Formats format, OptionalInt advance, StageRules rules) {
    /** How often each seating can be played at most. */
    public static final int MAX_GAMES = 1_000_000;

    /** A round robin, for events that do not say. */
    public static final Stage DEFAULT = of(Formats.ROUND_ROBIN, Formats.ROUND_ROBIN.defaultGames());

    /** A stage by itself. */
    public static Stage of(Formats format, int games) {
      return of(format, StageRules.usual(games, format.defaultRanking()));
    }

    /** A stage by itself that is played by these rules. */
    public static Stage of(Formats format, StageRules rules) {
      return new Stage(format, OptionalInt.empty(), rules);
    }
  }

  /** The same, run in another way. */
  public Event with(RunOptions other) {
    return new Event(name, game, settings, seed, bots, stages, other, paths);
  }

  /** The same with another seed. */
  public Event withSeed(long other) {
    return new Event(name, game, settings, other, bots, stages, running, paths);
  }

  /** The same with the game's default settings. */
  public Event withoutSettings() {
    return new Event(name, game, Map.of(), seed, bots, stages, running, paths);
  }

  /** The same with other paths. */
  public Event with(EventPaths other) {
    return new Event(name, game, settings, seed, bots, stages, running, other);
  }

  /**
   * The same event with everything spelled out: all settings of the game, and one uniquely named
   * entry for each bot. This is what is stored, and what results depend on.
   */
  public Event complete(GameKit<?, ?, ?> kit) {
    List<BotEntry> entered =
        bots.isEmpty()
            ? kit.bots().stream().map(bot -> BotEntry.builtIn(bot.name())).toList()
            : bots;
    return new Event(
        name,
        game,
        Settings.of(kit.game().spec(), settings).written(),
        seed,
        BotEntry.expanded(entered),
        stages,
        running,
        paths);
  }

  /** The bots' names, by their index; for an event that is complete. */
  public List<String> names() {
    return bots.stream().map(BotEntry::name).toList();
  }

  /** Whether any bot is a program. */
  public boolean hasExternals() {
    return bots.stream().anyMatch(bot -> bot.source().isExternal());
  }

  /** Why these cannot play the game in all stages, if they cannot. */
  public Optional<String> check(GameSpec spec, List<String> names) {
    return problems(spec, names).stream().findFirst().map(Problem::toString);
  }

  /**
   * What keeps a stage from being played.
   *
   * @param stage from 0
   * @param where a place more exact than the stage's; empty when there is none
   */
  public record Problem(int stage, String where, String words) {
    @Override
    public String toString() {
      return where.isEmpty() ? words : where + ": " + words;
    }
  }

  /** All that keeps these from playing the game in all stages. */
  public List<Problem> problems(GameSpec spec, List<String> names) {
    List<Problem> problems = new ArrayList<>();
    int entrants = names.size();
    for (int i = 0; i < stages.size(); i++) {
      int number = i;
      Stage stage = stages.get(i);
      stage
          .format()
          .check(spec, entrants, stage.rules())
          .ifPresent(words -> problems.add(new Problem(number, "", words)));
      for (Matchup matchup : stage.rules().matchups()) {
        problem(matchup, spec, names)
            .ifPresent(words -> problems.add(new Problem(number, matchup.where(), words)));
      }
      entrants = Math.min(entrants, stage.advance().orElse(entrants));
    }
    return problems;
  }

  private static Optional<String> problem(Matchup matchup, GameSpec spec, List<String> names) {
    List<String> seats = matchup.names();
    for (String name : seats) {
      if (!names.contains(name)) {
        return Optional.of(Nearest.unknown("bot", name, names));
      }
      if (seats.indexOf(name) != seats.lastIndexOf(name)) {
        return Optional.of(name + " sits twice; Name*2 makes two bots");
      }
    }
    return spec.seats(seats.size())
        ? Optional.empty()
        : Optional.of(
            "%s is for %d to %d, not for %d"
                .formatted(spec.name(), spec.minSeats(), spec.maxSeats(), seats.size()));
  }

  /** Who meets whom, given the names of all. */
  public Format format(List<String> names) {
    Seeding seeding = Seeding.asListed(names);
    if (stages.size() == 1) {
      return stages.getFirst().format().of(seeding, stages.getFirst().rules());
    }
    return new Stages(
        seeding,
        stages.stream()
            .map(
                stage ->
                    new Stages.Stage(
                        seeds -> stage.format().of(seeds, stage.rules()),
                        stage.advance().orElse(0)))
            .toList());
  }
}
