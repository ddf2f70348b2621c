/** A small JSON value type, so that games write JSON without a JSON library. */
@NullMarked
package dev.agon.json;

import org.jspecify.annotations.NullMarked;
