package dev.agon.bot;

/** Decides for one seat in one match. */
@FunctionalInterface
public interface Bot<V, M> {
  M move(V view);
}
