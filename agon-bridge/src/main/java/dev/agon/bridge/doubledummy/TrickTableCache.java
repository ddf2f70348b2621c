package dev.agon.bridge.doubledummy;

import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.deal.TrickTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tables that were solved before: a text file with a line for each deal.
 *
 * <p>Several processes may add lines at the same time. A file that cannot be read or written is no
 * error, and a line that is damaged is ignored: the deal is solved again.
 */
final class TrickTableCache {
  private static final Pattern LINE = Pattern.compile("(N:[AKQJT2-9. ]{67,80});([0-9a-d]{20})");

  private final Path file;
  private final Map<String, TrickTable> tables = new HashMap<>();
  private boolean isRead;

  TrickTableCache(Path file) {
    this.file = file;
  }

  synchronized Optional<TrickTable> find(Deal deal) {
    if (!isRead) {
      isRead = true;
      read();
    }
    return Optional.ofNullable(tables.get(deal.text()));
  }

  private void read() {
    try {
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      for (String line : text.split("\n", -1)) {
        Matcher parts = LINE.matcher(line);
        if (parts.matches()) {
          tables.put(parts.group(1), new TrickTable(parts.group(2)));
        }
      }
    } catch (IOException e) {
      // There is no cache yet, or none can be had; deals are solved without it.
    }
  }

  synchronized void add(Deal deal, TrickTable table) {
    tables.put(deal.text(), table);
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(
          file,
          deal.text() + ";" + table.digits() + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      // The table is still known in this process.
    }
  }
}
