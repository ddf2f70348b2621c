/** Builds HTML pages and style sheets. */
@NullMarked
package dev.agon.html;

import org.jspecify.annotations.NullMarked;
