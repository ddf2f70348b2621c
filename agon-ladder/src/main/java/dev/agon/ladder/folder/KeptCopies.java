package dev.agon.ladder.folder;

import dev.agon.ladder.run.VersionState;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.text.Sha256;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * Copies of the files that a ladder's versions are made of, in a hidden folder among the bots. They
 * play instead of the files, so that a file may change or go while it plays.
 *
 * @param bots the folder of the bots
 */
public record KeptCopies(Path bots) {
  static final String NAME = ".agon-ladder";
  private static final int NAME_DIGITS = 16;

  /**
   * The copies of the bots in the folder with this name.
   *
   * @throws UserError if there is none
   */
  public static KeptCopies in(String name) {
    try {
      Path folder = Path.of(name).toRealPath();
      if (!Files.isDirectory(folder)) {
        throw new UserError("a file, not a folder of bots: " + name);
      }
      return new KeptCopies(folder);
    } catch (IOException e) {
      throw new UserError("no such folder: " + name, e);
    }
  }

  /** The hidden folder, which is made if it does not exist. */
  public Path folder() {
    try {
      return Files.createDirectories(bots.resolve(NAME));
    } catch (IOException e) {
      throw new UserError(
          "cannot keep copies of bots in %s: %s".formatted(bots, UserFiles.why(e)), e);
    }
  }

  /** The hash of a file's name and content. */
  static String hash(String file, byte[] content) {
    MessageDigest sha256 = Sha256.begin();
    sha256.update(file.getBytes(StandardCharsets.UTF_8));
    sha256.update((byte) 0);
    return HexFormat.of().formatHex(sha256.digest(content));
  }

  private Path copy(String file, String hash) {
    return bots.resolve(NAME).resolve(hash.substring(0, NAME_DIGITS)).resolve(file);
  }

  /** Keeps a file under its hash, unless it is kept. */
  void keep(String file, String hash, byte[] content) throws IOException {
    Path copy = copy(file, hash);
    if (Files.exists(copy)) {
      return;
    }
    Files.createDirectories(copy.resolveSibling("."));
    Path fresh = copy.resolveSibling(".new");
    Files.write(fresh, content);
    if (Files.isExecutable(bots.resolve(file))) {
      boolean _ = fresh.toFile().setExecutable(true);
    }
    Files.move(fresh, copy, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Whether a version can play: its copy is kept, or it has none. */
  boolean has(VersionState version) {
    return !(version.bot().source() instanceof BotSource.SourceFile(String file, _))
        || Files.isRegularFile(copy(file, version.version().content()));
  }

  /** The bot of a version as it plays. */
  public BotEntry playing(VersionState version) {
    BotEntry bot = version.bot();
    if (!(bot.source() instanceof BotSource.SourceFile(String file, BotSource.Launch launch))) {
      return bot;
    }
    if (file.contains("/")) {
      throw new UserError("not the name of a bot's file: " + file);
    }
    return playing(bot, file, version.version().content(), launch);
  }

  BotEntry playing(BotEntry bot, String file, String hash, BotSource.Launch launch) {
    String path = copy(file, hash).toString();
    return new BotEntry(bot.name(), bot.author(), new BotSource.SourceFile(path, launch), 1, "");
  }
}
