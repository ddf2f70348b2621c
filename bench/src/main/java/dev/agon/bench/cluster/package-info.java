/** How fast the driver of a cluster is. */
@NullMarked
package dev.agon.bench.cluster;

import org.jspecify.annotations.NullMarked;
