/** What all requests have in common: guards, headers, errors, assets. */
@NullMarked
package dev.agon.web.http;

import org.jspecify.annotations.NullMarked;
