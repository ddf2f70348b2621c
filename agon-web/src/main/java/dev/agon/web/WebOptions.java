package dev.agon.web;

import dev.agon.web.play.PlayLimits;
import java.util.List;

/**
 * How a server is started.
 *
 * @param bind the address on which it listens; loopback unless others are to see it
 * @param port 0 for any free port
 * @param hosts further host names under which it answers
 * @param database a file, or the address of a PostgreSQL database
 * @param limits what visitors may use
 */
public record WebOptions(
    String bind, int port, List<String> hosts, String database, PlayLimits limits) {
  public static final String LOOPBACK = "127.0.0.1";
  public static final int DEFAULT_PORT = 8420;

  public WebOptions {
    hosts = List.copyOf(hosts);
  }

  /** A server on any free port of loopback. */
  public static WebOptions local(String database) {
    return new WebOptions(LOOPBACK, 0, List.of(), database, PlayLimits.DEFAULT);
  }
}
