package dev.agon.app.ladder;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.Streams;
import dev.agon.chain.ArenaState;
import dev.agon.chain.SigningKey;
import dev.agon.ladder.log.SignedLadder;
import dev.agon.text.UserFiles;

/** Writes the log of a ladder for others, who can recompute it. */
final class LadderExportCommand extends Command {
  LadderExportCommand() {
    super("export", "write a ladder's log for others, signed with your key");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        ForceFlag.addTo(
            new Flags("ladder export [LADDER] --file FILE [flags]")
                .describe(
                    "Writes the whole log with the keys that are published so far. Whoever has the"
                        + " file recomputes every choice and rating: agon ladder verify FILE.")
                .example("ladder export --file ladder.agon", "write the last ladder")
                .value("file", "FILE", "write into this file")));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String file = given.required("file");
    ForceFlag.check(given, file, "a signed ladder", SignedLadder::wrote);
    return LadderDatabase.read(
        given,
        (store, ladder) -> {
          SigningKey key = SigningKey.of(ArenaState.ofUser());
          UserFiles.write(file, writer -> SignedLadder.write(store, ladder, key, writer));
          streams.err().println("signed with " + key.signer().fingerprint());
          return 0;
        });
  }
}
