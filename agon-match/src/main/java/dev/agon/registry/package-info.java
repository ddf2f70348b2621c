/** The games that are installed, and their settings. */
@NullMarked
package dev.agon.registry;

import org.jspecify.annotations.NullMarked;
