package dev.agon.run;

import dev.agon.event.Event;
import dev.agon.execute.WorkerTotals;
import dev.agon.game.ForfeitReason;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.row.MatchRowBuilder;
import dev.agon.scoring.Tally;
import dev.agon.scoring.TallyJson;
import dev.agon.store.StoredEvent;
import dev.agon.text.JsonReader;
import dev.agon.tournament.Format;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Quarantine;
import dev.agon.tournament.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * What is kept of a finished event beside its matches: the sums of each round, and what was seen.
 * The format makes the same standings of it as of the matches.
 */
final class KeptResult {
  private static final int VERSION = 1;

  /** So many numbers are always kept, and more if there are as many matches, which take longer. */
  private static final long FEW_NUMBERS = 1 << 18;

  private static final long MAX_NUMBERS = 1 << 22;
  private static final int CHARS_PER_NUMBER = 16;

  private KeptResult() {}

  /**
   * The result in one line; empty text if that is too long, or if the organiser changed the event,
   * because then it does not follow from the format alone.
   */
  static String text(EventResult result) {
    List<PlayedRound> rounds = result.standings().rounds();
    long most = Math.clamp(result.matches(), FEW_NUMBERS, MAX_NUMBERS);
    if (!result.changes().all().isEmpty()
        || rounds.stream().mapToLong(round -> TallyJson.size(round.tally())).sum() > most) {
      return "";
    }
    EventResult.Seen seen = result.seen();
    Json.Obj json =
        Json.object()
            .with("agon", VERSION)
            .with("rounds", array(rounds, round -> TallyJson.json(round.tally())))
            .with("faults", array(seen.faults(), KeptResult::json))
            .with("quarantined", array(seen.quarantined(), KeptResult::json))
            .with("times", array(seen.times(), KeptResult::json))
            .with("void", seen.voids().map(KeptResult::json));
    String text = json.toString();
    return text.length() <= CHARS_PER_NUMBER * most ? text : "";
  }

  private static <T> Json array(List<T> items, Function<T, Json> json) {
    return Json.array(items.stream().map(json).toList());
  }

  private static Json json(FaultSummary fault) {
    return Json.object()
        .with("bot", fault.bot())
        .with("reason", fault.reason().id())
        .with("matches", fault.matches())
        .with("match", fault.match())
        .with("detail", MatchRowBuilder.storable(fault.detail()))
        .with("stderr", MatchRowBuilder.storable(fault.stderr()));
  }

  private static Json json(Quarantine.Case one) {
    return Json.object().with("bot", one.entrant()).with("match", one.match());
  }

  private static Json json(TimeSummary time) {
    return Json.object()
        .with("bot", time.bot())
        .with("answers", time.answers())
        .with("wall", Json.of(time.wallSeconds()))
        .with("slowest", Json.of(time.slowestSeconds()))
        .with("cpu", json(time.cpuSeconds()))
        .with("start", Json.of(time.startSeconds()))
        .with("allCpu", json(time.allCpuSeconds()));
  }

  private static Optional<Json> json(OptionalDouble seconds) {
    return seconds.isPresent() ? Optional.of(Json.of(seconds.getAsDouble())) : Optional.empty();
  }

  private static Json json(VoidSummary voids) {
    return Json.object()
        .with("matches", voids.matches())
        .with("match", voids.match())
        .with("reason", MatchRowBuilder.storable(voids.reason()));
  }

  /** The result of an event; empty if this Agon makes other rounds, or keeps them differently. */
  static Optional<EventResult> read(String text, StoredEvent stored, List<WorkerTotals> workers) {
    JsonFields fields = JsonReader.fields(text, "the kept result");
    if (fields.whole("agon") != VERSION) {
      return Optional.empty();
    }
    Event event = stored.event();
    int entrants = event.bots().size();
    Format format = event.format();
    List<PlayedRound> played = new ArrayList<>();
    for (JsonFields sums : fields.objects("rounds")) {
      Tally tally = TallyJson.read(sums, entrants);
      Optional<Round> round = format.next(played);
      if (round.isEmpty() || round.get().matches() != tally.matches()) {
        return Optional.empty();
      }
      played.add(new PlayedRound(round.get(), tally));
    }
    String digest = stored.digest().orElseThrow();
    return Optional.of(
        EventRun.result(
            event,
            stored.commitment(),
            Tournament.over(entrants, format, played, digest),
            seen(fields, EventResult.WorkerSummary.of(workers)),
            Optional.empty()));
  }

  private static EventResult.Seen seen(JsonFields fields, List<EventResult.WorkerSummary> workers) {
    return new EventResult.Seen(
        fields.objects("faults").stream().map(KeptResult::fault).toList(),
        fields.objects("quarantined").stream()
            .map(one -> new Quarantine.Case(one.whole("bot"), one.longWhole("match")))
            .toList(),
        fields.objects("times").stream().map(KeptResult::time).toList(),
        workers,
        fields.has("void") ? Optional.of(voids(fields.object("void"))) : Optional.empty());
  }

  private static FaultSummary fault(JsonFields fields) {
    return new FaultSummary(
        fields.whole("bot"),
        ForfeitReason.ofId(fields.text("reason")).orElseThrow(),
        fields.longWhole("matches"),
        fields.longWhole("match"),
        fields.text("detail"),
        fields.text("stderr"));
  }

  private static TimeSummary time(JsonFields fields) {
    return new TimeSummary(
        fields.whole("bot"),
        fields.longWhole("answers"),
        fields.number("wall").doubleValue(),
        fields.number("slowest").doubleValue(),
        seconds(fields, "cpu"),
        fields.number("start").doubleValue(),
        seconds(fields, "allCpu"));
  }

  private static OptionalDouble seconds(JsonFields fields, String name) {
    return fields.has(name)
        ? OptionalDouble.of(fields.number(name).doubleValue())
        : OptionalDouble.empty();
  }

  private static VoidSummary voids(JsonFields fields) {
    return new VoidSummary(
        fields.longWhole("matches"), fields.longWhole("match"), fields.text("reason"));
  }
}
