/** What a program sees in its box: its packed files, and the tools that run it. */
@NullMarked
package dev.agon.pack;

import org.jspecify.annotations.NullMarked;
