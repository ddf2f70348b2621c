package dev.agon.app.match;

import dev.agon.app.cli.RulesText;
import dev.agon.app.cli.Streams;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.TypedAnswer;
import dev.agon.match.Answer;
import dev.agon.match.MatchPlayer;
import dev.agon.text.JsonLines;
import dev.agon.text.MultiLine;
import dev.agon.text.UserError;
import dev.agon.watch.PlainQuestion;
import java.io.PrintStream;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A person at the terminal, asked again until the answer is a legal move. */
final class TerminalPlayer<V, M> implements MatchPlayer<V, M> {
  private final GameKit<?, V, M> kit;
  private final List<String> names;
  private final int seat;
  private final Streams streams;
  private final RecentSteps<?, M> recent;
  private final boolean redraws;
  private List<String> drawn = List.of();

  /**
   * A person in a seat.
   *
   * @param names the players' names, by seat
   * @param redraws whether the table is drawn over the old one, with what happened since then
   */
  TerminalPlayer(
      GameKit<?, V, M> kit,
      List<String> names,
      int seat,
      Streams streams,
      RecentSteps<?, M> recent,
      boolean redraws) {
    this.kit = kit;
    this.names = names;
    this.seat = seat;
    this.streams = streams;
    this.recent = recent;
    this.redraws = redraws;
  }

  @Override
  public Answer<M> ask(V view) {
    return new Answer.Played<>(move(view));
  }

  @Override
  public boolean observes() {
    return true;
  }

  private M move(V view) {
    List<String> table = PlainQuestion.table(kit, view, names);
    draw(table);
    Optional<Question<M>> first = PlainQuestion.of(kit, view, names);
    Optional<Question<M>> question = first;
    print(question);
    while (true) {
      String typed = answer();
      switch (read(question, view, typed)) {
        case Parsed.Value<Next<M>>(Next.Done<M>(M move)) -> {
          return move;
        }
        case Parsed.Value<Next<M>>(Question<M> further) -> {
          question = Optional.of(further);
          print(question);
        }
        case Parsed.Failure<Next<M>>(String why) -> {
          if (typed.equalsIgnoreCase("back")) {
            question = first;
            print(question);
          } else if (obeys(typed, question, table)) {
            print(question);
          } else {
            out().println(why);
          }
        }
      }
    }
  }

  /** What is typed; a game without questions of its own also takes moves as bots write them. */
  private Parsed<Next<M>> read(Optional<Question<M>> question, V view, String typed) {
    Optional<Parsed<Next<M>>> chosen = question.map(asked -> TypedAnswer.read(asked, typed));
    if (kit.questioner().isPresent() || chosen.orElse(null) instanceof Parsed.Value) {
      return chosen.orElseThrow();
    }
    // A move of several lines is typed in one line with semicolons.
    Parsed<Next<M>> written =
        JsonLines.of(kit).readMove(view, MultiLine.split(typed)).map(Next.Done::new);
    return written instanceof Parsed.Value ? written : chosen.orElse(written);
  }

  private String answer() {
    out().print(names.get(seat) + "> ");
    out().flush();
    return streams.answer("match");
  }

  private void print(Optional<Question<M>> question) {
    question
        .map(asked -> QuestionText.lines(asked, streams.outStyle()))
        .orElseGet(() -> List.of(streams.outStyle().bold(PlainQuestion.typed(kit))))
        .forEach(out()::println);
  }

  /** Draws the table: over the old one, or below it unless it was just shown. */
  private void draw(List<String> table) {
    List<String> told = recent.take(names.get(seat));
    if (redraws) {
      streams.clearScreen();
      withoutLast(table, told).forEach(out()::println);
    } else if (table.equals(drawn) || Collections.indexOfSubList(told, table) >= 0) {
      drawn = table;
      return;
    }
    drawn = table;
    out().println();
    table.forEach(out()::println);
    out().println();
  }

  /** What was told but for the table at its end, which is drawn below it. */
  private static List<String> withoutLast(List<String> table, List<String> told) {
    int end = told.size() - table.size();
    if (end < 0 || !told.subList(end, told.size()).equals(table)) {
      return told;
    }
    return told.subList(0, end > 0 && told.get(end - 1).isEmpty() ? end - 1 : end);
  }

  /** Does what a person wants besides moving; returns whether it is such a command. */
  private boolean obeys(String typed, Optional<Question<M>> question, List<String> table) {
    switch (typed.toLowerCase(Locale.ROOT)) {
      case "?", "help" -> help(question);
      case "rules" -> rules();
      case "table" -> table.forEach(out()::println);
      case "quit" -> throw new UserError(names.get(seat) + " quits; the match is left unfinished");
      default -> {
        return false;
      }
    }
    return true;
  }

  private void rules() {
    switch (RulesText.of(kit)) {
      case Parsed.Value<String>(String rules) -> out().println(rules);
      case Parsed.Failure<String>(String why) -> out().println(why);
    }
  }

  private void help(Optional<Question<M>> question) {
    out().println("You can answer:");
    question.map(QuestionText::help).orElse(List.of()).forEach(out()::println);
    if (kit.questioner().isEmpty()) {
      out().println("  a move as bots write it");
    }
    out().println("or type:");
    out().println("  rules                  the rules of " + kit.game().spec().name());
    out().println("  table                  the table again");
    out().println("  back                   the first question of this move again");
    out().println("  quit                   leave the match");
  }

  private PrintStream out() {
    return streams.out();
  }

  @Override
  public boolean asksAgain(String why) {
    out().println("illegal move: " + why);
    return true;
  }

  @Override
  public void tell(Outcome outcome) {
    if (redraws) {
      recent.take(names.get(seat)).forEach(out()::println);
    }
    out().println();
    out().println(names.get(seat) + ", " + result(outcome));
  }

  private String result(Outcome outcome) {
    int place = outcome.place(seat);
    if (place == 1) {
      return outcome.drawn() ? "it is a draw." : "you win!";
    }
    return outcome.seats() == 2
        ? "you lose."
        : "you come in at place " + place + " of " + outcome.seats() + ".";
  }
}
