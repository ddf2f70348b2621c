package dev.agon.process.linux;

import dev.agon.process.host.ProgramCommand;
import dev.agon.process.host.ProgramHost;
import dev.agon.process.host.RunningProgram;
import dev.agon.sandbox.ControlGroups;
import java.io.IOException;
import java.util.List;

/** Starts programs by system calls of Linux, which are linked when the first one starts. */
public final class LinuxHost implements ProgramHost {
  @Override
  public RunningProgram start(ProgramCommand command) throws IOException {
    return Reaper.get().start(command);
  }

  @Override
  public void holdIfEnding() {
    Reaper.get().holdIfEnding();
  }

  @Override
  public List<Integer> cores() {
    return Posix.CORES;
  }

  @Override
  public void runThisThreadOn(int core) {
    Posix.runOn(Posix.THIS_THREAD, core);
  }

  public static ControlGroups.Delegation controlGroups() {
    return BoxStarter.get().groups();
  }

  @Override
  public long memory() {
    return ProcFiles.memory();
  }

  @Override
  public long openFiles() {
    return ProcFiles.openFiles();
  }
}
