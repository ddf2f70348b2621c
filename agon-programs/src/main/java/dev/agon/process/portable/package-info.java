/** Programs by what Java offers on every system: no box, and process trees ended at best effort. */
@NullMarked
package dev.agon.process.portable;

import org.jspecify.annotations.NullMarked;
