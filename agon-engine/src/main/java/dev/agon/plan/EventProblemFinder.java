package dev.agon.plan;

import dev.agon.event.BoxDecision;
import dev.agon.event.Event;
import dev.agon.event.EventFilePositions;
import dev.agon.event.EventReading;
import dev.agon.execute.Executor;
import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.registry.GameSettings;
import dev.agon.text.UserError;
import dev.agon.tournament.FormatSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Finds everything that keeps an event from being played, with the positions where it is. What was
 * found when the event was read is listed first; the parts that could be read are checked further.
 */
public record EventProblemFinder(EventReading reading) {

  /**
   * The game that is played.
   *
   * @throws UserError with all problems when there is no such game
   */
  public GameKit<?, ?, ?> game() {
    try {
      return GameRegistry.game(reading.event().game());
    } catch (UserError e) {
      List<String> problems = new ArrayList<>(reading.problems());
      if (!reading.event().game().isEmpty() || problems.isEmpty()) {
        problems.add(at(file -> file.ofKey("game"), String.valueOf(e.getMessage())));
      }
      throw reading.error(problems);
    }
  }

  /**
   * Makes an executor ready for the event.
   *
   * @throws UserError with all problems: of reading, settings, stages and bots
   */
  public Executor.Session open(Executor executor) {
    GameKit<?, ?, ?> game = game();
    List<String> problems = new ArrayList<>(reading.problems());
    List<String> ofSettings = settings(game.game().spec());
    problems.addAll(ofSettings);
    Event event = reading.event();
    Event complete = (ofSettings.isEmpty() ? event : event.withSettings(Map.of())).complete(game);
    problems.addAll(stages(game.game().spec(), complete));
    try {
      Executor.Session session = executor.open(BoxDecision.here().decide(complete).setup(false));
      if (problems.isEmpty()) {
        return session;
      }
      session.close();
    } catch (UserError e) {
      problems.addAll(e.problems());
    }
    throw reading.error(problems);
  }

  private List<String> settings(GameSpec spec) {
    List<String> problems = new ArrayList<>();
    for (Settings.Problem problem : GameSettings.problems(spec, reading.event().settings())) {
      String words = GameSettings.message(spec, problem);
      problems.add(at(file -> file.ofKey("settings", problem.key()), words));
    }
    return problems;
  }

  /** The problems of stages that could be read. */
  private List<String> stages(GameSpec spec, Event complete) {
    return complete.problems(spec, complete.names()).stream()
        .filter(found -> !reading.unreadStages().contains(found.stage()))
        .filter(found -> !reading.hasUnreadBots() || found.problem().line() == 0)
        .map(this::describe)
        .toList();
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
  private String at(Function<EventFilePositions, String> position, String words) {
    return reading.positions().map(file -> position.apply(file) + ": " + words).orElse(words);
  }
}
