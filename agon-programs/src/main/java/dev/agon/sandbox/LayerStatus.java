package dev.agon.sandbox;

import java.util.Optional;

/**
 * Whether a layer of the box is enforced on this machine.
 *
 * @param why why it is not; empty if it is
 * @param remedy a command or setting that turns it on, if one is known
 */
public record LayerStatus(SandboxLayer layer, Optional<String> why, Optional<String> remedy) {
  public static LayerStatus enforced(SandboxLayer layer) {
    return new LayerStatus(layer, Optional.empty(), Optional.empty());
  }

  public static LayerStatus missing(SandboxLayer layer, String why, Optional<String> remedy) {
    return new LayerStatus(layer, Optional.of(why), remedy);
  }

  public boolean isEnforced() {
    return why.isEmpty();
  }
}
