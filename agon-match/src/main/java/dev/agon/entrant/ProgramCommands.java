package dev.agon.entrant;

import dev.agon.build.BotBuilder;
import dev.agon.build.Languages;
import dev.agon.pack.ArenaFolder;
import dev.agon.pack.ContentStore;
import dev.agon.pack.ProgramView;
import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.BoxReader;
import dev.agon.source.BotContent;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The commands that run the programs of an event: in a box with a packed copy of the bot's files,
 * or on the machine as it is.
 */
public final class ProgramCommands {
  private final String game;
  private final Path folder;
  private final boolean isBoxed;
  private final List<BotSource> all;

  /** Made when the first program is packed, so that an event of built-ins needs none. */
  private @Nullable BotContent content;

  /** Takes the game's id, and the folder where programs run and to which paths are relative. */
  public ProgramCommands(String game, Path folder, boolean isBoxed, List<BotSource> all) {
    this.game = game;
    this.folder = folder;
    this.isBoxed = isBoxed;
    this.all = List.copyOf(all);
  }

  /**
   * The command of a program.
   *
   * @throws dev.agon.build.BuildFailure if a compiler refuses it
   * @throws UserError if it cannot be run
   */
  public ProgramCommand of(BotSource source) {
    return switch (source) {
      case BotSource.SourceFile file -> ofFile(file);
      case BotSource.Program program -> ofProgram(program);
      case BotSource.BuiltIn _, BotSource.FixedMove _, BotSource.Person _ ->
          throw new IllegalArgumentException("not a program: " + source.describe());
    };
  }

  private ProgramCommand ofFile(BotSource.SourceFile source) {
    BotBuilder builder = new BotBuilder(Languages.installed(), game);
    Path file = resolved(source.path());
    return finished(
        isBoxed
            ? builder.boxed(file, view(source))
            : builder.command(file, limits(source.launch())),
        source.launch());
  }

  private ProgramCommand ofProgram(BotSource.Program source) {
    if (!isBoxed) {
      return finished(ProgramCommand.of(source.words()), source.launch());
    }
    ProgramView view = view(source);
    return finished(
        view.command(view.pack().words(source.words()), List.of(), view.limits()), source.launch());
  }

  private ProgramCommand finished(ProgramCommand command, BotSource.Launch launch) {
    ProgramCommand placed = isBoxed || isHere() ? command : command.in(folder.toAbsolutePath());
    ProgramCommand complete = placed.with(launch.environment());
    complete
        .problem()
        .ifPresent(
            problem -> {
              throw new UserError(problem);
            });
    return complete;
  }

  /** What a bot sees in its box; its files are packed. */
  public ProgramView view(BotSource source) {
    try {
      return ProgramView.of(
          content().pack(source),
          ContentStore.in(ArenaFolder.ofThisUser()),
          limits(launch(source)),
          BoxReader.ofThisProcess());
    } catch (IOException e) {
      throw new UserError("cannot pack " + source.describe() + ": " + e.getMessage(), e);
    }
  }

  private synchronized BotContent content() {
    BotContent made = content == null ? new BotContent(all, folder) : content;
    content = made;
    return made;
  }

  private static BotSource.Launch launch(BotSource source) {
    return switch (source) {
      case BotSource.SourceFile(_, BotSource.Launch launch) -> launch;
      case BotSource.Program(_, BotSource.Launch launch) -> launch;
      case BotSource.BuiltIn _, BotSource.FixedMove _, BotSource.Person _ ->
          BotSource.Launch.DEFAULT;
    };
  }

  private static BoxLimits limits(BotSource.Launch launch) {
    return BoxLimits.DEFAULT
        .withMemory(launch.box().memory() * BoxLimits.MIB)
        .withProcesses(launch.box().processes())
        .withCalls(launch.box().calls());
  }

  /** The path as written if that is enough, so that messages and commands stay short. */
  private Path resolved(String path) {
    return isHere() ? Path.of(path) : folder.toAbsolutePath().resolve(path);
  }

  private boolean isHere() {
    return folder.toAbsolutePath().equals(Path.of("").toAbsolutePath());
  }
}
