/** Commands about single matches: playing, replaying, verifying, analysing. */
@NullMarked
package dev.agon.app.match;

import org.jspecify.annotations.NullMarked;
