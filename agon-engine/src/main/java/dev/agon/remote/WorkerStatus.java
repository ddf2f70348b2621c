package dev.agon.remote;

import java.util.List;
import java.util.Optional;

/**
 * What a worker is and has.
 *
 * @param name its host and a number
 * @param cores how many matches it plays at once
 * @param system its Java, processor and C library
 * @param box the layers that its boxes enforce
 * @param tools the programs that the bots need, with their versions
 * @param problem why it takes no part in the event
 */
public record WorkerStatus(
    String name,
    int cores,
    String system,
    String box,
    List<String> tools,
    Optional<String> problem) {
  public WorkerStatus {
    tools = List.copyOf(tools);
  }
}
