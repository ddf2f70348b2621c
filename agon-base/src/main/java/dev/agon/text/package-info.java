/** Text helpers that several modules share: tables, CSV, JSON, files, and errors for users. */
@NullMarked
package dev.agon.text;

import org.jspecify.annotations.NullMarked;
