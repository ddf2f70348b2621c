/** Plays matches in other processes: what is sent to them, and how results come back in order. */
@NullMarked
package dev.agon.remote;

import org.jspecify.annotations.NullMarked;
