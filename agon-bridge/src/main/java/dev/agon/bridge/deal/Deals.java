package dev.agon.bridge.deal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The hands of a session, by board number.
 *
 * @param title the event's name; empty if the file has none
 * @param date as in the file, for example {@code 2026.01.05}; empty if the file has none
 * @param deals sorted by board; every board once
 * @param findings what somebody should look at, one line each
 */
public record Deals(String title, String date, List<Deal> deals, List<String> findings) {
  public static final Deals NONE = new Deals("", "", List.of(), List.of());

  public Deals {
    // Comparators of the library are serializable, and slow a short command down.
    deals = deals.stream().sorted((one, two) -> Integer.compare(one.board(), two.board())).toList();
    findings = List.copyOf(findings);
    for (int i = 1; i < deals.size(); i++) {
      if (deals.get(i).board() == deals.get(i - 1).board()) {
        throw new IllegalArgumentException("board " + deals.get(i).board() + " twice");
      }
    }
  }

  /** The hands of a board; empty if they are not known. */
  public Optional<Deal> board(int number) {
    return deals.stream().filter(deal -> deal.board() == number).findFirst();
  }

  /** The boards that have results but no hands, one line for all; empty if there are none. */
  public Optional<String> missing(List<Integer> boardsWithResults) {
    List<String> missing = new ArrayList<>();
    for (int number : boardsWithResults.stream().distinct().sorted().toList()) {
      if (board(number).isEmpty()) {
        missing.add(String.valueOf(number));
      }
    }
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "no hands for board" + (missing.size() == 1 ? " " : "s ") + String.join(", ", missing));
  }
}
