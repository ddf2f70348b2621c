/** Plays ranges of matches on a cluster of Apache Spark. */
@NullMarked
package dev.agon.spark;

import org.jspecify.annotations.NullMarked;
