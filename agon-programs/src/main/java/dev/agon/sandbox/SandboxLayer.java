package dev.agon.sandbox;

/** A part of the protection that a box gives; each can be missing on its own. */
public enum SandboxLayer {
  BOX("box", "a box can be made"),
  FILES("files", "files are read-only, except a scratch folder of limited size"),
  PROCESSES("processes", "no process outside the box can be seen or signalled"),
  NETWORK("network", "no network, not even the loopback of this machine"),
  PRIVILEGES("privileges", "no capabilities, no new privileges, no nested namespaces"),
  SYSTEM_CALLS("system-calls", "dangerous system calls are refused"),
  USER("user", "the box's user is not root"),
  LIMITS("limits", "processes, memory of a process, open files and file sizes are limited"),
  MEMORY("memory", "the arena adds up the memory of a box, and ends it above its limit"),
  CGROUP("cgroup", "the kernel limits the memory and processes of a box as a whole");

  private final String id;
  private final String describe;

  SandboxLayer(String id, String describe) {
    this.id = id;
    this.describe = describe;
  }

  /** The name in files and reports. */
  public String id() {
    return id;
  }

  /** What it protects from, as a phrase. */
  public String describe() {
    return describe;
  }
}
