package dev.agon.remote;

import dev.agon.execute.MatchSetup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * All that a worker needs to know of an event before it gets the first range, except the copies of
 * programs, which it fetches by their hashes.
 *
 * @param driver the machine on which the programs were built
 */
public record RemoteSetup(MatchSetup setup, ProgramShipment programs, WorkerMachine driver) {
  public static RemoteSetup of(MatchSetup setup, ProgramShipment programs) {
    return new RemoteSetup(setup, programs, WorkerMachine.here(setup.box(), programs.tools()));
  }

  public byte[] toBytes() {
    Path store = programs.trees().isEmpty() ? Path.of("/") : ProgramShipment.store().folder();
    return new RemoteSetupJson(store).write(this).toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The inverse of {@link #toBytes}; copies of programs have the paths of this machine. */
  static RemoteSetup of(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    // Without programs nothing is kept on a worker.
    Path store =
        text.contains(RemoteSetupJson.TREE_FIELD) ? ProgramShipment.store().folder() : Path.of("/");
    return new RemoteSetupJson(store).read(text);
  }
}
