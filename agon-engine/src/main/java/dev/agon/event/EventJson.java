package dev.agon.event;

import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.protocol.ClockOptions;
import dev.agon.remote.ClusterOptions;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.BotSourceJson;
import dev.agon.text.JsonReader;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The canonical JSON form of a {@link Event#complete complete} event;
 * protocol/stored-event.schema.json has its schema.
 *
 * <p>It has two parts. {@code results} decides results, and the event's digest begins with it.
 * {@code run} says how the event is run, which does not change the digest, and what the organiser
 * changed while it was, which does.
 */
public final class EventJson {
  private static final int VERSION = 2;

  private static final String ENFORCED = "enforced";
  private static final String CONTENTS = "contents";
  private static final String CHANGES = "changes";
  private static final String PLUGIN = "plugin";

  /** Options that older events do not have; they are written where they differ from the default. */
  private static final List<Setting<?>> LATER =
      List.of(
          RunOptions.RECORD_LIMIT,
          RunOptions.SANDBOX,
          ClusterOptions.CLUSTER,
          ClusterOptions.RETRY_FAULTS);

  private EventJson() {}

  /** The event in one line. */
  public static String text(Event event) {
    return Json.object()
        .with("agon", VERSION)
        .with("results", results(event))
        .with("run", run(event))
        .toString();
  }

  /** The part of the event that decides its results, in one line. */
  public static String decidingResults(Event event) {
    return results(event).toString();
  }

  private static Json.Obj results(Event event) {
    Json.Obj json = Json.object().with("game", event.game());
    return event
        .plugin()
        .map(hash -> json.with(PLUGIN, hash))
        .orElse(json)
        .with("settings", Json.texts(event.settings()))
        .with("seed", event.seed().text())
        .with("bots", Json.array(event.firstBots().stream().map(EventJson::entrant).toList()))
        .with("stages", Json.array(event.stages().stream().map(EventJson::stage).toList()))
        .with("clock", Json.texts(ClockOptions.settings(event.running().clock()).written()))
        .with("quarantine", option(event, RunOptions.QUARANTINE.key()));
  }

  private static String option(Event event, String key) {
    return event.running().settings().written().getOrDefault(key, "");
  }

  /** A bot as results depend on it: of a program its name alone, and not its path. */
  public static Json.Obj entrant(BotEntry bot) {
    Json.Obj json = Json.object().with("name", bot.name());
    return bot.source().isExternal() ? json : BotSourceJson.add(json, bot.source());
  }

  /** Options with their defaults are left out, so that a new option changes no digest. */
  private static Json stage(Stage stage) {
    Json.Obj json =
        Json.object()
            .with("format", stage.format().id())
            .with("options", Json.texts(stage.format().stored(stage.options())));
    return stage.advance().isPresent() ? json.with("advance", stage.advance().getAsInt()) : json;
  }

  private static Json.Obj run(Event event) {
    Json.Obj json =
        Json.object()
            .with("name", event.name())
            .with(RunOptions.CONCURRENCY.key(), option(event, RunOptions.CONCURRENCY.key()))
            .with(RunOptions.RECORD.key(), option(event, RunOptions.RECORD.key()))
            .with(RunOptions.ON_BROKEN.key(), option(event, RunOptions.ON_BROKEN.key()))
            .with("folder", event.paths().baseFolder().toString());
    Map<String, String> changed = event.running().settings().changed();
    for (Setting<?> later : LATER) {
      if (changed.containsKey(later.key())) {
        json = json.with(later.key(), option(event, later.key()));
      }
    }
    if (event.running().enforced().isPresent()) {
      json = json.with(ENFORCED, event.running().enforced().get().text());
    }
    if (!event.running().contents().isEmpty()) {
      json =
          json.with(
              CONTENTS, Json.array(event.running().contents().stream().map(Json::of).toList()));
    }
    List<EventChange> changes = event.running().changes().all();
    if (!changes.isEmpty()) {
      json = json.with(CHANGES, Json.array(changes.stream().map(EventChange::json).toList()));
    }
    if (event.paths().recordFolder().isPresent()) {
      json = json.with("records", event.paths().recordFolder().get());
    }
    List<Json> bots = new ArrayList<>(event.firstBots().stream().map(EventJson::source).toList());
    event.bots().stream().skip(bots.size()).map(BotSourceJson::of).forEach(bots::add);
    return json.with("bots", Json.array(bots));
  }

  private static Json source(BotEntry bot) {
    Json.Obj json = Json.object().with("author", bot.author());
    return bot.source().isExternal() ? BotSourceJson.add(json, bot.source()) : json;
  }

  /**
   * The inverse of {@link #text}.
   *
   * @throws UserError if the text is something else
   */
  public static Event read(String text) {
    JsonFields fields = JsonReader.fields(text, "the event");
    int version = fields.whole("agon");
    if (version != VERSION) {
      throw new UserError("it has version " + version + "; this Agon reads version " + VERSION);
    }
    JsonFields results = fields.object("results");
    JsonFields run = fields.object("run");
    List<Stage> stages = results.objects("stages").stream().map(EventJson::readStage).toList();
    RunOptions running = running(results, run);
    return new Event(
        run.text("name"),
        results.text("game"),
        results.object("settings").allTexts(),
        EventSeed.parseStored(results.text("seed")).orThrow(why -> new UserError("'seed' " + why)),
        bots(results.objects("bots"), run.objects("bots"), running.changes()),
        stages,
        running,
        new EventPaths(
            Path.of(run.text("folder")),
            run.has("records") ? Optional.of(run.text("records")) : Optional.empty()),
        results.has(PLUGIN) ? Optional.of(results.text(PLUGIN)) : Optional.empty());
  }

  private static List<BotEntry> bots(
      List<JsonFields> entrants, List<JsonFields> sources, EventChanges changes) {
    Stream<Integer> known =
        Stream.concat(
            IntStream.range(0, entrants.size()).boxed(),
            changes.added().stream().map(EventChange.Added::bot));
    if (!known.toList().equals(IntStream.range(0, sources.size()).boxed().toList())) {
      throw new UserError("both parts must have the same bots, except for those that were added");
    }
    List<BotEntry> bots = new ArrayList<>();
    for (int i = 0; i < entrants.size(); i++) {
      JsonFields entrant = entrants.get(i);
      JsonFields source = sources.get(i);
      boolean isInside = entrant.names().size() > 1;
      BotSource from = BotSourceJson.read(isInside ? entrant : source);
      bots.add(new BotEntry(entrant.text("name"), source.text("author"), from, 1, ""));
    }
    sources.stream().skip(bots.size()).map(BotSourceJson::readBot).forEach(bots::add);
    return bots;
  }

  private static Stage readStage(JsonFields fields) {
    String id = fields.text("format");
    FormatType format =
        FormatType.byId(id)
            .orElseThrow(() -> new UserError(Nearest.unknown("format", id, FormatType.ids())));
    Settings options = settings(format.readStored(fields.object("options").allTexts()));
    return new Stage(
        format,
        options,
        fields.has("advance") ? OptionalInt.of(fields.whole("advance")) : OptionalInt.empty());
  }

  private static RunOptions running(JsonFields results, JsonFields run) {
    Map<String, String> written = new LinkedHashMap<>();
    written.put(RunOptions.CONCURRENCY.key(), run.text(RunOptions.CONCURRENCY.key()));
    written.put(RunOptions.RECORD.key(), run.text(RunOptions.RECORD.key()));
    written.put(RunOptions.ON_BROKEN.key(), run.text(RunOptions.ON_BROKEN.key()));
    for (Setting<?> later : LATER) {
      if (run.has(later.key())) {
        written.put(later.key(), run.text(later.key()));
      }
    }
    written.put(RunOptions.QUARANTINE.key(), results.text(RunOptions.QUARANTINE.key()));
    Settings clock =
        settings(Settings.defaults(ClockOptions.SETTINGS).read(results.object("clock").allTexts()));
    RunOptions running =
        RunOptions.of(
            settings(Settings.defaults(RunOptions.SETTINGS).read(written)),
            ClockOptions.clock(clock));
    RunOptions noted = run.has(CONTENTS) ? running.withContents(run.texts(CONTENTS)) : running;
    RunOptions changed = run.has(CHANGES) ? noted.with(changes(run)) : noted;
    return run.has(ENFORCED) ? changed.enforcing(layers(run.text(ENFORCED))) : changed;
  }

  private static EventChanges changes(JsonFields run) {
    return new EventChanges(run.objects(CHANGES).stream().map(EventChange::read).toList());
  }

  private static EnforcedLayers layers(String text) {
    return EnforcedLayers.parse(text)
        .orThrow(why -> new UserError("'%s' %s".formatted(ENFORCED, why)));
  }

  private static Settings settings(Settings.Reading read) {
    read.problems().stream()
        .findFirst()
        .ifPresent(
            problem -> {
              throw new UserError("'%s' %s".formatted(problem.key(), problem.reason()));
            });
    return read.settings();
  }
}
