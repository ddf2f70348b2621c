/** {@code agon serve}, the command that shows events in a browser. */
@NullMarked
package dev.agon.app.web;

import org.jspecify.annotations.NullMarked;
