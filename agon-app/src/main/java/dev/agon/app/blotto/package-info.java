/** The Blotto commands: {@code agon blotto} and the original program's {@code Blotto}. */
@NullMarked
package dev.agon.app.blotto;

import org.jspecify.annotations.NullMarked;
