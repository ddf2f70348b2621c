package dev.agon.games.canopy.rules;

import dev.agon.game.Parsed;
import dev.agon.game.Parsed.Failure;
import dev.agon.games.canopy.rules.CanopyState.Clock;
import dev.agon.games.canopy.rules.CanopyState.Reign;
import dev.agon.games.canopy.rules.CanopyView.Asked;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a player sees, as text:
 *
 * <pre>
 * turn                                  the question: turn or answer
 * you 2 round 3 of 1000 turn 1 to-win 5 intervals example
 * ruler - 0                             the root of all, if any, and for how many turns
 * order 1 2 0                           turns count from 0, so turn 1 is player 2's
 * 0 parent - layer 1 experience 150.0 rested yes out no
 * 1 parent 0 layer 0 experience 100.0 rested no out no
 * 2 parent - layer 0 experience 112.5 rested no out no
 * </pre>
 */
final class PositionText {
  private static final Pattern MATCH =
      Pattern.compile(
          "you (\\d{1,6}) round (\\d{1,7}) of (\\d{1,7}) turn (\\d{1,6}) to-win (\\d{1,7})"
              + " intervals (example|literal)");
  private static final Pattern RULER = Pattern.compile("ruler (-|\\d{1,6}) (\\d{1,7})");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");
  private static final String ORDER = "order ";
  private static final Pattern PLAYER =
      Pattern.compile(
          "(\\d{1,6}) parent (-|\\d{1,6}) layer (\\d{1,6}) experience (\\d{3}(?:\\.\\d{1,20})?)"
              + " rested (yes|no) out (yes|no)");

  private static final int HEAD = 4;
  private static final String NONE = "-";

  private PositionText() {}

  static String write(CanopyView view) {
    CanopyState state = view.state();
    StringBuilder text = new StringBuilder(view.question().id()).append('\n');
    text.append("you ").append(view.you());
    text.append(" round ").append(view.round()).append(" of ").append(state.rulings().rounds());
    text.append(" turn ").append(view.turn());
    text.append(" to-win ").append(state.rulings().turns());
    text.append(" intervals ").append(state.rulings().intervals()).append('\n');
    text.append("ruler ").append(orNone(view.ruler())).append(' ').append(view.reign());
    text.append('\n').append("order");
    for (int turn = 0; turn < view.order().size(); turn++) {
      text.append(' ').append(view.order().player(turn));
    }
    text.append('\n');
    int[] layers = state.forest().layers();
    for (int seat = 0; seat < view.players(); seat++) {
      Player player = state.forest().player(seat);
      text.append(seat).append(" parent ").append(orNone(view.parent(seat)));
      text.append(" layer ").append(layers[seat]);
      text.append(" experience ").append(player.experience());
      text.append(" rested ").append(yesOrNo(player.rested()));
      text.append(" out ").append(yesOrNo(player.faulted())).append('\n');
    }
    return text.toString();
  }

  private static String orNone(OptionalInt player) {
    return player.isPresent() ? String.valueOf(player.getAsInt()) : NONE;
  }

  private static String yesOrNo(boolean yes) {
    return yes ? "yes" : "no";
  }

  static Parsed<CanopyView> read(String text) {
    List<String> lines = text.stripTrailing().lines().map(String::strip).toList();
    int players = lines.size() - HEAD;
    if (players < 2 || players > Canopy.MAX_PLAYERS) {
      return Parsed.expected(
          "question, 'you', 'ruler', 'order' and a line for each of 2 players or more",
          lines.size() + " lines");
    }
    Matcher match = MATCH.matcher(lines.get(1));
    Matcher ruler = RULER.matcher(lines.get(2));
    Optional<int[]> order = order(lines.get(3));
    if (Arrays.stream(Asked.values()).noneMatch(asked -> asked.id().equals(lines.get(0)))) {
      return wrong(lines, 0, "turn or answer");
    }
    if (!match.matches() || number(match, 1) >= players || number(match, 4) >= players) {
      return wrong(
          lines, 1, "'you 2 round 3 of 1000 turn 1 to-win 5 intervals example' of these players");
    }
    if (!ruler.matches()) {
      return wrong(lines, 2, "'ruler - 0' or 'ruler 2 3'");
    }
    if (order.isEmpty()) {
      return wrong(lines, 3, "'order' and every player once");
    }
    Player[] all = new Player[players];
    int[] parents = new int[players];
    int[] layers = new int[players];
    for (int seat = 0; seat < players; seat++) {
      Matcher player = PLAYER.matcher(lines.get(HEAD + seat));
      if (!player.matches() || number(player, 1) != seat || !isExperience(player.group(4))) {
        return wrong(
            lines,
            HEAD + seat,
            "'" + seat + " parent - layer 0 experience 100.0 rested no out no'");
      }
      all[seat] =
          new Player(
              Double.parseDouble(player.group(4)),
              seat,
              player.group(5).equals("yes"),
              player.group(6).equals("yes"));
      parents[seat] = player.group(2).equals(NONE) ? Forest.NOBODY : number(player, 2);
      layers[seat] = number(player, 3);
    }
    for (int seat = 0; seat < players; seat++) {
      int parent = parents[seat];
      if (parent != Forest.NOBODY && (parent >= players || layers[parent] != layers[seat] + 1)) {
        return wrong(lines, HEAD + seat, "a parent one layer above");
      }
    }
    return view(lines, match, ruler, order.get(), Forest.of(all, parents, layers));
  }

  /** Not by one pattern: with many players matching it would take too deep a stack. */
  private static Optional<int[]> order(String line) {
    if (!line.startsWith(ORDER)) {
      return Optional.empty();
    }
    String[] numbers = line.substring(ORDER.length()).split(" ", -1);
    return Arrays.stream(numbers).allMatch(number -> NUMBER.matcher(number).matches())
        ? Optional.of(Arrays.stream(numbers).mapToInt(Integer::parseInt).toArray())
        : Optional.empty();
  }

  private static boolean isExperience(String written) {
    double experience = Double.parseDouble(written);
    return Experience.MIN <= experience && experience <= Experience.MAX;
  }

  private static Parsed<CanopyView> view(
      List<String> lines, Matcher match, Matcher ruler, int[] order, Forest forest) {
    Order drawn;
    try {
      drawn = Order.of(order);
    } catch (IllegalArgumentException e) {
      return new Failure<>("line 4: " + e.getMessage());
    }
    Rulings rulings =
        new Rulings(number(match, 5), number(match, 3), match.group(6).equals("literal"));
    Reign reign =
        ruler.group(1).equals(NONE) ? Reign.NONE : new Reign(number(ruler, 1), number(ruler, 2));
    int faulted = 0;
    for (int seat = 0; seat < forest.size(); seat++) {
      faulted += forest.player(seat).faulted() ? 1 : 0;
    }
    int you = number(match, 1);
    boolean answers = lines.get(0).equals(Asked.ANSWER.id());
    CanopyState state =
        new CanopyState(
            rulings,
            forest,
            faulted,
            new Clock(number(match, 2), drawn, number(match, 4)),
            answers ? Phase.ANSWER : Phase.TURN,
            answers ? you : Forest.NOBODY,
            reign);
    if (drawn.size() != forest.size()) {
      return wrong(lines, 3, "'order' and every player once");
    }
    if (rulings.turns() < 1
        || rulings.turns() > Rulings.MAX
        || rulings.rounds() > Rulings.MAX
        || state.clock().round() < 1
        || state.clock().round() > rulings.rounds()) {
      return wrong(
          lines, 1, "a round up to the number of rounds, and numbers from 1 to " + Rulings.MAX);
    }
    boolean rules =
        forest.roots().size() == 1
            && forest.roots().get(0) == reign.player()
            && 1 <= reign.turns()
            && reign.turns() < rulings.turns()
            && !forest.player(reign.player()).faulted();
    if (reign.player() != Forest.NOBODY && !rules) {
      return wrong(lines, 2, "the root of all, who has not won yet");
    }
    CanopyView view = new CanopyView(state, you);
    CanopyView actor = new CanopyView(state, state.actor());
    boolean asked =
        answers
            ? you != actor.you()
                && (forest.parent(actor.you()) == you
                    || forest.isRoot(you) && forest.isRoot(actor.you()))
            : you == actor.you() && !view.legal().isEmpty();
    return asked && !forest.player(you).faulted()
        ? new Parsed.Value<>(view)
        : wrong(
            lines, 1, "a player who can be asked this: the one whose turn it is, or its opponent");
  }

  private static Parsed<CanopyView> wrong(List<String> lines, int line, String expected) {
    return new Failure<>(
        "line %d: expected %s, got %s"
            .formatted(line + 1, expected, Parsed.quoted(lines.get(line))));
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }
}
