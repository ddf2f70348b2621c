package dev.agon.run;

import dev.agon.bot.Seating;
import dev.agon.entrant.Entrant;
import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.event.GameSettings;
import dev.agon.game.GameKit;
import dev.agon.game.Settings;
import dev.agon.json.Json;
import dev.agon.match.MatchPlayer;
import dev.agon.match.Seeds;
import dev.agon.process.ProgramPool;
import dev.agon.text.UserError;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Turns an event on paper into an arena with its bots found and its settings checked. */
public final class Lineup {
  private Lineup() {}

  /** The arena for the event; human seats are possible when somebody makes them. */
  public static <S, V, M> MatchRunner<S, V, M> arena(
      GameKit<S, V, M> kit, Event event, Optional<Function<Seating, MatchPlayer<V, M>>> human) {
    return arena(event, kit, new EntrantFactory<>(kit, event.running().clock(), human));
  }

  /** The arena for the event, whose programs may wait between matches in the stable. */
  public static <S, V, M> MatchRunner<S, V, M> arena(
      GameKit<S, V, M> kit, Event event, ProgramPool stable) {
    return arena(
        event, kit, new EntrantFactory<>(kit, event.running().clock(), Optional.empty(), stable));
  }

  /** Those who play in such an arena. */
  public static <V, M> List<Entrant<V, M>> entrants(
      GameKit<?, V, M> kit, Event event, ProgramPool stable) {
    return entrants(
        event, new EntrantFactory<>(kit, event.running().clock(), Optional.empty(), stable));
  }

  private static <V, M> List<Entrant<V, M>> entrants(Event event, EntrantFactory<V, M> field) {
    return event.bots().isEmpty() ? field.builtIns() : field.find(event.bots());
  }

  private static <S, V, M> MatchRunner<S, V, M> arena(
      Event event, GameKit<S, V, M> kit, EntrantFactory<V, M> field) {
    List<Entrant<V, M>> entrants = entrants(event, field);
    Settings settings = GameSettings.of(kit.game().spec(), event.settings());
    try {
      return new MatchRunner<>(kit, settings, entrants, new Seeds(event.seed()));
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()), e);
    }
  }

  /** What is played and by whom, in a line: what an event's digest begins with. */
  public static String describe(MatchRunner<?, ?, ?> arena, Event event) {
    List<Json> names =
        arena.entrants().stream().<Json>map(entrant -> Json.of(entrant.name())).toList();
    Map<String, Json> settings = new LinkedHashMap<>();
    arena.settings().written().forEach((key, value) -> settings.put(key, Json.of(value)));
    Json.Obj what =
        Json.object()
            .with("game", event.game())
            .with("settings", new Json.Obj(settings))
            .with("seed", Long.toString(event.seed()));
    if (!event.running().quarantine().equals(Quarantine.Rule.DEFAULT)) {
      what = what.with("quarantine", event.running().quarantine().failures());
    }
    return stages(what, event.stages()).with("bots", Json.array(names)).toString();
  }

  private static Json.Obj stages(Json.Obj what, List<Event.Stage> stages) {
    return stages.size() == 1
        ? stage(what, stages.getFirst())
        : what.with(
            "stages",
            Json.array(stages.stream().map(stage -> stage(Json.object(), stage)).toList()));
  }

  /** Options with their defaults are left out, so that a new option changes no digest. */
  private static Json.Obj stage(Json.Obj json, Event.Stage stage) {
    Json.Obj one = json.with("format", stage.format().id());
    if (stage.advance().isPresent()) {
      one = one.with("advance", stage.advance().getAsInt());
    }
    Map<String, Json> options = new LinkedHashMap<>();
    stage.options().changed().forEach((key, text) -> options.put(key, Json.of(text)));
    return one.with("options", new Json.Obj(options));
  }
}
