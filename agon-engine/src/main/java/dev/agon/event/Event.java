package dev.agon.event;

import dev.agon.game.Spec;
import dev.agon.process.Clock;
import dev.agon.scoring.Cut;
import dev.agon.tournament.Format;
import dev.agon.tournament.Formats;
import dev.agon.tournament.GroupElimination;
import dev.agon.tournament.Round;
import dev.agon.tournament.RoundRobin;
import dev.agon.tournament.SingleElimination;
import dev.agon.tournament.Stages;
import dev.agon.tournament.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A competition as its organiser describes it, before anything of it is looked up or started.
 *
 * @param settings the game's settings as written
 * @param bots empty for all built-ins of the game
 * @param stages one, or a round robin and a knockout of its best
 */
public record Event(
    String name,
    String game,
    Map<String, String> settings,
    long seed,
    List<BotEntry> bots,
    List<Stage> stages,
    Clock clock) {
  public Event {
    settings = Map.copyOf(settings);
    bots = List.copyOf(bots);
    stages = List.copyOf(stages);
  }

  /**
   * A part of the competition: who meets whom, and how often.
   *
   * @param advance how many of the best play the next stage
   * @param seats of a table; without it, one for everybody
   * @param knockout how ties are played, in a single elimination
   * @param stop what ends a round robin before all its games are played
   */
  public record Stage(
      Formats format,
      int games,
      OptionalInt advance,
      OptionalInt seats,
      SingleElimination.Rules knockout,
      Optional<Cut> stop) {
    /** How often each seating can be played at most. */
    public static final int MOST_GAMES = 1_000_000;

    /** A round robin, for events that do not say. */
    public static final Stage USUAL = of(Formats.ROUND_ROBIN, Formats.ROUND_ROBIN.usualGames());

    /** A stage by itself. */
    public static Stage of(Formats format, int games) {
      return new Stage(
          format,
          games,
          OptionalInt.empty(),
          OptionalInt.empty(),
          SingleElimination.Rules.USUAL,
          Optional.empty());
    }

    /** The same at a table with so many seats. */
    public Stage with(OptionalInt tableSeats) {
      return new Stage(format, games, advance, tableSeats, knockout, stop);
    }

    /** Why so many cannot play the game in this stage, if they cannot. */
    public Optional<String> check(Spec game, int entrants) {
      if (stop.isPresent() && stop.get().top() >= entrants) {
        return Optional.of(
            "'stop' at the first %d needs more than %d bots, there are %d"
                .formatted(stop.get().top(), stop.get().top(), entrants));
      }
      return format.check(game, entrants, seats.orElse(entrants));
    }
  }

  /** Who meets whom, given the names of all. */
  public Format format(List<String> names) {
    List<Integer> listed = IntStream.range(0, names.size()).boxed().toList();
    Stage stage = stages.getFirst();
    Format first =
        switch (stage.format()) {
          case ROUND_ROBIN -> new RoundRobin(names, stage.games(), stage.stop());
          case GROUPS -> new GroupElimination(names.size(), stage.games());
          case TABLE -> new Table(names, stage.seats().orElse(names.size()), stage.games());
          case SINGLE_ELIMINATION ->
              new SingleElimination(listed, stage.knockout(), Round.Start.OF_EVENT);
        };
    return stage.advance().isEmpty()
        ? first
        : new Stages(
            names.size(),
            first,
            stage.advance().getAsInt(),
            (seeds, start) -> new SingleElimination(seeds, stages.getLast().knockout(), start));
  }
}
