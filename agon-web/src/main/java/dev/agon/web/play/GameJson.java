package dev.agon.web.play;

import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.ReplayJson;
import dev.agon.text.Numbers;
import dev.agon.web.play.GameSetup.GameSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What a browser is told of a game. */
final class GameJson {
  private GameJson() {}

  /**
   * Who plays what.
   *
   * @param state {@code live}, {@code over} or {@code stopped}
   * @param reader the seat that reads it, if it is one
   */
  static Json.Obj head(
      long id, GameSetup setup, boolean isPractice, String state, OptionalInt reader) {
    GameKit<?, ?, ?> kit = GameRegistry.game(setup.game());
    List<Json> seats = new ArrayList<>();
    for (int seat = 0; seat < setup.seats().size(); seat++) {
      GameSeat player = setup.seats().get(seat);
      seats.add(
          Json.object()
              .with("name", player.name())
              .with("isPerson", new Json.Bool(player.isPerson()))
              .with("badge", ReplayJson.badge(seat)));
    }
    Json.Obj json =
        Json.object()
            .with("id", id)
            .with("game", setup.game())
            .with("gameName", kit.game().spec().name())
            .with("state", state)
            .with("isPractice", new Json.Bool(isPractice))
            .with("seats", Json.array(seats));
    return reader.isPresent() ? json.with("you", reader.getAsInt()) : json;
  }

  /** A game that is over, with everything from a step on. */
  static Json.Obj over(
      long id,
      GameSetup setup,
      GameLog log,
      MatchReplay<?, ?, ?> replay,
      OptionalInt seat,
      int from) {
    int steps = replay.pictures() - 1;
    int known = from > steps ? -1 : from;
    Json.Obj json =
        head(id, setup, log.isPractice(), "over", seat)
            .with("steps", steps)
            .with(
                "moments",
                Json.array(
                    replay.moments().stream()
                        .skip(Math.max(0, known))
                        .map(ReplayJson::moment)
                        .toList()))
            .with("outcome", outcome(replay));
    return replay.hasPictures()
        ? json.with(
            "pictures",
            ReplayJson.pictures(
                Math.max(known + 1, Math.max(0, steps - 40)),
                steps + 1,
                replay::svg,
                replay::pictureWords))
        : json;
  }

  private static Json outcome(MatchReplay<?, ?, ?> replay) {
    List<Json> seats = new ArrayList<>();
    for (int seat = 0; seat < replay.names().size(); seat++) {
      seats.add(
          Json.object()
              .with("place", replay.match().outcome().place(seat))
              .with("points", Numbers.points(replay.match().outcome().points(seat))));
    }
    return Json.array(seats);
  }
}
