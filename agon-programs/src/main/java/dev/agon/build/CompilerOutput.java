package dev.agon.build;

import dev.agon.game.Parsed;
import dev.agon.process.Child;
import dev.agon.process.Heard;
import dev.agon.sandbox.BoxLimits;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;

/**
 * Takes the files that a compiler made out of its box. Whatever runs in the box can write there
 * instead of the compiler, so nothing that it says is believed, and it is to blame for all of it.
 */
final class CompilerOutput {
  static final Duration PATIENCE = Duration.ofSeconds(60);

  static final long MAX_BYTES = 128 * BoxLimits.MIB;

  /** What {@link #receive} returns if the compiler has ended without the files. */
  static final String FAILED = "the compiler failed";

  /** Files, and the folders on their way, each time that they are named. */
  private static final int MAX_NAMES = 20_000;

  private static final int MAX_BYTES_OF_NAME = 255;
  private static final String DONE = "done";

  private final Child child;
  private final Path into;
  private long bytes;
  private long names;

  CompilerOutput(Child child, Path into) {
    this.child = child;
    this.into = into;
  }

  /** Takes the files; returns what went wrong, or an empty text. */
  String receive() throws IOException {
    while (true) {
      switch (child.hearLineOfSeveral()) {
        case Heard.Said(String line) when line.equals(DONE) -> {
          return "";
        }
        case Heard.Said(String line) -> {
          Optional<String> problem = receive(line);
          if (problem.isPresent()) {
            return problem.get();
          }
        }
        case Heard.Late() -> {
          return "the compiler took more than " + PATIENCE.toSeconds() + " seconds";
        }
        default -> {
          return FAILED;
        }
      }
    }
  }

  private Optional<String> receive(String line) throws IOException {
    Optional<Path> named = file(line.substring(line.indexOf(' ') + 1));
    if (named.isEmpty()) {
      return Optional.of("the compiler wrote a file with the name " + Parsed.quoted(line));
    }
    Path file = named.get();
    names += into.relativize(file).getNameCount();
    if (names > MAX_NAMES) {
      return Optional.of("the compiler wrote more than %,d files and folders".formatted(MAX_NAMES));
    }
    Files.createDirectories(file.getParent());
    try (OutputStream content = Files.newOutputStream(file)) {
      while (bytes <= MAX_BYTES
          && child.hearLineOfSeveral() instanceof Heard.Said(String text)
          && !text.isEmpty()) {
        byte[] part = Base64.getDecoder().decode(text);
        bytes += part.length;
        content.write(part);
      }
    } catch (IllegalArgumentException e) {
      return Optional.of(FAILED);
    }
    if (line.startsWith("run ") && !file.toFile().setExecutable(true)) {
      throw new IOException("cannot make " + file + " executable");
    }
    return bytes > MAX_BYTES
        ? Optional.of("the compiler wrote more than " + MAX_BYTES / BoxLimits.MIB + " MB")
        : Optional.empty();
  }

  /** The file of this name; empty unless it can be a new one in the folder. */
  private Optional<Path> file(String name) {
    Path file;
    try {
      file = into.resolve(name).normalize();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
    if (!file.startsWith(into) || file.equals(into) || Files.exists(file)) {
      return Optional.empty();
    }
    Path at = into;
    for (Path part : into.relativize(file)) {
      at = at.resolve(part);
      if (Files.isRegularFile(at)
          || part.toString().getBytes(StandardCharsets.UTF_8).length > MAX_BYTES_OF_NAME) {
        return Optional.empty();
      }
    }
    return Optional.of(file);
  }
}
