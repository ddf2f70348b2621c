package dev.agon.app.bridge;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.Streams;
import dev.agon.bridge.evening.PublishedFolder;
import dev.agon.bridge.page.PublishedSession;
import dev.agon.text.UserFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes a folder to upload: the page of a session, and its results and hands as files. */
final class BridgePublishCommand extends Command {
  BridgePublishCommand() {
    super("publish", "make a folder to upload: a page of the session, its USEBIO and its hands");
  }

  @Override
  public Flags flags() {
    return ForceFlag.addTo(
        PublishFlags.addTo(
            new Flags("bridge publish FILE --to FOLDER [flags]")
                .describe(
                    "Scores a session and writes a page with the ranking, every board with its"
                        + " hands and results, and each pair's own card, for phones, screens and"
                        + " paper. The folder also gets the session as USEBIO and the hands as PBN."
                        + " The page needs no server and loads nothing.")
                .example(
                    "bridge publish evening.xml --hands evening.pbn --to evening",
                    "write evening/index.html and the files beside it")
                .value("to", "FOLDER", "where to write; it is made if it is missing")));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    Path to = Path.of(given.required("to"));
    String file = given.operands("FILE").getFirst();
    byte[] content = UserFiles.bytes(file);
    PublishedSession session = PublishFlags.recipe(given, streams).publish(file, content);
    List<String> inputs = new ArrayList<>(List.of(file));
    given.value(CheckFlags.HANDS).ifPresent(inputs::add);
    PublishedFolder folder = new PublishedFolder(session, content);
    for (Path written : folder.write(to, inputs, ForceFlag.isGiven(given))) {
      streams.out().println(written + ": " + (written.toFile().length() + 999) / 1000 + " kB");
    }
    folder.noUsebio().ifPresent(streams.out()::println);
    session.report().findings().forEach(finding -> streams.err().println("to check: " + finding));
    return 0;
  }
}
