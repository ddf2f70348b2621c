package dev.agon.report.html;

import dev.agon.event.EventSeed;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.replay.EmbeddedMatch;
import dev.agon.replay.EmbeddedMatches;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.EventResult;
import dev.agon.run.Tournament;
import dev.agon.source.BotSource;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stages;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Events to report on, in which results are made up. */
final class Samples {
  private Samples() {}

  static List<String> bots(int number) {
    return IntStream.rangeClosed(1, number).mapToObj(i -> "Bot " + i).toList();
  }

  static PublishedEvent publication(
      List<String> names, Format format, Function<MatchSpec, Result> match) {
    return publication(names, format, match, EventResult.Seen.NOTHING);
  }

  static PublishedEvent publication(
      List<String> names, Format format, Function<MatchSpec, Result> match, EventResult.Seen seen) {
    EventResult report =
        new EventResult(
            "The cup",
            "coinfight",
            String.join(", ", format.types().stream().map(FormatSpec::id).toList()),
            Optional.of(EventSeed.of(7)),
            Optional.empty(),
            names.stream().map(name -> new EventResult.Name(name, "author of " + name)).toList(),
            new Tournament(names.size(), format, new Seeds(1), new Digest("e"))
                .run(LocalThreads.waiting(1).playing(match), (_, _) -> true)
                .orElseThrow(),
            seen);
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("start", "4x1, 3x5");
    settings.put("rounds", "10");
    List<BotSource> sources = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      sources.add(
          i == 0
              ? new BotSource.Program(
                  List.of("python3", "my bot.py", "<&1"), BotSource.Launch.DEFAULT)
              : new BotSource.BuiltIn("Greedy"));
    }
    return new PublishedEvent(
        report,
        new EventDetails(
            "Coin Fight",
            settings,
            Instant.parse("2026-11-16T10:00:07Z"),
            "game: coinfight\nname: \"The <cup> & more\"\n",
            sources,
            ""),
        Optional.empty(),
        EmbeddedMatches.NONE);
  }

  static Result result(Outcome outcome) {
    return new Result(outcome, List.of(), 1);
  }

  /**
   * The one listed first wins, but every fifth match is drawn, every seventh is the other's, and
   * nobody wins every eleventh.
   */
  static Result mixed(MatchSpec pairing) {
    long number = pairing.number();
    if (number % 11 == 0) {
      return result(Outcome.of(new int[] {2, 2}, new double[] {-1, -1}));
    }
    if (number % 5 == 0) {
      return result(Outcome.byPoints(1, 1));
    }
    boolean first = pairing.seats().get(0) < pairing.seats().get(1);
    return result(first == (number % 7 != 0) ? Outcome.byPoints(3, 0.5) : Outcome.byPoints(0.5, 3));
  }

  static Result listedFirst(MatchSpec pairing) {
    return result(
        pairing.seats().get(0) < pairing.seats().get(1)
            ? Outcome.byPoints(1, 0)
            : Outcome.byPoints(0, 1));
  }

  static Format format(FormatType format, List<String> names) {
    return format.create(Seeding.asListed(names), format.defaults());
  }

  static PublishedEvent cup() {
    return cup(EventResult.Seen.NOTHING);
  }

  /** A round robin of seven, of whom five play a knockout in which series are best of three. */
  static PublishedEvent cup(EventResult.Seen seen) {
    return cup(seen, Samples::mixed);
  }

  private static PublishedEvent cup(EventResult.Seen seen, Function<MatchSpec, Result> match) {
    List<String> names = bots(7);
    FormatType knockout = FormatType.SINGLE_ELIMINATION;
    Settings rules = knockout.settings(Map.of("best-of", "3", "replays", "1"));
    return publication(
        names,
        new Stages(
            Seeding.asListed(names),
            List.of(
                new Stages.PlannedStage(
                    seeding ->
                        FormatType.ROUND_ROBIN.create(seeding, FormatType.ROUND_ROBIN.defaults()),
                    5),
                new Stages.PlannedStage(seeding -> knockout.create(seeding, rules), 0))),
        match,
        seen);
  }

  /** The cup with lists of all matches, and with its bracket to be watched. */
  static PublishedEvent cupToWatch() {
    Map<Long, MatchSpec> specs = new ConcurrentSkipListMap<>();
    PublishedEvent cup =
        cup(
            EventResult.Seen.NOTHING,
            spec -> {
              specs.put(spec.number(), spec);
              return mixed(spec);
            });
    PairMatches pairs = new PairMatches(cup.report());
    List<EmbeddedMatch> embedded = new ArrayList<>();
    List<Long> wanted = HtmlReport.matchesToWatch(cup.report());
    specs.forEach(
        (number, spec) -> {
          Outcome outcome = mixed(spec).outcome();
          pairs.add(number, spec.seats(), result(outcome));
          List<String> names =
              spec.seats().stream().map(seat -> cup.report().name(seat).name()).toList();
          if (wanted.contains(number)) {
            String json = "{\"match\":{\"match\":" + number + ",\"moments\":[]}}";
            embedded.add(new EmbeddedMatch(number, spec.seats(), names, outcome, false, json));
          }
        });
    return new PublishedEvent(
        cup.report(),
        cup.particulars(),
        Optional.of(pairs),
        new EmbeddedMatches(embedded, List.of("Match <1> is left out.")));
  }

  static PublishedEvent roundRobin(int bots) {
    List<String> names = bots(bots);
    Settings once = FormatType.ROUND_ROBIN.settings(Map.of("games", "1"));
    return publication(
        names, FormatType.ROUND_ROBIN.create(Seeding.asListed(names), once), Samples::mixed);
  }

  static PublishedEvent doubleElimination(int bots) {
    List<String> names = bots(bots);
    return publication(names, format(FormatType.DOUBLE_ELIMINATION, names), Samples::mixed);
  }
}
