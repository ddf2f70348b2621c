package dev.agon.app.author;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the author of a bot may not know about its box: what works outside and not inside.
 *
 * @param alone why only the bot's file is packed; empty if its folder is
 */
record BoxHints(Optional<Path> bot, String alone) {
  /** How interpreters complain that a module is missing. */
  private static final List<Pattern> MISSING =
      List.of(
          Pattern.compile("No module named '([\\w.]+)'"),
          Pattern.compile("Cannot find (?:module|package) '([^'\\x00]+)'"),
          Pattern.compile("cannot load such file -- ([^\\s\\x00]+)"));

  private static final Pattern MISSING_FILE =
      Pattern.compile("(?i)no such file or directory[^\\n]*'([^'\\n\\x00]+)'");

  /** A hint for a bot that wrote this to standard error before it failed. */
  Optional<String> of(String stderr) {
    for (Pattern pattern : MISSING) {
      Matcher matcher = pattern.matcher(stderr);
      if (matcher.find()) {
        return missing(matcher.group(1), stderr);
      }
    }
    Matcher file = MISSING_FILE.matcher(stderr);
    if (file.find() && isOutside(file.group(1))) {
      return Optional.of(
          "%s is there, but not in the bot's box; show it with --reads %s (in an event file: reads)"
              .formatted(file.group(1), file.group(1)));
    }
    if (stderr.contains("Read-only file system")) {
      return Optional.of("in its box a bot can write only into the folder that TMPDIR names");
    }
    return stderr.contains("Network is unreachable")
            || stderr.contains("Address family not supported by protocol")
            || stderr.contains("Temporary failure in name resolution")
            || stderr.contains("getaddrinfo EAI_AGAIN")
        ? Optional.of("a bot's box has no network")
        : Optional.empty();
  }

  private Optional<String> missing(String module, String stderr) {
    String name = module.replaceFirst("^\\./", "");
    Optional<Path> beside =
        bot.map(file -> file.toAbsolutePath().getParent())
            .flatMap(
                folder ->
                    List.of(name.replace('.', '/') + ".py", name, name + ".js", name + ".rb")
                        .stream()
                        .map(folder::resolve)
                        .filter(Files::exists)
                        .findFirst());
    if (beside.isPresent() && !alone.isEmpty()) {
      return Optional.of(
          "%s is beside the bot, but only the bot's own file is in its box (%s); show it with"
                  .formatted(beside.get().getFileName(), alone)
              + " --reads (in an event file: reads), or give the bot a folder of its own");
    }
    return stderr.contains("No module named") && isInstalledOutside(module)
        ? Optional.of(
            "the module %s is installed for you, but not where the box looks; make a virtual"
                    .formatted(module)
                + " environment and name its Python: 'cmd:env/bin/python mybot.py'")
        : Optional.empty();
  }

  private boolean isOutside(String name) {
    return Files.exists(Path.of(name));
  }

  /**
   * Whether Python finds a module without the box; the module itself is not run. Python would take
   * its own modules from the current folder, which may be the bot's.
   */
  private static boolean isInstalledOutside(String module) {
    try {
      String find =
          "import importlib.util, sys; sys.exit(importlib.util.find_spec(sys.argv[1]) is None)";
      Process python =
          new ProcessBuilder("python3", "-c", find, module.replaceFirst("\\..*", ""))
              .directory(Path.of("/").toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      python.getOutputStream().close();
      return python.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
