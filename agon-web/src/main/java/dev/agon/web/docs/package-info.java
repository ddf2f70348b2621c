/** The documentation as pages, of the server and as files. */
@NullMarked
package dev.agon.web.docs;

import org.jspecify.annotations.NullMarked;
