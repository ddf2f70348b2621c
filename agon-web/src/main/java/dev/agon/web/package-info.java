/** The web server: pages, streams and JSON over events, matches and games. */
@NullMarked
package dev.agon.web;

import org.jspecify.annotations.NullMarked;
