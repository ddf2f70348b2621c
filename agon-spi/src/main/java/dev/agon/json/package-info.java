/** One small JSON value type, so that games can speak JSON without knowing a JSON library. */
@NullMarked
package dev.agon.json;

import org.jspecify.annotations.NullMarked;
