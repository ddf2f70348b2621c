/** The referee: how one match is asked, judged and witnessed. */
@NullMarked
package dev.agon.match;

import org.jspecify.annotations.NullMarked;
