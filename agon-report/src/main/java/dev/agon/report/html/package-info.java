/** The HTML report: one self-contained page. */
@NullMarked
package dev.agon.report.html;

import org.jspecify.annotations.NullMarked;
