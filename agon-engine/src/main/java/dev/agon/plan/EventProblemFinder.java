package dev.agon.plan;

import dev.agon.entrant.GameRegistry;
import dev.agon.event.Event;
import dev.agon.event.EventFilePlaces;
import dev.agon.execute.Executor;
import dev.agon.game.GameKit;
import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.run.EventRunner;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
      throw new UserError(at(file -> file.ofKey("game"), String.valueOf(e.getMessage())), e);
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
    event.settings().forEach((key, value) -> checkSetting(spec, key, value, problems));
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

  private void checkSetting(GameSpec spec, String key, String value, List<String> problems) {
    try {
      Settings.of(spec, Map.of(key, value));
    } catch (IllegalArgumentException e) {
      problems.add(at(file -> file.ofKey("settings", key), String.valueOf(e.getMessage())));
    }
  }

  private String describe(Event.Problem problem) {
    return problem.where().isEmpty()
        ? at(file -> file.ofItem("stages", problem.stage()), problem.words())
        : problem.toString();
  }

  /** Flags have no lines, but say what they are. */
  private String at(Function<EventFilePlaces, String> place, String words) {
    return places.map(file -> place.apply(file) + ": " + words).orElse(words);
  }
}
