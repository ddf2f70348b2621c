package dev.agon.app.match;

import dev.agon.game.DisplayText;
import dev.agon.game.Game;
import dev.agon.game.Outcome;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.TextCodec;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Picture;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.result.Fault;
import dev.agon.result.PlayerUsage;
import dev.agon.result.StderrLines;
import dev.agon.text.JsonLines;
import dev.agon.text.Numbers;
import dev.agon.text.UserError;
import dev.agon.watch.PlainNarrator;
import java.io.PrintStream;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Prints a match step by step. */
final class Commentary<S, V, M> implements StepListener<S, M> {
  private final Game<S, V, M> game;
  private final TextCodec<V, M> text;
  private final List<String> names;
  private final PrintStream out;
  private final WatchOptions watching;
  private final Narrator<S, M> narrator;
  private final Narrator<S, M> plain;
  private final Viewpoint from;
  private final boolean isNarrated;
  private final Optional<Picture<S, M>> picture;

  /** What programs have written to standard error for the step to come, by seat. */
  private final Map<Integer, String> overheard = new ConcurrentHashMap<>();

  /** The last frame of the match, if it is drawn and there was a step. */
  private Optional<Frame<S, M>> frame = Optional.empty();

  private List<String> drawn = List.of();
  private int steps;

  /** Prints a match between players of these names for a reader at this viewpoint. */
  public Commentary(
      GameKit<S, V, M> kit,
      List<String> names,
      PrintStream out,
      WatchOptions watching,
      Viewpoint from) {
    this.game = kit.game();
    this.text = JsonLines.of(kit);
    this.names = names;
    this.out = out;
    this.watching = watching;
    this.narrator = PlainNarrator.of(kit);
    this.plain = new PlainNarrator<>(kit);
    this.from = from;
    this.isNarrated = kit.narrator().isPresent() && !watching.positions();
    this.picture = watching.view() ? Optional.of(picture(kit)) : Optional.empty();
  }

  /** The picture of a game; a game without one is a user error. */
  public static <S, M> Picture<S, M> picture(GameKit<S, ?, M> kit) {
    return kit.picture()
        .orElseThrow(() -> new UserError(kit.game().spec().name() + " has no picture"));
  }

  /** Takes what a program wrote to standard error for its next step; on any thread. */
  void overheard(int seat, String written) {
    if (watching.stderr() && !written.isBlank()) {
      overheard.merge(seat, written, String::concat);
    }
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    steps++;
    frame = picture.map(p -> frame.orElseGet(() -> p.first(before, names)).next(step, after));
    if (isNarrated) {
      List<String> lines = narrator.tell(before, step, after, names, from);
      if (lines.isEmpty() && watching.numbers()) {
        tell(before, step, after);
      }
      print(lines);
      showOverheard();
      if (draw(lines) || !lines.isEmpty()) {
        out.flush();
        watching.pause();
      }
      return;
    }
    tell(before, step, after);
    showOverheard();
    draw(List.of());
    if (watching.positions()) {
      show(after);
    }
    out.flush();
    watching.pause();
  }

  private void showOverheard() {
    for (int seat = 0; seat < names.size(); seat++) {
      String written = overheard.remove(seat);
      if (written != null) {
        showStderr(seat, written);
      }
    }
  }

  private void showStderr(int seat, String written) {
    written
        .strip()
        .lines()
        .forEach(
            line -> out.printf("        %s| %s%n", names.get(seat), DisplayText.visible(line)));
  }

  private String numbered(String line) {
    return watching.numbers() ? String.format("%4d  %s", steps, line) : line;
  }

  private void print(List<String> lines) {
    lines.forEach(line -> out.println(numbered(watching.coloured(line, names))));
  }

  /** Draws the match if the drawing has changed and these lines did not tell it; else false. */
  private boolean draw(List<String> lines) {
    List<String> now = frame.map(Frame::text).orElse(drawn);
    if (now.equals(drawn)) {
      return false;
    }
    drawn = now;
    if (Collections.indexOfSubList(lines, now) >= 0) {
      return false;
    }
    if (watching.redraws()) {
      watching.streams().clearScreen();
      print(lines);
    }
    out.println();
    now.forEach(out::println);
    out.println();
    return true;
  }

  private void tell(S before, Step<M> step, S after) {
    plain
        .tell(before, step, after, names, from)
        .forEach(line -> out.printf("%4d  %s%n", steps, line));
  }

  private void show(S state) {
    game.turn(state).asked().forEach(seat -> show(state, seat));
  }

  private void show(S state, int seat) {
    if (from.knowsWhatIsKnownTo(seat)) {
      text.viewText(game.view(state, seat)).lines().forEach(line -> out.println("        " + line));
    }
  }

  /**
   * Prints places and points, and the faults with the first and last lines of standard error; of a
   * void match, why it is void.
   */
  public void end(MatchRecord match) {
    List<PlayerUsage> usages = Records.usages(match);
    for (int seat = 0; seat < usages.size(); seat++) {
      overheard(seat, usages.get(seat).stderrAfterwards());
    }
    showOverheard();
    if (match.voidReason().isPresent()) {
      out.println("void: " + match.voidReason().get());
      return;
    }
    Outcome outcome = match.outcome();
    IntStream.range(0, outcome.seats())
        .boxed()
        .sorted(Comparator.comparingInt(outcome::place))
        .forEach(
            seat -> {
              String points = Numbers.points(outcome.points(seat));
              out.printf(
                  "%4s  %s, points %s%n", outcome.place(seat) + ".", names.get(seat), points);
            });
    for (Fault fault : match.faults()) {
      out.printf(
          "      %s: %s (%s)%n",
          names.get(fault.seat()), fault.reason().describe(), fault.detail());
      for (String line : StderrLines.excerpt(usages.get(fault.seat()).stderr())) {
        out.println("        " + DisplayText.visible(line));
      }
    }
  }
}
