package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.Progress;
import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.evening.FollowedFile;
import dev.agon.bridge.evening.SessionOutput;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionSeries;
import dev.agon.bridge.session.TableProgress;
import dev.agon.execute.LocalThreads;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Scores sessions from files. */
final class BridgeScoreCommand extends Command {
  private static final int OK = 0;
  private static final int SOME_FAILED = 2;
  private static final Set<ReportPart> TEAM_PARTS = Set.of(ReportPart.TEAMS, ReportPart.MATCHES);
  private static final Duration FOLLOW_INTERVAL = Duration.ofMillis(500);

  BridgeScoreCommand() {
    super("score", "score sessions from Bridgemate, USEBIO, CSV and old scorer files");
  }

  @Override
  public Flags flags() {
    return CheckFlags.addMovementTo(
            CheckFlags.addHandsTo(
                ScoringFlags.addAllTo(
                    new Flags("bridge score FILE... [flags]")
                        .describe(
                            "Scores a session of duplicate bridge from its raw results, in exact"
                                + " fractions, and lists likely mistakes.")
                        .example(
                            "bridge score session.csv --names names.csv",
                            "rank the pairs of a session")
                        .example(
                            "bridge score evening.bws --hands evening.pbn",
                            "list doubtful numbers of tricks, too")
                        .example("bridge score session.xml --output html", "make a page of it"))))
        .choice(
            "output",
            "FORMAT",
            SessionOutput.values(),
            SessionOutput::id,
            "table (default), csv, json, html, usebio or old")
        .flag("one-event", "score the files as the sessions of one event, with carried totals")
        .flag("follow", "score the file again whenever it changes, until all results are in")
        .value(
            "show",
            "A,B",
            "ranking, travellers, cards, teams, matches (default: depends on the format)");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    return new ScoringRun(given, streams).run();
  }

  private record ScoredFile(
      String file, ByteBuffer output, List<String> findings, Optional<UserError> error) {}

  private static final class ScoringRun {
    private final Streams streams;
    private final List<String> files;
    private final EveningRecipe recipe;
    private final SessionOutput output;
    private final Set<ReportPart> parts;
    private final boolean oneEvent;
    private final boolean follow;

    ScoringRun(Arguments given, Streams streams) {
      this.streams = streams;
      this.output =
          given.choice("output", SessionOutput.TABLE, SessionOutput.values(), SessionOutput::id);
      this.parts = given.value("show").map(ScoringRun::parts).orElseGet(output::defaultParts);
      this.files = given.operandsAtLeastOne("FILE");
      if (output == SessionOutput.CSV && parts.size() > 1) {
        throw new UserError("--output csv writes one table; --show must name one part");
      }
      this.oneEvent = given.has("one-event");
      if (output == SessionOutput.USEBIO && files.size() > 1) {
        throw new UserError("--output usebio takes one file");
      }
      if (output == SessionOutput.HTML && files.size() > 1 && !oneEvent) {
        throw new UserError("--output html takes one file, or several with --one-event");
      }
      this.follow = given.has("follow");
      if (follow && (files.size() > 1 || output != SessionOutput.TABLE)) {
        throw new UserError("--follow takes one file, and prints tables");
      }
      if (oneEvent && (given.has(CheckFlags.HANDS) || given.has(CheckFlags.MOVEMENT))) {
        throw new UserError(
            "--hands and --movement are of one session and do not go with --one-event");
      }
      this.recipe = ScoringFlags.recipe(given, streams);
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
      if (follow) {
        return follow(files.getFirst());
      }
      if (files.size() == 1 || oneEvent) {
        ScoredFile scored = oneEvent ? scoreAsOne() : score(files.getFirst());
        if (scored.error().isPresent()) {
          throw scored.error().get();
        }
        print(output.writer(parts).begin());
        print(scored);
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
      return failed[0] == 0 ? OK : SOME_FAILED;
    }

    /** Prints an interim ranking whenever the file has changed, until all results are in. */
    private int follow(String file) {
      FollowedFile followed = new FollowedFile(Path.of(file), FOLLOW_INTERVAL);
      try {
        while (true) {
          byte[] bytes = followed.next();
          try {
            Session session = recipe.session(file, bytes);
            print(session.progress() + "\n");
            TableProgress.of(session).stream()
                .filter(table -> !table.isComplete())
                .forEach(table -> print("  " + table.describe() + "\n"));
            print(scored(file, bytes, session));
            streams.out().flush();
            if (session.isComplete()) {
              return OK;
            }
          } catch (UserError e) {
            streams.err().println("agon: " + e.getMessage() + "; waiting for the next change");
          }
        }
      } catch (IOException e) {
        throw new UserError(file + ": " + UserFiles.why(e), e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return OK;
      }
    }

    private ScoredFile scoreAsOne() {
      List<Session> sessions =
          files.stream().map(file -> recipe.session(file, UserFiles.bytes(file))).toList();
      return scored(String.join(", ", files), new byte[0], SessionSeries.of(sessions));
    }

    private ScoredFile score(String file) {
      try {
        byte[] bytes = UserFiles.bytes(file);
        return scored(file, bytes, recipe.session(file, bytes));
      } catch (UserError e) {
        return new ScoredFile(file, ByteBuffer.allocate(0), List.of(), Optional.of(e));
      }
    }

    private ScoredFile scored(String file, byte[] bytes, Session session) {
      if (session.teams().isEmpty() && TEAM_PARTS.containsAll(parts)) {
        throw new UserError(
            file
                + ": no teams to show; of such a session --show has ranking, travellers and cards");
      }
      SessionReport report = recipe.report(file, session, parts);
      boolean pairsOnly = output == SessionOutput.CSV && parts.contains(ReportPart.RANKING);
      List<String> findings = new ArrayList<>(report.findings());
      if (session.kind() == EventKind.TEAMS && pairsOnly) {
        findings.addFirst(
            "a team event; this is the ranking of its pairs, --show teams has its teams");
      }
      return new ScoredFile(
          file, ByteBuffer.wrap(output.write(report, bytes)), findings, Optional.empty());
    }

    private void print(String text) {
      streams.out().writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private void print(ScoredFile scored) {
      streams.out().writeBytes(scored.output().array());
      if (scored.error().isPresent()) {
        streams.err().print(scored.error().get().above());
        streams.err().println("agon: " + scored.error().get().getMessage());
      }
      for (String finding : output.hasFindings() ? List.<String>of() : scored.findings()) {
        streams.err().println("to check: " + scored.file() + ": " + finding);
      }
    }
  }
}
