package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.file.CorrectionsFile;
import dev.agon.bridge.file.CorrectionsFile.CorrectedResult;
import dev.agon.bridge.file.CorrectionsFile.Correction;
import dev.agon.bridge.file.SessionCorrection;
import dev.agon.bridge.file.SessionCorrection.Misfit;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.session.Session;
import dev.agon.text.NameRule;
import dev.agon.text.TextTable;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Corrects results of a session in a file beside it; the session's own file stays as it is. */
final class BridgeCorrectCommand extends Command {
  private static final int MAX_BOARD = 999_999;
  private static final int MAX_CORRECTIONS = 999_999;

  BridgeCorrectCommand() {
    super("correct", "correct or adjust a result, list corrections, undo them");
  }

  @Override
  public Flags flags() {
    return OutputFlag.addTo(new Flags("bridge correct FILE [flags]"))
        .describe(
            "Writes a correction into FILE.corrections.csv, which score, check and publish apply."
                + " FILE itself is never changed. Without flags it lists the corrections.")
        .example(
            "bridge correct s.bws --board 5 --ns 3 --ew 7 --score A+/A- --who Ann --why late",
            "average plus for North-South, average minus for East-West")
        .example("bridge correct s.bws --undo 2 --who Ann --why 'appeal'", "undo a correction")
        .value("board", "N", "the board")
        .value("section", "NAME", "its section, if there are several")
        .value("ns", "PAIR", "the pair that sat North-South")
        .value("ew", "PAIR", "the pair that sat East-West")
        .value(
            "score", "TEXT", "the new score: -620, NP, A+/A-, 60% 420; 40% -50, or NS 420 EW 400")
        .value("contract", "TEXT", "the contract, instead of a score: 3NT, 4Sx, PASS")
        .value("declarer", "SEAT", "its declarer: N, E, S or W")
        .value("tricks", "N", "the tricks taken, or =, +1, -2")
        .value("undo", "N", "the number of a correction that no longer counts")
        .value("who", "NAME", "who decided it")
        .value("why", "TEXT", "the reason");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String file = given.operands("FILE").getFirst();
    CorrectionsFile corrections = CorrectionsFile.beside(file);
    Optional<Integer> undo = given.whole("undo", 1, MAX_CORRECTIONS);
    if (undo.isEmpty() && given.value("board").isEmpty()) {
      list(corrections, given, streams);
      return 0;
    }
    String name = CorrectionsFile.nameFor(file);
    Optional<String> addition = Optional.empty();
    CorrectionsFile more;
    if (undo.isPresent()) {
      // It is not applied: undoing must be possible if an earlier correction does not fit.
      more = corrections.with(undoing(corrections, undo.get(), given));
    } else {
      Correction correction = correction(corrections, given);
      Session session = SessionFile.read(file, UserFiles.bytes(file), Optional.empty(), false);
      SessionCorrection corrected =
          new SessionCorrection(corrections.applyTo(session, name), correction);
      Optional<Misfit> misfit = corrected.misfit();
      if (misfit.isPresent()) {
        throw new UserError("--" + misfit.get().column() + ": " + misfit.get().words());
      }
      addition = corrected.addition();
      more = corrections.with(correction);
    }
    // Read it back first: what cannot be read is not written.
    CorrectionsFile.read(name, more.text().getBytes(StandardCharsets.UTF_8));
    UserFiles.write(name, more.text());
    addition.ifPresent(streams.out()::println);
    streams.out().println("correction " + more.entries().size() + " written to " + name);
    return 0;
  }

  private static String required(Arguments given, String flag) {
    return given
        .value(flag)
        .filter(text -> !text.isBlank())
        .orElseThrow(() -> new UserError("--" + flag + " is missing"));
  }

  private static String name(String flag, String text) {
    Optional<String> problem = NameRule.tooLong(text);
    if (problem.isPresent()) {
      throw new UserError("--" + flag + ": " + problem.get());
    }
    return text;
  }

  private static String now() {
    return LocalDateTime.now(ZoneId.systemDefault())
        .truncatedTo(ChronoUnit.MINUTES)
        .format(DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm"));
  }

  private static Correction undoing(CorrectionsFile corrections, int number, Arguments given) {
    if (corrections.counted().stream().noneMatch(entry -> entry.number() == number)) {
      throw new UserError("--undo: there is no correction " + number + " that counts");
    }
    return new Correction(
        corrections.entries().size() + 1,
        now(),
        name("who", required(given, "who")),
        name("why", given.value("why").orElse("")),
        Optional.of(number),
        "",
        0,
        new CorrectedResult("", "", "", "", "", ""));
  }

  private static Correction correction(CorrectionsFile corrections, Arguments given) {
    if (given.value("score").isEmpty() && given.value("contract").isEmpty()) {
      throw new UserError("--score is missing, or --contract, --declarer and --tricks");
    }
    return new Correction(
        corrections.entries().size() + 1,
        now(),
        name("who", required(given, "who")),
        name("why", required(given, "why")),
        Optional.empty(),
        given.value("section").orElse(""),
        given.whole("board", 1, MAX_BOARD).orElseThrow(),
        new CorrectedResult(
            required(given, "ns"),
            required(given, "ew"),
            given.value("contract").orElse(""),
            given.value("declarer").orElse(""),
            given.value("tricks").orElse(""),
            given.value("score").orElse("")));
  }

  private static void list(CorrectionsFile corrections, Arguments given, Streams streams) {
    if (OutputFlag.isJson(given)) {
      for (Correction entry : corrections.entries()) {
        OutputFlag.print(BridgeJson.of(entry, corrections.counted().contains(entry)), streams);
      }
      return;
    }
    if (corrections.entries().isEmpty()) {
      streams.out().println("no corrections");
      return;
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("number", "board", "ns", "ew", "result", "who", "when", "why", ""));
    for (Correction entry : corrections.entries()) {
      CorrectedResult result = entry.result();
      boolean counts = corrections.counted().contains(entry);
      String texts =
          String.join(" ", result.contract(), result.declarer(), result.tricks(), result.score());
      rows.add(
          List.of(
              String.valueOf(entry.number()),
              entry.undoes().isPresent() ? "" : String.valueOf(entry.board()),
              result.ns(),
              result.ew(),
              entry.undoes().map(number -> "undoes " + number).orElse(texts.strip()),
              entry.who(),
              entry.when(),
              entry.why(),
              counts || entry.undoes().isPresent() ? "" : "undone"));
    }
    streams.out().print(TextTable.of(rows, 4, 5, 6, 7, 8));
  }
}
