/** Signed files with whole events, to take them to another database. */
@NullMarked
package dev.agon.transfer;

import org.jspecify.annotations.NullMarked;
