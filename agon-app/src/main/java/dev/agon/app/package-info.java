/** The only main class: it finds the command and prints its errors. */
@NullMarked
package dev.agon.app;

import org.jspecify.annotations.NullMarked;
