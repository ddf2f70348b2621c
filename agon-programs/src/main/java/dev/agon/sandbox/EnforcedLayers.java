package dev.agon.sandbox;

import dev.agon.game.Parsed;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The layers of the box that are enforced for all programs of an event.
 *
 * @param layers none where programs run without a box
 * @param isMixed whether more layers were enforced in some matches than in others
 */
public record EnforcedLayers(List<SandboxLayer> layers, boolean isMixed) {
  private static final String NO_BOX = "none";
  private static final String MIXED = "mixed";
  private static final String SEPARATOR = ", ";

  /** Programs run without a box. */
  public static final EnforcedLayers NONE = new EnforcedLayers(List.of());

  public EnforcedLayers {
    layers = List.copyOf(layers);
  }

  /** The same layers in all matches. */
  public EnforcedLayers(List<SandboxLayer> layers) {
    this(layers, false);
  }

  /** What is enforced in all matches if some are played with these layers and some with others. */
  public EnforcedLayers mixedWith(EnforcedLayers others) {
    return new EnforcedLayers(layers.stream().filter(others.layers::contains).toList(), true);
  }

  public boolean isBoxed() {
    return !layers.isEmpty();
  }

  /** The ids of the layers, after {@code mixed} if they are mixed. */
  public List<String> ids() {
    Stream<String> mixed = isMixed ? Stream.of(MIXED) : Stream.empty();
    return Stream.concat(mixed, layers.stream().map(SandboxLayer::id)).toList();
  }

  /** The ids of the layers in a line, or {@code none}. */
  public String text() {
    return ids().isEmpty() ? NO_BOX : String.join(SEPARATOR, ids());
  }

  public static Parsed<EnforcedLayers> parse(String text) {
    if (text.equals(NO_BOX)) {
      return new Parsed.Value<>(NONE);
    }
    List<String> ids = List.of(text.split(SEPARATOR, -1));
    boolean isMixed = ids.getFirst().equals(MIXED);
    List<Optional<SandboxLayer>> layers =
        ids.stream().skip(isMixed ? 1 : 0).map(EnforcedLayers::layer).toList();
    return layers.stream().allMatch(Optional::isPresent)
        ? new Parsed.Value<>(
            new EnforcedLayers(layers.stream().flatMap(Optional::stream).toList(), isMixed))
        : new Parsed.Failure<>("must be layers of the box, not " + Parsed.quoted(text));
  }

  private static Optional<SandboxLayer> layer(String id) {
    return Arrays.stream(SandboxLayer.values()).filter(layer -> layer.id().equals(id)).findFirst();
  }
}
