package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.game.DisplayText;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.transfer.EventImport;
import java.nio.file.Files;
import java.nio.file.Path;

/** Takes a signed event into the database. */
public final class ImportCommand extends Command {
  public ImportCommand() {
    super("import", "take a signed event (agon export --signed) into the database");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        new Flags("import FILE [flags]")
            .describe(
                "Stores an event that agon export --signed wrote, with a new number. Before that it"
                    + " checks the signature, and that deals, records and results fit; otherwise"
                    + " nothing is stored. Compare the fingerprint of the signer with the one that"
                    + " the organiser gives (agon export --fingerprint prints it there).")
            .example("import cup.agon", "take an event into agon.db")
            .example(
                "import cup.agon --signer SHA256:2Gb...", "refuse it if somebody else signed it")
            .value("signer", "FINGERPRINT", "who must have signed it"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String file = given.operands("FILE").getFirst();
    if (!Files.exists(Path.of(file))) {
      throw new UserError("cannot read " + file + ": no such file or folder");
    }
    try (Store store =
        EventDatabase.toWrite(given)
            .orElseThrow(() -> UserError.ofFlag("db", "must name a database to import into"))) {
      EventImport.ImportedEvent imported = EventImport.of(store, file, given.value("signer"));
      StoredEvent event = imported.event();
      streams
          .out()
          .printf(
              "event %d: %s, %d matches, signed with %s%n",
              event.id(),
              DisplayText.visible(event.event().name()),
              event.matches(),
              imported.signer().fingerprint());
    }
    return 0;
  }
}
