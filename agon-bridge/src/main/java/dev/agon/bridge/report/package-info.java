/** Writes scored sessions as tables, CSV, JSON, HTML, USEBIO and the old scorer's lines. */
@NullMarked
package dev.agon.bridge.report;

import org.jspecify.annotations.NullMarked;
