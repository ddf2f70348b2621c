/** The command for authors of bots: {@code agon try}. */
@NullMarked
package dev.agon.app.author;

import org.jspecify.annotations.NullMarked;
