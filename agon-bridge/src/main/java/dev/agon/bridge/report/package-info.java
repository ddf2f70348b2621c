/** Scored sessions in, bytes out. */
@NullMarked
package dev.agon.bridge.report;

import org.jspecify.annotations.NullMarked;
