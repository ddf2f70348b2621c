/** What a running program is, for every kind of system. */
@NullMarked
package dev.agon.process.host;

import org.jspecify.annotations.NullMarked;
