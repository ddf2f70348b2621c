/** The style sheets that report, pages and pictures share. */
@NullMarked
package dev.agon.report.style;

import org.jspecify.annotations.NullMarked;
