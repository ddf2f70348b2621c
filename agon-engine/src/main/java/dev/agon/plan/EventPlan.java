package dev.agon.plan;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.protocol.TimeControl;
import dev.agon.text.TextTable;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What an event will play: bots, stages and numbers of matches.
 *
 * @param stages in order; for each, the bots listed first are assumed to advance to it
 */
public record EventPlan(Event event, MatchRunner<?, ?, ?> arena, List<Part> stages) {
  private static final Pattern NUMBER = Pattern.compile("-\\d+$");

  public EventPlan {
    stages = List.copyOf(stages);
  }

  /**
   * A stage.
   *
   * @param seeding bots that might play it
   */
  public record Part(Event.Stage stage, Seeding seeding, MatchCount extent) {
    public Round firstRound() {
      return stage.create(seeding).next(List.of()).orElseThrow();
    }

    int players() {
      return seeding.seeds().size();
    }
  }

  public static EventPlan of(Event event, MatchRunner<?, ?, ?> arena) {
    List<String> names = arena.entrants().stream().map(Entrant::name).toList();
    List<Part> stages = new ArrayList<>();
    int players = names.size();
    for (Event.Stage stage : event.stages()) {
      List<Integer> seeds = IntStream.range(0, players).boxed().toList();
      Seeding seeding = new Seeding(names, seeds, Round.Start.OF_EVENT);
      stages.add(new Part(stage, seeding, MatchCount.of(stage.format(), seeding, stage.options())));
      players = Math.min(players, stage.advance().orElse(players));
    }
    return new EventPlan(event, arena, stages);
  }

  /** The plan as text in whole lines. */
  public String text() {
    StringBuilder text = new StringBuilder(event.name() + "\n\n");
    line(text, "game", arena.kit().game().spec().name() + settings());
    line(text, "seed", String.valueOf(event.seed()));
    if (arena.hasExternals()) {
      line(text, "clock", clock(event.running().clock()));
    }
    line(text, "bots", String.valueOf(arena.entrants().size()));
    text.append(bots().indent(9)).append('\n');
    for (int i = 0; i < stages.size(); i++) {
      Part part = stages.get(i);
      line(
          text,
          "stage " + (i + 1),
          part.stage().format().id() + " of " + part.players() + ": " + matches(part.extent()));
      line(text, "", StageDescription.of(part.stage(), part.players()));
    }
    if (stages.size() > 1) {
      line(text, "total", matches(total()));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String label, String words) {
    text.append(String.format("%-9s%s%n", label, words));
  }

  private String settings() {
    List<String> settings = new ArrayList<>();
    arena.settings().written().forEach((key, value) -> settings.add(key + "=" + value));
    return settings.isEmpty() ? "" : "; " + String.join("; ", settings);
  }

  private static String clock(TimeControl clock) {
    List<String> times = new ArrayList<>();
    times.add(seconds(clock.match()) + " per match");
    clock.move().ifPresent(move -> times.add(seconds(move) + " per move"));
    if (clock.increment().isPositive()) {
      times.add(seconds(clock.increment()) + " added after each");
    }
    if (clock.grace().isPositive()) {
      times.add(seconds(clock.grace()) + " of grace");
    }
    times.add(seconds(clock.startUp()) + " to start");
    return String.join(", ", times) + ", for programs";
  }

  private static String seconds(Duration time) {
    return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString() + " s";
  }

  /** A line for each bot; numbered copies of a bot share a line. */
  private String bots() {
    List<List<String>> rows = new ArrayList<>();
    List<? extends Entrant<?, ?>> entrants = arena.entrants();
    int first = 0;
    for (int i = 0; i < entrants.size(); i++) {
      if (i + 1 == entrants.size() || !areNumbered(entrants.get(i), entrants.get(i + 1))) {
        String name = entrants.get(first).name();
        rows.add(row(first == i ? name : name + " to " + entrants.get(i).name(), entrants.get(i)));
        first = i + 1;
      }
    }
    StringBuilder text = new StringBuilder();
    TextTable.append(text, rows, 0, 1, 2, 3);
    return text.toString();
  }

  private static boolean areNumbered(Entrant<?, ?> one, Entrant<?, ?> next) {
    String name = NUMBER.matcher(one.name()).replaceFirst("");
    return one.origin().equals(next.origin())
        && !name.equals(one.name())
        && name.equals(NUMBER.matcher(next.name()).replaceFirst(""));
  }

  private static List<String> row(String name, Entrant<?, ?> entrant) {
    Entrant.Origin origin = entrant.origin();
    boolean isPlain = origin.kind() == Entrant.Kind.BUILT_IN && origin.source().equals(name);
    return List.of(name, entrant.author(), origin.kind().id(), isPlain ? "" : origin.source());
  }

  /** The matches of all stages together. */
  MatchCount total() {
    return stages.stream()
        .map(Part::extent)
        .reduce(
            (a, b) ->
                new MatchCount(
                    a.min() + b.min(),
                    a.typical() + b.typical(),
                    a.max() + b.max(),
                    a.rounds() + b.rounds()))
        .orElseThrow();
  }

  private static String matches(MatchCount extent) {
    if (extent.min() == extent.max()) {
      return StageDescription.count(extent.max(), "match", "matches");
    }
    String range = String.format(Locale.ROOT, "%,d to %,d matches", extent.min(), extent.max());
    return extent.typical() == extent.min() || extent.typical() == extent.max()
        ? range
        : range + String.format(Locale.ROOT, ", %,d without ties", extent.typical());
  }
}
