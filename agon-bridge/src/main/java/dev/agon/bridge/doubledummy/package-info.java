/** Double-dummy tables from the library DDS, where it is installed. */
@NullMarked
package dev.agon.bridge.doubledummy;

import org.jspecify.annotations.NullMarked;
