/** Pages, each with a JSON form. */
@NullMarked
package dev.agon.web.page;

import org.jspecify.annotations.NullMarked;
