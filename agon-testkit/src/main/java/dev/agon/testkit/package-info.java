/** The contracts that every game inherits, misbehaving bots, and the playthrough recorder. */
@NullMarked
package dev.agon.testkit;

import org.jspecify.annotations.NullMarked;
