/** The commands of agon, one class each. */
@NullMarked
package dev.agon.app.command;

import org.jspecify.annotations.NullMarked;
