package dev.agon.app.bridge;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.score.ImpMethod;
import dev.agon.bridge.score.MatchpointScale;
import dev.agon.bridge.score.Neuberg;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The flags that say how sessions are read and scored. */
final class RuleFlags {
  private RuleFlags() {}

  static Flags addTo(Flags flags) {
    return flags
        .value("policy", "WORD", "exact (default), rounded-total, simple or board-1dp")
        .value("neuberg", "WORD", "ebu (default) or acbl")
        .value("winners", "N", "1 or 2 (default: as the file says, or as pairs sat)")
        .flag("across", "all sections are one field")
        .value("names", "FILE", "who the pairs of a CSV file are: number,name");
  }

  static ScoringRules read(Arguments given) {
    ScoringRules rules =
        ScoringRules.DEFAULT
            .with(
                given.choice(
                    "policy", RoundingPolicy.EXACT, RoundingPolicy.values(), RoundingPolicy::id))
            .with(given.choice("neuberg", Neuberg.EBU, Neuberg.values(), Neuberg::id))
            .across(given.has("across"));
    return given.whole("winners", 1, 2).map(rules::withWinners).orElse(rules);
  }

  /** With the flags that say what is shown as well. */
  static ScoringRules readAll(Arguments given) {
    return read(given)
        .with(
            given.choice(
                "scale", MatchpointScale.TWO, MatchpointScale.values(), MatchpointScale::id))
        .with(given.choice("imps", ImpMethod.CROSS, ImpMethod.values(), ImpMethod::id));
  }

  static Optional<NamesFile> names(Arguments given) {
    return given.value("names").map(name -> NamesFile.read(name, bytes(name)));
  }

  /** The bytes of a file, or a line that says why they cannot be had. */
  static byte[] bytes(String name) {
    try {
      return Files.readAllBytes(Path.of(name));
    } catch (IOException e) {
      throw new UserError(name + ": " + UserFiles.why(e), e);
    }
  }

  static Session session(String name, byte[] bytes, Optional<NamesFile> names, ScoringRules rules) {
    boolean twoFields = rules.winners().orElse(1) == 2;
    return SessionFile.read(name, bytes, names, twoFields);
  }
}
