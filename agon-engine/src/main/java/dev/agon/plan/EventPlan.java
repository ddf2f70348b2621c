package dev.agon.plan;

import dev.agon.entrant.EntrantFactory;
import dev.agon.event.Event;
import dev.agon.event.EventSeed;
import dev.agon.game.GameSpec;
import dev.agon.protocol.TimeControl;
import dev.agon.result.Seeds;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.TextTable;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.stages.MatchCount;
import dev.agon.tournament.stages.Stage;
import dev.agon.tournament.stages.StageDescription;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What an event will play: bots, stages and numbers of matches.
 *
 * @param stages in order; for each, the bots listed first are assumed to advance to it
 */
public record EventPlan(Event event, GameSpec game, List<StagePlan> stages) {
  private static final Pattern NUMBER = Pattern.compile("-\\d+$");

  public EventPlan {
    stages = List.copyOf(stages);
  }

  /** A stage and the bots that might play it. */
  public record StagePlan(Stage stage, Seeding seeding, MatchCount extent) {
    public Round firstRound() {
      return stage.create(seeding).next(List.of()).orElseThrow();
    }

    int seats() {
      return firstRound().match(0, new Seeds(0)).seats().size();
    }

    int players() {
      return seeding.seeds().size();
    }
  }

  public static EventPlan of(Event event, GameSpec game) {
    return new EventPlan(event, game, stages(event));
  }

  /** The matches of all stages of an event that is {@link Event#complete complete}. */
  public static MatchCount matches(Event event) {
    return total(stages(event));
  }

  private static List<StagePlan> stages(Event event) {
    List<StagePlan> stages = new ArrayList<>();
    Seeding seeding = event.seeding();
    for (Stage stage : event.stages()) {
      stages.add(new StagePlan(stage, seeding, MatchCount.of(stage, seeding)));
      List<Integer> all = seeding.seeds();
      int players = Math.min(all.size(), stage.advance().orElse(all.size()));
      seeding = new Seeding(event.names(), all.subList(0, players), Round.Start.OF_EVENT);
    }
    return stages;
  }

  private String seed() {
    return switch (event.seed()) {
      case EventSeed.Open(long number) -> number + " (open: all deals can be computed from it)";
      case EventSeed.Secret _, EventSeed.Sealed _ -> "random (secret until the event is over)";
    };
  }

  /** The plan as text in whole lines. */
  public String text() {
    StringBuilder text = new StringBuilder(event.name() + "\n\n");
    line(text, "game", game.name() + settings());
    line(text, "seed", seed());
    if (event.hasExternals()) {
      line(text, "clock", clock(event.running().clock()));
    }
    line(text, "bots", String.valueOf(event.bots().size()));
    text.append(bots().indent(9)).append('\n');
    for (int i = 0; i < stages.size(); i++) {
      StagePlan part = stages.get(i);
      line(
          text,
          "stage " + (i + 1),
          part.stage().format().id() + " of " + part.players() + ": " + matches(part.extent()));
      line(text, "", StageDescription.of(part.stage(), part.players()));
    }
    if (stages.size() > 1) {
      line(text, "total", matches(total(stages)));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String label, String words) {
    text.append(String.format("%-9s%s%n", label, words));
  }

  private String settings() {
    List<String> settings = new ArrayList<>();
    event.settings().forEach((key, value) -> settings.add(key + "=" + value));
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
    List<BotEntry> bots = event.bots();
    int first = 0;
    for (int i = 0; i < bots.size(); i++) {
      if (i + 1 == bots.size() || !areNumbered(bots.get(i), bots.get(i + 1))) {
        String name = bots.get(first).name();
        rows.add(row(first == i ? name : name + " to " + bots.get(i).name(), bots.get(i)));
        first = i + 1;
      }
    }
    return TextTable.of(rows, 0, 1, 2, 3);
  }

  private static boolean areNumbered(BotEntry one, BotEntry next) {
    String name = NUMBER.matcher(one.name()).replaceFirst("");
    return one.source().equals(next.source())
        && !name.equals(one.name())
        && name.equals(NUMBER.matcher(next.name()).replaceFirst(""));
  }

  private static List<String> row(String name, BotEntry bot) {
    String source = bot.source().describe();
    boolean isPlain = bot.source() instanceof BotSource.BuiltIn && source.equals(name);
    return List.of(name, EntrantFactory.author(bot), bot.source().kind(), isPlain ? "" : source);
  }

  private static MatchCount total(List<StagePlan> stages) {
    return stages.stream().map(StagePlan::extent).reduce(MatchCount::plus).orElseThrow();
  }

  private static String matches(MatchCount extent) {
    if (extent.isFixed()) {
      return StageDescription.count(extent.max(), "match", "matches");
    }
    String range = String.format(Locale.ROOT, "%,d to %,d matches", extent.min(), extent.max());
    return extent.typical() == extent.min() || extent.typical() == extent.max()
        ? range
        : range + String.format(Locale.ROOT, ", %,d without ties", extent.typical());
  }
}
