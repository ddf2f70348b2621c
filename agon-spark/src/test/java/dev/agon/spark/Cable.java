package dev.agon.spark;

import java.io.IOException;
import java.util.List;

/** A network of its own on this machine, behind a cable that can be cut. */
final class Cable implements AutoCloseable {
  private static final long PID = ProcessHandle.current().pid();
  private static final String NETWORK = "agon-" + PID;
  private static final String NEAR_END = "agon" + PID;
  private static final String SUBNET = "10.213." + PID % 256;

  private Cable() {}

  /** Whether this user may make networks. */
  static boolean isPossible() {
    boolean isMade = isDone("ip", "netns", "add", NETWORK);
    return isMade && isDone("ip", "netns", "delete", NETWORK);
  }

  static Cable plug() {
    ip("netns", "add", NETWORK);
    ip("link", "add", NEAR_END, "type", "veth", "peer", "name", "far", "netns", NETWORK);
    ip("address", "add", SUBNET + ".1/30", "dev", NEAR_END);
    ip("link", "set", NEAR_END, "up");
    ip("-n", NETWORK, "address", "add", SUBNET + ".2/30", "dev", "far");
    ip("-n", NETWORK, "link", "set", "far", "up");
    ip("-n", NETWORK, "link", "set", "lo", "up");
    return new Cable();
  }

  /** The address of this end. */
  String near() {
    return SUBNET + ".1";
  }

  /** The address of the other end. */
  String far() {
    return SUBNET + ".2";
  }

  /** Runs what follows at the other end. */
  List<String> farCommand() {
    return List.of("ip", "netns", "exec", NETWORK);
  }

  void cut() {
    ip("link", "set", NEAR_END, "down");
  }

  @Override
  public void close() {
    ip("link", "delete", NEAR_END);
    ip("netns", "delete", NETWORK);
  }

  private static void ip(String... arguments) {
    String[] command = new String[arguments.length + 1];
    command[0] = "ip";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    if (!isDone(command)) {
      throw new IllegalStateException(String.join(" ", command) + " failed");
    }
  }

  private static boolean isDone(String... command) {
    try {
      return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
