package dev.agon.testkit;

import dev.agon.game.ForfeitReason;
import dev.agon.process.host.ProgramCommand;
import dev.agon.source.Protocol;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Bots that play a move of Coin Fight and then misbehave, each in its own way. */
public enum MisbehavingBot {
  CRASHES(ForfeitReason.DISCONNECTED),
  DIES(ForfeitReason.DISCONNECTED),
  HANGS(ForfeitReason.TIME),
  IGNORES_SIGNALS(ForfeitReason.TIME),
  TALKS_GARBAGE(ForfeitReason.UNREADABLE),
  FLOODS(ForfeitReason.UNREADABLE),
  CLOSES_STDOUT(ForfeitReason.DISCONNECTED),
  PLAYS_ILLEGALLY(ForfeitReason.ILLEGAL_MOVE),
  SAYS_NOTHING(ForfeitReason.DISCONNECTED),
  /** No fault: it fills standard error but continues to play. */
  FLOODS_STDERR,
  /** No fault: it leaves child processes behind but continues to play. */
  FORKS;

  private final Optional<ForfeitReason> reason;

  MisbehavingBot(ForfeitReason reason) {
    this.reason = Optional.of(reason);
  }

  MisbehavingBot() {
    this.reason = Optional.empty();
  }

  /** The reason for which it forfeits; empty if it does not. */
  public Optional<ForfeitReason> reason() {
    return reason;
  }

  /** Its name in the script and in standings. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Its command; the script is copied into the folder, so that its processes can be found. */
  public ProgramCommand command(Path folder, Protocol protocol) {
    return command(folder, id(), protocol);
  }

  /** One that is never ready; there is nothing to be ready for in the turn protocol. */
  public static ProgramCommand stalling(Path folder) {
    return command(folder, "stalls", Protocol.SESSION);
  }

  private static ProgramCommand command(Path folder, String mode, Protocol protocol) {
    return ProgramCommand.of(
        List.of("python3", script(folder).toString(), mode, protocol.id(), mark(folder)));
  }

  private static Path script(Path folder) {
    Path script = folder.resolve("misbehaving.py");
    try (InputStream source = MisbehavingBot.class.getResourceAsStream("misbehaving.py")) {
      Files.copy(Objects.requireNonNull(source), script, StandardCopyOption.REPLACE_EXISTING);
      return script;
    } catch (IOException e) {
      throw new IllegalStateException("cannot copy the misbehaving bots", e);
    }
  }

  /** An argument by which the processes of a folder are found in a box, which has other paths. */
  private static String mark(Path folder) {
    return "of-" + folder.getFileName();
  }

  /** Process ids of everything that still runs a script of this folder. */
  public static List<Long> leftBehind(Path folder) {
    return ProcessHandle.allProcesses()
        .map(ProcessHandle::pid)
        .filter(pid -> isOf(folder, commandLine(pid)))
        .toList();
  }

  private static boolean isOf(Path folder, String commandLine) {
    return commandLine.contains(folder.toString()) || commandLine.contains(mark(folder));
  }

  private static String commandLine(long pid) {
    try {
      return Files.readString(Path.of("/proc/" + pid + "/cmdline")).replace('\0', ' ');
    } catch (IOException e) {
      return "";
    }
  }
}
