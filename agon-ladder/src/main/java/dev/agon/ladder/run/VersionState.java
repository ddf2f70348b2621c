package dev.agon.ladder.run;

import dev.agon.ladder.LadderVersion;
import dev.agon.ladder.fit.VersionVerdict;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.source.BotEntry;

/** A version of a bot and what it has done on its ladder. */
public final class VersionState {
  /** Whether a version is chosen. */
  public enum VersionStatus {
    ACTIVE,
    /** It failed too often. */
    RESTED,
    LEFT
  }

  private final LadderVersion version;
  private final BotEntry bot;
  private final int ordinal;
  private VersionStatus status = VersionStatus.ACTIVE;
  private String why = "";
  private long matches;
  private long faulty;
  private int faultyInARow;
  private String lastFault = "";
  private final VersionVerdict verdict = new VersionVerdict();

  /** {@code ordinal} counts the versions of the bot from 1. */
  VersionState(LadderVersion version, BotEntry bot, int ordinal) {
    this.version = version;
    this.bot = bot;
    this.ordinal = ordinal;
  }

  /** The bot's name, with the number of the version unless it is the first. */
  public String label() {
    return ordinal == 1 ? version.bot() : version.bot() + " v" + ordinal;
  }

  int ordinal() {
    return ordinal;
  }

  void set(VersionStatus other, String reason) {
    status = other;
    why = reason;
    faultyInARow = 0;
  }

  void played(int seat, Result result) {
    matches++;
    faultyInARow = result.hasFault(seat) ? faultyInARow + 1 : 0;
    faulty += result.hasFault(seat) ? 1 : 0;
    result.faults().stream()
        .filter(fault -> fault.seat() == seat)
        .findFirst()
        .map(Fault::words)
        .ifPresent(words -> lastFault = words);
  }

  boolean mustRest(int maxFaults) {
    return status == VersionStatus.ACTIVE && faultyInARow >= maxFaults;
  }

  public LadderVersion version() {
    return version;
  }

  /** Whether it is better than the version before it. */
  public VersionVerdict verdict() {
    return verdict;
  }

  /** The bot as it is started. */
  public BotEntry bot() {
    return bot;
  }

  public VersionStatus status() {
    return status;
  }

  public boolean isActive() {
    return status == VersionStatus.ACTIVE;
  }

  /** Why it is not active; empty if it is. */
  public String why() {
    return why;
  }

  public long matches() {
    return matches;
  }

  /** In how many matches it failed. */
  public long faulty() {
    return faulty;
  }

  /** Its last failure in words; empty if there is none. */
  public String lastFault() {
    return lastFault;
  }
}
