package dev.agon.remote;

import dev.agon.game.Parsed;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a cluster is: {@code spark://HOST:PORT} is the Master of a running one, {@code local[N]} is
 * a cluster in this process with N cores, for a try.
 */
public record ClusterAddress(String text) {
  static final String RANGE = "spark://HOST:PORT, local[N] or off";

  private static final Pattern LOCAL = Pattern.compile("local\\[([1-9]\\d{0,2})]");
  private static final Pattern MASTER =
      Pattern.compile("spark://(\\[[0-9A-Fa-f:.]+]|[A-Za-z0-9._-]+):([1-9]\\d{0,4})");

  static Parsed<ClusterAddress> parse(String text) {
    String address = text.strip();
    Matcher master = MASTER.matcher(address);
    boolean isMaster = master.matches() && Integer.parseInt(master.group(2)) < 1 << 16;
    return isMaster || LOCAL.matcher(address).matches()
        ? new Parsed.Value<>(new ClusterAddress(address))
        : new Parsed.Failure<>("must be " + RANGE + ", not " + Parsed.quoted(text));
  }

  /** Whether the workers are threads of this process. */
  public boolean isLocal() {
    return LOCAL.matcher(text).matches();
  }

  public String host() {
    return part(1).replaceAll("[\\[\\]]", "");
  }

  public int port() {
    return Integer.parseInt(part(2));
  }

  private String part(int group) {
    Matcher master = MASTER.matcher(text);
    if (!master.matches()) {
      throw new IllegalStateException(text + " has no Master");
    }
    return master.group(group);
  }

  @Override
  public String toString() {
    return text;
  }
}
