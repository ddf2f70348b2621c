package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.check.MistakeFinder;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.file.StrataFile;
import dev.agon.bridge.movement.Movement;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.score.PairStrata;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The flags that make a page of a session's file, to publish or to show while it is filled. */
public final class PublishFlags {
  private final String file;
  private final ScoringRules rules;
  private final Optional<RankingMeasure> by;
  private final Optional<NamesFile> names;
  private final Deals deals;
  private final Map<String, Movement> movements;
  private final Optional<StrataFile> strata;
  private final SessionHeading heading;

  /**
   * Reads the flags, and the files that they name.
   *
   * @param file the session's file, which is read later
   * @param streams where to print what is odd in the file with the hands
   */
  public PublishFlags(String file, Arguments given, Streams streams) {
    this.file = file;
    this.rules = ScoringFlags.readAll(given);
    this.by = ScoringFlags.by(given);
    this.names = ScoringFlags.names(given);
    this.deals = CheckFlags.hands(given, streams);
    this.movements = CheckFlags.movements(given);
    this.strata =
        given.value("strata").map(name -> StrataFile.read(name, ScoringFlags.bytes(name)));
    this.heading =
        new SessionHeading(
            given.value("title").orElse(""),
            given.value("club").orElse(""),
            given.value("date").orElse(""));
  }

  public static Flags addTo(Flags flags) {
    return ScoringFlags.addAllTo(
        CheckFlags.addMovementTo(CheckFlags.addHandsTo(flags))
            .value("strata", "FILE", "strata and handicaps of pairs: pair,stratum,handicap")
            .value("title", "TEXT", "the title of the session (default: from the file)")
            .value("club", "TEXT", "the club (default: from the file)")
            .value("date", "DATE", "the date, like 2026-11-17 (default: from the file)"));
  }

  /** The names of the flags. */
  public static List<String> names() {
    return addTo(new Flags("")).all().stream().map(Arguments.Flag::name).toList();
  }

  /**
   * Scores the session.
   *
   * @param bytes what the file has now
   * @throws dev.agon.text.UserError if that is no session
   */
  public PublishedSession session(byte[] bytes) {
    Session read = ScoringFlags.session(file, bytes, names, rules);
    SessionHeading ofHands = new SessionHeading(deals.title(), "", deals.date());
    Session session = read.withHeading(ofHands.with(read.heading()).with(heading));
    SessionReport report =
        new SessionReport(
            Path.of(file).getFileName().toString(),
            Scorer.score(session, rules),
            by.orElseGet(() -> RankingMeasure.of(session)),
            EnumSet.allOf(ReportPart.class),
            MistakeFinder.find(session, deals, movements));
    return new PublishedSession(
        report, deals, strata.map(pairs -> pairs.of(session)).orElse(PairStrata.NONE), List.of());
  }
}
