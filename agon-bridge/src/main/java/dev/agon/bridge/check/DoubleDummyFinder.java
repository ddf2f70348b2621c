package dev.agon.bridge.check;

import dev.agon.bridge.Direction;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.TrickTable;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.PlayedContract.Declared;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds results whose tricks are far from what the hands give double dummy.
 *
 * <p>In a real evening of 295 contracts the distance was at most 2 tricks in 292, and never more
 * than 3; with the hands of other boards it was 4 or more in a third to a half of them.
 */
final class DoubleDummyFinder {
  /** The distance in tricks that makes a result doubtful. */
  private static final int MIN_DISTANCE = 4;

  /** From so many doubtful results on, the hands may be those of another session. */
  private static final int MIN_FOREIGN_RESULTS = 10;

  /** They are, if more than one result in so many is doubtful. */
  private static final int FOREIGN_SHARE = 5;

  private final Session session;
  private final Deals deals;
  private final Map<Integer, TrickTable> tables = new HashMap<>();
  private final Optional<String> aboutTheHands;

  DoubleDummyFinder(Session session, Deals deals) {
    this.session = session;
    this.deals = deals;
    deals
        .deals()
        .forEach(deal -> deal.tricks().ifPresent(table -> tables.put(deal.board(), table)));
    Optional<String> foreign = foreign();
    if (foreign.isPresent()) {
      tables.clear();
    }
    this.aboutTheHands = foreign.or(this::boardsThatDiffer);
  }

  /** What is wrong with the hands as a whole, in one line. */
  Optional<String> aboutTheHands() {
    return aboutTheHands;
  }

  /** The reason why a result is doubtful; none without a double-dummy table of the board. */
  Optional<String> check(Board board, TravellerLine result) {
    return Optional.ofNullable(tables.get(board.number()))
        .flatMap(
            table ->
                declared(result)
                    .filter(play -> isFar(play, table))
                    .map(play -> describe(play, table)));
  }

  /** The contract that was played with the board's own hands. */
  private static Optional<Declared> declared(TravellerLine result) {
    return result.group().isEmpty() ? result.declared() : Optional.empty();
  }

  private static int difference(Declared play, TrickTable table) {
    return play.tricks() - table.tricks(play.declarer(), play.contract().strain());
  }

  private static boolean isFar(Declared play, TrickTable table) {
    return Math.abs(difference(play, table)) >= MIN_DISTANCE;
  }

  private static String describe(Declared play, TrickTable table) {
    int difference = difference(play, table);
    return "%s, %d tricks %s than double dummy%s"
        .formatted(
            play,
            Math.abs(difference),
            difference > 0 ? "more" : "fewer",
            likelyDeclarers(play, table));
  }

  /** The players of the other side from whom the tricks would be usual. */
  private static String likelyDeclarers(Declared play, TrickTable table) {
    String players =
        Arrays.stream(Direction.values())
            .filter(player -> player.partnership() != play.declarer().partnership())
            .filter(
                player ->
                    Math.abs(
                            difference(new Declared(play.contract(), player, play.tricks()), table))
                        <= 1)
            .map(Direction::id)
            .collect(Collectors.joining(" or "));
    return players.isEmpty() ? "" : "; was the declarer " + players + "?";
  }

  private Optional<String> foreign() {
    int compared = 0;
    int far = 0;
    for (Board board : session.boards()) {
      TrickTable table = tables.get(board.number());
      if (table == null) {
        continue;
      }
      for (TravellerLine result : board.results()) {
        Optional<Declared> play = declared(result);
        if (play.isPresent()) {
          compared++;
          far += isFar(play.get(), table) ? 1 : 0;
        }
      }
    }
    return far >= MIN_FOREIGN_RESULTS && FOREIGN_SHARE * far > compared
        ? Optional.of(
            "%d of %d results are %d tricks or more from double dummy; are the hands those of another session?"
                .formatted(far, compared, MIN_DISTANCE))
        : Optional.empty();
  }

  private Optional<String> boardsThatDiffer() {
    List<Integer> played =
        session.boards().stream().map(Board::number).distinct().sorted().toList();
    if (deals.deals().isEmpty() || played.isEmpty()) {
      return Optional.empty();
    }
    return played.stream().anyMatch(board -> deals.board(board).isPresent())
        ? deals.missing(played)
        : Optional.of(
            "the hands are of boards %d to %d and the results of boards %d to %d; are the hands those of another session?"
                .formatted(
                    deals.deals().getFirst().board(),
                    deals.deals().getLast().board(),
                    played.getFirst(),
                    played.getLast()));
  }
}
