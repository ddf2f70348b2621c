/** A small JSON value type, so that games write JSON without a JSON library. */
@NullMarked
@PublicApi
package dev.agon.json;

import dev.agon.api.PublicApi;
import org.jspecify.annotations.NullMarked;
