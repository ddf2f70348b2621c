/** What an author of a game needs: contract tests to inherit, playthroughs, misbehaving bots. */
@NullMarked
package dev.agon.testkit;

import org.jspecify.annotations.NullMarked;
