/** Duplicate scoring: results on the same board are compared exactly. */
@NullMarked
package dev.agon.duplicate;

import org.jspecify.annotations.NullMarked;
