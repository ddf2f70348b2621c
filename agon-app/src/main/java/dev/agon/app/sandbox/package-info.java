/** Commands about the box in which bots run. */
@NullMarked
package dev.agon.app.sandbox;

import org.jspecify.annotations.NullMarked;
