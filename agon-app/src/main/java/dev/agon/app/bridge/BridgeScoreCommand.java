package dev.agon.app.bridge;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Progress;
import dev.agon.app.Streams;
import dev.agon.app.command.Command;
import dev.agon.bridge.check.MistakeFinder;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.old.OldFile;
import dev.agon.bridge.old.OldScorer;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.execute.LocalThreads;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Scores sessions from files. */
final class BridgeScoreCommand implements Command {
  private static final int OK = 0;
  private static final int SOME_FAILED = 2;

  @Override
  public String name() {
    return "score";
  }

  @Override
  public String summary() {
    return "score sessions from USEBIO, CSV and the old scorer's files";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    Flags flags =
        RuleFlags.addTo(new Flags("bridge score FILE... [flags]"))
            .value("by", "WORD", "what decides: percent (default), matchpoints, total or imps")
            .value("scale", "N", "matchpoints for beating a pair: 2 (default) or 1")
            .value("imps", "WORD", "against all others: cross (default, mean) or total; or butler")
            .value("output", "FORM", "table (default), csv, json, html, usebio or old")
            .value(
                "show", "A,B", "ranking, travellers, cards (default: what the form has room for)");
    return flags.read(arguments, streams).map(given -> new Run(given, streams).run()).orElse(OK);
  }

  /** What one of the files came to. */
  private record Scored(
      String file, ByteBuffer output, List<String> findings, Optional<String> error) {}

  private static final class Run {
    private final Streams streams;
    private final List<String> files;
    private final ScoringRules rules;
    private final Optional<NamesFile> names;
    private final RankingMeasure by;
    private final BridgeOutput output;
    private final Set<ReportPart> parts;

    Run(Arguments given, Streams streams) {
      this.streams = streams;
      this.rules = RuleFlags.readAll(given);
      this.by =
          given.choice("by", RankingMeasure.PERCENT, RankingMeasure.values(), RankingMeasure::id);
      this.output =
          given.choice("output", BridgeOutput.TABLE, BridgeOutput.values(), BridgeOutput::id);
      this.parts = given.value("show").map(Run::parts).orElseGet(output::usual);
      this.files = given.operandsAtLeastOne("FILE");
      if (output == BridgeOutput.CSV && parts.size() > 1) {
        throw new UserError("--output csv is one table, so --show has one word");
      }
      if (output == BridgeOutput.USEBIO && files.size() > 1) {
        throw new UserError("--output usebio takes one file at a time");
      }
      this.names = RuleFlags.names(given);
    }

    private static Set<ReportPart> parts(String words) {
      Set<ReportPart> parts = EnumSet.noneOf(ReportPart.class);
      for (String word : words.split(",", -1)) {
        parts.add(
            Arrays.stream(ReportPart.values())
                .filter(part -> part.id().equals(word))
                .findFirst()
                .orElseThrow(
                    () ->
                        new UserError(
                            Nearest.unknown(
                                "word of --show",
                                word,
                                Arrays.stream(ReportPart.values()).map(ReportPart::id).toList()))));
      }
      return parts;
    }

    /** One bad file of many does not keep the others from being scored. */
    int run() {
      if (files.size() == 1) {
        Scored scored = score(files.getFirst());
        if (scored.error().isPresent()) {
          throw new UserError(scored.error().get());
        }
        print(output.report(parts).begin());
        print(scored);
        print(output.report(parts).end());
        return OK;
      }
      int cores = Runtime.getRuntime().availableProcessors();
      int[] failed = {0};
      print(output.report(parts).begin());
      try (Progress progress = new Progress(streams, "files")) {
        new LocalThreads(Math.min(cores, files.size()), 1)
            .play(
                files.size(),
                at -> score(files.get((int) at)),
                scored -> {
                  print(scored);
                  failed[0] += scored.error().isPresent() ? 1 : 0;
                  progress.advance(files.size());
                  return true;
                });
      }
      print(output.report(parts).end());
      return failed[0] == 0 ? OK : SOME_FAILED;
    }

    private Scored score(String file) {
      try {
        byte[] bytes = RuleFlags.bytes(file);
        Session session = RuleFlags.session(file, bytes, names, rules);
        List<String> findings = MistakeFinder.of(session);
        return new Scored(
            file,
            ByteBuffer.wrap(output(file, bytes, session, findings)),
            findings,
            Optional.empty());
      } catch (UserError e) {
        return new Scored(
            file, ByteBuffer.allocate(0), List.of(), Optional.of(String.valueOf(e.getMessage())));
      }
    }

    private byte[] output(String file, byte[] bytes, Session session, List<String> findings) {
      boolean oneSided = SessionFile.form(bytes) == SessionFile.Form.OLD;
      if (oneSided && output == BridgeOutput.OLD) {
        return OldScorer.output(OldFile.read(file, bytes));
      }
      if (oneSided && output == BridgeOutput.USEBIO) {
        throw new UserError(file + ": USEBIO needs both sides of each result, and this has one");
      }
      SessionReport report =
          new SessionReport(file, Scorer.score(session, rules), by, parts, findings);
      return output.report(parts).write(report).getBytes(StandardCharsets.UTF_8);
    }

    private void print(String text) {
      streams.out().writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private void print(Scored scored) {
      streams.out().writeBytes(scored.output().array());
      scored.error().ifPresent(error -> streams.err().println("agon: " + error));
      if (!output.hasFindings()) {
        scored
            .findings()
            .forEach(
                finding -> streams.err().println("to look at: " + scored.file() + ": " + finding));
      }
    }
  }
}
