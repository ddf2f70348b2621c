package dev.agon.run;

import dev.agon.event.Event;
import dev.agon.event.EventChange;
import dev.agon.event.EventJson;
import dev.agon.rating.SprtPlan;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.text.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The fingerprint of an event: SHA-256 over a line for what was played, a line for each change that
 * the organiser made, as in {@code change withdrawn 18 2} (with the JSON of a bot that was added
 * behind it), and a line for each match.
 *
 * <p>A match's line is its number, its entrants by seat, their places, their points and the seats
 * that failed with their reasons, as in {@code 7 0,1 1,2 1,0 1:time}. A void match ends with the
 * word {@code void}.
 */
public final class Digest {
  /** So many characters are taken in at once. */
  private static final int ENOUGH = 8_192;

  private final MessageDigest sha256 = Sha256.begin();
  private final StringBuilder lines = new StringBuilder();

  /** Begins with what is being played, in a line. */
  public Digest(String event) {
    lines.append(event).append('\n');
  }

  /** The digest of a complete event, or of a test of its two bots, before the first match. */
  public static Digest of(Event event, Optional<SprtPlan> test) {
    String deciding = EventJson.decidingResults(event);
    Digest digest =
        new Digest(test.map(plan -> "sprt " + plan.words() + " " + deciding).orElse(deciding));
    event.running().changes().all().forEach(change -> digest.add(change, event));
    return digest;
  }

  private void add(EventChange change, Event event) {
    lines.append("change ").append(change.kind()).append(' ').append(change.from());
    lines.append(' ').append(change.subject());
    if (change instanceof EventChange.Added added) {
      lines.append(' ').append(EventJson.entrant(event.bots().get(added.bot())));
    }
    lines.append('\n');
  }

  /** Adds the line of a match; of characters and plain numbers, because there are millions. */
  public void add(long number, List<Integer> entrants, Result result) {
    int seats = entrants.size();
    lines.append(number);
    for (int seat = 0; seat < seats; seat++) {
      lines.append(seat == 0 ? ' ' : ',').append((int) entrants.get(seat));
    }
    for (int seat = 0; seat < seats; seat++) {
      lines.append(seat == 0 ? ' ' : ',').append(result.outcome().place(seat));
    }
    for (int seat = 0; seat < seats; seat++) {
      appendPlain(seat == 0 ? ' ' : ',', result.outcome().points(seat));
    }
    if (!result.faults().isEmpty()) {
      appendFaults(result.faults());
    }
    if (result.isVoid()) {
      lines.append(" void");
    }
    lines.append('\n');
    if (lines.length() > ENOUGH) {
      flush();
    }
  }

  private void appendFaults(List<Fault> faults) {
    for (Fault fault : faults) {
      lines.append(' ').append(fault.seat()).append(':').append(fault.reason().id());
    }
  }

  private void appendPlain(char before, double points) {
    lines.append(before);
    if (points == Math.rint(points)) {
      lines.append((long) points);
    } else {
      lines.append(points);
    }
  }

  private void flush() {
    sha256.update(lines.toString().getBytes(StandardCharsets.UTF_8));
    lines.setLength(0);
  }

  public String value() {
    flush();
    return HexFormat.of().formatHex(sha256.digest());
  }
}
