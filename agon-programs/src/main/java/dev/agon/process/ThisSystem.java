package dev.agon.process;

import dev.agon.process.host.ProgramHost;
import dev.agon.process.linux.LinuxHost;
import dev.agon.process.portable.PortableHost;

/** Chooses how programs are started here. Code for Linux is loaded on Linux only. */
final class ThisSystem {
  /** With the value {@code java}, programs are started on Linux as on other systems; for tests. */
  private static final String SWITCH = "agon.programs";

  private ThisSystem() {}

  private static final class Chosen {
    private static final ProgramHost HOST = isLinux() ? new LinuxHost() : new PortableHost();

    private Chosen() {}
  }

  /** Whether the system calls of Linux are used, without which there is no box. */
  public static boolean isLinux() {
    return System.getProperty("os.name", "").equals("Linux")
        && !System.getProperty(SWITCH, "").equals("java");
  }

  static ProgramHost host() {
    return Chosen.HOST;
  }
}
