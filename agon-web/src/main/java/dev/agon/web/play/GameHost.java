package dev.agon.web.play;

import dev.agon.game.kit.GameKit;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.registry.GameRegistry;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.store.EventLock;
import dev.agon.store.Store;
import dev.agon.store.StoreProblem;
import dev.agon.store.web.StoredGame;
import dev.agon.text.UserError;
import dev.agon.web.data.StorePool;
import dev.agon.web.http.WebProblem;
import dev.agon.web.play.GameSetup.GameSeat;
import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All games that people play on this server; those of an earlier server are continued. */
public final class GameHost implements AutoCloseable {
  private final StorePool stores;
  private final PlayLimits limits;
  private final Consumer<Exception> failures;
  private final Map<Long, LiveGame<?, ?, ?>> games = new ConcurrentSkipListMap<>();

  /** The addresses from which games were started. */
  private final Map<Long, String> addresses = new ConcurrentHashMap<>();

  private final GameKeeper keeper = new Keeper();

  /** The right to host the games of the database, and the connection that holds it. */
  private record Hosting(Store store, EventLock lock) {}

  private @Nullable Hosting hosting;
  private boolean isClosed;

  /**
   * A host without games.
   *
   * @param failures told of games that stop because of a bug
   */
  public GameHost(StorePool stores, PlayLimits limits, Consumer<Exception> failures) {
    this.stores = stores;
    this.limits = limits;
    this.failures = failures;
  }

  private final class Keeper implements GameKeeper {
    @Override
    public void save(long id, GameLog log) {
      stores.use(
          store -> {
            store.games().save(id, log.text());
            return id;
          });
    }

    @Override
    public void finished(long id, GameLog log, MatchRecord record) {
      stores.use(
          store -> {
            store.games().finish(id, log.text(), RecordFile.text(record));
            return id;
          });
      Optional.ofNullable(games.remove(id)).ifPresent(LiveGame::end);
      addresses.remove(id);
    }

    @Override
    public void failed(long id, RuntimeException why) {
      addresses.remove(id);
      if (!(why instanceof UserError)) {
        failures.accept(why);
      }
    }
  }

  /** A new game, with the secrets of its people by seat; bots have empty ones. */
  public record NewGame(long id, List<String> names, List<String> tokens) {
    public NewGame {
      names = List.copyOf(names);
      tokens = List.copyOf(tokens);
    }

    /** The address of the game for a seat, or for everybody. */
    public String path(int seat) {
      return "/play/" + id + (tokens.get(seat).isEmpty() ? "" : "#seat=" + tokens.get(seat));
    }

    /** The address for the first person, or for everybody if nobody is one. */
    public String firstPath() {
      for (int seat = 0; seat < tokens.size(); seat++) {
        if (!tokens.get(seat).isEmpty()) {
          return path(seat);
        }
      }
      return "/play/" + id;
    }
  }

  /**
   * Starts a game for a visitor.
   *
   * @throws WebProblem if too many games are played, or nobody plays
   * @throws UserError if the game cannot be played like this
   */
  synchronized NewGame start(GameRequest request, String address) {
    if (!request.hasPerson()) {
      throw WebProblem.bad("Somebody has to play: choose a person for a seat.");
    }
    if (games.size() >= limits.games()) {
      throw new WebProblem(
          HttpStatus.SERVICE_UNAVAILABLE,
          "This server plays %d games already; try again later.".formatted(games.size()));
    }
    long own = addresses.values().stream().filter(address::equals).count();
    if (own >= limits.gamesPerAddress()) {
      throw new WebProblem(
          HttpStatus.TOO_MANY_REQUESTS,
          "You play %d games already; finish one, or give it up.".formatted(own));
    }
    NewGame game = start(request);
    if (games.containsKey(game.id())) {
      addresses.put(game.id(), address);
    }
    return game;
  }

  /**
   * Starts a game, however many there are.
   *
   * @throws UserError if it cannot be played like this
   */
  public synchronized NewGame start(GameRequest request) {
    request.check();
    hosting();
    List<String> tokens = new ArrayList<>();
    List<GameSeat> seats = new ArrayList<>();
    for (BotEntry player : request.players()) {
      boolean isPerson = player.source() instanceof BotSource.Person;
      String token = isPerson ? SeatToken.create() : "";
      tokens.add(token);
      seats.add(
          new GameSeat(
              player.name(),
              player.author(),
              player.source(),
              isPerson ? SeatToken.hash(token) : ""));
    }
    GameSetup setup =
        new GameSetup(
            request.game(),
            request.allSettings(),
            request.seed().key(),
            seats,
            request.folder().toAbsolutePath(),
            request.clock());
    GameKit<?, ?, ?> kit = GameRegistry.game(setup.game());
    GameSeats.check(kit, setup);
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    long id = stores.use(store -> store.games().begin(now, setup.text(), GameLog.EMPTY.text()));
    play(id, setup, GameLog.EMPTY, kit);
    return new NewGame(id, setup.names(), tokens);
  }

  private void play(long id, GameSetup setup, GameLog log, GameKit<?, ?, ?> kit) {
    LiveGame<?, ?, ?> game = new LiveGame<>(id, setup, log, kit, limits, keeper);
    // Before it starts, so that its end removes it.
    games.put(id, game);
    game.play();
  }

  /** Takes the right to host games. */
  private void hosting() {
    if (isClosed) {
      throw new UserError("the server stops");
    }
    if (hosting == null) {
      Store store = stores.open();
      try {
        hosting = new Hosting(store, store.lockGames());
      } catch (StoreProblem e) {
        store.close();
        throw e;
      }
    }
  }

  /** Continues the games that an earlier server has left, unless another one hosts them now. */
  public synchronized void resume() {
    List<StoredGame> left =
        stores.use(store -> store.hasWebTables() ? store.games().unfinished() : List.of());
    if (left.isEmpty()) {
      return;
    }
    try {
      hosting();
    } catch (StoreProblem e) {
      return;
    }
    for (StoredGame game : left) {
      try {
        GameSetup setup = GameSetup.read(game.setup());
        play(game.id(), setup, GameLog.read(game.progress()), GameRegistry.game(setup.game()));
      } catch (UserError | IllegalArgumentException e) {
        games.remove(game.id());
        failures.accept(e);
      }
    }
  }

  /** The games that are played now, the latest first. */
  List<Map.Entry<Long, LiveGame<?, ?, ?>>> live() {
    return List.copyOf(games.entrySet()).reversed();
  }

  Optional<LiveGame<?, ?, ?>> live(long id) {
    return Optional.ofNullable(games.get(id));
  }

  StoredGame stored(long id) {
    return stores
        .use(store -> store.hasWebTables() ? store.games().game(id) : Optional.<StoredGame>empty())
        .orElseThrow(() -> WebProblem.notFound("There is no game " + id + " in this database."));
  }

  GameSetup setup(long id) {
    return live(id).map(LiveGame::setup).orElseGet(() -> GameSetup.read(stored(id).setup()));
  }

  /** The latest games that are over. */
  List<StoredGame> finished(int most) {
    return stores.use(store -> store.hasWebTables() ? store.games().finished(most) : List.of());
  }

  /** Stops all games; they are continued by the next server. */
  @Override
  public synchronized void close() {
    isClosed = true;
    games.values().forEach(LiveGame::close);
    games.clear();
    if (hosting != null) {
      hosting.lock().close();
      hosting.store().close();
      hosting = null;
    }
  }
}
