package dev.agon.bridge.deal;

import dev.agon.bridge.Direction;
import dev.agon.bridge.Vulnerability;
import dev.agon.bridge.deal.PbnTags.PbnGame;
import dev.agon.bridge.deal.PbnTags.PbnTag;
import dev.agon.bridge.deal.PbnTags.PbnText;
import dev.agon.game.Parsed;
import dev.agon.text.EncodedText;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads the hands of boards from a file in Portable Bridge Notation (PBN 2.1). */
public final class PbnFile {
  private static final int MAX_PROBLEMS = 50;
  private static final String BOARD = "[1-9][0-9]{0,5}";

  private final Map<Integer, Deal> deals = new TreeMap<>();
  private final Map<Integer, PbnTag> places = new TreeMap<>();
  private final Map<Integer, PbnTag> withoutHands = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();
  private final List<String> findings = new ArrayList<>();

  private PbnFile() {}

  /** Reads a file; a board without hands is a finding, and one with wrong hands an error. */
  public static Deals read(String file, byte[] bytes) {
    String decoded = EncodedText.decode(bytes);
    if (decoded.indexOf('\0') >= 0) {
      throw noHands(file);
    }
    PbnText text = PbnTags.read(file, decoded);
    PbnFile reader = new PbnFile();
    reader.problems.addAll(text.problems());
    text.games().forEach(reader::add);
    if (!reader.problems.isEmpty()) {
      throw UserError.inFile(file, reader.shownProblems());
    }
    if (reader.deals.isEmpty()) {
      throw noHands(file);
    }
    reader.withoutHands.keySet().removeAll(reader.deals.keySet());
    reader.withoutHands.forEach(
        (number, tag) ->
            reader.findings.add(
                tag.line() + ": board " + number + " has no hands; expected a tag [Deal] with it"));
    return new Deals(
        first(text, "Event"),
        first(text, "Date"),
        List.copyOf(reader.deals.values()),
        reader.findings);
  }

  private static UserError noHands(String file) {
    return new UserError(
        file + ": no hands; a PBN file has tags like [Board \"1\"] and [Deal \"N:AK3.85...\"]");
  }

  private static String first(PbnText text, String name) {
    return text.games().stream()
        .flatMap(game -> game.tag(name).stream())
        .findFirst()
        .map(tag -> tag.line().name(tag.value()))
        .orElse("");
  }

  private List<String> shownProblems() {
    if (problems.size() <= MAX_PROBLEMS) {
      return problems;
    }
    List<String> shown = new ArrayList<>(problems.subList(0, MAX_PROBLEMS));
    shown.add("and " + (problems.size() - MAX_PROBLEMS) + " more");
    return shown;
  }

  private void add(PbnGame game) {
    Optional<PbnTag> hands = game.tag("Deal");
    Optional<PbnTag> board = game.tag("Board");
    if (hands.isEmpty()) {
      board
          .filter(tag -> tag.value().strip().matches(BOARD))
          .ifPresent(tag -> withoutHands.putIfAbsent(Integer.valueOf(tag.value().strip()), tag));
      return;
    }
    if (board.isEmpty() || !board.get().value().strip().matches(BOARD)) {
      PbnTag place = board.orElse(hands.get());
      problem(
          place,
          board.isEmpty()
              ? "the hands have no board; expected a tag like [Board \"1\"] with them"
              : "the board must be a whole number from 1, not " + Parsed.quoted(place.value()));
      return;
    }
    int number = Integer.parseInt(board.get().value().strip());
    List<BridgeHand> read = new DealText(hands.get(), number, problems).hands();
    if (!read.isEmpty()) {
      add(game, board.get(), deal(game, number, read));
    }
  }

  private void problem(PbnTag tag, String words) {
    problems.add(tag.line() + ": " + words);
  }

  private void add(PbnGame game, PbnTag place, Deal deal) {
    int number = deal.board();
    Deal before = deals.putIfAbsent(number, deal);
    if (before == null) {
      places.put(number, place);
      check(game, deal);
    } else {
      long line = places.getOrDefault(number, place).line().number();
      boolean same = before.hands().equals(deal.hands());
      String words = "board " + number + " is there twice, first in line " + line;
      if (same) {
        findings.add(place.line() + ": " + words + "; the hands are the same");
      } else {
        problem(place, words + ", with other hands");
      }
    }
  }

  private Deal deal(PbnGame game, int number, List<BridgeHand> hands) {
    Direction dealer =
        game.tag("Dealer")
            .flatMap(tag -> wordOf(tag, number, Direction.read(tag.value()), "N, E, S or W"))
            .orElse(Deal.dealerOfBoard(number));
    Vulnerability vulnerability =
        game.tag("Vulnerable")
            .flatMap(tag -> wordOf(tag, number, vulnerability(tag.value()), "None, NS, EW or All"))
            .orElse(Vulnerability.ofBoard(number));
    Deal deal = new Deal(number, dealer, vulnerability, hands, Optional.empty(), Optional.empty());
    Optional<TrickTable> tricks = new TrickTableText(game, findings).read();
    return tricks
        .map(deal::with)
        .orElseGet(() -> new Deal(number, dealer, vulnerability, hands, tricks, parInFile(game)));
  }

  private <T> Optional<T> wordOf(PbnTag tag, int board, Optional<T> read, String words) {
    if (read.isEmpty()) {
      problem(
          tag, "board " + board + ": expected " + words + ", got " + Parsed.quoted(tag.value()));
    }
    return read;
  }

  private static Optional<Vulnerability> vulnerability(String text) {
    return switch (text.strip().toUpperCase(Locale.ROOT)) {
      case "NONE", "LOVE", "-", "O" -> Optional.of(Vulnerability.NONE);
      case "NS", "N-S", "N/S" -> Optional.of(Vulnerability.NS);
      case "EW", "E-W", "E/W" -> Optional.of(Vulnerability.EW);
      case "ALL", "BOTH", "B" -> Optional.of(Vulnerability.BOTH);
      default -> Optional.empty();
    };
  }

  /** The par of the file; its score may be from either side's point of view. */
  private Optional<Par> parInFile(PbnGame game) {
    Optional<PbnTag> score = game.tag("OptimumScore");
    if (score.isEmpty()) {
      return Optional.empty();
    }
    String text = score.get().value().strip();
    if (!text.matches("(NS|EW) *[+-]?[0-9]{1,4}")) {
      findings.add(
          "%s: expected a par score like NS 140, got %s; it is left out"
              .formatted(score.get().line(), Parsed.quoted(text)));
      return Optional.empty();
    }
    int points = Integer.parseInt(text.substring(2).strip());
    List<ParContract> contracts = new ArrayList<>();
    for (String contract :
        game.tag("ParContract").map(PbnTag::value).orElse("").split("[;,]", -1)) {
      if (ParContract.read(contract) instanceof Parsed.Value<ParContract>(ParContract value)) {
        contracts.add(value);
      }
    }
    return Optional.of(new Par(text.startsWith("NS") ? points : -points, contracts));
  }

  /** Lists what differs from the board's number or from the board's own table. */
  private void check(PbnGame game, Deal deal) {
    int number = deal.board();
    Direction dealer = Deal.dealerOfBoard(number);
    if (deal.dealer() != dealer) {
      findings.add(
          "%s: the dealer of board %d is %s, not %s"
              .formatted(line(game, "Dealer"), number, dealer.id(), deal.dealer().id()));
    }
    Vulnerability vulnerable = Vulnerability.ofBoard(number);
    if (deal.vulnerability() != vulnerable) {
      String differs = vulnerable.describe() + ", not " + deal.vulnerability().describe();
      findings.add("%s: board %d has %s".formatted(line(game, "Vulnerable"), number, differs));
    }
    if (deal.tricks().isPresent()) {
      int computed = deal.par().orElseThrow().score();
      parInFile(game)
          .filter(par -> par.score() != computed)
          .ifPresent(
              par ->
                  findings.add(
                      "%s: board %d has par %d for NS in the file, and %d by its double-dummy table"
                          .formatted(line(game, "Board"), number, par.score(), computed)));
    }
  }

  /** Where a tag of a game is; a board whose dealer or vulnerability differs has such a tag. */
  private static FileLine line(PbnGame game, String name) {
    return game.tag(name).orElseThrow().line();
  }
}
