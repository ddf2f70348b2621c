package dev.agon.bridge.movement;

import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Movements as text files: some lines about the movement, then a row for each table and round. */
public final class MovementFile {
  private static final String FIRST_LINE = "# Agon movement 1";
  private static final String HEADER = "round,table,ns,ew,boards";
  private static final List<String> KEYS =
      List.of("kind", "contestants", "name", "size", "winners", "boards-per-round");
  private static final int MAX = 1_000;
  private static final String SIDE = "([0-9]{1,3}(?:\\+[0-9]{1,3})?)";
  private static final Pattern ROW =
      Pattern.compile(
          "([0-9]{1,3}),([0-9]{1,3})," + SIDE + "," + SIDE + ",([0-9]{1,5})-([0-9]{1,5})");

  private final String file;
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, FileLine> keyLines = new HashMap<>();
  private final List<String> problems = new ArrayList<>();
  private final Map<List<Integer>, Sitting> seated = new HashMap<>();
  private final Map<List<Integer>, Sitting> tables = new HashMap<>();
  private final Set<List<Integer>> sets = new HashSet<>();

  private MovementFile(String file) {
    this.file = file;
  }

  /** Whether a file begins like one of a movement. */
  public static boolean isMovement(String text) {
    return text.startsWith(FIRST_LINE);
  }

  public static String write(Movement movement) {
    StringBuilder text = new StringBuilder(FIRST_LINE + "\n");
    text.append("# kind ").append(movement.kind().id()).append('\n');
    text.append("# contestants ").append(movement.contestants().id()).append('\n');
    text.append("# name ").append(movement.name()).append('\n');
    text.append("# size ").append(movement.size()).append('\n');
    text.append("# winners ").append(movement.winners()).append('\n');
    text.append("# boards-per-round ").append(movement.boardsPerSet()).append('\n');
    text.append(HEADER).append('\n');
    for (Sitting sitting : movement.sittings()) {
      text.append(
          "%d,%d,%s,%s,%d-%d\n"
              .formatted(
                  sitting.round(),
                  sitting.table(),
                  side(sitting.ns()),
                  side(sitting.ew()),
                  movement.firstBoard(sitting),
                  movement.lastBoard(sitting)));
    }
    return text.toString();
  }

  private static String side(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining("+"));
  }

  /** Reads a movement; an error has all problems, each with the file and its line. */
  public static Movement read(String file, String text) {
    return new MovementFile(file).read(text.lines().toList());
  }

  private Movement read(List<String> lines) {
    if (lines.isEmpty() || !lines.getFirst().strip().equals(FIRST_LINE)) {
      throw new FileLine(file, 1)
          .error("expected '" + FIRST_LINE + "', as agon bridge movement --write begins a file");
    }
    int header = 1;
    while (header < lines.size() && lines.get(header).startsWith("#")) {
      String[] words = lines.get(header).substring(1).strip().split(" ", 2);
      FileLine line = new FileLine(file, header + 1L);
      if (!KEYS.contains(words[0])) {
        throw line.error(Nearest.unknown("key", words[0], KEYS));
      }
      if (keyLines.putIfAbsent(words[0], line) != null) {
        throw line.error("'# " + words[0] + "' is there twice");
      }
      values.put(words[0], words.length > 1 ? words[1].strip() : "");
      header++;
    }
    if (header == lines.size() || !lines.get(header).strip().equals(HEADER)) {
      throw new FileLine(file, header + 1L).error("expected the line " + HEADER);
    }
    for (String key : KEYS) {
      if (!key.equals("name") && !keyLines.containsKey(key)) {
        throw new FileLine(file, header + 1L)
            .error("expected a line '# " + key + " ...' above this one");
      }
    }
    MovementKind kind = choice("kind", MovementKind.values(), MovementKind::id);
    Contestants contestants = choice("contestants", Contestants.values(), Contestants::id);
    int size = number("size", 2, MAX);
    int winners = number("winners", 1, 2);
    int boardsPerSet = number("boards-per-round", 1, MAX);
    List<Sitting> sittings = new ArrayList<>();
    for (int at = header + 1; at < lines.size(); at++) {
      if (!lines.get(at).isBlank()) {
        row(new FileLine(file, at + 1L), lines.get(at).strip(), contestants, size, boardsPerSet)
            .ifPresent(sittings::add);
      }
    }
    if (!problems.isEmpty()) {
      throw UserError.inFile(file, problems);
    }
    if (sittings.isEmpty()) {
      throw new UserError(file + ": the movement has no rounds");
    }
    Movement movement =
        new Movement(
            kind,
            contestants,
            values.getOrDefault("name", kind.id()),
            size,
            boardsPerSet,
            winners,
            sittings);
    for (int round = 1; round < movement.rounds(); round++) {
      if (movement.round(round).isEmpty()) {
        throw new UserError(
            "%s: round %d has no tables, but round %d has; is a part of the file missing?"
                .formatted(file, round, movement.rounds()));
      }
    }
    return movement;
  }

  private <E> E choice(String key, E[] all, Function<E, String> id) {
    String text = values.getOrDefault(key, "");
    return Arrays.stream(all)
        .filter(value -> id.apply(value).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                lineOf(key)
                    .error(
                        "'# %s' %s"
                            .formatted(
                                key, Nearest.mustBe(text, Arrays.stream(all).map(id).toList()))));
  }

  /** Where a key is that was found missing before if it is. */
  private FileLine lineOf(String key) {
    return Objects.requireNonNull(keyLines.get(key));
  }

  private int number(String key, int min, int max) {
    String text = values.getOrDefault(key, "");
    if (text.matches("[0-9]{1,4}")) {
      int value = Integer.parseInt(text);
      if (min <= value && value <= max) {
        return value;
      }
    }
    throw lineOf(key)
        .error(
            "'# %s' must be a whole number from %d to %d, not %s"
                .formatted(key, min, max, Parsed.quoted(text)));
  }

  private Optional<Sitting> row(
      FileLine line, String text, Contestants contestants, int size, int boardsPerSet) {
    Matcher cells = ROW.matcher(text);
    if (!cells.matches()) {
      return problem(line, "expected a row like 1,2,4,7,5-8, got " + Parsed.quoted(text));
    }
    int round = Integer.parseInt(cells.group(1));
    int table = Integer.parseInt(cells.group(2));
    List<Integer> ns = numbers(cells.group(3));
    List<Integer> ew = numbers(cells.group(4));
    int first = Integer.parseInt(cells.group(5));
    int last = Integer.parseInt(cells.group(6));
    int players = contestants == Contestants.PLAYERS ? 2 : 1;
    if (round == 0 || table == 0) {
      return problem(line, "rounds and tables are numbered from 1");
    }
    if (ns.size() != players || ew.size() != players) {
      return problem(
          line, players == 2 ? "a side must be two players like 3+7" : "a side must be one number");
    }
    if (first == 0
        || first % boardsPerSet != 1 % boardsPerSet
        || last != first + boardsPerSet - 1) {
      return problem(
          line,
          "the boards must be a set of %d like 1-%d, not %d-%d"
              .formatted(boardsPerSet, boardsPerSet, first, last));
    }
    return seat(
        line, new Sitting(round, table, ns, ew, (first - 1) / boardsPerSet + 1), contestants, size);
  }

  private static List<Integer> numbers(String text) {
    return Arrays.stream(text.split("\\+", -1)).map(Integer::valueOf).toList();
  }

  /**
   * Checks that everybody exists, sits at one table in the round and plays a board once; both pairs
   * of a team may. A table may have several rows in a round, for the same opponents.
   */
  private Optional<Sitting> seat(
      FileLine line, Sitting sitting, Contestants contestants, int size) {
    List<Integer> all = new ArrayList<>(sitting.ns());
    all.addAll(sitting.ew());
    for (int number : all) {
      if (number < 1 || number > size) {
        return problem(
            line, "%s %d is not among 1 to %d".formatted(contestants.one(), number, size));
      }
      int half = contestants == Contestants.TEAMS && sitting.ew().contains(number) ? 1 : 0;
      Sitting before = seated.put(List.of(sitting.round(), number, half), sitting);
      if (before != null && !before.isMoreOf(sitting)) {
        return problem(
            line,
            "%s %d sits twice in round %d".formatted(contestants.one(), number, sitting.round()));
      }
    }
    for (int number : all) {
      if (contestants != Contestants.TEAMS && !sets.add(List.of(number, sitting.set()))) {
        return problem(
            line, "%s %d has played these boards before".formatted(contestants.one(), number));
      }
    }
    Sitting before = tables.put(List.of(sitting.round(), sitting.table()), sitting);
    return before == null || before.isMoreOf(sitting)
        ? Optional.of(sitting)
        : problem(
            line,
            "table %d is there twice in round %d".formatted(sitting.table(), sitting.round()));
  }

  private Optional<Sitting> problem(FileLine line, String words) {
    problems.add(line + ": " + words);
    return Optional.empty();
  }
}
