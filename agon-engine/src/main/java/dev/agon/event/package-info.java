/** The typed event, and its forms as file and JSON. */
@NullMarked
package dev.agon.event;

import org.jspecify.annotations.NullMarked;
