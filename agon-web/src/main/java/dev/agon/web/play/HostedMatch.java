package dev.agon.web.play;

import dev.agon.game.Parsed;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.text.UserError;
import dev.agon.web.http.WebProblem;
import dev.agon.web.live.LiveChannel;
import io.javalin.http.HttpStatus;
import java.time.Instant;

/** A match of people under way; taking a move back starts another run of it. */
final class HostedMatch<S, V, M> implements AutoCloseable {
  private final long id;
  private volatile PlaySetup setup;
  private final GameKit<S, V, M> kit;
  private final MatchKeeper keeper;
  private final LiveChannel channel = new LiveChannel();
  private final RunLimits limits;
  private MatchRun<S, V, M> run;
  private int runs;

  /** A match that is yet to be started or continued. */
  HostedMatch(
      long id,
      PlaySetup setup,
      AnswerLog log,
      GameKit<S, V, M> kit,
      PlayLimits limits,
      Instant started,
      MatchKeeper keeper) {
    this.id = id;
    this.setup = setup;
    this.kit = kit;
    this.keeper = keeper;
    this.limits = RunLimits.of(limits, setup, started, log);
    this.run = newRun(log);
  }

  private MatchRun<S, V, M> newRun(AnswerLog log) {
    return new MatchRun<>(id, runs++, setup, kit, log, limits.ofNextRun(), keeper, this::publish);
  }

  /**
   * Starts or continues the match.
   *
   * @throws UserError if its bots cannot play
   */
  void play() {
    run().start();
    publish();
  }

  synchronized MatchRun<S, V, M> run() {
    return run;
  }

  /** Tells all readers that something has changed; each gets what its seat may see. */
  private void publish() {
    channel.publish("{}", "{}");
  }

  /**
   * Takes back the last answer of the only person in the match, who is asked: bots that still think
   * would be beside those of the next run.
   */
  synchronized void takeBack(int seat) throws InterruptedException {
    checkAlone("take a move back");
    if (run.log().of(seat).isEmpty() || run.questions().open(seat) == null || !run.stop()) {
      throw new WebProblem(HttpStatus.CONFLICT, "There is no move to take back now.");
    }
    run.awaitEnd();
    AnswerLog shorter = run.log().before(seat).whileComputing(true);
    keeper.save(id, shorter);
    run = newRun(shorter);
    play();
  }

  /** Told that somebody has opened the link of a seat, which takes it if no name is asked for. */
  void visited(int seat) {
    if (setup.people() == 1 || !setup.seats().get(seat).asksName()) {
      run().take(seat);
    }
  }

  /** Seats somebody under a name, before anybody is asked, so that a new run changes nothing. */
  synchronized void join(int seat, String name) throws InterruptedException {
    if (!run.questions().awaited().contains(seat)) {
      throw new WebProblem(HttpStatus.CONFLICT, "Somebody plays this seat already.");
    }
    PlaySetup named = setup.named(seat, name);
    if (!run.questions().isWaiting() || !run.stop()) {
      throw new WebProblem(HttpStatus.CONFLICT, "The bots are thinking; try again in a moment.");
    }
    run.awaitEnd();
    AnswerLog log = run.log().withTaken(seat).whileComputing(true);
    setup = named;
    keeper.renamed(id, named);
    keeper.save(id, log);
    run = newRun(log);
    play();
  }

  private void checkAlone(String what) {
    if (setup.people() > 1) {
      throw new WebProblem(HttpStatus.FORBIDDEN, "Only somebody who plays bots can " + what + ".");
    }
  }

  /** What the best move is, from what the seat knows. */
  Json.Obj best(int seat) {
    checkAlone("see the best move");
    PendingQuestion<V, M> asked = run().questions().open(seat);
    if (asked == null) {
      throw new WebProblem(HttpStatus.CONFLICT, "It is not your turn.");
    }
    Parsed<Analyst.Analysis<M>> analysed = BestMove.analyse(kit, asked.view());
    if (analysed instanceof Parsed.Value) {
      run().makePractice();
    }
    return BestMove.json(kit, analysed, asked.question());
  }

  long id() {
    return id;
  }

  PlaySetup setup() {
    return setup;
  }

  LiveChannel channel() {
    return channel;
  }

  /** Ends the streams of a match that is over, after they have told the outcome. */
  void end() {
    publish();
    channel.end();
  }

  /** Stops the match, which can be continued later. */
  @Override
  public void close() {
    if (run().stop()) {
      keeper.save(id, run().log().whileComputing(false));
    }
    channel.end();
  }

  /** Stops the match before it is deleted. */
  void delete() {
    boolean _ = run().stop();
    channel.end();
  }
}
