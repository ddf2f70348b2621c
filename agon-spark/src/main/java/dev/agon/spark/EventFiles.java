package dev.agon.spark;

import java.io.IOException;
import java.io.Serial;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import org.apache.spark.broadcast.Broadcast;

/** An event's setup, the copies of its bots and its plug-in, which each executor fetches once. */
final class EventFiles implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  private final String id;
  private final Broadcast<byte[]> setup;
  private final HashMap<String, Broadcast<byte[]>> trees;

  /**
   * The files of an event.
   *
   * @param id different for each event of a driver
   * @param trees by their hashes
   */
  EventFiles(String id, Broadcast<byte[]> setup, Map<String, Broadcast<byte[]>> trees) {
    this.id = id;
    this.setup = setup;
    this.trees = new HashMap<>(trees);
  }

  String id() {
    return id;
  }

  byte[] setup() {
    return setup.value();
  }

  byte[] tree(String hash) throws IOException {
    Broadcast<byte[]> tree = trees.get(hash);
    if (tree == null) {
      throw new IOException("the files with hash " + hash + " were not sent");
    }
    return tree.value();
  }

  /** Removes everything from the executors, and returns when they have done so. */
  void destroy() {
    setup.destroy(true);
    trees.values().forEach(tree -> tree.destroy(true));
  }
}
