package dev.agon.web.http;

import dev.agon.text.UserError;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The host names under which the server answers. A page of another site cannot reach a server that
 * knows its own names, whatever address that site's name is made to point to.
 */
public final class AllowedHosts {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private static final Pattern ORIGIN =
      Pattern.compile("https?://([\\w.-]+|\\[[\\da-fA-F:.]+])(:\\d{1,5})?/?");

  private final Set<String> names;
  private final List<String> reachable;
  private final Optional<String> address;

  private AllowedHosts(Set<String> names, List<String> reachable, Optional<String> address) {
    this.address = address;
    this.names = names.stream().map(AllowedHosts::normal).collect(Collectors.toSet());
    this.reachable = List.copyOf(reachable);
  }

  /**
   * Further names may be needed, such as that of a proxy in front of the server; one of them may be
   * the whole address under which others reach it.
   *
   * @throws UserError if an address has more than a scheme, a name and a port
   */
  public static AllowedHosts of(String bind, List<String> more) {
    Set<String> names = new HashSet<>(LOOPBACK);
    List<String> reachable = new ArrayList<>();
    Optional<String> whole = Optional.empty();
    for (String name : more) {
      Matcher origin = ORIGIN.matcher(name);
      if (name.contains("/") && !origin.matches()) {
        throw new UserError(
            "--host: %s is neither a name nor an address like https://agon.example"
                .formatted(name));
      }
      String host = origin.matches() ? origin.group(1) : name;
      whole = origin.matches() ? Optional.of(name.replaceFirst("/*$", "/")) : whole;
      names.add(host);
      reachable.add(host);
    }
    InetAddress address = new InetSocketAddress(bind, 0).getAddress();
    if (address != null && address.isAnyLocalAddress()) {
      for (InetAddress own : ownAddresses()) {
        names.add(inUrl(own));
        reachable.add(inUrl(own));
      }
    } else if (address != null) {
      names.add(inUrl(address));
      names.add(bind);
      if (!address.isLoopbackAddress()) {
        reachable.add(inUrl(address));
      }
    }
    return new AllowedHosts(names, reachable, whole);
  }

  private static List<InetAddress> ownAddresses() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
          // People can type the older addresses.
          .sorted(Comparator.comparing(address -> !(address instanceof Inet4Address)))
          .toList();
    } catch (SocketException e) {
      return List.of();
    }
  }

  private static String inUrl(InetAddress address) {
    String text = address.getHostAddress();
    int zone = text.indexOf('%');
    String plain = zone < 0 ? text : text.substring(0, zone);
    return plain.contains(":") ? "[" + plain + "]" : plain;
  }

  /** The names that other machines can use, best first; empty if there are none. */
  public List<String> reachable() {
    return reachable;
  }

  /** The whole address under which others reach the server, with a slash, if it is known. */
  public Optional<String> address() {
    return address;
  }

  /** Whether a Host header names this server; a port behind the name does not matter. */
  public boolean allows(@Nullable String header) {
    if (header == null) {
      return false;
    }
    int colon = header.lastIndexOf(':');
    String name = colon > header.lastIndexOf(']') ? header.substring(0, colon) : header;
    return names.contains(normal(name));
  }

  /** One spelling for all those of a name; an address of IPv6 has many. */
  private static String normal(String name) {
    if (name.startsWith("[") && name.endsWith("]")) {
      try {
        return inUrl(InetAddress.ofLiteral(name.substring(1, name.length() - 1)));
      } catch (IllegalArgumentException e) {
        return name;
      }
    }
    return name.toLowerCase(Locale.ROOT);
  }
}
