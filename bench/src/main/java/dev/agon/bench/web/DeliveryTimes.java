package dev.agon.bench.web;

import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * When each match of an event was over, in a file that two processes share. The clock is the
 * system's monotonic one, which is the same for all of them.
 */
final class DeliveryTimes {
  private static final int MAX_MATCHES = 100_000_000;

  private final LongBuffer times;

  private DeliveryTimes(LongBuffer times) {
    this.times = times;
  }

  static DeliveryTimes in(Path file) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      return new DeliveryTimes(
          channel.map(MapMode.READ_WRITE, 0, (long) MAX_MATCHES * Long.BYTES).asLongBuffer());
    }
  }

  void over(long match) {
    times.put((int) match, System.nanoTime());
  }

  long of(long match) {
    return times.get((int) match);
  }
}
