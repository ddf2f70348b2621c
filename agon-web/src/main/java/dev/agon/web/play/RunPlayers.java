package dev.agon.web.play;

import dev.agon.bot.Seating;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.BoxDecision;
import dev.agon.game.DrawKey;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.match.Answer;
import dev.agon.match.MatchPlayer;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.result.PlayerUsage;
import dev.agon.sandbox.SandboxMode;
import dev.agon.text.UserError;
import dev.agon.web.play.AnswerLog.LoggedAnswer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The players of a run of a match. Each gives its logged answers first; a bot is asked all the
 * same, so that it knows what happened.
 */
final class RunPlayers<S, V, M> {
  private final GameKit<S, V, M> kit;
  private final AnswerLog log;
  private final PersonQuestions<V, M> people;
  private final RunLimits limits;

  /** How many people have not given up; bots do not play on for long without any. */
  private final AtomicInteger present;

  private final boolean hasPeople;
  private final Consumer<LoggedAnswer> answered;
  private final MatchRunner<S, V, M> runner;

  /**
   * The players of a match.
   *
   * @param answered told of every answer that stands and was not logged before
   * @throws UserError if a bot cannot play
   */
  RunPlayers(
      GameKit<S, V, M> kit,
      Settings settings,
      PlaySetup setup,
      AnswerLog log,
      PersonQuestions<V, M> people,
      RunLimits limits,
      Consumer<LoggedAnswer> answered) {
    this.kit = kit;
    this.log = log;
    this.people = people;
    this.limits = limits;
    this.present = new AtomicInteger((int) setup.people());
    this.hasPeople = setup.people() > 0;
    this.answered = answered;
    this.runner = new MatchRunner<>(kit, settings, loggedEntrants(setup));
  }

  /** Refuses a match with a bot that cannot play. */
  static void check(GameKit<?, ?, ?> kit, PlaySetup setup) {
    var _ = entrants(kit, setup);
  }

  MatchRunner<S, V, M> runner() {
    return runner;
  }

  private static <V, M> List<Entrant<V, M>> entrants(GameKit<?, V, M> kit, PlaySetup setup) {
    boolean hasPrograms =
        setup.seats().stream().anyMatch(seat -> !seat.isPerson() && seat.source().isExternal());
    boolean isBoxed = hasPrograms && BoxDecision.here().layers(SandboxMode.ON).isBoxed();
    return new EntrantFactory<>(kit, TimeControl.DEFAULT, setup.folder(), ProgramPool.none())
        .withPeople(_ -> _ -> failure())
        .withBoxes(isBoxed)
        .entrants(setup.seats().stream().map(PlaySetup.PlaySeat::entry).toList());
  }

  private List<Entrant<V, M>> loggedEntrants(PlaySetup setup) {
    List<Entrant<V, M>> entrants = entrants(kit, setup);
    List<Entrant<V, M>> logged = new ArrayList<>();
    for (int seat = 0; seat < entrants.size(); seat++) {
      Entrant<V, M> entrant = entrants.get(seat);
      boolean isPerson = setup.seats().get(seat).isPerson();
      int own = seat;
      logged.add(
          new Entrant<>(
              entrant.name(),
              entrant.author(),
              entrant.source(),
              seating -> player(entrant, own, isPerson, seating)));
    }
    return logged;
  }

  /** Never asked, because people have players of their own. */
  private static <M> Answer<M> failure() {
    throw new IllegalStateException("a person has no bot");
  }

  private MatchPlayer<V, M> player(
      Entrant<V, M> entrant, int seat, boolean isPerson, Seating seating) {
    if (isPerson) {
      return new LoggedPlayer(seat, Optional.empty());
    }
    MatchPlayer<V, M> bot = entrant.seat().apply(seating);
    // Whoever answers the question of another seat does not play.
    return seating.seat() == seat ? new LoggedPlayer(seat, Optional.of(bot)) : bot;
  }

  /** Gives the logged answers first, and logs further ones when the referee has judged them. */
  private final class LoggedPlayer implements MatchPlayer<V, M> {
    private final int seat;

    /** Empty for a person. */
    private final Optional<MatchPlayer<V, M>> bot;

    private final Deque<LoggedAnswer> before;
    private final List<Long> nanos = new ArrayList<>();
    private long asked;

    /** An answer that is not judged yet, or was refused. */
    private @Nullable LoggedAnswer made;

    LoggedPlayer(int seat, Optional<MatchPlayer<V, M>> bot) {
      this.seat = seat;
      this.bot = bot;
      this.before = new ArrayDeque<>(log.of(seat));
    }

    @Override
    public Answer<M> ask(V view) {
      people.checkOpen();
      LoggedAnswer logged = before.poll();
      Answer<M> answer;
      if (logged != null) {
        bot.ifPresent(one -> think(one, view));
        nanos.add(logged.nanos());
        answer = logged.answer(view, kit.codec());
      } else {
        if (made == null) {
          asked = System.nanoTime();
        }
        answer = bot.isPresent() ? think(bot.get(), view) : people.ask(seat, view);
        made = LoggedAnswer.of(seat, kit.codec(), answer, System.nanoTime() - asked);
        if (answer instanceof Answer.Failed) {
          accepted();
        }
      }
      if (bot.isEmpty() && answer instanceof Answer.Failed) {
        // A person fails only by leaving.
        present.decrementAndGet();
      }
      return answer;
    }

    private Answer<M> think(MatchPlayer<V, M> thinker, V view) {
      if (hasPeople && present.get() == 0) {
        limits.answerAlone();
      }
      long from = System.nanoTime();
      Answer<M> answer = thinker.ask(view);
      limits.thought(System.nanoTime() - from);
      return answer;
    }

    @Override
    public void accepted() {
      if (made != null) {
        nanos.add(made.nanos());
        answered.accept(made);
        made = null;
      }
    }

    @Override
    public boolean asksAgain(String why) {
      if (bot.isEmpty()) {
        people.refused(seat, why);
      } else {
        // The illegal move is the bot's last answer.
        accepted();
      }
      return bot.isEmpty();
    }

    @Override
    public void start(DrawKey deal) {
      bot.ifPresent(one -> one.start(deal));
    }

    @Override
    public Optional<Answer.Failed<M>> awaitStart() {
      return bot.flatMap(MatchPlayer::awaitStart);
    }

    @Override
    public boolean observes() {
      return bot.map(MatchPlayer::observes).orElse(true);
    }

    @Override
    public void told(Json what) {
      bot.ifPresent(one -> one.told(what));
    }

    @Override
    public void tell(Outcome outcome) {
      bot.ifPresent(one -> one.tell(outcome));
    }

    @Override
    public boolean isExternal() {
      return bot.map(MatchPlayer::isExternal).orElse(true);
    }

    @Override
    public void close() {
      bot.ifPresent(MatchPlayer::close);
    }

    @Override
    public PlayerUsage usage() {
      return bot.map(MatchPlayer::usage)
          .orElseGet(() -> new PlayerUsage(nanos, -1, 0, -1, "", List.of()));
    }
  }
}
