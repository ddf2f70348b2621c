package dev.agon.plan;

import dev.agon.entrant.GameRegistry;
import dev.agon.event.Event;
import dev.agon.event.EventFilePlaces;
import dev.agon.event.GameSettings;
import dev.agon.execute.Executor;
import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.run.EventRunner;
import dev.agon.text.UserError;
import dev.agon.tournament.FormatSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds everything that keeps an event from being played, with the places where it is.
 *
 * @param places where things are in the event's file, if it has one
 */
public record EventProblemFinder(Event event, Optional<EventFilePlaces> places) {

  /**
   * The game that is played.
   *
   * @throws UserError when there is no such game
   */
  public GameKit<?, ?, ?> game() {
    try {
      return GameRegistry.game(event.game());
    } catch (UserError e) {
      throw UserError.of(
          List.of(at(file -> file.ofKey("game"), String.valueOf(e.getMessage()))), "");
    }
  }

  /**
   * Makes an executor ready for the event.
   *
   * @throws UserError with all problems of settings, bots and stages
   */
  public Executor.Session open(Executor executor) {
    GameSpec spec = game().game().spec();
    List<String> problems = new ArrayList<>();
    for (Settings.Problem problem : GameSettings.problems(spec, event.settings())) {
      String words = GameSettings.message(spec, problem);
      problems.add(at(file -> file.ofKey("settings", problem.key()), words));
    }
    Event complete = (problems.isEmpty() ? event : event.withoutSettings()).complete(game());
    complete.problems(spec, complete.names()).stream().map(this::describe).forEach(problems::add);
    try {
      Executor.Session session = executor.open(EventRunner.setup(complete));
      if (problems.isEmpty()) {
        return session;
      }
      session.close();
    } catch (UserError e) {
      problems.addAll(0, e.problems());
    }
    throw UserError.of(problems, "the event has " + problems.size() + " problems");
  }

  private String describe(Event.StageProblem found) {
    FormatSpec.OptionProblem problem = found.problem();
    return at(
        file ->
            problem.line() == 0
                ? file.ofStage(found.stage())
                : file.ofLine(found.stage(), problem.option(), problem.line()),
        problem.toString());
  }

  /** Flags have no lines, but say what they are. */
  private String at(Function<EventFilePlaces, String> place, String words) {
    return places.map(file -> place.apply(file) + ": " + words).orElse(words);
  }
}
