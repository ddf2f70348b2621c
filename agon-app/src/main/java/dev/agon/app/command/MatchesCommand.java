package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Operand;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.event.Event;
import dev.agon.game.ForfeitReason;
import dev.agon.report.MatchExport;
import dev.agon.run.StoredResults;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.Nearest;
import dev.agon.text.Numbers;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Lists the matches of a stored event: the bots by seat, their points, and faults. */
public final class MatchesCommand extends Command {
  private static final String ANY_FAULT = "fault";
  private static final String VOID = "void";
  private static final String REASON = "reason";

  /** The output is checked for a closed pipe once every this many matches. */
  private static final long MATCHES_BETWEEN_CHECKS = 1_000;

  public MatchesCommand() {
    super("matches", "list the matches of an event in the database");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        OutputFlag.addTo(new Flags("matches EVENT [flags] | matches EVENT/MATCH [flags]"))
            .describe(
                "Lists the matches of an event: number, bots by seat with their points, and"
                    + " faults.")
            .example("matches 1", "list all matches of event 1")
            .example(
                "matches 1 --bot Greedy --reason time",
                "list the matches that Greedy or its opponent lost on time")
            .value("bot", "NAME", "only matches of this bot")
            .value(
                REASON,
                "REASON",
                "only matches that a bot forfeited for this reason; fault for any, void for void"
                    + " matches"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    try (Store store = EventDatabase.toRead(given)) {
      Operand.Stored named = Operand.stored(given.operands("EVENT").getFirst());
      StoredEvent event = EventDatabase.event(store, named.event());
      named.match().ifPresent(number -> EventDatabase.checkMatch(event, number));
      long last = named.match().orElse(event.matches());
      List<String> names = event.event().names();
      Map<Long, Long> replaced = event.event().running().changes().replacedMatches();
      Predicate<StoredMatch> wanted = bot(given, names).and(reason(given));
      Function<StoredMatch, String> form =
          OutputFlag.isJson(given) ? json(event.event()) : match -> line(match, names, replaced);
      Optional<List<Long>> faulty =
          named.match().isEmpty() && selectsFaults(given)
              ? StoredResults.faultyMatches(store, event)
              : Optional.empty();
      if (faulty.isPresent()) {
        printSome(store, event, faulty.get(), match -> match.filter(wanted).map(form), streams);
        return 0;
      }
      EventDatabase.check(store, event, streams);
      StoredResults.checkMatches(store, event);
      try (StoredMatches matches = store.matches(event.id(), named.match().orElse(1L))) {
        for (Optional<StoredMatch> next = matches.next();
            next.isPresent() && next.get().number() <= last;
            next = matches.next()) {
          next.filter(wanted).map(form).ifPresent(streams.out()::println);
          if (next.get().number() % MATCHES_BETWEEN_CHECKS == 0 && streams.out().checkError()) {
            return 0;
          }
        }
      }
    }
    return 0;
  }

  private static boolean selectsFaults(Arguments given) {
    return given.value(REASON).filter(reason -> !reason.equals(VOID)).isPresent();
  }

  /** Prints matches with these numbers; each is verified when it is read. */
  private static void printSome(
      Store store,
      StoredEvent event,
      List<Long> numbers,
      Function<Optional<StoredMatch>, Optional<String>> form,
      Streams streams) {
    try (StoredMatches matches = store.verifiedMatches(event.id(), 1)) {
      for (int i = 0; i < numbers.size(); i++) {
        if (i % MATCHES_BETWEEN_CHECKS == 0 && streams.out().checkError()) {
          return;
        }
        matches.skipTo(numbers.get(i));
        form.apply(matches.next()).ifPresent(streams.out()::println);
      }
    }
  }

  private static Predicate<StoredMatch> bot(Arguments given, List<String> names) {
    Optional<String> name = given.value("bot");
    if (name.isEmpty()) {
      return _ -> true;
    }
    int bot = names.indexOf(name.get());
    if (bot < 0) {
      throw new UserError(Nearest.unknown("bot", name.get(), names));
    }
    return match -> match.seats().contains(bot);
  }

  private static Predicate<StoredMatch> reason(Arguments given) {
    Optional<String> id = given.value(REASON);
    if (id.isEmpty()) {
      return _ -> true;
    }
    List<String> known = new ArrayList<>(List.of(ANY_FAULT, VOID));
    Arrays.stream(ForfeitReason.values()).map(ForfeitReason::id).forEach(known::add);
    if (!known.contains(id.get())) {
      throw new UserError(Nearest.unknown("reason", id.get(), known));
    }
    return match ->
        match.result().isVoid() && id.get().equals(VOID)
            || match.result().faults().stream()
                .anyMatch(
                    fault -> id.get().equals(ANY_FAULT) || fault.reason().id().equals(id.get()));
  }

  /** The line of a match that export writes, without its moves. */
  private static Function<StoredMatch, String> json(Event event) {
    MatchExport.Players players = MatchExport.JSON.players(event);
    return match -> {
      StringBuilder text = new StringBuilder();
      MatchExport.JSON.append(text, match, players, Optional.empty());
      return text.toString().stripTrailing();
    };
  }

  /** A line like {@code 17 Ann 3, Bob 0 Bob: loses on time: ...}. */
  private static String line(StoredMatch match, List<String> names, Map<Long, Long> replaced) {
    List<String> players = new ArrayList<>();
    for (int seat = 0; seat < match.seats().size(); seat++) {
      String points = Numbers.points(match.result().outcome().points(seat));
      String name = names.get(match.seats().get(seat));
      players.add(match.result().isVoid() ? name : name + " " + points);
    }
    StringBuilder line = new StringBuilder();
    line.append(match.number()).append("  ").append(String.join(", ", players));
    for (String problem : match.result().problems(seat -> names.get(match.seats().get(seat)))) {
      line.append("  ").append(problem);
    }
    if (replaced.containsKey(match.number())) {
      line.append("  replaced by match ").append(replaced.get(match.number()));
    }
    return line.toString();
  }
}
