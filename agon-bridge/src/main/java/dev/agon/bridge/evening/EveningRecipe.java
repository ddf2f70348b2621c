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
 * <p>The command line and the server are equal users of it. It is immutable; a file may be read
 * again whenever it has changed.
 */
public final class EveningRecipe {
  private final ScoringRules rules;
  private final Optional<RankingMeasure> by;
  private final Optional<NamesFile> names;
  private final Deals deals;
  private final Map<String, Movement> movements;
  private final Optional<StrataFile> strata;
  private final SessionHeading heading;

  private EveningRecipe(Builder builder) {
    this.rules = builder.rules;
    this.by = builder.by;
    this.names = builder.names;
    this.deals = builder.deals;
    this.movements = Map.copyOf(builder.movements);
    this.strata = builder.strata;
    this.heading = builder.heading;
  }

  /** Starts a recipe with the usual rules, and with nothing besides the session's file. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects what is known of an evening; all of it is optional. */
  public static final class Builder {
    private ScoringRules rules = ScoringRules.DEFAULT;
    private Optional<RankingMeasure> by = Optional.empty();
    private Optional<NamesFile> names = Optional.empty();
    private Deals deals = Deals.NONE;
    private Map<String, Movement> movements = Map.of();
    private Optional<StrataFile> strata = Optional.empty();
    private SessionHeading heading = SessionHeading.NONE;

    private Builder() {}

    public Builder rules(ScoringRules scoring) {
      rules = scoring;
      return this;
    }

    /** The figure that ranks, instead of the one by which the session is scored. */
    public Builder by(RankingMeasure measure) {
      by = Optional.of(measure);
      return this;
    }

    /** The names of the pairs, where the session's file has none. */
    public Builder names(NamesFile file) {
      names = Optional.of(file);
      return this;
    }

    /** The hands of the boards, with which results are compared and which the page shows. */
    public Builder deals(Deals hands) {
      deals = hands;
      return this;
    }

    /**
     * The movements that the results should fit, by section; see {@link
     * dev.agon.bridge.movement.MovementCheck#find}.
     */
    public Builder movements(Map<String, Movement> bySection) {
      movements = bySection;
      return this;
    }

    public Builder strata(StrataFile file) {
      strata = Optional.of(file);
      return this;
    }

    /** What the page says about the evening; parts that are empty come from the files. */
    public Builder heading(SessionHeading told) {
      heading = told;
      return this;
    }

    public EveningRecipe build() {
      return new EveningRecipe(this);
    }
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
