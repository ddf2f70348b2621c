/** What tells users and their shells about the commands: manual page, completion, version. */
@NullMarked
package dev.agon.app.manual;

import org.jspecify.annotations.NullMarked;
