/** Programs and their boxes by system calls of Linux; never loaded on other systems. */
@NullMarked
package dev.agon.process.linux;

import org.jspecify.annotations.NullMarked;
