/** Benchmarks of duplicate bridge. */
@NullMarked
package dev.agon.bench.bridge;

import org.jspecify.annotations.NullMarked;
