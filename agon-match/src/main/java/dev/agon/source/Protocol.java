package dev.agon.source;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The protocols in which programs play; docs/protocol.md describes both. */
public enum Protocol {
  /** One process plays a whole match, or several. */
  SESSION("session"),
  /** A new process plays every move. */
  TURN("turn");

  private final String id;

  Protocol(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public static List<String> ids() {
    return Arrays.stream(values()).map(Protocol::id).toList();
  }

  public static Optional<Protocol> byId(String id) {
    return Arrays.stream(values()).filter(protocol -> protocol.id.equals(id)).findFirst();
  }
}
