package dev.agon.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks what programs outside of Agon may use. Everything else is internal, even if it is public.
 *
 * <p>A marked package or type is public API with all its public and protected members and nested
 * types. A marked member is public API alone; the other members of its type are internal.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.PACKAGE,
  ElementType.TYPE,
  ElementType.CONSTRUCTOR,
  ElementType.METHOD,
  ElementType.FIELD
})
public @interface PublicApi {}
