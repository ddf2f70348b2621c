package dev.agon.app.match;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.entrant.GameRegistry;
import dev.agon.game.Parsed;
import dev.agon.game.Step;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.Analyst.Analysis;
import dev.agon.game.kit.Analyst.MoveValue;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.ViewReader;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.Replay.Verdict;
import dev.agon.text.MultiLine;
import dev.agon.text.Numbers;
import dev.agon.text.UserError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Judges a position, or every move of a recorded match, by perfect play. */
public final class AnalyseCommand implements Command {
  @Override
  public String name() {
    return "analyse";
  }

  @Override
  public String summary() {
    return "judge a position or a recorded match by perfect play";
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        new Flags(
                "analyse GAME < POSITION | analyse [GAME] RECORD | analyse ID/NUMBER"
                    + " | analyse GAME --summary")
            .describe(
                "Compares positions or moves with perfect play, for games that are solved at least"
                    + " in part. For a match it names each choice that cost something, with the"
                    + " number of its step (agon replay --numbers shows the same numbers), and"
                    + " each player's accuracy: the share of moves as good as the best.")
            .example("analyse 1/17", "judge each move of match 17 of event 1")
            .example("analyse coinfight m.json", "judge each move of a recorded match")
            .example("analyse botstack --summary", "print what is known about the game")
            .flag("summary", "print what is known about the whole game"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    List<String> operands =
        given.has("summary") ? given.operands("GAME") : given.operandsAndOptional("RECORD", "GAME");
    String first = operands.getFirst();
    if (operands.size() == 1 && (Records.isStored(first) || Files.isRegularFile(Path.of(first)))) {
      MatchRecord match = Records.read(first, given);
      judge(GameRegistry.game(match.game()), first, match, streams);
      return 0;
    }
    analyse(GameRegistry.game(first), operands, given, streams);
    return 0;
  }

  private static <S, V, M> void analyse(
      GameKit<S, V, M> kit, List<String> operands, Arguments given, Streams streams) {
    if (given.has("summary")) {
      analyst(kit).summary().forEach(streams.out()::println);
    } else if (operands.size() > 1) {
      String file = operands.getLast();
      judge(kit, file, Records.read(file, given), streams);
    } else {
      position(kit, analyst(kit), streams);
    }
  }

  private static <V, M> Analyst<V, M> analyst(GameKit<?, V, M> kit) {
    return kit.analyst()
        .orElseThrow(() -> new UserError(kit.game().spec().name() + " has no analysis"));
  }

  private static <V, M> void position(
      GameKit<?, V, M> kit, Analyst<V, M> analyst, Streams streams) {
    ViewReader<V> reader =
        kit.viewReader()
            .orElseThrow(
                () -> new UserError(kit.game().spec().name() + " has no text form of positions"));
    switch (reader.readView(streams.readAll()).then(analyst::analyse)) {
      case Parsed.Failure<Analysis<M>>(String why) -> throw new UserError("standard input: " + why);
      case Parsed.Value<Analysis<M>>(Analysis<M> analysis) -> {
        streams.out().println(analysis.verdict());
        for (MoveValue<M> choice : analysis.choices()) {
          String move = MultiLine.joined(kit.codec().moveText(choice.move()));
          streams.out().printf("  %-40s %s%n", move, choice.words());
        }
      }
    }
  }

  private static <S, V, M> void judge(
      GameKit<S, V, M> kit, String file, MatchRecord match, Streams streams) {
    if (!match.game().equals(kit.game().spec().id())) {
      throw new UserError(
          file + " is a record of " + match.game() + ", not of " + kit.game().spec().id());
    }
    Judge<S, V, M> judge = new Judge<>(kit, analyst(kit), Records.names(match), streams);
    if (Records.replay(kit, file, match).run(judge)
        instanceof Verdict.Different(int step, var why)) {
      throw new UserError(file + ": step " + step + ": " + why);
    }
    judge.printSummary();
  }

  /** Prints the value of each move of a match. */
  private static final class Judge<S, V, M> implements StepListener<S, M> {
    /** The precision of the solvers' tables. */
    private static final double PRECISION = 1e-6;

    private final GameKit<S, V, M> kit;
    private final Analyst<V, M> analyst;
    private final List<String> names;
    private final Streams streams;
    private final int[] judged;
    private final List<List<String>> mistakes = new ArrayList<>();
    private int steps;
    private int notJudged;

    Judge(GameKit<S, V, M> kit, Analyst<V, M> analyst, List<String> names, Streams streams) {
      this.kit = kit;
      this.analyst = analyst;
      this.names = names;
      this.streams = streams;
      this.judged = new int[names.size()];
      names.forEach(_ -> mistakes.add(new ArrayList<>()));
    }

    @Override
    public void saw(S before, Step<M> step, S after) {
      steps++;
      if (!(step instanceof Step.Moved<M>(int seat, M move))) {
        return;
      }
      switch (analyst.analyse(kit.game().view(before, seat))) {
        case Parsed.Failure<Analysis<M>> _ -> notJudged++;
        case Parsed.Value<Analysis<M>>(Analysis<M> analysis) -> judge(seat, move, analysis);
      }
    }

    private void judge(int seat, M move, Analysis<M> analysis) {
      MoveValue<M> made =
          analysis.choices().stream()
              .filter(choice -> choice.move().equals(move))
              .findFirst()
              .orElseThrow();
      boolean mistake = analysis.value() - made.value() > PRECISION;
      judged[seat]++;
      streams
          .out()
          .printf(
              "%4d  %s: %s  (%s)%s%n",
              steps, names.get(seat), text(move), made.words(), mistake ? "  mistake" : "");
      if (mistake) {
        mistakes.get(seat).add(String.valueOf(steps));
        MoveValue<M> best = analysis.choices().getFirst();
        String givenAway = analyst.givenAway(made, best);
        streams
            .out()
            .printf(
                "        better: %s  (%s)%s%n",
                text(best.move()),
                best.words(),
                givenAway.isEmpty() ? "" : ", gives away " + givenAway);
      }
    }

    /** A line like {@code Ann: accuracy 75.0 %, 3 of 4 moves; mistakes in steps 7}. */
    private String accuracy(int seat) {
      List<String> bad = mistakes.get(seat);
      int good = judged[seat] - bad.size();
      return "%s: accuracy %s, %d of %d moves%s"
          .formatted(
              names.get(seat),
              Numbers.percent((double) good / judged[seat]),
              good,
              judged[seat],
              bad.isEmpty() ? "" : "; mistakes in steps " + String.join(", ", bad));
    }

    private String text(M move) {
      return MultiLine.joined(kit.codec().moveText(move));
    }

    void printSummary() {
      streams
          .out()
          .printf("%d moves were mistakes%n", mistakes.stream().mapToInt(List::size).sum());
      for (int seat = 0; seat < names.size(); seat++) {
        if (judged[seat] > 0) {
          streams.out().println(accuracy(seat));
        }
      }
      if (notJudged > 0) {
        streams.out().printf("%d moves in positions that are not solved%n", notJudged);
      }
    }
  }
}
