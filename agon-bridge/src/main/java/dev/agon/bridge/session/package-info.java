/** A session as it was played: pairs, boards, and the outcome at each table. */
@NullMarked
package dev.agon.bridge.session;

import org.jspecify.annotations.NullMarked;
