package dev.agon.source;

import dev.agon.pack.BotFiles;
import dev.agon.pack.BotPack;
import dev.agon.pack.FileTree;
import dev.agon.text.Sha256;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The files that the bots of an event are made of, and hashes of them. */
public final class BotContent {
  private final BotFiles files;

  /** Takes the sources of all bots, and the folder to which paths are relative. */
  public BotContent(List<BotSource> all, Path folder) {
    files =
        new BotFiles(
            folder,
            all.stream().distinct().map(BotContent::named).flatMap(Optional::stream).toList());
  }

  /**
   * The files of a program.
   *
   * @throws UserError if a file is missing, cannot be read, or leads out of its folder
   */
  public BotPack pack(BotSource source) {
    return files.pack(named(source).orElseThrow());
  }

  /**
   * The hash of what a bot names, of its packed files, and of an installation that it names by its
   * path; empty for a bot that is no program.
   */
  public String hash(BotSource source) {
    return named(source).map(this::hash).orElse("");
  }

  private String hash(BotFiles.Named bot) {
    try {
      StringBuilder text = new StringBuilder(String.join("\n", bot.words()) + "\n");
      text.append(files.pack(bot).tree().hash()).append('\n');
      for (Path shown : files.installations(bot)) {
        text.append(FileTree.of(shown.toRealPath()).hash()).append('\n');
      }
      return Sha256.hex(text.toString());
    } catch (IOException e) {
      throw new UserError("cannot read a bot: " + e.getMessage(), e);
    }
  }

  /** What a bot names; empty for a bot that is no program. */
  private static Optional<BotFiles.Named> named(BotSource source) {
    return switch (source) {
      case BotSource.SourceFile(String path, BotSource.Launch launch) ->
          Optional.of(new BotFiles.Named(List.of(path), false, launch.box().reads()));
      case BotSource.Program(List<String> words, BotSource.Launch launch) ->
          Optional.of(new BotFiles.Named(words, true, launch.box().reads()));
      case BotSource.BuiltIn _, BotSource.FixedMove _, BotSource.Person _ -> Optional.empty();
    };
  }
}
