package dev.agon.bench;

import java.util.ArrayList;
import java.util.List;

/** Figures of the same thing measured several times; the middle one is the one to believe. */
public final class Median {
  private final List<Double> figures = new ArrayList<>();

  public void add(double figure) {
    figures.add(figure);
  }

  public double value() {
    return figures.stream().sorted().toList().get(figures.size() / 2);
  }
}
