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
import dev.agon.store.StoredGame;
import dev.agon.text.UserError;
import dev.agon.web.data.StorePool;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.play.PlaySetup.PlaySeat;
import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All matches that people play on this server; those of an earlier server are continued. */
public final class MatchHost implements AutoCloseable {
  /** Older matches that are over are deleted, or visitors could fill the disk. */
  private static final int MAX_STORED = 10_000;

  private final StorePool stores;
  private final PlayLimits limits;
  private final Consumer<Exception> failures;
  private final RecentStarts starts;
  private final Map<Long, HostedMatch<?, ?, ?>> matches = new ConcurrentSkipListMap<>();

  /** The visitors who started matches, by the number of the match. */
  private final Map<Long, String> addresses = new ConcurrentHashMap<>();

  private final MatchKeeper keeper = new Keeper();

  /** The right to host the matches of the database, and the connection that holds it. */
  private record Hosting(Store store, EventLock lock) {}

  private @Nullable Hosting hosting;
  private boolean isClosed;

  /** The consumer is told of matches that stop because of a bug. */
  public MatchHost(StorePool stores, PlayLimits limits, Consumer<Exception> failures) {
    this.stores = stores;
    this.limits = limits;
    this.failures = failures;
    this.starts = new RecentStarts(limits.startsPerHour(), InstantSource.system());
  }

  private final class Keeper implements MatchKeeper {
    @Override
    public void save(long id, AnswerLog log) {
      stores.write(store -> store.games().save(id, log.text()));
    }

    @Override
    public void renamed(long id, PlaySetup setup) {
      stores.write(store -> store.games().rename(id, setup.text()));
    }

    @Override
    public void finished(long id, AnswerLog log, MatchRecord record) {
      stores.write(store -> store.games().finish(id, log.text(), RecordFile.text(record)));
      Optional.ofNullable(matches.remove(id)).ifPresent(HostedMatch::end);
      addresses.remove(id);
    }

    @Override
    public void ended(long id, AnswerLog log) {
      try {
        stores.write(store -> store.games().end(id, log.text()));
      } catch (RuntimeException e) {
        failures.accept(e);
      }
      Optional.ofNullable(matches.remove(id)).ifPresent(HostedMatch::end);
      addresses.remove(id);
    }

    @Override
    public void failed(RuntimeException bug) {
      failures.accept(bug);
    }
  }

  /** A new match, with the secrets of its people by seat; bots have empty ones. */
  public record NewMatch(long id, String address, List<String> names, List<String> tokens) {
    public NewMatch {
      names = List.copyOf(names);
      tokens = List.copyOf(tokens);
    }

    /** The address of the match for a seat, or for everybody. */
    public String path(int seat) {
      return address + (tokens.get(seat).isEmpty() ? "" : "#seat=" + tokens.get(seat));
    }

    /** The address for the first person, or for everybody if nobody is one. */
    public String firstPath() {
      for (int seat = 0; seat < tokens.size(); seat++) {
        if (!tokens.get(seat).isEmpty()) {
          return path(seat);
        }
      }
      return address;
    }
  }

  /**
   * Starts a match for a visitor.
   *
   * @throws WebProblem if too many matches are played or were started, or nobody plays
   * @throws UserError if the match cannot be played like this
   */
  synchronized NewMatch start(PlayRequest request, String address) {
    if (!request.hasPerson()) {
      throw WebProblem.bad("Somebody has to play: choose a person for a seat.");
    }
    if (matches.size() >= limits.matches()) {
      throw new WebProblem(
          HttpStatus.SERVICE_UNAVAILABLE,
          "This server plays %d matches already; try again later.".formatted(matches.size()));
    }
    long own = addresses.values().stream().filter(address::equals).count();
    if (own >= limits.matchesPerAddress()) {
      throw new WebProblem(
          HttpStatus.TOO_MANY_REQUESTS,
          "You play %d matches already; finish one, or give it up.".formatted(own));
    }
    request.checkSettings();
    request.checkPrograms();
    starts.check(address);
    NewMatch match = start(request, false);
    starts.add(address);
    if (matches.containsKey(match.id())) {
      addresses.put(match.id(), address);
    }
    return match;
  }

  /** Starts a match of the owner; fails with a user error if it cannot be played. */
  public synchronized NewMatch start(PlayRequest request) {
    return start(request, true);
  }

  private NewMatch start(PlayRequest request, boolean isOfOwner) {
    request.check();
    hosting();
    List<String> tokens = new ArrayList<>();
    List<PlaySeat> seats = new ArrayList<>();
    for (BotEntry player : request.players()) {
      boolean isPerson = player.source() instanceof BotSource.Person;
      String token = isPerson ? SeatToken.create() : "";
      tokens.add(token);
      seats.add(
          new PlaySeat(
              player.name(),
              player.author(),
              player.source(),
              isPerson ? SeatToken.hash(token) : ""));
    }
    PlaySetup setup =
        new PlaySetup(
            request.game(),
            request.allSettings(),
            request.seed().key(),
            seats,
            request.folder().toAbsolutePath(),
            request.clock(),
            isOfOwner,
            SeatToken.ofAddress());
    GameKit<?, ?, ?> kit = GameRegistry.game(setup.game());
    RunPlayers.check(kit, setup);
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    long id = stores.use(store -> store.games().begin(now, setup.text(), AnswerLog.EMPTY.text()));
    stores.write(store -> store.games().keepLast(MAX_STORED));
    play(new HostedMatch<>(id, setup, AnswerLog.EMPTY, kit, limits, now, keeper));
    return new NewMatch(id, setup.address(id), setup.names(), tokens);
  }

  private void play(HostedMatch<?, ?, ?> match) {
    // Before it starts, so that its end removes it.
    matches.put(match.id(), match);
    match.play();
  }

  /** Takes the right to host matches. */
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

  /** Continues the matches that an earlier server has left, unless another one hosts them now. */
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
    for (StoredGame match : left) {
      try {
        resume(match);
      } catch (UserError | IllegalArgumentException e) {
        matches.remove(match.id());
        failures.accept(
            new UserError(
                "match %d is not continued: %s".formatted(match.id(), e.getMessage()), e));
      }
    }
  }

  /** Continues a match, unless it was computing when its server ended. */
  private void resume(StoredGame match) {
    PlaySetup setup = PlaySetup.read(match.setup());
    AnswerLog log = AnswerLog.read(match.progress());
    if (log.isComputing()) {
      keeper.ended(match.id(), log.endedBecause("the server ended while it computed"));
      return;
    }
    GameKit<?, ?, ?> kit = GameRegistry.game(setup.game());
    RunPlayers.check(kit, setup);
    AnswerLog computing = log.whileComputing(true);
    keeper.save(match.id(), computing);
    play(new HostedMatch<>(match.id(), setup, computing, kit, limits, match.started(), keeper));
  }

  /** Deletes a match, and stops it before if it is played. */
  synchronized void delete(long id) {
    Optional.ofNullable(matches.remove(id)).ifPresent(HostedMatch::delete);
    addresses.remove(id);
    if (!stores.use(store -> store.hasWebTables() && store.games().delete(id))) {
      throw unknown();
    }
  }

  /** The same words for a wrong secret, which must not tell that there is such a match. */
  private static WebProblem unknown() {
    return WebProblem.notFound("There is no match at this address; a link has to be whole.");
  }

  /** The number of the match at an address: a number, a hyphen and the match's secret. */
  long number(String address) {
    String[] parts = address.split("-", 2);
    long id = Routes.whole(parts[0], "match");
    if (!SeatToken.isSame(parts.length == 1 ? "" : parts[1], setup(id).secret())) {
      throw unknown();
    }
    return id;
  }

  Optional<HostedMatch<?, ?, ?>> live(long id) {
    return Optional.ofNullable(matches.get(id));
  }

  StoredGame stored(long id) {
    return stores
        .use(store -> store.hasWebTables() ? store.games().game(id) : Optional.<StoredGame>empty())
        .orElseThrow(MatchHost::unknown);
  }

  PlaySetup setup(long id) {
    return live(id).map(HostedMatch::setup).orElseGet(() -> PlaySetup.read(stored(id).setup()));
  }

  /** Stops all matches; they are continued by the next server. */
  @Override
  public synchronized void close() {
    isClosed = true;
    matches.values().forEach(HostedMatch::close);
    matches.clear();
    if (hosting != null) {
      hosting.lock().close();
      hosting.store().close();
      hosting = null;
    }
  }
}
