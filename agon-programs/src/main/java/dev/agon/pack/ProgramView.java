package dev.agon.pack;

import dev.agon.pack.ContentStore.StoredTree;
import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.BoxReader;
import dev.agon.sandbox.BoxSpec;
import dev.agon.sandbox.ReadOnlyMount;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a bot's program sees in its box, and the commands that run there.
 *
 * @param stored the copy of its files that is shown
 */
public record ProgramView(BotPack pack, StoredTree stored, BoxLimits limits, BoxReader reader) {
  private static final String SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin";

  /** Stores the packed files. */
  public static ProgramView of(
      BotPack pack, ContentStore store, BoxLimits limits, BoxReader reader) {
    try {
      return new ProgramView(pack, store.add(pack.tree()), limits, reader);
    } catch (IOException e) {
      throw new UserError("cannot pack a bot: " + e.getMessage(), e);
    }
  }

  public ProgramView with(BoxLimits other) {
    return new ProgramView(pack, stored, other, reader);
  }

  /**
   * A command in the box.
   *
   * @param words with paths as they are inside
   * @param more shown besides the bot's files and the installation of the command's program
   * @throws UserError if the program is not there, or the box's user cannot read it
   */
  public ProgramCommand command(List<String> words, List<ReadOnlyMount> more, BoxLimits with) {
    Toolchain tools = toolchain(words.getFirst(), more);
    List<ReadOnlyMount> mounts = new ArrayList<>();
    tools.installations().forEach(path -> mounts.add(ReadOnlyMount.of(path)));
    mounts.add(new ReadOnlyMount(stored.folder(), BotPack.FOLDER));
    mounts.addAll(more);
    List<String> inside = new ArrayList<>(words);
    inside.set(0, tools.program());
    ProgramCommand command =
        ProgramCommand.of(inside).in(pack.workingFolder()).inBox(new BoxSpec(mounts, with));
    return tools.folders().isEmpty() ? command : command.with(Map.of("PATH", path(tools)));
  }

  private static String path(Toolchain tools) {
    return Stream.concat(tools.folders().stream().map(Path::toString), Stream.of(SYSTEM_PATH))
        .collect(Collectors.joining(":"));
  }

  /** The toolchain of a program, which may be a file of the bot or of something else shown. */
  public Toolchain toolchain(String program, List<ReadOnlyMount> more) {
    String path = System.getenv().getOrDefault("PATH", "");
    if (program.contains("/")) {
      Path inside = pack.workingFolder().resolve(program).normalize();
      for (ReadOnlyMount mount : more) {
        if (inside.startsWith(mount.target())) {
          Path file = mount.source().resolve(mount.target().relativize(inside).toString());
          return Toolchain.ofOwn(program, file, pack.base(), path, reader);
        }
      }
      if (inside.startsWith(BotPack.FOLDER)) {
        String at = BotPack.FOLDER.relativize(inside).toString();
        if (pack.tree().has(at)) {
          return Toolchain.ofOwn(program, stored.folder().resolve(at), pack.base(), path, reader);
        }
        Path outside = pack.root().resolve(at).normalize();
        return Toolchain.of(outside.toString(), pack.base(), path, reader);
      }
    }
    return Toolchain.of(program, pack.base(), path, reader);
  }
}
