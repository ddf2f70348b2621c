package dev.agon.app.ladder;

import dev.agon.app.cli.Streams;
import dev.agon.ladder.folder.DayMarks;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.ladder.run.LadderListener;
import dev.agon.ladder.run.LadderState;
import dev.agon.ladder.table.LadderTable;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/** Shows a ladder under way: at a terminal its table, elsewhere a line for what happens. */
final class LadderScreen implements LadderListener {
  private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final int LINES = 20;
  private static final int MESSAGES = 5;

  private final Streams streams;
  private final DayMarks days;
  private final Deque<String> messages = new ArrayDeque<>();
  private long shown = System.nanoTime() - EVERY_NANOS;

  LadderScreen(Streams streams, DayMarks days, LadderState state) {
    this.streams = streams;
    this.days = days;
    long _ = yesterday(state);
  }

  /** How many results there were when the day began. */
  private long yesterday(LadderState state) {
    return days.note(LocalDate.now(ZoneId.systemDefault()), state.results());
  }

  @Override
  public void added(LadderEntry entry, LadderState state) {
    switch (entry) {
      case LadderEntry.Joined _ -> say(state.versions().getLast().label() + " joined");
      case LadderEntry.Left(int version, String why) ->
          say(label(state, version) + " left: " + why);
      case LadderEntry.Rested(int version, String why) ->
          say(label(state, version) + " is rested until it is saved again: " + why);
      case LadderEntry.Back(int version) -> say(label(state, version) + " is back");
      case LadderEntry.Changed _, LadderEntry.Keys _, LadderEntry.Match _ -> {}
    }
    if (streams.outIsTerminal() && System.nanoTime() - shown >= EVERY_NANOS) {
      show(state);
    }
  }

  private static String label(LadderState state, int version) {
    return state.versions().get(version).label();
  }

  @Override
  public void waiting(LadderState state) {
    if (streams.outIsTerminal()) {
      show(state);
    }
    say("waiting for bots: a match needs " + state.head().settings().seats() + " that play");
  }

  /** Says what is wrong with a file. */
  void problem(String problem) {
    say(problem);
  }

  private synchronized void say(String message) {
    if (!streams.outIsTerminal()) {
      streams.err().println(message);
      return;
    }
    messages.addLast(message);
    if (messages.size() > MESSAGES) {
      messages.removeFirst();
    }
  }

  private synchronized void show(LadderState state) {
    shown = System.nanoTime();
    streams.clearScreen();
    streams.out().print(table(state));
    messages.forEach(streams.out()::println);
    streams.out().flush();
  }

  private String table(LadderState state) {
    return "%s: %,d matches%n%n%s%n"
        .formatted(
            state.head().event().name(),
            state.results(),
            LadderTable.text(LadderTable.lines(state, state.ratingsAt(yesterday(state))), LINES));
  }

  /** Prints the table when the ladder is stopped. */
  void last(LadderState state) {
    state.rateAll();
    streams.out().print(table(state));
  }
}
