/** What is stored of the clusters that play events. */
@NullMarked
package dev.agon.store.cluster;

import org.jspecify.annotations.NullMarked;
