/** The written form of results, which is stored, signed and sent by workers. */
@NullMarked
package dev.agon.row;

import org.jspecify.annotations.NullMarked;
