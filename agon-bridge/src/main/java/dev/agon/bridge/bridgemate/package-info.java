/** Reads the databases of Bridgemates, the scoring devices at the tables. */
@NullMarked
package dev.agon.bridge.bridgemate;

import org.jspecify.annotations.NullMarked;
