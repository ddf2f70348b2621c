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
import java.util.stream.IntStream;

/** The JSON that the browser's viewer reads. */
public final class ReplayJson {
  /** Steps and pictures come in portions, so that a long match starts at once. */
  private static final int PORTION = 100;

  /** More marks on a timeline hide each other. */
  private static final int MAX_MARKS = 200;

  /** About what the number of a part takes, with a comma. */
  private static final int DIGITS_OF_A_PART = 4;

  private static final double BADGE_SIZE = 24;
  private static final double BADGE_RADIUS = 0.38;

  private ReplayJson() {}

  /** What the viewer needs to know of a match before it shows a step; nothing tells the result. */
  public static Json.Obj head(MatchReplay<?, ?, ?> replay) {
    return commonHead(replay).with("portion", PORTION);
  }

  private static Json.Obj commonHead(MatchReplay<?, ?, ?> replay) {
    MatchRecord match = replay.match();
    List<String> names = replay.names();
    return Json.object()
        .with("game", match.game())
        .with("match", match.spec().number())
        .with("frames", replay.pictures())
        .with("untold", untold(replay))
        .with("hasPictures", new Json.Bool(replay.hasPictures()))
        .with("hasAnalysis", new Json.Bool(replay.hasAnalyst()))
        .with("isTimed", new Json.Bool(replay.isTimed()))
        .with(
            "seats",
            Json.array(
                IntStream.range(0, names.size())
                    .<Json>mapToObj(seat -> head(seat, names))
                    .toList()))
        .with("verdict", verdict(replay.verdict()));
  }

  private static Json.Obj head(int seat, List<String> names) {
    Json.Obj json = Json.object().with("name", names.get(seat));
    // Beyond so many seats it is the number of the seat, which needs no drawing for each.
    return names.size() > Seats.DISTINCT ? json : json.with("badge", badge(seat, names.size()));
  }

  /** The steps of which nothing is told; a player of the match does not stop at them. */
  private static Json untold(MatchReplay<?, ?, ?> replay) {
    return Json.array(
        replay.moments().stream()
            .filter(moment -> moment.words().stream().allMatch(String::isBlank))
            .toList(),
        moment -> Json.of((long) moment.step()));
  }

  /** A portion of the steps of a match, beginning after so many, as an audience is told of them. */
  public static Json.Obj steps(MatchReplay<?, ?, ?> replay, int from, Viewpoint viewpoint) {
    int to = Math.min(replay.pictures() - 1, from + PORTION);
    return steps(from, replay.moments(from, to, viewpoint));
  }

  private static Json.Obj steps(int from, List<MatchReplay.Moment> moments) {
    return Json.object()
        .with("from", from)
        .with("moments", Json.array(moments, ReplayJson::moment));
  }

  /** What mattered in a match, for its timeline; of very much a part, evenly spread. */
  public static Json marks(MatchReplay<?, ?, ?> replay) {
    List<Json> marks = new ArrayList<>();
    for (MatchReplay.Moment moment : replay.moments()) {
      for (Highlight highlight : moment.highlights()) {
        marks.add(highlight(highlight).with("step", moment.step()));
      }
    }
    int step = Math.ceilDiv(Math.max(1, marks.size()), MAX_MARKS);
    return Json.array(
        IntStream.range(0, marks.size()).filter(i -> i % step == 0).mapToObj(marks::get).toList());
  }

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

  private static Json.Obj highlight(Highlight highlight) {
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
  public static Json.Obj pictures(
      MatchReplay<?, ?, ?> replay, int from, Viewpoint viewpoint, Composition composition) {
    int to = Math.min(replay.pictures(), from + PORTION);
    return withTimes(pictures(replay.frames(), from, to, viewpoint, composition), replay, from, to);
  }

  /** Adds how long the players took; of many seats the board alone says who has what. */
  private static Json.Obj withTimes(
      Json.Obj pictures, MatchReplay<?, ?, ?> replay, int from, int to) {
    return replay.isTimed() && replay.names().size() <= Seats.DISTINCT
        ? pictures.with(
            "spent", Json.array(replay.spent(from, to), one -> Json.array(one, Json::of)))
        : pictures;
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
    return Optional.of(
        Json.object()
            .with("match", commonHead(replay))
            .with("steps", steps(0, replay.moments()))
            .with("marks", marks(replay))
            .with("pictures", withTimes(pictures.json(0), replay, 0, replay.pictures()))
            .with("analysis", analysis(replay)));
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

  /** How the match stood, and what perfect play says, as far as anything does. */
  public static Json.Obj analysis(MatchReplay<?, ?, ?> replay) {
    MatchReplay.Judgements judged =
        replay.judgements().orElseGet(() -> new MatchReplay.Judgements(List.of(), List.of(), 0));
    Json.Obj json =
        Json.object()
            .with("moves", Json.array(judged.moves(), ReplayJson::judged))
            .with("accuracies", Json.array(judged.accuracies(), ReplayJson::accuracy))
            .with("notJudged", judged.notJudged());
    return replay.curve().map(curve -> json.with("curve", curve(curve))).orElse(json);
  }

  private static Json curve(MatchCurve curve) {
    return Json.object()
        .with("words", curve.words())
        .with("chances", new Json.Bool(curve.isOfChances()))
        .with("lead", Json.array(curve.lead(), lead -> Json.of(Math.round(1000 * lead) / 1000.0)))
        .with("svg", curve.svg());
  }

  private static Json judged(MoveJudge.Judged move) {
    Json.Obj json =
        Json.object()
            .with("step", move.step())
            .with("seat", move.seat())
            .with("move", move.move())
            .with("told", move.told())
            .with("value", move.words())
            .with("loss", Json.of(move.loss()));
    return move.better()
        .map(
            better ->
                json.with(
                    "better",
                    Json.object()
                        .with("move", better.move())
                        .with("told", better.told())
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
