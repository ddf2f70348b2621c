package dev.agon.sandbox;

import dev.agon.game.Parsed;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The layers of the box that are enforced for all programs of an event.
 *
 * @param layers none where programs run without a box
 */
public record EnforcedLayers(List<SandboxLayer> layers) {
  private static final String NO_BOX = "none";
  private static final String SEPARATOR = ", ";

  /** Programs run without a box. */
  public static final EnforcedLayers NONE = new EnforcedLayers(List.of());

  public EnforcedLayers {
    layers = List.copyOf(layers);
  }

  /** Whether programs run in boxes. */
  public boolean isBoxed() {
    return !layers.isEmpty();
  }

  /** The ids of the layers. */
  public List<String> ids() {
    return layers.stream().map(SandboxLayer::id).toList();
  }

  /** The ids of the layers in a line, or {@code none}. */
  public String text() {
    return isBoxed() ? String.join(SEPARATOR, ids()) : NO_BOX;
  }

  /** The inverse of {@link #text}. */
  public static Parsed<EnforcedLayers> parse(String text) {
    if (text.equals(NO_BOX)) {
      return new Parsed.Value<>(NONE);
    }
    List<Optional<SandboxLayer>> layers =
        Arrays.stream(text.split(SEPARATOR, -1)).map(EnforcedLayers::layer).toList();
    return layers.stream().allMatch(Optional::isPresent)
        ? new Parsed.Value<>(new EnforcedLayers(layers.stream().flatMap(Optional::stream).toList()))
        : new Parsed.Failure<>("must be layers of the box, not " + Parsed.quoted(text));
  }

  private static Optional<SandboxLayer> layer(String id) {
    return Arrays.stream(SandboxLayer.values()).filter(layer -> layer.id().equals(id)).findFirst();
  }
}
