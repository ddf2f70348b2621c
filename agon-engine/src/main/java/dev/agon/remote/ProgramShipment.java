package dev.agon.remote;

import dev.agon.build.BuildFailure;
import dev.agon.build.BuildListener;
import dev.agon.entrant.ProgramCommands;
import dev.agon.execute.MatchSetup;
import dev.agon.execute.MatchWorker;
import dev.agon.pack.ArenaFolder;
import dev.agon.pack.ContentStore;
import dev.agon.pack.ToolVersion;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.ReadOnlyMount;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The programs of an event as workers get them: what was compiled and packed on the driver, by the
 * hash of its content, and the commands that run it.
 *
 * @param programs by their source
 * @param trees the folders of all copies on the driver, by their hashes
 */
public record ProgramShipment(Map<BotSource, Shipped> programs, Map<String, Path> trees) {
  public ProgramShipment {
    programs = Map.copyOf(programs);
    trees = Map.copyOf(trees);
  }

  /** What becomes of one source. */
  public sealed interface Shipped {
    /** A command; in its box, copies are shown that have to be fetched. */
    record PackedCommand(ProgramCommand command) implements Shipped {}

    record BuildRefusal(String message, String output) implements Shipped {}
  }

  /**
   * Builds and packs all programs of an event.
   *
   * @param isLocal whether the workers are on this machine and see its files
   * @throws UserError with everything that keeps bots from playing
   */
  public static ProgramShipment of(MatchSetup setup, BuildListener builds, boolean isLocal) {
    if (!isLocal && setup.hasExternals() && !setup.box().isBoxed()) {
      throw new UserError(
          "on a cluster programs run in boxes only; install bubblewrap here and on the workers, and"
              + " do not set sandbox: off");
    }
    Map<BotSource, Shipped> programs = new ConcurrentHashMap<>();
    ProgramCommands commands =
        new ProgramCommands(
            setup.game(),
            setup.folder(),
            setup.box().isBoxed(),
            setup.bots().stream().map(BotEntry::source).toList());
    MatchWorker.of(
        setup.kit(),
        setup,
        ProgramPool.none(),
        builds,
        source -> {
          try {
            ProgramCommand command = commands.of(source);
            programs.put(source, new Shipped.PackedCommand(command));
            return command;
          } catch (BuildFailure e) {
            programs.put(
                source, new Shipped.BuildRefusal(String.valueOf(e.getMessage()), e.output()));
            throw e;
          }
        });
    return new ProgramShipment(programs, trees(programs));
  }

  private static Map<String, Path> trees(Map<BotSource, Shipped> programs) {
    Map<String, Path> trees = new TreeMap<>();
    if (programs.isEmpty()) {
      return trees;
    }
    Path store = store().folder();
    for (Shipped shipped : programs.values()) {
      mounts(shipped).stream()
          .filter(mount -> store.equals(mount.source().getParent()))
          .forEach(
              mount -> trees.put(String.valueOf(mount.source().getFileName()), mount.source()));
    }
    return trees;
  }

  private static List<ReadOnlyMount> mounts(Shipped shipped) {
    return shipped instanceof Shipped.PackedCommand(ProgramCommand command)
        ? command.box().map(box -> box.mounts()).orElse(List.of())
        : List.of();
  }

  static ContentStore store() {
    try {
      return ContentStore.in(ArenaFolder.ofThisUser());
    } catch (IOException e) {
      throw new UserError("no folder for packed bots: " + e.getMessage(), e);
    }
  }

  /** The programs outside the bots' own files, with the versions that they print. */
  Map<String, String> tools() {
    Map<String, String> tools = new TreeMap<>();
    for (Shipped shipped : programs.values()) {
      if (shipped instanceof Shipped.PackedCommand(ProgramCommand command)) {
        ToolVersion.program(command)
            .ifPresent(path -> tools.computeIfAbsent(path, ToolVersion::of));
      }
    }
    return tools;
  }
}
