package dev.agon.bridge.file;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.bridge.session.TravellerLine.Partners;
import dev.agon.bridge.session.TravellerLine.TableRound;
import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Builds a session from the elements of a USEBIO file as they begin and end. */
final class UsebioSessionBuilder implements PlainXml.Handler {
  private static final Set<String> CONTAINERS =
      Set.of("TEAM", "PAIR", "PLAYER", "MATCH", "BOARD", "TRAVELLER_LINE");

  private final String file;
  private final SessionBuilder builder = new SessionBuilder();
  private final UsebioTeams teams;
  private final List<UsebioLine> pending = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();

  /** The texts outside of pairs, teams, matches and boards; the first of each name. */
  private final Map<String, String> event = new HashMap<>();

  private Optional<Integer> winners = Optional.empty();
  private String eventTypes = "";
  private String section = "";
  private int sections;
  private int sessions;
  private int handRecordDepth;
  private boolean isUsebio;
  private boolean hasPairs;
  private boolean hasPlayers;

  /** The elements that hold others and have not ended, the innermost first. */
  private final Deque<UsebioElement> open = new ArrayDeque<>();

  UsebioSessionBuilder(String file) {
    this.file = file;
    this.teams = new UsebioTeams(builder, remarks::add);
  }

  @Override
  public void begin(int lineNumber, String name, UnaryOperator<String> attributes) {
    FileLine line = new FileLine(file, lineNumber);
    if (!isUsebio && !name.equals("USEBIO")) {
      throw line.error("this is XML, but not USEBIO: its root element is <" + name + ">");
    }
    isUsebio = true;
    begin(line, name, key -> attributes.apply(key).strip());
  }

  private void begin(FileLine line, String name, UnaryOperator<String> attribute) {
    if (handRecordDepth > 0 || name.equals("HANDSET")) {
      handRecordDepth++;
      return;
    }
    switch (name) {
      case "EVENT", "PARTICIPANTS" -> eventTypes += attribute.apply("EVENT_TYPE") + " ";
      case "SESSION" -> {
        sessions++;
        sections = 0;
        section = sessionName();
      }
      case "SECTION" -> {
        sections++;
        String id = attribute.apply("SECTION_ID");
        String own = id.isEmpty() ? String.valueOf(sections) : id;
        section = sessions < 2 ? own : sessionName() + " " + own;
      }
      default -> {
        if (isContainer(name)) {
          String id = name.equals("TEAM") ? attribute.apply("TEAM_ID") : "";
          UsebioElement element = new UsebioElement(name, line, id);
          element.put("TEAM_NAME", attribute.apply("TEAM_NAME"));
          open.push(element);
        }
      }
    }
  }

  /** The boards of a second session are compared with each other only. */
  private String sessionName() {
    return sessions < 2 ? "" : "session " + sessions;
  }

  /** In a match, a team is only named. */
  private boolean isContainer(String name) {
    return CONTAINERS.contains(name) && !(name.equals("TEAM") && inside("MATCH"));
  }

  private boolean inside(String name) {
    return !open.isEmpty() && open.element().name().equals(name);
  }

  @Override
  public void end(int lineNumber, String name, String text) {
    FileLine line = new FileLine(file, lineNumber);
    if (handRecordDepth > 0) {
      handRecordDepth--;
      return;
    }
    if (inside(name)) {
      end(open.pop());
      return;
    }
    switch (name) {
      case "SECTION" -> section = sessionName();
      case "BOARD_NUMBER" -> {
        if (inside("BOARD")) {
          int board = ResultRow.boardNumber(line, text);
          open.element().put(name, text);
          builder.board(section, board);
        }
      }
      case "PLAYER_NAME" -> {
        if (inside("PAIR") && !text.isEmpty()) {
          open.element().players().add(line.name(text));
        } else {
          put(name, line.name(text));
        }
      }
      case "EVENT_DESCRIPTION", "CLUB_NAME", "DATE" -> put(name, line.name(text));
      case "WINNER_TYPE" -> winners = winners(line, text);
      default -> put(name, text);
    }
  }

  private void put(String name, String text) {
    if (open.isEmpty()) {
      event.putIfAbsent(name, text);
    } else {
      open.element().put(name, text);
    }
  }

  private void end(UsebioElement element) {
    switch (element.name()) {
      case "PLAYER" -> endPlayer(element);
      case "PAIR" -> endPair(element);
      case "TEAM" -> teams.add(element);
      case "TRAVELLER_LINE" -> endLine(element);
      case "BOARD" -> {
        if (inside("MATCH") && !element.field("BOARD_NUMBER").isEmpty()) {
          teams.addBoard(
              section,
              ResultRow.boardNumber(element.line(), element.field("BOARD_NUMBER")),
              element);
        }
      }
      case "MATCH" -> teams.addMatch(element);
      default -> throw new IllegalStateException(element.name());
    }
  }

  private Optional<Integer> winners(FileLine line, String text) {
    if (!text.isEmpty() && !text.equals("1") && !text.equals("2")) {
      remarks.add(
          "line " + line.number() + ": WINNER_TYPE must be 1 or 2, not " + Parsed.quoted(text));
      return Optional.empty();
    }
    return text.isEmpty() ? Optional.empty() : Optional.of(Integer.valueOf(text));
  }

  /** A player of a pair or a team, or an entrant of an individual. */
  private void endPlayer(UsebioElement player) {
    String name = player.field("PLAYER_NAME");
    if (inside("PAIR") || inside("TEAM")) {
      if (!name.isEmpty()) {
        open.element().players().add(name);
      }
    } else if (!player.field("PLAYER_NUMBER").isEmpty()) {
      hasPlayers = true;
      addPair(player, player.field("PLAYER_NUMBER"), name);
    }
  }

  private void endPair(UsebioElement pair) {
    hasPairs = true;
    String number = pair.field("PAIR_NUMBER");
    if (number.isEmpty()) {
      throw pair.line().error("the pair has no PAIR_NUMBER");
    }
    int index = addPair(pair, number, String.join(" & ", pair.players()));
    if (inside("TEAM")) {
      open.element().pairs().add(index);
    }
  }

  private int addPair(UsebioElement element, String number, String name) {
    FileLine line = element.line();
    Pair pair =
        new Pair(
            section,
            number,
            name,
            direction(line, element.field("DIRECTION")),
            new Pair.Published(
                ResultRow.decimal(line, "PERCENTAGE", element.field("PERCENTAGE"), remarks::add),
                place(line, element.field("PLACE"), remarks::add),
                ResultRow.decimal(
                    line,
                    "TOTAL_SCORE",
                    element.firstField("TOTAL_SCORE", "PAIR_IMPS"),
                    remarks::add)));
    if (!builder.add(pair)) {
      String who = element.name().equals("PLAYER") ? "player " : "pair ";
      throw line.error(who + Parsed.quoted(number) + " occurs twice");
    }
    return builder.pairs().size() - 1;
  }

  private static Optional<Partnership> direction(FileLine line, String text) {
    return switch (text.toUpperCase(Locale.ROOT)) {
      case "" -> Optional.empty();
      case "NS", "N", "S", "N/S", "NORTH/SOUTH" -> Optional.of(Partnership.NS);
      case "EW", "E", "W", "E/W", "EAST/WEST" -> Optional.of(Partnership.EW);
      default ->
          throw line.error("a pair's DIRECTION must be NS or EW, not " + Parsed.quoted(text));
    };
  }

  /** Reads a place like {@code 3} or {@code 3=}; anything else is remarked on and left out. */
  static Optional<Integer> place(FileLine line, String text, Consumer<String> remarks) {
    String number = text.replace("=", "").strip();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    if (!ResultRow.isNumber(number)) {
      remarks.accept(
          "line " + line.number() + ": PLACE must be a number, not " + Parsed.quoted(text));
      return Optional.empty();
    }
    return Optional.of(Integer.valueOf(number));
  }

  private void endLine(UsebioElement line) {
    if (!inside("BOARD") || open.element().field("BOARD_NUMBER").isEmpty()) {
      throw line.line().error("a TRAVELLER_LINE outside of a BOARD that has a BOARD_NUMBER");
    }
    UsebioElement board = open.element();
    String round = line.field("ROUND_NUMBER");
    for (UsebioElement element : open) {
      if (element.name().equals("MATCH")) {
        round = element.field("ROUND_NUMBER");
      }
    }
    pending.add(
        UsebioLine.of(
            section,
            ResultRow.boardNumber(board.line(), board.field("BOARD_NUMBER")),
            ResultRow.isNumber(round) ? Integer.parseInt(round) : 0,
            line,
            remarks::add));
  }

  Session session() {
    EventKind kind = kind();
    if (builder.pairs().isEmpty() && kind != EventKind.TEAMS) {
      throw new UserError(file + ": no PAIR in it, and no TEAM and no PLAYER with a number");
    }
    List<UsebioLine> lines =
        kind == EventKind.INDIVIDUAL ? IndividualLines.joined(pending) : pending;
    for (UsebioLine line : lines) {
      add(line, kind);
    }
    SessionHeading heading =
        new SessionHeading(
            event.getOrDefault("EVENT_DESCRIPTION", ""),
            event.getOrDefault("CLUB_NAME", ""),
            event.getOrDefault("DATE", ""));
    BoardScoring scoring = scoring(kind);
    return new Session(
        heading,
        kind,
        scoring,
        kind == EventKind.PAIRS ? winners : Optional.of(1),
        builder.pairs(),
        builder.boards(),
        kind == EventKind.TEAMS ? Optional.of(teams.event(eventText())) : Optional.empty(),
        List.of(),
        remarks);
  }

  private EventKind kind() {
    String types = eventTypes.toUpperCase(Locale.ROOT);
    if (teams.hasTeams() || types.contains("TEAM")) {
      return EventKind.TEAMS;
    }
    return hasPlayers && !hasPairs || types.contains("INDIVIDUAL")
        ? EventKind.INDIVIDUAL
        : EventKind.PAIRS;
  }

  /** What the file says about scoring, in capitals. */
  private String eventText() {
    return String.join(
            " ",
            event.getOrDefault("MATCH_SCORING_METHOD", ""),
            event.getOrDefault("SCORING_METHOD", ""))
        .toUpperCase(Locale.ROOT);
  }

  private BoardScoring scoring(EventKind kind) {
    String method =
        (event.getOrDefault("BOARD_SCORING_METHOD", "") + " " + eventTypes)
            .toUpperCase(Locale.ROOT);
    if (kind == EventKind.TEAMS) {
      boolean pointABoard =
          method.contains("POINT") && !method.contains("MATCH_POINT")
              || method.contains("PAB")
              || method.contains("BAM")
              || method.contains("BOARD_A_MATCH");
      return pointABoard ? BoardScoring.POINT_A_BOARD : BoardScoring.TEAM_IMPS;
    }
    return method.contains("BUTLER")
        ? BoardScoring.BUTLER
        : method.contains("IMP") ? BoardScoring.CROSS_IMPS : BoardScoring.MATCHPOINTS;
  }

  /** Adds a line, unless it is a sit-out: not played, and one of its pairs does not exist. */
  private void add(UsebioLine line, EventKind kind) {
    ResultRow row = line.row();
    BoardOutcome outcome = row.outcome(line.board(), remarks::add);
    if (kind == EventKind.TEAMS) {
      teams.addUnknownPairs(row);
    }
    Optional<Integer> ns = builder.find(line.section(), row.ns(), Partnership.NS);
    Optional<Integer> ew = builder.find(line.section(), row.ew(), Partnership.EW);
    boolean four = kind == EventKind.INDIVIDUAL && !line.south().isEmpty();
    Optional<Integer> south =
        four ? builder.find(line.section(), line.south(), Partnership.NS) : Optional.empty();
    Optional<Integer> west =
        four ? builder.find(line.section(), line.west(), Partnership.EW) : Optional.empty();
    boolean allKnown =
        ns.isPresent() && ew.isPresent() && (!four || south.isPresent() && west.isPresent());
    if (!allKnown && outcome instanceof BoardOutcome.NotPlayed) {
      return;
    }
    if (!allKnown) {
      String unknown =
          ns.isEmpty()
              ? row.ns()
              : ew.isEmpty() ? row.ew() : south.isEmpty() ? line.south() : line.west();
      String who = kind == EventKind.INDIVIDUAL ? "player " : "pair ";
      throw row.line().error("no " + who + Parsed.quoted(unknown) + " among the participants");
    }
    builder
        .board(line.section(), line.board())
        .add(
            new TravellerLine(
                row.line().number(),
                ns.orElseThrow(),
                ew,
                four
                    ? Optional.of(new Partners(south.orElseThrow(), west.orElseThrow()))
                    : Optional.empty(),
                "",
                outcome,
                line.nsPoints(),
                line.ewPoints(),
                line.round() == 0
                    ? Optional.empty()
                    : Optional.of(new TableRound(line.table(), line.round()))));
  }
}
