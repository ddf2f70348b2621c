/** The values that matches and tournaments share: specs, seeds, results and faults. */
@NullMarked
package dev.agon.result;

import org.jspecify.annotations.NullMarked;
