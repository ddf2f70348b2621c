package dev.agon.app.ladder;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.ladder.folder.LadderCheck;
import dev.agon.ladder.verify.LadderVerifier.VerifiedLadder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Recomputes a ladder from its log. */
final class LadderVerifyCommand extends Command {
  LadderVerifyCommand() {
    super("verify", "recompute a ladder from its log");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        new Flags("ladder verify [LADDER | FILE] [flags]   (exit code 2: it does not fit)")
            .describe(
                "Checks that the log is as it was stored or signed, recomputes every choice and"
                    + " every rating that it looked at, compares keys with their commitments, and"
                    + " plays the matches between built-ins again. It names the first entry that"
                    + " does not fit.")
            .example("ladder verify", "verify the last ladder")
            .example("ladder verify ladder.agon", "verify what agon ladder export wrote"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    List<String> names = given.operandsAndOptional("LADDER");
    if (!names.isEmpty() && Files.isRegularFile(Path.of(names.getFirst()))) {
      String file = names.getFirst();
      print(
          file,
          LadderCheck.ofFile(
              file, signer -> streams.err().println("signed with " + signer.fingerprint())),
          streams);
      return 0;
    }
    return LadderDatabase.read(
        given,
        (store, ladder) -> {
          print(
              "ladder " + ladder.id(),
              LadderCheck.ofStored(store, ladder, why -> streams.err().println("agon: " + why)),
              streams);
          return 0;
        });
  }

  private static void print(String what, VerifiedLadder verified, Streams streams) {
    streams
        .out()
        .printf(
            "%s is as its rules demand: %,d entries, %,d matches, %,d of them played again%n",
            what, verified.entries(), verified.matches(), verified.replayed());
  }
}
