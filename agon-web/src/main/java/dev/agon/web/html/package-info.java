/** The frame and the common parts of the server's pages. */
@NullMarked
package dev.agon.web.html;

import org.jspecify.annotations.NullMarked;
