package dev.agon.bridge.doubledummy;

import dev.agon.bridge.deal.Deal;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.TrickTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds double-dummy tables: in the cache, or by the library.
 *
 * <p>The library is loaded, in a process of its own, when the first deal is solved, so that nobody
 * pays for it who does not ask. A deal takes about a tenth of a second on all cores; a server
 * solves deals in the background.
 */
public final class DoubleDummy {
  private final TrickTableCache cache;
  private final String libraryName;
  private Optional<DdsProcess> solver = Optional.empty();
  private boolean isLookedUp;

  private DoubleDummy(TrickTableCache cache, String libraryName) {
    this.cache = cache;
    this.libraryName = libraryName;
  }

  /** Solves with this file as the cache; it need not exist. */
  public static DoubleDummy with(Path cacheFile) {
    return new DoubleDummy(new TrickTableCache(cacheFile), DdsLibrary.NAME);
  }

  /** Solves with the cache of the user who runs this process. */
  public static DoubleDummy withUsersCache() {
    String named = System.getenv().getOrDefault("XDG_CACHE_HOME", "");
    Path caches =
        named.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(named);
    return with(caches.resolve("agon").resolve("double-dummy.txt"));
  }

  /** Solves with a library of another name, for tests. */
  static DoubleDummy with(Path cacheFile, String libraryName) {
    return new DoubleDummy(new TrickTableCache(cacheFile), libraryName);
  }

  /** What to install, in one line; empty if the library is there. */
  public Optional<String> missing() {
    return solver().isPresent()
        ? Optional.empty()
        : Optional.of(
            "double dummy is off: the library DDS is not installed (on Debian and Ubuntu:"
                + " apt install libdds0)");
  }

  /** The table of a deal; empty if it is not in the cache and the library is missing. */
  public Optional<TrickTable> solve(Deal deal) {
    Optional<TrickTable> known = cache.find(deal);
    if (known.isPresent()) {
      return known;
    }
    Optional<TrickTable> solved = solver().map(dds -> dds.solve(deal));
    solved.ifPresent(table -> cache.add(deal, table));
    return solved;
  }

  /**
   * The same deals with tables and par wherever they can be had; tables of the file are kept.
   *
   * <p>If the library is needed and missing, a finding says what to install.
   */
  public Deals complete(Deals deals) {
    List<Deal> completed = new ArrayList<>();
    boolean isMissing = false;
    for (Deal deal : deals.deals()) {
      Optional<TrickTable> table = deal.tricks().or(() -> solve(deal));
      isMissing |= table.isEmpty();
      completed.add(deal.tricks().isPresent() ? deal : table.map(deal::with).orElse(deal));
    }
    List<String> findings = new ArrayList<>(deals.findings());
    if (isMissing) {
      missing().ifPresent(findings::add);
    }
    return new Deals(deals.title(), deals.date(), completed, findings);
  }

  private synchronized Optional<DdsProcess> solver() {
    if (!isLookedUp) {
      solver = DdsProcess.start(libraryName);
      isLookedUp = true;
    }
    return solver;
  }
}
