/** What commands have in common: arguments, flags that make an event, databases, streams. */
@NullMarked
package dev.agon.app.cli;

import org.jspecify.annotations.NullMarked;
