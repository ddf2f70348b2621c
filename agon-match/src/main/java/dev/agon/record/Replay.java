package dev.agon.record;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.entrant.StepsHash;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Game;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.Roll;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.RollCodec;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.match.Answer;
import dev.agon.match.BuiltInPlayer;
import dev.agon.match.Referee;
import dev.agon.match.StepListener;
import dev.agon.result.Result;
import dev.agon.source.BotSource;
import dev.agon.text.JsonLines;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Plays a record again: every move by the rules, every roll from the seed, every built-in bot asked
 * once more. Of a void match the steps before the failure are played.
 */
public final class Replay<S, V, M> {
  private final GameKit<S, V, M> kit;
  private final Game<S, V, M> game;
  private final MatchRecord match;
  private final Settings settings;
  private final Map<Integer, BuiltInPlayer<V, M>> builtIns = new HashMap<>();
  private S state;

  /** What the built-in bots answer to the question that is being decided. */
  private final Map<Integer, Answer<M>> answers = new HashMap<>();

  /** The seats that were asked together with one that has just forfeited, and have not. */
  private Set<Integer> askedTogether = Set.of();

  /** The forfeits so far, as seat, reason and number of steps before. */
  private final List<String> forfeits = new ArrayList<>();

  private final Set<Integer> forfeited = new HashSet<>();

  /** The first seat that forfeited and the state in which it was asked; null before. */
  private @Nullable FirstForfeit<S> firstForfeit;

  private boolean hasMoved;

  private record FirstForfeit<S>(int seat, S state) {}

  /** The seats whose built-in bot was asked again. */
  private final Set<Integer> asked = new HashSet<>();

  /**
   * Prepares a record for replay.
   *
   * @throws IllegalArgumentException when its settings or seats are not the game's
   */
  public Replay(GameKit<S, V, M> kit, MatchRecord match) {
    this.kit = kit;
    this.game = kit.game();
    this.match = match;
    this.settings = Settings.of(game.spec(), match.settings());
    if (!game.spec().seats(match.seats().size())) {
      throw new IllegalArgumentException(
          game.spec().name() + " does not seat " + match.seats().size());
    }
    this.state = game.start(settings, match.seats().size());
    for (int seat = 0; seat < match.seats().size(); seat++) {
      if (!match.spec().absent().contains(seat)) {
        int own = seat;
        builtIn(match.seats().get(seat), seat, seat).ifPresent(bot -> builtIns.put(own, bot));
      }
    }
  }

  public sealed interface Verdict {
    /** It came out the same, down to every choice of the built-in bots. */
    record Same(int steps, int botsAsked, Outcome outcome) implements Verdict {}

    /** At this step, counted from 1, it did not. */
    record Different(int step, String why) implements Verdict {}
  }

  /** The built-in bot of a seat, for the questions of this or another seat. */
  private Optional<BuiltInPlayer<V, M>> builtIn(MatchRecord.RecordedSeat who, int seat, int asked) {
    if (!(who.source() instanceof BotSource.BuiltIn(String name))) {
      return Optional.empty();
    }
    BuiltInBot<V, M> bot =
        kit.bots().stream()
            .filter(candidate -> candidate.name().equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        game.spec().name() + " has no built-in bot '" + name + "'"));
    long seed = match.spec().botSeed(seat);
    Seating seating = new Seating(asked, match.seats().size(), settings, seed);
    return Optional.of(BuiltInPlayer.of(bot, seating));
  }

  /** Goes through the record until its end or the first step that differs. */
  public Verdict run(StepListener<S, M> listener) {
    StepsHash<S, M> hash = new StepsHash<>();
    for (int i = 0; i < match.steps().size(); i++) {
      Parsed<Step<M>> read = read(match.steps().get(i));
      switch (read) {
        case Parsed.Failure<Step<M>>(String why) -> {
          return new Verdict.Different(i + 1, why);
        }
        case Parsed.Value<Step<M>>(Step<M> step) -> {
          ask(step);
          Optional<String> objection = objection(step);
          if (objection.isPresent()) {
            return new Verdict.Different(i + 1, objection.get());
          }
          S before = state;
          askedTogether = stillAsked(step);
          if (step instanceof Step.Forfeited<M>(int seat, ForfeitReason reason)) {
            forfeits.add(seat + " " + reason.id() + " " + i);
            forfeited.add(seat);
            firstForfeit = firstForfeit == null ? new FirstForfeit<>(seat, before) : firstForfeit;
          }
          hasMoved |= step instanceof Step.Moved || step instanceof Step.MovedTogether;
          state = game.apply(before, step);
          Optional<String> other = otherTold(match.steps().get(i), before, step);
          if (other.isPresent()) {
            return new Verdict.Different(i + 1, other.get());
          }
          listener.saw(before, step, state);
          hash.saw(before, step, state);
        }
      }
    }
    if (match.voidReason().isPresent()) {
      return new Verdict.Same(match.steps().size(), asked.size(), match.outcome());
    }
    if (!(game.turn(state) instanceof Turn.Over)) {
      return new Verdict.Different(match.steps().size() + 1, "the record ends before the match");
    }
    List<String> faults =
        match.faults().stream()
            .map(fault -> fault.seat() + " " + fault.reason().id() + " " + fault.step())
            .toList();
    if (!faults.equals(forfeits)) {
      return new Verdict.Different(
          match.steps().size(), "the faults are not those of the steps: " + forfeits);
    }
    if (match.stepsHash() != Result.CHANCE
        && (hash.isRolled() || hash.of(JsonLines.of(kit)) != match.stepsHash())) {
      return new Verdict.Different(match.steps().size(), "the hash is not that of the steps");
    }
    Outcome outcome = Referee.outcome(game, state, match.seats().size(), forfeited);
    return outcome.equals(match.outcome())
        ? new Verdict.Same(match.steps().size(), asked.size(), outcome)
        : new Verdict.Different(
            match.steps().size(), "the record says " + match.outcome() + ", it is " + outcome);
  }

  /** What is wrong with what the record says that seats were told. */
  private Optional<String> otherTold(Json recorded, S before, Step<M> step) {
    if (!(recorded instanceof Json.Obj fields) || fields.get(Recorder.TOLD).isEmpty()) {
      return Optional.empty();
    }
    Json told = fields.get(Recorder.TOLD).get();
    Json.Obj expected = Json.object();
    for (int seat = 0; seat < match.seats().size(); seat++) {
      Viewpoint from = Viewpoint.of(seat);
      String key = String.valueOf(seat);
      Optional<Json> now = kit.observer().flatMap(one -> one.told(before, step, state, from));
      if (now.isPresent() && told instanceof Json.Obj seats && seats.get(key).isPresent()) {
        expected = expected.with(key, now.get());
      }
    }
    return expected.equals(told)
        ? Optional.empty()
        : Optional.of("seats are told " + expected + ", the record says " + told);
  }

  /**
   * Asks the built-in bots whose turn it is, once for each question. A forfeit does not end the
   * question for those who were asked together with the seat that forfeits.
   */
  private void ask(Step<M> step) {
    if (!askedTogether.isEmpty() && askedTogether.containsAll(seats(step))) {
      return;
    }
    askedTogether = Set.of();
    answers.clear();
    for (int seat : mayForfeit(game.turn(state))) {
      BuiltInPlayer<V, M> bot = builtIns.get(seat);
      if (bot != null) {
        asked.add(seat);
        answers.put(seat, bot.ask(game.view(state, seat)));
      }
    }
  }

  public static <M> List<Integer> seats(Step<M> step) {
    return switch (step) {
      case Step.Moved<M> moved -> List.of(moved.seat());
      case Step.MovedTogether<M>(var moves) -> moves.stream().map(Step.Moved::seat).toList();
      case Step.Forfeited<M>(int seat, _) -> List.of(seat);
      case Step.Rolled<M> _ -> List.of();
    };
  }

  private Optional<String> objection(Step<M> step) {
    Turn turn = game.turn(state);
    return switch (step) {
      case Step.Moved<M> moved when turn instanceof Turn.OneDecides(int seat) ->
          seat == moved.seat()
              ? objection(moved)
              : Optional.of("seat " + moved.seat() + " moves, it is seat " + seat + "'s turn");
      case Step.MovedTogether<M>(var moves)
          when turn instanceof Turn.SeveralDecide(List<Integer> seats) ->
          seats.equals(moves.stream().map(Step.Moved::seat).toList())
              ? moves.stream().map(this::objection).flatMap(Optional::stream).findFirst()
              : Optional.of("other seats move than those asked, " + seats);
      case Step.Rolled<M>(Roll roll) when turn instanceof Turn.Chance chance -> {
        Roll drawn = Referee.draw(match.spec().dealKey(), chance);
        yield drawn.equals(roll)
            ? Optional.empty()
            : Optional.of("the seed deals " + rolls().rollJson(drawn));
      }
      case Step.Forfeited<M>(int seat, _) when mayForfeit(turn).contains(seat) ->
          forfeitObjection(seat);
      case Step.Forfeited<M>(int seat, _) ->
          turn instanceof Turn.Over && firstForfeit != null && !hasMoved
              ? standInObjection(seat, firstForfeit)
              : Optional.of("seat " + seat + " was not asked");
      case Step.Moved<M> _, Step.MovedTogether<M> _, Step.Rolled<M> _ ->
          Optional.of("the rules ask for another kind of step here");
    };
  }

  /** Those asked now, and those asked together with one who has just forfeited. */
  private Set<Integer> mayForfeit(Turn turn) {
    Set<Integer> seats = new HashSet<>(askedTogether);
    seats.addAll(turn.asked());
    return seats;
  }

  /** Those who were asked together with one who forfeits now and have not done so themselves. */
  private Set<Integer> stillAsked(Step<M> step) {
    if (!(step instanceof Step.Forfeited<M>(int seat, _))) {
      return Set.of();
    }
    Set<Integer> others = new HashSet<>(askedTogether);
    if (game.turn(state) instanceof Turn.SeveralDecide(List<Integer> several)) {
      others.addAll(several);
    }
    others.remove(seat);
    return others;
  }

  /** A built-in bot forfeits only if it does so again, or if it was not let in. */
  private Optional<String> forfeitObjection(int seat) {
    return answers.get(seat) instanceof Answer.Played<M>(M move)
            && game.refuse(state, seat, move).isEmpty()
        ? Optional.of(match.seats().get(seat).name() + " does not fail here")
        : Optional.empty();
  }

  /** In a match without moves, the others are asked what the first seat failed to answer. */
  private Optional<String> standInObjection(int seat, FirstForfeit<S> first) {
    if (forfeited.contains(seat)) {
      return Optional.of("seat " + seat + " has forfeited before");
    }
    Optional<BuiltInPlayer<V, M>> standIn =
        match.spec().absent().contains(seat)
            ? Optional.empty()
            : builtIn(match.seats().get(seat), seat, first.seat());
    return standIn
            .map(bot -> bot.ask(game.view(first.state(), first.seat())))
            .filter(answer -> answer instanceof Answer.Played<M>(M move) && isLegal(first, move))
            .isPresent()
        ? Optional.of(match.seats().get(seat).name() + " does not fail here")
        : Optional.empty();
  }

  private boolean isLegal(FirstForfeit<S> first, M move) {
    return game.refuse(first.state(), first.seat(), move).isEmpty();
  }

  private Optional<String> objection(Step.Moved<M> moved) {
    Optional<String> refusal = game.refuse(state, moved.seat(), moved.move());
    if (refusal.isPresent()) {
      return Optional.of("illegal: " + refusal.get());
    }
    String name = match.seats().get(moved.seat()).name();
    String recorded = ", the record says " + kit.codec().moveJson(moved.move());
    return switch (answers.get(moved.seat())) {
      case null -> Optional.empty();
      case Answer.Played<M>(M move) ->
          move.equals(moved.move())
              ? Optional.empty()
              : Optional.of(name + " now plays " + kit.codec().moveJson(move) + recorded);
      case Answer.Failed<M> failed ->
          Optional.of(name + " now fails (" + failed.detail() + ")" + recorded);
    };
  }

  private Parsed<Step<M>> read(Json json) {
    try {
      JsonFields fields = JsonFields.of(json, "the step", UserError::new);
      if (fields.names().contains("move")) {
        return readMoved(fields).map(moved -> moved);
      }
      if (fields.names().contains("forfeits")) {
        ForfeitReason reason = RecordFile.reason(fields.text("reason"));
        return new Parsed.Value<>(new Step.Forfeited<>(seat(fields, "forfeits"), reason));
      }
      if (fields.names().contains("rolled")) {
        return rolls().readRoll(fields.get("rolled")).map(Step.Rolled::new);
      }
      List<Step.Moved<M>> moves = new ArrayList<>();
      for (JsonFields move : fields.objects("together")) {
        switch (readMoved(move)) {
          case Parsed.Value<Step.Moved<M>>(Step.Moved<M> moved) -> moves.add(moved);
          case Parsed.Failure<Step.Moved<M>>(String why) -> {
            return new Parsed.Failure<>(why);
          }
        }
      }
      return new Parsed.Value<>(new Step.MovedTogether<>(moves));
    } catch (UserError | IllegalArgumentException e) {
      return new Parsed.Failure<>(String.valueOf(e.getMessage()));
    }
  }

  private RollCodec rolls() {
    return kit.rollCodec().orElseThrow(() -> new UserError(game.spec().name() + " has no chance"));
  }

  private Parsed<Step.Moved<M>> readMoved(JsonFields fields) {
    int seat = seat(fields, "seat");
    switch (game.turn(state)) {
      case Turn.OneDecides _, Turn.SeveralDecide _ -> {}
      case Turn.Chance _ -> throw new UserError("seat " + seat + " moves, but a roll comes next");
      case Turn.Over _ -> throw new UserError("seat " + seat + " moves, but the match is over");
    }
    return kit.codec()
        .readMove(game.view(state, seat), fields.get("move"))
        .map(move -> new Step.Moved<>(seat, move));
  }

  private int seat(JsonFields fields, String name) {
    int seat = fields.whole(name);
    if (seat < 0 || seat >= match.seats().size()) {
      throw new UserError("there is no seat " + seat);
    }
    return seat;
  }
}
