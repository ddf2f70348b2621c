package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.MatchNumbers;
import dev.agon.app.cli.Streams;
import dev.agon.event.Event;
import dev.agon.event.EventFileText;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.EmbeddedMatches;
import dev.agon.report.html.EventDetails;
import dev.agon.report.html.HtmlReport;
import dev.agon.report.html.PairMatches;
import dev.agon.report.html.PublishedEvent;
import dev.agon.run.EventResult;
import dev.agon.source.BotEntry;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.List;
import java.util.Optional;

/** Writes the report of a stored event: one HTML page to publish. */
public final class ReportCommand extends Command {
  private static final String MATCHES = "matches";

  public ReportCommand() {
    super("report", "write the report of an event in the database as one HTML page");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        ForceFlag.addTo(
            new Flags("report EVENT [flags]")
                .describe(
                    "Writes standings, ratings, cross tables, brackets, faults and times of an"
                        + " event as one HTML page without any other files. The matches of its"
                        + " bracket, or those of --matches, can be watched in it. The page of an"
                        + " event that is not finished says so, and how far it is.")
                .example("report 1", "write event-1.html")
                .example("report 1 --file cup.html", "write another file")
                .example("report 1 --matches 1,17,20-25", "choose the matches to watch")
                .value("file", "FILE", "the file to write (default event-ID.html)")
                .value(
                    MATCHES,
                    "NUMBERS",
                    "the matches that can be watched in the page, like 1,17,20-25, or none;"
                        + " at most %d (default those of the last stage's bracket)"
                            .formatted(EmbeddedMatches.MAX_MATCHES))));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent stored = EventDatabase.event(store, given.operands("EVENT").getFirst());
      if (stored.test().isPresent()) {
        throw new UserError(
            "%1$d is a test of two bots (agon sprt) and has no report; agon standings %1$d%2$s shows it"
                .formatted(stored.id(), EventDatabase.flag(given)));
      }
      String file = given.value("file").orElse("event-" + stored.id() + ".html");
      ForceFlag.check(given, file, "an Agon report", HtmlReport::wrote);
      EventResult result = EventDatabase.result(store, stored, streams);
      UserFiles.write(file, HtmlReport.write(publication(store, stored, result, given)));
      streams.out().println(file);
    }
    return 0;
  }

  private static PublishedEvent publication(
      Store store, StoredEvent stored, EventResult result, Arguments given) {
    Event event = stored.event();
    return new PublishedEvent(
        result,
        new EventDetails(
            GameRegistry.name(event.game()),
            event.settings(),
            stored.started(),
            stored.isOver() ? EventFileText.of(event) : EventFileText.beforeTheEnd(event),
            event.bots().stream().map(BotEntry::source).toList(),
            EventDatabase.firstWithoutMoves(store, stored)
                .map(first -> sentence(EventDatabase.withoutMoves(stored, first)))
                .orElse("")),
        Optional.of(matches(store, stored, result)),
        embedded(store, stored, result, given));
  }

  /** The matches to watch; moves tell more than results, so they come when all may be known. */
  private static EmbeddedMatches embedded(
      Store store, StoredEvent stored, EventResult result, Arguments given) {
    Optional<List<Long>> chosen =
        given
            .value(MATCHES)
            .map(
                text ->
                    MatchNumbers.read(
                        "--" + MATCHES, text, stored.matches(), EmbeddedMatches.MAX_MATCHES));
    if (!stored.isOver()) {
      if (chosen.filter(numbers -> !numbers.isEmpty()).isPresent()) {
        throw new UserError(
            "event %d is not finished; its report shows matches when it is".formatted(stored.id()));
      }
      return EmbeddedMatches.NONE;
    }
    long last = store.lastRecord(stored.id());
    return EmbeddedMatches.of(
        chosen.orElseGet(() -> HtmlReport.matchesToWatch(result)),
        number -> number > last ? Optional.empty() : store.record(stored.id(), number));
  }

  private static PairMatches matches(Store store, StoredEvent stored, EventResult result) {
    PairMatches pairs = new PairMatches(result);
    try (StoredMatches matches = store.verifiedMatches(stored.id(), 1)) {
      for (Optional<StoredMatch> next = matches.next(); next.isPresent(); next = matches.next()) {
        StoredMatch match = next.get();
        pairs.add(match.number(), match.seats(), match.result());
        matches.skipTo(pairs.nextAfter(match.number()));
      }
    }
    return pairs;
  }

  private static String sentence(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
  }
}
