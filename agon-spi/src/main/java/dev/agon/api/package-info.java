/** What of Agon other programs may use. */
@NullMarked
@PublicApi
package dev.agon.api;

import org.jspecify.annotations.NullMarked;
