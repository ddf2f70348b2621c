package dev.agon.app.match;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.DrawKey;
import dev.agon.game.Outcome;
import dev.agon.json.Json;
import dev.agon.match.Answer;
import dev.agon.match.MatchPlayer;
import dev.agon.result.PlayerUsage;
import java.util.Optional;
import java.util.function.Consumer;

/** A player whose standard error is passed on after each answer. */
record StderrReporter<V, M>(MatchPlayer<V, M> player, Consumer<String> listener)
    implements MatchPlayer<V, M> {

  /** Is told what the program in a seat wrote for an answer; on any thread. */
  @FunctionalInterface
  interface Listener {
    void wrote(int seat, String stderr);
  }

  /** The same runner, with a reporter in every seat. */
  static <S, V, M> MatchRunner<S, V, M> inSeatsOf(MatchRunner<S, V, M> runner, Listener listener) {
    return new MatchRunner<>(
        runner.kit(),
        runner.settings(),
        runner.entrants().stream().map(entrant -> reported(entrant, listener)).toList());
  }

  private static <V, M> Entrant<V, M> reported(Entrant<V, M> entrant, Listener listener) {
    return new Entrant<>(
        entrant.name(),
        entrant.author(),
        entrant.source(),
        seating ->
            new StderrReporter<>(
                entrant.seat().apply(seating), text -> listener.wrote(seating.seat(), text)));
  }

  @Override
  public void start(DrawKey deal) {
    player.start(deal);
  }

  @Override
  public Optional<Answer.Failed<M>> awaitStart() {
    return player.awaitStart();
  }

  @Override
  public Answer<M> ask(V view) {
    Answer<M> answer = player.ask(view);
    listener.accept(player.stderrOfAnswer());
    return answer;
  }

  @Override
  public boolean asksAgain(String why) {
    return player.asksAgain(why);
  }

  @Override
  public boolean observes() {
    return player.observes();
  }

  @Override
  public void told(Json what) {
    player.told(what);
  }

  @Override
  public void tell(Outcome outcome) {
    player.tell(outcome);
  }

  @Override
  public boolean isExternal() {
    return player.isExternal();
  }

  @Override
  public void close() {
    player.close();
  }

  @Override
  public PlayerUsage usage() {
    return player.usage();
  }
}
