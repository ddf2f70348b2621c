/** What pages read from the database, and what is kept in memory of it. */
@NullMarked
package dev.agon.web.data;

import org.jspecify.annotations.NullMarked;
