/** The command line: the only main, and where everything is wired together. */
@NullMarked
package dev.agon.app;

import org.jspecify.annotations.NullMarked;
