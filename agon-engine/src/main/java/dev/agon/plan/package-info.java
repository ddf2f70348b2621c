/** What an event will play and how long it takes, before it starts. */
@NullMarked
package dev.agon.plan;

import org.jspecify.annotations.NullMarked;
