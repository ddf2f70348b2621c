/** Playing on a cluster, and {@code agon cluster check}. */
@NullMarked
package dev.agon.app.cluster;

import org.jspecify.annotations.NullMarked;
