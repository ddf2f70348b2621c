/** The log of a ladder: its entries, their written form, its keys, and where it is stored. */
@NullMarked
package dev.agon.ladder.log;

import org.jspecify.annotations.NullMarked;
