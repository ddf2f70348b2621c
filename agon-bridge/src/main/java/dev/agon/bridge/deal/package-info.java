/**
 * The hands of the boards: deals, double-dummy tables and par, and the PBN files that have them.
 */
@NullMarked
package dev.agon.bridge.deal;

import org.jspecify.annotations.NullMarked;
