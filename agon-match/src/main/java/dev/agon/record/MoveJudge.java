package dev.agon.record;

import dev.agon.game.Game;
import dev.agon.game.Parsed;
import dev.agon.game.Step;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.Analyst.Analysis;
import dev.agon.game.kit.Analyst.MoveValue;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.TextCodec;
import dev.agon.match.StepListener;
import dev.agon.text.JsonLines;
import dev.agon.text.MultiLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares the moves of a match with perfect play while the match is replayed. */
public final class MoveJudge<S, V, M> implements StepListener<S, M> {
  /** The precision of the solvers' tables. */
  private static final double PRECISION = 1e-6;

  private final Game<S, V, M> game;
  private final TextCodec<V, M> codec;
  private final Analyst<V, M> analyst;
  private final List<String> names;
  private final List<Judged> judged = new ArrayList<>();
  private int steps;
  private int notJudged;

  /**
   * A move and what it is worth.
   *
   * @param step the number of the step, counted from 1
   * @param move the move in the form of the turn protocol, on one line
   * @param told what the player did, in words that follow the player's name
   * @param words the value of the move in words
   * @param loss how much less it is worth than the best move; 0 for a move as good as the best
   * @param better the best move, if this one was a mistake
   */
  public record Judged(
      int step,
      int seat,
      String move,
      String told,
      String words,
      double loss,
      Optional<Better> better) {
    public boolean isMistake() {
      return better.isPresent();
    }
  }

  /**
   * The best move.
   *
   * @param told what the player does by it, in words that follow the player's name
   * @param givenAway what the other move loses, in words; empty if the values say it
   */
  public record Better(String move, String told, String words, String givenAway) {}

  /** How many of the judged moves of a seat were as good as the best. */
  public record Accuracy(int seat, int good, int judged, List<Integer> mistakes) {
    public Accuracy {
      mistakes = List.copyOf(mistakes);
    }

    public double share() {
      return (double) good / judged;
    }
  }

  /** The names are those of the players, by seat. */
  public MoveJudge(GameKit<S, V, M> kit, Analyst<V, M> analyst, List<String> names) {
    this.names = List.copyOf(names);
    this.game = kit.game();
    this.codec = JsonLines.of(kit);
    this.analyst = analyst;
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    steps++;
    if (!(step instanceof Step.Moved<M>(int seat, M move))) {
      return;
    }
    V view = game.view(before, seat);
    switch (analyst.analyse(view)) {
      case Parsed.Failure<Analysis<M>> _ -> notJudged++;
      case Parsed.Value<Analysis<M>>(Analysis<M> analysis) -> judge(seat, view, move, analysis);
    }
  }

  private void judge(int seat, V view, M move, Analysis<M> analysis) {
    MoveValue<M> made =
        analysis.choices().stream()
            .filter(choice -> choice.move().equals(move))
            .findFirst()
            .orElseThrow();
    double loss = analysis.value() - made.value();
    boolean isMistake = loss > PRECISION;
    judged.add(
        new Judged(
            steps,
            seat,
            text(move),
            told(view, move),
            made.words(),
            isMistake ? loss : 0,
            isMistake
                ? Optional.of(better(view, made, analysis.choices().getFirst()))
                : Optional.empty()));
  }

  private Better better(V view, MoveValue<M> made, MoveValue<M> best) {
    return new Better(
        text(best.move()), told(view, best.move()), best.words(), analyst.givenAway(made, best));
  }

  private String told(V view, M move) {
    String told = analyst.told(view, move, names);
    return told.isEmpty() ? "plays " + text(move) : told;
  }

  private String text(M move) {
    return MultiLine.joined(codec.moveText(move));
  }

  /** The moves in positions that are solved, in order. */
  public List<Judged> judged() {
    return List.copyOf(judged);
  }

  public int notJudged() {
    return notJudged;
  }

  /** The accuracy of every seat of which a move was judged. */
  public List<Accuracy> accuracies(int seats) {
    List<Accuracy> all = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int own = seat;
      List<Judged> moves = judged.stream().filter(move -> move.seat() == own).toList();
      List<Integer> mistakes = moves.stream().filter(Judged::isMistake).map(Judged::step).toList();
      if (!moves.isEmpty()) {
        all.add(new Accuracy(seat, moves.size() - mistakes.size(), moves.size(), mistakes));
      }
    }
    return all;
  }
}
