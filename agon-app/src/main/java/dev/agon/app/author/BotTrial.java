package dev.agon.app.author;

import dev.agon.bot.Seating;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.game.DisplayText;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.kit.GameKit;
import dev.agon.match.Answer;
import dev.agon.match.AnswerProblem;
import dev.agon.match.MatchPlayer;
import dev.agon.match.StepListener;
import dev.agon.process.ProgramPool;
import dev.agon.record.MatchRecord;
import dev.agon.record.Recorder;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.PlayerUsage;
import dev.agon.result.Seeds;
import dev.agon.result.StderrLines;
import dev.agon.sandbox.AllowedCalls;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.source.BotContent;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Plays a bot against others until something is wrong, and prints what there is to know. */
final class BotTrial<S, V, M> {
  /** Long enough for the view of most games. */
  private static final int MAX_QUESTION = 400;

  private static final int MAX_NAME = 20;

  private final GameKit<S, V, M> kit;
  private final Event event;
  private final int games;
  private final ReadyCommands commands;
  private final TrialOutput out;
  private final Settings settings;
  private final TrialTotals totals = new TrialTotals();
  private int number;

  /** The question at which the bot failed, as it was put. */
  private String question = "";

  /** The bot in the match that is played, or in the last one. */
  private @Nullable MatchPlayer<V, M> player;

  /** A trial of the first bot of a complete event against each other one, in so many games. */
  BotTrial(GameKit<S, V, M> kit, Event event, int games, ReadyCommands commands, TrialOutput out) {
    this.kit = kit;
    this.event = event;
    this.games = games;
    this.commands = commands;
    this.out = out;
    this.settings = Settings.of(kit.game().spec(), event.settings());
  }

  private record TrialMatch(MatchSpec spec, MatchRecord record, int seat, String opponent) {
    boolean isLost() {
      return !record.outcome().won(seat) && !record.outcome().drew(seat);
    }
  }

  /** Plays, and returns whether nothing is wrong. */
  boolean run() {
    try (ProgramPool pool = ProgramPool.forTrial(seats())) {
      MatchRunner<S, V, M> runner = runner(pool);
      List<String> names = runner.entrants().stream().map(Entrant::name).toList();
      out.line(
          "%s plays %s against %d %s, %d %s each"
              .formatted(
                  names.getFirst(),
                  kit.game().spec().name(),
                  names.size() - 1,
                  names.size() == 2 ? "bot" : "bots",
                  games,
                  games == 1 ? "game" : "games"));
      out.print("seed", event.seed().text());
      boolean isFine = starts(runner) && plays(runner, names);
      out.end();
      return isFine;
    }
  }

  /** Starts the bot once, so that a problem with its start is told before any game. */
  private boolean starts(MatchRunner<S, V, M> runner) {
    MatchSpec spec = spec(1, seating(seats(), 0, 1));
    Seating seating = new Seating(0, seats(), settings, spec.botSeed(0));
    MatchPlayer<V, M> bot = runner.entrants().getFirst().seat().apply(seating);
    Optional<Answer.Failed<M>> failed;
    try (bot) {
      bot.start(spec.dealKey());
      failed = bot.awaitStart();
    }
    if (failed.isEmpty()) {
      return true;
    }
    String stderr = String.join("\n", StderrLines.excerpt(bot.usage().stderr()));
    Fault fault = new Fault(0, failed.get().reason(), failed.get().detail(), 0, stderr);
    boolean isGone = fault.reason() == ForfeitReason.DISCONNECTED;
    out.line("");
    out.print("wrong", isGone ? "does not start: " + fault.detail() : fault.words());
    out.more("where", "before any game");
    help(fault, bot.usage(), spec);
    return false;
  }

  private boolean plays(MatchRunner<S, V, M> runner, List<String> names) {
    int seats = seats();
    int columns = names.stream().mapToInt(DisplayText::width).max().orElse(0);
    int columnsOfNames = Math.clamp(columns, "opponent".length(), MAX_NAME);
    Optional<TrialMatch> first = Optional.empty();
    Optional<TrialMatch> lost = Optional.empty();
    for (int opponent = 1; opponent < names.size(); opponent++) {
      TrialTotals against = new TrialTotals();
      for (int game = 0; game < games; game++) {
        int seat = game % seats;
        TrialMatch played = play(runner, seat, seating(seats, seat, opponent), names.get(opponent));
        if (isWrong(played)) {
          return false;
        }
        against.add(seat, played.record);
        first = first.or(() -> Optional.of(played));
        lost = lost.or(() -> Optional.of(played).filter(TrialMatch::isLost));
      }
      out.opponent(names.get(opponent), against, columnsOfNames);
      totals.add(against);
    }
    out.totals(totals, event.running().clock().match().toSeconds());
    boolean isSame = first.isEmpty() || isPlayedAgain(runner, first.get());
    lost.filter(_ -> isSame).ifPresent(this::showLost);
    return isSame;
  }

  private boolean isBoxed() {
    return event.running().enforced().filter(EnforcedLayers::isBoxed).isPresent();
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
    EntrantFactory<V, M> factory =
        new EntrantFactory<>(kit, event.running().clock(), event.paths().baseFolder(), pool)
            .withBoxes(isBoxed());
    List<Entrant<V, M>> entrants = new ArrayList<>(factory.entrants(event.bots()));
    Entrant<V, M> mine = entrants.getFirst();
    entrants.set(
        0,
        new Entrant<>(
            mine.name(),
            mine.author(),
            mine.source(),
            seating -> {
              MatchPlayer<V, M> made = mine.seat().apply(seating);
              player = made;
              return made;
            }));
    return new MatchRunner<>(kit, settings, entrants);
  }

  private MatchSpec spec(int match, List<Integer> seats) {
    return new Seeds(event.seed().key()).spec(match, match, seats);
  }

  private TrialMatch play(
      MatchRunner<S, V, M> runner, int seat, List<Integer> seats, String opponent) {
    number++;
    MatchSpec spec = spec(number, seats);
    StepListener<S, M> listener =
        (before, step, _) -> {
          if (step instanceof Step.Forfeited<M> forfeited && forfeited.seat() == seat) {
            question = kit.codec().viewJsonText(kit.game().view(before, seat));
          }
        };
    return new TrialMatch(spec, Recorder.record(runner, spec, listener), seat, opponent);
  }

  /** Whether a match is void or the bot failed in it, which is printed. */
  private boolean isWrong(TrialMatch played) {
    if (played.record.voidReason().isPresent()) {
      out.line("");
      out.print(
          "wrong",
          "game %d is void: %s".formatted(played.spec.number(), played.record.voidReason().get()));
      return true;
    }
    Optional<Fault> fault =
        played.record.faults().stream().filter(one -> one.seat() == played.seat).findFirst();
    fault.ifPresent(one -> fail(played, one));
    return fault.isPresent();
  }

  private void fail(TrialMatch played, Fault fault) {
    out.line("");
    out.print("wrong", fault.words());
    out.more(
        "where",
        "in game %d against %s, in seat %d, after %d steps"
            .formatted(played.spec.number(), played.opponent, fault.seat(), fault.step()));
    if (!question.isEmpty()) {
      String shown =
          question.length() > MAX_QUESTION ? question.substring(0, MAX_QUESTION) + "..." : question;
      out.more("", "asked with this view:");
      out.more("view", shown);
    }
    help(fault, played.record.seats().get(played.seat).usage(), played.spec);
  }

  /** Prints what the bot wrote, what its author may have forgotten, and how to see it again. */
  private void help(Fault fault, PlayerUsage usage, MatchSpec spec) {
    out.quote(fault.stderr());
    hint(fault, usage, spec).ifPresent(hint -> out.print("hint", hint));
    if (event.bots().size() > 1) {
      out.command("again", commands.play(spec.number(), spec.seats()));
    }
  }

  private Optional<String> hint(Fault fault, PlayerUsage usage, MatchSpec spec) {
    BotSource source = event.bots().getFirst().source();
    boolean isInBox = isBoxed() && source.isExternal();
    Optional<String> ofBox =
        isInBox ? boxHints(source).of(fault.stderr()) : Optional.<String>empty();
    if (ofBox.isEmpty()
        && isInBox
        && fault.reason() == ForfeitReason.DISCONNECTED
        && source.launch().box().calls().equals(AllowedCalls.LISTED)) {
      ofBox = new RefusedCall(calls -> faultWith(calls, spec)).hint();
    }
    Optional<AnswerProblem> problem = Optional.ofNullable(player).flatMap(MatchPlayer::problem);
    return ofBox.or(() -> new Hints(source, event.game()).of(fault.reason(), usage, problem));
  }

  /** The fault of the bot if it plays a match with other system calls. */
  private Optional<Fault> faultWith(AllowedCalls calls, MatchSpec spec) {
    List<BotEntry> bots = new ArrayList<>(event.bots());
    BotEntry mine = bots.getFirst();
    bots.set(0, mine.withSource(mine.source().withCalls(calls)));
    BotTrial<S, V, M> other = new BotTrial<>(kit, event.withBots(bots), games, commands, out);
    try (ProgramPool pool = ProgramPool.forTrial(seats())) {
      int seat = spec.seats().indexOf(0);
      return Recorder.record(other.runner(pool), spec, StepListener.none()).faults().stream()
          .filter(fault -> fault.seat() == seat)
          .findFirst();
    }
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
  private boolean isPlayedAgain(MatchRunner<S, V, M> runner, TrialMatch first) {
    MatchRecord again = Recorder.record(runner, first.spec, StepListener.none());
    if (again.steps().equals(first.record.steps())) {
      out.print(
          "state",
          "the first match, played again after %d others, has the same moves"
              .formatted(number - 1));
      return true;
    }
    MatchRecord fresh =
        Recorder.record(runner(ProgramPool.none()), first.spec, StepListener.none());
    out.line("");
    out.print(
        "wrong",
        fresh.steps().equals(first.record.steps())
            ? "the first match, played again in a process that had played %d others, has other"
                    .formatted(number - 1)
                + " moves: something is kept from match to match; reset it at every start"
            : "the same match in a new process has other moves: use the seed of the start message"
                + " for everything random");
    return false;
  }

  /** Prints how to see the first match that the bot has lost. */
  private void showLost(TrialMatch match) {
    out.print(
        "lost",
        "game %d against %s, in seat %d; to play it again, show it%s:"
            .formatted(
                match.spec.number(),
                match.opponent,
                match.seat,
                kit.analyst().isPresent() ? " and judge each move" : ""));
    out.moreCommand("play", commands.record(match.spec.number(), match.spec.seats()));
    out.moreCommand("replay", commands.replay());
    if (kit.analyst().isPresent()) {
      out.moreCommand("analyse", commands.analyse());
    }
  }
}
