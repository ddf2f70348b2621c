package dev.agon.replay;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Narrator;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.match.GameFailure;
import dev.agon.record.MatchRecord;
import dev.agon.record.MoveJudge;
import dev.agon.record.RecordFile;
import dev.agon.record.Replay;
import dev.agon.record.Replay.Verdict;
import dev.agon.registry.GameRegistry;
import dev.agon.result.PlayerUsage;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import dev.agon.watch.PlainNarrator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A recorded match with all its states, from which the browser's viewer gets what it shows: the
 * moments of the match in words, pictures of the states, and what perfect play says.
 */
public final class MatchReplay<S, V, M> {
  private final GameKit<S, V, M> kit;
  private final MatchRecord match;
  private final List<String> names;
  private final List<S> states = new ArrayList<>();
  private final List<Step<M>> steps = new ArrayList<>();

  private final List<Frame<S, M>> frames = new ArrayList<>();

  private final Verdict verdict;

  /** What {@link #moments} gives; empty before it is wanted first. */
  private List<Moment> moments = List.of();

  private MatchReplay(GameKit<S, V, M> kit, MatchRecord match) {
    this.kit = kit;
    this.match = match;
    this.names = match.seats().stream().map(MatchRecord.RecordedSeat::name).toList();
    this.verdict = new Replay<>(kit, match).run(this::add);
    if (steps.isEmpty() && match.voidReason().isPresent()) {
      throw new GameFailure("it is void: " + match.voidReason().get());
    }
  }

  private void add(S before, Step<M> step, S after) {
    if (states.isEmpty()) {
      states.add(before);
      frames.add(ViewFrame.first(kit, before, names));
    }
    steps.add(step);
    states.add(after);
    frames.add(frames.getLast().next(step, after));
  }

  /**
   * Replays a record.
   *
   * @throws IllegalArgumentException if its settings or seats are not the game's
   * @throws GameFailure if the game fails, or did so before the first step
   */
  public static MatchReplay<?, ?, ?> of(MatchRecord match) {
    return of(GameRegistry.game(match.game()), match);
  }

  /** Replays a record as it is stored; one that cannot be read is a user error. */
  public static MatchReplay<?, ?, ?> read(String record) {
    MatchRecord match = RecordFile.read(record).orThrow(UserError::new);
    try {
      return of(match);
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()), e);
    }
  }

  private static <S, V, M> MatchReplay<S, V, M> of(GameKit<S, V, M> kit, MatchRecord match) {
    return new MatchReplay<>(kit, match);
  }

  public Verdict verdict() {
    return verdict;
  }

  public MatchRecord match() {
    return match;
  }

  /** The players' names, by seat. */
  public List<String> names() {
    return names;
  }

  /** The number of pictures: one before the first step and one after each. */
  public int pictures() {
    return states.size();
  }

  /** Whether the game draws its pictures; else they are the fields of the views. */
  public boolean hasPictures() {
    return kit.picture().isPresent();
  }

  public boolean hasAnalyst() {
    return kit.analyst().isPresent();
  }

  /**
   * What happened in a step.
   *
   * @param step counted from 1
   * @param kind {@code move}, {@code chance} or {@code forfeit}
   * @param seats who acted
   * @param words what to tell of it; empty if there is nothing to tell
   * @param nanos how long the answers took, by acting seat; empty if that was not recorded
   * @param stderr what the acting seats wrote to standard error; empty if that was not recorded
   */
  public record Moment(
      int step,
      String kind,
      List<Integer> seats,
      List<String> words,
      List<Long> nanos,
      List<String> stderr,
      List<Highlight> highlights) {
    public Moment {
      seats = List.copyOf(seats);
      words = List.copyOf(words);
      nanos = List.copyOf(nanos);
      stderr = List.copyOf(stderr);
      highlights = List.copyOf(highlights);
    }

    /**
     * The same told of a person. Games tell of a program that ends; a person has no process, so
     * whoever disconnects gives up.
     */
    public Moment ofPerson(String name) {
      return new Moment(
          step,
          kind,
          seats,
          words.stream().map(line -> ofPerson(line, name)).toList(),
          nanos,
          stderr,
          highlights.stream()
              .map(one -> new Highlight(one.kind(), one.seat(), ofPerson(one.words(), name)))
              .toList());
    }

    private static String ofPerson(String line, String name) {
      return line.replace(
          name + " is out: " + ForfeitReason.DISCONNECTED.describe(), name + " gives up");
    }
  }

  /** Every step in words, with times and standard error where they were recorded. */
  public synchronized List<Moment> moments() {
    if (moments.isEmpty()) {
      moments = moments(0, steps.size(), Viewpoint.afterwards());
    }
    return moments;
  }

  /** The steps after so many and up to another number, as an audience may be told of them. */
  public List<Moment> moments(int from, int to, Viewpoint viewpoint) {
    List<Moment> portion = new ArrayList<>();
    int[] answers = new int[names.size()];
    Narrator<S, M> narrator = PlainNarrator.of(kit);
    for (int i = 0; i < to; i++) {
      List<Integer> seats = Replay.seats(steps.get(i));
      if (i >= from) {
        portion.add(moment(i, seats, answers, narrator, viewpoint));
      }
      seats.forEach(seat -> answers[seat]++);
    }
    return List.copyOf(portion);
  }

  private Moment moment(
      int index, List<Integer> seats, int[] answers, Narrator<S, M> narrator, Viewpoint viewpoint) {
    Step<M> step = steps.get(index);
    List<Long> nanos = new ArrayList<>();
    List<String> stderr = new ArrayList<>();
    for (int seat : seats) {
      PlayerUsage usage = match.seats().get(seat).usage();
      int answer = answers[seat];
      if (answer < usage.answerNanos().size()) {
        nanos.add(usage.answerNanos().get(answer));
        if (answer < usage.stderrByAnswer().size()) {
          stderr.add(usage.stderrByAnswer().get(answer));
        }
      }
    }
    List<String> told =
        narrator.tell(states.get(index), step, states.get(index + 1), names, viewpoint);
    List<Highlight> highlights = highlights(index, told);
    Moment moment = new Moment(index + 1, kind(step), seats, told, nanos, stderr, highlights);
    return step instanceof Step.Forfeited<M>(int seat, _)
            && match.seats().get(seat).source() instanceof BotSource.Person
        ? moment.ofPerson(names.get(seat))
        : moment;
  }

  /** What mattered in a step; a forfeit always does. */
  private List<Highlight> highlights(int index, List<String> told) {
    List<Highlight> own = frames.get(index + 1).highlights();
    if (!(steps.get(index) instanceof Step.Forfeited<M>(int seat, _))
        || own.stream().anyMatch(one -> one.kind() == Highlight.Kind.FAULT)) {
      return own;
    }
    List<Highlight> all = new ArrayList<>(own);
    all.add(Highlight.of(Highlight.Kind.FAULT, seat, String.join(" ", told)));
    return all;
  }

  /** Whether the times of answers were recorded. */
  public boolean isTimed() {
    return match.seats().stream().anyMatch(seat -> !seat.usage().answerNanos().isEmpty());
  }

  /** How long each seat has taken so far, by seat; for the pictures from one to another. */
  public List<List<Long>> spent(int from, int to) {
    List<List<Long>> spent = new ArrayList<>();
    Long[] sums = new Long[names.size()];
    Arrays.fill(sums, 0L);
    int[] answers = new int[names.size()];
    for (int frame = 0; frame < to; frame++) {
      for (int seat : frame == 0 ? List.<Integer>of() : Replay.seats(steps.get(frame - 1))) {
        List<Long> nanos = match.seats().get(seat).usage().answerNanos();
        int answer = answers[seat]++;
        sums[seat] += answer < nanos.size() ? nanos.get(answer) : 0;
      }
      if (frame >= from) {
        spent.add(List.of(sums));
      }
    }
    return spent;
  }

  /** The kind of a step, as {@link Moment} has it. */
  public static <M> String kind(Step<M> step) {
    return switch (step) {
      case Step.Moved<M> _, Step.MovedTogether<M> _ -> "move";
      case Step.Rolled<M> _ -> "chance";
      case Step.Forfeited<M> _ -> "forfeit";
    };
  }

  /** The frames before the first step and after each; without {@link #hasPictures} as HTML. */
  public List<Frame<S, M>> frames() {
    return List.copyOf(frames);
  }

  /** What perfect play says about the moves; empty if the game has no analysis. */
  public Optional<Judgements> judgements() {
    return kit.analyst().map(this::judge);
  }

  /** How the match stood from step to step; empty if nothing says it. */
  public Optional<MatchCurve> curve() {
    return kit.analyst()
        .filter(_ -> names.size() == 2)
        .flatMap(this::chances)
        .or(() -> MatchCurve.ofScores(frames.stream().map(Frame::scores).toList()));
  }

  /** The chances of winning; a state in which nobody is asked has those of the next one. */
  private Optional<MatchCurve> chances(Analyst<V, M> analyst) {
    double[] lead = new double[states.size()];
    double next = Integer.signum(match.outcome().place(1) - match.outcome().place(0));
    boolean isSolved = false;
    for (int i = states.size() - 1; i >= 0; i--) {
      if (kit.game().turn(states.get(i)) instanceof Turn.OneDecides(int seat)) {
        OptionalDouble known = analyst.lead(kit.game().view(states.get(i), seat));
        isSolved |= known.isPresent();
        next = known.isPresent() ? (seat == 0 ? 1 : -1) * known.getAsDouble() : next;
      }
      lead[i] = next;
    }
    return isSolved ? Optional.of(MatchCurve.ofChances(lead)) : Optional.empty();
  }

  private Judgements judge(Analyst<V, M> analyst) {
    MoveJudge<S, V, M> judge = new MoveJudge<>(kit, analyst, names);
    for (int i = 0; i < steps.size(); i++) {
      judge.saw(states.get(i), steps.get(i), states.get(i + 1));
    }
    return new Judgements(judge.judged(), judge.accuracies(names.size()), judge.notJudged());
  }

  public record Judgements(
      List<MoveJudge.Judged> moves, List<MoveJudge.Accuracy> accuracies, int notJudged) {
    public Judgements {
      moves = List.copyOf(moves);
      accuracies = List.copyOf(accuracies);
    }
  }
}
