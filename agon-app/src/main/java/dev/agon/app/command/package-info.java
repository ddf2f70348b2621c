/** The commands of agon, a class each. */
@NullMarked
package dev.agon.app.command;

import org.jspecify.annotations.NullMarked;
