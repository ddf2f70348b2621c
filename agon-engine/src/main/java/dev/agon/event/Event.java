package dev.agon.event;

import dev.agon.api.PublicApi;
import dev.agon.execute.MatchSetup;
import dev.agon.game.GameSpec;
import dev.agon.game.kit.GameKit;
import dev.agon.record.RecordDetail;
import dev.agon.registry.GameRegistry;
import dev.agon.registry.GameSettings;
import dev.agon.registry.Plugin;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.BotText;
import dev.agon.text.UserError;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.stages.DisqualifiedLast;
import dev.agon.tournament.stages.Stage;
import dev.agon.tournament.stages.Stages;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An event as its organiser describes it, before games and bots are looked up.
 *
 * @param settings the game's settings as written
 * @param bots empty for all built-ins of the game
 * @param stages at least one; the best of each play the next
 * @param plugin the hash of the plug-in that the game comes from, if the event is {@link #complete}
 *     and the game is not Agon's own
 */
public record Event(
    @PublicApi String name,
    @PublicApi String game,
    @PublicApi Map<String, String> settings,
    EventSeed seed,
    List<BotEntry> bots,
    @PublicApi List<Stage> stages,
    RunOptions running,
    EventPaths paths,
    Optional<String> plugin) {
  public Event {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    bots = List.copyOf(bots);
    stages = List.copyOf(stages);
  }

  /** An event that is not complete, or whose game is Agon's own. */
  public Event(
      String name,
      String game,
      Map<String, String> settings,
      EventSeed seed,
      List<BotEntry> bots,
      List<Stage> stages,
      RunOptions running,
      EventPaths paths) {
    this(name, game, settings, seed, bots, stages, running, paths, Optional.empty());
  }

  /**
   * A round robin with seed 1 and defaults for everything else.
   *
   * @param bots as event files write them: the name of a built-in, a source file, or {@code cmd:}
   *     and a command; none for all built-ins of the game
   * @throws UserError if a bot is none of these
   */
  @PublicApi
  public static Event of(String game, String... bots) {
    return new Event(
        game,
        game,
        Map.of(),
        EventSeed.of(1),
        Arrays.stream(bots).map(Event::bot).toList(),
        List.of(Stage.DEFAULT),
        RunOptions.DEFAULT,
        EventPaths.here());
  }

  private static BotEntry bot(String text) {
    return BotText.parse(text, BotSource.Launch.DEFAULT, "").orThrow(UserError::new);
  }

  /** The same event with another name. */
  @PublicApi
  public Event named(String other) {
    return new Event(other, game, settings, seed, bots, stages, running, paths, plugin);
  }

  public Event withBots(List<BotEntry> other) {
    return new Event(name, game, settings, seed, other, stages, running, paths, plugin);
  }

  /** The same event with other stages. */
  @PublicApi
  public Event withStages(Stage... other) {
    return new Event(name, game, settings, seed, bots, List.of(other), running, paths, plugin);
  }

  public Event with(RunOptions other) {
    return new Event(name, game, settings, seed, bots, stages, other, paths, plugin);
  }

  /** The same event with a seed that everybody may know. */
  @PublicApi
  public Event withSeed(long other) {
    return withSeed(EventSeed.of(other));
  }

  public Event withSeed(EventSeed other) {
    return new Event(name, game, settings, other, bots, stages, running, paths, plugin);
  }

  /** The same event with these settings of the game, as event files write them. */
  @PublicApi
  public Event withSettings(Map<String, String> other) {
    return new Event(name, game, other, seed, bots, stages, running, paths, plugin);
  }

  public Event with(EventPaths other) {
    return new Event(name, game, settings, seed, bots, stages, running, other, plugin);
  }

  /**
   * The complete event: with all settings of the game, and one uniquely named entry for each bot.
   * Events are stored in this form, and results depend on it.
   */
  public Event complete(GameKit<?, ?, ?> kit) {
    List<BotEntry> entered =
        bots.isEmpty()
            ? kit.bots().stream().map(bot -> BotEntry.builtIn(bot.name())).toList()
            : bots;
    return new Event(
        name,
        game,
        GameSettings.of(kit.game().spec(), settings).written(),
        seed,
        BotEntry.expanded(entered),
        stages,
        running,
        paths,
        GameRegistry.plugin(game).map(Plugin::hash));
  }

  /**
   * The game of a complete event.
   *
   * @throws UserError if there is none, or if it comes from another plug-in than the event's
   */
  public GameKit<?, ?, ?> kit() {
    return GameRegistry.game(game, plugin);
  }

  /** The bots' names, by their index; for an event that is complete. */
  @PublicApi
  public List<String> names() {
    return bots.stream().map(BotEntry::name).toList();
  }

  /** The bots with which the event began; the others were added while it was under way. */
  public List<BotEntry> firstBots() {
    return bots.subList(0, bots.size() - running.changes().added().size());
  }

  /** Whether any bot is a program. */
  public boolean hasExternals() {
    return bots.stream().anyMatch(bot -> bot.source().isExternal());
  }

  /** Whether any bot is a program, which a person is not. */
  public boolean hasPrograms() {
    return bots.stream()
        .anyMatch(bot -> bot.source().isExternal() && !(bot.source() instanceof BotSource.Person));
  }

  /** Why these bots cannot play the game in all stages, if they cannot. */
  public Optional<String> check(GameSpec spec, List<String> names) {
    return problems(spec, names).stream().findFirst().map(StageProblem::toString);
  }

  /** A reason why a stage, counted from 0, cannot be played. */
  public record StageProblem(int stage, FormatSpec.OptionProblem problem) {
    @Override
    public String toString() {
      return problem.toString();
    }
  }

  public List<StageProblem> problems(GameSpec spec, List<String> names) {
    List<StageProblem> problems = new ArrayList<>();
    List<String> players = names;
    for (int i = 0; i < stages.size(); i++) {
      int number = i;
      Stage stage = stages.get(i);
      stage
          .format()
          .problems(spec, players, stage.options())
          .forEach(problem -> problems.add(new StageProblem(number, problem)));
      players =
          players.subList(0, Math.min(players.size(), stage.advance().orElse(players.size())));
    }
    return problems;
  }

  /** The players of the first stage; those who were added come late. */
  public Seeding seeding() {
    return Seeding.asListed(
        names(), running.changes().added().stream().map(EventChange.Added::from).toList());
  }

  /** The format of all stages; for an event that is complete. */
  public Format format() {
    Seeding seeding = seeding();
    if (stages.size() == 1) {
      return format(stages.getFirst(), seeding);
    }
    return new Stages(
        seeding,
        stages.stream()
            .map(
                stage ->
                    new Stages.PlannedStage(
                        players -> format(stage, players), stage.advance().orElse(0)))
            .toList());
  }

  private Format format(Stage stage, Seeding players) {
    Map<Integer, Long> disqualified = running.changes().disqualifiedFrom();
    Format format = stage.create(players);
    return disqualified.isEmpty() ? format : new DisqualifiedLast(format, disqualified);
  }

  /** What an executor needs to know of a complete event whose box is decided. */
  public MatchSetup setup(boolean isStored) {
    return new MatchSetup(
        game,
        plugin,
        settings,
        bots,
        running.clock(),
        detail(isStored ? running.recording() : Recording.RESULTS),
        paths.baseFolder(),
        running.onBroken(),
        running.enforced().orElse(EnforcedLayers.NONE),
        running.changes().excluded(),
        running.cluster().retryFaults());
  }

  /** Record files have times and standard error, whatever is stored. */
  private RecordDetail detail(Recording stored) {
    return paths.recordFolder().isPresent()
        ? RecordDetail.USAGE
        : switch (stored) {
          case RESULTS -> RecordDetail.NONE;
          case MOVES -> RecordDetail.MOVES;
          case ALL -> RecordDetail.USAGE;
        };
  }
}
