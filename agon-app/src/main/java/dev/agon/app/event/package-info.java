/** What an organiser does with an event before it is played: begin its file, check it. */
@NullMarked
package dev.agon.app.event;

import org.jspecify.annotations.NullMarked;
