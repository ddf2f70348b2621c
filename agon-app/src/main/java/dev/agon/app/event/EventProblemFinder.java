package dev.agon.app.event;

import dev.agon.app.EventSource;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.GameRegistry;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.event.EventFilePlaces;
import dev.agon.event.GameSettings;
import dev.agon.game.GameKit;
import dev.agon.game.GameSpec;
import dev.agon.game.Settings;
import dev.agon.process.ProgramPool;
import dev.agon.run.Lineup;
import dev.agon.text.UserError;
import dev.agon.tournament.FormatSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Finds all that keeps an event from being played, with the places where it is. */
record EventProblemFinder(EventSource source, Event event) {

  /** What is played, if there is such a game. */
  GameKit<?, ?, ?> game() {
    try {
      return GameRegistry.game(event.game());
    } catch (UserError e) {
      throw new UserError(at(places -> places.ofKey("game"), String.valueOf(e.getMessage())), e);
    }
  }

  /** Where it is played, if its settings, bots and stages are as they should be. */
  <S, V, M> MatchRunner<S, V, M> arena(GameKit<S, V, M> kit, ProgramPool stable) {
    List<String> problems = new ArrayList<>();
    GameSpec spec = kit.game().spec();
    for (Settings.Problem problem : GameSettings.problems(spec, event.settings())) {
      String words = GameSettings.message(spec, problem);
      problems.add(at(places -> places.ofKey("settings", problem.key()), words));
    }
    try {
      List<String> names = Lineup.entrants(kit, event, stable).stream().map(Entrant::name).toList();
      event.problems(spec, names).stream().map(this::words).forEach(problems::add);
    } catch (UserError e) {
      problems.addAll(e.problems());
    }
    if (!problems.isEmpty()) {
      throw UserError.of(problems, "the event has " + problems.size() + " problems");
    }
    return Lineup.arena(kit, event, stable);
  }

  private String words(Event.Problem found) {
    FormatSpec.Problem problem = found.problem();
    return at(
        places ->
            problem.line() == 0
                ? places.ofStage(found.stage())
                : places.ofLine(found.stage(), problem.option(), problem.line()),
        problem.toString());
  }

  /** Flags have no lines, but say what they are. */
  private String at(Function<EventFilePlaces, String> place, String words) {
    return source.file().isEmpty()
        ? words
        : place.apply(EventFilePlaces.in(source.file(), source.text())) + ": " + words;
  }
}
