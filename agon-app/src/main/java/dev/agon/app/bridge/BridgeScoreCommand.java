package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.Progress;
import dev.agon.bridge.check.MistakeFinder;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.file.SessionFile.SessionFormat;
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
    return "score sessions from USEBIO, CSV and old scorer files";
  }

  @Override
  public Flags flags() {
    return ScoringFlags.addAllTo(
            new Flags("bridge score FILE... [flags]")
                .describe(
                    "Scores a session of duplicate bridge from its raw results, in exact fractions,"
                        + " and lists likely mistakes.")
                .example(
                    "bridge score session.csv --names names.csv", "rank the pairs of a session")
                .example("bridge score session.xml --output html", "make a page of it"))
        .choice(
            "output",
            "FORMAT",
            BridgeOutput.values(),
            BridgeOutput::id,
            "table (default), csv, json, html, usebio or old")
        .value("show", "A,B", "ranking, travellers, cards (default: depends on the format)");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    return new ScoringRun(given, streams).run();
  }

  /** The output for one file, or its error. */
  private record ScoredFile(
      String file, ByteBuffer output, List<String> findings, Optional<String> error) {}

  /** One run of the command. */
  private static final class ScoringRun {
    private final Streams streams;
    private final List<String> files;
    private final ScoringRules rules;
    private final Optional<NamesFile> names;
    private final RankingMeasure by;
    private final BridgeOutput output;
    private final Set<ReportPart> parts;

    ScoringRun(Arguments given, Streams streams) {
      this.streams = streams;
      this.rules = ScoringFlags.readAll(given);
      this.by =
          given.choice("by", RankingMeasure.PERCENT, RankingMeasure.values(), RankingMeasure::id);
      this.output =
          given.choice("output", BridgeOutput.TABLE, BridgeOutput.values(), BridgeOutput::id);
      this.parts = given.value("show").map(ScoringRun::parts).orElseGet(output::defaultParts);
      this.files = given.operandsAtLeastOne("FILE");
      if (output == BridgeOutput.CSV && parts.size() > 1) {
        throw new UserError("--output csv writes one table; --show must name one part");
      }
      if ((output == BridgeOutput.USEBIO || output == BridgeOutput.HTML) && files.size() > 1) {
        throw new UserError("--output " + output.id() + " takes one file");
      }
      this.names = ScoringFlags.names(given);
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
                                "part in --show",
                                word,
                                Arrays.stream(ReportPart.values()).map(ReportPart::id).toList()))));
      }
      return parts;
    }

    /** Scores all files; a bad one among several is reported, and the others are scored. */
    int run() {
      if (files.size() == 1) {
        ScoredFile scored = score(files.getFirst());
        if (scored.error().isPresent()) {
          throw new UserError(scored.error().get());
        }
        print(output.writer(parts).begin());
        print(scored);
        print(output.writer(parts).end());
        return OK;
      }
      int cores = Runtime.getRuntime().availableProcessors();
      int[] failed = {0};
      print(output.writer(parts).begin());
      try (Progress progress = new Progress(streams, "files")) {
        new LocalThreads(Math.min(cores, files.size()), 1)
            .play(
                files.size(),
                index -> score(files.get((int) index)),
                scored -> {
                  print(scored);
                  failed[0] += scored.error().isPresent() ? 1 : 0;
                  progress.advance(files.size());
                  return true;
                });
      }
      print(output.writer(parts).end());
      return failed[0] == 0 ? OK : SOME_FAILED;
    }

    private ScoredFile score(String file) {
      try {
        byte[] bytes = ScoringFlags.bytes(file);
        Session session = ScoringFlags.session(file, bytes, names, rules);
        List<String> findings = MistakeFinder.find(session);
        return new ScoredFile(
            file,
            ByteBuffer.wrap(output(file, bytes, session, findings)),
            findings,
            Optional.empty());
      } catch (UserError e) {
        return new ScoredFile(
            file, ByteBuffer.allocate(0), List.of(), Optional.of(String.valueOf(e.getMessage())));
      }
    }

    private byte[] output(String file, byte[] bytes, Session session, List<String> findings) {
      boolean oneSided = SessionFile.formatOf(bytes) == SessionFormat.OLD;
      if (oneSided && output == BridgeOutput.OLD) {
        return OldScorer.output(OldFile.read(file, bytes));
      }
      if (oneSided && output == BridgeOutput.USEBIO) {
        throw new UserError(
            file + ": USEBIO output needs both sides of each result; this file has only one");
      }
      SessionReport report =
          new SessionReport(file, Scorer.score(session, rules), by, parts, findings);
      return output.writer(parts).write(report).getBytes(StandardCharsets.UTF_8);
    }

    private void print(String text) {
      streams.out().writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private void print(ScoredFile scored) {
      streams.out().writeBytes(scored.output().array());
      scored.error().ifPresent(error -> streams.err().println("agon: " + error));
      if (!output.hasFindings()) {
        scored
            .findings()
            .forEach(
                finding -> streams.err().println("to check: " + scored.file() + ": " + finding));
      }
    }
  }
}
