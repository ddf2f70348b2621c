package dev.agon.web.play;

import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.Composition;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.ReplayJson;
import dev.agon.store.StoredGame;
import dev.agon.text.Numbers;
import dev.agon.web.play.PlaySetup.PlaySeat;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What a browser is told of a match. */
final class PlayJson {
  private PlayJson() {}

  /** Who plays what, for the seat that reads it, if it is one. */
  static Json.Obj head(long id, PlaySetup setup, GameKit<?, ?, ?> kit, OptionalInt reader) {
    List<Json> seats = new ArrayList<>();
    for (int seat = 0; seat < setup.seats().size(); seat++) {
      PlaySeat player = setup.seats().get(seat);
      seats.add(
          Json.object()
              .with("name", player.name())
              .with("isPerson", new Json.Bool(player.isPerson()))
              .with("badge", ReplayJson.badge(seat, setup.seats().size())));
    }
    Json.Obj json =
        Json.object()
            .with("id", id)
            .with("address", setup.address(id))
            .with("game", setup.game())
            .with("gameName", kit.game().spec().name())
            .with("seats", Json.array(seats));
    return reader.isPresent() ? json.with("you", reader.getAsInt()) : json;
  }

  /** A match that is not played now: it is over, or no server hosts it. */
  static Json.Obj ended(StoredGame match, OptionalInt seat, int from, Composition composition) {
    PlaySetup setup = PlaySetup.read(match.setup());
    AnswerLog log = AnswerLog.read(match.progress());
    Json.Obj head =
        head(match.id(), setup, GameRegistry.game(setup.game()), seat)
            .with("isPractice", new Json.Bool(log.isPractice()));
    return match
        .record()
        .map(record -> over(head, MatchReplay.read(record), from, composition))
        .orElseGet(
            () ->
                log.isEnded()
                    ? head.with("state", "ended").with("problem", log.ended())
                    : head.with("state", "stopped")
                        .with("problem", "No server hosts this match now."));
  }

  private static Json.Obj over(
      Json.Obj head, MatchReplay<?, ?, ?> replay, int from, Composition composition) {
    int steps = replay.pictures() - 1;
    int known = from > steps ? -1 : from;
    return head.with("state", "over")
        .with("steps", steps)
        .with(
            "moments",
            Json.array(
                replay.moments().stream()
                    .skip(MatchStory.firstMoment(known, steps))
                    .map(ReplayJson::moment)
                    .toList()))
        .with("outcome", outcome(replay))
        .with(
            "pictures",
            ReplayJson.pictures(
                replay.frames(),
                Math.max(known + 1, steps + 1 - MatchStory.MAX_PICTURES),
                steps + 1,
                Viewpoint.afterwards(),
                composition));
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
