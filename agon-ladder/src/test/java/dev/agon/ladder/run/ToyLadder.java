package dev.agon.ladder.run;

import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalThreads;
import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.ResultFit;
import dev.agon.ladder.folder.LadderMatches;
import dev.agon.ladder.log.EntryText;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.ladder.log.LadderHead;
import dev.agon.ladder.log.LadderKeys;
import dev.agon.ladder.pair.PairingRule;
import dev.agon.ladder.pair.PairingView;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A ladder whose matches are drawn from their keys: the lower number is stronger, and some versions
 * fail now and then. Changes happen before given matches.
 */
public final class ToyLadder {
  public static final LadderKeys KEYS = new LadderKeys(DrawKey.ofNumber(7));

  private final LadderHead head;
  private final TreeMap<Long, List<LadderEntry>> changes = new TreeMap<>();

  public ToyLadder(LadderSettings settings) {
    this(Event.of("toy"), settings);
  }

  ToyLadder(Event event, LadderSettings settings) {
    head = LadderHead.of(event, settings, "best", DrawKey.ofNumber(1), KEYS);
  }

  public static LadderSettings settings(int seats, int window, int block) {
    return new LadderSettings(seats, window, block, List.of(8), 0.1, 50, 3);
  }

  ToyLadder changing(long before, LadderEntry... entries) {
    changes.computeIfAbsent(before, _ -> new ArrayList<>()).addAll(List.of(entries));
    return this;
  }

  public ToyLadder joining(long before, int versions) {
    for (int i = 0; i < versions; i++) {
      changing(
          before,
          new LadderEntry.Joined(
              new BotEntry("bot" + before + "-" + i, "", new BotSource.BuiltIn("Bot"), 1, ""), ""));
    }
    return this;
  }

  LadderHead head() {
    return head;
  }

  /** A state after these lines, which are taken as they are or verified. */
  public LadderState state(List<String> lines, boolean isVerified) {
    LadderState state = new LadderState(head, new BestAndDrawn(), new MeanScores());
    for (int i = 0; i < lines.size(); i++) {
      LadderEntry entry = EntryText.read(lines.get(i), "entry " + (i + 1));
      if (isVerified) {
        state.verify(entry);
      } else {
        state.apply(entry);
      }
    }
    return state;
  }

  /** Plays on after these lines until a match, or until the writer has enough. */
  void play(List<String> lines, int threads, long lastMatch, LadderRun.EntryWriter writer) {
    Executor.Session session = LocalThreads.waiting(threads).playing(ToyLadder::result);
    play(lines, _ -> session, 4 * threads, lastMatch, writer);
  }

  private void play(
      List<String> lines,
      Function<LadderState, Executor.Session> sessions,
      int ahead,
      long lastMatch,
      LadderRun.EntryWriter writer) {
    LadderRun run =
        new LadderRun(
            state(List.copyOf(lines), false),
            KEYS,
            lines.size(),
            writer,
            sessions,
            ahead,
            new Planned(),
            new LadderListener() {});
    try {
      run.run(lastMatch);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Plays on after these lines until a match, or until there are so many lines. */
  void play(List<String> lines, int threads, long lastMatch, long lastLine) {
    play(lines, threads, lastMatch, (_, line) -> lines.size() < lastLine && lines.add(line));
  }

  /** The log of matches that an executor plays between built-ins. */
  List<String> played(Executor executor, long lastMatch) {
    List<String> lines = new ArrayList<>();
    LadderMatches matches = LadderMatches.ofBuiltIns(head.event());
    play(
        lines,
        state -> matches.open(executor, state),
        1_000,
        lastMatch,
        (_, line) -> lines.add(line));
    return lines;
  }

  public List<String> played(int threads, long lastMatch) {
    List<String> lines = new ArrayList<>();
    play(lines, threads, lastMatch, Long.MAX_VALUE);
    return lines;
  }

  /** Version 3 always fails; version 1 sometimes. */
  public static Result result(MatchSpec match) {
    Dice dice = new Dice(match.botSeed(0));
    double[] points = new double[match.seats().size()];
    List<Fault> faults = new ArrayList<>();
    for (int seat = 0; seat < points.length; seat++) {
      int version = match.entrant(seat);
      points[seat] = dice.nextInt(40) - version;
      if (version == 3 || version == 1 && dice.nextInt(5) == 0) {
        points[seat] = -100;
        faults.add(new Fault(seat, ForfeitReason.DISCONNECTED, "the program\nended", 4));
      }
    }
    for (int i = 0; i < dice.nextInt(2_000); i++) {
      Thread.onSpinWait();
    }
    return new Result(Outcome.byPoints(points), faults, dice.nextInt(100));
  }

  /** Changes at the matches that are planned. */
  private final class Planned implements LadderChanges {
    private long next = 1;

    @Override
    public long changesBefore() {
      Long planned = changes.ceilingKey(next);
      return planned == null ? Long.MAX_VALUE : planned;
    }

    @Override
    public List<LadderEntry> take(LadderState state) {
      long match = state.results() + 1;
      next = match + 1;
      List<LadderEntry> now = changes.getOrDefault(match, List.of());
      // After a kill some of them may be in the log already.
      return now.stream().filter(entry -> !isDone(state, entry)).toList();
    }

    private static boolean isDone(LadderState state, LadderEntry entry) {
      return switch (entry) {
        case LadderEntry.Joined joined -> state.newest(joined.bot().name()).isPresent();
        case LadderEntry.Left left ->
            state.versions().get(left.version()).status() == VersionState.VersionStatus.LEFT;
        case LadderEntry.Back back -> state.versions().get(back.version()).isActive();
        default -> false;
      };
    }

    @Override
    public void await() {
      throw new IllegalStateException("nothing happens any more");
    }
  }

  /** The best of those that are free against any other. */
  private static final class BestAndDrawn implements PairingRule {
    @Override
    public String id() {
      return "best";
    }

    @Override
    public List<Integer> choose(PairingView view, DrawKey key) {
      Dice dice = key.dice(0);
      List<Integer> free = Arrays.stream(view.free()).boxed().toList();
      List<Integer> table = new ArrayList<>();
      table.add(
          free.stream()
              .max((a, b) -> Double.compare(view.fit().elo(a), view.fit().elo(b)))
              .orElseThrow());
      while (table.size() < view.settings().seats()) {
        int drawn = free.get(dice.nextInt(free.size()));
        if (!table.contains(drawn)) {
          table.add(drawn);
        }
      }
      return table;
    }
  }

  private static final class MeanScores implements ResultFit {
    private final double[] sums = new double[1_000];
    private final long[] counts = new long[1_000];
    private long results;

    @Override
    public void add(List<Integer> seats, Result result) {
      results++;
      for (int seat = 0; seat < seats.size(); seat++) {
        sums[seats.get(seat)] -= result.outcome().place(seat);
        counts[seats.get(seat)]++;
      }
    }

    @Override
    public FittedRatings fit(int versions) {
      double[] elo = new double[versions];
      double[] errors = new double[versions];
      for (int i = 0; i < versions; i++) {
        elo[i] = counts[i] == 0 ? 0 : sums[i] / counts[i];
        errors[i] = 1;
      }
      return new FittedRatings(results, elo, errors);
    }
  }
}
