package dev.agon.remote;

import dev.agon.execute.MatchSetup;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.ClockOptions;
import dev.agon.record.RecordDetail;
import dev.agon.remote.ProgramShipment.Shipped;
import dev.agon.sandbox.AllowedCalls;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.BoxSpec;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.sandbox.ReadOnlyMount;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.BotSourceJson;
import dev.agon.source.Exclusion;
import dev.agon.source.OnBroken;
import dev.agon.text.JsonReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The JSON form of a {@link RemoteSetup}; driver and workers have the same version of Agon.
 *
 * @param store the folder of copies on this machine
 */
record RemoteSetupJson(Path store) {
  private static final String TREE = "tree";
  private static final String WIDE_CALLS = "wideCalls";
  private static final String PLUGIN = "plugin";
  private static final String EXCLUDED = "excluded";

  /** Occurs in the text if there are copies to fetch. */
  static final String TREE_FIELD = "\"" + TREE + "\"";

  Json write(RemoteSetup remote) {
    MatchSetup setup = remote.setup();
    List<Json> bots = new ArrayList<>();
    for (int i = 0; i < setup.bots().size(); i++) {
      BotEntry bot = setup.bots().get(i);
      Json.Obj json = BotSourceJson.of(bot);
      Exclusion exclusion = setup.excluded().get(i);
      bots.add(
          exclusion == null
              ? json
              : json.with(EXCLUDED, exclusion.reason().id()).with("why", exclusion.why()));
    }
    List<Json> programs = new ArrayList<>();
    remote.programs().programs().forEach((source, shipped) -> programs.add(write(source, shipped)));
    WorkerMachine driver = remote.driver();
    Json.Obj game = Json.object().with("game", setup.game());
    return setup
        .plugin()
        .map(hash -> game.with(PLUGIN, hash))
        .orElse(game)
        .with("settings", Json.texts(setup.settings()))
        .with("bots", Json.array(bots))
        .with("clock", Json.texts(ClockOptions.settings(setup.clock()).written()))
        .with("recording", setup.recording().name())
        .with("folder", setup.folder().toString())
        .with("on-broken", setup.onBroken().id())
        .with("box", setup.box().text())
        .with("programs", Json.array(programs))
        .with("java", driver.java())
        .with("processor", driver.processor())
        .with("libc", driver.libc())
        .with("tools", Json.texts(driver.tools()));
  }

  private Json write(BotSource source, Shipped shipped) {
    Json.Obj json = Json.object().with("source", BotSourceJson.add(Json.object(), source));
    return switch (shipped) {
      case Shipped.BuildRefusal(String message, String output) ->
          json.with("broken", message).with("output", output);
      case Shipped.PackedCommand(ProgramCommand command) -> {
        json =
            json.with("words", Json.array(command.words().stream().map(Json::of).toList()))
                .with("environment", Json.texts(new TreeMap<>(command.environment())));
        if (command.folder().isPresent()) {
          json = json.with("folder", command.folder().get().toString());
        }
        yield command.box().isPresent() ? json.with("box", write(command.box().get())) : json;
      }
    };
  }

  private Json write(BoxSpec box) {
    List<Json> mounts = new ArrayList<>();
    for (ReadOnlyMount mount : box.mounts()) {
      boolean isTree = store.equals(mount.source().getParent());
      mounts.add(
          Json.object()
              .with(
                  isTree ? TREE : "source",
                  isTree ? store.relativize(mount.source()).toString() : mount.source().toString())
              .with("target", mount.target().toString()));
    }
    BoxLimits limits = box.limits();
    Json.Obj json =
        Json.object()
            .with("mounts", Json.array(mounts))
            .with("memory", limits.memory())
            .with("processes", limits.processes())
            .with("files", limits.openFiles())
            .with("scratch", limits.scratch());
    return limits.calls().isWide() ? json.with(WIDE_CALLS, "yes") : json;
  }

  RemoteSetup read(String text) {
    JsonFields fields = JsonReader.fields(text, "the setup");
    Settings clock =
        Settings.defaults(ClockOptions.SETTINGS).read(fields.object("clock").allTexts()).orThrow();
    EnforcedLayers box = layers(fields.text("box"));
    List<JsonFields> bots = fields.objects("bots");
    MatchSetup setup =
        new MatchSetup(
                fields.text("game"),
                fields.has(PLUGIN) ? Optional.of(fields.text(PLUGIN)) : Optional.empty(),
                fields.object("settings").allTexts(),
                bots.stream().map(BotSourceJson::readBot).toList(),
                ClockOptions.clock(clock),
                RecordDetail.valueOf(fields.text("recording")),
                Path.of(fields.text("folder")),
                fields.text("on-broken").equals(OnBroken.STOP.id())
                    ? OnBroken.STOP
                    : OnBroken.FORFEIT,
                box)
            .excluding(excluded(bots));
    Map<BotSource, Shipped> programs = new LinkedHashMap<>();
    Map<String, Path> trees = new TreeMap<>();
    for (JsonFields program : fields.objects("programs")) {
      programs.put(BotSourceJson.read(program.object("source")), program(program, trees));
    }
    WorkerMachine driver =
        new WorkerMachine(
            fields.text("java"),
            fields.text("processor"),
            fields.text("libc"),
            box,
            fields.object("tools").allTexts());
    return new RemoteSetup(setup, new ProgramShipment(programs, trees), driver);
  }

  private static EnforcedLayers layers(String text) {
    return EnforcedLayers.parse(text) instanceof Parsed.Value<EnforcedLayers>(EnforcedLayers layers)
        ? layers
        : EnforcedLayers.NONE;
  }

  private static Map<Integer, Exclusion> excluded(List<JsonFields> bots) {
    Map<Integer, Exclusion> excluded = new TreeMap<>();
    for (int i = 0; i < bots.size(); i++) {
      JsonFields bot = bots.get(i);
      if (bot.has(EXCLUDED)) {
        ForfeitReason reason = ForfeitReason.ofId(bot.text(EXCLUDED)).orElseThrow();
        excluded.put(i, new Exclusion(reason, bot.text("why")));
      }
    }
    return excluded;
  }

  private Shipped program(JsonFields fields, Map<String, Path> trees) {
    if (fields.has("broken")) {
      return new Shipped.BuildRefusal(fields.text("broken"), fields.text("output"));
    }
    return new Shipped.PackedCommand(
        new ProgramCommand(
            fields.texts("words"),
            fields.object("environment").allTexts(),
            fields.has("folder") ? Optional.of(Path.of(fields.text("folder"))) : Optional.empty(),
            fields.has("box") ? Optional.of(box(fields.object("box"), trees)) : Optional.empty()));
  }

  private BoxSpec box(JsonFields fields, Map<String, Path> trees) {
    List<ReadOnlyMount> mounts = new ArrayList<>();
    for (JsonFields mount : fields.objects("mounts")) {
      Path target = Path.of(mount.text("target"));
      if (mount.has(TREE)) {
        Path folder = store.resolve(mount.text(TREE));
        trees.put(mount.text(TREE), folder);
        mounts.add(new ReadOnlyMount(folder, target));
      } else {
        mounts.add(new ReadOnlyMount(Path.of(mount.text("source")), target));
      }
    }
    return new BoxSpec(
        mounts,
        new BoxLimits(
            fields.longWhole("memory"),
            fields.whole("processes"),
            fields.whole("files"),
            fields.longWhole("scratch"),
            fields.has(WIDE_CALLS) ? AllowedCalls.WIDE : AllowedCalls.LISTED));
  }
}
