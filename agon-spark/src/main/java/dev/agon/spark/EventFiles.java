package dev.agon.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.HashMap;
import org.apache.spark.broadcast.Broadcast;

/**
 * An event's setup, the copies of its bots and its plug-in, which each executor fetches once.
 *
 * @param id different for each event of a driver
 * @param trees by their hashes
 */
record EventFiles(String id, Broadcast<byte[]> setupFile, HashMap<String, Broadcast<byte[]>> trees)
    implements Serializable {
  byte[] setup() {
    return setupFile.value();
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
    setupFile.destroy(true);
    trees.values().forEach(tree -> tree.destroy(true));
  }
}
