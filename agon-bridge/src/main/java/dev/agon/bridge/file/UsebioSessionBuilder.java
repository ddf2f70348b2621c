package dev.agon.bridge.file;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Builds a session from the elements of a USEBIO file as they begin and end. */
final class UsebioSessionBuilder {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

  private final String file;
  private final SessionBuilder builder = new SessionBuilder();
  private final List<PendingLine> pending = new ArrayList<>();
  private String title = "";
  private Optional<Integer> winners = Optional.empty();
  private String section = "";
  private int sections;
  private int handRecordDepth;

  /** The fields so far of the innermost pair, board or traveller line. */
  private final Map<String, String> fields = new HashMap<>();

  private final List<String> players = new ArrayList<>();
  private Inside inside = Inside.NOTHING;
  private FileLine start;
  private Optional<Integer> board = Optional.empty();

  private enum Inside {
    NOTHING,
    PAIR,
    BOARD,
    TRAVELLER_LINE
  }

  /** A traveller's line, kept until all pairs are known. */
  private record PendingLine(
      String section, int board, ResultRow row, String nsPoints, String ewPoints) {}

  UsebioSessionBuilder(String file) {
    this.file = file;
    this.start = new FileLine(file, 1);
  }

  void begin(FileLine line, String name, String sectionId) {
    if (handRecordDepth > 0 || name.equals("HANDSET")) {
      handRecordDepth++;
      return;
    }
    switch (name) {
      case "SECTION" -> {
        sections++;
        section = sectionId.isEmpty() ? String.valueOf(sections) : sectionId;
      }
      case "PAIR" -> {
        inside = Inside.PAIR;
        start = line;
        fields.clear();
        players.clear();
      }
      case "BOARD" -> {
        inside = Inside.BOARD;
        board = Optional.empty();
        fields.clear();
      }
      case "TRAVELLER_LINE" -> {
        inside = Inside.TRAVELLER_LINE;
        start = line;
        fields.clear();
      }
      default -> {
        // A field of one of these, or an element that scoring does not need.
      }
    }
  }

  void end(FileLine line, String name, String text) {
    if (handRecordDepth > 0) {
      handRecordDepth--;
      return;
    }
    switch (name) {
      case "PAIR" -> endPair();
      case "TRAVELLER_LINE" -> endLine();
      case "BOARD" -> inside = Inside.NOTHING;
      case "SECTION" -> section = "";
      case "BOARD_NUMBER" -> {
        if (inside == Inside.BOARD) {
          board = Optional.of(ResultRow.boardNumber(line, text));
          builder.board(section, board.get());
        }
      }
      case "PLAYER_NAME" -> players.add(line.name(text));
      case "EVENT_DESCRIPTION" -> title = line.name(text);
      case "WINNER_TYPE" -> winners = winners(line, text);
      default -> fields.putIfAbsent(name, text);
    }
  }

  private static Optional<Integer> winners(FileLine line, String text) {
    return switch (text) {
      case "" -> Optional.empty();
      case "1" -> Optional.of(1);
      case "2" -> Optional.of(2);
      default -> throw line.error("WINNER_TYPE must be 1 or 2, not " + Parsed.quoted(text));
    };
  }

  private String field(String name) {
    return fields.getOrDefault(name, "");
  }

  private void endPair() {
    inside = Inside.NOTHING;
    String number = field("PAIR_NUMBER");
    if (number.isEmpty()) {
      throw start.error("the pair has no PAIR_NUMBER");
    }
    Pair pair =
        new Pair(
            section,
            number,
            String.join(" & ", players.stream().filter(player -> !player.isEmpty()).toList()),
            direction(field("DIRECTION")),
            new Pair.Published(
                ResultRow.decimal(start, "PERCENTAGE", field("PERCENTAGE")),
                place(field("PLACE"))));
    if (!builder.add(pair)) {
      throw start.error("pair " + Parsed.quoted(number) + " occurs twice");
    }
  }

  private Optional<Partnership> direction(String text) {
    return switch (text.toUpperCase(Locale.ROOT)) {
      case "" -> Optional.empty();
      case "NS", "N", "S", "N/S", "NORTH/SOUTH" -> Optional.of(Partnership.NS);
      case "EW", "E", "W", "E/W", "EAST/WEST" -> Optional.of(Partnership.EW);
      default ->
          throw start.error("a pair's DIRECTION must be NS or EW, not " + Parsed.quoted(text));
    };
  }

  private Optional<Integer> place(String text) {
    String number = text.replace("=", "").strip();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    if (!NUMBER.matcher(number).matches()) {
      throw start.error("PLACE must be a number, not " + Parsed.quoted(text));
    }
    return Optional.of(Integer.valueOf(number));
  }

  private void endLine() {
    inside = Inside.BOARD;
    if (board.isEmpty()) {
      throw start.error("a TRAVELLER_LINE outside of a BOARD that has a BOARD_NUMBER");
    }
    ResultRow row =
        new ResultRow(
            start,
            field("NS_PAIR_NUMBER"),
            field("EW_PAIR_NUMBER"),
            field("CONTRACT"),
            field("PLAYED_BY"),
            field("TRICKS"),
            field("SCORE"),
            "");
    pending.add(
        new PendingLine(
            section, board.get(), row, field("NS_MATCH_POINTS"), field("EW_MATCH_POINTS")));
    fields.clear();
  }

  Session session() {
    if (!builder.hasPairs()) {
      throw new UserError(file + ": no PAIR in it; only sessions of pairs can be scored");
    }
    pending.forEach(this::add);
    return builder.build(title, winners);
  }

  /** Adds a line, unless it is a sit-out: not played, and one of its pairs does not exist. */
  private void add(PendingLine line) {
    ResultRow row = line.row();
    BoardOutcome outcome = row.outcome(line.board());
    Optional<Integer> ns = builder.find(line.section(), row.ns(), Partnership.NS);
    Optional<Integer> ew = builder.find(line.section(), row.ew(), Partnership.EW);
    boolean bothKnown = ns.isPresent() && ew.isPresent();
    if (!bothKnown && outcome instanceof BoardOutcome.NotPlayed) {
      return;
    }
    if (!bothKnown) {
      throw row.line()
          .error(
              "no pair "
                  + Parsed.quoted(ns.isEmpty() ? row.ns() : row.ew())
                  + " among the participants");
    }
    builder
        .board(line.section(), line.board())
        .add(
            new TravellerLine(
                row.line().number(),
                ns.orElseThrow(),
                ew,
                "",
                outcome,
                ResultRow.decimal(row.line(), "NS_MATCH_POINTS", line.nsPoints()),
                ResultRow.decimal(row.line(), "EW_MATCH_POINTS", line.ewPoints())));
  }
}
