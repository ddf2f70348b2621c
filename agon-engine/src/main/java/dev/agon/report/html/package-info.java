/** The report that is published: one page that needs nothing else. */
@NullMarked
package dev.agon.report.html;

import org.jspecify.annotations.NullMarked;
