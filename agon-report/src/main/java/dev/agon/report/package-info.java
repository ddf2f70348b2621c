/** Standings in, bytes out. */
@NullMarked
package dev.agon.report;

import org.jspecify.annotations.NullMarked;
