package dev.agon.games.botstack.display;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.games.botstack.rules.BotStack;
import dev.agon.games.botstack.rules.BotStackRoll;
import dev.agon.games.botstack.rules.BotStackState;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Load;
import dev.agon.games.botstack.rules.Phase;
import dev.agon.testkit.Golden;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class BotStackPictureTest {
  private static final List<String> NAMES = List.of("Ann", "Bob");

  private final BotStack game = new BotStack();

  /** A random match, with the states and the frames on the way. */
  private final class Walk {
    private final List<Step<Decision>> steps = new ArrayList<>();
    private BotStackState state = game.start(Settings.defaults(game.spec()), 2);
    private Frame<BotStackState, Decision> frame = BotStackFrame.first(state, NAMES);

    void take(Step<Decision> step) {
      state = game.apply(state, step);
      frame = frame.next(step, state);
      steps.add(step);
    }

    void takeRandom(Dice dice) {
      switch (game.turn(state)) {
        case Turn.Chance(_, Turn.Sampler sampler) -> take(new Step.Rolled<>(sampler.draw(dice)));
        case Turn.OneDecides(int seat) -> {
          List<Decision> legal = game.view(state, seat).legal();
          take(new Step.Moved<>(seat, legal.get(dice.nextInt(legal.size()))));
        }
        case Turn.SeveralDecide _, Turn.Over _ -> throw new AssertionError("no such turn");
      }
    }

    boolean isOver() {
      return game.turn(state) instanceof Turn.Over;
    }
  }

  /** The same match, but the bullets that are left since the last load are in another order. */
  private Walk reordered(Walk walk, int lives) {
    Load left = walk.state.gun().load();
    int lastLoad = 0;
    for (int i = 0; i < walk.steps.size(); i++) {
      if (walk.steps.get(i) instanceof Step.Rolled<Decision>(BotStackRoll.Deal _)) {
        lastLoad = i;
      }
    }
    Walk other = new Walk();
    for (int i = 0; i < walk.steps.size(); i++) {
      Step<Decision> step = walk.steps.get(i);
      if (i == lastLoad
          && step instanceof Step.Rolled<Decision>(BotStackRoll.Deal(Load load, var a, var b))) {
        int gone = load.bullets() - left.bullets();
        int first = load.lives() & (1 << gone) - 1;
        Load changed = new Load(load.bullets(), lives << gone | first);
        other.take(new Step.Rolled<>(new BotStackRoll.Deal(changed, a, b)));
      } else {
        other.take(step);
      }
    }
    return other;
  }

  @Test
  void nobodyWhoPlaysSeesTheOrderOfTheBullets() {
    int compared = 0;
    for (int match = 0; match < 5; match++) {
      Dice dice = new Dice(match);
      Walk walk = new Walk();
      while (!walk.isOver()) {
        walk.takeRandom(dice);
        compared += compareOrders(walk);
      }
    }
    assertThat(compared).isGreaterThan(250);
  }

  private int compareOrders(Walk walk) {
    Load left = walk.state.gun().load();
    int compared = 0;
    for (int lives = 0; lives < 1 << left.bullets(); lives++) {
      if (Integer.bitCount(lives) != left.live() || lives == left.lives()) {
        continue;
      }
      Walk other = reordered(walk, lives);
      compared++;
      assertSame(walk, other, Viewpoint.live());
      for (int seat = 0; seat < 2; seat++) {
        boolean knowsNext = walk.state.phase() == Phase.SHOOT_PEEKED && walk.state.actor() == seat;
        if (!knowsNext || (lives & 1) == (left.lives() & 1)) {
          assertSame(walk, other, Viewpoint.of(seat));
        } else {
          assertThat(other.frame.svg(Viewpoint.of(seat)))
              .isNotEqualTo(walk.frame.svg(Viewpoint.of(seat)));
          assertThat(other.frame.landscape(Viewpoint.of(seat)))
              .isNotEqualTo(walk.frame.landscape(Viewpoint.of(seat)));
        }
      }
    }
    return compared;
  }

  private static void assertSame(Walk one, Walk other, Viewpoint from) {
    assertThat(other.frame.svg(from)).isEqualTo(one.frame.svg(from));
    assertThat(other.frame.landscape(from)).isEqualTo(one.frame.landscape(from));
    assertThat(other.frame.words(from)).isEqualTo(one.frame.words(from));
  }

  /** The first frame of random matches of which this is true. */
  private Walk first(Predicate<BotStackFrame> wanted) {
    for (int match = 0; match < 100; match++) {
      Dice dice = new Dice(match);
      Walk walk = new Walk();
      while (!walk.isOver()) {
        walk.takeRandom(dice);
        if (wanted.test((BotStackFrame) walk.frame)) {
          return walk;
        }
      }
    }
    throw new AssertionError("no such frame");
  }

  private static void assertGolden(String name, Walk walk, Viewpoint from) {
    Golden.assertSame("pictures/botstack-" + name + ".svg", walk.frame.svg(from));
    Golden.assertSame(
        "pictures/botstack-" + name + "-landscape.svg", walk.frame.landscape(from).orElseThrow());
  }

  @Test
  void aShotThatHits() {
    Walk hit =
        first(
            frame ->
                frame.incident() instanceof Incident.Fired
                    && !frame.highlights().isEmpty()
                    && frame.spent().size() == 3
                    && frame.left().bullets() > 1);
    assertGolden("hit", hit, Viewpoint.live());
  }

  @Test
  void aPeekAsThePeekerAndAsTheOtherSeeIt() {
    Walk peek = first(frame -> frame.isPeeking(0) && !frame.isCounted());
    assertGolden("peek-own", peek, Viewpoint.of(0));
    assertGolden("peek-other", peek, Viewpoint.of(1));
  }

  /** The answers that the parts of both pictures stand for. */
  private static List<String> answers(Walk walk, Viewpoint from) {
    List<String> wide = answers(walk.frame.landscape(from).orElseThrow());
    assertThat(answers(walk.frame.svg(from))).isEqualTo(wide);
    return wide;
  }

  private static List<String> answers(String svg) {
    return Pattern.compile("data-answer=\"(.+?)\"")
        .matcher(svg)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void partsStandForTheAnswersOfWhoIsAsked() {
    Walk shot = first(frame -> frame.state().phase() == Phase.SHOOT && frame.state().actor() == 1);
    assertThat(answers(shot, Viewpoint.of(1))).containsExactly("o", "s");
    Walk item =
        first(
            frame ->
                frame.state().phase() == Phase.ITEM
                    && frame.state().actor() == 0
                    && frame.state().player(0).items().second() != Item.EMPTY
                    && frame.state().player(0).items().first() == Item.EMPTY);
    assertThat(answers(item, Viewpoint.of(0))).containsExactly("2", "n");
    assertThat(answers(item, Viewpoint.of(1))).isEmpty();
    assertThat(answers(item, Viewpoint.live())).isEmpty();
    Walk draw = first(frame -> frame.state().phase() == Phase.ANSWER);
    assertThat(answers(draw, Viewpoint.of(((BotStackFrame) draw.frame).state().asked())))
        .containsExactly("y", "n");
  }

  @Test
  void aDrawThatIsOffered() {
    Walk offer =
        first(frame -> frame.incident() instanceof Incident.Offered(int seat) && seat == 1);
    assertGolden("offer", offer, Viewpoint.live());
  }

  @Test
  void theEndOfAMatchWithEverythingRevealed() {
    Walk end = first(frame -> frame.isOver() && frame.left().bullets() > 1 && !frame.isCounted());
    assertGolden("end", end, Viewpoint.afterwards());
  }
}
