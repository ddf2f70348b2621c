package dev.agon.web;

import dev.agon.web.play.PlayLimits;
import java.time.Duration;
import java.util.List;

/**
 * How a server is started.
 *
 * @param bind the address on which it listens; loopback unless others are to see it
 * @param port 0 for any free port
 * @param hosts further host names under which it answers
 * @param database a file, or the address of a PostgreSQL database
 * @param limits what visitors who play may use
 * @param streams how many pages and programs may follow something live at once
 * @param streamsPerAddress how many of them one address may have; behind a proxy all visitors have
 *     the same
 * @param requestTime how long a whole request may take to arrive
 */
public record WebOptions(
    String bind,
    int port,
    List<String> hosts,
    String database,
    PlayLimits limits,
    int streams,
    int streamsPerAddress,
    Duration requestTime) {
  public static final String LOOPBACK = "127.0.0.1";
  public static final int DEFAULT_PORT = 8420;
  public static final int DEFAULT_STREAMS = 4_000;

  /** Enough for a school whose machines share an address. */
  public static final int DEFAULT_STREAMS_PER_ADDRESS = 500;

  /** Enough for the largest request over the slowest of telephones. */
  public static final Duration DEFAULT_REQUEST_TIME = Duration.ofSeconds(30);

  public WebOptions {
    hosts = List.copyOf(hosts);
  }

  /** A server on any free port of loopback. */
  public static WebOptions local(String database) {
    return new WebOptions(
        LOOPBACK,
        0,
        List.of(),
        database,
        PlayLimits.DEFAULT,
        DEFAULT_STREAMS,
        streamsPerAddress(LOOPBACK),
        DEFAULT_REQUEST_TIME);
  }

  /** On loopback all visitors have one address: they are this machine, or a proxy on it. */
  public static int streamsPerAddress(String bind) {
    return bind.equals(LOOPBACK) ? DEFAULT_STREAMS : DEFAULT_STREAMS_PER_ADDRESS;
  }
}
