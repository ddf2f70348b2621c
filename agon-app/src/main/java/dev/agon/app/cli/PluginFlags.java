package dev.agon.app.cli;

import static java.util.stream.Collectors.joining;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.game.DisplayText;
import dev.agon.registry.GameRegistry;
import dev.agon.registry.Plugin;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where commands find games that are not part of Agon: in jars that a flag names, in {@code
 * plugins} beside the database, and in the user's own folder.
 */
public final class PluginFlags {
  private static final String PLUGIN = "plugin";

  private PluginFlags() {}

  public static Flags addTo(Flags flags) {
    return flags.value(
        PLUGIN,
        "FILE",
        "a jar with more games (may be repeated); it is code that runs with all your rights");
  }

  /** The flags with which another command finds the same plug-ins, after a blank each. */
  public static String flag(Arguments given) {
    return given.values(PLUGIN).stream().map(jar -> " --plugin " + jar).collect(joining());
  }

  /** Lets a command find plug-ins when it first looks for a game. */
  static void search(Arguments given, Streams streams) {
    GameRegistry.searchBeforeUse(new Search(given, streams));
  }

  /** The folder of the plug-ins that a user has in every folder. */
  static Path ofUser(Map<String, String> environment) {
    String data = environment.getOrDefault("XDG_DATA_HOME", "");
    Path folder =
        data.isBlank()
            ? Path.of(environment.getOrDefault("HOME", "."), ".local", "share")
            : Path.of(data);
    return folder.resolve("agon").resolve("plugins");
  }

  /** A search for plug-ins; a jar that cannot be loaded is named in one line and left out. */
  private record Search(Arguments given, Streams streams) implements Runnable {
    private static final Path PROCESS = Path.of("/proc/self");

    @Override
    public void run() {
      for (String file : given.values(PLUGIN)) {
        load(Path.of(file));
      }
      Optional<Path> besideDatabase = EventDatabase.pluginFolder(given);
      if (besideDatabase.isPresent()) {
        loadAll(besideDatabase.get());
      }
      loadAll(ofUser(System.getenv()));
    }

    private void loadAll(Path folder) {
      if (!Files.isDirectory(folder)) {
        return;
      }
      if (isOfAnother(folder)) {
        tell("no plug-in of " + folder + " is loaded: the folder belongs to another user");
        return;
      }
      try (Stream<Path> files = Files.list(folder)) {
        files.filter(file -> file.toString().endsWith(".jar")).sorted().forEach(this::load);
      } catch (IOException e) {
        tell("cannot read " + folder + ": " + UserFiles.why(e));
      }
    }

    /** Whether somebody else may have put code for this user there. */
    private static boolean isOfAnother(Path folder) {
      try {
        Object owner = Files.getAttribute(folder, "unix:uid");
        return !owner.equals(0) && !owner.equals(Files.getAttribute(PROCESS, "unix:uid"));
      } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
        // Systems without owners that are numbers.
        return false;
      }
    }

    private void load(Path jar) {
      try {
        GameRegistry.add(Plugin.load(jar));
      } catch (UserError e) {
        tell(String.valueOf(e.getMessage()));
      }
    }

    private void tell(String words) {
      streams.err().println("agon: " + DisplayText.visible(words));
    }
  }
}
