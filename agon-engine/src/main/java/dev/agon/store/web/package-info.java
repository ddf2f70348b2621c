/** What a server keeps in the database besides events. */
@NullMarked
package dev.agon.store.web;

import org.jspecify.annotations.NullMarked;
