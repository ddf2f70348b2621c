package dev.agon.pack;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The packed files of a bot, and where they are inside the box. Paths relative to the event's base
 * folder are the same inside and outside; absolute ones are translated.
 *
 * @param tree the files, by their paths below the root
 * @param root the folder outside that is {@link #FOLDER} inside
 * @param base the folder outside in which programs run
 * @param alone why its folder is not packed; empty if it is, or if the bot has no file
 */
public record BotPack(FileTree tree, Path root, Path base, String alone) {
  /** Where a box shows the packed files. */
  public static final Path FOLDER = Path.of("/bot");

  private static final Pattern ABSOLUTE = Pattern.compile("(?<![^=:,])/[^=:,]+");

  /** The folder inside the box in which the program runs. */
  public Path workingFolder() {
    return inside(base);
  }

  private Path inside(Path outside) {
    return FOLDER.resolve(root.relativize(outside).toString()).normalize();
  }

  /** The words of a command as they are inside the box. */
  public List<String> words(List<String> outside) {
    return outside.stream().map(this::word).toList();
  }

  private String word(String word) {
    return ABSOLUTE
        .matcher(word)
        .replaceAll(found -> Matcher.quoteReplacement(translated(found.group())));
  }

  private String translated(String text) {
    try {
      Path path = Path.of(text).normalize();
      boolean isPacked = path.startsWith(root) && tree.has(root.relativize(path).toString());
      return isPacked ? inside(path).toString() : text;
    } catch (InvalidPathException e) {
      return text;
    }
  }
}
