package dev.agon.games.canopy.rules;

import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;
import java.util.Optional;

/** The rules of Canopy; docs/rules/canopy.md has them in words. */
public final class Canopy implements Game<CanopyState, CanopyView, Choice> {
  public static final int MAX_PLAYERS = 100_000;

  private static final GameSpec SPEC =
      GameSpec.named("canopy", "Canopy")
          .withSeats(2, MAX_PLAYERS)
          .withDefaultSeats(10)
          .withSettings(Rulings.SETTINGS);

  private static final Turn OVER = new Turn.Over();

  @Override
  public GameSpec spec() {
    return SPEC;
  }

  @Override
  public CanopyState start(Settings settings, int seats) {
    return CanopyState.start(Rulings.of(settings), seats);
  }

  @Override
  public Turn turn(CanopyState state) {
    return switch (state.phase()) {
      case ORDER -> {
        int players = state.forest().size();
        yield new Turn.Chance(key(state, 0), dice -> Order.draw(players, dice));
      }
      case TURN -> new Turn.OneDecides(state.actor());
      case FIGHT -> new Turn.Chance(key(state, 1), state.intervals()::draw);
      case ANSWER -> new Turn.OneDecides(state.opponent());
      case FIGHT_BACK -> new Turn.Chance(key(state, 2), state.intervals()::draw);
      case OVER -> OVER;
    };
  }

  /** The key of a draw: the round, the turn and the number of the draw in the turn. */
  private static long key(CanopyState state, int draw) {
    return (long) state.clock().round() << Integer.SIZE | 2L * state.clock().turn() + draw;
  }

  @Override
  public Optional<String> refuse(CanopyState state, int seat, Choice choice) {
    boolean answers = state.phase() == Phase.ANSWER;
    return switch (choice) {
      case Reply reply ->
          answers
              ? Optional.empty()
              : Optional.of("answers " + reply.id() + " on its own turn; fight or rest");
      case Rest _, Fight _ when answers ->
          Optional.of("was challenged, and can fight back or retreat");
      case Rest _ ->
          state.forest().player(seat).rested()
              ? Optional.of("rested on its last turn")
              : Optional.empty();
      case Fight(int opponent) -> refuse(state.forest(), seat, opponent);
    };
  }

  private static Optional<String> refuse(Forest forest, int seat, int opponent) {
    if (opponent < 0 || opponent >= forest.size()) {
      return Optional.of("fights " + opponent + "; the players are 0 to " + (forest.size() - 1));
    }
    if (opponent == seat) {
      return Optional.of("fights itself");
    }
    if (forest.isRoot(seat)) {
      return forest.isRoot(opponent)
          ? Optional.empty()
          : Optional.of("is a root and fights " + opponent + ", which is none");
    }
    int parent = forest.parent(seat);
    return parent == opponent
        ? Optional.empty()
        : Optional.of("fights " + opponent + ", but may fight only its parent, " + parent);
  }

  @Override
  public CanopyState apply(CanopyState state, Step<Choice> step) {
    return switch (step) {
      case Step.Moved(_, Choice choice) ->
          switch (choice) {
            case Fight(int opponent) -> state.challenges(opponent);
            case Rest _ -> state.rests();
            case Reply reply -> state.replies(reply);
          };
      case Step.Rolled(Order order) -> state.ordered(order);
      case Step.Rolled(CanopyRoll.Drawn(int number)) -> state.drew(number);
      case Step.Forfeited(int seat, _) -> state.forfeits(seat);
      case Step.Rolled<Choice> _, Step.MovedTogether<Choice> _ ->
          throw new IllegalArgumentException("Canopy has no such step: " + step);
    };
  }

  /** The view is a window on the state; it can be had for any seat at any time. */
  @Override
  public CanopyView view(CanopyState state, int seat) {
    return new CanopyView(state, seat);
  }

  @Override
  public Outcome outcome(CanopyState state) {
    return state.outcome();
  }
}
