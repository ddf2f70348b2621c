/** Playing many matches, in any order, with results in the canonical one. */
@NullMarked
package dev.agon.execute;

import org.jspecify.annotations.NullMarked;
