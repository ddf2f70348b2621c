package dev.agon.app.sandbox;

import dev.agon.entrant.ProgramCommands;
import dev.agon.pack.BotPack;
import dev.agon.pack.ProgramView;
import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.ReadOnlyMount;
import dev.agon.source.BotSource;
import java.nio.file.Path;
import java.util.List;

/** Describes what a bot would see in its box. */
final class BotView {
  /** More files than this are counted only. */
  private static final int LISTED = 12;

  private final StringBuilder text = new StringBuilder();

  private BotView() {}

  static boolean isProgram(BotSource source) {
    return source.isExternal() && !(source instanceof BotSource.Person);
  }

  /** The description in whole lines; a bot that needs it is compiled. */
  static String text(BotSource source, String game) {
    ProgramCommands commands = new ProgramCommands(game, Path.of(""), true, List.of(source));
    BotView view = new BotView();
    view.describe(source, commands.view(source), commands.of(source));
    return view.text.toString();
  }

  private void describe(BotSource source, ProgramView view, ProgramCommand command) {
    text.append(source.describe()).append(" would see\n");
    files(view.pack());
    if (!view.pack().alone().isEmpty()) {
      line("", "only its file: " + view.pack().alone());
    }
    line("hash", view.stored().hash());
    line("runs", command + " in " + command.folder().map(Path::toString).orElse(""));
    for (ReadOnlyMount mount : command.box().orElseThrow().mounts()) {
      if (mount.source().equals(mount.target())) {
        line("shown", mount.source().toString());
      }
    }
    view.toolchain(command.words().getFirst(), command.box().orElseThrow().mounts())
        .skipped()
        .forEach(problem -> line("skipped", problem));
    line("shown", "/usr and the system's libraries, read-only; /tmp for scratch");
    command.environment().forEach((name, value) -> line("variable", name + "=" + value));
    BoxLimits limits = command.box().orElseThrow().limits();
    line(
        "limits",
        "%d MB of memory, %d processes and threads, %d MB of scratch"
            .formatted(
                limits.memory() / BoxLimits.MIB,
                limits.processes(),
                limits.scratch() / BoxLimits.MIB));
  }

  private void files(BotPack pack) {
    int shown = 0;
    for (String path : pack.tree().paths()) {
      if (shown++ < LISTED) {
        line(shown == 1 ? "files" : "", BotPack.FOLDER.resolve(path).toString());
      }
    }
    if (shown > LISTED) {
      line("", "and " + (shown - LISTED) + " more");
    }
    if (shown == 0) {
      line("files", "none of its own");
    }
  }

  private void line(String label, String words) {
    text.append(String.format("  %-9s %s%n", label, words));
  }
}
