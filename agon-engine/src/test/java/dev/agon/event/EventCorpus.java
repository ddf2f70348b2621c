package dev.agon.event;

import dev.agon.game.Dice;
import dev.agon.json.Json;
import dev.agon.scoring.Measure;
import dev.agon.tournament.Formats;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes up event files, good ones and bad ones, as JSON, which is YAML too.
 *
 * <p>Left out is what a schema cannot know or does not want to: files that matchups name, games,
 * numbers in quotes, and whether a stage behind the first is the last.
 */
final class EventCorpus {
  /** No value of any key that wants a number or a word. */
  private static final List<Json> ODD =
      List.of(
          Json.of("nothing"),
          Json.of(-1),
          Json.of(3.5),
          new Json.Bool(true),
          new Json.Null(),
          Json.array(List.of()),
          Json.object(),
          Json.array(List.of(Json.of(1), Json.of(2))),
          Json.object().with("a", 1));

  private final Dice dice;

  EventCorpus(long seed) {
    this.dice = new Dice(seed);
  }

  private boolean one(int in) {
    return dice.nextInt(in) == 0;
  }

  private <T> T any(List<T> of) {
    return of.get(dice.nextInt(of.size()));
  }

  /** One of the good values, or now and then an odd one. */
  private Json value(Json... good) {
    return one(25) ? any(ODD) : any(List.of(good));
  }

  private Json whole(long min, long max) {
    return one(12)
        ? any(List.of(Json.of(min - 1), Json.of(max + 1)))
        : value(Json.of(min), Json.of(max), Json.of(Math.min(max, min + dice.nextInt(9))));
  }

  Json.Obj event() {
    Json.Obj event = Json.object();
    if (!one(20)) {
      event = event.with("game", one(20) ? any(List.of(ODD.get(5), ODD.get(6))) : Json.of("x"));
    }
    if (one(2)) {
      event = event.with("name", value(Json.of("A cup"), Json.of(2026), Json.of("")));
    }
    if (one(2)) {
      event = event.with("seed", value(Json.of(1), Json.of(-5), Json.of(1L << 40)));
    }
    if (one(3)) {
      event = event.with("settings", settings());
    }
    if (one(2)) {
      event = event.with("bots", one(25) ? any(ODD) : list(this::bot, 0, 3));
    }
    if (one(3)) {
      event = event.with("clock", clock());
    }
    if (!one(5)) {
      event = event.with("stages", one(25) ? any(ODD) : stages());
    }
    return one(25) ? event.with(any(List.of("gmae", "stage", "format")), 1) : event;
  }

  private interface Maker {
    Json make();
  }

  private Json list(Maker maker, int fewest, int more) {
    List<Json> items = new ArrayList<>();
    for (int left = fewest + dice.nextInt(more + 1); left > 0; left--) {
      items.add(maker.make());
    }
    return Json.array(items);
  }

  private Json settings() {
    return value(
        Json.object(),
        Json.object().with("start", "4x1, 3x5"),
        Json.object().with("units", 100).with("more", Json.array(List.of(Json.of(1)))),
        Json.object().with("start", Json.object()),
        Json.object().with("start", Json.array(List.of(Json.object()))));
  }

  private Json clock() {
    Json.Obj clock = Json.object();
    for (String key : List.of("match", "startup")) {
      clock = one(2) ? clock.with(key, whole(1, 86_400)) : clock;
    }
    return one(15) ? clock.with("metch", 1) : clock;
  }

  private Json bot() {
    if (one(2)) {
      return value(Json.of("Greedy"), Json.of("Randy*3"), Json.of(7), Json.of("bots/a.py"));
    }
    Json.Obj bot = Json.object();
    for (String key : List.of("name", "author")) {
      bot = one(2) ? bot.with(key, value(Json.of("Ann"), Json.of(1))) : bot;
    }
    for (String key : one(10) ? List.of("bot", "file") : List.of(source())) {
      bot = one(20) ? bot : bot.with(key, value(Json.of("Greedy"), Json.of("python3 a.py")));
    }
    if (one(3)) {
      bot = bot.with("protocol", value(Json.of("session"), Json.of("turn"), Json.of("turn")));
    }
    return one(20) ? bot.with("colour", "red") : bot;
  }

  private String source() {
    return any(List.of("bot", "command", "file", "always"));
  }

  private Json stages() {
    int count = 1 + dice.nextInt(3);
    List<Json> stages = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean isLast = i == count - 1;
      boolean advances = i == 0 && one(15) ? isLast : !isLast;
      stages.add(advances ? stage().with("advance", whole(2, 2_000)) : stage());
    }
    return Json.array(stages);
  }

  private Json.Obj stage() {
    Formats format = any(List.of(Formats.values()));
    Json.Obj stage =
        one(30) ? Json.object() : Json.object().with("format", value(Json.of(format.word())));
    Map<String, Maker> makers = makers();
    for (String key : StageKeys.OF_RULES) {
      boolean isNeeded = key.equals("matchups") && format == Formats.MATCHUPS && !one(10);
      if (isNeeded || (format.knows(key) ? one(3) : one(60))) {
        stage = stage.with(key, makers.get(key).make());
      }
    }
    return one(40) ? stage.with("gaems", 3) : stage;
  }

  private Map<String, Maker> makers() {
    return Map.ofEntries(
        Map.entry("games", () -> whole(1, 1_000_000)),
        Map.entry("boards", () -> whole(1, 1_000_000)),
        Map.entry("seats", () -> whole(2, 1_000_000)),
        Map.entry("most", () -> whole(1, 1_000_000_000)),
        Map.entry("stop", this::stop),
        Map.entry("rounds", () -> whole(1, 2_000)),
        Map.entry("challengers", () -> whole(1, 2_000)),
        Map.entry("matchups", this::matchups),
        Map.entry("scoring", this::scoring),
        Map.entry("tie-breaks", this::tieBreaks),
        Map.entry("best-of", () -> whole(1, 99)),
        Map.entry("final-best-of", () -> whole(1, 99)),
        Map.entry("replays", () -> whole(0, 1_000)));
  }

  private Json stop() {
    Json.Obj parts = one(20) ? Json.object() : Json.object().with("top", whole(1, 2_000));
    Json.Obj risky =
        parts.with(
            one(20) ? "rsk" : "risk",
            value(decimal("0.01"), decimal("0.5"), decimal("0.6"), decimal("0.000001")));
    return value(
        Json.of("top-8-decided"),
        Json.of("top-9999-decided"),
        Json.of("top-0-decided"),
        parts,
        risky);
  }

  private static Json decimal(String digits) {
    return new Json.Num(new BigDecimal(digits));
  }

  private Json matchups() {
    return one(20)
        ? any(List.of(Json.array(List.of()), Json.object(), Json.array(List.of(Json.of(1)))))
        : list(this::matchup, 1, 2);
  }

  private Json matchup() {
    return one(2)
        ? any(
            List.of("A, B", "A,B , C", one(10) ? "A" : "B,A", one(10) ? "A,,B" : "C,A").stream()
                .map(Json::of)
                .toList())
        : list(() -> one(20) ? any(List.of(Json.of(" "), Json.object())) : Json.of("A"), 2, 1);
  }

  private Json scoring() {
    Json.Obj points = Json.object();
    for (String part : List.of("win", "draw", "loss", "both-lose", "wni")) {
      if (part.equals("wni") ? one(20) : one(2)) {
        points =
            points.with(
                part, value(Json.of(3), decimal("-0.5"), decimal("999999.5"), Json.of(1_000_000)));
      }
    }
    return value(
        Json.of("score"),
        Json.of("wins"),
        Json.of("place"),
        Json.of("points"),
        Json.of("luck"),
        Json.object().with("points", points),
        Json.object().with("points", 3));
  }

  private Json tieBreaks() {
    return value(list(() -> Json.of(any(Measure.words())), 0, 3), Json.of(any(Measure.words())));
  }
}
