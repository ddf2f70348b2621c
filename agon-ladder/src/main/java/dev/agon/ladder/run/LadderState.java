package dev.agon.ladder.run;

import dev.agon.game.DrawKey;
import dev.agon.ladder.FittedRatings;
import dev.agon.ladder.LadderSettings;
import dev.agon.ladder.LadderVersion;
import dev.agon.ladder.ResultFit;
import dev.agon.ladder.log.LadderEntry;
import dev.agon.ladder.log.LadderHead;
import dev.agon.ladder.log.LadderKeys;
import dev.agon.ladder.pair.PairingRule;
import dev.agon.ladder.pair.PairingRules;
import dev.agon.ladder.pair.PairingState;
import dev.agon.result.Result;
import dev.agon.text.Nearest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A ladder as it stands after the entries so far. Matches are chosen ahead of the results that have
 * entered; everything else happens between two bundles, when nothing is under way. Bundles may be
 * chosen while another thread lets results enter.
 */
public final class LadderState {
  private final LadderHead head;
  private final PairingRule rule;
  private final ResultFit fit;
  private final PairingState pairing;
  private final List<VersionState> versions = new ArrayList<>();
  private final Map<String, Integer> newest = new HashMap<>();
  private LadderSettings settings;

  /** The bundles whose results have not all entered, by their first match. */
  private final TreeMap<Long, Bundle> bundles = new TreeMap<>();

  /** The versions that are to be rested, before anything else happens. */
  private final Deque<LadderEntry.Rested> restsDue = new ArrayDeque<>();

  private boolean areKeysDue;
  private final RatingHistory history = new RatingHistory();
  private final Verdicts verdicts = new Verdicts();
  private final Map<Long, String> commitments = new HashMap<>();
  private FittedRatings ratings = FittedRatings.NONE;
  private volatile long results;

  /** The state after a log's head. */
  public LadderState(LadderHead head, PairingRule rule, ResultFit fit) {
    this.head = head;
    this.rule = rule;
    this.fit = fit;
    this.settings = head.settings();
    this.pairing = new PairingState(settings);
    for (int block = 0; block < head.commitments().size(); block++) {
      commitments.put((long) block, head.commitments().get(block));
    }
  }

  /** The state after a log's head, with the rule that it names. */
  public static LadderState of(LadderHead head) {
    PairingRule rule =
        Nearest.find("pairing rule", head.rule(), PairingRules.all(), PairingRule::id);
    return new LadderState(head, rule, new LadderResults());
  }

  /**
   * Takes in the next entry of a log as it is, without choosing anything.
   *
   * @throws LogMisfit if it cannot be the next one
   */
  public void apply(LadderEntry entry) {
    apply(entry, false);
  }

  /**
   * Takes in the next entry of a log.
   *
   * @throws LogMisfit unless it is the one that the rules of the ladder demand here
   */
  public void verify(LadderEntry entry) {
    apply(entry, true);
  }

  private void apply(LadderEntry entry, boolean isChosen) {
    if (!restsDue.isEmpty() && !entry.equals(restsDue.getFirst())) {
      throw new LogMisfit(
          "version %d must be rested here".formatted(restsDue.getFirst().version()));
    }
    if (restsDue.isEmpty() && areKeysDue != entry instanceof LadderEntry.Keys) {
      throw new LogMisfit(areKeysDue ? "a block ends here" : "no block ends here");
    }
    switch (entry) {
      case LadderEntry.Match match -> match(match, isChosen);
      case LadderEntry.Keys keys -> keys(keys);
      case LadderEntry.Rested rested -> {
        if (restsDue.isEmpty()) {
          throw new LogMisfit("version " + rested.version() + " must not be rested here");
        }
        rest(restsDue.removeFirst());
      }
      case LadderEntry.Joined joined -> {
        checkBetweenBundles();
        join(joined);
      }
      case LadderEntry.Left(int version, String why) -> {
        checkBetweenBundles();
        set(version, VersionState.VersionStatus.LEFT, why);
      }
      case LadderEntry.Back(int version) -> {
        checkBetweenBundles();
        set(version, VersionState.VersionStatus.ACTIVE, "");
      }
      case LadderEntry.Changed(LadderSettings other) -> {
        checkBetweenBundles();
        change(other);
      }
    }
  }

  private void checkBetweenBundles() {
    if (!isBetweenBundles()) {
      throw new LogMisfit("nothing can happen before the bundle is over");
    }
  }

  /** Whether no bundle is under way. */
  public synchronized boolean isBetweenBundles() {
    return pairing.nextMatch() == results + 1;
  }

  private void match(LadderEntry.Match match, boolean isChosen) {
    if (isBetweenBundles()) {
      List<Integer> table =
          match.table().orElseThrow(() -> new LogMisfit("the versions that play are missing"));
      if (!isChosen) {
        take(table);
      } else if (choose(results + 1) == results) {
        throw new LogMisfit("there are not enough versions for a match");
      } else if (!bundle(results + 1).table().equals(table)) {
        throw new LogMisfit(
            "versions %s play, but the rule chooses %s"
                .formatted(table, bundle(results + 1).table()));
      }
    } else if (match.table().isPresent()) {
      throw new LogMisfit("a bundle begins before the last one is over");
    }
    if (match.result().outcome().seats() != bundles.firstEntry().getValue().table().size()) {
      throw new LogMisfit("the result is not for as many as sit at the table");
    }
    enter(match.result());
  }

  private void take(List<Integer> table) {
    try {
      long first = pairing.nextMatch();
      pairing.take(table);
      bundles.put(first, new Bundle(first, table));
    } catch (IllegalArgumentException e) {
      throw new LogMisfit(String.valueOf(e.getMessage()));
    }
  }

  private void keys(LadderEntry.Keys keys) {
    long block = results / head.keyBlock() - 1;
    long published = block - 1;
    if (keys.published().isPresent() != published >= 0) {
      throw new LogMisfit("the key of block " + published + " must be published here");
    }
    if (published >= 0) {
      DrawKey key = keys.published().get();
      if (!LadderKeys.commitment(published, key).equals(commitments.remove(published))) {
        throw new LogMisfit(
            "the key of the matches from %d to %d is not the one that was committed to"
                .formatted(published * head.keyBlock() + 1, block * head.keyBlock()));
      }
    }
    commitments.put(block + LadderHead.FIRST_BLOCKS, keys.commitment());
    areKeysDue = false;
  }

  private synchronized void join(LadderEntry.Joined joined) {
    int number = versions.size();
    String bot = joined.bot().name();
    Integer previous = newest.put(bot, number);
    LadderVersion version =
        new LadderVersion(
            number,
            bot,
            joined.bot().author(),
            joined.content(),
            results + 1,
            previous == null ? OptionalInt.empty() : OptionalInt.of(previous));
    int ordinal = previous == null ? 1 : versions.get(previous).ordinal() + 1;
    versions.add(new VersionState(version, joined.bot(), ordinal));
    pairing.join(version);
  }

  private synchronized void set(int version, VersionState.VersionStatus status, String why) {
    if (version < 0 || version >= versions.size() || versions.get(version).status() == status) {
      throw new LogMisfit("version " + version + " cannot do this");
    }
    versions.get(version).set(status, why);
    pairing.setActive(version, status == VersionState.VersionStatus.ACTIVE);
  }

  /** A version that is rested; choices know it when they look at the results that made it so. */
  private void rest(LadderEntry.Rested rested) {
    versions.get(rested.version()).set(VersionState.VersionStatus.RESTED, rested.why());
  }

  private synchronized void change(LadderSettings other) {
    if (other.window() != settings.window()
        || other.block() != settings.block()
        || other.seats() != settings.seats()) {
      throw new LogMisfit("the window, the block and the table stay as the ladder began");
    }
    settings = other;
    pairing.change(other);
  }

  /**
   * The entry that must come before anything else, with the keys of the ladder; if there is one.
   */
  public Optional<LadderEntry> due(LadderKeys keys) {
    if (!restsDue.isEmpty()) {
      return Optional.of(restsDue.getFirst());
    }
    if (!areKeysDue) {
      return Optional.empty();
    }
    long block = results / head.keyBlock() - 1;
    return Optional.of(
        new LadderEntry.Keys(
            block == 0 ? Optional.empty() : Optional.of(keys.block(block - 1)),
            keys.commitment(block + LadderHead.FIRST_BLOCKS)));
  }

  /**
   * Chooses bundles until this match is chosen, as far as the results so far and the number of
   * versions allow.
   *
   * @return the last match that is chosen
   */
  public synchronized long choose(long match) {
    long most = Math.min(match, lastOpen());
    while (pairing.nextMatch() <= most && pairing.canChoose()) {
      long first = pairing.nextMatch();
      bundles.put(first, new Bundle(first, pairing.choose(rule, head.pairing())));
    }
    return pairing.nextMatch() - 1;
  }

  /** The last match whose choice looks at no further results. */
  private long lastOpen() {
    long seen = results / settings.block() * settings.block();
    return seen + settings.block() + settings.window() - 1;
  }

  /** The bundle of a match that is chosen and whose result has not entered. */
  public synchronized Bundle bundle(long match) {
    return bundles.floorEntry(match).getValue();
  }

  /** Takes in the result of the next match, whose bundle is chosen. */
  public void enter(Result result) {
    long number = results + 1;
    Bundle bundle;
    synchronized (this) {
      bundle = bundles.firstEntry().getValue();
      if (number == bundle.last()) {
        bundles.remove(bundle.first());
      }
    }
    List<Integer> seats = bundle.seats(number);
    for (int seat = 0; seat < seats.size(); seat++) {
      versions.get(seats.get(seat)).played(seat, result);
    }
    verdicts.add(bundle, number, result, versions);
    fit.add(seats, result);
    if (number % settings.block() == 0) {
      look();
    }
    areKeysDue = number % head.keyBlock() == 0;
    results = number;
  }

  private void look() {
    FittedRatings fitted = fit.fit(versions.size());
    int most = settings.maxFaults();
    List<Integer> rested =
        IntStream.range(0, versions.size())
            .filter(version -> versions.get(version).mustRest(most))
            .boxed()
            .toList();
    for (int version : rested) {
      restsDue.add(
          new LadderEntry.Rested(
              version,
              "%d matches with faults in a row; the last: %s"
                  .formatted(most, versions.get(version).lastFault())));
    }
    synchronized (this) {
      ratings = fitted;
      history.add(fitted);
      pairing.know(fitted, rested, verdicts.takeDecided());
    }
  }

  /** Rates by all results so far, for people; the ladder cannot be played on with this state. */
  public synchronized void rateAll() {
    ratings = fit.fit(versions.size());
  }

  /** The last ratings that are kept of the time when there were at most so many results. */
  public synchronized FittedRatings ratingsAt(long earlier) {
    return history.at(earlier);
  }

  /** The ratings at some points of the past, the oldest first. */
  public synchronized List<FittedRatings> pastRatings() {
    return history.all();
  }

  public LadderHead head() {
    return head;
  }

  /** How many results have entered. */
  public long results() {
    return results;
  }

  /** All versions by their numbers. */
  public List<VersionState> versions() {
    return versions;
  }

  /** The newest version of a bot, if it has one. */
  public Optional<VersionState> newest(String bot) {
    return Optional.ofNullable(newest.get(bot)).map(versions::get);
  }

  /** The ratings by the results up to the last whole block. */
  public synchronized FittedRatings ratings() {
    return ratings;
  }
}
