package dev.agon.sketch;

import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.Outcome;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.game.Spec;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.sketch.BotStackSketch.Move;
import dev.agon.sketch.BotStackSketch.View;
import dev.agon.sketch.BotStackState.Duelist;
import dev.agon.sketch.BotStackState.Phase;
import dev.agon.sketch.Load.Bullet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Shotgun roulette for two. Shows what chance deals and only some may see, and a question that
 * interrupts an action.
 */
final class BotStackSketch implements Game<BotStackState, Move, Load, View> {
  enum Starter {
    FIRST("first", 0),
    SECOND("second", 1);

    private final String word;
    private final int seat;

    Starter(String word, int seat) {
      this.word = word;
      this.seat = seat;
    }

    static Starter read(String text) {
      return Arrays.stream(values())
          .filter(starter -> starter.word.equals(text.strip()))
          .findFirst()
          .orElseThrow(
              () -> new IllegalArgumentException("must be first or second, not '" + text + "'"));
    }
  }

  static final Setting<Integer> ROUNDS =
      Setting.whole("rounds", "the rounds of a match, started in turn", 2, 1, 100);
  static final Setting<Integer> RELOADS =
      Setting.whole("reloads", "the reloads before a round ends without credit", 3, 0, 100);
  static final Setting<Starter> STARTS =
      new Setting<>(
          "starts",
          "the seat that starts the first round: first or second",
          Starter.FIRST,
          Starter::read,
          starter -> starter.word);

  private static final Spec SPEC =
      new Spec("botstack", "BotStack", 2, 2, 2, List.of(ROUNDS, RELOADS, STARTS));

  sealed interface Move {}

  enum Action implements Move {
    PEEK,
    SHOOT_SELF,
    SHOOT_OPPONENT,
    ASK_TO_ABSTAIN
  }

  enum Answer implements Move {
    ACCEPT,
    REFUSE
  }

  /**
   * What a player knows.
   *
   * @param live how many live bullets are left; which ones they are stays hidden
   * @param peeked the bullet up next, for the one who looked
   * @param open the moves that answer what is asked
   */
  record View(
      int round,
      int live,
      int blank,
      Duelist you,
      Duelist opponent,
      Optional<Bullet> peeked,
      List<Move> open) {}

  @Override
  public Spec spec() {
    return SPEC;
  }

  @Override
  public BotStackState start(Settings settings, int seats) {
    return BotStackState.start(
        settings.get(ROUNDS), settings.get(RELOADS), settings.get(STARTS).seat);
  }

  @Override
  public Turn<Load> turn(BotStackState state) {
    return switch (state.now()) {
      case Phase.Loads _ ->
          new Turn.Chance<>(Dice.seed(state.round(), state.reloads()), Load::draw);
      case Phase.Acts(int seat, _, _) -> new Turn.OneDecides<>(seat);
      case Phase.Asks(int asker) -> new Turn.OneDecides<>(1 - asker);
      case Phase.Over _ -> new Turn.Over<>();
    };
  }

  @Override
  public Optional<String> refuse(BotStackState state, int seat, Move move) {
    List<Move> open = open(state);
    return open.contains(move)
        ? Optional.empty()
        : Optional.of("answers " + move + "; it may be one of " + open);
  }

  private static List<Move> open(BotStackState state) {
    return switch (state.now()) {
      case Phase.Acts(int seat, boolean first, boolean peeked) -> {
        List<Move> open = new ArrayList<>(List.of(Action.SHOOT_SELF, Action.SHOOT_OPPONENT));
        if (!peeked && state.duelist(seat).hasGlass()) {
          open.add(Action.PEEK);
        }
        if (first) {
          open.add(Action.ASK_TO_ABSTAIN);
        }
        yield List.copyOf(open);
      }
      case Phase.Asks _ -> List.of(Answer.values());
      case Phase.Loads _, Phase.Over _ -> List.of();
    };
  }

  @Override
  public BotStackState apply(BotStackState state, Step<Move, Load> step) {
    return switch (step) {
      case Step.Rolled(Load load) -> state.loaded(load);
      case Step.Moved(int seat, Action action) ->
          switch (action) {
            case PEEK -> state.peeked(seat);
            case SHOOT_SELF -> state.shot(seat, seat);
            case SHOOT_OPPONENT -> state.shot(seat, 1 - seat);
            case ASK_TO_ABSTAIN -> state.asked(seat);
          };
      case Step.Moved(int seat, Answer answer) ->
          switch (answer) {
            case ACCEPT -> state.abstained();
            case REFUSE -> state.refused(1 - seat);
          };
      case Step.Forfeited(int seat, _) -> state.forfeited(seat);
      case Step.MovedTogether<Move, Load> _ ->
          throw new IllegalArgumentException("BotStack has no such step: " + step);
    };
  }

  @Override
  public View view(BotStackState state, int seat) {
    boolean looked =
        state.now() instanceof Phase.Acts(int actor, _, boolean peeked) && peeked && actor == seat;
    return new View(
        state.round(),
        state.gun().count(Bullet.LIVE),
        state.gun().count(Bullet.BLANK),
        state.duelist(seat),
        state.duelist(1 - seat),
        looked ? Optional.of(state.gun().next()) : Optional.empty(),
        asked(state, seat) ? open(state) : List.of());
  }

  private boolean asked(BotStackState state, int seat) {
    return turn(state) instanceof Turn.OneDecides(int one) && one == seat;
  }

  @Override
  public Outcome outcome(BotStackState state) {
    return Outcome.byPoints(state.duelist(0).credit(), state.duelist(1).credit());
  }
}
