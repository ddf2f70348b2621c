package dev.agon.app.author;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.game.DisplayText;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.kit.GameKit;
import dev.agon.match.StepListener;
import dev.agon.process.ProgramPool;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.source.BotContent;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays a bot against others until something is wrong, and prints what there is to know. */
final class BotTrial<S, V, M> {
  /** Long enough for the view of most games. */
  private static final int MAX_QUESTION = 400;

  private final GameKit<S, V, M> kit;
  private final Event event;
  private final int games;
  private final Settings settings;
  private final TrialTotals totals = new TrialTotals();
  private int number;

  /** The question at which the bot failed, as it was put. */
  private String question = "";

  /** A trial of the first bot of a complete event against each other one, in so many games. */
  BotTrial(GameKit<S, V, M> kit, Event event, int games) {
    this.kit = kit;
    this.event = event;
    this.games = games;
    this.settings = Settings.of(kit.game().spec(), event.settings());
  }

  record Failure(String what) {}

  private record TrialMatch(MatchSpec spec, MatchRecord record) {}

  /** Plays once all bots are ready, and returns the first thing that is wrong. */
  Optional<Failure> run(PrintStream out, Runnable ready) {
    int seats = seats();
    try (ProgramPool pool = ProgramPool.forTrial(seats)) {
      MatchRunner<S, V, M> runner = runner(pool);
      ready.run();
      List<Entrant<V, M>> entrants = runner.entrants();
      String name = entrants.getFirst().name();
      out.printf(
          "%s plays %s against %d %s, %d %s each%n",
          name,
          kit.game().spec().name(),
          entrants.size() - 1,
          entrants.size() == 2 ? "bot" : "bots",
          games,
          games == 1 ? "game" : "games");
      out.flush();
      Optional<TrialMatch> first = Optional.empty();
      for (int opponent = 1; opponent < entrants.size(); opponent++) {
        TrialTotals against = new TrialTotals();
        for (int game = 0; game < games; game++) {
          int seat = game % seats;
          TrialMatch played = play(runner, seat, seating(seats, seat, opponent));
          Optional<Fault> fault =
              played.record.faults().stream().filter(one -> one.seat() == seat).findFirst();
          if (played.record.voidReason().isPresent()) {
            String why = "game %d is void: %s".formatted(number, played.record.voidReason().get());
            out.printf("%nwrong     %s%n", why);
            return Optional.of(new Failure(why));
          }
          if (fault.isPresent()) {
            return Optional.of(fail(out, played, fault.get(), entrants.get(opponent).name()));
          }
          against.add(seat, played.record);
          first = first.or(() -> Optional.of(played));
        }
        out.printf(
            "  %s %s%n", DisplayText.padded(entrants.get(opponent).name(), 12), against.line());
        out.flush();
        totals.add(against);
      }
      out.printf("score     %s%n", totals.score());
      out.printf("time      %s; a match may take %s s%n", totals.times(), seconds());
      out.println("protocol  all answers were valid");
      out.flush();
      return first.flatMap(played -> playedAgain(out, runner, played));
    }
  }

  private boolean isBoxed() {
    return event.running().enforced().filter(EnforcedLayers::isBoxed).isPresent();
  }

  private String seconds() {
    return String.valueOf(event.running().clock().match().toSeconds());
  }

  private int seats() {
    return kit.game().spec().seats(2) ? 2 : kit.game().spec().defaultSeats();
  }

  /** The bot in its seat, and copies of the opponent in all others. */
  private static List<Integer> seating(int seats, int seat, int opponent) {
    List<Integer> bots = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      bots.add(i == seat ? 0 : opponent);
    }
    return bots;
  }

  private MatchRunner<S, V, M> runner(ProgramPool pool) {
    List<BotEntry> bots = event.bots();
    EntrantFactory<V, M> factory =
        new EntrantFactory<>(kit, event.running().clock(), event.paths().baseFolder(), pool)
            .withBoxes(isBoxed());
    return new MatchRunner<>(kit, settings, factory.entrants(bots));
  }

  private TrialMatch play(MatchRunner<S, V, M> runner, int seat, List<Integer> seats) {
    number++;
    MatchSpec spec = new Seeds(event.seed().key()).spec(number, number, seats);
    StepListener<S, M> listener =
        (before, step, _) -> {
          if (step instanceof Step.Forfeited<M> forfeited && forfeited.seat() == seat) {
            question = kit.codec().viewJsonText(kit.game().view(before, seat));
          }
        };
    return new TrialMatch(spec, Recorder.record(runner, spec, listener));
  }

  private Failure fail(PrintStream out, TrialMatch played, Fault fault, String opponent) {
    out.printf("%nwrong     %s%n", fault.words());
    out.printf(
        "          in game %d against %s, in seat %d, after %d steps%n",
        played.spec.number(), opponent, fault.seat(), fault.step());
    if (!question.isEmpty()) {
      String shown =
          question.length() > MAX_QUESTION ? question.substring(0, MAX_QUESTION) + "..." : question;
      out.printf("          asked with the view %s%n", shown);
    }
    fault
        .stderr()
        .lines()
        .forEach(line -> out.printf("          | %s%n", DisplayText.visible(line)));
    hint(fault).ifPresent(hint -> out.printf("hint      %s%n", hint));
    out.flush();
    return new Failure(fault.words());
  }

  private Optional<String> hint(Fault fault) {
    BotSource source = event.bots().getFirst().source();
    Optional<String> ofBox =
        isBoxed() && source.isExternal() ? boxHints(source).of(fault.stderr()) : Optional.empty();
    return ofBox.or(() -> Hints.of(fault.reason(), source, event.game()));
  }

  private BoxHints boxHints(BotSource source) {
    List<BotSource> all = event.bots().stream().map(BotEntry::source).toList();
    return new BoxHints(
        source instanceof BotSource.SourceFile(String path, _)
            ? Optional.of(event.paths().baseFolder().resolve(path))
            : Optional.empty(),
        new BotContent(all, event.paths().baseFolder()).pack(source).alone());
  }

  /** Plays the first match again, after all others, and once more in a new process. */
  private Optional<Failure> playedAgain(
      PrintStream out, MatchRunner<S, V, M> runner, TrialMatch first) {
    MatchRecord again = Recorder.record(runner, first.spec, StepListener.none());
    if (again.steps().equals(first.record.steps())) {
      out.printf(
          "state     the first match, played again after %d others, has the same moves%n",
          number - 1);
      return Optional.empty();
    }
    MatchRecord fresh =
        Recorder.record(runner(ProgramPool.none()), first.spec, StepListener.none());
    String what =
        fresh.steps().equals(first.record.steps())
            ? "the first match, played again in a process that had played %d others, has other"
                    .formatted(number - 1)
                + " moves: something is kept from match to match; reset it at every start"
            : "the same match in a new process has other moves: use the seed of the start message"
                + " for everything random";
    out.printf("%nwrong     %s%n", what);
    out.flush();
    return Optional.of(new Failure(what));
  }
}
