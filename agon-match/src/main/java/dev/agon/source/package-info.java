/** Where bots come from: built-ins, source files, programs, fixed moves and people. */
@NullMarked
package dev.agon.source;

import org.jspecify.annotations.NullMarked;
