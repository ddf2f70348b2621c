/** The command line: the only main class, and the flags and output of all commands. */
@NullMarked
package dev.agon.app;

import org.jspecify.annotations.NullMarked;
