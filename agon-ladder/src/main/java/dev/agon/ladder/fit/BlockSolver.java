package dev.agon.ladder.fit;

import java.util.Arrays;

/** Solves equations with the information of a fit, by preconditioned conjugate gradients. */
final class BlockSolver {
  private static final int MAX_STEPS = 5_000;

  private final SparseInformation information;
  private final int lanes;
  private final double exact;

  /**
   * Solves for some right sides at once.
   *
   * @param lanes how many, as in {@link SparseInformation#times}
   * @param exact the part of a right side that may be left
   */
  BlockSolver(SparseInformation information, int lanes, double exact) {
    this.information = information;
    this.lanes = lanes;
    this.exact = exact;
  }

  /** The vectors with mean 0 whose products are the right sides, which have mean 0. */
  double[] solve(double[] rights) {
    double[] x = new double[rights.length];
    double[] residual = rights.clone();
    double[] direction = scaled(residual);
    double[] products = dots(residual, direction);
    double[] enough = dots(rights, rights);
    for (int lane = 0; lane < lanes; lane++) {
      enough[lane] *= exact * exact;
    }
    for (int step = 0; step < MAX_STEPS && !isBelow(dots(residual, residual), enough); step++) {
      double[] image = information.times(direction, lanes);
      information.centre(image, lanes);
      double[] lengths = ratios(products, dots(direction, image));
      addTimes(x, lengths, direction);
      for (int lane = 0; lane < lanes; lane++) {
        lengths[lane] = -lengths[lane];
      }
      addTimes(residual, lengths, image);
      double[] next = scaled(residual);
      double[] nextProducts = dots(residual, next);
      addTimes(next, ratios(nextProducts, products), direction);
      direction = next;
      products = nextProducts;
    }
    information.centre(x, lanes);
    return x;
  }

  private static boolean isBelow(double[] squares, double[] enough) {
    for (int lane = 0; lane < squares.length; lane++) {
      if (squares[lane] > enough[lane]) {
        return false;
      }
    }
    return true;
  }

  /** A lane that is solved already stays as it is. */
  private static double[] ratios(double[] above, double[] below) {
    double[] ratios = new double[above.length];
    for (int lane = 0; lane < ratios.length; lane++) {
      ratios[lane] = below[lane] > 0 ? above[lane] / below[lane] : 0;
    }
    return ratios;
  }

  private double[] scaled(double[] vectors) {
    double[] scaled = new double[vectors.length];
    double[] diagonal = information.diagonal();
    for (int i = 0; i < diagonal.length; i++) {
      for (int lane = 0; lane < lanes; lane++) {
        scaled[i * lanes + lane] = vectors[i * lanes + lane] / diagonal[i];
      }
    }
    information.centre(scaled, lanes);
    return scaled;
  }

  private double[] dots(double[] some, double[] others) {
    double[] dots = new double[lanes];
    Arrays.fill(dots, 0);
    for (int i = 0; i < some.length; i += lanes) {
      for (int lane = 0; lane < lanes; lane++) {
        dots[lane] += some[i + lane] * others[i + lane];
      }
    }
    return dots;
  }

  private void addTimes(double[] sums, double[] factors, double[] vectors) {
    for (int i = 0; i < sums.length; i += lanes) {
      for (int lane = 0; lane < lanes; lane++) {
        sums[i + lane] += factors[lane] * vectors[i + lane];
      }
    }
  }
}
