package dev.agon.bridge.bridgemate;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Direction;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Vulnerability;
import dev.agon.bridge.bridgemate.AccessTables.AccessRow;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.PlayedContract;
import dev.agon.bridge.session.ScheduledRound;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.bridge.session.TravellerLine.TableRound;
import dev.agon.duplicate.Fraction;
import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a session of the tables of a Bridgemate database. */
final class BridgemateSession {
  private static final Pattern PERCENTAGES =
      Pattern.compile("([0-9]{1,3}) *%? *[-/] *([0-9]{1,3}) *%");
  private static final int MAX_BOARD = 999_999;

  private final String file;
  private final AccessTables tables;
  private final Map<Integer, String> sections = new LinkedHashMap<>();
  private final boolean twoFields;
  private final List<Pair> pairs = new ArrayList<>();
  private final Map<List<Object>, Integer> pairIndexes = new LinkedHashMap<>();
  private final List<String> remarks = new ArrayList<>();

  BridgemateSession(String file, AccessTables tables) {
    this.file = file;
    this.tables = tables;
    boolean several = tables.rows("Section").size() > 1;
    for (AccessRow row : tables.rows("Section")) {
      sections.put(row.number("ID"), several ? row.text("Letter") : "");
    }
    // A pair cannot meet itself: then the sides number their pairs separately.
    this.twoFields =
        tables.rows("RoundData").stream()
            .anyMatch(row -> isPair(row) && row.number("NSPair") == row.number("EWPair"));
  }

  private static boolean isPair(AccessRow row) {
    return row.number("NSPair") > 0 && row.number("EWPair") > 0;
  }

  Session session() {
    List<ScheduledRound> schedule = schedule();
    List<Board> boards = boards();
    return new Session(
        heading(),
        EventKind.PAIRS,
        BoardScoring.MATCHPOINTS,
        winners(),
        namedPairs(),
        boards,
        Optional.empty(),
        schedule,
        remarks);
  }

  private SessionHeading heading() {
    return tables.rows("Session").stream()
        .findFirst()
        .map(
            row ->
                new SessionHeading(
                    new FileLine(file, 1).name(row.text("Name")),
                    "",
                    row.time("Date").equals(LocalDateTime.MIN)
                        ? ""
                        : row.time("Date").toLocalDate().toString()))
        .orElse(SessionHeading.NONE);
  }

  private Optional<Integer> winners() {
    boolean two =
        tables.rows("Section").stream().anyMatch(row -> row.number("Winners") == 2) || twoFields;
    boolean one = tables.rows("Section").stream().allMatch(row -> row.number("Winners") == 1);
    return two ? Optional.of(2) : one ? Optional.of(1) : Optional.empty();
  }

  private String section(AccessRow row) {
    return sections.getOrDefault(row.number("Section"), "");
  }

  private int pair(String section, int number, Partnership side) {
    Optional<Partnership> direction = twoFields ? Optional.of(side) : Optional.empty();
    return pairIndexes.computeIfAbsent(
        List.of(section, number, direction),
        _ -> {
          pairs.add(new Pair(section, String.valueOf(number), "", direction));
          return pairs.size() - 1;
        });
  }

  private List<ScheduledRound> schedule() {
    List<ScheduledRound> schedule = new ArrayList<>();
    for (AccessRow row : tables.rows("RoundData")) {
      if (isPair(row)) {
        String section = section(row);
        schedule.add(
            new ScheduledRound(
                section,
                row.number("Table"),
                row.number("Round"),
                pair(section, row.number("NSPair"), Partnership.NS),
                pair(section, row.number("EWPair"), Partnership.EW),
                boards(row)));
      }
    }
    return schedule;
  }

  private static List<Integer> boards(AccessRow row) {
    List<Integer> boards = new ArrayList<>();
    for (String board : row.text("CustomBoards").split("[^0-9]+", -1)) {
      if (!board.isEmpty() && board.length() < 5) {
        boards.add(Integer.valueOf(board));
      }
    }
    if (boards.isEmpty()) {
      int low = row.number("LowBoard");
      for (int board = low;
          board > 0 && board <= row.number("HighBoard") && board < low + 100;
          board++) {
        boards.add(board);
      }
    }
    return boards;
  }

  private List<Board> boards() {
    Map<String, Map<Integer, List<TravellerLine>>> bySection = new LinkedHashMap<>();
    sections.values().forEach(section -> bySection.put(section, new TreeMap<>()));
    for (AccessRow row : counted()) {
      add(row, bySection);
    }
    List<Board> boards = new ArrayList<>();
    bySection.forEach(
        (section, numbers) ->
            numbers.forEach((number, lines) -> boards.add(new Board(section, number, lines))));
    return boards;
  }

  /** The rows that count: not erased, and of several for one table and board the latest. */
  private List<AccessRow> counted() {
    Map<List<Integer>, AccessRow> latest = new LinkedHashMap<>();
    List<AccessRow> rows =
        tables.rows("ReceivedData").stream()
            .filter(row -> !row.flag("Erased"))
            .sorted(
                Comparator.comparing((AccessRow row) -> row.time("DateLog"))
                    .thenComparing(row -> row.time("TimeLog"))
                    .thenComparingInt(row -> row.number("ID")))
            .toList();
    for (AccessRow row : rows) {
      AccessRow before =
          latest.put(
              List.of(
                  row.number("Section"),
                  row.number("Table"),
                  row.number("Round"),
                  row.number("Board")),
              row);
      if (before != null && !describe(before).equals(describe(row))) {
        remarks.add(
            "%s: entered twice, %s and then %s; the later one counts"
                .formatted(where(row), describe(before), describe(row)));
      }
    }
    return List.copyOf(latest.values());
  }

  private String where(AccessRow row) {
    String section = section(row);
    return (section.isEmpty() ? "" : "section " + section + ", ")
        + "board %d, table %d, round %d"
            .formatted(row.number("Board"), row.number("Table"), row.number("Round"));
  }

  private static String describe(AccessRow row) {
    String text =
        String.join(
                " ",
                row.text("Contract"),
                row.text("NS/EW"),
                row.text("Result"),
                row.text("Remarks"))
            .strip();
    return Parsed.quoted(text);
  }

  private void add(AccessRow row, Map<String, Map<Integer, List<TravellerLine>>> bySection) {
    int number = row.number("Board");
    if (number < 1 || number > MAX_BOARD || row.number("PairNS") < 1 || row.number("PairEW") < 1) {
      remarks.add(where(row) + ": no board or no pairs; it does not count");
      return;
    }
    String section = section(row);
    boolean turned = row.text("Remarks").toLowerCase(Locale.ROOT).contains("wrong direction");
    if (turned) {
      remarks.add(where(row) + ": wrong direction; the pairs are exchanged");
    }
    int ns = pair(section, row.number("PairNS"), Partnership.NS);
    int ew = pair(section, row.number("PairEW"), Partnership.EW);
    bySection
        .computeIfAbsent(section, _ -> new TreeMap<>())
        .computeIfAbsent(number, _ -> new ArrayList<>())
        .add(
            new TravellerLine(
                row.number("ID"),
                turned ? ew : ns,
                Optional.of(turned ? ns : ew),
                Optional.empty(),
                "",
                outcome(row, number),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new TableRound(row.number("Table"), row.number("Round")))));
  }

  private BoardOutcome outcome(AccessRow row, int board) {
    String remark = row.text("Remarks").toLowerCase(Locale.ROOT);
    if (remark.contains("not played") || remark.contains("no play")) {
      return new BoardOutcome.NotPlayed();
    }
    Matcher percentages = PERCENTAGES.matcher(remark);
    if (percentages.find()) {
      return new BoardOutcome.Assigned(award(percentages.group(1)), award(percentages.group(2)));
    }
    if (!remark.isEmpty() && !remark.contains("wrong direction")) {
      remarks.add(where(row) + ": remark " + Parsed.quoted(row.text("Remarks")));
    }
    String contract = row.text("Contract");
    if (contract.toUpperCase(Locale.ROOT).startsWith("PASS")) {
      return played(new PlayedContract.PassedOut(), board);
    }
    Optional<Direction> declarer = Direction.read(row.text("NS/EW"));
    if (Contract.read(contract) instanceof Parsed.Value<Contract>(Contract bid)
        && declarer.isPresent()) {
      Optional<Integer> tricks = bid.tricks(row.text("Result"));
      if (tricks.isPresent()) {
        checkDeclarer(row, declarer.get());
        return played(new PlayedContract.Declared(bid, declarer.get(), tricks.get()), board);
      }
    }
    remarks.add(where(row) + ": no result in " + describe(row) + "; it does not count");
    return new BoardOutcome.NotPlayed();
  }

  private static BoardOutcome played(PlayedContract play, int board) {
    return new BoardOutcome.PlayedBoard(
        Optional.of(play), play.score(Vulnerability.ofBoard(board)));
  }

  /** Averages are those of the laws; other percentages count as they are. */
  private static Award award(String percentage) {
    for (Award.Average average : Award.Average.values()) {
      if (percentage.equals(String.valueOf(average.percentage()))) {
        return average;
      }
    }
    return new Award.Percentage(Fraction.of(Math.min(100, Integer.parseInt(percentage))));
  }

  private void checkDeclarer(AccessRow row, Direction declarer) {
    int pair = row.number("Declarer");
    int ns = row.number("PairNS");
    int ew = row.number("PairEW");
    int own = declarer.partnership() == Partnership.NS ? ns : ew;
    if (pair > 0 && ns != ew && pair != own) {
      remarks.add(
          "%s: declarer is %s, but of pair %d, which does not sit there"
              .formatted(where(row), declarer.id(), pair));
    }
  }

  private List<Pair> namedPairs() {
    Map<String, String> known = new LinkedHashMap<>();
    for (AccessRow row : tables.rows("PlayerNames")) {
      known.put(row.text("strID"), row.text("Name"));
      known.put(row.text("ID"), row.text("Name"));
    }
    Map<List<Object>, Integer> seats = new LinkedHashMap<>();
    for (AccessRow row : tables.rows("RoundData")) {
      if (isPair(row)) {
        for (Partnership side : Partnership.values()) {
          seats.put(
              List.of(row.number("Section"), row.number("Table"), row.number("Round"), side),
              pair(section(row), row.number(side.id() + "Pair"), side));
        }
      }
    }
    Map<Integer, Map<Direction, String>> players = new TreeMap<>();
    for (AccessRow row : tables.rows("PlayerNumbers")) {
      Optional<Direction> seat = Direction.read(row.text("Direction"));
      String name =
          row.text("Name").isEmpty()
              ? known.getOrDefault(row.text("Number"), "")
              : row.text("Name");
      if (seat.isEmpty() || name.isEmpty()) {
        continue;
      }
      int round = Math.max(1, row.number("Round"));
      Integer pair =
          seats.get(
              List.of(row.number("Section"), row.number("Table"), round, seat.get().partnership()));
      if (pair != null) {
        players.computeIfAbsent(pair, _ -> new TreeMap<>()).putIfAbsent(seat.get(), name);
      }
    }
    List<Pair> named = new ArrayList<>();
    for (int index = 0; index < pairs.size(); index++) {
      Pair pair = pairs.get(index);
      List<String> names =
          players.getOrDefault(index, Map.of()).values().stream().distinct().limit(2).toList();
      String name = new FileLine(file, 1).name(String.join(" & ", names));
      named.add(pair.named(name));
    }
    return named;
  }
}
