/** How fast Agon is, in figures. */
@NullMarked
package dev.agon.bench;

import org.jspecify.annotations.NullMarked;
