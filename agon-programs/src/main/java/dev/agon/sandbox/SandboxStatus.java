package dev.agon.sandbox;

import java.util.List;

/**
 * What a box enforces on this machine, found out by making one.
 *
 * @param layers one for each {@link SandboxLayer}, in their order
 */
public record SandboxStatus(List<LayerStatus> layers) {
  public SandboxStatus {
    layers = List.copyOf(layers);
    if (layers.size() != SandboxLayer.values().length) {
      throw new IllegalArgumentException("not one status for each layer");
    }
  }

  public LayerStatus status(SandboxLayer layer) {
    return layers.stream().filter(status -> status.layer() == layer).findFirst().orElseThrow();
  }

  public boolean hasBox() {
    return status(SandboxLayer.BOX).isEnforced();
  }

  public List<SandboxLayer> enforced() {
    return layers.stream().filter(LayerStatus::isEnforced).map(LayerStatus::layer).toList();
  }
}
