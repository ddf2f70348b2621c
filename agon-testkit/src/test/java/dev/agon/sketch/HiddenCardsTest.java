package dev.agon.sketch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Game;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Next;
import dev.agon.game.kit.Observer;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Questioner;
import dev.agon.json.Json;
import dev.agon.match.Answer;
import dev.agon.match.MatchPlayer;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Recorder;
import dev.agon.record.Replay;
import dev.agon.result.Seeds;
import dev.agon.sketch.KuhnPokerSketch.Action;
import dev.agon.sketch.KuhnPokerSketch.Card;
import dev.agon.sketch.KuhnPokerSketch.Deal;
import dev.agon.sketch.KuhnPokerSketch.State;
import dev.agon.sketch.KuhnPokerSketch.View;
import dev.agon.testkit.GameContract;
import dev.agon.watch.PlainNarrator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Who gets to know the cards of Kuhn poker, and that the contract finds out who should not. */
final class HiddenCardsTest {
  private static final List<String> NAMES = List.of("Ann", "Ben");
  private static final Deal DEAL = new Deal(Card.QUEEN, Card.KING);

  private final KuhnPokerKit kit = new KuhnPokerKit();
  private final State start = kit.game().start(Settings.defaults(kit.game().spec()), 2);

  private static void search(GameKit<State, View, Action> kit) {
    new GameContract<State, View, Action>() {
      @Override
      protected GameKit<State, View, Action> kit() {
        return kit;
      }

      void search() {
        searchForLeaks();
      }
    }.search();
  }

  private static void assertLeaks(GameKit<State, View, Action> kit) {
    assertThatThrownBy(() -> search(kit))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("of which the observer tells it the same");
  }

  @Test
  void theContractFindsNoLeakInSoundRules() {
    search(kit);
  }

  @Test
  void theContractFindsAViewThatShowsTheOthersCard() {
    assertLeaks(
        new KuhnPokerKit() {
          @Override
          public Game<State, View, Action> game() {
            return new KuhnPokerSketch() {
              @Override
              public View view(State state, int seat) {
                return super.view(state, 1 - seat);
              }
            };
          }
        });
  }

  @Test
  void theContractFindsANarratorThatTellsTheDeal() {
    assertLeaks(
        new KuhnPokerKit() {
          @Override
          public Optional<Narrator<State, Action>> narrator() {
            return Optional.of((_, step, _, _, _) -> List.of(step.toString()));
          }
        });
  }

  @Test
  void theContractFindsAnObserverThatTellsSpectatorsACard() {
    assertLeaks(
        new KuhnPokerKit() {
          @Override
          public Optional<Observer<State, Action>> observer() {
            Observer<State, Action> sound = super.observer().orElseThrow();
            return Optional.of(
                (before, step, after, from) ->
                    sound.told(
                        before,
                        step,
                        after,
                        from.equals(Viewpoint.live()) ? Viewpoint.of(0) : from));
          }
        });
  }

  @Test
  void theContractFindsAQuestionThatNamesTheOthersCard() {
    AtomicReference<State> last = new AtomicReference<>(start);
    assertLeaks(
        new KuhnPokerKit() {
          @Override
          public Game<State, View, Action> game() {
            return new KuhnPokerSketch() {
              @Override
              public View view(State state, int seat) {
                last.set(state);
                return super.view(state, seat);
              }
            };
          }

          @Override
          public Optional<Questioner<View, Action>> questioner() {
            return Optional.of(new CardQuestion(last));
          }
        });
  }

  /** Asks with all cards on the table. */
  private record CardQuestion(AtomicReference<State> last) implements Questioner<View, Action> {
    @Override
    public Question<Action> question(View view, List<String> names) {
      return new Question.Choices<>(
          "Bet on " + last.get() + "?",
          List.of(new Question.Option<>("b", List.of(), "bet", new Next.Done<>(Action.BET))),
          Optional.empty());
    }

    @Override
    public List<String> table(View view, List<String> names) {
      return List.of();
    }
  }

  /** Without a statement nobody may see a roll, so a view that shows a card is a leak. */
  @Test
  void theContractFindsRollsThatNobodyMaySee() {
    assertLeaks(
        new KuhnPokerKit() {
          @Override
          public Optional<Observer<State, Action>> observer() {
            return Optional.empty();
          }
        });
  }

  @Test
  void withoutANarratorARollIsShownToNobodyAtTheTable() {
    Narrator<State, Action> narrator = PlainNarrator.of(kit);
    Step<Action> dealt = new Step.Rolled<>(DEAL);
    State after = kit.game().apply(start, dealt);
    assertThat(narrator.tell(start, dealt, after, NAMES, Viewpoint.live())).isEmpty();
    assertThat(narrator.tell(start, dealt, after, NAMES, Viewpoint.of(1)))
        .containsExactly("told: {\"card\":\"king\"}");
    assertThat(narrator.tell(start, dealt, after, NAMES, Viewpoint.afterwards()))
        .containsExactly("chance: {\"first\":\"queen\",\"second\":\"king\"}");
  }

  @Test
  void withoutANarratorAMoveIsShownToItsSeatAndAfterwards() {
    Narrator<State, Action> narrator = PlainNarrator.of(kit);
    State dealt = kit.game().apply(start, new Step.Rolled<>(DEAL));
    Step<Action> bet = new Step.Moved<>(0, Action.BET);
    State after = kit.game().apply(dealt, bet);
    assertThat(narrator.tell(dealt, bet, after, NAMES, Viewpoint.of(1)))
        .containsExactly("Ann moves.");
    assertThat(narrator.tell(dealt, bet, after, NAMES, Viewpoint.of(0)))
        .containsExactly("Ann: \"bet\"");
    assertThat(narrator.tell(dealt, bet, after, NAMES, Viewpoint.afterwards()))
        .containsExactly("Ann: \"bet\"");
  }

  /** Passes, and remembers what it is told if it asks for it. */
  private record Passing(boolean observes, List<Json> heard) implements MatchPlayer<View, Action> {
    @Override
    public Answer<Action> ask(View view) {
      return new Answer.Played<>(Action.PASS);
    }

    @Override
    public void told(Json what) {
      heard.add(what);
    }
  }

  private MatchRecord record(Passing... players) {
    return record(kit, List.of(players));
  }

  private static MatchRecord record(
      KuhnPokerKit kit, List<? extends MatchPlayer<View, Action>> players) {
    List<Entrant<View, Action>> entrants = new ArrayList<>();
    for (MatchPlayer<View, Action> player : players) {
      Entrant<View, Action> bot = Entrant.of(kit.bots().getFirst());
      entrants.add(new Entrant<>("Passing", "", bot.source(), _ -> player));
    }
    MatchRunner<State, View, Action> runner =
        new MatchRunner<>(kit, Settings.defaults(kit.game().spec()), entrants);
    return Recorder.record(runner, new Seeds(1).spec(1, 1, List.of(0, 1)), StepListener.none());
  }

  @Test
  void aPlayerThatAsksIsToldAndTheRecordKeepsIt() {
    Passing asks = new Passing(true, new ArrayList<>());
    Passing silent = new Passing(false, new ArrayList<>());
    MatchRecord record = record(asks, silent);
    Json.Obj deal = (Json.Obj) ((Json.Obj) record.steps().getFirst()).get("rolled").orElseThrow();
    assertThat(asks.heard())
        .containsExactly(Json.object().with("card", deal.get("first").orElseThrow()), deal);
    assertThat(silent.heard()).isEmpty();
    assertThat(record.steps().getFirst())
        .isEqualTo(
            Json.object()
                .with("rolled", deal)
                .with("told", Json.object().with("0", asks.heard().getFirst())));
    assertThat(record.steps().get(1).toString()).doesNotContain("told");
  }

  @Test
  void aSeatThatForfeitsIsToldNothingMore() {
    KuhnPokerKit talkative =
        new KuhnPokerKit() {
          @Override
          public Optional<Observer<State, Action>> observer() {
            return Optional.of((_, step, _, _) -> Optional.of(Json.of(step.getClass().getName())));
          }
        };
    List<Json> heardByLoser = new ArrayList<>();
    Passing winner = new Passing(true, new ArrayList<>());
    MatchPlayer<View, Action> loser =
        new MatchPlayer<>() {
          @Override
          public Answer<Action> ask(View view) {
            return new Answer.Failed<>(ForfeitReason.TIME, "thinks too long");
          }

          @Override
          public boolean observes() {
            return true;
          }

          @Override
          public void told(Json what) {
            heardByLoser.add(what);
          }
        };
    record(talkative, List.of(loser, winner));
    assertThat(heardByLoser).hasSize(1);
    assertThat(winner.heard()).hasSize(2);
  }

  @Test
  void aRecordIsTheSameAsEverIfNobodyAsks() {
    Passing silent = new Passing(false, new ArrayList<>());
    assertThat(RecordFile.text(record(silent, silent))).doesNotContain("told");
  }

  @Test
  void aReplayComparesWhatSeatsWereTold() {
    Passing asks = new Passing(true, new ArrayList<>());
    MatchRecord record = record(asks, asks);
    assertThat(told(record, record.steps().getFirst())).isNotEqualTo(1);
    Json.Obj first = (Json.Obj) record.steps().getFirst();
    Json lie = first.with("told", Json.object().with("0", Json.object().with("card", "ace")));
    assertThat(told(record, lie)).isEqualTo(1);
  }

  /** The step, counted from 1, at which the replay of the record with this first step differs. */
  private int told(MatchRecord record, Json first) {
    List<Json> steps = new ArrayList<>(record.steps());
    steps.set(0, first);
    MatchRecord changed =
        new MatchRecord(
            record.game(),
            record.settings(),
            record.spec(),
            record.seats(),
            steps,
            record.stepsHash(),
            record.faults(),
            record.outcome(),
            record.voidReason());
    return new Replay<>(kit, changed).run(StepListener.none())
            instanceof Replay.Verdict.Different(int step, _)
        ? step
        : 0;
  }
}
