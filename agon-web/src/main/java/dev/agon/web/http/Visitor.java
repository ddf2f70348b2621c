package dev.agon.web.http;

import java.util.Arrays;

/** Tells visitors apart by their addresses. */
public final class Visitor {
  /** Who has an IPv6 address has all that begin with these groups of it. */
  private static final int NETWORK_GROUPS = 4;

  private Visitor() {}

  /** Whom an address belongs to: itself, or the network of an IPv6 address. */
  public static String of(String address) {
    String[] groups = address.replace("[", "").split(":", -1);
    return groups.length <= NETWORK_GROUPS
        ? address
        : String.join(":", Arrays.asList(groups).subList(0, NETWORK_GROUPS));
  }
}
