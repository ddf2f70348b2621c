package dev.agon.entrant;

import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** A hash of the files that a bot is made of. */
public final class BotContent {
  private BotContent() {}

  /**
   * The hash of a source file, or of a command with every file that its words name; empty for a bot
   * that has no file.
   *
   * @param folder paths are relative to it
   */
  public static String hash(BotSource source, Path folder) {
    return switch (source) {
      case BotSource.SourceFile(String path, _) -> hash(List.of(path), folder);
      case BotSource.Program(List<String> words, _) -> hash(words, folder);
      case BotSource.BuiltIn _, BotSource.FixedMove _, BotSource.Person _ -> "";
    };
  }

  private static String hash(List<String> words, Path folder) {
    MessageDigest sha256 = sha256();
    for (String word : words) {
      sha256.update((word + "\n").getBytes(StandardCharsets.UTF_8));
      sha256.update(content(word, folder));
    }
    return HexFormat.of().formatHex(sha256.digest());
  }

  private static byte[] content(String word, Path folder) {
    try {
      Path file = folder.resolve(word);
      return Files.isRegularFile(file) ? sha256().digest(Files.readAllBytes(file)) : new byte[0];
    } catch (InvalidPathException e) {
      return new byte[0];
    } catch (IOException e) {
      throw new UserError("cannot read " + word + ": " + e.getMessage(), e);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
