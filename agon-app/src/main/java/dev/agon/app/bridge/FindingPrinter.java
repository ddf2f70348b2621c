package dev.agon.app.bridge;

import dev.agon.app.cli.Streams;
import dev.agon.bridge.page.PublishedSession;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Prints likely mistakes for the director when they appear in a session that is being filled. */
public final class FindingPrinter {
  private final Streams streams;
  private Set<String> printed = Set.of();

  public FindingPrinter(Streams streams) {
    this.streams = streams;
  }

  /** Prints what the version before did not have, and returns the session without findings. */
  public synchronized PublishedSession withoutFindings(PublishedSession session) {
    List<String> findings = session.report().findings();
    findings.stream()
        .filter(finding -> !printed.contains(finding))
        .forEach(finding -> streams.err().println("to check: " + finding));
    printed = new HashSet<>(findings);
    return session.withoutFindings();
  }
}
