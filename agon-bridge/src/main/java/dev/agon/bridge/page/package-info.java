/** The page of a session to publish: ranking, boards with hands and travellers, pairs' cards. */
@NullMarked
package dev.agon.bridge.page;

import org.jspecify.annotations.NullMarked;
