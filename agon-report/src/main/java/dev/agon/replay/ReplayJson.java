package dev.agon.replay;

import dev.agon.game.Outcome;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.json.Json;
import dev.agon.record.MatchRecord;
import dev.agon.record.MoveJudge;
import dev.agon.record.Replay.Verdict;
import dev.agon.result.Fault;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The JSON that the browser's viewer reads. */
public final class ReplayJson {
  /** The pictures of a match come in portions, so that a long match starts at once. */
  private static final int PICTURES_AT_ONCE = 100;

  /** About what the number of a part takes, with a comma. */
  private static final int DIGITS_OF_A_PART = 4;

  private static final double BADGE_SIZE = 24;
  private static final double BADGE_RADIUS = 0.38;

  private ReplayJson() {}

  /** The match without its pictures. */
  public static Json.Obj match(MatchReplay<?, ?, ?> replay) {
    MatchRecord match = replay.match();
    Json.Obj json =
        Json.object()
            .with("game", match.game())
            .with("match", match.spec().number())
            .with("board", match.spec().board())
            .with("frames", replay.pictures())
            .with("hasPictures", new Json.Bool(replay.hasPictures()))
            .with("hasAnalysis", new Json.Bool(replay.hasAnalyst()))
            .with("seats", seats(match))
            .with("verdict", verdict(replay.verdict()))
            .with("faults", Json.array(match.faults(), ReplayJson::fault))
            .with("moments", Json.array(replay.moments(), ReplayJson::moment));
    return match.voidReason().map(why -> json.with("void", why)).orElse(json);
  }

  private static Json seats(MatchRecord match) {
    Outcome outcome = match.outcome();
    List<Json> seats = new ArrayList<>();
    for (int seat = 0; seat < match.seats().size(); seat++) {
      seats.add(
          Json.object()
              .with("name", match.seats().get(seat).name())
              .with("author", match.seats().get(seat).author())
              .with("place", outcome.place(seat))
              .with("points", Json.of(outcome.points(seat)))
              .with("badge", badge(seat, match.seats().size())));
    }
    return Json.array(seats);
  }

  /** The sign of a seat among so many, as an SVG element. */
  public static String badge(int seat, int seats) {
    double middle = BADGE_SIZE / 2;
    return Svg.picture(
        BADGE_SIZE,
        BADGE_SIZE,
        "seat " + Seats.label(seat, seats),
        List.of(Seats.badge(seat, seats, middle, middle, BADGE_SIZE * BADGE_RADIUS)));
  }

  private static Json fault(Fault fault) {
    return Json.object()
        .with("seat", fault.seat())
        .with("reason", fault.reason().id())
        .with("words", fault.reason().describe())
        .with("detail", fault.detail())
        .with("step", fault.step());
  }

  public static Json moment(MatchReplay.Moment moment) {
    Json.Obj json =
        Json.object()
            .with("step", moment.step())
            .with("kind", moment.kind())
            .with("seats", Json.array(moment.seats(), seat -> Json.of((long) seat)))
            .with("words", Json.array(moment.words(), Json::of));
    if (!moment.nanos().isEmpty()) {
      json = json.with("nanos", Json.array(moment.nanos(), Json::of));
    }
    if (!moment.highlights().isEmpty()) {
      json = json.with("highlights", Json.array(moment.highlights(), ReplayJson::highlight));
    }
    if (moment.stderr().stream().anyMatch(text -> !text.isBlank())) {
      json = json.with("stderr", Json.array(moment.stderr(), Json::of));
    }
    return json;
  }

  private static Json highlight(Highlight highlight) {
    return Json.object().with("kind", highlight.kind().id()).with("words", highlight.words());
  }

  public static Json.Obj verdict(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Same(int steps, int bots, _) ->
          Json.object()
              .with("same", new Json.Bool(true))
              .with("steps", steps)
              .with("botsAskedAgain", bots);
      case Verdict.Different(int step, String why) ->
          Json.object().with("same", new Json.Bool(false)).with("step", step).with("why", why);
    };
  }

  /**
   * Some pictures, beginning with one of them. The parts of all are listed once; a picture is the
   * list of its parts' numbers, because most parts stay the same from one picture to the next.
   */
  public static Json.Obj pictures(MatchReplay<?, ?, ?> replay, int from, Composition composition) {
    int to = Math.min(replay.pictures(), from + PICTURES_AT_ONCE);
    return pictures(replay.frames(), from, to, Viewpoint.afterwards(), composition);
  }

  /** Some pictures of a match as an audience may see them. */
  public static Json.Obj pictures(
      List<? extends Frame<?, ?>> frames,
      int from,
      int to,
      Viewpoint viewpoint,
      Composition composition) {
    Pictures pictures = new Pictures(viewpoint);
    for (Frame<?, ?> frame : frames.subList(from, to)) {
      pictures.add(frame, composition);
    }
    return pictures.json(from);
  }

  /**
   * A match with all its pictures and what perfect play says about it; empty if the pictures take
   * more than so many characters.
   */
  static Optional<Json.Obj> whole(MatchReplay<?, ?, ?> replay, long maxCharacters) {
    Pictures pictures = new Pictures(Viewpoint.afterwards());
    for (Frame<?, ?> frame : replay.frames()) {
      pictures.addBoth(frame);
      if (pictures.characters > maxCharacters) {
        return Optional.empty();
      }
    }
    Json.Obj whole = Json.object().with("match", match(replay)).with("pictures", pictures.json(0));
    return Optional.of(
        replay.judgements().map(judged -> whole.with("analysis", analysis(judged))).orElse(whole));
  }

  /** Pictures as lists of numbers of parts. */
  private static final class Pictures {
    private final Viewpoint from;
    private final Map<String, Integer> parts = new LinkedHashMap<>();
    private final List<Json> pictures = new ArrayList<>();
    private final List<Json> landscapes = new ArrayList<>();
    private final List<Json> texts = new ArrayList<>();
    private final List<Json> scores = new ArrayList<>();

    /** About how long the JSON is. */
    private long characters;

    Pictures(Viewpoint from) {
      this.from = from;
    }

    void add(Frame<?, ?> frame, Composition composition) {
      pictures.add(numbers(composition.svg(frame, from)));
      addWords(frame);
    }

    void addBoth(Frame<?, ?> frame) {
      pictures.add(numbers(frame.svg(from)));
      frame.landscape(from).ifPresent(svg -> landscapes.add(numbers(svg)));
      addWords(frame);
    }

    private void addWords(Frame<?, ?> frame) {
      String words = frame.words(from);
      texts.add(Json.of(words));
      characters += words.length();
      scores.add(Json.array(frame.scores(), Json::of));
    }

    private Json numbers(String svg) {
      List<Json> numbers = new ArrayList<>();
      for (String part : svg.split("(?=<)", -1)) {
        Integer known = parts.get(part);
        int number = known == null ? parts.size() : known;
        if (known == null) {
          parts.put(part, number);
          characters += part.length();
        }
        numbers.add(Json.of((long) number));
        characters += DIGITS_OF_A_PART;
      }
      return Json.array(numbers);
    }

    Json.Obj json(int from) {
      Json.Obj json =
          Json.object()
              .with("from", from)
              .with("parts", Json.array(List.copyOf(parts.keySet()), Json::of))
              .with("pictures", Json.array(pictures))
              .with("texts", Json.array(texts))
              .with("scores", Json.array(scores));
      return landscapes.isEmpty() ? json : json.with("landscapes", Json.array(landscapes));
    }
  }

  public static Json.Obj analysis(MatchReplay.Judgements judgements) {
    return Json.object()
        .with("moves", Json.array(judgements.moves(), ReplayJson::judged))
        .with("accuracies", Json.array(judgements.accuracies(), ReplayJson::accuracy))
        .with("notJudged", judgements.notJudged());
  }

  private static Json judged(MoveJudge.Judged move) {
    Json.Obj json =
        Json.object()
            .with("step", move.step())
            .with("seat", move.seat())
            .with("move", move.move())
            .with("value", move.words())
            .with("loss", Json.of(move.loss()));
    return move.better()
        .map(
            better ->
                json.with(
                    "better",
                    Json.object()
                        .with("move", better.move())
                        .with("value", better.words())
                        .with("givesAway", better.givenAway())))
        .orElse(json);
  }

  private static Json accuracy(MoveJudge.Accuracy accuracy) {
    return Json.object()
        .with("seat", accuracy.seat())
        .with("good", accuracy.good())
        .with("judged", accuracy.judged())
        .with("share", Json.of(accuracy.share()));
  }
}
