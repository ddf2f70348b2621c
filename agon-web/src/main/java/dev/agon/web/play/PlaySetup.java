package dev.agon.web.play;

import dev.agon.game.DrawKey;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.BotSourceJson;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Who plays what. It is stored with the match, so that it can be continued after a restart.
 *
 * @param settings all settings of the game as written
 * @param key the source of all its randomness
 * @param folder what the paths of bots are relative to
 * @param clock the time of a person for all moves, if it is limited
 * @param isOfOwner whether the owner has started it, whose matches may use more
 * @param secret the part of its address that nobody can guess; empty for those of earlier versions
 */
record PlaySetup(
    String game,
    Map<String, String> settings,
    DrawKey key,
    List<PlaySeat> seats,
    Path folder,
    Optional<Duration> clock,
    boolean isOfOwner,
    String secret) {
  private static final int VERSION = 1;

  PlaySetup {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    seats = List.copyOf(seats);
  }

  /** The hash is that of a person's secret, and empty for a bot. */
  record PlaySeat(String name, String author, BotSource source, String tokenHash) {
    boolean isPerson() {
      return source instanceof BotSource.Person;
    }

    /** Whether its person is asked for a name. */
    boolean asksName() {
      return isPerson() && name.startsWith(PlayRequest.GUEST);
    }

    BotEntry entry() {
      return new BotEntry(name, author, source, 1, "");
    }
  }

  List<String> names() {
    return seats.stream().map(PlaySeat::name).toList();
  }

  long people() {
    return seats.stream().filter(PlaySeat::isPerson).count();
  }

  /** The address of the match, which is also the link for spectators. */
  String address(long id) {
    return "/play/" + id + (secret.isEmpty() ? "" : "-" + secret);
  }

  /** The same with a name for the person of a seat; no name leaves it as it is. */
  PlaySetup named(int seat, String name) {
    if (name.isEmpty()) {
      return this;
    }
    PlaySeat own = seats.get(seat);
    List<PlaySeat> changed = new ArrayList<>(seats);
    changed.set(seat, new PlaySeat(name, own.author(), own.source(), own.tokenHash()));
    if (changed.stream().filter(one -> one.name().equalsIgnoreCase(name)).count() > 1) {
      throw new UserError("somebody else in this match is called " + name);
    }
    return new PlaySetup(game, settings, key, changed, folder, clock, isOfOwner, secret);
  }

  /** The seat of the person whose secret has this hash. */
  OptionalInt seat(String hash) {
    for (int seat = 0; seat < seats.size(); seat++) {
      PlaySeat candidate = seats.get(seat);
      if (candidate.isPerson() && SeatToken.isSame(candidate.tokenHash(), hash)) {
        return OptionalInt.of(seat);
      }
    }
    return OptionalInt.empty();
  }

  String text() {
    Map<String, Json> written = new LinkedHashMap<>();
    settings.forEach((name, value) -> written.put(name, Json.of(value)));
    Json.Obj json =
        Json.object()
            .with("version", VERSION)
            .with("game", game)
            .with("settings", new Json.Obj(written))
            .with("key", key.toString())
            .with("seats", Json.array(seats, PlaySetup::json))
            .with("folder", folder.toString())
            .with("owner", new Json.Bool(isOfOwner))
            .with("secret", secret);
    return clock.map(time -> json.with("clockMillis", time.toMillis())).orElse(json).toString();
  }

  private static Json json(PlaySeat seat) {
    Json.Obj json =
        BotSourceJson.add(
            Json.object().with("name", seat.name()).with("author", seat.author()), seat.source());
    return seat.isPerson() ? json.with("tokenHash", seat.tokenHash()) : json;
  }

  /** Reads what {@link #text} has written; fails with a user error if it was changed. */
  static PlaySetup read(String text) {
    if (!(JsonReader.read(text) instanceof Parsed.Value<Json>(Json json))) {
      throw new UserError("the setup of the match is not JSON");
    }
    JsonFields fields = JsonFields.of(json, "the setup of the match", UserError::new);
    if (fields.whole("version") != VERSION) {
      throw new UserError("the match was started by another version of Agon");
    }
    List<PlaySeat> seats = new ArrayList<>();
    for (JsonFields seat : fields.objects("seats")) {
      seats.add(
          new PlaySeat(
              seat.printable("name"),
              seat.printable("author"),
              BotSourceJson.read(seat),
              seat.has("tokenHash") ? seat.text("tokenHash") : ""));
    }
    return new PlaySetup(
        fields.text("game"),
        fields.object("settings").allTexts(),
        DrawKey.parse(fields.hex("key", 32)),
        seats,
        Path.of(fields.text("folder")),
        fields.has("clockMillis")
            ? Optional.of(Duration.ofMillis(fields.longWhole("clockMillis")))
            : Optional.empty(),
        // It is not known who started those of earlier versions.
        fields.has("owner") && fields.get("owner").equals(new Json.Bool(true)),
        fields.has("secret") ? fields.text("secret") : "");
  }
}
