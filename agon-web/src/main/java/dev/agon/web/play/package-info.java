/** Games that people play in a browser, against bots and each other. */
@NullMarked
package dev.agon.web.play;

import org.jspecify.annotations.NullMarked;
