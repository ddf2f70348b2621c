/**
 * A ladder of the bots in a folder: their files, kept copies of them, and the matches they play.
 */
@NullMarked
package dev.agon.ladder.folder;

import org.jspecify.annotations.NullMarked;
