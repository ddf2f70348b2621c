package dev.agon.bridge.evening;

import dev.agon.bridge.check.MistakeFinder;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.file.CorrectionsFile;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.file.SessionFile;
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
import java.util.Set;

/**
 * How a session's file is read, corrected, scored and checked.
 *
 * <p>The command line and the server are equal users of it. A file may be read again whenever it
 * has changed.
 *
 * @param by the figure that ranks, instead of the one by which the session is scored
 * @param names of the pairs, where the session's file has none
 * @param deals the hands, with which results are compared and which the page shows
 * @param movements that the results should fit, by section; see {@link
 *     dev.agon.bridge.movement.MovementCheck#find}
 * @param heading what the page says about the evening; parts that are empty come from the files
 */
public record EveningRecipe(
    ScoringRules rules,
    Optional<RankingMeasure> by,
    Optional<NamesFile> names,
    Deals deals,
    Map<String, Movement> movements,
    Optional<StrataFile> strata,
    SessionHeading heading) {
  /** The usual rules, and nothing besides the session's file. */
  public static final EveningRecipe USUAL =
      new EveningRecipe(
          ScoringRules.DEFAULT,
          Optional.empty(),
          Optional.empty(),
          Deals.NONE,
          Map.of(),
          Optional.empty(),
          SessionHeading.NONE);

  public EveningRecipe {
    movements = Map.copyOf(movements);
  }

  public EveningRecipe rules(ScoringRules other) {
    return new EveningRecipe(other, by, names, deals, movements, strata, heading);
  }

  public EveningRecipe by(RankingMeasure measure) {
    return new EveningRecipe(rules, Optional.of(measure), names, deals, movements, strata, heading);
  }

  public EveningRecipe names(NamesFile file) {
    return new EveningRecipe(rules, by, Optional.of(file), deals, movements, strata, heading);
  }

  public EveningRecipe deals(Deals hands) {
    return new EveningRecipe(rules, by, names, hands, movements, strata, heading);
  }

  public EveningRecipe movements(Map<String, Movement> bySection) {
    return new EveningRecipe(rules, by, names, deals, bySection, strata, heading);
  }

  public EveningRecipe strata(StrataFile file) {
    return new EveningRecipe(rules, by, names, deals, movements, Optional.of(file), heading);
  }

  public EveningRecipe heading(SessionHeading told) {
    return new EveningRecipe(rules, by, names, deals, movements, strata, told);
  }

  /** The session in what a file has now, with the corrections beside it. */
  public Session session(String file, byte[] content) {
    boolean twoFields = rules.winners().orElse(1) == 2;
    Session session = SessionFile.read(file, content, names, twoFields);
    return CorrectionsFile.beside(file).applyTo(session, CorrectionsFile.nameFor(file));
  }

  /** The session scored and checked; the report shows the name of the file. */
  public SessionReport report(String file, Session session, Set<ReportPart> parts) {
    return new SessionReport(
        file,
        Scorer.score(session, rules),
        by.orElseGet(() -> RankingMeasure.of(session)),
        parts,
        MistakeFinder.find(session, deals, movements));
  }

  /** The session in what a file has now as its page shows it, with the findings. */
  public PublishedSession publish(String file, byte[] content) {
    Session read = session(file, content);
    SessionHeading ofHands = new SessionHeading(deals.title(), "", deals.date());
    Session session = read.withHeading(ofHands.with(read.heading()).with(heading));
    return new PublishedSession(
        report(Path.of(file).getFileName().toString(), session, EnumSet.allOf(ReportPart.class)),
        deals,
        strata.map(pairs -> pairs.of(session)).orElse(PairStrata.NONE),
        List.of());
  }
}
