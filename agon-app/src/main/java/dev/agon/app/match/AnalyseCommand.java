package dev.agon.app.match;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Operand;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.Analyst.Analysis;
import dev.agon.game.kit.Analyst.MoveValue;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.TextCodec;
import dev.agon.record.MatchRecord;
import dev.agon.record.MoveJudge;
import dev.agon.registry.GameRegistry;
import dev.agon.text.MultiLine;
import dev.agon.text.Numbers;
import dev.agon.text.UserError;
import java.io.PrintStream;
import java.util.List;

/** Judges a position, or every move of a recorded match, by perfect play. */
public final class AnalyseCommand extends Command {
  public AnalyseCommand() {
    super("analyse", "judge a position or a recorded match by perfect play");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        OutputFlag.addTo(
                new Flags(
                    "analyse GAME < POSITION | analyse [GAME] RECORD | analyse EVENT/MATCH"
                        + " | analyse GAME --summary"))
            .describe(
                "Compares positions or moves with perfect play, for games that are solved at least"
                    + " in part. For a match it names each choice that cost something, with the"
                    + " number of its step (agon replay --numbers shows the same numbers), and"
                    + " each player's accuracy: the share of moves as good as the best.")
            .example("analyse 1/17", "judge each move of match 17 of event 1")
            .example("analyse coinfight m.json", "judge each move of a recorded match")
            .example("analyse botstack --summary", "print what is known about the game")
            .flag("summary", "print what is known about the whole game")
            .game("the game; also without --game"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    List<String> operands =
        given.has("summary") ? given.operands("GAME") : given.operandsAndOptional("RECORD", "GAME");
    String first = operands.getFirst();
    if (operands.size() == 1
        && !given.has("summary")
        && !(Operand.of(first) instanceof Operand.GameId)) {
      MatchRecord match = Records.read(first, given, streams);
      judge(GameRegistry.game(match.game()), first, match, given, streams);
      return 0;
    }
    analyse(GameRegistry.game(first), operands, given, streams);
    return 0;
  }

  private static <S, V, M> void analyse(
      GameKit<S, V, M> kit, List<String> operands, Arguments given, Streams streams) {
    if (given.has("summary")) {
      if (OutputFlag.isJson(given)) {
        throw new UserError("--summary is text; --output json is for positions and matches");
      }
      analyst(kit).summary().forEach(streams.out()::println);
    } else if (operands.size() > 1) {
      String file = operands.getLast();
      judge(kit, file, Records.read(file, given, streams), given, streams);
    } else {
      position(kit, analyst(kit), given, streams);
    }
  }

  private static <V, M> Analyst<V, M> analyst(GameKit<?, V, M> kit) {
    return kit.analyst()
        .orElseThrow(() -> new UserError(kit.game().spec().name() + " has no analysis"));
  }

  private static <V, M> void position(
      GameKit<?, V, M> kit, Analyst<V, M> analyst, Arguments given, Streams streams) {
    TextCodec<V, M> text =
        kit.textCodec()
            .orElseThrow(
                () -> new UserError(kit.game().spec().name() + " has no text form of positions"));
    Analysis<M> analysis =
        text.readView(streams.readAll())
            .then(analyst::analyse)
            .orThrow(why -> new UserError("standard input: " + why));
    if (OutputFlag.isJson(given)) {
      OutputFlag.print(AnalysisJson.of(analysis, kit.codec()), streams);
      return;
    }
    streams.out().println(analysis.verdict());
    for (MoveValue<M> choice : analysis.choices()) {
      String move = MultiLine.joined(text.moveText(choice.move()));
      streams.out().printf("  %-40s %s%n", move, choice.words());
    }
  }

  private static <S, V, M> void judge(
      GameKit<S, V, M> kit, String file, MatchRecord match, Arguments given, Streams streams) {
    if (!match.game().equals(kit.game().spec().id())) {
      throw new UserError(
          file + " is a record of " + match.game() + ", not of " + kit.game().spec().id());
    }
    List<String> names = Records.names(match);
    MoveJudge<S, V, M> judge = new MoveJudge<>(kit, analyst(kit), names);
    Records.replay(kit, file, match, judge);
    if (OutputFlag.isJson(given)) {
      OutputFlag.print(AnalysisJson.of(judge, names), streams);
    } else {
      print(judge, names, streams.out());
    }
  }

  private static void print(MoveJudge<?, ?, ?> judge, List<String> names, PrintStream out) {
    for (MoveJudge.Judged move : judge.judged()) {
      out.printf(
          "%4d  %s: %s  (%s)%s%n",
          move.step(),
          names.get(move.seat()),
          move.move(),
          move.words(),
          move.isMistake() ? "  mistake" : "");
      move.better()
          .ifPresent(
              best ->
                  out.printf(
                      "        better: %s  (%s)%s%n",
                      best.move(),
                      best.words(),
                      best.givenAway().isEmpty() ? "" : ", gives away " + best.givenAway()));
    }
    List<MoveJudge.Accuracy> accuracies = judge.accuracies(names.size());
    out.printf(
        "%d moves were mistakes%n",
        accuracies.stream().mapToInt(seat -> seat.mistakes().size()).sum());
    accuracies.forEach(seat -> out.println(words(seat, names.get(seat.seat()))));
    if (judge.notJudged() > 0) {
      out.printf("%d moves in positions that are not solved%n", judge.notJudged());
    }
  }

  /** A line like {@code Ann: accuracy 75.0 %, 3 of 4 moves; mistakes in steps 7}. */
  private static String words(MoveJudge.Accuracy accuracy, String name) {
    List<String> steps = accuracy.mistakes().stream().map(String::valueOf).toList();
    return "%s: accuracy %s, %d of %d moves%s"
        .formatted(
            name,
            Numbers.percent(accuracy.share()),
            accuracy.good(),
            accuracy.judged(),
            steps.isEmpty() ? "" : "; mistakes in steps " + String.join(", ", steps));
  }
}
