package dev.agon.process.linux;

import dev.agon.process.host.BoxFailure;
import dev.agon.process.host.OutOfResources;
import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.AllowedCalls;
import dev.agon.sandbox.BoxSpec;
import dev.agon.sandbox.BoxTools;
import dev.agon.sandbox.BoxUsers;
import dev.agon.sandbox.Bubblewrap;
import dev.agon.sandbox.ControlGroups;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Starts boxes, all from one thread that lives as long as this process: the kernel ends a box when
 * the thread that started it ends.
 */
final class BoxStarter {
  /** Enters a control group, and becomes the next program. */
  private static final String ENTER = "echo $$ > \"$0\" && exec \"$@\"";

  /** The environment of the programs that make the box; the bot's own is set inside. */
  private static final String ENVIRONMENT = "LC_ALL=C";

  private final Bubblewrap bubblewrap;
  private final ControlGroups.Delegation groups = ControlGroups.ofThisProcess();
  private final BoxUsers users = BoxUsers.ofThisProcess();
  private final boolean isRoot = Posix.isRoot();

  /** The files that a box reads when it is made. */
  private final Map<AllowedCalls, List<String>> inputs = new ConcurrentHashMap<>();

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("agon-box-starter").factory());

  private BoxStarter(BoxTools tools) {
    this.bubblewrap = new Bubblewrap(tools);
  }

  private List<String> inputs(AllowedCalls calls) {
    return inputs.computeIfAbsent(
        calls, which -> bubblewrap.inputs(which).stream().map(BoxStarter::memoryFile).toList());
  }

  private static final class Installed {
    private static final BoxStarter INSTANCE = new BoxStarter(BoxTools.installed());

    private Installed() {}
  }

  /** The only starter, because its thread belongs to the whole process. */
  static BoxStarter get() {
    return Installed.INSTANCE;
  }

  /** A file in memory that can be opened by its path as long as this process lives. */
  private static String memoryFile(byte[] content) {
    int descriptor = Posix.memoryFile("agon-box");
    try (FileOutputStream file = new FileOutputStream("/proc/self/fd/" + descriptor)) {
      file.write(content);
    } catch (IOException e) {
      throw new IllegalStateException("a file in memory", e);
    }
    return "/proc/" + ProcessHandle.current().pid() + "/fd/" + descriptor;
  }

  ControlGroups.Delegation groups() {
    return groups;
  }

  /**
   * A box that was started.
   *
   * @param monitor the process that made it and waits for its end
   * @param changeUser the words before a command that is to run as the user of the box; empty if
   *     that is the arena's own
   */
  record Started(long monitor, Optional<ControlGroups.BoxGroup> group, List<String> changeUser) {}

  private Optional<ControlGroups.BoxGroup> group(BoxSpec box) {
    if (!(groups instanceof ControlGroups.Delegation.Delegated(ControlGroups delegated))) {
      return Optional.empty();
    }
    try {
      return Optional.of(delegated.group(box.limits()));
    } catch (IOException e) {
      throw new BoxFailure("cannot make a control group: " + e.getMessage());
    }
  }

  /** Starts a program with its standard streams and a file to which its box reports. */
  Started start(ProgramCommand command, BoxSpec box, String mark, List<Integer> files)
      throws IOException {
    if (bubblewrap.tools().bubblewrap().isEmpty()) {
      throw new BoxFailure("bubblewrap (bwrap) is not installed");
    }
    if (isRoot && bubblewrap.tools().setpriv().isEmpty()) {
      throw new BoxFailure("setpriv is not installed");
    }
    OptionalLong user = isRoot ? OptionalLong.of(users.next()) : OptionalLong.empty();
    // The program may open its standard streams by name, as /dev/stderr.
    user.ifPresent(id -> files.forEach(file -> Posix.changeOwner(file, id)));
    Optional<ControlGroups.BoxGroup> group = group(box);
    List<String> words = new ArrayList<>();
    group.ifPresent(
        entered -> words.addAll(List.of("/bin/sh", "-c", ENTER, entered.entrance().toString())));
    words.addAll(
        bubblewrap.command(
            command.words(),
            command.environment(),
            command.folder().orElse(BoxSpec.SCRATCH),
            box,
            user));
    Posix.Start start =
        new Posix.Start(
            words,
            List.of(ENVIRONMENT, Reaper.MARK + "=" + mark),
            Optional.empty(),
            files,
            inputs(box.limits().calls()));
    try {
      return new Started(
          thread.submit(() -> Posix.spawn(start)).get(),
          group,
          user.isPresent() ? bubblewrap.changeUser(user.getAsLong()) : List.of());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof OutOfResources out) {
        throw out;
      }
      throw new BoxFailure(
          e.getCause() instanceof IOException why
              ? String.valueOf(why.getMessage())
              : String.valueOf(e.getMessage()));
    }
  }
}
