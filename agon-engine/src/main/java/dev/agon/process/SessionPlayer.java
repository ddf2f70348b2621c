package dev.agon.process;

import dev.agon.bot.Seating;
import dev.agon.game.Codec;
import dev.agon.game.Outcome;
import dev.agon.game.Reading;
import dev.agon.game.Reason;
import dev.agon.json.Json;
import dev.agon.match.Answer;
import dev.agon.match.Expense;
import dev.agon.match.Player;
import dev.agon.record.JsonReader;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A program that lives for a match and speaks newline-delimited JSON; see docs/protocol.md. */
public final class SessionPlayer<V, M> implements Player<V, M> {
  private static final Duration MOMENT = Duration.ofMillis(100);

  private final Codec<M, ?, V> codec;
  private final Clock clock;
  private final @Nullable Child child;
  private final String startFailure;
  private boolean ready;
  private long wallNanos;
  private long cpuNanos = -1;

  public SessionPlayer(
      Command command, String game, Codec<M, ?, V> codec, Clock clock, Seating seating) {
    this.codec = codec;
    this.clock = clock;
    Child started = null;
    String failure = "";
    try {
      started = Child.start(command);
      started.setDeadline(clock.startUp());
      started.say(SessionMessages.start(game, seating, clock) + "\n");
    } catch (IOException e) {
      failure = "cannot start " + command + ": " + e.getMessage();
    }
    this.child = started;
    this.startFailure = failure;
  }

  @Override
  public Answer<M> ask(V view) {
    if (child == null) {
      return new Answer.Failed<>(Reason.DISCONNECTED, startFailure);
    }
    if (!ready) {
      Answer<M> notReady = awaitReady(child);
      if (notReady != null) {
        return notReady;
      }
      ready = true;
    }
    long begin = System.nanoTime();
    child.setDeadline(clock.match().minusNanos(wallNanos));
    child.say(SessionMessages.ask(codec.viewJson(view)) + "\n");
    Heard heard = child.hearLine();
    wallNanos += System.nanoTime() - begin;
    child.clearDeadline();
    return switch (heard) {
      case Heard.Said(String line) -> read(view, line);
      case Heard.Hung(String rest) -> hung(child, rest);
      case Heard.Late _ -> Replies.late(clock.match());
      case Heard.TooMuch _ -> Replies.tooMuch();
    };
  }

  private @Nullable Answer<M> awaitReady(Child child) {
    Heard heard = child.hearLine();
    child.clearDeadline();
    return switch (heard) {
      case Heard.Said(String line) ->
          switch (JsonReader.read(line)) {
            case Reading.Understood<Json>(Json json) when SessionMessages.isReady(json) -> null;
            case Reading.Understood<Json> _ ->
                Replies.answer(Reading.expected(SessionMessages.READY, line));
            case Reading.Garbled<Json> _ ->
                Replies.answer(Reading.expected(SessionMessages.READY, line));
          };
      case Heard.Hung(String rest) -> hung(child, rest);
      case Heard.Late _ ->
          new Answer.Failed<>(
              Reason.STALLED,
              "not ready within " + Replies.seconds(clock.startUp()) + " seconds of its start");
      case Heard.TooMuch _ -> Replies.tooMuch();
    };
  }

  private Answer<M> read(V view, String line) {
    return switch (JsonReader.read(line)) {
      case Reading.Understood<Json>(Json json) ->
          Replies.answer(
              SessionMessages.move(json)
                  .map(move -> codec.readMove(view, move))
                  .orElseGet(() -> Reading.expected(SessionMessages.MOVE, line)));
      case Reading.Garbled<Json> _ -> Replies.answer(Reading.expected(SessionMessages.MOVE, line));
    };
  }

  private Answer<M> hung(Child child, String rest) {
    String said = rest.isBlank() ? "" : " after '" + rest.strip() + "' without a newline";
    return new Answer.Failed<>(
        Reason.DISCONNECTED, child.exit(MOMENT).orElse("closed its output") + said);
  }

  @Override
  public void tell(Outcome outcome) {
    if (child != null) {
      child.say(SessionMessages.over(outcome) + "\n");
      child.closeInput();
      child.exit(MOMENT);
    }
  }

  @Override
  public boolean isExternal() {
    return true;
  }

  @Override
  public void close() {
    if (child != null) {
      cpuNanos = child.cpuNanos();
      child.close();
    }
  }

  @Override
  public Expense expense() {
    return new Expense(wallNanos, cpuNanos, child == null ? "" : child.stderr());
  }
}
